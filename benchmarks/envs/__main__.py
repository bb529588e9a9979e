"""`make bench-envs`: every game and its peers in turn, several rounds; medians, ratios and aims.

The figures are decisions in a second of one core (an eye: microseconds). They go with the machine; the ratios of one
run are what to compare.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median

import alehouse
from benchmarks.environment import prepare
from benchmarks.machine import describe
from benchmarks.processes import ROOT, measure

RESULTS = ROOT / "benchmarks" / "results" / "envs"
WAYS = ("play_out", "batch", "vector", "AEC", "OpenSpiel", "choosing", "uncopied", "eye")
PEERS = {
    "tictactoe": ("pettingzoo_games", "tictactoe_v3", "raw_env"),
    "connect four": ("pettingzoo_games", "connect_four_v3", "raw_env"),
    "Kuhn poker": ("open_spiel_games", "python_kuhn_poker", "Python loop"),
}
MANY_OUTCOMES = 100
"""From so many outcomes of a draw on OpenSpiel's way of telling them all is what costs, and a third will do."""
Rates = dict[str, float]


def main() -> None:
    arguments = argparse.ArgumentParser(description="Measure the learning environments beside those of others.")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    arguments.add_argument("--peers", type=Path, default=ROOT / "build" / "peers-venv")
    arguments.add_argument("--dry", action="store_true", help="print, and write nothing")
    given = arguments.parse_args()
    peers_python = prepare(given.peers)
    rounds: list[dict[str, Rates]] = []
    for number in range(given.rounds):
        print(f"round {number + 1} of {given.rounds}", flush=True)
        rounds.append(one_round(str(peers_python), given.seconds, number))
    found = {name: {way: median(each[name][way] for each in rounds) for way in rounds[0][name]} for name in rounds[0]}
    text = report(found, given.rounds, given.seconds)
    print(text)
    if not given.dry:
        RESULTS.mkdir(parents=True, exist_ok=True)
        (RESULTS / "README.md").write_text(text, encoding="utf-8")
        data = {"machine": describe(), "medians": found, "rounds": rounds}
        (RESULTS / "results.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def one_round(peers_python: str, seconds: float, number: int) -> dict[str, Rates]:
    """Everything once, peers first, so that whatever slows the machine down slows all of it."""
    found: dict[str, Rates] = {"peers": {}}
    for name, (module, game, way) in PEERS.items():
        found["peers"][name] = rate([peers_python, "-m", f"benchmarks.peers.{module}", game, way], seconds, number)
    for house in alehouse.games():
        players = ["--players", str(players_of(house))]
        own = [sys.executable, "-m", "benchmarks.envs.own", house.name]
        found[house.name] = {way: rate([*own, way, *players], seconds, number) for way in WAYS}
    return found


def rate(command: list[str], seconds: float, number: int) -> float:
    measures = measure([*command, "--seconds", str(seconds), "--seed", str(number + 1)], timeout=120)
    return measures["decisions_per_second"] if "decisions_per_second" in measures else measures["eye"]


def players_of(game: alehouse.Game) -> int:
    """As few as make a game among several."""
    return max(2, game.fewest)


def report(found: dict[str, Rates], rounds: int, seconds: float) -> str:
    peers = found["peers"]
    lines = [
        "# The learning environments, measured",
        "",
        f"`make bench-envs`: medians of {rounds} rounds of {seconds:g} CPU seconds each, one core, everything in turn",
        f"in one run. Decisions a second; an eye in microseconds, called from Python. {told(describe())}",
        "",
        "| | players | play_out | batch of 64 | vector of 64 | AEC | OpenSpiel | choosing for 64"
        " | vector, `copy=False` | eye, µs |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game in alehouse.games():
        row = found[game.name]
        rates = " | ".join(f"{row[way]:,.0f}" for way in WAYS[:-1])
        lines.append(f"| {game.name} | {players_of(game)} | {rates} | {row['eye']:.2f} |")
    theirs = ", ".join(f"{name} {rate:,.0f}" for name, rate in peers.items())
    lines += [
        "",
        f"In the same run, PettingZoo (without wrappers) and OpenSpiel (its Python game): {theirs}.",
        "",
        "As ratios, beside what is aimed at:",
        "",
        "| | batch / play_out | vector / play_out | AEC / tictactoe | AEC / connect four | OpenSpiel / Kuhn poker |",
        "|---|---|---|---|---|---|",
    ]
    for game in alehouse.games():
        row = found[game.name]
        ratios = [
            (row["batch"] / row["play_out"], 0.5),
            (row["vector"] / row["play_out"], 0.2),
            (row["AEC"] / peers["tictactoe"], 1.0),
            (row["AEC"] / peers["connect four"], 4.0),
            (row["OpenSpiel"] / peers["Kuhn poker"], 1 / 3 if game.most_outcomes > MANY_OUTCOMES else 1.0),
        ]
        cells = [f"{ratio:.2f} ({'met' if ratio >= aim else 'missed'}: {aim:.2g})" for ratio, aim in ratios]
        lines.append(f"| {game.name} | {' | '.join(cells)} |")
    lines += [
        "",
        "In a batch every seat learns and chooses at random inside. At the vector environment's tables one seat learns",
        "and random bots have the others: only the learner's decisions are counted, so that its share depends on how",
        "many play; choosing from the masks in numpy, and copying all that is returned, are in the time.",
        f"Without the choosing, which is measured alone, too, the shares would be {without_choosing(found)}.",
        "Who learns from a step before the next one, as most do, need not have copies (`copy=False`): then they are",
        f"{uncopied(found)}, with the choosing.",
        "",
    ]
    return "\n".join(lines)


def without_choosing(found: dict[str, Rates]) -> str:
    """Of each game what the vector environment itself reaches of play_out: its time less that of choosing."""
    shares: list[str] = []
    for game in alehouse.games():
        row = found[game.name]
        alone = 1 / (1 / row["vector"] - 1 / row["choosing"])
        shares.append(f"{alone / row['play_out']:.2f} ({game.name})")
    return ", ".join(shares)


def uncopied(found: dict[str, Rates]) -> str:
    rows = [(game.name, found[game.name]) for game in alehouse.games()]
    return ", ".join(f"{row['uncopied'] / row['play_out']:.2f} ({name})" for name, row in rows)


def told(about: dict[str, str]) -> str:
    return "; ".join(f"{name}: {value}" for name, value in about.items()) + "."


if __name__ == "__main__":
    main()
