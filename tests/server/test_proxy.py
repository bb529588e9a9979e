"""Behind a proxy: whom it asks for is believed if its address was named, and not from anybody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.server.keeper import Keeper
from alehouse.server.settings import Limit, read_proxies
from tests.server.client import Client
from tests.server.inside import in_a_house
from tests.server.test_doors import GAME

FEW = {"requests": Limit(3, 1e-9)}


async def asked_for(address: str, people: list[str]) -> list[int]:
    """What a proxy is answered that asks for these addresses."""
    client = Client(address)
    return [(await client.ask("GET", "/api/games", **{"x-forwarded-for": each}))[0] for each in people]


def test_a_proxy_that_is_believed(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        assert await asked_for(address, [f"198.51.100.{number}" for number in range(5)]) == [200] * 5
        assert await asked_for(address, ["203.0.113.9"] * 4) == [200, 200, 200, 429]

    in_a_house(tmp_path, scene, proxies="127.0.0.1", **FEW)


@pytest.mark.parametrize("proxies", ["", "192.0.2.1", "192.0.2.0/24"])
def test_nobody_else_is_believed(tmp_path: Path, proxies: str) -> None:
    """Or limits could be escaped, and others be locked out, by anybody."""

    async def scene(address: str, keeper: Keeper) -> None:
        assert await asked_for(address, [f"198.51.100.{number}" for number in range(4)]) == [200, 200, 200, 429]

    in_a_house(tmp_path, scene, proxies=proxies, **FEW)


@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("", False)])
def test_cookies_are_for_tls_alone_where_the_proxy_speaks_it(tmp_path: Path, proxies: str, secure: bool) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        given = await cookie(address, {"x-forwarded-proto": "https"})
        assert ("Secure" in given) == secure

    in_a_house(tmp_path, scene, proxies=proxies)


async def cookie(address: str, headers: dict[str, str]) -> str:
    body: dict[str, Any] = {"game": GAME.name, "players": GAME.fewest, "name": "Ann"}
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/tables", json=body, headers=headers)
        return answer.headers["set-cookie"]


@pytest.mark.parametrize("odd", ["", "nginx", "127.0.0.1,", "10.0.0.1/8", "127.0.0.1;::1"])
def test_what_is_no_address_of_a_proxy(odd: str) -> None:
    with pytest.raises(AlehouseError) as wrong:
        read_proxies(odd)
    assert wrong.value.message.id == "server-proxy-odd"
    assert read_proxies("127.0.0.1, ::1, 10.0.0.0/8")
