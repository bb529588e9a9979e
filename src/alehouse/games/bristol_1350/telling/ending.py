"""What is told of death and of the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import (
    DISCARDED_REMEDIES,
    LEFT_BEHIND,
    PAWNS,
    SEATS,
    SYMPTOM_IDS,
)
from alehouse.games.bristol_1350.position.fates import HAD_THEIR_WAY, LOST, WON
from alehouse.games.bristol_1350.telling.naming import doer, health_word, name_of, space_of

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


_CAUSES: Final = {
    rulebook.LEFT_BEHIND: "left",
    rulebook.SHAME: "shame",
    rulebook.PLAGUE_CART: "cart",
    rulebook.GATES: "gates",
    rulebook.SOLO: "solo",
}


def dies(p: RoadPosition, pawn: i64, first: i64, second: i64, infected: bool, rule: str) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-dies",
            rule,
            {
                "who": name_of(p, pawn),
                "cause": _CAUSES[rule],
                "health": health_word(infected),
                "one": first,
                "other": second,
                "sum": first + second,
            },
            who=doer(p, pawn),
            what=(PAWNS[pawn], SYMPTOM_IDS[first], SYMPTOM_IDS[second]),
            source=space_of(p, pawn),
            target=LEFT_BEHIND,
            reveals=True,
        )
    )


def puts_remedies_away(p: RoadPosition, seat: i64) -> None:
    """Everybody can count them, and nobody else sees them."""
    if p.heard is None or not p.remedies.sizes[seat]:
        return
    p.tell(
        Event(
            "event-b1350-puts-away",
            rulebook.DEAD,
            {"who": Seat(seat), "count": p.remedies.sizes[seat]},
            who=SEATS[seat],
            source=SEATS[seat],
            target=DISCARDED_REMEDIES,
        )
    )


def ends(p: RoadPosition, ending: str, rule: str, points: list[int]) -> None:
    """The game is over, with so many points for each seat."""
    if p.heard is None:
        return
    p.tell(Event("event-b1350-end", rule, {"ending": ending}))
    _those_with(p, points, WON, "event-b1350-winners", rulebook.GOAL)
    _those_with(p, points, HAD_THEIR_WAY, "event-b1350-had-their-way", rulebook.INFECTED)
    _those_with(p, points, LOST, "event-b1350-losers", rulebook.RESULT)


def _those_with(p: RoadPosition, points: list[int], wanted: int, id: str, rule: str) -> None:
    seats = [seat for seat, mine in enumerate(points) if mine == wanted]
    if seats:
        who: tuple[Value, ...] = tuple(Seat(seat) for seat in seats)
        p.tell(Event(id, rule, {"who": who, "count": len(seats)}, what=tuple(SEATS[seat] for seat in seats)))
