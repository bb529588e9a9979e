"""The part of a row that is the same in every game that goes step by step: who decides what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.eye import Eye, more
from alehouse.engine.step_table import StepTable
from alehouse.engine.steps import Stepwise

if TYPE_CHECKING:
    from alehouse.engine.contract import Game

PENDING: Final = ("public.pending.step", "public.pending.by", "public.pending.about", "public.pending.count")
_STEP: Final = 0xFF


class StepEye(Eye):
    """Begins every row with who is to move, which step is due, and how many of each kind wait, up to some bound."""

    def __init__(self, game: Game, players: int, steps: StepTable, most_waiting: int) -> None:
        super().__init__(game, players)
        self.most_waiting: i64 = most_waiting
        self.to_move = self.add("to move", seats=1, shows=("public.to_move", "public.pending.by"))
        self.chance = self.add("chance", shows=("public.to_move", "public.pending.by"))
        self.over = self.add("over", shows=("public.to_move",))
        self.due = self.add("step", each=len(steps.steps), one_of=len(steps.steps), shows=PENDING)
        self.waiting = self.add("waiting", each=len(steps.steps), high=most_waiting, shows=PENDING)
        self.left_out["seat"] = "one's own seat is always the first"
        self.left_out["public.prompt"] = "in words what the pending steps say"

    def begin(self, position: Stepwise, seat: i64, row: vec[u8], at: i64) -> None:
        """Write who is to move and what is pending."""
        to_move = position.to_move
        if to_move >= 0:
            row[at + self.to_move + apart(seat, to_move, self.players)] = 1
        elif to_move == CHANCE:
            row[at + self.chance] = 1
        elif to_move == OVER:
            row[at + self.over] = 1
        last: i64 = len(position.steps) - 1
        if last >= 0:
            row[at + self.due + (position.steps[last] & _STEP)] = 1
            waiting = at + self.waiting
            for packed in position.steps:
                more(row, waiting + (packed & _STEP), self.most_waiting)


def apart(seat: i64, other: i64, players: i64) -> i64:
    """How far another seat is from the one that looks; onlookers sit with the first one."""
    if seat < 0:
        return other
    return other - seat if other >= seat else other - seat + players
