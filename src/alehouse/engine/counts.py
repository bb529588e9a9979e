"""How many there are of each kind, in one number: cards in a deck, dice that show a face, coins in the bag.

Each kind has a hexadecimal digit of its own, kind 0 the last one. Where the order of cards is not known there is
nothing else to keep; and such numbers are copied and added at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

_DIGIT: Final = 15
_LAST: Final = 15
_ONE_OF_LAST: Final = 0x1000000000000000
_EVERY_OTHER: Final = 0x0F0F0F0F0F0F0F0F


def one(kind: i64) -> i64:
    """A single one of this kind."""
    # Shifted down, since a plain 1 is a number of 32 bits to the compiler, and would be lost on its way up.
    return _ONE_OF_LAST >> (4 * (_LAST - kind))


def count(counts: i64, kind: i64) -> i64:
    """How many of this kind."""
    return (counts >> (4 * kind)) & _DIGIT


def size(counts: i64) -> i64:
    """How many in all."""
    pairs = (counts & _EVERY_OTHER) + ((counts >> 4) & _EVERY_OTHER)
    # A number and the sum of its digits (to base 256) leave the same rest.
    return pairs % 255


def lowest(counts: i64) -> i64:
    """The lowest kind of which there are any; there must be one."""
    kind: i64 = 0
    while not (counts >> (4 * kind)) & _DIGIT:
        kind += 1
    return kind


def is_one_kind(counts: i64) -> bool:
    """Whether all are of the same kind; there must be one."""
    kind = lowest(counts)
    return counts >> (4 * kind) <= _DIGIT


def counted(kinds: Iterable[int]) -> i64:
    """These, counted."""
    found: i64 = 0
    for kind in kinds:
        found += one(kind)
    return found


def each_of(counts: i64) -> list[int]:
    """All of them one by one, by kind."""
    found: list[int] = []
    kind = 0
    while counts:
        found.extend([kind] * (counts & _DIGIT))
        counts >>= 4
        kind += 1
    return found
