"""Luck: even, the same again from the same seed, and never out of bounds."""

from __future__ import annotations

from copy import copy, deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.actions import Action
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.fair_luck import FairLuck
from alehouse.engine.luck import MULTIPLIER, WIDEST, FastLuck, Luck

DRAWS = 36_000


@given(seed=st.integers(), bound=st.integers(1, WIDEST))
def test_the_same_luck_can_be_had_again(seed: int, bound: int) -> None:
    luck = FastLuck(seed)
    begin = luck.state
    numbers = [luck.below(bound) for _ in range(20)]
    assert all(0 <= number < bound for number in numbers)
    luck.state = begin
    assert [luck.below(bound) for _ in range(20)] == numbers
    assert [FastLuck(seed).below(bound)] == numbers[:1]


def test_fast_luck_never_changes() -> None:
    """Whoever wrote down a seed finds the same games again: compiled, interpreted, and in years."""
    luck = FastLuck(1350)
    assert [luck.below(6) for _ in range(12)] == [4, 2, 0, 0, 1, 3, 3, 0, 5, 4, 5, 1]
    assert luck.below(WIDEST) == 1620953424


@pytest.mark.parametrize("luck", [FastLuck(5), FairLuck(bytes(32), "", 1, [], [])], ids=["fast", "fair"])
def test_pairs_of_dice_are_even(luck: Luck) -> None:
    counts = [0] * 36
    for _ in range(DRAWS):
        counts[luck.below(6) * 6 + luck.below(6)] += 1
    expected = DRAWS / 36
    # Chi square with 35 degrees of freedom: 74.9 is passed once in ten thousand, and the draws never change.
    assert sum((count - expected) ** 2 / expected for count in counts) < 74.9


def test_first_numbers_of_neighbouring_seeds_are_even() -> None:
    counts = [0] * 36
    for seed in range(DRAWS // 10):
        luck = FastLuck(seed)
        counts[luck.below(6) * 6 + luck.below(6)] += 1
    expected = DRAWS / 360
    assert sum((count - expected) ** 2 / expected for count in counts) < 74.9


def test_wide_bounds_are_even() -> None:
    """Of 2**32 numbers, three in a row would get 3, 3 and 2 eighths each if nothing were drawn again."""
    luck = FastLuck(9)
    counts = [0, 0, 0]
    for _ in range(DRAWS):
        counts[luck.below(3 * 2**29) % 3] += 1
    assert sum((count - DRAWS / 3) ** 2 / (DRAWS / 3) for count in counts) < 18.4


def test_the_generator_comes_round_late() -> None:
    """The multiplier makes a safe prime, so the period is half of it (Fermat to twelve bases)."""
    prime = MULTIPLIER * 2**32 - 1
    for number in (prime, (prime - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37))
    assert MULTIPLIER * 2**32 < 2**63


@pytest.mark.parametrize("bound", [0, -1, WIDEST + 1])
def test_fast_luck_refuses_other_bounds(bound: int) -> None:
    luck = FastLuck(3)
    before = luck.state
    with pytest.raises(ValueError, match="bound"):
        luck.below(bound)
    assert luck.state == before


def test_a_copy_of_fast_luck_shares_nothing() -> None:
    luck = FastLuck(3)
    one, other = copy(luck), deepcopy(luck)
    expected = [luck.below(100) for _ in range(20)]
    assert [one.below(100) for _ in range(20)] == expected
    assert [other.below(100) for _ in range(20)] == expected


class Counting(Luck):
    """Every number in turn: a user's own luck, in plain Python."""

    def __init__(self) -> None:
        self.next = 0

    def below(self, bound: int) -> int:
        self.next += 1
        return (self.next - 1) % bound


@given(weights=st.lists(st.integers(0, 9), min_size=1, max_size=40).filter(any))
def test_outcomes_come_as_often_as_their_weights_say(weights: list[int]) -> None:
    outcomes = [Action(str(number)) for number in range(len(weights))]
    chances = Chances(zip(outcomes, weights))
    luck = Counting()
    drawn = [luck.choose(chances) for _ in range(sum(weights))]
    assert [drawn.count(outcome) for outcome in outcomes] == weights
    assert drawn == sorted(drawn, key=outcomes.index), "in the order of the chances: fair luck is checked by it"


def test_chances_read_like_pairs() -> None:
    one, other, third = Action("one"), Action("other"), Action("third")
    chances = Chances([(one, 2), (other, 5)])
    assert list(chances) == [(one, 2), (other, 5)]
    assert (chances[0], chances[-1], len(chances), chances.total) == ((one, 2), (other, 5), 2, 7)
    assert chances.has(other)
    assert not chances.has(third)
    with pytest.raises(IndexError):
        chances[2]
    assert repr(chances) == "Chances([(<one>, 2), (<other>, 5)])"
    assert not NO_CHANCES


def test_chances_cannot_be_changed_once_they_are_complete() -> None:
    one, other = Action("one"), Action("other")
    chances = Chances()
    chances.add(one, 2)
    chances.add(other, 5)
    assert chances.complete() is chances
    for complete in (chances, Chances([(one, 2), (other, 5)]), copy(chances), NO_CHANCES):
        before = list(complete)
        with pytest.raises(TypeError):
            complete.add(one, 1)
        with pytest.raises(AttributeError):
            complete.total = 1  # type: ignore[misc]
        assert list(complete) == before
    assert copy(chances) is not chances


def test_only_numbers_below_the_total_are_drawn() -> None:
    one, other = Action("one"), Action("other")
    chances = Chances([(one, 2), (other, 5)])
    assert [chances.drawn(number) for number in range(7)] == [one] * 2 + [other] * 5
    for number in (-1, 7):
        with pytest.raises(ValueError, match="from 0 to 6"):
            chances.drawn(number)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="weight"):
        FastLuck(1).choose(NO_CHANCES)
