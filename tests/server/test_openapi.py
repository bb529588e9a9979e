"""The doors keep what their description at /api promises, whatever they are asked, by whoever asks."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.schemas import APIOperation

import alehouse
from alehouse.server.doors import DOORS
from tests.server.client import Client, run
from tests.server.postgres import Postgres
from tests.server.serving import Serving, start

GAME = min(alehouse.games(), key=lambda game: game.length)
PATHS = [(method, door.paths.copy().pop()) for door in DOORS for method in sorted(door.http_methods)]


@dataclass
class House:
    """A server with tables of all kinds, and people who may do something there, or nothing."""

    server: Serving
    codes: list[str]
    secrets: list[str]
    description: schemathesis.BaseSchema

    def door(self, method: str, path: str) -> APIOperation[Any, Any, Any, Any]:
        return self.description[path.replace(":str", "").replace(":int", "")][method]


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.sqlite3"
    else:
        running: Postgres = request.getfixturevalue("postgres")
        database = running.database()
    server = start(database)
    codes: list[str] = []
    holders = [secrets.token_hex(32)]
    run(_tables(server.address, codes, holders))
    yield House(server, codes, holders, schemathesis.openapi.from_url(f"{server.address}/api"))
    assert server.stop() == "", "nothing went wrong inside"


async def _tables(address: str, codes: list[str], holders: list[str]) -> None:
    """A table that waits for people, one that has begun, and one that is over; a host, a player, and a stranger."""
    host, player = Client(address), Client(address)
    players = max(2, GAME.fewest)
    codes.append(await host.set_up(GAME.name, players, listed=True))
    for _ in range(2):
        codes.append(await host.set_up(GAME.name, players))
        await player.sit(host.code, 1, "Bob")
        for seat in range(2, players):
            await host.add_bot(seat, f"Bot {seat}")
        await host.begin()
    for each in (host, player):
        await each.come(codes[-1])
        assert (await each.tell({"is": "ask-to-end", "wants": True}))["is"] == "done"
    holders += [host.secret, player.secret]


def _path_is_right(case: Case[Any]) -> bool:
    """Whether nothing is wrong with the path on purpose: a table's own code would mend it."""
    assert case.meta is not None
    path = case.meta.components.get(ParameterLocation.PATH)
    return path is None or path.mode is GenerationMode.POSITIVE


def check(house: House, method: str, path: str, mode: GenerationMode, examples: int) -> None:
    door = house.door(method, path)

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        case: Case[Any] = data.draw(door.as_strategy(generation_mode=mode))
        if "code" in case.path_parameters and _path_is_right(case) and data.draw(st.integers(0, 3)):
            case.path_parameters["code"] = data.draw(st.sampled_from(house.codes))
        headers = {"authorization": f"Bearer {data.draw(st.sampled_from(house.secrets))}"}
        case.call_and_validate(house.server.address, headers=headers if data.draw(st.integers(0, 3)) else None)

    ask()


WHERE = [(method, path, GenerationMode.POSITIVE) for method, path in PATHS]
# Where nothing is asked for, nothing can be wrong with it.
WHERE += [(method, path, GenerationMode.NEGATIVE) for method, path in PATHS if "{" in path or method == "POST"]
everywhere = pytest.mark.parametrize(("method", "path", "mode"), WHERE, ids=lambda part: getattr(part, "value", part))


@everywhere
def test_every_answer_is_as_described(house: House, method: str, path: str, mode: GenerationMode) -> None:
    check(house, method, path, mode, examples=15)


@pytest.mark.long
@everywhere
def test_very_many_answers_are_as_described(house: House, method: str, path: str, mode: GenerationMode) -> None:
    check(house, method, path, mode, examples=300)
