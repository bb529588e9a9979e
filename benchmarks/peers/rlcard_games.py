"""RLCard: card games in Python."""

from __future__ import annotations

import importlib
import random
from typing import Any

from benchmarks.measuring import measure_play, no_such_way, orders

rlcard: Any = importlib.import_module("rlcard")


def main() -> None:
    told = orders()
    random.seed(told.seed)
    env = rlcard.make(told.game, config={"seed": told.seed})
    if told.way == "env.step":
        measure_play(told, lambda: play(env))
    elif told.way == "env.run":
        agents: Any = importlib.import_module("rlcard.agents")
        env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
        measure_play(told, lambda: run(env))
    else:
        raise no_such_way(told)


def play(env: Any) -> int:
    luck = random.random
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(luck() * len(legal))])
        decisions += 1
    return decisions


def run(env: Any) -> int:
    """RLCard's own loop, which keeps the trajectories; agents in training choose faster than in evaluation."""
    before: int = env.timestep
    env.run(is_training=True)
    after: int = env.timestep
    return after - before


if __name__ == "__main__":
    main()
