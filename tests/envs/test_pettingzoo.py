"""PettingZoo's own tests over every game, and what they do not look at."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from alehouse import OVER, PUBLIC, Game
from alehouse.engine.errors import IllegalAction
from alehouse.envs.aec import env, parallel_env, raw_env
from alehouse.envs.house import WIDTH, Where
from alehouse.text import speech
from tests.envs.tables import any_of, every_game, few

CYCLES = 150


@every_game
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_api(game: Game, mask: Where) -> None:
    """With the mask in the info without any warning; beside what is seen it warns, as it excuses only its own games."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        if mask == "observation":
            warnings.filterwarnings("ignore", message="Observation")
        api_test(env(game, few(game), mask=mask), num_cycles=CYCLES)


@every_game
def test_seeds(game: Game) -> None:
    seed_test(lambda: env(game, few(game)), num_cycles=CYCLES)


@every_game
def test_parallel(game: Game) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(parallel_env(game, few(game)), num_cycles=CYCLES)


@every_game
def test_parallel_seeds(game: Game) -> None:
    parallel_seed_test(lambda: parallel_env(game, few(game)), num_cycles=30)


@every_game
def test_pictures(game: Game) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(lambda render_mode: env(game, few(game), render_mode=render_mode))
    assert printed.getvalue()
    table = raw_env(game, few(game), render_mode="ansi", language="it")
    table.reset(seed=1)
    assert table.render() == "\n".join(game.picture(table.position.view(PUBLIC), speech("it").say, WIDTH))


@every_game
def test_a_whole_game_pays_what_it_is_worth(game: Game) -> None:
    """Every agent sees its own eye and its own choices all along, and is paid the utility of its seat at the end."""
    table = raw_env(game, few(game))
    table.reset(seed=4)
    luck = np.random.default_rng(4)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        paid[agent] += reward
        seat = table.possible_agents.index(agent)
        assert bytes(observation["observation"]) == bytes(table.house.eye.see(table.position, seat))
        legal = table.position.legal() if seat == table.position.to_move else []
        assert list(observation["action_mask"].nonzero()[0]) == [action.number for action in legal]
        table.step(None if terminated else int(any_of(observation["action_mask"], luck)))
    assert table.position.to_move == OVER
    result = table.position.result()
    assert list(paid.values()) == [result.utility(seat) for seat in range(few(game))]


@every_game
def test_tables_travel(game: Game) -> None:
    """Copied and pickled in the middle of a game, with or without its wrappers, it plays on identically."""
    for made in (raw_env(game, few(game)), env(game, few(game), mask="info")):
        made.reset(seed=6)
        luck = np.random.default_rng(6)
        for _ in range(10):
            made.step(int(any_of(mask_of(made), luck)))
        others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
        for _ in range(25):
            agent = made.agent_selection
            if made.terminations[agent]:
                break
            action = int(any_of(mask_of(made), luck))
            for each in (made, *others):
                each.step(action)
            for other in others:
                assert other.agent_selection == made.agent_selection
                assert other.rewards == made.rewards
                for one, two in zip(numbers(other), numbers(made)):
                    assert bytes(one) == bytes(two)


def mask_of(table: Any) -> Any:
    observation, _, _, _, info = table.last()
    return observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]


def numbers(table: Any) -> list[Any]:
    observation, _, _, _, info = table.last()
    return [*observation.values()] if isinstance(observation, dict) else [observation, *info.values()]


@every_game
def test_what_is_not_allowed_is_refused(game: Game) -> None:
    table = raw_env(game, few(game), mask="info")
    table.reset(seed=1)
    before = table.position.digest()
    forbidden = int(np.flatnonzero(mask_of(table) == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(forbidden)
    for wrong in (-1, table.house.choices, None):
        with pytest.raises(ValueError, match=r"choice|chooses"):
            table.step(wrong)
    assert table.position.digest() == before
    with pytest.raises(ValueError, match="mask"):
        raw_env(game, few(game), mask="nowhere")
