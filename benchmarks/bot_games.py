"""Games of bots that are looked at from decision to decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alehouse.bots import decision
from alehouse.bots.bot import Bot
from alehouse.engine.contract import CHANCE, OVER, Position
from alehouse.engine.luck import Luck


def decisions_in(position: Position, bots: Sequence[Bot], chance: Luck) -> Iterator[Position]:
    """Let bots play to the end; the position before each of their decisions, which goes on when the next is asked."""
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            position.play(chance.choose(position.chances()))
        else:
            yield position
            position.play(decision(bots[position.to_move], position))


def play_to_the_end(position: Position, bots: Sequence[Bot], chance: Luck) -> None:
    for _ in decisions_in(position, bots, chance):
        pass
