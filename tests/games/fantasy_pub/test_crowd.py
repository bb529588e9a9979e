"""Crowds, companies and piles, which are packed into numbers, against plain lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.games.fantasy_pub import crowd
from alehouse.games.fantasy_pub.components import FAMILY_OF, NOBODY

counts = st.lists(st.integers(0, 10), min_size=4, max_size=4)
clans = st.lists(st.integers(0, 6), unique=True)


def pile_of(clan: list[int]) -> int:
    pile = 0
    for who in clan:
        pile = crowd.put_under(pile, who)
    return pile


@given(many=counts)
def test_a_crowd_counts_families(many: list[int]) -> None:
    packed = sum(count * crowd.ONE_OF[family] for family, count in enumerate(many))
    there = [family for family, count in enumerate(many) if count]
    assert [crowd.how_many(packed, family) for family in range(4)] == many
    assert crowd.size(packed) == sum(many)
    assert crowd.only_family(packed) == (there[0] if len(there) == 1 else NOBODY)
    assert crowd.is_mixed(packed) == (len(there) > 1)
    assert (packed & crowd.MORE_THAN_ONE > 0) == any(count > 1 for count in many)


def test_a_whole_clan_is_two_of_each_but_the_largest() -> None:
    assert [crowd.how_many(crowd.WHOLE_CLAN, family) for family in range(4)] == [2, 2, 2, 1]


@given(characters=st.lists(st.integers(0, 34), unique_by=lambda each: FAMILY_OF[each], max_size=4))
def test_a_company_has_one_of_each_family(characters: list[int]) -> None:
    company = sum(crowd.seated(each, FAMILY_OF[each]) for each in characters)
    for family in range(4):
        there = [each for each in characters if FAMILY_OF[each] == family]
        assert crowd.one_of(company, family) == (there[0] if there else NOBODY)


@given(clan=clans)
def test_a_pile_keeps_its_order(clan: list[int]) -> None:
    pile = pile_of(clan)
    assert crowd.from_above(pile) == clan
    assert crowd.height(pile) == len(clan)
    assert [who for who in range(7) if crowd.lies_in(pile, who)] == sorted(clan)


@given(clan=clans.filter(len))
def test_a_pile_gives_from_both_ends(clan: list[int]) -> None:
    pile = pile_of(clan)
    assert (crowd.uppermost(pile), crowd.lowest(pile)) == (clan[0], clan[-1])
    assert crowd.from_above(crowd.without_uppermost(pile)) == clan[1:]
    assert crowd.from_above(crowd.without_lowest(pile)) == clan[:-1]


@pytest.mark.parametrize("who", range(7))
def test_nobody_lies_in_no_pile(who: int) -> None:
    assert not crowd.lies_in(0, who)
