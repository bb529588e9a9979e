"""Hints through the door: for whoever is asked, where the table allows it, from what that seat knows."""

from __future__ import annotations

import json
from pathlib import Path

import alehouse
from alehouse.bots.hints import hint
from alehouse.engine.luck import FastLuck
from alehouse.server.keeper import Keeper
from alehouse.server.settings import Limit
from alehouse.tables import Table
from tests.server.client import Client, company
from tests.server.inside import in_a_house
from tests.server.test_doors import why

GAME = alehouse.game("the-pub")
"""Nobody is asked for a moment only here: a hint may take its time."""
BOTS = max(2, GAME.fewest) - 1


async def until_asked(person: Client) -> None:
    """Give no word for the luck, and wait until there is something to decide."""
    while not person.now["choices"]:
        said = person.would(FastLuck(1))
        if said is None:
            await person.hear()
        else:
            await person.tell(said)


async def ask(person: Client, level: str = "novice", decision: int | None = None) -> tuple[int, dict[str, object]]:
    asked = {"decision": person.now["decision"] if decision is None else decision, "level": level}
    return await person.ask("POST", f"/api/tables/{person.code}/hint", asked)


def test_against_bots_a_hint_is_given_from_what_the_seat_knows(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        (ann,) = await company(address, GAME.name, 1, BOTS)
        assert (await ann.good("GET", f"/api/tables/{ann.code}"))["hints"]
        await until_asked(ann)
        status, told = await ask(ann)
        assert status == 200
        knowledge = await (await keeper.live(ann.code)).ask(lambda table: table.knowledge(0))
        assert told == json.loads(hint(knowledge, "novice").encode())
        assert told["best"][0]["choice"] in ann.now["choices"]  # type: ignore[index]
        before = ann.now["number"]
        assert (await ask(ann))[1] == told
        assert (await ann.good("GET", f"/api/tables/{ann.code}"))["asked"] == [0]
        assert ann.now["number"] == before, "nobody is told that somebody asked"

    in_a_house(tmp_path, scene)


def test_among_people_there_are_none_unless_the_table_was_set_up_so(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        people = await company(address, GAME.name, BOTS + 1)
        assert not (await people[0].good("GET", f"/api/tables/{people[0].code}"))["hints"]
        await first_asked(people)
        refused = [why(await ask(person)) for person in people]
        assert refused.count((403, "hint-forbidden")) == 1
        assert refused.count((409, "hint-nothing")) == BOTS, "whoever is not asked has nothing to decide"
        friends = await company(address, GAME.name, BOTS + 1, hints=True)
        asked = await first_asked(friends)
        assert (await ask(asked))[0] == 200
        (alone,) = await company(address, GAME.name, 1, BOTS, hints=False)
        await until_asked(alone)
        assert why(await ask(alone)) == (403, "hint-forbidden")

    in_a_house(tmp_path, scene)


async def first_asked(people: list[Client]) -> Client:
    for person in people:
        said = person.would(FastLuck(1))
        if said is not None and said["is"] == "promise":
            await person.tell(said)
    for person in people:
        while person.now["phase"] == "words":
            await person.hear()
    return next(person for person in people if person.seat in person.now["asked"])


def test_what_cannot_be_asked_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        (ann,) = await company(address, GAME.name, 1, BOTS)
        assert why(await ask(ann)) == (409, "hint-nothing"), "words for the luck come first"
        await until_asked(ann)
        eve = Client(address)
        eve.code, eve.now = ann.code, ann.now
        assert why(await ask(eve)) == (403, "server-seat-only")
        assert why(await ask(ann, "grandmaster")) == (409, "bots-level-unknown")
        assert why(await ask(ann, decision=ann.now["decision"] - 1)) == (409, "table-decision-past")
        assert (await ann.ask("POST", f"/api/tables/{ann.code}/hint", {"decision": "x"}))[0] == 400
        assert (await ask(ann))[0] == 200, "and nothing came of all that"

    in_a_house(tmp_path, scene)


def test_hints_are_not_asked_for_without_end(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        (ann,) = await company(address, GAME.name, 1, BOTS)
        await until_asked(ann)
        answers = [await ask(ann) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]

    in_a_house(tmp_path, scene, hints=Limit(2, 0.0))


def test_the_rematch_keeps_what_was_agreed_about_hints(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        people = await company(address, GAME.name, BOTS + 1, hints=True)
        for person in people:
            await person.tell({"is": "ask-to-end", "wants": True})
        again = await people[0].good("POST", f"/api/tables/{people[0].code}/rematch")
        assert again["hints"]

        def agreed(table: Table) -> bool | None:
            return table.hints

        assert await (await keeper.live(again["code"])).ask(agreed) is True

    in_a_house(tmp_path, scene)
