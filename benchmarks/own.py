"""Alehouse measured: random play, single calls, simulation. Runs in the environment that is to be measured."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import alehouse
from alehouse.engine.encoding import encoded_views
from alehouse.lab.simulate import simulate
from benchmarks.machine import cores
from benchmarks.measuring import (
    SAMPLE_EACH,
    SAMPLE_GAMES,
    WARM_UP_SECONDS,
    Orders,
    measure_calls,
    measure_play,
    no_such_way,
    orders,
    parser,
    report,
    spread_out,
    wait_for_the_others,
)


def main() -> None:
    arguments = parser()
    arguments.add_argument("--kind", choices=["compiled", "interpreted"], required=True)
    arguments.add_argument("--players", type=int, required=True)
    given = arguments.parse_args()
    told = orders(given)
    game = alehouse.game(told.game)
    check_kind(given.kind)
    players: int = given.players
    if told.way == "play_out":
        measure_play(told, with_play_out(game, players, told.seed))
    elif told.way == "Python loop":
        measure_play(told, with_python_loop(game, players, told.seed))
    elif told.way == "calls":
        measure_own_calls(told, game, players)
    elif told.way == "simulate":
        measure_simulate(told, game, players)
    else:
        raise no_such_way(told)


def check_kind(wanted: str) -> None:
    """End with a sentence unless the wanted kind is what was imported: the figures would be of something else."""
    found = "compiled" if alehouse.COMPILED else "interpreted"
    # Compiled fully it is one library; to play, each game is one of its own.
    if sum(name.startswith("alehouse") and name.endswith("__mypyc") for name in sys.modules) > 1:
        found = "compiled to play, not to be measured"
    if found != wanted:
        raise SystemExit(f"Wanted Alehouse {wanted}, but here it is {found}.")


def with_play_out(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """The headline: the loop is the engine's own, compiled where the engine is."""
    luck = alehouse.FastLuck(seed)
    return lambda: alehouse.play_out(game.start(players), luck)


def with_python_loop(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """The loop of the README, in plain Python around the engine, as the peers are driven."""
    luck = alehouse.FastLuck(seed)

    def play() -> int:
        position = game.start(players)
        decisions = 0
        seat = position.to_move
        while seat != alehouse.OVER:
            if seat == alehouse.CHANCE:
                position.play(luck.choose(position.chances()))
            else:
                legal = position.legal()
                position.play(legal[luck.below(len(legal))])
                decisions += 1
            seat = position.to_move
        return decisions

    return play


def measure_own_calls(told: Orders, game: alehouse.Game, players: int) -> None:
    """The calls of whoever is to move. Nobody listens to these positions."""
    luck = alehouse.FastLuck(told.seed)

    def copies(positions: Sequence[alehouse.Position]) -> None:
        for position in positions:
            position.copy()

    def legals(positions: Sequence[alehouse.Position]) -> None:
        for position in positions:
            position.legal()

    def digests(positions: Sequence[alehouse.Position]) -> None:
        for position in positions:
            position.digest()

    def views(positions: Sequence[alehouse.Position]) -> None:
        for position in positions:
            position.view(position.to_move).encode()

    def views_of_all(positions: Sequence[alehouse.Position]) -> None:
        for position in positions:
            encoded_views(position)

    def preparations(positions: Sequence[alehouse.Position]) -> None:
        for position in positions:
            game.prepare(position, position.to_move, luck)

    sample = sample_positions(game, players)
    imaginers = [game.prepare(position, position.to_move, luck) for position in sample]

    def worlds(_: Sequence[alehouse.Position]) -> None:
        for imaginer in imaginers:
            imaginer.next(luck)

    loops = {
        "copy": copies,
        "legal": legals,
        "digest": digests,
        "view": views,
        "views of all": views_of_all,
        "prepare": preparations,
        "imagine": worlds,
    }
    measure_calls(told, sample, lambda position: position.copy(), loops)


def sample_positions(game: alehouse.Game, players: int) -> list[alehouse.Position]:
    """Decisions from random games, the same in every round."""
    sample: list[alehouse.Position] = []
    for seed in range(SAMPLE_GAMES):
        luck = alehouse.FastLuck(seed)
        position = game.start(players)
        moments: list[alehouse.Position] = []
        while position.to_move != alehouse.OVER:
            if position.to_move == alehouse.CHANCE:
                position.play(luck.choose(position.chances()))
            else:
                moments.append(position.copy())
                legal = position.legal()
                position.play(legal[luck.below(len(legal))])
        sample += spread_out(moments, SAMPLE_EACH)
    return sample


def measure_simulate(told: Orders, game: alehouse.Game, players: int) -> None:
    """Games between random bots in one process, in two and in one on each core, right after each other."""
    seats = ["random"] * players
    games = 1
    trial = simulate(game, seats, games, processes=1)
    while trial.seconds < WARM_UP_SECONDS:
        games *= 2
        trial = simulate(game, seats, games, processes=1)
    games = max(games, round(trial.games_per_second * told.seconds))
    measures: dict[str, float] = {}
    wait_for_the_others()
    for processes in sorted({1, min(2, cores()), cores()}):
        simulation = simulate(game, seats, games * processes, seed=told.seed, processes=processes)
        measures[f"games_per_second_in_{processes}"] = simulation.games_per_second
        measures[f"decisions_per_second_in_{processes}"] = simulation.decisions_per_second
    report(measures)


if __name__ == "__main__":
    main()
