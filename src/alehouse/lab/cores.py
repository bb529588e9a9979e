"""Numbered pieces of work, shared out among all cores."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from alehouse.engine.contract import Game
from alehouse.engine.messages import Json
from alehouse.engine.registry import game as game_of

REPORT = 0.2
"""Seconds between two reports of a process, about."""

Done = TypeVar("Done")
Work = Callable[[Game, range], Done]
"""Does the pieces of these numbers, with a game. It is sent to other processes, so it has to be a named function."""


def cores_for(pieces: int, processes: int) -> int:
    """How many processes share so many pieces; 0 asks for all cores."""
    return min(processes or os.cpu_count() or 1, pieces)


def spread(game: Game, work: Work[Done], pieces: int, cores: int) -> Iterator[Done]:
    """Do all pieces, portion by portion; what comes of each portion, in the order in which they are done."""
    return _on_this_core(game, work, pieces) if cores == 1 else _on_cores(game, work, pieces, cores)


def _on_this_core(game: Game, work: Work[Done], pieces: int) -> Iterator[Done]:
    first = 0
    size = 1
    while first < pieces:
        numbers = range(first, min(first + size, pieces))
        first = numbers.stop
        done, seconds = _timed(game, work, numbers)
        size = _portion(len(numbers) / seconds, pieces)
        yield done


def _on_cores(game: Game, work: Work[Done], pieces: int, cores: int) -> Iterator[Done]:
    # Forked processes start at once and know games of one's own; where there is no fork, they import them.
    method = "fork" if sys.platform == "linux" else None
    job = (type(game).__module__, game.name, game.box.differs, work)
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context(method), _begin_work, job)
    try:
        first = 0
        size = 1
        running: dict[Future[tuple[Done, float]], int] = {}
        while first < pieces or running:
            # One portion more than cores, so that nobody waits for the next one.
            while first < pieces and len(running) <= cores:
                numbers = range(first, min(first + size, pieces))
                first = numbers.stop
                running[pool.submit(_work, numbers)] = len(numbers)
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            for each in ready:
                done, seconds = each.result()
                # What is left is shared out, so that all end at about the same time.
                size = _portion(running.pop(each) / seconds, (pieces - first) // (2 * cores))
                yield done
    finally:
        # Also when somebody interrupts: what has not begun never will.
        pool.shutdown(cancel_futures=True)


def _portion(speed: float, most: int) -> int:
    """How many pieces to do until the next report: large portions cost no time, small ones show progress."""
    return max(1, min(int(speed * REPORT), most))


def _timed(game: Game, work: Work[Done], numbers: range) -> tuple[Done, float]:
    begun = time.perf_counter()
    done = work(game, numbers)
    return done, time.perf_counter() - begun


_job: list[tuple[Game, Work[Any]]] = []
"""What this process works on."""


def _begin_work(module: str, name: str, box: dict[str, Json], work: Work[Any]) -> None:
    # Whoever interrupts talks to the first process; it tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    importlib.import_module(module)
    _job[:] = [(game_of(name).variant(box), work)]


def _work(numbers: range) -> tuple[Any, float]:
    game, work = _job[0]
    return _timed(game, work, numbers)
