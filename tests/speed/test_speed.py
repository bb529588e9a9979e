"""No game becomes slower by more than a third without anybody noticing."""

from __future__ import annotations

import time

import pytest

import alehouse
from alehouse import FastLuck
from tests.speed.measure import SLOWER, kind, ratio, recorded

GAMES = alehouse.games()


@pytest.mark.speed
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_as_fast_as_ever(game: alehouse.Game) -> None:
    before = recorded()[kind()][game.name]
    now = ratio(game)
    if now < SLOWER * before:
        # Once more: a machine that was busy for a second is no reason to stop everybody.
        now = max(now, ratio(game))
    assert now >= SLOWER * before, (
        f"{game.name} plays {now:.1f} decisions in the time of the reference; it used to be {before:.1f}. "
        "If that is the price of something worth it, python -m tests.speed.measure --write records it."
    )


def dawdling(seed: int) -> FastLuck:
    """Luck that takes its time, so that a round of play takes at least twice as long."""
    time.sleep(0.02)
    return FastLuck(seed)


@pytest.mark.speed
def test_a_slow_game_is_noticed() -> None:
    game = alehouse.game("fantasy-pub-2003")
    assert ratio(game, dawdling) < SLOWER * ratio(game)


def test_every_game_is_recorded() -> None:
    for ratios in recorded().values():
        assert sorted(ratios) == [game.name for game in GAMES]
    assert sorted(recorded()) == ["compiled", "interpreted"]
