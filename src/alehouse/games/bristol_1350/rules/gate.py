"""The chapter on the gate: who escapes, who dies there, and when it is shut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import remove, vec
from mypy_extensions import i64

from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.position.chronicle import TOLD
from alehouse.games.bristol_1350.position.fates import (
    CROSSED_EMPTY,
    CROSSED_ILL,
    ESCAPED,
    GATES_SHUT,
    GHOST_CART,
    HEALTHY_CART,
    SHUT_IN,
)
from alehouse.games.bristol_1350.rules.ending import die, end

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def cross(p: RoadPosition, cart: i64) -> bool:
    """A cart leaves the city; whether that ends the game."""
    p.order = remove(p.order, cart)
    telling.crosses(p, cart)
    if not p.crowd[cart]:
        p.fate[cart] = CROSSED_EMPTY
        return False
    aboard = p.aboard(cart)
    for pawn in aboard:
        if p.symptoms.is_infected(pawn):
            cross_ill(p, cart, aboard)
            return False
    p.fate[cart] = ESCAPED
    players = False
    for pawn in aboard:
        tell_health(p, pawn)
        players = players or pawn < p.seats
    if players:
        end(p, HEALTHY_CART, rulebook.ESCAPE)
    else:
        end(p, GHOST_CART, rulebook.GHOST_WIN)
    return True


def tell_health(p: RoadPosition, pawn: i64) -> None:
    """The rule `b1350-escape`: everybody has to say whether they are infected."""
    infected = p.symptoms.is_infected(pawn)
    telling.health(p, pawn, infected)
    p.symptoms.write(TOLD, pawn, 1 if infected else 0)


def cross_ill(p: RoadPosition, cart: i64, aboard: list[int]) -> None:
    """The rules `b1350-plague-cart` and `b1350-last-round`."""
    p.fate[cart] = CROSSED_ILL
    for pawn in aboard:
        die(p, pawn, rulebook.PLAGUE_CART)
    if not p.last_round:
        p.last_round = True
        telling.last_round(p)


def shut_gates(p: RoadPosition) -> None:
    """The rule `b1350-gates`."""
    for cart in p.order:
        for pawn in p.aboard(cart):
            die(p, pawn, rulebook.GATES)
        p.fate[cart] = SHUT_IN
    p.order = vec[i64]()
    end(p, GATES_SHUT, rulebook.GATES)
