"""A table and its twin: the same log, but from some moment on what a reader imagines in the place of the truth.

Both are put before the same server in turn, and everything that leaves it for this reader is compared byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from alehouse import Game
from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.contract import PUBLIC, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck, Luck
from alehouse.server import keeper as keeper_module
from alehouse.server.keeper import Keeper
from alehouse.server.live import Live
from alehouse.server.logs import Structured
from alehouse.server.sight import Numbers
from alehouse.tables import Table
from alehouse.tables.entries import Answered, AnyEntry, Drew, Played
from alehouse.tables.match import Match
from tests.server.client import Client, company
from tests.server.serving import set_window
from tests.suite.observe import differ, heard, imagine, perceived
from tests.suite.walks import options

Entries = list[AnyEntry]
SPAN = 14
"""Entries that follow upon a moment."""
MOST_ASKED = 4
"""Choices about which it is asked whether they could be taken back."""
TRIES = 6
"""Other things that might have happened, of which one is looked for that looks the same."""


# Twins


@dataclass
class Teller:
    """Makes tables of a log: as they were, or with another position in the place of the true one behind entry `at`."""

    chain: Chain
    at: int = 0
    position: Position | None = None

    def of(self, log: Sequence[AnyEntry], chain: Chain | None = None, show_from: int | None = None) -> Table:
        """As Table.of; raises AlehouseError where the imagined position cannot go on like this."""
        table = Table(self.chain)
        for entry in log:
            table.shows = show_from is not None and entry.number >= show_from
            self.follow(table, entry)
        return table

    def follow(self, table: Table, entry: AnyEntry) -> None:
        if self.position is not None and entry.number > self.at and isinstance(entry, Drew):
            assert table._match is not None
            _draw(table._match, table.game.action(entry.action))
        table.follow([entry])
        if self.position is not None and entry.number == self.at:
            assert table._match is not None
            table._match.position = self.position.copy()
            table._match.position.listen(table.played)


@dataclass(frozen=True)
class Span:
    """A part of an evening: a reader comes behind entry `at`, and sees what happens up to the end of this log."""

    teller: Teller
    log: Entries
    at: int
    asks: slice
    """Which actions of the game's table are asked about through the socket."""

    def digest(self) -> str:
        """Tells the truth from what is imagined: what nobody may be told."""
        match = self.teller.of(self.log)._match
        assert match is not None
        return match.position.digest()


def _draw(match: Match, action: Action) -> None:
    """The next draw brings this."""
    assert match._dealer is not None
    match._dealer._luck = Certain(action)


