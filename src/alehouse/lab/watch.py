"""Observers: what is seen of games is collected by watches, never by the rules.

A watch is a small class with counters. It is told what is decided, drawn and heard in a game and how it ended; each
process has one of its own, and in the end all are added up.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from io import BytesIO
from typing import Any

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.events import Event
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result
from alehouse.lab.hands import Hands
from alehouse.lab.match import play_match
from alehouse.lab.simulate import Series, series_of
from alehouse.lab.task import Task


class Watch:
    """Sees games. Override what you want to see, and count it in attributes: numbers, lists, sets, dicts, Counters.

    Attributes whose names begin with an underscore are about the game that is being watched, and are not added up.
    """

    def begin(self, position: Position, number: int) -> None:
        """This game of the series begins."""

    def decide(self, position: Position, action: Action) -> None:
        """The seat to move is about to do this."""

    def draw(self, position: Position, outcome: Action) -> None:
        """This is about to come by chance."""

    def hear(self, position: Position, event: Event) -> None:
        """This has happened; the position is the one after the whole step."""

    def end(self, position: Position, result: Result) -> None:
        """The game is over."""

    def add(self, other: Watch) -> None:
        """Add what another watch of this kind has seen. Whole numbers are the same in whatever order they come."""
        for name, theirs in vars(other).items():
            if not name.startswith("_"):
                setattr(self, name, _together(name, getattr(self, name), theirs))


def watch_games(
    game: Game,
    seats: Sequence[str],
    games: int,
    *watches: Watch,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    steady: bool = False,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> None:
    """Let these kinds of bots play, and show all of it to watches that have seen nothing yet.

    The same seed shows the same games, and all move one seat on after each. With `steady` luck every kind of draw has
    a stream of its own, so that games with other boxes have as much luck in common as can be. `processes` 0 means all
    cores; other hands may do it elsewhere, or in part.
    """
    task = watching(game, seats, games, watches, seed, options, steady)
    for _, portion in (hands or Hands(processes, progress)).do(task):
        see(watches, portion)


def watching(
    game: Game,
    seats: Sequence[str],
    games: int,
    watches: Sequence[Watch],
    seed: int,
    options: dict[str, OptionValue] | None,
    steady: bool,
    name: str = "games",
) -> Task[list[Watch]]:
    """Games that are shown to such watches."""
    series = series_of(game, seats, games, seed, options, rotate=True)
    unseeing = tuple(deepcopy(watch) for watch in watches)
    about: dict[str, Json] = {**series.about, "steady": steady, "watches": [_name(watch) for watch in watches]}
    work = partial(_watched, series, steady, unseeing)
    return Task(name, game, work, games, about, _written, partial(_read, unseeing))


def see(watches: Sequence[Watch], portion: Sequence[Watch]) -> None:
    """Let watches have seen what others have seen."""
    for mine, theirs in zip(watches, portion):
        mine.add(theirs)


def _watched(series: Series, steady: bool, watches: tuple[Watch, ...], game: Game, numbers: range) -> list[Watch]:
    """These games of a series, seen by watches that have seen nothing yet."""
    fresh = [deepcopy(watch) for watch in watches]
    for number in numbers:
        play_match(game, series.kinds(number), series.options, series.seed, number, watches=fresh, steady=steady)
    return fresh


def _name(watch: Watch) -> str:
    return f"{type(watch).__module__}.{type(watch).__qualname__}"


# What watches have seen, as it is written down: plain things only, so that nothing in a file can give orders.


def _written(watches: Sequence[Watch]) -> bytes:
    data = pickle.dumps([_seen(watch) for watch in watches], protocol=4)
    _plain(data)
    return data


def _seen(watch: Watch) -> dict[str, Any]:
    return {
        name: _seen(value) if isinstance(value, Watch) else value
        for name, value in vars(watch).items()
        if not name.startswith("_")
    }


def _read(unseeing: tuple[Watch, ...], data: bytes) -> list[Watch]:
    fresh = [deepcopy(watch) for watch in unseeing]
    for watch, seen in zip(fresh, _plain(data), strict=True):
        _remember(watch, seen)
    return fresh


def _remember(watch: Watch, seen: dict[str, Any]) -> None:
    for name, value in seen.items():
        before = getattr(watch, name)
        if isinstance(before, Watch):
            _remember(before, value)
        else:
            setattr(watch, name, value)


class _Plain(pickle.Unpickler):
    """Numbers, words, lists, dicts, sets and Counters; all else is refused."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == ("collections", "Counter"):
            return Counter
        raise ValueError(f"a watch that is kept in a folder counts in plain numbers and Counters, not in {name}")


def _plain(data: bytes) -> Any:
    return _Plain(BytesIO(data)).load()


def _together(name: str, mine: Any, theirs: Any) -> Any:
    if isinstance(mine, Watch):
        mine.add(theirs)
        return mine
    if isinstance(mine, Counter | set):
        mine.update(theirs)
        return mine
    if isinstance(mine, dict):
        for key, value in theirs.items():
            mine[key] = _together(name, mine[key], value) if key in mine else value
        return mine
    if isinstance(mine, int | float | list) and not isinstance(mine, bool):
        return mine + theirs
    if mine == theirs:
        return mine
    raise TypeError(f"{name} cannot be added up: give the watch an `add` of its own")
