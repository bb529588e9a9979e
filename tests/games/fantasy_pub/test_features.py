"""What is measured about a seat is its own: seats renamed, features and chances renamed."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import alehouse
from alehouse.bots.value import value_of
from alehouse.engine.contract import Game
from alehouse.games.fantasy_pub.components import CLAN
from alehouse.games.fantasy_pub.position import PubPosition
from tests.bots.test_bots import a_decision

EDITIONS = [alehouse.game("fantasy-pub-2022"), alehouse.game("fantasy-pub-2003")]


def renamed(pub: PubPosition) -> PubPosition:
    """The same position after everybody has moved one seat on."""
    other = pub.copy()
    characters = pub.seats * CLAN
    for name in ("where", "coins", "beers", "triples"):
        row = getattr(pub, name)
        setattr(other, name, vec[i64]([row[(each - CLAN) % characters] for each in range(len(row))]) if row else row)
    for name in ("out_plain", "out_triple", "side", "hand"):
        row = getattr(pub, name)
        setattr(other, name, vec[i64]([row[(seat - 1) % pub.seats] for seat in range(len(row))]))
    other.home = vec[i64]([(each + CLAN) % characters for each in pub.home])
    other.turn = (pub.turn + 1) % pub.seats
    return other


def features(game: Game, pub: PubPosition, seat: int) -> list[float]:
    row = vec[float]([0.0] * len(game.features))
    game.measure(pub, seat, row)
    return list(row)


@pytest.mark.parametrize("game", EDITIONS, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_seats_renamed_is_value_renamed(game: Game, seed: int) -> None:
    pub = a_decision(game, seed, 20 + 9 * seed)
    assert isinstance(pub, PubPosition)
    other = renamed(pub)
    value, again = value_of(game), value_of(game)
    value.judge(pub, 2**pub.seats - 1)
    again.judge(other, 2**pub.seats - 1)
    mine = [features(game, pub, seat) for seat in range(pub.seats)]
    assert len({str(each) for each in mine}) > 1, "seats differ"
    for seat in range(pub.seats):
        there = (seat + 1) % pub.seats
        assert features(game, other, there) == mine[seat]
        assert again.chances[there] == pytest.approx(value.chances[seat])
