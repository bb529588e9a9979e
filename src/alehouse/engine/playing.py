"""Playing without anybody who thinks: chance alone, or everything at random."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.contract import CHANCE, Position
from alehouse.engine.luck import Luck


def play_on(position: Position, luck: Luck) -> int:
    """Let chance play until a seat is to move or the game is over; how many steps that took."""
    steps: i64 = 0
    while position.to_move == CHANCE:
        position.play(luck.choose(position.chances()))
        steps += 1
    return steps


def play_out(position: Position, luck: Luck) -> int:
    """Play to the end, every legal action as likely; how many decisions that took, chance not counted."""
    decisions: i64 = 0
    play_on(position, luck)
    while position.to_move >= 0:
        legal = position.legal()
        position.play(legal[luck.below(len(legal))])
        decisions += 1
        play_on(position, luck)
    return decisions
