"""The results as a page: what we have promised first, then every figure."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from benchmarks.page.results import Results

FIRST_BOARD = 1000
"""Milliseconds."""
SCRIPT = 200_000
"""Bytes."""
ANSWER = 100
"""Milliseconds."""


@dataclass(frozen=True)
class Target:
    text: str
    value: str
    met: bool


def targets(results: Results) -> list[Target]:
    """What we have promised, held against the medians."""
    found = []
    for game, measured in results.games.items():
        first = statistics.median(measured.cold)
        found.append(Target(f"{game}: first board within {FIRST_BOARD} ms", f"{first:.0f} ms", first <= FIRST_BOARD))
        script = f"{measured.script / 1000:.0f} kB"
        text = f"{game}: scripts of a table below {SCRIPT // 1000} kB, compressed"
        found.append(Target(text, script, measured.script < SCRIPT))
        if measured.answers:
            answer = statistics.median(measured.answers)
            found.append(Target(f"{game}: an answer drawn within {ANSWER} ms", f"{answer:.0f} ms", answer <= ANSWER))
    return found


def page(results: Results) -> str:
    """The whole page, in Markdown."""
    parts = [
        ["# How fast the page is", "", "Written by `make bench-page`; never by hand. All figures are of one run."],
        ["This was a short trial: its figures are no results."] if results.quick else [],
        ["## Targets", "", *_targets(results)],
        ["## All figures", "", *_figures(results)],
        ["## Machine and versions", "", *_table(["", ""], (results.machine | results.versions).items())],
        ["## How it was measured", "", *_method(results)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _targets(results: Results) -> list[str]:
    rows = [[each.text, each.value, "**met**" if each.met else "**not met**"] for each in targets(results)]
    return _table(["target", "median", ""], rows)


def _figures(results: Results) -> list[str]:
    head = ["game", "first board", "worst", "the second time", "worst", "scripts", "everything", "answer", "worst"]
    rows = [
        [
            game,
            *_times(measured.cold),
            *_times(measured.warm),
            f"{measured.script / 1000:.0f} kB",
            f"{measured.everything / 1000:.0f} kB",
            *_times(measured.answers),
        ]
        for game, measured in results.games.items()
    ]
    return _table(head, rows)


def _times(times: Sequence[float]) -> list[str]:
    if not times:
        return ["none", "none"]
    return [f"{statistics.median(times):.0f} ms", f"{max(times):.0f} ms"]


def _method(results: Results) -> list[str]:
    return [
        f"On {results.day}, commit {results.commit}. A server with SQLite and a headless Chromium on the same machine;",
        "bots sit on all other seats, and things move as they usually do. A first board: from the beginning of the",
        "navigation to a table of a running game until the frame with its board is painted,",
        f"{results.runs} times in a browser that has kept nothing, and once more in the same browser each time.",
        "An answer: from the click that decides until the frame that shows what came of it is painted.",
        "Scripts are all that such a table loads, the texts of its language among them; everything is that together",
        "with styles, fonts, pictures and what the server tells. Sizes are what came over the wire, compressed.",
        "Times are medians and the worst of all.",
    ]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
