"""Rounds, carts on their way, and the gate."""

from __future__ import annotations

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import FACES, NOBODY, ROAD
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
    p.free = [0] * FACES
    p.locked = [0] * FACES
    p.tell("event-b1350-round", rulebook.ROUND, {"round": p.round})
    p.tell("event-b1350-first", rulebook.FIRST, {"who": p.who(p.first)})
    p.stack.append((ADVANCE, 0, 0))
    for cart in reversed(p.order):
        p.stack.append((MINGLE, cart, 0))
    for turn in range(p.pawns - 1, -1, -1):
        p.stack.append((TURN, (p.first + turn) % p.pawns, 0))
    p.stack.append((ROLL, 0, 0))


def foremost(p: Road) -> int:
    """The front pawn of the foremost cart with anybody aboard."""
    for cart in p.order:
        if p.carts[cart]:
            return p.carts[cart][0]
    raise AssertionError("a game with nobody on the road is over")


def advance(p: Road) -> None:
    """Every cart moves by its dice; those that reach the gate cross, the farthest first."""
    before = p.order.copy()
    for cart in before:
        steps = p.speed(cart)
        p.at[cart] += steps
        if p.heard is not None:
            p.tell(
                "event-b1350-moves",
                rulebook.ADVANCE,
                {"cart": cart_name(cart), "steps": steps, "at": min(p.at[cart], ROAD), "road": ROAD},
            )
    # Both sorts are stable: of carts that are level, the one that was ahead stays ahead.
    p.order.sort(key=lambda cart: -p.at[cart])
    p.tell("event-b1350-order", rulebook.ORDER, {"carts": tuple(cart_name(cart) for cart in p.order)})
    crossing = [cart for cart in p.order if p.at[cart] >= ROAD]
    gates_close = p.last_round
    for cart in crossing:
        if cross(p, cart):
            return
    if end_if_nobody_is_left(p):
        return
    if gates_close:
        shut_gates(p)
    else:
        p.stack.append((ROUND, 0, 0))


def cross(p: Road, cart: int) -> bool:
    """A cart leaves the city; whether that ends the game."""
    p.order.remove(cart)
    aboard = p.carts[cart].copy()
    if not aboard:
        p.fate[cart] = CROSSED_EMPTY
        p.tell("event-b1350-crosses-empty", rulebook.EMPTY_CART, {"cart": cart_name(cart)})
        return False
    p.tell("event-b1350-crosses", rulebook.CROSS_ORDER, {"cart": cart_name(cart)})
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


def cross_ill(p: Road, cart: int, aboard: list[int]) -> None:
    p.fate[cart] = CROSSED_ILL
    for pawn in aboard:
        die(p, pawn, rulebook.PLAGUE_CART)
    if not p.last_round:
        p.last_round = True
        p.tell("event-b1350-last-round", rulebook.LAST_ROUND, {}, reveals=True)


def shut_gates(p: Road) -> None:
    for cart in p.order:
        for pawn in p.carts[cart].copy():
            die(p, pawn, rulebook.GATES)
        p.fate[cart] = SHUT_IN
    p.order.clear()
    end(p, GATES_SHUT, rulebook.GATES)
