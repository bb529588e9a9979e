"""Work that is cut into portions: what is done, and all that its outcome depends on.

How it is cut depends on the number of pieces alone, never on how fast anything is or on who does it: so a portion is
the same on any machine, and can be played again wherever it was lost.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from alehouse.bots.value import give_value, given_value
from alehouse.engine.contract import Game
from alehouse.engine.messages import Json
from alehouse.engine.registry import game as game_of

PORTIONS = 1000
"""Work is cut into so many portions, about: one that is lost costs little, and one that is sent costs nothing."""
LARGEST = 10_000
"""And none has more pieces than this: what comes of them has to fit into somebody's memory."""
DECIDES = ("engine", "bots", "lab")
"""What decides how games go, besides the game's own package."""
CODE = (".py", ".value.json")

Done = TypeVar("Done")
Work = Callable[[Game, range], Done]
"""Does the pieces of these numbers, with a game. It is sent to other processes, so it has to be a named function."""


def cut(pieces: int) -> list[range]:
    """So many pieces in portions."""
    size = min(max(1, -(-pieces // PORTIONS)), LARGEST)
    return [range(first, min(first + size, pieces)) for first in range(0, pieces, size)]


@dataclass(frozen=True)
class Task(Generic[Done]):
    """Numbered pieces of work, and how what comes of some of them is written down."""

    name: str
    """What it is called where something of it is missing."""
    game: Game
    work: Work[Done]
    pieces: int
    about: dict[str, Json]
    """All that the outcome depends on besides the game, its box and the code."""
    write: Callable[[Done], bytes]
    read: Callable[[bytes], Done]

    def portions(self) -> list[range]:
        """The numbers of all pieces, portion by portion."""
        return cut(self.pieces)

    @property
    def digest(self) -> str:
        """The same for the same work only: no other code, rules, box, bots, luck."""
        value = given_value(self.game)
        everything: list[Json] = [
            code_of(self.game),
            [self.game.name, self.game.version, self.game.box.differs],
            None if value is None else hashlib.sha256(value).hexdigest(),
            [self.name, self.pieces, self.about],
        ]
        return hashlib.sha256(json.dumps(everything, sort_keys=True).encode()).hexdigest()[:16]

    def order(self, numbers: range) -> Order:
        return Order(self.game, self.work, numbers)


class Order:
    """A portion as it is sent to whoever does it. A game travels by its name, with its box and what was learned."""

    def __init__(self, game: Game, work: Work[Any], numbers: range) -> None:
        self.game = game
        self.work = work
        self.numbers = numbers

    def __reduce__(self) -> tuple[object, ...]:
        game = self.game
        named = (type(game).__module__, game.name, game.box.differs, given_value(game))
        return _ordered, (*named, self.work, self.numbers)

    def carry_out(self) -> tuple[Any, float]:
        """What comes of it, and how many seconds it took."""
        begun = time.perf_counter()
        done = self.work(self.game, self.numbers)
        return done, time.perf_counter() - begun


def _ordered(
    module: str, name: str, box: dict[str, Json], value: bytes | None, work: Work[Any], numbers: range
) -> Order:
    # Games of one's own are known once their module is imported.
    importlib.import_module(module)
    return Order(_received(name, json.dumps(box, sort_keys=True), value), work, numbers)


@cache
def _received(name: str, box: str, value: bytes | None) -> Game:
    game = game_of(name).variant(json.loads(box))
    if value is not None:
        give_value(game, value)
    return game


def code_of(game: Game) -> str:
    """A digest of the code that decides how this game goes."""
    return _code(type(game).__module__)


@cache
def _code(module: str) -> str:
    found = hashlib.sha256()
    package = module.rpartition(".")[0]
    own = [resources.files(package)] if package.startswith("alehouse.") else []
    for folder in [*(resources.files(f"alehouse.{each}") for each in DECIDES), *own]:
        for file in _files(folder):
            # Whoever checks the same code out elsewhere may have other line endings.
            found.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    if not own:
        found.update(inspect.getsource(importlib.import_module(module)).encode())
    return found.hexdigest()[:16]


def _files(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from _files(each)
        elif each.name.endswith(CODE):
            yield each
