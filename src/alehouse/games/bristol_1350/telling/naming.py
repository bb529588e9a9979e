"""How those who do something, and their places, are named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.bristol_1350.components import CART_SPACES, NOBODY, PAWNS, SEATS, SPACES

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def name_of(p: RoadPosition, pawn: i64) -> Value:
    """A player or a ghost by name."""
    if pawn >= p.seats:
        return Message("b1350-ghost", {"number": pawn - p.seats + 1})
    return Seat(pawn)


def doer(p: RoadPosition, pawn: i64) -> str:
    """Whose doing something is: the seat, or the ghost's pawn."""
    return SEATS[pawn] if pawn < p.seats else PAWNS[pawn]


def space_of(p: RoadPosition, pawn: i64) -> str | None:
    """Where a pawn sits; None if it is in no cart."""
    cart = p.where[pawn]
    if cart == NOBODY:
        return None
    return SPACES[CART_SPACES * cart + p.place(pawn)]


def health_word(infected: bool) -> str:
    return "plague" if infected else "healthy"
