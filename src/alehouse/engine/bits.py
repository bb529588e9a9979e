"""Small sets as numbers: a bit for each thing that is in the set, by its number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_ONLY: Final = vec[i64]([2**number for number in range(62)])


def only(number: i64) -> i64:
    """The set of just this thing."""
    # Looked up and not shifted: compiled, the 1 of `1 << number` is a number of 32 bits. A test keeps it out.
    return _ONLY[number]


def has(bits: i64, number: i64) -> bool:
    return (bits >> number) & 1 != 0


def several(bits: i64) -> bool:
    """Whether there is more than one thing in a set."""
    return bits & (bits - 1) != 0


def first_of(bits: i64) -> i64:
    """The thing in a set that has the lowest number; -1 if there is nothing."""
    if not bits:
        return -1
    first: i64 = 0
    while not bits & 1:
        bits >>= 1
        first += 1
    return first


def how_many(bits: i64) -> i64:
    """How many things are in a set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def all_below(number: i64) -> i64:
    """The set of all things with lower numbers."""
    return _ONLY[number] - 1


def each_of(bits: i64) -> list[int]:
    """The things in a set, the lowest number first."""
    found: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def set_of(numbers: Iterable[int]) -> i64:
    """The set of these things."""
    found: i64 = 0
    for number in numbers:
        found |= only(number)
    return found
