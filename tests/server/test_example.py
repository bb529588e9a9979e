"""The example of a bot of one's own plays a whole game; what it is told is what docs/protocol.md says."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys

import msgspec

import alehouse
from alehouse.server import protocol
from tests.server.client import Client, run
from tests.server.serving import ROOT, Serving

GAME = min(alehouse.games(), key=lambda game: game.length)
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_example_plays_a_game(server: Serving) -> None:
    async def scene() -> None:
        players = max(2, GAME.fewest)
        host = Client(server.address)
        table = await host.good("POST", "/api/tables", {"game": GAME.name, "players": players})
        host.code = table["code"]
        example = [sys.executable, "-W", "error", str(ROOT / "examples" / "bot.py"), server.address, host.code]
        playing = [
            subprocess.Popen([*example, str(seat), f"Bot {seat}"], stdout=subprocess.PIPE, text=True)
            for seat in range(players)
        ]
        while not all(seat["name"] for seat in (await host.good("GET", f"/api/tables/{host.code}"))["seats"]):
            await asyncio.sleep(0.2)
        await host.begin()
        said = [(await asyncio.to_thread(each.communicate))[0] for each in playing]
        assert [each.returncode for each in playing] == [0] * players
        for seat, line in enumerate(said):
            assert re.fullmatch(rf"Bot {seat}: place \d+\n", line)

    run(scene())


def test_every_message_and_every_field_is_described() -> None:
    """docs/protocol.md names whatever can cross a socket, and no message that cannot."""
    kinds = [each for each in vars(protocol).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    tags = {str(kind.__struct_config__.tag) for kind in kinds if kind.__struct_config__.tag} - {"Said"}
    described = set(re.findall(r"^\| `([a-z-]+)` \|", PROTOCOL, flags=re.MULTILINE))
    assert tags - described == set()
    for kind in kinds:
        if kind.__module__ == protocol.__name__:
            for field in kind.__struct_fields__:
                assert f"`{field}`" in PROTOCOL, f"{kind.__name__}.{field}"


def test_every_door_is_described() -> None:
    from alehouse.server.doors import DOORS

    for door in DOORS:
        (path,) = door.paths
        for method in door.http_methods:
            wanted = re.sub(r"\{(\w+):\w+\}", lambda found: found[1].upper(), path)
            assert f"`{method} {wanted}`" in PROTOCOL, f"{method} {wanted}"
