"""Rounds, carts on their way, and the gate."""

from __future__ import annotations

from librt.vecs import remove, vec
from mypy_extensions import i64

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import NOBODY, ROAD
from alehouse.games.bristol_1350.death import (
    die,
    end,
    end_if_alone_and_ill,
    end_if_nobody_is_left,
    tell_health,
)
from alehouse.games.bristol_1350.names import cart_name
from alehouse.games.bristol_1350.position import (
    ADVANCE,
    CROSSED_EMPTY,
    CROSSED_ILL,
    ESCAPED,
    GATES_SHUT,
    GHOST_CART,
    HEALTHY_CART,
    MINGLE,
    ROLL,
    ROUND,
    SHUT_IN,
    TURN,
    Road,
)


def begin_round(p: Road) -> None:
    """Roll, everybody's turns from the foremost pawn on, mingles in road order, then the carts move."""
    if end_if_alone_and_ill(p):
        return
    p.round += 1
    p.first = foremost(p)
    p.turn = NOBODY
    p.free = 0
    p.locked = 0
    if p.heard is not None:
        p.tell("event-b1350-round", rulebook.ROUND, {"round": p.round})
        p.tell("event-b1350-first", rulebook.FIRST, {"who": p.who(p.first)})
    p.push(ADVANCE, 0, 0)
    place: i64
    for place in range(len(p.order) - 1, -1, -1):
        p.push(MINGLE, p.order[place], 0)
    pawn = p.first
    for _turn in range(p.pawns):
        pawn = (pawn if pawn else p.pawns) - 1
        p.push(TURN, pawn, 0)
    p.push(ROLL, 0, 0)


def foremost(p: Road) -> i64:
    """The front pawn of the foremost cart with anybody aboard."""
    for cart in p.order:
        if p.crowd[cart]:
            return p.front(cart)
    raise AssertionError("a game with nobody on the road is over")


def advance(p: Road) -> None:
    """Every cart moves by its dice; those that reach the gate cross, the farthest first."""
    for cart in p.order:
        steps = p.speed(cart)
        p.at[cart] += steps
        if p.heard is not None:
            p.tell(
                "event-b1350-moves",
                rulebook.ADVANCE,
                {"cart": cart_name(cart), "steps": steps, "at": min(p.at[cart], ROAD), "road": ROAD},
            )
    put_in_order(p)
    if p.heard is not None:
        p.tell("event-b1350-order", rulebook.ORDER, {"carts": tuple(cart_name(cart) for cart in p.order)})
    gates_close = p.last_round
    while len(p.order) and p.at[p.order[0]] >= ROAD:
        if cross(p, p.order[0]):
            return
    if end_if_nobody_is_left(p):
        return
    if gates_close:
        shut_gates(p)
    else:
        p.push(ROUND, 0, 0)


def put_in_order(p: Road) -> None:
    """The rule `b1350-order`: of carts that are level, the one that was ahead stays ahead."""
    order = p.order
    behind: i64
    for behind in range(1, len(order)):
        cart = order[behind]
        place = behind
        while place > 0 and p.at[order[place - 1]] < p.at[cart]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = cart


def cross(p: Road, cart: i64) -> bool:
    """A cart leaves the city; whether that ends the game."""
    p.order = remove(p.order, cart)
    if not p.crowd[cart]:
        p.fate[cart] = CROSSED_EMPTY
        if p.heard is not None:
            p.tell("event-b1350-crosses-empty", rulebook.EMPTY_CART, {"cart": cart_name(cart)})
        return False
    if p.heard is not None:
        p.tell("event-b1350-crosses", rulebook.CROSS_ORDER, {"cart": cart_name(cart)})
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


def cross_ill(p: Road, cart: i64, aboard: list[int]) -> None:
    p.fate[cart] = CROSSED_ILL
    for pawn in aboard:
        die(p, pawn, rulebook.PLAGUE_CART)
    if not p.last_round:
        p.last_round = True
        if p.heard is not None:
            p.tell("event-b1350-last-round", rulebook.LAST_ROUND, {}, reveals=True)


def shut_gates(p: Road) -> None:
    for cart in p.order:
        for pawn in p.aboard(cart):
            die(p, pawn, rulebook.GATES)
        p.fate[cart] = SHUT_IN
    p.order = vec[i64]()
    end(p, GATES_SHUT, rulebook.GATES)
