"""Learners of others take our environments as they are. Run by `make test-learners`: PyTorch is large."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import alehouse
from alehouse import Game
from alehouse.envs.aec import raw_env
from alehouse.envs.gym import id_of

GAMES = alehouse.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@every_game
def test_masked_ppo_learns(game: Game) -> None:
    """sb3-contrib's MaskablePPO asks for `action_masks`, and never chooses what is not allowed."""
    made = gymnasium.make(id_of(game), players=max(2, game.fewest))
    illegal: list[float] = []

    class Watched(gymnasium.Wrapper[Any, Any, Any, Any]):
        def step(self, action: Any) -> Any:
            told = super().step(action)
            if float(told[1]) < 0:
                illegal.append(float(told[1]))
            return told

        def action_masks(self) -> Any:
            table: Any = self.env.unwrapped
            return table.action_masks()

    watched = Watched(made)
    check_env(watched, warn=False, skip_render_check=True)
    illegal.clear()
    learner = MaskablePPO("MlpPolicy", watched, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu")
    learner.learn(192)
    assert learner.num_timesteps >= 192
    assert not illegal


@every_game
def test_torchrl_takes_the_table(game: Game) -> None:
    """TorchRL's wrapper reads the mask, and its check of specs passes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env_specs(PettingZooWrapper(raw_env(game, max(2, game.fewest)), use_mask=True, group_map=None))
