"""Moving pawns: elbow, dash and push, and the whip against them."""

from __future__ import annotations

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CART_SPACES, NOBODY
from alehouse.games.bristol_1350.death import die, end_if_nobody_is_left
from alehouse.games.bristol_1350.names import cart_name
from alehouse.games.bristol_1350.position import ANSWER, DASHES, ELBOWS, MOVE, PUSHES, Road

_DECLARED = ("event-b1350-elbows", "event-b1350-dashes", "event-b1350-pushes")


def no_elbow(p: Road) -> str:
    return rulebook.ELBOW if p.carts[p.where[p.turn]][0] == p.turn else ""


def no_dash(p: Road) -> str:
    cart = p.where[p.turn]
    if p.carts[cart][0] != p.turn:
        return rulebook.DASH_FRONT
    return rulebook.DASH if p.order[0] == cart else ""


def no_push(p: Road, pawn: int) -> str:
    if pawn >= p.pawns or p.where[pawn] != p.where[p.turn]:
        return rulebook.PUSH
    if pawn == p.turn:
        return ""
    cart = p.carts[p.where[p.turn]]
    return "" if cart.index(pawn) > cart.index(p.turn) else rulebook.PUSH


def declare(p: Road, way: int, pawn: int, rule: str) -> None:
    """Say what is going to be done; everyone whom it would hit is asked, in turn order, whether they use a whip."""
    p.tell(_DECLARED[way], rule, {"who": p.who(p.turn), "whom": p.who(pawn), "self": _self(p, pawn)})
    p.stack.append((MOVE, way, pawn))
    # The rule `b1350-whip-asked`
    for turn in range(p.pawns - 1, -1, -1):
        other = (p.first + turn) % p.pawns
        if other < p.seats and other != p.turn and is_hit(p, way, pawn, other):
            p.stack.append((ANSWER, other, 0))


def _self(p: Road, pawn: int) -> str:
    return "yes" if pawn == p.turn else "no"


def is_hit(p: Road, way: int, pawn: int, other: int) -> bool:
    """Whether a move of the pawn whose turn it is would hit this other one."""
    mine = p.where[p.turn]
    if way == PUSHES:
        return other == pawn
    if way == DASHES:
        return p.where[other] == p.cart_ahead(mine)
    return p.where[other] == mine and p.carts[mine].index(other) < p.carts[mine].index(p.turn)


def call_off(p: Road) -> None:
    """A whip has stopped the move; nobody else needs to answer."""
    while p.stack.pop()[0] != MOVE:
        pass


def move(p: Road, way: int, pawn: int) -> None:
    if way == ELBOWS:
        to_the_front(p, p.turn)
    elif way == DASHES:
        dash(p, p.turn)
    else:
        push(p, pawn)


def to_the_front(p: Road, pawn: int) -> None:
    cart = p.carts[p.where[pawn]]
    cart.remove(pawn)
    cart.insert(0, pawn)


def dash(p: Road, pawn: int) -> None:
    mine = p.where[pawn]
    ahead = p.cart_ahead(mine)
    if len(p.carts[ahead]) < CART_SPACES:
        p.take_out(pawn)
        p.put(pawn, ahead)
        return
    # The rule `b1350-dash-full`: the two trade places.
    other = p.carts[ahead][-1]
    p.carts[ahead][-1] = pawn
    p.carts[mine][0] = other
    p.where[pawn] = ahead
    p.where[other] = mine
    p.tell(
        "event-b1350-trade",
        rulebook.DASH_FULL,
        {"who": p.who(pawn), "whom": p.who(other), "cart": cart_name(mine)},
    )


def place_behind(p: Road, cart: int) -> int:
    """The rearmost cart behind this one that has room, or NOBODY."""
    for behind in reversed(p.order):
        if behind == cart:
            return NOBODY
        if len(p.carts[behind]) < CART_SPACES:
            return behind
    return NOBODY


def push(p: Road, pawn: int) -> None:
    cart = place_behind(p, p.where[pawn])
    if cart == NOBODY:
        leave_behind(p, pawn)
        return
    p.take_out(pawn)
    p.put(pawn, cart)
    p.tell("event-b1350-lands", rulebook.PUSH_WHERE, {"who": p.who(pawn), "cart": cart_name(cart)})


def leave_behind(p: Road, pawn: int) -> None:
    """Out of the game, and if it was a healthy one, whoever pushed dies of shame."""
    healthy = not p.symptoms.is_infected(pawn)
    die(p, pawn, rulebook.LEFT_BEHIND)
    if healthy and pawn != p.turn:
        die(p, p.turn, rulebook.SHAME)
    end_if_nobody_is_left(p)
