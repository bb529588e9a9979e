"""Cards, dice and coins, counted in one number."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.apothecary import ALL_REMEDIES, ALMS_CARDS
from alehouse.games.bristol_1350.components import ALMS_COPIES, COPIES, KINDS
from alehouse.games.bristol_1350.counts import count, counted, each_of, is_one_kind, lowest, one, size


@pytest.mark.parametrize("kind", range(KINDS))
def test_every_kind_has_a_digit_of_its_own(kind: int) -> None:
    """The last ones lie beyond 32 bits: compiled, too, nothing may be lost there."""
    assert one(kind) == 16**kind
    assert [count(6 * one(kind), other) for other in range(KINDS)] == [6 * (other == kind) for other in range(KINDS)]


def test_all_remedies_are_there() -> None:
    assert [count(ALL_REMEDIES + ALMS_CARDS, kind) for kind in range(KINDS)] == [*COPIES[:-1], ALMS_COPIES]
    assert size(ALL_REMEDIES + ALMS_CARDS) == sum(COPIES) + ALMS_COPIES


def test_what_was_counted_comes_back_by_kind() -> None:
    assert each_of(counted([15, 3, 0, 3])) == [0, 3, 3, 15]
    assert lowest(counted([15, 3, 3])) == 3


def test_one_kind_or_several() -> None:
    assert is_one_kind(counted([4, 4]))
    assert is_one_kind(counted([0]))
    assert not is_one_kind(counted([4, 5]))
