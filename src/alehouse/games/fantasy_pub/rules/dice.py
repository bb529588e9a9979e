"""The two dice of a turn, and what is left of them (the rule `pub-dice`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.fantasy_pub.components import BOTH

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def has_die(pub: PubPosition, die: i64) -> bool:
    return pub.high > 0 if die == BOTH else die == pub.low or die == pub.high


def die_value(pub: PubPosition, die: i64) -> i64:
    return pub.low + pub.high if die == BOTH else die


def use_die(pub: PubPosition, die: i64) -> None:
    pub.acted = True
    if die == BOTH:
        pub.take_dice(0, 0)
    else:
        pub.take_dice(0, other_die(pub, die))


def other_die(pub: PubPosition, die: i64) -> i64:
    """The die that is left if this one is used, 0 if none is."""
    return pub.high if die == pub.low else pub.low


def next_die(die: i64, high: i64) -> i64:
    """What can be used after this: the higher die if it is another, then both; 0 where there is nothing more."""
    if die < high:
        return high
    return BOTH if high and die != BOTH else 0
