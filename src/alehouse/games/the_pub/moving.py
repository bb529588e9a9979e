"""Steps along the ways, and what a tile does to whoever ends there."""

from __future__ import annotations

from alehouse.engine.messages import Seat
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.components import (
    BATHROOM,
    BLACK_RUSSAN,
    BLOODY_MARY,
    DRINK,
    EVENT,
    EXIT,
    JAGER,
    NONE,
    SPACES,
)
from alehouse.games.the_pub.grid import NEIGHBOUR, STRAIGHT_ON, next_space, steps_from
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


def no_step(pub: PubPosition, seat: int, direction: int) -> str:
    """The rule that keeps a seat from a step along the ways."""
    if direction >= STRAIGHT_ON or next_space(pub.ways, pub.where[seat], direction) == NONE:
        return rulebook.STEP
    return ""


def can_step(pub: PubPosition, seat: int) -> bool:
    return any(not no_step(pub, seat, side) for side in range(4))


def no_leap(pub: PubPosition, seat: int, direction: int) -> str:
    """The rule that keeps a seat from a step across a corner."""
    if direction < STRAIGHT_ON:
        return rulebook.DRINK_RULES[JAGER]
    target = NEIGHBOUR[pub.where[seat] * 8 + direction]
    if target == NONE or not pub.ways[target] or (pub.kinds[target] == EXIT and pub.up != ALL_UP):
        return rulebook.DRINK_RULES[JAGER]
    return ""


def can_leap(pub: PubPosition, seat: int) -> bool:
    return any(not no_leap(pub, seat, direction) for direction in range(STRAIGHT_ON, 8))


# Going


def go(pub: PubPosition, seat: int, space: int, rule: str) -> None:
    pub.where[seat] = space
    if pub.heard is not None:
        pub.tell("event-tp-moved", rule, {"seat": Seat(seat), "space": at_space(space)})


def step(pub: PubPosition, seat: int, direction: int, rule: str) -> None:
    go(pub, seat, NEIGHBOUR[pub.where[seat] * 8 + direction], rule)


def move_by_action(pub: PubPosition, seat: int, direction: int) -> None:
    """One step, and one more with the Black Rußan, which is then a move by a drink."""
    step(pub, seat, direction, rulebook.MOVE_ACTION)
    if pub.lasting[seat] == BLACK_RUSSAN:
        pub.stack.append((WALK_ON, seat, 1))
    else:
        pub.stack.append((ARRIVE, seat, 0))


def walk_by_drink(pub: PubPosition, seat: int, steps: int) -> None:
    """Up to so many steps, one more with the Black Rußan."""
    pub.stack.append((WALK, seat, steps + 1 if pub.lasting[seat] == BLACK_RUSSAN else steps))


def walk(pub: PubPosition, seat: int, steps: int, direction: int) -> None:
    step(pub, seat, direction, rulebook.MOVE_DRINK)
    if steps > 1:
        pub.stack.append((WALK_ON, seat, steps - 1))
    else:
        pub.stack.append((ARRIVE, seat, 0))


def leap(pub: PubPosition, seat: int, direction: int) -> None:
    step(pub, seat, direction, rulebook.DRINK_RULES[JAGER])
    pub.stack.append((ARRIVE, seat, 0))


def stop(pub: PubPosition, step_: int, seat: int) -> None:
    """No more steps: the tile where one stands counts, if any step was taken at all."""
    if step_ == WALK_ON:
        pub.stack.append((ARRIVE, seat, 0))


def arrive(pub: PubPosition, seat: int) -> None:
    """Whoever ends a move on a drink or an event must draw one."""
    kind = pub.kinds[pub.where[seat]]
    if kind == DRINK:
        pub.stack.append((SHAKE, seat, 0))
    elif kind == EVENT:
        pub.stack.append((HAPPEN, seat, 0))


def leap_by_drink(pub: PubPosition, seat: int) -> None:
    pub.stack.append((LEAP, seat, 0))


# To the nearest bathroom


def nearest_bathrooms(pub: PubPosition, seat: int) -> list[int]:
    """The bathroom tiles with the shortest way from where a seat stands."""
    steps = steps_from(pub.ways, pub.where[seat])
    found: list[int] = []
    for space in range(SPACES):
        if pub.kinds[space] == BATHROOM and steps[space] != NONE:
            if found and steps[space] < steps[found[0]]:
                found = [space]
            elif not found or steps[space] == steps[found[0]]:
                found.append(space)
    return found


def go_to_bathroom(pub: PubPosition, seat: int) -> None:
    """The Bloody Mary: to the nearest bathroom; the choice is the seat's own where there are several."""
    bathrooms = nearest_bathrooms(pub, seat)
    if len(bathrooms) > 1:
        pub.stack.append((NEAREST_BATHROOM, seat, 0))
    elif bathrooms and bathrooms[0] != pub.where[seat]:
        go(pub, seat, bathrooms[0], rulebook.DRINK_RULES[BLOODY_MARY])


def no_bathroom_there(pub: PubPosition, seat: int, space: int) -> str:
    return "" if space in nearest_bathrooms(pub, seat) else rulebook.DRINK_RULES[BLOODY_MARY]
