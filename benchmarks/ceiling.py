"""How much faster several processes do nothing than one does: what the machine had to give in this round."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor

from benchmarks.machine import cores
from benchmarks.measuring import orders, report, wait_for_the_others

PORTION = 200_000
"""Steps of an empty loop that are called a game: about ten milliseconds."""


def play(_: int) -> None:
    for _ in range(PORTION):
        pass


def main() -> None:
    told = orders()
    begun = time.perf_counter()
    play(0)
    games = max(1, round(told.seconds / (time.perf_counter() - begun)))
    measures: dict[str, float] = {}
    wait_for_the_others()
    for processes in sorted({1, min(2, cores()), cores()}):
        begun = time.perf_counter()
        # Also one process is a process of its own, so that all start alike.
        with ProcessPoolExecutor(processes) as pool:
            list(pool.map(play, range(games * processes), chunksize=10))
        measures[f"games_per_second_in_{processes}"] = games * processes / (time.perf_counter() - begun)
    report(measures)


if __name__ == "__main__":
    main()
