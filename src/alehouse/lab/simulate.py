"""Many games between bots, on all cores: who wins, how often, and how fast it went."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from alehouse.bots import make
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadOption
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.lab.hands import Hands
from alehouse.lab.match import play_match
from alehouse.lab.tally import Tally
from alehouse.lab.task import Task

MOST_GAMES = 100_000_000


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    rotate: bool = False,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> Simulation:
    """Play many games between these kinds of bots; a seed gives the same results on any number of cores.

    With `rotate`, all move one seat on after each game. `processes` 0 means all cores. `progress` is told
    now and then how many games have been played so far. Other hands may do it elsewhere, or in part.
    """
    series = series_of(game, seats, games, seed, options, rotate)
    hands = hands or Hands(processes, progress)
    begun = time.perf_counter()
    total = Tally(len(seats))
    for _, part in hands.do(
        Task("games", game, partial(play_some, series), games, series.about, Tally.write, Tally.read)
    ):
        total.add(part)
    if hands.folder is not None:
        # Some of it may have been played at other times, or elsewhere: counted is the time that it took one core.
        return Simulation(series, total, hands.seconds, 1)
    return Simulation(series, total, time.perf_counter() - begun, hands.processes)


def series_of(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue] | None,
    rotate: bool,
) -> Series:
    """So many games between these kinds of bots; raises an error where that cannot be."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("lab-games", {"games": str(games), "most": MOST_GAMES})
    players = game.check_players(len(seats))
    given: dict[str, Json] = dict(options or {})
    series = Series(game.name, game.box.differs, tuple(seats), game.check_options(players, given), seed, rotate)
    for kind in seats:
        make(kind, FastLuck())
    return series


@dataclass(frozen=True)
class Series:
    """What is simulated."""

    game: str
    box: dict[str, Json]
    """What differs from the printed one."""
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int
    rotate: bool

    @property
    def about(self) -> dict[str, Json]:
        """All that its games depend on besides the game and its box."""
        return {"seats": list(self.seats), "options": dict(self.options), "seed": self.seed, "rotate": self.rotate}

    def kinds(self, number: int) -> list[str]:
        """Who sits where in this game."""
        turn = number % len(self.seats) if self.rotate else 0
        return list(self.seats[turn:] + self.seats[:turn])


@dataclass
class Simulation:
    """What came of it."""

    series: Series
    tally: Tally
    seconds: float
    processes: int

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions of players; what chance does is not counted."""
        return self.tally.decisions / self.seconds

    @property
    def mean_length(self) -> float:
        """Steps a game: decisions and outcomes of chance."""
        return self.tally.steps / self.tally.games

    @property
    def mean_decisions(self) -> float:
        return self.tally.decisions / self.tally.games

    def plain(self) -> dict[str, Json]:
        """All of it as plain data. Everything but `speed` depends on the series alone."""
        series, tally = self.series, self.tally
        seats: list[Json] = [
            {"seat": number, "kind": None if series.rotate else kind, **score.plain()}
            for number, (kind, score) in enumerate(zip(series.seats, tally.seats), 1)
        ]
        kinds: list[Json] = [{"kind": kind, **tally.kinds[kind].plain()} for kind in sorted(tally.kinds)]
        return {
            "game": series.game,
            "box": series.box,
            "options": dict(series.options),
            "seed": series.seed,
            "rotate": series.rotate,
            "games": tally.games,
            "decisions": tally.decisions,
            "steps": tally.steps,
            "length": self.mean_length,
            "seats": seats,
            "kinds": kinds,
            "speed": {
                "seconds": self.seconds,
                "processes": self.processes,
                "games_per_second": self.games_per_second,
                "decisions_per_second": self.decisions_per_second,
            },
        }


def play_some(series: Series, game: Game, numbers: range) -> Tally:
    """Play these games of a series."""
    tally = Tally(len(series.seats))
    for number in numbers:
        kinds = series.kinds(number)
        match = play_match(game, kinds, series.options, series.seed, number)
        tally.count(kinds, match.position.result(), match.decisions, match.steps)
    return tally
