"""Piles, which are packed into one number each, against plain lists; and who of a family sits where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.counts import count
from alehouse.games.fantasy_pub.components import WHOLE_CLAN
from alehouse.games.fantasy_pub.rules import decks

clans = st.lists(st.integers(0, 6), unique=True)


def pile_of(clan: list[int]) -> int:
    pile = 0
    for who in clan:
        pile = decks.put_under(pile, who)
    return pile


def test_a_whole_clan_is_two_of_each_but_the_largest() -> None:
    assert [count(WHOLE_CLAN, family) for family in range(4)] == [2, 2, 2, 1]


@given(clan=clans)
def test_a_pile_keeps_its_order(clan: list[int]) -> None:
    pile = pile_of(clan)
    assert decks.from_above(pile) == clan
    assert decks.height(pile) == len(clan)
    assert [who for who in range(7) if decks.lies_in(pile, who)] == sorted(clan)


@given(clan=clans.filter(len))
def test_a_pile_gives_from_both_ends(clan: list[int]) -> None:
    pile = pile_of(clan)
    assert (decks.uppermost(pile), decks.undermost(pile)) == (clan[0], clan[-1])
    assert decks.from_above(decks.without_uppermost(pile)) == clan[1:]
    assert decks.from_above(decks.without_undermost(pile)) == clan[:-1]


@pytest.mark.parametrize("who", range(7))
def test_nobody_lies_in_no_pile(who: int) -> None:
    assert not decks.lies_in(0, who)
