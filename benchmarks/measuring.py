"""What happens inside a measuring process: pin, warm up, time, print one line. Needs nothing but Python."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

WARM_UP_SECONDS = 0.2
LOOKS_AT_THE_CLOCK = 100
"""A round looks at the clock about so often: rarely enough to cost nothing, often enough to end in time."""
SAMPLE_GAMES = 10
SAMPLE_EACH = 20
"""Calls are timed on so many positions from each of so many games."""

Sample = TypeVar("Sample")


@dataclass(frozen=True)
class Orders:
    """What this process is to measure."""

    game: str
    way: str
    cores: str
    seconds: float
    seed: int


def parser() -> argparse.ArgumentParser:
    """The orders that every measuring process understands."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("game")
    arguments.add_argument("way")
    arguments.add_argument("--cores", choices=["one", "all"], default="one")
    arguments.add_argument("--seconds", type=float, default=1.5)
    arguments.add_argument("--seed", type=int, default=1)
    return arguments


def orders(given: argparse.Namespace | None = None) -> Orders:
    """Read the orders, and stay on one core if one is to be measured."""
    given = given or parser().parse_args()
    if given.cores == "one" and hasattr(os, "sched_setaffinity"):
        # The last, because the first has the system's own work to do.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return Orders(given.game, given.way, given.cores, given.seconds, given.seed)


def measure_play(told: Orders, play: Callable[[], int], games_each: int = 1) -> None:
    """Rates of random play; `play` plays `games_each` games and tells how many decisions they took."""
    # On one core, time that others take away does not count; on all cores it cannot be told apart.
    clock = time.process_time if told.cores == "one" else time.perf_counter
    pace = _plays_per_second(play, clock)
    between_looks = max(1, int(pace * told.seconds / LOOKS_AT_THE_CLOCK))
    wait_for_the_others()
    plays = decisions = 0
    begun = clock()
    end = begun + told.seconds
    now = begun
    while now < end:
        for _ in range(between_looks):
            decisions += play()
        plays += between_looks
        now = clock()
    seconds = now - begun
    report({"decisions_per_second": decisions / seconds, "games_per_second": plays * games_each / seconds})


def _plays_per_second(play: Callable[[], int], clock: Callable[[], float]) -> float:
    begun = now = clock()
    plays = 0
    while now - begun < WARM_UP_SECONDS:
        play()
        plays += 1
        now = clock()
    return plays / (now - begun)


def measure_calls(
    told: Orders,
    sample: Sequence[Sample],
    copy: Callable[[Sample], Sample],
    loops: Mapping[str, Callable[[Sequence[Sample]], None]],
) -> None:
    """Microseconds a call. Each loop makes its call once on everything in the sample."""
    wait_for_the_others()
    report({name: _microseconds(loop, sample, copy, told.seconds / len(loops)) for name, loop in loops.items()})


def _microseconds(
    loop: Callable[[Sequence[Sample]], None],
    sample: Sequence[Sample],
    copy: Callable[[Sample], Sample],
    seconds: float,
) -> float:
    loop([copy(each) for each in sample])
    passes = 0
    taken = 0.0
    end = time.process_time() + seconds
    while time.process_time() < end:
        # Each time new ones: what is asked a second time may have been remembered.
        fresh = [copy(each) for each in sample]
        begun = time.process_time()
        loop(fresh)
        taken += time.process_time() - begun
        passes += 1
    return taken / (passes * len(sample)) * 1e6


def spread_out(moments: Sequence[Sample], count: int) -> list[Sample]:
    """So many of these moments, evenly from first to last."""
    return [moments[number * len(moments) // count] for number in range(min(count, len(moments)))]


def wait_for_the_others() -> None:
    """Everything is set up; begin when told to, so that processes on several cores begin together."""
    report({"ready": 1})
    sys.stdin.readline()


def report(measures: Mapping[str, float]) -> None:
    print(json.dumps(measures), flush=True)


def no_such_way(told: Orders) -> SystemExit:
    return SystemExit(f"{told.game} cannot be measured by {told.way!r}.")
