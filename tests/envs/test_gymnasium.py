"""Gymnasium's own checks over every game, by its names for them, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from alehouse import Game
from alehouse.engine.errors import IllegalAction
from alehouse.envs.gym import ILLEGAL, Tables, id_of
from alehouse.envs.house import memory
from tests.envs.tables import GAMES, any_of, every_game, few


@every_game
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_check(game: Game, mask: str) -> None:
    check_env(gymnasium.make(id_of(game), mask=mask, render_mode="ansi").unwrapped)


@every_game
def test_ids_follow_the_version_of_the_rules(game: Game) -> None:
    table: Any = gymnasium.make(id_of(game), players=game.most, seat=game.most - 1)
    assert id_of(game) == f"alehouse/{game.name}-v{game.version}"
    assert table.unwrapped.house.game is game
    assert table.unwrapped.seats == ["random"] * (game.most - 1) + ["learner"]


@every_game
def test_one_seat_plays_to_the_end(game: Game) -> None:
    """The learner is asked whenever its seat is to move, and paid what the end is worth to it."""
    table: Any = gymnasium.make(id_of(game), players=few(game), seat=1).unwrapped
    luck = np.random.default_rng(0)
    for seed in (1, 2):
        _, info = table.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert reward == 0
            assert table.position.to_move == 1
            assert (table.action_masks() == info["action_mask"]).all()
            _, reward, terminated, truncated, info = table.step(int(any_of(info["action_mask"], luck)))
            assert not truncated
        assert reward == table.position.result().utility(1)
        with pytest.raises(ValueError, match="over"):
            table.step(0)


@every_game
def test_what_is_not_allowed_loses(game: Game) -> None:
    table: Any = gymnasium.make(id_of(game), players=few(game)).unwrapped
    _, info = table.reset(seed=1)
    before = table.position.digest()
    _, reward, terminated, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (ILLEGAL, True)
    assert info["rule"]
    assert table.position.digest() == before
    for wrong in (-1, table.house.choices):
        with pytest.raises(ValueError, match="choices"):
            table.step(wrong)


@every_game
def test_environments_travel(game: Game) -> None:
    """Copied and pickled in the middle of games, one table or many, bots included, they play on identically."""
    single: Any = gymnasium.make(id_of(game), players=few(game), opponents="greedy").unwrapped
    many = gymnasium.make_vec(id_of(game), num_envs=2, players=few(game), opponents="greedy")
    for made in (single, many):
        luck = np.random.default_rng(2)
        _, info = made.reset(seed=3)
        for _ in range(3):
            info = made.step(any_of(info["action_mask"], luck))[-1]
        others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
        for _ in range(3):
            action = any_of(info["action_mask"], luck)
            *told, info = made.step(action)
            for other in others:
                *theirs, their_info = other.step(action)
                for one, two in zip([*told, info["action_mask"]], [*theirs, their_info["action_mask"]]):
                    assert np.array_equal(one, two)
            if told[2] is True:
                break


@every_game
def test_many_tables(game: Game) -> None:
    """Made by `make_vec`, tables step at once; what was seen at the end is told when the next game has begun."""
    made = gymnasium.make_vec(id_of(game), num_envs=3, players=few(game))
    assert isinstance(made, Tables)
    tables: Any = made
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    over = next(field.first for field in tables.house.eye.fields if field.name == "over")
    luck = np.random.default_rng(0)
    seen, info = tables.reset(seed=1)
    first = seen.copy()
    ended = 0
    for _ in range(20_000):
        assert tables.observation_space.contains(seen)
        seen, rewards, terminated, truncated, info = tables.step(any_of(info["action_mask"], luck))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        assert ("final_obs" in info) == terminated.any()
        if terminated.any():
            ended += 1
            assert (info["_final_obs"] == terminated).all()
            assert (info["final_obs"][terminated, over] == 1).all()
        assert not seen[:, over].any()
        if ended == 2:
            break
    assert ended == 2
    assert (tables.reset(seed=1)[0] == first).all()
    assert not (tables.reset()[0] == tables.reset()[0]).all()


@every_game
def test_memory_is_not_copied_where_nobody_wants_it(game: Game) -> None:
    tables: Any = gymnasium.make_vec(id_of(game), num_envs=2, players=few(game), copy=False, mask="observation")
    seen, _ = tables.reset(seed=1)
    again, *_ = tables.step(seen["action_mask"].argmax(1))
    for name in ("observation", "action_mask"):
        assert np.shares_memory(seen[name], again[name])
    assert np.shares_memory(seen["observation"], memory(tables.batch.seen, "u1"))
    with pytest.raises(IllegalAction):
        tables.step((1 - seen["action_mask"]).argmax(1))
    with pytest.raises(ValueError, match="seeded"):
        tables.reset(seed=[1, 2])


def test_bad_orders_are_refused() -> None:
    game = GAMES[0]
    for order in ({"seat": 2}, {"opponents": ["random"] * 3}, {"mask": "nowhere"}):
        with pytest.raises(ValueError, match=r"seat|opponents|mask"):
            gymnasium.make(id_of(game), players=2, **order)
