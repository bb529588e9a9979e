"""Observers: what is seen of games is collected by watches, never by the rules.

A watch is a small class with counters. It is told what is decided, drawn and heard in a game and how it ended; each
process has one of its own, and in the end all are added up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

from alehouse.bots import make
from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.errors import BadOption
from alehouse.engine.events import Event
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result
from alehouse.lab.cores import cores_for, spread
from alehouse.lab.match import play_match
from alehouse.lab.simulate import MOST_GAMES, Series


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
) -> None:
    """Let these kinds of bots play, and show all of it to watches that have seen nothing yet.

    The same seed shows the same games, and all move one seat on after each. With `steady` luck every kind of draw has
    a stream of its own, so that games with other boxes have as much luck in common as can be. `processes` 0 means all
    cores.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("lab-games", {"games": str(games), "most": MOST_GAMES})
    players = game.check_players(len(seats))
    given: dict[str, Json] = dict(options or {})
    series = Series(game.name, game.box.differs, tuple(seats), game.check_options(players, given), seed, rotate=True)
    for kind in seats:
        make(kind, FastLuck())
    played = 0
    work = partial(_watched, series, steady, deepcopy(watches))
    for count, portion in spread(game, work, games, cores_for(games, processes)):
        for mine, theirs in zip(watches, portion):
            mine.add(theirs)
        played += count
        if progress is not None:
            progress(played)


def _watched(
    series: Series, steady: bool, watches: tuple[Watch, ...], game: Game, numbers: range
) -> tuple[int, list[Watch]]:
    """These games of a series, seen by watches that have seen nothing yet."""
    fresh = [deepcopy(watch) for watch in watches]
    for number in numbers:
        play_match(game, series.kinds(number), series.options, series.seed, number, watches=fresh, steady=steady)
    return len(numbers), fresh


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
