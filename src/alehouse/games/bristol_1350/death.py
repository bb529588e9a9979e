"""Leaving the game, and how the game ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.messages import Message, Value
from alehouse.engine.result import Result, ScoreLine
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.chronicle import SHOWN, TOLD, USED
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.names import card_name
from alehouse.games.bristol_1350.position import (
    ALL_DEAD,
    ENDINGS,
    ESCAPED,
    GHOST_CART,
    HEALTHY_CART,
    SOLO_PLAGUE,
    Road,
)

WON = 3
HAD_THEIR_WAY = 1
LOST = 0

_CAUSES = {
    rulebook.LEFT_BEHIND: "left",
    rulebook.SHAME: "shame",
    rulebook.PLAGUE_CART: "cart",
    rulebook.GATES: "gates",
    rulebook.SOLO: "solo",
}


def die(p: Road, pawn: i64, rule: str) -> None:
    """Out of the game: symptoms and remedies are shown and discarded."""
    infected = p.symptoms.is_infected(pawn)
    first = p.symptoms.hands[2 * pawn]
    second = p.symptoms.hands[2 * pawn + 1]
    if p.heard is not None:
        p.tell(
            "event-b1350-dies",
            rule,
            {
                "who": p.who(pawn),
                "cause": _CAUSES[rule],
                "health": "plague" if infected else "healthy",
                "one": first,
                "other": second,
                "sum": first + second,
            },
            reveals=True,
        )
    p.symptoms.write(SHOWN, pawn, first, second, 1 if infected else 0)
    if pawn < p.seats:
        _show_remedies(p, pawn)
    p.take_out(pawn)


def _show_remedies(p: Road, pawn: i64) -> None:
    held = p.remedies.sizes[pawn]
    if held and p.heard is not None:
        cards: tuple[Value, ...] = tuple(card_name(card) for card in p.remedies.hand(pawn))
        p.tell("event-b1350-shows-remedies", rulebook.DEAD, {"who": p.who(pawn), "cards": cards}, reveals=True)
    while held:
        p.remedies.write(USED, pawn, p.remedies.card(pawn, 0), held)
        held -= 1


def end(p: Road, ending: i64, rule: str) -> None:
    p.ending = ending
    p.steps = vec[i64]()
    if p.heard is not None:
        p.tell("event-b1350-end", rule, {"ending": ENDINGS[ending]})
        points = result(p).points
        _tell_who(p, "event-b1350-winners", rulebook.GOAL, points, WON)
        _tell_who(p, "event-b1350-had-their-way", rulebook.INFECTED, points, HAD_THEIR_WAY)
        _tell_who(p, "event-b1350-losers", rulebook.RESULT, points, LOST)


def _tell_who(p: Road, id: str, rule: str, points: list[int], which: int) -> None:
    who: tuple[Value, ...] = tuple(p.who(seat) for seat in range(p.seats) if points[seat] == which)
    if who:
        p.tell(id, rule, {"who": who, "count": len(who)})


def end_if_nobody_is_left(p: Road) -> bool:
    """The rule `b1350-nobody-left`."""
    seat: i64
    for seat in range(p.seats):
        if p.where[seat] != NOBODY:
            return False
    end(p, ALL_DEAD, rulebook.NOBODY_LEFT)
    return True


def end_if_alone_and_ill(p: Road) -> bool:
    """The rule `b1350-solo`."""
    if p.seats > 1 or not p.symptoms.is_infected(0):
        return False
    die(p, 0, rulebook.SOLO)
    end(p, SOLO_PLAGUE, rulebook.SOLO)
    return True


def tell_health(p: Road, pawn: i64) -> None:
    """At the gate everybody has to say whether they are infected."""
    infected = p.symptoms.is_infected(pawn)
    if p.heard is not None:
        health = "plague" if infected else "healthy"
        rule = rulebook.GHOST_PLAGUE if p.is_ghost(pawn) else rulebook.ESCAPE
        p.tell("event-b1350-health", rule, {"who": p.who(pawn), "health": health}, reveals=True)
    p.symptoms.write(TOLD, pawn, 1 if infected else 0)


def result(p: Road) -> Result:
    """The rule `b1350-result`: who escaped, and who had their way."""
    points = [LOST] * p.seats
    lines: list[list[ScoreLine]] = []
    for seat in range(p.seats):
        what = "score-b1350-lost"
        if p.ending == HEALTHY_CART:
            if p.where[seat] != NOBODY and p.fate[p.where[seat]] == ESCAPED:
                points[seat], what = WON, "score-b1350-escaped"
        elif p.ending not in (GHOST_CART, SOLO_PLAGUE) and p.symptoms.is_infected(seat):
            points[seat], what = HAD_THEIR_WAY, "score-b1350-had-their-way"
        lines.append([ScoreLine(Message(what), points[seat])])
    # Nobody is first where nobody escaped: the infected come second, the others after them.
    best = 1 if WON in points else 2
    places = [best + sum(1 for other in points if other > mine) for mine in points]
    return Result(places, points, lines, Message("why-b1350", {"ending": ENDINGS[p.ending]}))
