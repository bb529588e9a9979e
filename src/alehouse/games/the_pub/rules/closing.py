"""Closing time: when nobody can get out any more or it is late, and how the game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import has
from alehouse.engine.messages import Message, Seat
from alehouse.engine.result import Result, ScoreLine, places_by, shared_win
from alehouse.games.the_pub import steps, telling
from alehouse.games.the_pub.components.grid import CORNERS, distance
from alehouse.games.the_pub.components.pieces import ALL_UP, JAGER, LONG_ISLAND, NONE, SPACES
from alehouse.games.the_pub.rules.exits import may_use, personal_bit, show_personal_exits, truth

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# Can anybody still get out?


def somebody_can_leave(pub: PubPosition) -> bool:
    """Whether anybody has a way to an exit that is theirs. If so, everybody learns just that."""
    if pub.up != ALL_UP:
        # Nothing lies beside an exit yet, so no way leads there.
        return False
    plan = pub.laid.plan
    possible: i64 = 0
    seat: i64
    place: i64
    for seat in range(pub.seats):
        reached = reach(pub, seat) & plan.exits
        if reached == plan.exits or (reached and pub.lasting[seat] == LONG_ISLAND):
            # One of them is theirs: nobody learns anything.
            return True
        for place in range(len(plan.exit_spaces)):
            if has(reached, plan.exit_spaces[place]):
                possible |= personal_bit(pub.personal[seat], pub.exit_face(place))
    if not possible & truth(pub):
        return False
    remember(pub, possible)
    return True


def remember(pub: PubPosition, possible: i64) -> None:
    """Everybody knows that one of these is true, if it is news."""
    exit: i64
    for exit in range(pub.seats):
        if possible >> (3 * exit) & 7 == 7:
            return
    for known in pub.one_of:
        if known & possible == known:
            return
    pub.one_of = append(pub.one_of, possible)
    telling.stays_open(pub)


def reach(pub: PubPosition, seat: i64) -> i64:
    """The spaces to which a seat can walk, leaps by the Jagers that it has included; a bit each."""
    region = pub.laid.region
    reached = region[pub.where[seat]]
    jagers = pub.keeps(seat, JAGER)
    space: i64
    while jagers:
        jagers -= 1
        leaps: i64 = 0
        for space in range(SPACES):
            if has(reached, space):
                leaps |= CORNERS[space]
        leaps &= pub.laid.covered & ~reached
        for space in range(SPACES):
            if has(leaps, space):
                reached |= region[space]
    return reached


# Last orders


def close(pub: PubPosition, rule: str) -> None:
    """Whatever is still hidden is shown, and the nearest wins."""
    pub.steps = vec[i64]()
    pub.push(steps.CLOSED, 0, 0)
    telling.closing(pub, rule)
    if pub.up != ALL_UP:
        pub.push(steps.TURN_UP, 0, 0)


def closing_time(pub: PubPosition) -> None:
    pub.closed = True
    show_personal_exits(pub)
    far = steps_to_exits(pub)
    telling.nearest(pub, [seat for seat in range(pub.seats) if far[seat] == min(far)], min(far))


def steps_to_exits(pub: PubPosition) -> list[int]:
    """How far each seat is from its exit."""
    return [steps_to_exit(pub, seat) for seat in range(pub.seats)]


def steps_to_exit(pub: PubPosition, seat: i64) -> i64:
    """Grid steps to a seat's exit, or to the nearest one if it may use them all; exits lie face up."""
    nearest = SPACES
    for place, space in enumerate(pub.laid.plan.exit_spaces):
        if may_use(pub, seat, pub.exit_face(place)):
            nearest = min(nearest, distance(pub.where[seat], space))
    return nearest


# The result


def result(pub: PubPosition) -> Result:
    """The first one out wins, the others share the second place; at closing time the nearest wins."""
    far = steps_to_exits(pub)
    if pub.winner != NONE:
        keys = [(1,) if seat == pub.winner else (0,) for seat in range(pub.seats)]
        why = Message("why-tp-out", {"seat": Seat(pub.winner)})
    else:
        # The rule `tp-nearest`: counted in grid steps, whatever lies between; ties are shared.
        keys = [(-each,) for each in far]
        tied = far.count(min(far)) > 1
        why = Message("why-tp-nearest-shared" if tied else "why-tp-nearest", {"steps": min(far)})
    places = places_by([*keys])
    points = [1 if place == 1 else 0 for place in places]
    lines = [[_line(pub, seat, far[seat], points[seat])] for seat in range(pub.seats)]
    return Result(places, points, lines, why, shared_win(places))


def _line(pub: PubPosition, seat: i64, far: i64, points: i64) -> ScoreLine:
    if seat == pub.winner:
        return ScoreLine(Message("score-tp-out"), points)
    return ScoreLine(Message("score-tp-steps", {"steps": far}), points)
