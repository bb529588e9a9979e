"""One game between bots, without a table: fast, and the same again from the same seed."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.bots import Bot, decision, make
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record

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
) -> Match:
    """Play game `number` of a series; its luck and that of the bots depend on seed and number alone."""
    players: list[Bot] = [make(kind, luck_for(seed, number, seat)) for seat, kind in enumerate(kinds)]
    chance = luck_for(seed, number, CHANCE)
    position = game.start(len(kinds), **options)
    most = game.length * PATIENCE
    decisions = 0
    steps = 0
    seat = position.to_move
    while seat != OVER:
        if seat == CHANCE:
            action = chance.choose(position.chances())
        else:
            action = decision(players[seat], position)
            decisions += 1
        if record is not None:
            record.add(str(action))
        position.play(action)
        steps += 1
        if steps > most:
            raise AlehouseError("lab-endless", {"number": number, "seed": str(seed), "steps": steps})
        seat = position.to_move
    if record is not None:
        record.result = position.result().plain()
    return Match(position, decisions, steps)


def record_match(game: Game, kinds: Sequence[str], options: dict[str, OptionValue], seed: int, number: int) -> Record:
    """The record of the same game. Its luck is nobody's promise, so it is not proven."""
    record = Record.of(game.start(len(kinds), **options), options, list(kinds))
    play_match(game, kinds, options, seed, number, record)
    return record


def luck_for(seed: int, number: int, seat: int) -> FastLuck:
    """The luck of one seat (or chance) in one game of a series."""
    return FastLuck(f"{seed} {number} {seat}")
