"""Digests of whole games: a change anywhere changes one of them. Compiled or not, on every Python they are the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from alehouse import OVER, FastLuck, Game
from tests.suite.observe import imagine, text
from tests.suite.walks import Setting, choose, sample

NAME = "trajectories.txt"
PLAYED = 10
"""Games for each setting."""
SELDOM = 31
"""Once in so many steps the whole position is taken in, and what a bot would think of it."""


def lines(games: list[Game]) -> Iterator[str]:
    for game in games:
        for setting in sample(game):
            yield f"{setting}: {digest(setting)}"


def digest(setting: Setting) -> str:
    found = hashlib.sha256()
    for seed in range(PLAYED):
        for seen in _seen(setting, seed):
            found.update(seen.encode())
    return found.hexdigest()[:24]


def _seen(setting: Setting, seed: int) -> Iterator[str]:
    position = setting.start()
    luck, other = FastLuck(seed), FastLuck(f"imagined {seed}")
    step = 0
    while position.to_move != OVER:
        yield ",".join(map(str, position.legal()))
        yield ",".join(f"{outcome} {weight}" for outcome, weight in position.chances())
        if step % SELDOM == 0:
            yield text(position.dump())
            seat = max(position.to_move, 0)
            world = imagine(position, seat, other)
            yield text(world.dump())
            yield repr(position.game.appraise(world, seat))
        position.play(choose(position, luck))
        step += 1
    yield text(position.dump())
    yield text(position.result().plain())
