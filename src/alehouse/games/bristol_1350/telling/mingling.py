"""What is told of mingles, and of health in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CART_IDS, PAWNS, PILES, SEATS, SYMPTOM_DECK, SYMPTOM_IDS, cart_name
from alehouse.games.bristol_1350.telling.naming import health_word

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def mingles(p: RoadPosition, cart: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-mingle",
            rulebook.MINGLE,
            {"cart": cart_name(cart), "rats": p.rats(cart)},
            what=tuple(PAWNS[pawn] for pawn in p.aboard(cart)),
            source=CART_IDS[cart],
        )
    )


def extra_from_pile(p: RoadPosition, cart: i64) -> None:
    _extra(p, "event-b1350-extra-pile", rulebook.MINGLE_PILE, cart, PILES[cart])


def extra_from_deck(p: RoadPosition, cart: i64) -> None:
    _extra(p, "event-b1350-extra-deck", rulebook.MINGLE_EXTRA, cart, SYMPTOM_DECK)


def no_extra(p: RoadPosition, cart: i64) -> None:
    _extra(p, "event-b1350-extra-none", rulebook.SYMPTOM_DECK, cart, None)


def _extra(p: RoadPosition, id: str, rule: str, cart: i64, source: str | None) -> None:
    if p.heard is None:
        return
    p.tell(Event(id, rule, {"cart": cart_name(cart)}, source=source, target=CART_IDS[cart]))


def got_back(p: RoadPosition, pawn: i64, value: i64) -> None:
    if p.heard is None or pawn >= p.seats:
        return
    p.tell(
        Event(
            "event-b1350-got",
            rulebook.MINGLE,
            {"value": value},
            what=(SYMPTOM_IDS[value],),
            source=CART_IDS[p.where[pawn]],
            target=SEATS[pawn],
            told=(pawn,),
            reveals=True,
        )
    )


def mingled(p: RoadPosition, cart: i64) -> None:
    if p.heard is None:
        return
    p.tell(Event("event-b1350-mingled", rulebook.MINGLE, {"cart": cart_name(cart)}, source=CART_IDS[cart]))


def congregated(p: RoadPosition, infected: i64) -> None:
    if p.heard is None:
        return
    seats: tuple[int, ...] = tuple(seat for seat in range(p.seats) if infected >> seat & 1)
    who: tuple[Value, ...] = tuple(Seat(seat) for seat in seats)
    p.tell(
        Event(
            "event-b1350-congregate",
            rulebook.CONGREGATE,
            {"who": who},
            what=tuple(SEATS[seat] for seat in seats),
            told=seats,
            otherwise=Event("event-b1350-eyes-closed", rulebook.CONGREGATE),
            reveals=True,
        )
    )


def health_in_secret(p: RoadPosition, pawn: i64, was_ill: bool) -> None:
    """Whoever has two symptoms again is told what they amount to."""
    if p.heard is None or pawn >= p.seats or not p.symptoms.has_both(pawn):
        return
    infected = p.symptoms.is_infected(pawn)
    cured = p.cure and was_ill and not infected
    p.tell(
        Event(
            "event-b1350-your-health",
            rulebook.CURE if cured else rulebook.INFECTION,
            {"health": "cured" if cured else health_word(infected), "sum": p.symptoms.total(pawn)},
            who=SEATS[pawn],
            told=(pawn,),
            reveals=True,
        )
    )
