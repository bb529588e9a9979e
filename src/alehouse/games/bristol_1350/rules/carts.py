"""The chapter on how the carts move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.bristol_1350 import telling
from alehouse.games.bristol_1350.rules.ending import end_if_nobody_is_left
from alehouse.games.bristol_1350.rules.gate import cross, shut_gates
from alehouse.games.bristol_1350.steps import ROUND

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def advance(p: RoadPosition) -> None:
    """Every cart moves by its dice; those that reach the gate cross, the farthest first."""
    for cart in p.order:
        steps = p.speed(cart)
        p.at[cart] += steps
        telling.cart_moves(p, cart, steps)
    put_in_order(p)
    telling.order_of_carts(p)
    gates_close = p.last_round
    while len(p.order) and p.at[p.order[0]] >= p.values.road:
        if cross(p, p.order[0]):
            return
    if end_if_nobody_is_left(p):
        return
    if gates_close:
        shut_gates(p)
    else:
        p.push(ROUND, 0, 0)


def put_in_order(p: RoadPosition) -> None:
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
