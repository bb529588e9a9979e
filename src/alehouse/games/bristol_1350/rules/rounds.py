"""The chapter on rounds: roll, everybody's turns, mingles, then the carts move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.bristol_1350 import telling
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.rules.ending import end_if_alone_and_ill
from alehouse.games.bristol_1350.rules.ghosts import ghost_turn
from alehouse.games.bristol_1350.steps import ACT, ADVANCE, MINGLE, PLAY, ROLL, TURN

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def begin_round(p: RoadPosition) -> None:
    """The rule `b1350-first` says who begins."""
    if end_if_alone_and_ill(p):
        return
    p.round += 1
    p.first = foremost(p)
    p.turn = NOBODY
    p.free = 0
    p.locked = 0
    telling.round_begins(p)
    push_round(p)


def push_round(p: RoadPosition) -> None:
    """The rule `b1350-round`: turns go from the first pawn on, mingles in road order."""
    p.push(ADVANCE, 0, 0)
    place: i64
    for place in range(len(p.order) - 1, -1, -1):
        p.push(MINGLE, p.order[place], 0)
    pawn = p.first
    for _turn in range(p.pawns):
        pawn = (pawn if pawn else p.pawns) - 1
        p.push(TURN, pawn, 0)
    p.push(ROLL, 0, 0)


def foremost(p: RoadPosition) -> i64:
    """The rule `b1350-first`: the front pawn of the foremost cart with anybody aboard."""
    for cart in p.order:
        if p.crowd[cart]:
            return p.front(cart)
    raise AssertionError("a game with nobody on the road is over")


def begin_turn(p: RoadPosition, pawn: i64) -> None:
    """The rule `b1350-turn`; the dead have none."""
    if not p.alive(pawn):
        return
    p.turn = pawn
    p.rolled = NOBODY
    p.rolled_too = NOBODY
    p.fresh = 0
    if p.is_ghost(pawn):
        ghost_turn(p)
    else:
        p.push(PLAY, 0, 0)
        p.push(ACT, 0, 0)
