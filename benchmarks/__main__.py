"""Measure everything, one contestant after the other, round after round, and write what came of it."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import alehouse
from benchmarks import contestants, instructions, machine
from benchmarks.build import WHEELS, build_wheel, import_seconds
from benchmarks.contestants import CEILING, KINDS, OWN, PEERS, SIMULATE, Contestant, players_of
from benchmarks.environment import check_free, is_ready, prepare, python_of
from benchmarks.processes import ROOT, Failed, Measures, measure, run
from benchmarks.results import Results
from benchmarks.table import number, page

ROUNDS = 5
SECONDS = 1.5
QUICK_SECONDS = 0.3
IMPORTS = 15
PATIENCE = 60
"""Seconds that a process may take besides those of its round."""

OWN_PACKAGES = ("alehouse", "mypy", "setuptools")
OTHER_PACKAGES = (*(peer.package for peer in PEERS), "shimmy", "numpy")


def main() -> int:
    """Run the benchmark; its exit code says whether all was measured, and nothing has become slower than recorded."""
    given = arguments()
    if not given.no_peers:
        check_free(given.peers)
    given.into.mkdir(parents=True, exist_ok=True)
    results = Results(
        day=datetime.datetime.now(datetime.UTC).date().isoformat(),
        commit=commit(),
        quick=given.quick,
        rounds=1 if given.quick else ROUNDS,
        seconds=QUICK_SECONDS if given.quick else SECONDS,
        cores=machine.cores(),
        players={name: players_of(alehouse.game(name)) for name in given.games},
        machine=machine.describe(),
        versions=machine.versions(OWN_PACKAGES),
    )
    with_peers = not given.no_peers and set_up_peers(results, given.peers)
    everybody = [*contestants.own(results.players), *(contestants.others() if with_peers else [])]
    measure_rounds(results, everybody, given.peers)
    measure_once(results)
    count_instructions(results)
    write(results, given.into, given.peers)
    print(f"The results are in {given.into}.")
    for what, why in results.problems.items():
        print(f"Not measured: {what}: {why}", file=sys.stderr)
    slower = instructions.complain(results.instructions)
    return 1 if results.problems or slower else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Measure Alehouse, compiled and interpreted, beside its peers."
    )
    parser.add_argument("--quick", action="store_true", help="a short trial: one short round, not among the results")
    parser.add_argument("--no-peers", action="store_true", help="Alehouse alone")
    parser.add_argument("--games", nargs="+", type=game, default=own_games(), help="only these of our games")
    peers = ROOT / "build" / "peers-venv"
    parser.add_argument("--peers", type=Path, default=peers, help="the folder that the peers are installed in")
    parser.add_argument("--into", type=Path, help="the folder for the results")
    given = parser.parse_args()
    if given.into is None:
        given.into = ROOT / "build" / "quick-bench" if given.quick else ROOT / "benchmarks" / "results"
    if given.into.exists() and not given.into.is_dir():
        parser.error(f"{given.into} is a file: name a folder for the results.")
    # The measuring processes stand in the repository's root, wherever this one was started.
    given.into, given.peers = given.into.resolve(), given.peers.resolve()
    return given


def game(name: str) -> str:
    if name not in own_games():
        raise argparse.ArgumentTypeError(f"there is no game {name!r}; the games are {', '.join(own_games())}")
    return name


def own_games() -> list[str]:
    return [each.name for each in alehouse.games()]


def commit() -> str:
    """Which sources are measured."""
    try:
        name = run(["git", "rev-parse", "--short=12", "HEAD"]).strip()
        changed = run(["git", "status", "--porcelain", "--", "src", "setup.py", "pyproject.toml"]).strip()
    except (Failed, OSError):
        return "unknown"
    return f"{name}, with changes" if changed else name


def set_up_peers(results: Results, folder: Path) -> bool:
    """Install the peers; whether they are there."""
    try:
        python = prepare(folder)
        results.versions |= json.loads(run([str(python), "-m", "benchmarks.machine", *OTHER_PACKAGES]))
    except (Failed, OSError) as problem:
        for peer in PEERS:
            results.problems[peer.name] = f"The peers could not be installed. {problem}"
        return False
    return True


def measure_rounds(results: Results, everybody: Sequence[Contestant], peers: Path) -> None:
    """Every contestant once, then every contestant again: what disturbs the machine disturbs all alike."""
    for number_of_round in range(1, results.rounds + 1):
        for contestant in everybody:
            if contestant.name in results.problems:
                continue
            print(f"Round {number_of_round} of {results.rounds}: {contestant.name}: ", end="", flush=True)
            try:
                measures = measure_contestant(contestant, results, number_of_round, peers)
            except (Failed, OSError) as problem:
                results.problems[contestant.name] = str(problem)
                print(problem)
            else:
                results.measured.setdefault(contestant, []).append(measures)
                print("; ".join(f"{number(value)} {name.replace('_', ' ')}" for name, value in measures.items()))


def measure_contestant(contestant: Contestant, results: Results, seed: int, peers: Path) -> Measures:
    words = [contestant.game, contestant.way, "--cores", contestant.cores]
    words += ["--seconds", str(results.seconds), "--seed", str(seed)]
    if contestant.library == OWN:
        words += ["--kind", contestant.kind, "--players", str(contestant.players)]
        command = [sys.executable, "-m", "benchmarks.own", *words]
    elif contestant == CEILING:
        command = [sys.executable, "-m", "benchmarks.ceiling", *words]
    else:
        module = next(peer.module for peer in PEERS if peer.name == contestant.library)
        command = [str(python_of(peers)), "-m", f"benchmarks.peers.{module}", *words]
    # A simulation starts its own processes on the other cores.
    copies = results.cores if contestant.cores == "all" and contestant.way != SIMULATE else 1
    return measure(command, PATIENCE + 10 * results.seconds, copies, src=contestant.kind == "interpreted")


def measure_once(results: Results) -> None:
    """Importing and building."""
    for kind in KINDS:
        print(f"Importing, {kind} ...", flush=True)
        try:
            results.imports[kind] = import_seconds(kind, 3 if results.quick else IMPORTS)
        except (Failed, OSError) as problem:
            results.problems[f"import, {kind}"] = str(problem)
    # Compiling takes longer than a whole trial.
    for kind in [] if results.quick else WHEELS:
        print(f"Building the wheel, {kind} ...", flush=True)
        try:
            results.wheels[kind] = build_wheel(kind)
        except (Failed, OSError) as problem:
            results.problems[f"wheel, {kind}"] = str(problem)


def count_instructions(results: Results) -> None:
    """Beside those that were recorded."""
    if results.quick:
        return
    if not instructions.can_count():
        print(instructions.NO_VALGRIND, flush=True)
        return
    for name in results.players:
        print("Counting instructions: ", end="", flush=True)
        try:
            results.instructions[name] = instructions.count(alehouse.game(name))
        except (Failed, OSError) as problem:
            results.problems[f"instructions, {name}"] = str(problem)
            print(problem)
        else:
            print(instructions.told(name, results.instructions[name]))


def write(results: Results, into: Path, peers: Path) -> None:
    """The figures, the picture (if matplotlib is there) and the page that shows both."""
    for old in ("speed.svg", "speed.png"):
        (into / old).unlink(missing_ok=True)
    results.save(into / "results.json")
    plotted = False
    if is_ready(peers) and results.measured:
        try:
            run([str(python_of(peers)), "-m", "benchmarks.plot", str(into.resolve())])
            plotted = True
        except (Failed, OSError) as problem:
            results.problems["plot"] = str(problem)
    (into / "README.md").write_text(page(results, plotted), encoding="utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nStopped: no results were written.")
