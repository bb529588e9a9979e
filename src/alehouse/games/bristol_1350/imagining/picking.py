"""Picking at random: one card of a set, a coin from the bag, two of several symptoms to keep."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.bits import how_many
from alehouse.engine.counts import count, one, size
from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.components import HIGHEST


def any_of(cards: i64, luck: Luck) -> i64:
    """One of these cards, each as likely."""
    rest: i64 = 0
    many = how_many(cards)
    if many > 1:
        rest = luck.below(many)
    while rest:
        cards &= cards - 1
        rest -= 1
    card: i64 = 0
    while not cards & 1:
        cards >>= 1
        card += 1
    return card


def any_coin(bag: i64, luck: Luck) -> i64:
    """One of the coins in the bag."""
    rest = luck.below(size(bag))
    coin: i64 = 0
    while rest >= count(bag, coin):
        rest -= count(bag, coin)
        coin += 1
    return coin


# Two of several symptoms, which are counted


def has_pair(have: i64, low: i64, high: i64) -> bool:
    return count(have, low) > 0 and count(have - one(low), high) > 0


def pairs_to_keep(have: i64) -> i64:
    """How many different pairs of values can be kept."""
    found: i64 = 0
    low: i64
    high: i64
    for low in range(1, HIGHEST + 1):
        for high in range(low, HIGHEST + 1):
            if has_pair(have, low, high):
                found += 1
    return found


def nth_pair(have: i64, number: i64) -> tuple[i64, i64]:
    low: i64
    high: i64
    for low in range(1, HIGHEST + 1):
        for high in range(low, HIGHEST + 1):
            if has_pair(have, low, high):
                if number == 0:
                    return low, high
                number -= 1
    raise AssertionError("there are not so many pairs")
