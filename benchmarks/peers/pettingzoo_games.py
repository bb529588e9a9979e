"""PettingZoo: Hanabi, with OpenSpiel's rules below; tictactoe and connect four, of its own."""

from __future__ import annotations

import importlib
import random
from typing import Any

from benchmarks.measuring import measure_play, no_such_way, orders


def main() -> None:
    told = orders()
    random.seed(told.seed)
    game: Any = importlib.import_module(f"pettingzoo.classic.{told.game}")
    if told.way == "env":
        env = game.env()
    elif told.way == "raw_env":
        # Without the wrappers that catch mistakes.
        env = game.raw_env()
    else:
        raise no_such_way(told)
    env.reset(seed=told.seed)
    measure_play(told, lambda: play(env))


def play(env: Any) -> int:
    luck = random.random
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(luck() * len(legal))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    main()
