"""The chapter on moving a pawn: elbow, dash and push, and how a whip stops them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.components import CART_SPACES, NOBODY
from alehouse.games.bristol_1350.rules.ending import die, end_if_nobody_is_left
from alehouse.games.bristol_1350.steps import ANSWER, DASHES, ELBOWS, MOVE, PUSHES

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def no_elbow(p: RoadPosition) -> str:
    return rulebook.ELBOW if p.front(p.where[p.turn]) == p.turn else ""


def no_dash(p: RoadPosition) -> str:
    cart = p.where[p.turn]
    if p.front(cart) != p.turn:
        return rulebook.DASH_FRONT
    return rulebook.DASH if p.order[0] == cart else ""


def no_push(p: RoadPosition, pawn: i64) -> str:
    if pawn >= p.pawns or p.where[pawn] != p.where[p.turn]:
        return rulebook.PUSH
    if pawn == p.turn:
        return ""
    return "" if p.place(pawn) > p.place(p.turn) else rulebook.PUSH


def declare(p: RoadPosition, way: i64, pawn: i64, rule: str) -> None:
    """Say what is going to be done; whoever it would hit may answer with a whip, in turn order."""
    telling.declared(p, way, pawn, rule)
    push_move(p, way, pawn)


def push_move(p: RoadPosition, way: i64, pawn: i64) -> None:
    """The rule `b1350-whip-asked`: how many cards somebody holds is known to all, so no empty hand is asked."""
    p.push(MOVE, way, pawn)
    other = p.first
    for _turn in range(p.pawns):
        other = (other if other else p.pawns) - 1
        if other < p.seats and other != p.turn and p.remedies.sizes[other] and is_hit(p, way, pawn, other):
            p.push(ANSWER, other, 0)


def is_hit(p: RoadPosition, way: i64, pawn: i64, other: i64) -> bool:
    """Whether a move of the pawn whose turn it is would hit this other one."""
    mine = p.where[p.turn]
    if way == PUSHES:
        return other == pawn
    if way == DASHES:
        return p.where[other] == p.cart_ahead(mine)
    return p.where[other] == mine and p.place(other) < p.place(p.turn)


def call_off(p: RoadPosition) -> None:
    """A whip has stopped the move; nobody else needs to answer."""
    while p.pull()[0] != MOVE:
        pass


def move(p: RoadPosition, way: i64, pawn: i64) -> None:
    if way == ELBOWS:
        elbow(p)
    elif way == DASHES:
        dash(p, p.turn)
    else:
        push(p, pawn)


def elbow(p: RoadPosition) -> None:
    place = p.place(p.turn)
    to_the_front(p, p.turn)
    telling.got_to_the_front(p, p.turn, place)


def to_the_front(p: RoadPosition, pawn: i64) -> None:
    front = CART_SPACES * p.where[pawn]
    place = p.place(pawn)
    while place > 0:
        p.spaces[front + place] = p.spaces[front + place - 1]
        place -= 1
    p.spaces[front] = pawn


def dash(p: RoadPosition, pawn: i64) -> None:
    mine = p.where[pawn]
    ahead = p.cart_ahead(mine)
    if p.crowd[ahead] < CART_SPACES:
        p.take_out(pawn)
        p.put(pawn, ahead)
        telling.got_aboard(p, pawn, mine)
        return
    # The rule `b1350-dash-full`: the two trade places.
    front = CART_SPACES * mine
    back = CART_SPACES * ahead + CART_SPACES - 1
    other = p.spaces[back]
    p.spaces[back] = pawn
    p.spaces[front] = other
    p.where[pawn] = ahead
    p.where[other] = mine
    telling.traded(p, pawn, other)


def place_behind(p: RoadPosition, cart: i64) -> i64:
    """The rearmost cart behind this one that has room, or NOBODY."""
    last: i64 = len(p.order) - 1
    while p.order[last] != cart:
        if p.crowd[p.order[last]] < CART_SPACES:
            return p.order[last]
        last -= 1
    return NOBODY


def push(p: RoadPosition, pawn: i64) -> None:
    mine = p.where[pawn]
    cart = place_behind(p, mine)
    if cart == NOBODY:
        leave_behind(p, pawn)
        return
    place = p.place(pawn)
    p.take_out(pawn)
    p.put(pawn, cart)
    telling.landed(p, pawn, mine, place)


def leave_behind(p: RoadPosition, pawn: i64) -> None:
    """Out of the game, and if it was a healthy one, whoever pushed dies of shame."""
    healthy = not p.symptoms.is_infected(pawn)
    die(p, pawn, rulebook.LEFT_BEHIND)
    if healthy and pawn != p.turn:
        die(p, p.turn, rulebook.SHAME)
    end_if_nobody_is_left(p)
