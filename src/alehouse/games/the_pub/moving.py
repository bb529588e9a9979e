"""Steps along the ways, and what a tile does to whoever ends there."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.messages import Seat
from alehouse.games.the_pub import actions, rulebook
from alehouse.games.the_pub.bits import first_of, has, only, several
from alehouse.games.the_pub.components import BLACK_RUSSAN, BLOODY_MARY, DRINK, EVENT, JAGER
from alehouse.games.the_pub.grid import CORNERS, EXITS, NEIGHBOUR, STRAIGHT_ON
from alehouse.games.the_pub.position import (
    ALL_UP,
    ARRIVE,
    HAPPEN,
    LEAP,
    NEAREST_BATHROOM,
    SHAKE,
    WALK,
    WALK_ON,
    PubPosition,
    at_space,
)

# May one go there?


def ways_on(pub: PubPosition, seat: i64) -> i64:
    """The directions in which a seat can take a step along the ways, a bit each."""
    return pub.floor.joined[pub.where[seat]]


def no_step(pub: PubPosition, seat: i64, direction: i64) -> str:
    """The rule that keeps a seat from a step along the ways."""
    return "" if ways_on(pub, seat) & (1 << direction) else rulebook.STEP


def leaps(pub: PubPosition, seat: i64) -> i64:
    """The directions in which a seat can take a step across a corner, a bit each."""
    here = pub.where[seat]
    there = CORNERS[here] & pub.floor.laid
    if pub.up != ALL_UP:
        there &= ~EXITS
    found: i64 = 0
    direction: i64
    if there:
        for direction in range(STRAIGHT_ON, 8):
            target = NEIGHBOUR[here * 8 + direction]
            if target >= 0 and has(there, target):
                found |= 1 << direction
    return found


def no_leap(pub: PubPosition, seat: i64, direction: i64) -> str:
    """The rule that keeps a seat from a step across a corner."""
    return "" if leaps(pub, seat) & (1 << direction) else rulebook.DRINK_RULES[JAGER]


def add_moves(found: list[Action], directions: i64) -> None:
    """The moves in these directions, a bit each."""
    direction: i64 = 0
    while directions:
        if directions & 1:
            found.append(actions.MOVES[direction])
        directions >>= 1
        direction += 1


# Going


def go(pub: PubPosition, seat: i64, space: i64, rule: str) -> None:
    pub.stand(seat, space)
    if pub.heard is not None:
        pub.tell("event-tp-moved", rule, {"seat": Seat(seat), "space": at_space(space)})


def step(pub: PubPosition, seat: i64, direction: i64, rule: str) -> None:
    go(pub, seat, NEIGHBOUR[pub.where[seat] * 8 + direction], rule)


def move_by_action(pub: PubPosition, seat: i64, direction: i64) -> None:
    """One step, and one more with the Black Rußan, which is then a move by a drink."""
    step(pub, seat, direction, rulebook.MOVE_ACTION)
    if pub.lasting[seat] == BLACK_RUSSAN:
        pub.push(WALK_ON, seat, 1)
    else:
        pub.push(ARRIVE, seat, 0)


def walk_by_drink(pub: PubPosition, seat: i64, steps: i64) -> None:
    """Up to so many steps, one more with the Black Rußan."""
    pub.push(WALK, seat, steps + 1 if pub.lasting[seat] == BLACK_RUSSAN else steps)


def walk(pub: PubPosition, seat: i64, steps: i64, direction: i64) -> None:
    step(pub, seat, direction, rulebook.MOVE_DRINK)
    if steps > 1:
        pub.push(WALK_ON, seat, steps - 1)
    else:
        pub.push(ARRIVE, seat, 0)


def leap(pub: PubPosition, seat: i64, direction: i64) -> None:
    step(pub, seat, direction, rulebook.DRINK_RULES[JAGER])
    pub.push(ARRIVE, seat, 0)


def stop(pub: PubPosition, step_: i64, seat: i64) -> None:
    """No more steps: the tile where one stands counts, if any step was taken at all."""
    if step_ == WALK_ON:
        pub.push(ARRIVE, seat, 0)


def arrive(pub: PubPosition, seat: i64) -> None:
    """Whoever ends a move on a drink or an event must draw one."""
    kind = pub.floor.kinds[pub.where[seat]]
    if kind == DRINK:
        pub.push(SHAKE, seat, 0)
    elif kind == EVENT:
        pub.push(HAPPEN, seat, 0)


def leap_by_drink(pub: PubPosition, seat: i64) -> None:
    pub.push(LEAP, seat, 0)


# To the nearest bathroom


def nearest_bathrooms(pub: PubPosition, seat: i64) -> i64:
    """The spaces of the bathroom tiles with the shortest way from where a seat stands, a bit each."""
    bathrooms = pub.floor.bathrooms() & pub.floor.region[pub.where[seat]]
    if not bathrooms:
        return 0
    reached = only(pub.where[seat])
    while not reached & bathrooms:
        reached = pub.floor.around(reached)
    return reached & bathrooms


def go_to_bathroom(pub: PubPosition, seat: i64) -> None:
    """The Bloody Mary: to the nearest bathroom; the choice is the seat's own where there are several."""
    bathrooms = nearest_bathrooms(pub, seat)
    if several(bathrooms):
        pub.push(NEAREST_BATHROOM, seat, 0)
    elif bathrooms and bathrooms != only(pub.where[seat]):
        go(pub, seat, first_of(bathrooms), rulebook.DRINK_RULES[BLOODY_MARY])


def no_bathroom_there(pub: PubPosition, seat: i64, space: i64) -> str:
    return "" if has(nearest_bathrooms(pub, seat), space) else rulebook.DRINK_RULES[BLOODY_MARY]
