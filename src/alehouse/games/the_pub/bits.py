"""Small sets as numbers: a bit for each thing that is in the set, by its number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.the_pub.components import NONE

_ONLY: Final = vec[i64]([1 << number for number in range(62)])


def only(number: i64) -> i64:
    """The set of just this thing."""
    # Not `1 << number`: compiled, the literal is shifted as a number of 32 bits, and there are 35 spaces.
    return _ONLY[number]


def has(bits: i64, number: i64) -> bool:
    return (bits >> number) & 1 != 0


def several(bits: i64) -> bool:
    """Whether there is more than one thing in a set."""
    return bits & (bits - 1) != 0


def first_of(bits: i64) -> i64:
    """The thing in a set that has the lowest number; NONE if there is nothing."""
    if not bits:
        return NONE
    first: i64 = 0
    while not bits & 1:
        bits >>= 1
        first += 1
    return first
