"""How players leave the game, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.messages import Message
from alehouse.engine.result import Result, ScoreLine
from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.position.chronicle import LAID, SHOWN
from alehouse.games.bristol_1350.position.fates import (
    ALL_DEAD,
    ENDINGS,
    ESCAPED,
    GHOST_CART,
    HAD_THEIR_WAY,
    HEALTHY_CART,
    LOST,
    SOLO_PLAGUE,
    WON,
)

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def die(p: RoadPosition, pawn: i64, rule: str) -> None:
    """The rule `b1350-dead`: symptoms are shown and discarded, remedies put away unseen."""
    infected = p.symptoms.is_infected(pawn)
    first = p.symptoms.hands[2 * pawn]
    second = p.symptoms.hands[2 * pawn + 1]
    telling.dies(p, pawn, first, second, infected, rule)
    p.symptoms.write(SHOWN, pawn, first, second, 1 if infected else 0)
    if pawn < p.seats:
        telling.puts_remedies_away(p, pawn)
        while p.remedies.sizes[pawn]:
            p.remedies.write(LAID, pawn, p.remedies.card(pawn, 0))
    p.take_out(pawn)


def end(p: RoadPosition, ending: i64, rule: str) -> None:
    p.ending = ending
    p.steps = vec[i64]()
    telling.ends(p, ENDINGS[ending], rule, points(p))


def end_if_nobody_is_left(p: RoadPosition) -> bool:
    """The rule `b1350-nobody-left`: ghosts play on without the living."""
    for cart in p.where:
        if cart != NOBODY:
            return False
    end(p, ALL_DEAD, rulebook.NOBODY_LEFT)
    return True


def end_if_alone_and_ill(p: RoadPosition) -> bool:
    """The rule `b1350-solo`."""
    if p.seats > 1 or not p.symptoms.is_infected(0):
        return False
    die(p, 0, rulebook.SOLO)
    end(p, SOLO_PLAGUE, rulebook.SOLO)
    return True


def points(p: RoadPosition) -> list[int]:
    """The rule `b1350-result`: who escaped, and who had their way."""
    return [_points_of(p, seat) for seat in range(p.seats)]


def _points_of(p: RoadPosition, seat: i64) -> int:
    if p.ending == HEALTHY_CART:
        return WON if p.where[seat] != NOBODY and p.fate[p.where[seat]] == ESCAPED else LOST
    if p.ending in (GHOST_CART, SOLO_PLAGUE):
        return LOST
    return HAD_THEIR_WAY if p.symptoms.is_infected(seat) else LOST


def result(p: RoadPosition) -> Result:
    reached = points(p)
    words = {WON: "score-b1350-escaped", HAD_THEIR_WAY: "score-b1350-had-their-way", LOST: "score-b1350-lost"}
    lines = [[ScoreLine(Message(words[mine]), mine)] for mine in reached]
    # Nobody races anybody else: all who reached the same share a place, and those who reached less the next one. The
    # first is for those who escape, and stays empty if nobody does.
    best = 1 if WON in reached else 2
    places = [best + len({other for other in reached if other > mine}) for mine in reached]
    utility = [1.0 if mine > LOST else 0.0 for mine in reached]
    return Result(places, reached, lines, Message("why-b1350", {"ending": ENDINGS[p.ending]}), utility)
