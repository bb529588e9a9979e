"""Mingles: everyone in a cart throws their symptoms together and draws anew."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.chronicle import CONGREGATED, GOT, MINGLED, POOLED
from alehouse.games.bristol_1350.components import CART_SPACES, RATS_TO_MINGLE
from alehouse.games.bristol_1350.death import end_if_alone_and_ill
from alehouse.games.bristol_1350.names import cart_name
from alehouse.games.bristol_1350.position import EXTRA, GET, Road
from alehouse.games.bristol_1350.position import MINGLED as AFTER
from alehouse.games.bristol_1350.symptom_book import FROM_DECK, FROM_NOWHERE, FROM_PILE


def mingle(p: Road, cart: i64) -> None:
    """The rule `b1350-mingle`: with two rats or more, if anybody is aboard."""
    if not p.crowd[cart] or p.rats(cart) < RATS_TO_MINGLE:
        return
    if p.heard is not None:
        p.tell("event-b1350-mingle", rulebook.MINGLE, {"cart": cart_name(cart), "rats": p.rats(cart)})
    p.push(AFTER, cart, 0)
    place: i64
    for place in range(p.crowd[cart] - 1, -1, -1):
        pawn = p.spaces[CART_SPACES * cart + place]
        p.push(GET, pawn, 0)
        p.push(GET, pawn, 0)
    p.push(EXTRA, cart, 0)


def extra_cards(p: Road, cart: i64) -> i64:
    """What the extra card may be, counted."""
    pile = p.symptoms.piles[cart]
    return pile if pile else p.symptoms.drawable()


def add_extra(p: Road, cart: i64, value: i64) -> None:
    """All put their symptoms together, with one more; 0 if there is none at all."""
    pawns: i64 = 0
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == cart:
            pawns |= 1 << pawn
    source: i64 = FROM_NOWHERE
    if p.symptoms.piles[cart]:
        source = FROM_PILE
        if p.heard is not None:
            p.tell("event-b1350-extra-pile", rulebook.MINGLE_PILE, {"cart": cart_name(cart)})
    elif value:
        source = FROM_DECK
        if p.heard is not None:
            p.tell("event-b1350-extra-deck", rulebook.MINGLE_EXTRA, {"cart": cart_name(cart)})
    elif p.heard is not None:
        p.tell("event-b1350-extra-none", rulebook.SYMPTOM_DECK, {"cart": cart_name(cart)})
    p.symptoms.write(POOLED, cart, pawns, source, value)


def get(p: Road, pawn: i64, value: i64) -> None:
    """A symptom is dealt back, in secret."""
    was_ill = p.symptoms.is_infected(pawn)
    p.symptoms.write(GOT, pawn, value)
    if p.heard is not None and pawn < p.seats:
        p.tell(
            "event-b1350-got",
            rulebook.MINGLE,
            {"value": value},
            (pawn,),
            None,
            reveals=True,
        )
        tell_health_in_secret(p, pawn, was_ill)


def tell_health_in_secret(p: Road, pawn: i64, was_ill: bool) -> None:
    """Whoever has two symptoms again is told what they amount to."""
    if p.heard is None or not p.symptoms.has_both(pawn):
        return
    health = "plague" if p.symptoms.is_infected(pawn) else "healthy"
    cured = p.cure and was_ill and not p.symptoms.is_infected(pawn)
    rule = rulebook.CURE if cured else rulebook.INFECTION
    args: dict[str, Value] = {"health": "cured" if cured else health, "sum": p.symptoms.total(pawn)}
    p.tell("event-b1350-your-health", rule, args, (pawn,), None, reveals=True)


def after_mingle(p: Road, cart: i64) -> None:
    p.symptoms.write(MINGLED)
    if p.heard is not None:
        p.tell("event-b1350-mingled", rulebook.MINGLE, {"cart": cart_name(cart)})
    if end_if_alone_and_ill(p):
        return
    if p.congregate:
        congregate(p)


def congregate(p: Road) -> None:
    """The rule `b1350-congregate`: the infected look at each other while all others keep their eyes closed."""
    infected = p.symptoms.infected_players()
    p.symptoms.write(CONGREGATED, infected)
    if p.heard is not None:
        seats: tuple[int, ...] = tuple(seat for seat in range(p.seats) if infected >> seat & 1)
        who: tuple[Value, ...] = tuple(p.who(seat) for seat in seats)
        eyes_closed = Event("event-b1350-eyes-closed", rulebook.CONGREGATE)
        p.tell("event-b1350-congregate", rulebook.CONGREGATE, {"who": who}, seats, eyes_closed, reveals=True)
