"""Analyses through the door: of games that are over, made while others play, kept, and taken up again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import alehouse
from alehouse.bots import analysis
from alehouse.engine.record_file import from_text
from alehouse.server import analysing
from alehouse.server.keeper import Keeper
from alehouse.server.settings import Limit
from tests.server.client import Client, company, play_together, run
from tests.server.inside import a_house, in_a_house
from tests.server.serving import settings
from tests.server.test_doors import why

GAME = min(alehouse.games(), key=lambda game: game.length)
PEOPLE = max(2, GAME.fewest)


@pytest.fixture(autouse=True)
def _thinking_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures do not matter here."""
    monkeypatch.setattr(analysing, "USUAL", "novice")


async def until_done(client: Client) -> list[dict[str, Any]]:
    """All answers until the analysis is there."""
    told = [await client.good("POST", f"/api/tables/{client.code}/analysis")]
    while told[-1]["analysis"] is None:
        await asyncio.sleep(0.05)
        told.append(await client.good("POST", f"/api/tables/{client.code}/analysis"))
    return told


async def a_finished_game(address: str) -> list[Client]:
    people = await company(address, GAME.name, PEOPLE)
    await play_together(people)
    return people


def test_a_game_that_is_over_is_analysed(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        people = await company(address, GAME.name, PEOPLE)
        path = f"/api/tables/{people[0].code}/analysis"
        assert why(await people[0].ask("POST", path)) == (409, "server-record-later")
        await play_together(people)
        eve = Client(address)
        eve.code = people[0].code
        told = await until_done(eve)
        assert [each["done"] for each in told] == sorted(each["done"] for each in told)
        assert told[0]["done"] < told[0]["all"] == told[-1]["done"]
        found = told[-1]["analysis"]
        for share in found["shares"]:
            assert share["start"] + share["own"] + share["others"] + share["luck"] == share["end"]
        record = from_text(json.dumps(await eve.good("GET", f"/api/tables/{eve.code}/record")))
        steps = analysis.where_to_look(record)
        here = analysis.put_together(record, "novice", [analysis.look(record, step, "novice") for step in steps])
        assert found == json.loads(here.encode()), "it is the one that the record gives anywhere"

    in_a_house(tmp_path, scene)


def test_what_is_done_is_kept_when_the_server_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        chosen = settings(f"sqlite:///{tmp_path}/tables.sqlite3")
        async with a_house(chosen) as (address, _):
            (ann, *_others) = await a_finished_game(address)
            first = await ann.good("POST", f"/api/tables/{ann.code}/analysis")
            assert first["done"] == 0
            while (await ann.good("POST", f"/api/tables/{ann.code}/analysis"))["done"] < 2:
                await asyncio.sleep(0.02)
        async with a_house(chosen) as (address, _):
            again = Client(address)
            again.code = ann.code
            told = await until_done(again)
            assert told[0]["done"] >= 2
        async with a_house(chosen) as (address, _):
            last = Client(address)
            last.code = ann.code
            assert (await until_done(last)) == [told[-1]], "all of it is there at once"

    run(scene())


def test_bots_go_on_while_a_game_is_analysed(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        (ann, *_others) = await a_finished_game(address)
        asked = asyncio.create_task(until_done(ann))
        people = await company(address, GAME.name, PEOPLE - 1, 1)
        await play_together(people, 5)
        assert people[0].over
        assert (await asked)[-1]["analysis"] is not None

    in_a_house(tmp_path, scene)


def test_games_are_not_analysed_without_end(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        first, second = [(await a_finished_game(address))[0] for _ in range(2)]
        assert (await until_done(first))[-1]["analysis"] is not None, "asking how far it is costs nothing"
        assert why(await second.ask("POST", f"/api/tables/{second.code}/analysis")) == (429, "server-too-many")

    in_a_house(tmp_path, scene, analyses=Limit(1, 0.0))


def test_an_analysis_that_ends_while_it_is_asked_for_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        person = (await a_finished_game(address))[0]
        read = keeper.store.moments

        async def slowly(table: int, of: str) -> dict[int, bytes]:
            """What is found was read before the analysis ended, and is told afterwards."""
            found = await read(table, of)
            await asyncio.gather(*keeper.analyses._running.values())
            return found

        monkeypatch.setattr(keeper.store, "moments", slowly)
        assert (await until_done(person))[-1]["analysis"] is not None

    in_a_house(tmp_path, scene, analyses=Limit(1, 0.0))


def test_where_nothing_was_played_there_is_nothing_to_analyse(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        people = await company(address, GAME.name, PEOPLE)
        for person in people:
            await person.tell({"is": "ask-to-end", "wants": True})
        path = f"/api/tables/{people[0].code}/analysis"
        assert why(await people[0].ask("POST", path)) == (409, "analysis-empty")

    in_a_house(tmp_path, scene)
