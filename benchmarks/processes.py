"""Measuring processes, seen from outside: started together, told to begin, listened to, ended in time."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Measures = dict[str, float]


class Failed(Exception):
    """Something could not be done; the sentence says why."""


def measure(command: Sequence[str], timeout: float, copies: int = 1, src: bool = False) -> Measures:
    """Run so many copies of a measuring command at once; the sums of what they report.

    With `src`, the sources hide the package that is installed: the same Python, interpreting.
    """
    measurers: list[_Measurer] = []
    late = threading.Event()

    def stop() -> None:
        late.set()
        for each in measurers:
            each.kill()

    watch = threading.Timer(timeout, stop)
    watch.start()
    try:
        for _ in range(copies):
            measurers.append(_Measurer(command, environment(src)))
        for each in measurers:
            each.wait_till_ready()
        for each in measurers:
            each.begin()
        reports = [each.hear() for each in measurers]
    except Failed:
        if late.is_set():
            raise Failed(f"It was stopped after {timeout:.0f} s.") from None
        raise
    finally:
        watch.cancel()
        for each in measurers:
            each.end()
    return {name: sum(report[name] for report in reports) for name in reports[0]}


def environment(src: bool) -> dict[str, str]:
    """The surroundings of a measuring process, without anything that changes what it imports or builds."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ALEHOUSE"))}
    if src:
        settings["PYTHONPATH"] = str(ROOT / "src")
    return settings


def run(command: Sequence[str], src: bool = False, settings: dict[str, str] | None = None) -> str:
    """Run a command to its end, with some settings more in its environment; what it printed."""
    surroundings = environment(src) | (settings or {})
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(sentence(done.stderr or done.stdout))
    return done.stdout


def sentence(complaint: str) -> str:
    """What a complaint comes to, without the addresses and folders that it names: they are nobody's business."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    # Compilers name the error, and whoever called them goes on talking.
    told = [line for line in lines if ": error: " in line] or lines
    last = told[-1] if told else "It ended without a word."
    last = re.sub(r"\w+://\S+", "(address)", last)
    return re.sub(r"(?<![\w.])(?:/[^\s/:'\"]+)+/([^\s/:'\"]+)", r"\1", last)[:300]


class _Measurer:
    """One measuring process."""

    def __init__(self, command: Sequence[str], settings: dict[str, str]) -> None:
        # A file takes any number of complaints without blocking; a pipe that nobody empties would not. `end` closes it.
        self.complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            # Alone with the processes that it may start itself, so that they can be ended with it.
            start_new_session=True,
        )

    def wait_till_ready(self) -> None:
        while "ready" not in self.hear():
            pass

    def begin(self) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("begin\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self._failed() from None

    def hear(self) -> Measures:
        """The next report. Libraries may chat on the same channel: what is no report is passed over."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                report: Measures = json.loads(line)
                return report
        raise self._failed()

    def end(self) -> None:
        """Nothing is left running, whatever happened."""
        self.kill()
        self.process.communicate()
        self.complaints.close()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def _failed(self) -> Failed:
        self.process.wait()
        self.complaints.seek(0)
        return Failed(sentence(self.complaints.read()))
