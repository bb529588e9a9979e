"""Our environments measured: one way of one game in one process, as Alehouse is installed here."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import alehouse
from alehouse.engine.eye import Memory
from alehouse.envs import LEARNER, Batch
from benchmarks.measuring import measure_calls, measure_play, no_such_way, orders, parser
from benchmarks.own import check_kind, sample_positions, with_play_out

TABLES = 64
STEPS = 100
"""So many steps of all tables between two looks at the clock."""
CHANCES = 32
"""Random numbers for choosing are made before, and used again and again: what is measured is not the choosing."""


def main() -> None:
    arguments = parser()
    arguments.add_argument("--players", type=int, required=True)
    given = arguments.parse_args()
    told = orders(given)
    check_kind("compiled")
    random.seed(told.seed)
    game = alehouse.game(told.game)
    players: int = given.players
    if told.way == "eye":
        eye = game.eye(players)
        (before,) = Memory(1, eye.size).before

        def look(positions: Any) -> None:
            for position in positions:
                eye.see_behind(before, position, position.to_move)

        measure_calls(told, sample_positions(game, players), lambda position: position.copy(), {"eye": look})
    else:
        ways: dict[str, Callable[[alehouse.Game, int, int], Callable[[], int]]] = {
            "play_out": with_play_out,
            "batch": with_batch,
            "vector": with_vector,
            "uncopied": with_uncopied_vector,
            "choosing": with_choosing,
            "AEC": with_aec,
            "OpenSpiel": with_spiel,
        }
        if told.way not in ways:
            raise no_such_way(told)
        measure_play(told, ways[told.way](game, players, told.seed))


def with_batch(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """Every seat learns, and chooses at random inside: eyes and masks are written at every step."""
    batch = Batch(game, [LEARNER] * players, TABLES, seed)

    def play() -> int:
        for _ in range(STEPS):
            batch.step_at_random()
        return STEPS * TABLES

    return play


def with_uncopied_vector(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """As whoever learns from each step before the next one may have it: what is returned is the batch's own memory."""
    return with_vector(game, players, seed, copy=False)


def with_vector(game: alehouse.Game, players: int, seed: int, copy: bool = True) -> Callable[[], int]:
    """One seat learns, the others play at random inside; only the learner's decisions are counted."""
    import gymnasium

    from alehouse.envs.gym import id_of

    tables = gymnasium.make_vec(id_of(game), num_envs=TABLES, players=players, copy=copy)
    choose = chooser(game, seed)
    told: dict[str, Any] = tables.reset(seed=seed)[1]

    def play() -> int:
        nonlocal told
        for step in range(STEPS):
            told = tables.step(choose(told["action_mask"], step))[-1]
        return STEPS * TABLES

    return play


def with_choosing(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """What is no part of the environment: to choose from masks such as it hands out."""
    import gymnasium

    from alehouse.envs.gym import id_of

    tables = gymnasium.make_vec(id_of(game), num_envs=TABLES, players=players)
    choose = chooser(game, seed)
    masks = [tables.reset(seed=seed)[1]["action_mask"]]
    while len(masks) < CHANCES:
        masks.append(tables.step(choose(masks[-1], len(masks)))[-1]["action_mask"])

    def play() -> int:
        for step in range(STEPS):
            choose(masks[step % CHANCES], step)
        return STEPS * TABLES

    return play


def chooser(game: alehouse.Game, seed: int) -> Callable[[Any, int], Any]:
    """Chooses from the masks of all tables at random."""
    import numpy as np

    luck = np.random.default_rng(seed)
    # Masks are widened first and multiplied then: both at once took longer. To find the largest takes 6 µs in 16 bits,
    # 15 in 8; of two alike it is the first. All tables move on by one row of numbers a step, so that a table has others
    # in each of so many steps, and a step reads one row that the step before has not read.
    chances = luck.integers(1, 2**15, (TABLES + CHANCES - 1, game.table.choices), np.int16)
    drawn = np.zeros((TABLES, game.table.choices), np.int16)

    def choose(mask: Any, step: int) -> Any:
        first = step % CHANCES
        np.copyto(drawn, mask)
        np.multiply(drawn, chances[first : first + TABLES], out=drawn)
        return drawn.argmax(1)

    return choose


def with_aec(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """Without wrappers, driven by the very loop that drives the peers."""
    from alehouse.envs.aec import raw_env
    from benchmarks.peers.pettingzoo_games import play

    table = raw_env(game, players)
    table.reset(seed=seed)
    return lambda: play(table)


def with_spiel(game: alehouse.Game, players: int, seed: int) -> Callable[[], int]:
    """Chance is told, and drawn by the loop that drives the peers; decisions are counted."""
    import pyspiel

    from alehouse.envs.spiel import spiel_name
    from benchmarks.peers.open_spiel_games import play

    found = pyspiel.load_game(spiel_name(game), {"players": players})
    return lambda: play(found.new_initial_state())


if __name__ == "__main__":
    main()
