"""Measure the page: how soon the first board is there, how much is loaded for it, how soon an answer is drawn."""

from __future__ import annotations

import argparse
import datetime
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import msgspec

from benchmarks import machine
from benchmarks.__main__ import commit
from benchmarks.page.report import page, targets
from benchmarks.page.results import Measured, Results
from benchmarks.processes import ROOT

PACKAGES = ("alehouse", "uvicorn", "litestar", "msgspec")


def main() -> int:
    """Run the benchmark; its exit code says whether every target was met."""
    given = arguments()
    runs, answers = (2, 5) if given.quick else (15, 30)
    results = Results(
        day=datetime.datetime.now(datetime.UTC).date().isoformat(),
        commit=commit(),
        quick=given.quick,
        runs=runs,
        machine=machine.describe(),
        versions=machine.versions(PACKAGES) | {"Chromium": chromium()},
        games=measure(runs, answers),
    )
    given.into.mkdir(parents=True, exist_ok=True)
    (given.into / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    (given.into / "README.md").write_text(page(results), encoding="utf-8")
    print(f"The results are in {given.into}.")
    found = targets(results)
    for target in found:
        print(f"{'met    ' if target.met else 'NOT MET'}  {target.value:>18}  {target.text}")
    return 0 if all(target.met for target in found) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description="Measure the page in a Chromium.")
    parser.add_argument("--quick", action="store_true", help="a short trial, not among the results")
    parser.add_argument("--into", type=Path, help="the folder for the results")
    given = parser.parse_args()
    if given.into is None:
        results = ROOT / "benchmarks" / "results" / "page"
        given.into = ROOT / "build" / "quick-bench-page" if given.quick else results
    return given


def measure(runs: int, answers: int) -> dict[str, Measured]:
    """Everything, in one Chromium after the other; one server for each game."""
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder) / "measured.json"
        tool = _tool()
        settings = {"BENCH": str(into), "BENCH_RUNS": str(runs), "BENCH_ANSWERS": str(answers)}
        try:
            tool.in_browser("bench", PYTHON=sys.executable, **settings)
        except tool.NoPage as why:
            sys.exit(f"{why}.")
        return msgspec.json.decode(into.read_bytes(), type=dict[str, Measured])


def _tool() -> ModuleType:
    """web/tool.py, which is no package: it is run before anything is installed."""
    spec = importlib.util.spec_from_file_location("tool", ROOT / "web" / "tool.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def chromium() -> str:
    """Its version."""
    found = os.environ.get("CHROMIUM", "chromium")
    try:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return next((word for word in said.split() if word[0].isdigit()), "unknown")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nStopped: no results were written.")
