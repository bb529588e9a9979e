"""catanatron: Catan in Python, four random players."""

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

catan: Any = importlib.import_module("catanatron.game")
player: Any = importlib.import_module("catanatron.models.player")


def main() -> None:
    told = orders()
    random.seed(told.seed)
    if told.way == "play_tick":
        measure_play(told, lambda: play(tick))
    elif told.way == "execute":
        measure_play(told, lambda: play(execute))
    elif told.way == "calls":
        measure_calls(told, sample_games(), lambda game: game.copy(), {"copy": copies})
    else:
        raise no_such_way(told)


def play(step: Callable[[Any], None], moments: list[Any] | None = None) -> int:
    """Play to the end, or to catanatron's own limit of turns; how many decisions that took."""
    game = catan.Game([player.RandomPlayer(color) for color in player.Color])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < catan.TURNS_LIMIT:
        if moments is not None:
            moments.append(game.copy())
        step(game)
        decisions += 1
    return decisions


def tick(game: Any) -> None:
    """One decision by catanatron's own random player."""
    game.play_tick()


def execute(game: Any) -> None:
    """The same without asking a player, and without checking the action, which is known to be legal."""
    legal = game.state.playable_actions
    game.execute(legal[int(random.random() * len(legal))], validate_action=False)


def sample_games() -> list[Any]:
    sample: list[Any] = []
    for seed in range(SAMPLE_GAMES):
        random.seed(seed)
        moments: list[Any] = []
        play(execute, moments)
        sample += spread_out(moments, SAMPLE_EACH)
    return sample


def copies(games: Sequence[Any]) -> None:
    for game in games:
        game.copy()


if __name__ == "__main__":
    main()
