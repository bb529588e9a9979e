"""OpenSpiel: games in C++, called from Python."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from typing import Any

from benchmarks.measuring import (
    SAMPLE_EACH,
    SAMPLE_GAMES,
    measure_calls,
    measure_play,
    no_such_way,
    orders,
    spread_out,
)

pyspiel: Any = importlib.import_module("pyspiel")

# As plain numbers: comparing with the enumeration itself would slow the loop down.
CHANCE = int(pyspiel.PlayerId.CHANCE)
OVER = int(pyspiel.PlayerId.TERMINAL)

ROLLOUTS = 200
"""Rollouts from one deal: enough of them that dealing from Python costs nothing beside."""


def main() -> None:
    told = orders()
    random.seed(told.seed)
    if told.game.startswith("python_"):
        # These are known once they are imported.
        importlib.import_module("open_spiel.python.games")
    game = pyspiel.load_game(told.game)
    if told.way == "Python loop":
        measure_play(told, lambda: play(game.new_initial_state()))
    elif told.way == "Python loop, even chance":
        check_even(game)
        measure_play(told, lambda: play_even(game.new_initial_state()))
    elif told.way == "C++ rollouts":
        measure_play(told, with_rollouts(game, told.seed), ROLLOUTS)
    elif told.way == "calls":
        measure_calls(told, sample_states(game), lambda state: state.clone(), {"copy": clones, "legal": legals})
    else:
        raise no_such_way(told)


# Both loops are written for speed, methods looked up once and nothing called that is not needed: a peer driven
# badly would make us look good.


def play(state: Any, moments: list[Any] | None = None) -> int:
    """Play to the end; how many decisions that took. Copies of the moments of decision are kept if asked for."""
    luck = random.random
    to_move, legal_actions, chance_outcomes, apply = (
        state.current_player,
        state.legal_actions,
        state.chance_outcomes,
        state.apply_action,
    )
    decisions = 0
    player = to_move()
    while player != OVER:
        if player == CHANCE:
            rest = luck()
            for outcome, probability in chance_outcomes():
                rest -= probability
                if rest < 0:
                    apply(outcome)
                    break
            else:
                # The probabilities add up to a little less than 1, and the number drawn lay above.
                apply(outcome)
        else:
            if moments is not None:
                moments.append(state.clone())
            legal = legal_actions()
            apply(legal[int(luck() * len(legal))])
            decisions += 1
        player = to_move()
    return decisions


def play_even(state: Any) -> int:
    """The same where all outcomes of chance are equally likely: a list of them is handed over faster without odds."""
    luck = random.random
    to_move, legal_actions, apply = state.current_player, state.legal_actions, state.apply_action
    decisions = 0
    player = to_move()
    while player != OVER:
        legal = legal_actions()
        apply(legal[int(luck() * len(legal))])
        if player != CHANCE:
            decisions += 1
        player = to_move()
    return decisions


def check_even(game: Any) -> None:
    """End with a sentence unless chance is even wherever some games came along."""
    for _ in range(SAMPLE_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                odds = [probability for _, probability in outcomes]
                if [outcome for outcome, _ in outcomes] != legal or max(odds) - min(odds) > 1e-9:
                    raise SystemExit("Not all outcomes of chance are equally likely in this game.")
            state.apply_action(random.choice(legal))


def with_rollouts(game: Any, seed: int) -> Callable[[], int]:
    """Random play inside C++, as OpenSpiel's tree search does it.

    Two simulations of the search evaluate two positions by half of the rollouts each: the first decision, and the
    one after it. They tell no number of decisions, so it is taken from games played from Python.
    """
    trial = [play(game.new_initial_state()) for _ in range(ROLLOUTS)]
    decisions = round(sum(trial) / len(trial) * ROLLOUTS)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS // 2, seed=seed)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=2, max_memory_mb=100, solve=False, seed=seed, verbose=False
    )

    def roll_out() -> int:
        state = game.new_initial_state()
        while state.current_player() == CHANCE:
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
        search.step(state)
        return decisions

    return roll_out


def sample_states(game: Any) -> list[Any]:
    sample: list[Any] = []
    for seed in range(SAMPLE_GAMES):
        random.seed(seed)
        moments: list[Any] = []
        play(game.new_initial_state(), moments)
        sample += spread_out(moments, SAMPLE_EACH)
    return sample


def clones(states: Sequence[Any]) -> None:
    for state in states:
        state.clone()


def legals(states: Sequence[Any]) -> None:
    for state in states:
        state.legal_actions()


if __name__ == "__main__":
    main()
