"""Steps along the ways, and what a tile does to whoever ends there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.bits import has, only
from alehouse.games.the_pub import actions, rulebook, steps, telling
from alehouse.games.the_pub.components.grid import CORNERS, NEIGHBOUR, STRAIGHT_ON
from alehouse.games.the_pub.components.pieces import ALL_UP, BLACK_RUSSAN, DRINK, EVENT, JAGER

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# May one go there?


def ways_on(pub: PubPosition, seat: i64) -> i64:
    """The directions in which a seat can take a step along the ways, a bit each."""
    return pub.laid.joined[pub.where[seat]]


def no_step(pub: PubPosition, seat: i64, direction: i64) -> str:
    """The rule that keeps a seat from a step along the ways."""
    return "" if has(ways_on(pub, seat), direction) else rulebook.STEP


def leaps(pub: PubPosition, seat: i64) -> i64:
    """The directions in which a seat can take a step across a corner, a bit each."""
    here = pub.where[seat]
    there = CORNERS[here] & pub.laid.covered
    if pub.up != ALL_UP:
        there &= ~pub.laid.plan.exits
    found: i64 = 0
    direction: i64
    if there:
        for direction in range(STRAIGHT_ON, 8):
            target = NEIGHBOUR[here * 8 + direction]
            if target >= 0 and has(there, target):
                found |= only(direction)
    return found


def no_leap(pub: PubPosition, seat: i64, direction: i64) -> str:
    """The rule that keeps a seat from a step across a corner."""
    return "" if has(leaps(pub, seat), direction) else rulebook.DRINK_RULES[JAGER]


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
    source = pub.where[seat]
    pub.stand(seat, space)
    telling.moved(pub, seat, source, space, rule)


def step(pub: PubPosition, seat: i64, direction: i64, rule: str) -> None:
    go(pub, seat, NEIGHBOUR[pub.where[seat] * 8 + direction], rule)


def move_by_action(pub: PubPosition, seat: i64, direction: i64) -> None:
    """One step, and further with the Black Rußan."""
    step(pub, seat, direction, rulebook.MOVE_ACTION)
    pub.push(steps.ARRIVE, seat, 0)
    carry_further(pub, seat)


def walk(pub: PubPosition, seat: i64, count: i64, direction: i64) -> None:
    """The first of up to so many steps by a drink, and further with the Black Rußan."""
    walk_on(pub, seat, count, direction)
    carry_further(pub, seat)


def walk_on(pub: PubPosition, seat: i64, count: i64, direction: i64) -> None:
    """One of up to so many steps by a drink."""
    step(pub, seat, direction, rulebook.MOVE_DRINK)
    if count > 1:
        pub.push(steps.WALK_ON, seat, count - 1)
    else:
        pub.push(steps.ARRIVE, seat, 0)


def carry_further(pub: PubPosition, seat: i64) -> None:
    """The Black Rußan makes a move longer. Which of its steps is the one more is all the same: the second."""
    if pub.lasting[seat] == BLACK_RUSSAN:
        pub.push(steps.FURTHER, seat, pub.values.russan_steps)


def go_further(pub: PubPosition, seat: i64, count: i64, direction: i64) -> None:
    """One of so many steps that must be taken. There is always a way: back, if there is no other."""
    step(pub, seat, direction, rulebook.DRINK_RULES[BLACK_RUSSAN])
    if count > 1:
        pub.push(steps.FURTHER, seat, count - 1)


def leap(pub: PubPosition, seat: i64, direction: i64) -> None:
    step(pub, seat, direction, rulebook.DRINK_RULES[JAGER])
    pub.push(steps.ARRIVE, seat, 0)


def stop(pub: PubPosition, due: i64, seat: i64) -> None:
    """No more steps: the tile where one stands counts, if any step was taken at all."""
    if due == steps.WALK_ON:
        pub.push(steps.ARRIVE, seat, 0)


def arrive(pub: PubPosition, seat: i64) -> None:
    """Whoever ends a move on a drink or an event must draw one."""
    kind = pub.laid.kinds[pub.where[seat]]
    if kind == DRINK:
        pub.push(steps.SHAKE, seat, 0)
    elif kind == EVENT:
        pub.push(steps.HAPPEN, seat, 0)
