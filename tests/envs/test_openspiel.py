"""OpenSpiel's own tests and algorithms over every game, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import get_all_states, ismcts

from alehouse import CHANCE, Game
from alehouse.engine.errors import BadOption
from alehouse.envs.house import memory
from alehouse.envs.spiel import RandomRollouts, TableState, spiel_name
from tests.envs.tables import every_game, few


def load(game: Game, sampled: bool = False, **params: Any) -> Any:
    return pyspiel.load_game(spiel_name(game, sampled), {"players": few(game), **params})


@every_game
def test_random_games(game: Game) -> None:
    """With serialising where chance is told. OpenSpiel cannot keep the luck of a game written in Python by itself."""
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(game, sampled=True, seed=5), num_sims=1, serialize=False, verbose=False)


@every_game
def test_facts(game: Game) -> None:
    found = load(game)
    assert found.num_players() == few(game)
    assert found.num_distinct_actions() == game.table.choices
    assert found.max_chance_outcomes() == len(game.table) - game.table.choices
    assert spiel_name(game).endswith(f"_v{game.version}")
    option = game.options[0]
    other = option.values()[-1]
    changed: dict[str, Any] = {option.name: other}
    assert load(game, **changed).new_initial_state().position.players == few(game)
    with pytest.raises(BadOption):
        load(game, players=99)


def walk(found: Any, steps: int, seed: int) -> TableState:
    luck = np.random.default_rng(seed)
    state = found.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert isinstance(state, TableState)
    return state


@every_game
@pytest.mark.parametrize("sampled", [False, True])
def test_states_travel(game: Game, sampled: bool) -> None:
    """Cloned, copied, pickled and serialised in the middle of a game a state plays on identically."""
    found = load(game, sampled, **({"seed": 3} if sampled else {}))
    state = walk(found, 40, seed=2)
    others = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        found.deserialize_state(state.serialize()),
    ]
    luck = np.random.default_rng(1)
    for _ in range(30):
        for other in others:
            assert str(other) == str(state)
            assert other.current_player() == state.current_player()
        if state.is_terminal():
            break
        action = int(luck.choice(state.legal_actions()))
        for each in (state, *others):
            each.apply_action(action)


@every_game
def test_chances_add_up(game: Game) -> None:
    state = load(game).new_initial_state()
    assert state.position.to_move == CHANCE
    outcomes, chances = zip(*state.chance_outcomes())
    assert list(outcomes) == sorted(state.legal_actions())
    assert sum(chances) == pytest.approx(1)
    drawn = load(game, sampled=True, seed=1).new_initial_state()
    assert drawn.chance_outcomes() == [(0, 1.0)]


@every_game
def test_what_is_drawn_follows_the_seed(game: Game) -> None:
    """With the same seed the same states are made, one after the other, and each is another game."""
    one, two = (load(game, sampled=True, seed=9) for _ in range(2))
    firsts = [(str(walk(one, 30, seed=1)), str(walk(two, 30, seed=1))) for _ in range(4)]
    assert all(here == there for here, there in firsts)
    assert len(set(firsts)) > 1


@every_game
def test_resampling_tells_nothing(game: Game) -> None:
    """What a seat may know is the same in a resampled state, and in the long run something else differs."""
    state = walk(load(game), 60, seed=4)
    sampler = np.random.default_rng(0).random
    for seat in range(few(game)):
        for _ in range(3):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert np.array_equal(tensor(other, seat), tensor(state, seat))


def tensor(state: TableState, seat: int) -> Any:
    observer = state.get_game().make_py_observer()
    observer.set_from(state, seat)
    return observer.tensor.copy()


@every_game
def test_the_observer_sees_what_the_eye_sees(game: Game) -> None:
    state = walk(load(game), 30, seed=1)
    observer = load(game).make_py_observer()
    observer.set_from(state, 0)
    row = memory(observer.eye.see(state.position, 0), "u1")
    for field in observer.eye.fields:
        part = row[field.first : field.first + field.count]
        assert np.allclose(observer.dict[field.name] * field.high, part, atol=1e-3)
    assert 0 <= observer.tensor.min() <= observer.tensor.max() <= 1


@every_game
def test_ismcts_plays(game: Game) -> None:
    state = walk(load(game), 25, seed=3)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game=load(game),
        uct_c=1.0,
        evaluator=RandomRollouts(1),
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


@every_game
def test_rl_environment_plays(game: Game) -> None:
    environment = rl_environment.Environment(load(game))
    luck = np.random.default_rng(0)
    step = environment.reset()
    for _ in range(15):
        if step.last():
            break
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([int(luck.choice(step.observations["legal_actions"][player]))])


@every_game
def test_states_can_be_listed(game: Game) -> None:
    states = get_all_states.get_all_states(load(game), depth_limit=1, include_chance_states=True)
    assert len(states) > 1
