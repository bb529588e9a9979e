"""Other boxes at a server: of a table, in whatever form it is brought, and of the whole house."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alehouse.server.keeper import Keeper
from tests.server.client import Client
from tests.server.inside import in_a_house

GAME = "bristol-1350"


def book(inside: dict[str, Any]) -> str:
    return str(inside["book"])


def test_a_file_is_as_good_as_its_values(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        values = await ann.set_up(GAME, 3, box={"road": 12, "symptoms": {"4": 7}})
        file = await ann.set_up(GAME, 3, box=f'game = "{GAME}"\nroad = 12 # as ours has it\n[symptoms]\n4 = 7\n')
        boxes = [(await ann.good("GET", f"/api/tables/{code}"))["box"] for code in (values, file)]
        assert boxes == [{"road": 12, "symptoms": {"4": 7}}] * 2
        told = [book(await ann.good("GET", f"/api/tables/{code}/game")) for code in (values, file)]
        assert told[0] == told[1] != book(await ann.good("GET", f"/api/games/{GAME}"))

    in_a_house(tmp_path, scene)


@pytest.mark.parametrize(
    ("box", "id"),
    [
        ("road = = 3", "error-box-toml"),
        ("rode = 3", "error-box-unknown"),
        ("road = 1350-01-01", "error-box-number"),
        ('game = "the-pub"', "error-box-other-game"),
        ("symptoms = [0, 0, 0, 0]", "error-box-together"),
        ({"road": -1}, "error-box-number"),
    ],
)
def test_what_is_no_box_opens_no_table(tmp_path: Path, box: object, id: str) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        status, answer = await ann.ask("POST", "/api/tables", {"game": GAME, "players": 3, "box": box})
        assert (status, answer["why"]["id"]) == (409, id)
        assert await ann.good("GET", "/api/mine") == []

    in_a_house(tmp_path, scene)


def test_a_house_has_boxes_of_its_own(tmp_path: Path) -> None:
    """Its rulebook and its tables follow them, unless a table says otherwise."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        usual = await ann.set_up(GAME, 3)
        other = await ann.set_up(GAME, 3, box="road = 16")
        boxes = [(await ann.good("GET", f"/api/tables/{code}"))["box"] for code in (usual, other)]
        assert boxes == [{"road": 12}, {}]
        inside = await ann.good("GET", f"/api/games/{GAME}")
        assert inside == await ann.good("GET", f"/api/tables/{usual}/game")
        assert inside != await ann.good("GET", f"/api/tables/{other}/game")

    in_a_house(tmp_path, scene, boxes={GAME: {"road": 12}})
