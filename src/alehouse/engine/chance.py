"""Letting chance run: every roll and draw takes exactly one choice of luck."""

from __future__ import annotations

from alehouse.engine.contract import CHANCE, Position
from alehouse.engine.luck import Luck


def play_on(position: Position, luck: Luck) -> int:
    """Let chance play until a seat is to move or the game is over; how many steps that took."""
    steps = 0
    while position.to_move == CHANCE:
        position.play(luck.choose(position.chances()))
        steps += 1
    return steps
