"""A batch: tables that do not know of each other, in memory that numpy reads as it is."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import alehouse
from alehouse import Game
from alehouse.engine.errors import AlehouseError, BadOption, IllegalAction
from alehouse.envs import LEARNER, Batch
from alehouse.envs.house import memory
from tests.envs.tables import any_of, every_game, few


def rows(batch: Batch, row: object) -> NDArray[Any]:
    return memory(row, "u1").reshape(batch.tables, -1)


def as_bytes(numbers: object) -> bytes:
    return np.asarray(numbers, "<i4").tobytes()


@every_game
def test_what_lies_in_memory_is_what_the_game_says(game: Game) -> None:
    """Eye, mask and seat are those of the position at each table, before and after games end; nothing is copied."""
    batch = Batch(game, [LEARNER] * few(game), 3, seed=1)
    seen, mask, done = (rows(batch, each) for each in (batch.seen, batch.mask, batch.done))
    seats = memory(batch.to_move, "i8")
    luck = np.random.default_rng(1)
    for _ in range(60):
        for table in range(3):
            position = batch.position(table)
            assert seats[table] == position.to_move >= 0
            assert bytes(seen[table]) == bytes(batch.eye.see(position, position.to_move))
            assert [action.number for action in position.legal()] == list(mask[table].nonzero()[0])
        batch.step(as_bytes(any_of(mask, luck)))
    assert done.shape == (3, 1)
    assert not seen.flags.writeable


@every_game
def test_finished_tables_begin_again_at_once(game: Game) -> None:
    """In the step that ends a game its utility and last rows are kept; the next step takes the utility away."""
    players = few(game)
    batch = Batch(game, [LEARNER, *["random"] * (players - 1)], 2, seed=3)
    utility = memory(batch.utility, "f8").reshape(2, players)
    final = rows(batch, batch.final).reshape(2, players, -1)
    over = next(field.first for field in batch.eye.fields if field.name == "over")
    ended = 0
    for _ in range(20_000):
        batch.step_at_random()
        assert batch.ended == sum(batch.done)
        for table in range(2):
            if batch.done[table]:
                ended += 1
                assert (final[table, :, over] == 1).all()
                assert not rows(batch, batch.seen)[table, over]
                assert utility[table].min() >= 0
                assert utility[table].max() <= 1
                if game.one_win:
                    assert utility[table].sum() == pytest.approx(1)
            else:
                assert not utility[table].any()
        if ended >= 3:
            break
    assert ended >= 3


@every_game
def test_tables_do_not_know_of_each_other(game: Game) -> None:
    """Table i plays the same games whether there are one, two or five, and wherever the counting begins."""
    seats = [LEARNER, *["random"] * (few(game) - 1)]
    large = Batch(game, seats, 5, seed="x")
    small = Batch(game, seats, 2, seed="x")
    alone = Batch(game, seats, 1, seed="x", first=4)
    for _ in range(150):
        for batch in (large, small, alone):
            batch.step_at_random()
        assert bytes(rows(large, large.seen)[:2]) == bytes(small.seen)
        assert bytes(rows(large, large.seen)[4:]) == bytes(alone.seen)
        assert bytes(large.done)[4:] == bytes(alone.done)


@every_game
def test_batches_travel(game: Game) -> None:
    """Copied and pickled in the middle of games, bots included, a batch plays on identically."""
    batch = Batch(game, [LEARNER, *["greedy"] * (few(game) - 1)], 2, seed=5)
    for _ in range(4):
        batch.step_at_random()
    others = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(4):
        for each in (batch, *others):
            each.step_at_random()
        for other in others:
            for name in ("seen", "mask", "done", "final"):
                assert bytes(getattr(other, name)) == bytes(getattr(batch, name))


def test_what_has_ended_travels_too() -> None:
    game = alehouse.game("bristol-1350")
    batch = Batch(game, [LEARNER] * 2, 8, seed=5)
    while not batch.ended:
        batch.step_at_random()
    for other in (copy.copy(batch), pickle.loads(pickle.dumps(batch))):
        assert other.ended == batch.ended == sum(other.done)


@every_game
def test_wrong_choices_change_nothing(game: Game) -> None:
    """What is not allowed at one table, or no choice at all, is refused before anything is played at the others."""
    batch = Batch(game, [LEARNER] * few(game), 2, seed=2)
    mask = rows(batch, batch.mask)
    before = [batch.position(table).digest() for table in range(2)]
    legal = mask.argmax(1)
    forbidden = int(np.flatnonzero(mask[1] == 0)[0])
    for wrong, error in ((forbidden, IllegalAction), (-1, ValueError), (batch.choices, ValueError)):
        with pytest.raises(error):
            batch.step(as_bytes([legal[0], wrong]))
    with pytest.raises(ValueError, match="bytes"):
        batch.step(as_bytes(legal) + b"0")
    assert [batch.position(table).digest() for table in range(2)] == before


def test_bad_orders_are_refused() -> None:
    game = alehouse.games()[0]
    for seats, error in (
        (["random"] * 2, ValueError),
        ([LEARNER] * 99, BadOption),
        ([LEARNER, "nobody"], AlehouseError),
    ):
        with pytest.raises(error):
            Batch(game, seats, 1)
    with pytest.raises(ValueError, match="table"):
        Batch(game, [LEARNER] * 2, 0)
    with pytest.raises(BadOption):
        Batch(game, [LEARNER] * 2, 1, options={"nonsense": 1})


def test_nobody_else_needs_these_libraries() -> None:
    """Who plays, serves or steps batches never imports numpy or any of the learning libraries."""
    run = (
        "import sys, alehouse, alehouse.envs, alehouse.terminal.command, alehouse.server.app, alehouse.lab.simulate;"
        "alehouse.envs.Batch(alehouse.games()[0], ['learner'] * 2, 1);"
        "print([each for each in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if each in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=True).stdout == "[]\n"
