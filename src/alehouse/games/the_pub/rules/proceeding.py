"""What happens by itself: steps with nothing to choose and nothing to draw, or only one thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import first_of, has, several
from alehouse.engine.contract import CHANCE
from alehouse.games.the_pub import chance, steps
from alehouse.games.the_pub.rules import closing, drinks, events, moving, tiles, turn

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def waits(pub: PubPosition, step: i64, a: i64, b: i64) -> bool:
    """Whether this step waits for somebody's decision or for chance, who is then to move."""
    if step == steps.ACT:
        pub.to_move = pub.turn
        return pub.actions_left > 0 and turn.can_act(pub)
    if has(steps.DECISIONS, step):
        pub.to_move = a
        return _can_choose(pub, step, a, b)
    if has(steps.DRAWS, step):
        pub.to_move = CHANCE
        return chance.several_may_come(pub, step, b)
    return False


def _can_choose(pub: PubPosition, step: i64, seat: i64, b: i64) -> bool:
    """Whether there is anything to choose between."""
    if step == steps.WALK:
        return moving.ways_on(pub, seat) != 0
    if step == steps.FURTHER:
        return several(moving.ways_on(pub, seat))
    if step == steps.LEAP:
        return moving.leaps(pub, seat) != 0
    if step == steps.CHOOSE_TILE:
        return pub.drawn[0] != pub.drawn[-1]
    if step == steps.THIRD:
        return several(drinks.kinds_kept(pub, seat))
    if step == steps.DRINK_UP:
        return several(events.kinds_to_drink(pub, seat, b))
    if step == steps.PICK:
        return several(events.to_pick(pub))
    if step == steps.BRAWL:
        return several(events.brawl_ways(pub, seat, b))
    return True


def proceed(pub: PubPosition, step: i64, a: i64, b: i64) -> None:
    """Do what has to be done; the step has been taken off the stack."""
    if step == steps.ACT:
        turn.go_on(pub)
    elif step == steps.ARRIVE:
        moving.arrive(pub, a)
    elif step == steps.DRINK:
        drinks.drink_it(pub, a, b)
    elif step == steps.PUT_AWAY:
        drinks.put_away(pub, b)
    elif step == steps.CLEAR_TABLE:
        pub.clear_table()
    elif step == steps.CLOSED:
        closing.closing_time(pub)
    elif has(steps.DRAWS, step):
        chance.draw_foregone(pub, step, a, b)
    else:
        _choose_the_only_one(pub, step, a, b)


def _choose_the_only_one(pub: PubPosition, step: i64, seat: i64, b: i64) -> None:
    """There is nothing to choose between: the only thing that can be done is done, if there is one."""
    if step == steps.FURTHER:
        moving.go_further(pub, seat, b, first_of(moving.ways_on(pub, seat)))
    elif step == steps.CHOOSE_TILE:
        tiles.choose_tile(pub, seat, pub.drawn[0])
    elif step == steps.THIRD:
        drinks.open_kept(pub, seat, first_of(drinks.kinds_kept(pub, seat)))
    elif step == steps.DRINK_UP:
        left = events.kinds_to_drink(pub, seat, b)
        if left:
            events.drink_up(pub, seat, b, first_of(left))
    elif step == steps.PICK:
        there = events.to_pick(pub)
        if there:
            events.pick(pub, seat, first_of(there))
    elif step == steps.BRAWL:
        ways = events.brawl_ways(pub, seat, b)
        if ways:
            events.join_brawl(pub, seat, first_of(ways))