class Certain(Luck):
    """Brings what it is told to bring, whatever else might come."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def choose(self, chances: Chances) -> Action:
        return self.action


def twins(log: Entries, chain: Chain, at: int, seat: int, luck: FastLuck) -> tuple[Span, Span]:
    """The truth, and a twin of it for this seat, for as long as the seat cannot tell them apart.

    In the twin others have other things, and do and draw other things where the seat sees no difference.
    """
    true = Teller(chain)
    table = true.of(log[:at])
    assert table._match is not None
    imagined = Teller(chain, at, imagine(table._match.position, seat, luck))
    twin = imagined.of(log[:at])
    table.shows = twin.shows = True
    other = log[:at]
    for entry in log[at : at + SPAN]:
        true.follow(table, entry)
        instead = _instead(table, twin, entry, seat, luck)
        try:
            imagined.follow(twin, instead)
        except AlehouseError:
            break
        if differ(seat, table.shown[-1].events, twin.shown[-1].events):
            break
        other = [*other, instead]
    end = len(other)
    asks = slice(luck.below(7), None, len(table.game.table.actions) // 6)
    return Span(true, log[:end], at, asks), Span(imagined, other, at, asks)


def _instead(table: Table, twin: Table, entry: AnyEntry, seat: int, luck: FastLuck) -> AnyEntry:
    """What may have happened in the place of this for all that the seat sees; often the same."""
    if isinstance(entry, Answered) and entry.seat != seat:
        legal = twin.legal(entry.seat)
        return replace(entry, action=str(legal[luck.below(len(legal))])) if legal else entry
    if not isinstance(entry, (Played, Drew)) or (isinstance(entry, Played) and entry.seat == seat):
        return entry
    assert table._match is not None
    assert twin._match is not None
    seen = heard(seat, table.shown[-1].events), perceived(table._match.position, seat)
    possible = [action for action in options(twin._match.position) if str(action) != entry.action]
    for _ in range(min(TRIES, len(possible))):
        action = possible.pop(luck.below(len(possible)))
        trial = twin._match.position.copy()
        trial.listen(twin.played)
        trial.news()
        trial.play(action)
        if (heard(seat, trial.news()), perceived(trial, seat)) == seen:
            return replace(entry, action=str(action))
    return entry


# An evening to look at


class SameLuck:
    """In the place of a chain of secrets that nobody knows: the same evening every time."""

    @staticmethod
    def fresh() -> Chain:
        return Chain(bytes(32))


async def seated(
    address: str, keeper: Keeper, game: Game, players: int, chosen: dict[str, object] | None = None
) -> tuple[list[Client], Live]:
    """People at a table that has just begun, all gone again; nothing happens there but what a test puts before it."""
    # No time is over before the test says so, and when it is does not depend on who is connected.
    set_window(10**9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keeper_module, "Chain", SameLuck)
        clients = await company(address, game.name, players, options=chosen or {}, clock={"kind": "days", "days": 3})
    for client in clients:
        await client.tell({"is": "promise", "promise": None})
        await client.go()
    live = await keeper.live(clients[0].code)
    return clients, live


def evening(log: Entries, chain: Chain, luck: FastLuck, entries: int) -> Entries:
    """Play on from this log, with talk, claims, undo, and answers that are kept."""
    table = Table.of(log, chain)
    now = log[-1].at
    while len(table.log) < entries and not table.over:
        now += 1
        seat = luck.below(len(table.places))
        dice = luck.below(12)
        try:
            if dice == 0:
                table.say(seat, "", "well, well", now)
            elif dice == 1:
                table.waive(seat, not table.places[seat].waives, now)
            elif dice == 2:
                table.undo(seat, now)
            elif dice <= 5 and (claims := table.game.claims.of(len(table.places))):
                table.claim(seat, str(claims[luck.below(len(claims))]), now)
            else:
                decide(table, luck, now)
        except AlehouseError:
            # Not everything can be taken back.
            continue
    return table.log


def decide(table: Table, luck: FastLuck, now: int) -> None:
    """Somebody who is asked decides; where all have answered, their time is over."""
    for seat in table.asked():
        legal = table.legal(seat)
        if legal:
            table.decide(seat, table.decision, legal[luck.below(len(legal))], now)
            return
    table.tick(table.deadline({}) or now, {})


# Everything that leaves the house


class Stage:
    """One server and one of its tables, before which the tests put whatever they want."""

    def __init__(self, address: str, keeper: Keeper, live: Live) -> None:
        self.address = address
        self.keeper = keeper
        self.live = live
        self.logged: list[str] = []
        self._handler = _Listening(self.logged)

    def put(self, teller: Teller, log: Entries) -> Table:
        """From now on this is the table, and whoever missed something is told it as this teller tells it."""
        table = teller.of(log)
        self.live._table = table
        self.live._numbers = Numbers()
        self.live._numbers.follow(table.log)
        self.live._shown_to = len(log)
        self.live._table_of = teller.of
        return table

    async def everything(self, span: Span, of: Client) -> list[str]:
        """All that one reader is told: on coming in the middle, while others play, on asking, and on coming back."""
        said: list[str] = []
        self.logged.clear()
        before = await self._figures()
        logger = logging.getLogger("alehouse")
        level = logger.level
        logger.addHandler(self._handler)
        logger.setLevel(logging.DEBUG)
        try:
            await self._visit(span, of, said)
        finally:
            logger.removeHandler(self._handler)
            logger.setLevel(level)
        after = await self._figures()
        said += [f"{name}: {after[name] - before.get(name, 0)} more" for name in after]
        return [*said, *self.logged]

    async def _visit(self, span: Span, of: Client, said: list[str]) -> None:
        code = self.live.kept.code
        table = self.put(span.teller, span.log[: span.at])
        reader = Client(self.address, of.secret)
        reader.seat = of.seat
        await reader.come(code, fresh=True, heard=said)
        have = reader.have
        # While the others play:
        table.shows = True
        for entry in span.log[span.at :]:
            span.teller.follow(table, entry)
            self.live._show(table)
        for action in table.game.table.actions[span.asks]:
            said.append(await _answer(reader, {"is": "why-not", "action": str(action)}))
        for action in (table.legal(of.seat) if of.seat is not None else [])[:MOST_ASKED]:
            said.append(await _answer(reader, {"is": "can-undo", "action": str(action)}))
            said.append(await _answer(reader, {"is": "explain", "action": str(action)}))
        things = list(table.game.things.by_id)[span.asks.start :: len(table.game.things.by_id) // 12]
        for pointed in zip(things, reversed(things)):
            said.append(await _answer(reader, {"is": "why-not-these", "things": list(pointed)}))
        for odd in _ODD:
            said.append(await _answer(reader, odd))
        seat = of.seat if of.seat is not None else PUBLIC
        if seat != PUBLIC:
            said += [repr(table.why_not(seat, action)) for action in table.game.table.actions]
        for path in ("", "/record", "/draws", "/link"):
            said.append(json.dumps(await reader.ask("GET", f"/api/tables/{code}{path}")))
        for path in ("/api/mine", "/api/tables"):
            said.append(json.dumps(await reader.ask("GET", path)))
        await reader.go()
        # On coming back:
        again = Client(self.address, of.secret)
        again.have = have
        await again.come(code, heard=said)
        await again.go()
        await again.come(code, fresh=True, heard=said)
        await again.go()

    async def _figures(self) -> dict[str, int]:
        """Of /metrics, when everybody is gone."""
        while self.keeper.metrics.sockets:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient(base_url=self.address, verify=False) as http:
            text = (await http.get("/metrics")).text
        return {name: int(number) for name, number in re.findall(r"^([a-z_]+(?:\{.*\})?) (\d+)$", text, re.MULTILINE)}


_ODD: list[dict[str, Any]] = [
    {"is": "decide", "decision": 1, "action": "x"},
    {"is": "decide", "decision": -1, "action": ""},
    {"is": "undo", "decision": 1},
    {"is": "can-undo", "action": "x"},
    {"is": "explain", "action": "x"},
    {"is": "claim", "claim": "x"},
    {"is": "promise", "promise": None},
    {"is": "tell", "word": "x", "salt": "x"},
    {"is": "come-back"},
    {"is": "hello"},
]
"""What is refused, whatever is true."""


async def _answer(reader: Client, said: dict[str, Any]) -> str:
    answer = await reader.tell(said)
    assert answer["is"] != "done" or said["is"] == "come-back"
    return json.dumps({**answer, "id": 0})


class _Listening(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(Structured().format(record))
        del line["time"]
        self._lines.append(json.dumps(line))


async def compare(stage: Stage, log: Entries, at: int, of: Client, seed: int) -> tuple[int, bool]:
    """Whether a reader can tell the truth from its twin: raises AssertionError then.

    How many entries could be compared, and whether there was anything to tell apart.
    """
    seat = of.seat if of.seat is not None else PUBLIC
    spans = twins(log, stage.live._chain, at, seat, FastLuck(seed))
    told = [await stage.everything(span, of) for span in spans]
    for true, imagined in zip_longest(*told):
        assert true == imagined, f"seat {seat} is told {true}\nand, imagined, {imagined}"
    return len(spans[0].log) - at, spans[0].digest() != spans[1].digest()
