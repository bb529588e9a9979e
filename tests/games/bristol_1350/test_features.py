"""What is measured about a seat is its own: seats renamed, features and chances renamed."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import alehouse
from alehouse.bots.value import value_of
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.position.deeds import CIRCUMSTANCES, packed, unpacked
from alehouse.games.bristol_1350.position.road import RoadPosition
from tests.bots.test_bots import a_decision

GAME = alehouse.game("bristol-1350")


def moved_on(bits: int, seats: int) -> int:
    return sum(2 ** ((seat + 1) % seats) for seat in range(seats) if bits >> seat & 1)


def renamed(road: RoadPosition) -> RoadPosition:
    """The same position after everybody has moved one seat on; there are no ghosts."""
    other = road.copy()
    seats = road.seats

    def named(pawn: int) -> int:
        return pawn if pawn == NOBODY else (pawn + 1) % seats

    def shifted(row: vec[i64], block: int = 1) -> vec[i64]:
        return vec[i64]([row[(each - block) % (seats * block)] for each in range(seats * block)])

    other.where = shifted(road.where)
    other.spaces = vec[i64]([named(pawn) for pawn in road.spaces])
    other.turn, other.first = named(road.turn), named(road.first)
    other.symptoms.hands = shifted(road.symptoms.hands, 2)
    other.symptoms.infected = moved_on(road.symptoms.infected, seats)
    other.remedies.sizes = shifted(road.remedies.sizes)
    other.deeds = vec[i64]([_by_the_next(deed, seats) for deed in road.deeds])
    return other


def _by_the_next(deed: int, seats: int) -> int:
    who, when, what = unpacked(deed)
    return packed((who + 1) % seats, when, what // CIRCUMSTANCES, what % CIRCUMSTANCES)


def features(road: RoadPosition, seat: int) -> list[float]:
    row = vec[float]([0.0] * len(GAME.features))
    GAME.measure(road, seat, row)
    return list(row)


@pytest.mark.parametrize("seed", range(3, 9))
@pytest.mark.parametrize("decisions", [6, 17, 30])
def test_seats_renamed_is_value_renamed(seed: int, decisions: int) -> None:
    road = a_decision(GAME, seed, decisions)
    assert isinstance(road, RoadPosition)
    other = renamed(road)
    value, again = value_of(GAME), value_of(GAME)
    value.judge(road, 2**road.seats - 1)
    again.judge(other, 2**road.seats - 1)
    mine = [features(road, seat) for seat in range(road.seats)]
    assert len({str(each) for each in mine}) > 1, "seats differ"
    for seat in range(road.seats):
        there = (seat + 1) % road.seats
        assert features(other, there) == mine[seat]
        assert again.chances[there] == pytest.approx(value.chances[seat])
