"""What processes and the disk take, as the system counts it."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

_TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pids: Sequence[int]) -> float:
    """CPU time of these processes with all their threads, and of the processes that they started, ended ones too."""
    return sum(_ticks(pid, 4) for pid in _with_children(pids)) / _TICKS


def syncs(folder: Path, seconds: float) -> list[float]:
    """How many seconds each of many small writes took until they were on the disk for sure."""
    found: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        page = os.urandom(4096)
        end = time.perf_counter() + seconds
        while (begin := time.perf_counter()) < end:
            os.write(file.fileno(), page)
            os.fdatasync(file.fileno())
            found.append(time.perf_counter() - begin)
    return found


class Lateness:
    """How late the machine itself is: a thread that does nothing but sleep, and looks when it was woken.

    On a machine that is lent to several, all programs stand still from time to time, whatever they do.
    """

    _NAP = 0.001

    def __init__(self) -> None:
        self._late: list[tuple[float, float]] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Lateness:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    def between(self, begun: float, ended: float) -> list[float]:
        """Seconds too late, each time between two times of the monotonic clock."""
        return [late for when, late in self._late if begun <= when <= ended]

    def _look(self) -> None:
        while not self._over.is_set():
            begun = time.monotonic()
            time.sleep(self._NAP)
            woken = time.monotonic()
            self._late.append((woken, woken - begun - self._NAP))


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def _with_children(pids: Sequence[int]) -> list[int]:
    parents: dict[int, list[int]] = {}
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                parents.setdefault(_field(int(each.name), 3), []).append(int(each.name))
            except OSError:
                continue
    found = list(pids)
    for pid in found:
        found += parents.get(pid, [])
    return found


def _ticks(pid: int, fields: int) -> int:
    try:
        return sum(_field(pid, 13 + each) for each in range(fields))
    except OSError:
        # It has ended meanwhile: its parent counts it.
        return 0


def _field(pid: int, number: int) -> int:
    # The name of a program, in parentheses, may have blanks in it.
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    return int(stat.rsplit(")", 1)[1].split()[number - 2])
