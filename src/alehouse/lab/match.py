"""One game between bots, without a table: fast, and the same again from the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alehouse.bots import Bot, decision, make
from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record

if TYPE_CHECKING:
    from alehouse.lab.watch import Watch

PATIENCE = 2
"""Bots may dawdle more than random players, but not so many times longer than the game's declared length."""


class Match:
    """A game that was played to its end."""

    def __init__(self, position: Position, decisions: int, steps: int) -> None:
        self.position = position
        self.decisions = decisions
        self.steps = steps
        """Decisions and outcomes of chance."""


def play_match(
    game: Game,
    kinds: Sequence[str],
    options: dict[str, OptionValue],
    seed: int,
    number: int,
    record: Record | None = None,
    watches: Sequence[Watch] = (),
    steady: bool = False,
    numbers: list[int] | None = None,
) -> Match:
    """Play game `number` of a series; its luck and that of the bots depend on seed and number alone.

    Watches see all of it; of every step its number in the game's table is added to `numbers`. With `steady` luck every
    kind of draw has a stream of its own (see `Streams`).
    """
    players: list[Bot] = [make(kind, luck_for(seed, number, seat)) for seat, kind in enumerate(kinds)]
    chance = luck_for(seed, number, CHANCE)
    streams = Streams(seed, number) if steady else None
    position = game.start(len(kinds), **options)
    most = game.length * PATIENCE
    decisions = 0
    steps = 0
    if watches:
        position.listen()
        for watch in watches:
            watch.begin(position, number)
    seat = position.to_move
    while seat != OVER:
        if seat == CHANCE:
            action = chance.choose(position.chances()) if streams is None else streams.draw(position)
            for watch in watches:
                watch.draw(position, action)
        else:
            action = decision(players[seat], position)
            decisions += 1
            for watch in watches:
                watch.decide(position, action)
        if record is not None:
            record.add(str(action))
        if numbers is not None:
            numbers.append(action.number)
        position.play(action)
        steps += 1
        if watches:
            for event in position.news():
                for watch in watches:
                    watch.hear(position, event)
        if steps > most:
            raise AlehouseError("lab-endless", {"number": number, "seed": str(seed), "steps": steps})
        seat = position.to_move
    if record is not None:
        record.result = position.result().plain()
    if watches:
        result = position.result()
        for watch in watches:
            watch.end(position, result)
    return Match(position, decisions, steps)


class Streams:
    """The luck of a game with a stream for every kind of draw and whom it is for.

    Where a change of the box makes one draw more, or less, all other draws stay what they were; so two games that
    differ in little go on as one as long as they can.
    """

    def __init__(self, seed: int, number: int) -> None:
        self._name = f"{seed} {number} draws"
        self._streams: dict[str, FastLuck] = {}

    def draw(self, position: Position) -> Action:
        due = position.pending()[0]
        kind = " ".join([due.step, *due.about])
        if kind not in self._streams:
            self._streams[kind] = FastLuck(f"{self._name} {kind}")
        return self._streams[kind].choose(position.chances())


def record_match(game: Game, kinds: Sequence[str], options: dict[str, OptionValue], seed: int, number: int) -> Record:
    """The record of the same game. Its luck is nobody's promise, so it is not proven."""
    record = Record.of(game.start(len(kinds), **options), options, list(kinds))
    play_match(game, kinds, options, seed, number, record)
    return record


def luck_for(seed: int, number: int, seat: int) -> FastLuck:
    """The luck of one seat (or chance) in one game of a series."""
    return FastLuck(f"{seed} {number} {seat}")
