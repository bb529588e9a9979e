"""Sets and counts in one number, compared with sets and counters of Python's own."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine import bits, counts

THINGS = st.sets(st.integers(0, 61))
KINDS = st.lists(st.integers(0, 14), max_size=60).filter(lambda kinds: max(Counter(kinds).values(), default=0) <= 15)


@given(THINGS)
def test_sets_are_sets(things: set[int]) -> None:
    packed = bits.set_of(things)
    assert packed == sum(2**each for each in things)
    assert bits.each_of(packed) == sorted(things)
    assert bits.how_many(packed) == len(things)
    assert bits.several(packed) == (len(things) > 1)
    assert bits.first_of(packed) == min(things, default=-1)
    for number in range(62):
        assert bits.has(packed, number) == (number in things)


def test_single_things_are_not_cut_off() -> None:
    """From the 31st thing on a shifted literal would be lost when compiled."""
    for number in range(62):
        assert bits.only(number) == 2**number
        assert bits.all_below(number) == 2**number - 1


@given(KINDS)
def test_counts_are_counts(kinds: list[int]) -> None:
    packed = counts.counted(kinds)
    known = Counter(kinds)
    assert packed == sum(16**kind for kind in kinds)
    assert counts.size(packed) == len(kinds)
    assert counts.each_of(packed) == sorted(kinds)
    for kind in range(15):
        assert counts.count(packed, kind) == known[kind]
        assert counts.one(kind) == 16**kind
    if kinds:
        assert counts.lowest(packed) == min(kinds)
        assert counts.is_one_kind(packed) == (len(known) == 1)
