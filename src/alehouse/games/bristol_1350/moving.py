"""Moving pawns: elbow, dash and push, and the whip against them."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CART_SPACES, NOBODY
from alehouse.games.bristol_1350.death import die, end_if_nobody_is_left
from alehouse.games.bristol_1350.names import cart_name
from alehouse.games.bristol_1350.position import ANSWER, DASHES, ELBOWS, MOVE, PUSHES, Road

_DECLARED = ("event-b1350-elbows", "event-b1350-dashes", "event-b1350-pushes")


def no_elbow(p: Road) -> str:
    return rulebook.ELBOW if p.front(p.where[p.turn]) == p.turn else ""


def no_dash(p: Road) -> str:
    cart = p.where[p.turn]
    if p.front(cart) != p.turn:
        return rulebook.DASH_FRONT
    return rulebook.DASH if p.order[0] == cart else ""


def no_push(p: Road, pawn: i64) -> str:
    if pawn >= p.pawns or p.where[pawn] != p.where[p.turn]:
        return rulebook.PUSH
    if pawn == p.turn:
        return ""
    return "" if p.place(pawn) > p.place(p.turn) else rulebook.PUSH


def declare(p: Road, way: i64, pawn: i64, rule: str) -> None:
    """Say what is going to be done; everyone whom it would hit is asked, in turn order, whether they use a whip."""
    if p.heard is not None:
        p.tell(_DECLARED[way], rule, {"who": p.who(p.turn), "whom": p.who(pawn), "self": _self(p, pawn)})
    p.push(MOVE, way, pawn)
    # The rule `b1350-whip-asked`
    other = p.first
    for _turn in range(p.pawns):
        other = (other if other else p.pawns) - 1
        if other < p.seats and other != p.turn and is_hit(p, way, pawn, other):
            p.push(ANSWER, other, 0)


def _self(p: Road, pawn: i64) -> str:
    return "yes" if pawn == p.turn else "no"


def is_hit(p: Road, way: i64, pawn: i64, other: i64) -> bool:
    """Whether a move of the pawn whose turn it is would hit this other one."""
    mine = p.where[p.turn]
    if way == PUSHES:
        return other == pawn
    if way == DASHES:
        return p.where[other] == p.cart_ahead(mine)
    return p.where[other] == mine and p.place(other) < p.place(p.turn)


def call_off(p: Road) -> None:
    """A whip has stopped the move; nobody else needs to answer."""
    while p.pull()[0] != MOVE:
        pass


def move(p: Road, way: i64, pawn: i64) -> None:
    if way == ELBOWS:
        to_the_front(p, p.turn)
    elif way == DASHES:
        dash(p, p.turn)
    else:
        push(p, pawn)


def to_the_front(p: Road, pawn: i64) -> None:
    front = CART_SPACES * p.where[pawn]
    place = p.place(pawn)
    while place > 0:
        p.spaces[front + place] = p.spaces[front + place - 1]
        place -= 1
    p.spaces[front] = pawn


def dash(p: Road, pawn: i64) -> None:
    mine = p.where[pawn]
    ahead = p.cart_ahead(mine)
    if p.crowd[ahead] < CART_SPACES:
        p.take_out(pawn)
        p.put(pawn, ahead)
        return
    # The rule `b1350-dash-full`: the two trade places.
    front = CART_SPACES * mine
    back = CART_SPACES * ahead + CART_SPACES - 1
    other = p.spaces[back]
    p.spaces[back] = pawn
    p.spaces[front] = other
    p.where[pawn] = ahead
    p.where[other] = mine
    if p.heard is not None:
        p.tell(
            "event-b1350-trade",
            rulebook.DASH_FULL,
            {"who": p.who(pawn), "whom": p.who(other), "cart": cart_name(mine)},
        )


def place_behind(p: Road, cart: i64) -> i64:
    """The rearmost cart behind this one that has room, or NOBODY."""
    last: i64 = len(p.order) - 1
    while p.order[last] != cart:
        if p.crowd[p.order[last]] < CART_SPACES:
            return p.order[last]
        last -= 1
    return NOBODY


def push(p: Road, pawn: i64) -> None:
    cart = place_behind(p, p.where[pawn])
    if cart == NOBODY:
        leave_behind(p, pawn)
        return
    p.take_out(pawn)
    p.put(pawn, cart)
    if p.heard is not None:
        p.tell("event-b1350-lands", rulebook.PUSH_WHERE, {"who": p.who(pawn), "cart": cart_name(cart)})


def leave_behind(p: Road, pawn: i64) -> None:
    """Out of the game, and if it was a healthy one, whoever pushed dies of shame."""
    healthy = not p.symptoms.is_infected(pawn)
    die(p, pawn, rulebook.LEFT_BEHIND)
    if healthy and pawn != p.turn:
        die(p, p.turn, rulebook.SHAME)
    end_if_nobody_is_left(p)
