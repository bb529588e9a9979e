"""Measure the server: every contestant under the same load, round after round, beside the disk."""

from __future__ import annotations

import argparse
import datetime
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from benchmarks import machine
from benchmarks.__main__ import commit
from benchmarks.processes import ROOT, Failed, environment, sentence
from benchmarks.server import peer
from benchmarks.server.counting import Lateness, percentile, syncs
from benchmarks.server.load import Report, Task
from benchmarks.server.page import page
from benchmarks.server.results import OWN, PEER, TRIES, Contestant, Plan, Results, Round
from benchmarks.server.targets import targets
from benchmarks.server.tiny import TINY
from tests.server.postgres import a_postgres

PACKAGES = ("alehouse", "uvicorn", "uvloop", "litestar", "msgspec", "asyncpg", "websockets")
FOR_DISK = 1.5
"""Seconds."""
PATIENCE = 180.0
"""Seconds that one contestant may take in one round, besides those of the load."""


def main() -> int:
    """Run the benchmark; its exit code says whether all was measured, and every target met."""
    given = arguments()
    plan = msgspec.toml.decode((ROOT / "benchmarks" / "server" / "plan.toml").read_bytes(), type=Plan)
    if given.quick:
        plan = msgspec.structs.replace(plan, rounds=1, warm_up=1.0, full=3.0, paced=3.0)
    if given.tables:
        plan = msgspec.structs.replace(plan, tables=given.tables)
    results = Results(
        day=datetime.datetime.now(datetime.UTC).date().isoformat(),
        commit=commit(),
        quick=given.quick,
        plan=plan,
        machine=machine.describe(),
        versions=machine.versions(PACKAGES),
    )
    folder = ROOT / "build" / "server-bench"
    try:
        peer.prepare(folder / "peer")
        results.versions |= peer.versions(folder / "peer")
    except (Failed, OSError) as problem:
        results.problems[PEER] = f"It could not be installed. {problem}"
    measure_all(results, folder)
    given.into.mkdir(parents=True, exist_ok=True)
    results.save(given.into / "results.json")
    (given.into / "README.md").write_text(page(results), encoding="utf-8")
    print(f"The results are in {given.into}.")
    for what, why in results.problems.items():
        print(f"Not measured: {what}: {why}", file=sys.stderr)
    found = targets(results)
    for target in found:
        print(f"{'met    ' if target.met else 'NOT MET'}  {target.value:>10}  {target.text}")
    return 1 if results.problems or not all(target.met for target in found) else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server", description=f"Measure the server beside that of {PEER}."
    )
    parser.add_argument("--quick", action="store_true", help="a short trial: one short round, not among the results")
    parser.add_argument("--tables", type=int, help="so many tables, not as many as plan.toml says")
    parser.add_argument("--into", type=Path, help="the folder for the results")
    given = parser.parse_args()
    if given.into is None:
        results = ROOT / "benchmarks" / "results" / "server"
        given.into = ROOT / "build" / "quick-bench-server" if given.quick else results
    return given


def contestants(plan: Plan, with_peer: bool) -> list[Contestant]:
    own = [
        Contestant(OWN, game, kept_in, servers, together)
        for game in (TINY.name, plan.real_game)
        for kept_in, servers, together in (
            ("SQLite", 1, True),
            ("PostgreSQL", 1, True),
            ("PostgreSQL", 2, True),
            ("PostgreSQL", 2, False),
        )
    ]
    return [*([Contestant(PEER, TINY.name, "memory")] if with_peer else []), *own]


def measure_all(results: Results, folder: Path) -> None:
    everybody = contestants(results.plan, PEER not in results.problems)
    for number in range(1, results.plan.rounds + 1):
        for contestant in everybody:
            if str(contestant) in results.problems:
                continue
            print(f"Round {number} of {results.plan.rounds}: {contestant}: ", end="", flush=True)
            try:
                measured = measure_calmly(contestant, results, folder)
            except (Failed, OSError, AssertionError) as problem:
                results.problems[str(contestant)] = str(problem)
                print(problem)
            else:
                results.rounds.append(measured)
                full, paced = measured.report.full, measured.report.paced
                print(
                    f"{full.server / full.actions * 1e6:.0f} µs an action; seen after {paced.p50 * 1000:.1f} ms (p50),"
                    f" {paced.p99 * 1000:.1f} (p99); the disk {percentile(measured.syncs, 0.5) * 1000:.1f},"
                    f" {percentile(measured.syncs, 0.99) * 1000:.1f}; the machine late by {measured.late * 1000:.1f}"
                )


def measure_calmly(contestant: Contestant, results: Results, folder: Path) -> Round:
    """Again if the machine itself stood still too often; what is taken is decided by that alone."""
    tries: list[Round] = []
    for _ in range(TRIES):
        tries.append(measure(contestant, results.plan, folder))
        if tries[-1].calm:
            break
        print(f"(the machine was late by {tries[-1].late * 1000:.0f} ms) ", end="", flush=True)
    taken = min(tries, key=lambda each: each.late)
    results.disturbed += [each for each in tries if each is not taken]
    return taken


def measure(contestant: Contestant, plan: Plan, folder: Path) -> Round:
    """One contestant, in processes and with a database of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=folder)))
        disk = syncs(data, FOR_DISK)
        database: list[int] = []
        if contestant.library == PEER:
            node = peer.node_of(folder / "peer")
            command = [str(node), str(peer.SERVING)]
            there = [stack.enter_context(_server(command, folder / "peer", {"NODE_ENV": "production"}))]
        else:
            if contestant.kept_in == "PostgreSQL":
                address = stack.enter_context(a_postgres(data)).database()
                database = [int((data / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])]
            else:
                address = f"sqlite:///{data}/tables.sqlite3"
            command = [sys.executable, "-m", "benchmarks.server.serving", address]
            there = [stack.enter_context(_server(command, ROOT, {})) for _ in range(contestant.servers)]
        task = Task(
            addresses=[address for _, address in there],
            together=contestant.together,
            game="" if contestant.library == PEER else contestant.game,
            players=plan.players,
            tables=plan.tables,
            warm_up=plan.warm_up,
            full=plan.full,
            paced=plan.paced,
            servers=[pid for pid, _ in there],
            database=database,
        )
        with Lateness() as lateness:
            report = _play(task)
        paced = report.paced
        late = lateness.between(paced.begun, paced.begun + paced.seconds)
        return Round(contestant, report, disk, percentile(late, 0.99))


def _play(task: Task) -> Report:
    try:
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.server.load"],
            cwd=ROOT,
            env=environment(src=False),
            input=msgspec.json.encode(task),
            capture_output=True,
            timeout=PATIENCE + 2 * task.warm_up + task.full + task.paced,
        )
    except subprocess.TimeoutExpired as late:
        raise Failed(f"It was stopped after {late.timeout:.0f} s.") from None
    if done.returncode != 0:
        raise Failed(sentence(done.stderr.decode(errors="replace")))
    return msgspec.json.decode(done.stdout, type=Report)


@contextmanager
def _server(command: list[str], folder: Path, settings: dict[str, str]) -> Iterator[tuple[int, str]]:
    """A server until it is not needed any more: its process, and its address, which is the first thing that it says."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment(src=False) | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise Failed("The server did not start.")
        yield process.pid, address
    finally:
        # What its clients left open need not be closed one by one.
        process.send_signal(signal.SIGKILL)
        process.communicate()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nStopped: no results were written.")
