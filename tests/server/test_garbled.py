"""Messages dropped, doubled, reordered, cut and garbled: each has a clear answer, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import alehouse
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck
from alehouse.server.database import open_database, read_url
from alehouse.server.store import Store
from alehouse.tables import Table
from tests.server.client import Client, company, run
from tests.server.crashing import check
from tests.server.garbling import KNOWN, broken_frames, garbled, in_frames
from tests.server.raw import CLOSE, Line, frame
from tests.server.serving import Serving

GAME = alehouse.game("the-pub")
"""Here nobody is asked together with others: what was decided is the next entry of the log."""

Said = dict[str, Any]


# On a bad line

FAULTS = ["none", "drop", "double", "late", "early", "cut", "vanish", "garble", "spill"]


class Unlucky(Client):
    """A player on a line that loses, doubles, delays, cuts and garbles what is said."""

    last = ""

    async def say(self, said: Said, fault: str, chance: random.Random) -> None:
        """Say it, with this happening on the way; afterwards the player has heard what became of it."""
        data = self.numbered(said)
        if fault in ("cut", "vanish"):
            whole = frame(data.encode())
            self.put_on_the_line(whole if fault == "vanish" else whole[: chance.randrange(1, len(whole))])
            self.vanish()
            await self.come()
            return
        sent = {
            "none": [data],
            "drop": [],
            "double": [data, data],
            "late": [self.last or data, data],
            "early": [self.numbered({"is": "why-not", "action": "x"}), data],
            "garble": [garbled(said, chance).decode(errors="replace")],
            "spill": [data + data],
        }[fault]
        for each in sent:
            await self.send(each)
        answers: list[Said] = []
        while len(answers) < len(sent):
            heard = await self.hear()
            if heard["is"] in ("done", "refused", "answer"):
                answers.append(heard)
        done = [answer for answer in answers if answer["is"] == "done" and answer["id"] == json.loads(data)["id"]]
        if said["is"] == "decide" and done:
            (_,) = done
            self.acknowledged.append((said["decision"], said["action"]))
        self.last = data


async def play_on_a_bad_line(server: Serving, faults: list[str], seed: int) -> None:
    sober, *others = await company(server.address, GAME.name, max(2, GAME.fewest))
    unlucky = Unlucky(server.address, sober.secret)
    unlucky.seat = sober.seat
    await sober.go()
    await unlucky.come(sober.code)
    playing = [asyncio.create_task(other.play(FastLuck(number))) for number, other in enumerate(others)]
    chance, luck = random.Random(seed), FastLuck(seed)
    for fault in [*faults, "none", "none"]:
        while not unlucky.over and (said := unlucky.would(luck)) is None:
            await unlucky.hear()
        if unlucky.over:
            break
        assert said is not None
        await unlucky.say(said, fault, chance)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
    await check(server.database, [unlucky, *others])


def on_bad_lines(server: Serving, examples: int, longest: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(st.sampled_from(FAULTS), min_size=5, max_size=longest), st.integers(0, 1000))
    def play(faults: list[str], seed: int) -> None:
        run(play_on_a_bad_line(server, faults, seed))

    play()


def test_a_player_on_a_bad_line(server: Serving) -> None:
    """Whatever happens to what is said: nothing twice, nothing lost that was acknowledged, and the others play on."""
    on_bad_lines(server, examples=12, longest=25)


@pytest.mark.long
def test_many_players_on_bad_lines(server: Serving) -> None:
    on_bad_lines(server, examples=500, longest=80)


# On purpose

MESSAGES: list[Said] = [
    {"is": "hello", "id": 1, "have": None},
    {"is": "hello", "id": 2, "have": 3},
    {"is": "decide", "id": 3, "decision": 4, "action": "pass"},
    {"is": "why-not", "id": 4, "action": "pass"},
    {"is": "undo", "id": 5, "decision": 4},
    {"is": "waive", "id": 6, "waives": True},
    {"is": "come-back", "id": 7},
    {"is": "ask-to-end", "id": 8, "wants": False},
    {"is": "say", "id": 9, "text": "hello", "name": "Zoe"},
    {"is": "claim", "id": 10, "claim": "healthy"},
    {"is": "promise", "id": 11, "promise": "0" * 64},
    {"is": "tell", "id": 12, "word": "malt", "salt": "0" * 32},
]
ANSWERS = ("done", "refused", "answer")
CLEAN = (1000, 1002, 1003, 1005, 1007, 1009, 4404)
"""Codes that say what was wrong: nothing, the frames, the letters, the size, or that there was no hello."""


async def fuzz(server: Serving, seed: int, messages: int) -> None:
    """Somebody in a seat and somebody who looks on send nonsense; at two tables the others talk on."""
    chance = random.Random(seed)
    ann, bob, *_ = await company(server.address, GAME.name, max(2, GAME.fewest))
    elsewhere = await company(server.address, GAME.name, max(2, GAME.fewest))
    line: Line | None = None
    for number in range(messages):
        if line is None:
            line = await Line.to_table(server.address, ann.code, chance.choice([ann.secret, None]))
            if chance.random() < 0.9:
                line.tell({"is": "hello", "id": 0, "have": None})
                await line.hear_until("done")
            else:
                await one_message(
                    line, garbled({"is": "hello", "id": 1, "have": chance.choice([None, 2])}, chance), chance
                )
                line = None
                continue
        said = chance.choice(MESSAGES)
        if chance.random() < 0.9:
            if not await one_message(line, garbled(said, chance), chance):
                line = None
        else:
            line.say(broken_frames(json.dumps(said).encode(), chance))
            # What cannot be told apart from a message that has not ended is ended here.
            line.say(frame(b"", CLOSE))
            line.say_no_more()
            assert await line.closed() in (*CLEAN, None)
            line = None
        if number % 40 == 39:
            for say, hear in ((ann, bob), (elsewhere[0], elsewhere[1])):
                assert (await say.tell({"is": "say", "text": f"round {number}"}))["is"] == "done"
                while hear.steps[-1:] == [] or hear.steps[-1]["what"].get("text") != f"round {number}":
                    await hear.hear()
    await replays(server.database, ann.code)


async def one_message(line: Line, data: bytes, chance: random.Random) -> bool:
    """Every message has one answer, or the line is closed and says why; whether it is still open."""
    if len(data) > 16_000:
        line.say(frame(data))
        assert await line.closed() == 1009
        return False
    line.say(in_frames(data, chance))
    while (heard := await line.hear()) is not None:
        if heard["is"] in ANSWERS:
            assert heard["is"] != "refused" or heard["why"]["id"] != "server-trouble", data
            return True
    assert line.close_code in CLEAN, (data, line.close_code)
    return False


async def replays(database: str, code: str) -> None:
    engine = await open_database(read_url(database))
    store = Store(engine, "test")
    kept = await store.find(code)
    assert kept is not None
    log = await store.entries(kept.id)
    await engine.dispose()
    assert Table.of(log, Chain(kept.tip)).log == log


def test_nonsense_that_is_known(server: Serving) -> None:
    """As the first message and as a later one, from a seat and from beside the table."""

    async def scene() -> None:
        ann, *_ = await company(server.address, GAME.name, max(2, GAME.fewest))
        for secret in (ann.secret, None):
            later = await Line.to_table(server.address, ann.code, secret)
            later.tell({"is": "hello", "id": 0})
            await later.hear_until("done")
            for data in KNOWN:
                assert await one_message(later, data.encode(), random.Random(0))
                first = await Line.to_table(server.address, ann.code, secret)
                assert await one_message(first, data.encode(), random.Random(0))
                first.cut()

    run(scene())


def test_nonsense_has_a_clear_answer(server: Serving) -> None:
    run(fuzz(server, 1, messages=400))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_much_nonsense_has_clear_answers(server: Serving, seed: int) -> None:
    run(fuzz(server, 100 + seed, messages=4000))
