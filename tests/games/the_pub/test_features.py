"""What is measured about a seat is its own: seats renamed, features and chances renamed."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import alehouse
from alehouse.bots.value import value_of
from alehouse.engine.bits import has
from alehouse.games.the_pub.position.pub import PubPosition
from alehouse.games.the_pub.steps import DECISIONS
from tests.bots.test_bots import a_decision

GAME = alehouse.game("the-pub")


def renamed(pub: PubPosition) -> PubPosition:
    """The same position after everybody has moved one seat on."""
    other = pub.copy()
    for name in ("where", "alcohol", "marker", "kept", "lasting", "personal"):
        row = getattr(pub, name)
        setattr(other, name, vec[i64]([row[(seat - 1) % pub.seats] for seat in range(pub.seats)]))
    other.turn = (pub.turn + 1) % pub.seats
    other.stack = [(step, (a + 1) % pub.seats if has(DECISIONS, step) else a, b) for step, a, b in pub.stack]
    return other


def features(pub: PubPosition, seat: int) -> list[float]:
    row = vec[float]([0.0] * len(GAME.features))
    GAME.measure(pub, seat, row)
    return list(row)


@pytest.mark.parametrize("seed", range(16))
def test_seats_renamed_is_value_renamed(seed: int) -> None:
    pub = a_decision(GAME, seed, 20 + 9 * seed)
    assert isinstance(pub, PubPosition)
    other = renamed(pub)
    value, again = value_of(GAME), value_of(GAME)
    value.judge(pub, 2**pub.seats - 1)
    again.judge(other, 2**pub.seats - 1)
    mine = [features(pub, seat) for seat in range(pub.seats)]
    assert len({str(each) for each in mine}) > 1, "seats differ"
    for seat in range(pub.seats):
        there = (seat + 1) % pub.seats
        assert features(other, there) == mine[seat]
        assert again.chances[there] == pytest.approx(value.chances[seat])
