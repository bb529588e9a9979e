"""The headline figures as a picture. Runs in the peers' environment, which has matplotlib."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.contestants import CALLS, LOOP, OWN, PEERS, PLAY_OUT, ROLLOUTS, SIMULATE, Contestant
from benchmarks.results import Results
from benchmarks.statistics import Figure
from benchmarks.table import number
from benchmarks.targets import DECISIONS

# By name and as Any: the developers' environment, where the types are checked, has no matplotlib.
matplotlib: Any = importlib.import_module("matplotlib")
matplotlib.use("Agg")
# So that the same figures give the same file.
matplotlib.rcParams["svg.hashsalt"] = "alehouse"
pyplot: Any = importlib.import_module("matplotlib.pyplot")

COLOURS = {
    "Alehouse compiled, play_out": "#b45309",
    "Alehouse compiled, Python loop": "#f0a04b",
    "Alehouse interpreted, play_out": "#f6d9b5",
    "peer, called from Python": "#3b6ea5",
    "peer, loop inside C++": "#b3cbe3",
}
"""What the bars stand for, in the order of the legend."""
BEHIND_NUMBERS = {"facecolor": "white", "edgecolor": "none", "pad": 0.6}
"""So that no line crosses them."""


@dataclass(frozen=True)
class Bar:
    label: str
    meaning: str
    figure: Figure


def groups(results: Results) -> list[list[Bar]]:
    """Bars that stand together: one group for each of our games, one for each library."""
    found: list[list[Bar]] = []
    for game in results.games():
        ways = [(PLAY_OUT, "compiled"), (LOOP, "compiled"), (PLAY_OUT, "interpreted")]
        bars = [_bar(results, results.own(game, way, kind), game, f"{OWN} {kind}, {way}") for way, kind in ways]
        found.append([bar for bar in bars if bar])
    for peer in PEERS:
        bars = []
        for game, ways_of_game in peer.games.items():
            called = [way for way in ways_of_game if way not in (ROLLOUTS, CALLS, SIMULATE)]
            label = f"{peer.name} {game}"
            contestants = [Contestant(peer.name, game, way, "one") for way in called]
            tried = [_bar(results, contestant, label, "peer, called from Python") for contestant in contestants]
            bars.append(max((bar for bar in tried if bar), key=lambda bar: bar.figure.median, default=None))
            inside = Contestant(peer.name, game, ROLLOUTS, "one")
            bars.append(_bar(results, inside, f"{label}, {ROLLOUTS}", "peer, loop inside C++"))
        found.append([bar for bar in bars if bar])
    return [group for group in found if group]


def _bar(results: Results, contestant: Contestant, label: str, meaning: str) -> Bar | None:
    figure = results.figure(contestant, "decisions_per_second")
    return Bar(label, meaning, figure) if figure else None


def draw(results: Results, folder: Path) -> None:
    bars = groups(results)
    figure, axes = pyplot.subplots(figsize=(10, 1.5 + 0.3 * sum(len(group) + 0.6 for group in bars)))
    place = 0.0
    places, labels = [], []
    for group in bars:
        first = place
        for bar in group:
            _draw_bar(axes, place, bar)
            if bar.meaning.startswith("peer"):
                places.append(place)
                labels.append(bar.label)
            place += 1
        if not group[0].meaning.startswith("peer"):
            places.append((first + place - 1) / 2)
            labels.append(group[0].label)
        place += 0.6
    axes.set_yticks(places, labels)
    axes.tick_params(axis="y", length=0)
    axes.set_xscale("log")
    axes.set_xlim(1_000, 10_000_000)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    axes.grid(axis="x", which="major", color="#dddddd", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_ylim(place - 0.4, -0.8)
    axes.axvline(DECISIONS, color="#444444", linewidth=1, linestyle="--", zorder=0.5)
    above = axes.get_xaxis_transform()
    axes.text(DECISIONS, 1.01, f"target: {DECISIONS:,}", transform=above, ha="center", fontsize=8, color="#444444")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.set_xlabel("decisions a second, random play on one core (log scale): median, lowest and highest round")
    used = {bar.meaning for group in bars for bar in group}
    handles = [pyplot.Rectangle((0, 0), 1, 1, color=colour) for meaning, colour in COLOURS.items() if meaning in used]
    names = [meaning for meaning in COLOURS if meaning in used]
    figure.legend(handles, names, loc="upper center", ncols=3, frameon=False, fontsize=9)
    figure.tight_layout(rect=(0, 0, 1, 0.93))
    # Without the day and the tool's name: the page tells both.
    figure.savefig(folder / "speed.svg", metadata={"Date": None, "Creator": None})
    figure.savefig(folder / "speed.png", dpi=120, metadata={"Software": None})


def _draw_bar(axes: Any, place: float, bar: Bar) -> None:
    figure = bar.figure
    spread = [[figure.median - figure.lowest], [figure.highest - figure.median]]
    axes.barh(place, figure.median, height=0.85, color=COLOURS[bar.meaning])
    axes.errorbar(figure.median, place, xerr=spread, color="#222222", linewidth=1, capsize=2.5)
    axes.text(figure.highest * 1.06, place, number(figure.median), va="center", fontsize=8, bbox=BEHIND_NUMBERS)


if __name__ == "__main__":
    draw(Results.load(Path(sys.argv[1]) / "results.json"), Path(sys.argv[1]))
