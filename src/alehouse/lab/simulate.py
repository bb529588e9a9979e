"""Many games between bots, on all cores: who wins, how often, and how fast it went."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass

from alehouse.bots import make
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadOption
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of
from alehouse.lab.match import play_match
from alehouse.lab.tally import Tally

MOST_GAMES = 100_000_000
REPORT = 0.2
"""Seconds between two reports of a process, about."""


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    rotate: bool = False,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many games between these kinds of bots; a seed gives the same results on any number of cores.

    With `rotate`, all move one seat on after each game. `processes` 0 means all cores. `progress` is told
    now and then how many games have been played so far.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("lab-games", {"games": str(games), "most": MOST_GAMES})
    players = game.check_players(len(seats))
    given: dict[str, Json] = dict(options or {})
    series = Series(game.name, game.box.differs, tuple(seats), game.check_options(players, given), seed, rotate)
    for kind in seats:
        make(kind, FastLuck())
    cores = min(processes or os.cpu_count() or 1, games)
    begun = time.perf_counter()
    total = Tally(players)
    parts = _on_this_core(game, series, games) if cores == 1 else _on_cores(game, series, games, cores)
    for part in parts:
        total.add(part)
        if progress is not None:
            progress(total.games)
    return Simulation(series, total, time.perf_counter() - begun, cores)


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


def play_some(game: Game, series: Series, numbers: range) -> Tally:
    """Play these games of a series."""
    tally = Tally(len(series.seats))
    for number in numbers:
        kinds = series.kinds(number)
        match = play_match(game, kinds, series.options, series.seed, number)
        tally.count(kinds, match.position.result(), match.decisions, match.steps)
    return tally


def _on_this_core(game: Game, series: Series, games: int) -> Iterator[Tally]:
    first = 0
    size = 1
    while first < games:
        numbers = range(first, min(first + size, games))
        first = numbers.stop
        tally, seconds = _timed(game, series, numbers)
        size = _portion(tally.games / seconds, games)
        yield tally


def _on_cores(game: Game, series: Series, games: int, cores: int) -> Iterator[Tally]:
    # Forked processes start at once and know games of one's own; where there is no fork, they import them.
    method = "fork" if sys.platform == "linux" else None
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context(method), _begin_work, (type(game).__module__, series))
    try:
        first = 0
        size = 1
        running: set[Future[tuple[Tally, float]]] = set()
        while first < games or running:
            # One portion more than cores, so that nobody waits for the next one.
            while first < games and len(running) <= cores:
                numbers = range(first, min(first + size, games))
                first = numbers.stop
                running.add(pool.submit(_work, numbers))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                tally, seconds = each.result()
                # What is left is shared out, so that all end at about the same time.
                size = _portion(tally.games / seconds, (games - first) // (2 * cores))
                yield tally
    finally:
        # Also when somebody interrupts: what has not begun never will.
        pool.shutdown(cancel_futures=True)


def _portion(speed: float, most: int) -> int:
    """How many games to play until the next report: large portions cost no time, small ones show progress."""
    return max(1, min(int(speed * REPORT), most))


def _timed(game: Game, series: Series, numbers: range) -> tuple[Tally, float]:
    begun = time.perf_counter()
    tally = play_some(game, series, numbers)
    return tally, time.perf_counter() - begun


_job: list[tuple[Game, Series]] = []
"""What this process works on."""


def _begin_work(module: str, series: Series) -> None:
    # Whoever interrupts talks to the first process; it tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    importlib.import_module(module)
    _job[:] = [(game_of(series.game).variant(series.box), series)]


def _work(numbers: range) -> tuple[Tally, float]:
    game, series = _job[0]
    return _timed(game, series, numbers)
