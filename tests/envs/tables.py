"""What the tests of the environments share: every game for few players, and choices at random among those there are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import alehouse
from alehouse import Game

GAMES = alehouse.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def few(game: Game) -> int:
    """As few players as make a game among several."""
    return max(2, game.fewest)


def any_of(mask: Any, luck: np.random.Generator) -> Any:
    """For each row of masks one of the choices there are."""
    return (mask * luck.random(mask.shape)).argmax(-1)
