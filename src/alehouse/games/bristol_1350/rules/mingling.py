"""The chapter on mingling: everyone in a cart throws their symptoms together and draws anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import only
from alehouse.games.bristol_1350 import telling
from alehouse.games.bristol_1350.components import CART_SPACES
from alehouse.games.bristol_1350.position.book import FROM_DECK, FROM_NOWHERE, FROM_PILE
from alehouse.games.bristol_1350.position.chronicle import CONGREGATED, GOT, MINGLED, POOLED
from alehouse.games.bristol_1350.rules.ending import end_if_alone_and_ill
from alehouse.games.bristol_1350.steps import EXTRA, GET
from alehouse.games.bristol_1350.steps import MINGLED as AFTER

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def mingle(p: RoadPosition, cart: i64) -> None:
    """The rule `b1350-mingle`: with two rats or more, if anybody is aboard."""
    if not p.crowd[cart] or p.rats(cart) < p.values.rats_to_mingle:
        return
    telling.mingles(p, cart)
    push_mingle(p, cart)


def push_mingle(p: RoadPosition, cart: i64) -> None:
    """One more card, then two for everybody, from the front."""
    p.push(AFTER, cart, 0)
    place: i64
    for place in range(p.crowd[cart] - 1, -1, -1):
        pawn = p.spaces[CART_SPACES * cart + place]
        p.push(GET, pawn, 0)
        p.push(GET, pawn, 0)
    p.push(EXTRA, cart, 0)


def extra_cards(p: RoadPosition, cart: i64) -> i64:
    """What the extra card may be, counted."""
    pile = p.symptoms.piles[cart]
    return pile if pile else p.symptoms.drawable()


def add_extra(p: RoadPosition, cart: i64, value: i64) -> None:
    """All put their symptoms together, with one more; 0 if there is none at all."""
    pawns: i64 = 0
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == cart:
            pawns |= only(pawn)
    source: i64 = FROM_NOWHERE
    if p.symptoms.piles[cart]:
        source = FROM_PILE
        telling.extra_from_pile(p, cart)
    elif value:
        source = FROM_DECK
        telling.extra_from_deck(p, cart)
    else:
        telling.no_extra(p, cart)
    p.symptoms.write(POOLED, cart, pawns, source, value)


def get(p: RoadPosition, pawn: i64, value: i64) -> None:
    """A symptom is dealt back, in secret."""
    was_ill = p.symptoms.is_infected(pawn)
    p.symptoms.write(GOT, pawn, value)
    telling.got_back(p, pawn, value)
    telling.health_in_secret(p, pawn, was_ill)


def after_mingle(p: RoadPosition, cart: i64) -> None:
    p.symptoms.write(MINGLED)
    telling.mingled(p, cart)
    if end_if_alone_and_ill(p):
        return
    if p.congregate:
        congregate(p)


def congregate(p: RoadPosition) -> None:
    """The rule `b1350-congregate`: the infected, dead or alive, look at each other with all other eyes closed."""
    infected = p.symptoms.infected_players()
    p.symptoms.write(CONGREGATED, infected)
    telling.congregated(p, infected)
