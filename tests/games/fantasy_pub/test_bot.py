"""How strong the greedy bot is in the pub."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import Game
from alehouse.lab.simulate import simulate

EDITIONS = [alehouse.game("fantasy-pub-2022"), alehouse.game("fantasy-pub-2003")]


def share_of_greedy(game: Game, games: int, seed: int) -> float:
    return simulate(game, ["greedy", "random"], games, seed=seed, rotate=True).tally.kinds["greedy"].share


@pytest.mark.parametrize("game", EDITIONS, ids=str)
def test_greedy_beats_random(game: Game) -> None:
    """A quick look; the 400 games of the promise are played by the long tests."""
    assert share_of_greedy(game, 10, seed=5) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("game", EDITIONS, ids=str)
def test_greedy_beats_random_in_four_of_five_games(game: Game) -> None:
    assert share_of_greedy(game, 400, seed=6) >= 0.8
