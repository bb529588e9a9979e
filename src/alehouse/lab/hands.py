"""Who does the work: this process, several, or a cluster; all of it or a shard; from scratch or where it was left.

Every way gives the same: portions are the same everywhere, and each counts once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from alehouse.engine.errors import AlehouseError
from alehouse.lab.cores import cores_for, on_cores
from alehouse.lab.folder import Folder
from alehouse.lab.shard import WHOLE_WORK, Shard
from alehouse.lab.task import Done, Task


class Incomplete(AlehouseError):
    """Portions that somebody else has to play are not there yet."""


class Portion(NamedTuple):
    task: int
    """The place of its task among several."""
    number: int
    pieces: range


class Hands:
    """Do tasks, and keep what comes of them in a folder, if there is one."""

    def __init__(
        self,
        processes: int = 0,
        progress: Callable[[int], None] | None = None,
        folder: Folder | None = None,
        shard: Shard = WHOLE_WORK,
        cluster: str | None = None,
        idle: bool = False,
        begin: Callable[[], None] | None = None,
    ) -> None:
        """`processes` 0 means all cores; `progress` is told how many pieces are done so far.

        Idle hands play nothing, and only take what is in the folder. `begin` is called before anything is done, when
        all that was asked for has been found in order.
        """
        self._begin = begin
        self.folder = folder
        self.shard = shard
        self._processes = processes
        self._progress = progress
        self._cluster = cluster
        self._idle = idle
        self._pieces = 0
        self.seconds = 0.0
        """How long all portions took, one after the other."""
        self.processes = 1
        """How many worked at the same time, at most."""

    def do(self, *tasks: Task[Done], needed: bool = False) -> Iterator[tuple[int, Done]]:
        """All that comes of these tasks, each portion once, in any order, with the place of its task.

        Raises Incomplete in the end if portions of other shards are missing. Where nothing can go on without them
        (`needed`), they are played here.
        """
        if self._begin is not None:
            self._begin()
            self._begin = None
        every = [
            Portion(place, number, pieces)
            for place, task in enumerate(tasks)
            for number, pieces in enumerate(task.portions())
        ]
        there: set[Portion] = set()
        for portion, done in self._all(tasks, every, needed):
            there.add(portion)
            yield portion.task, done
        missing = [each for each in every if each not in there]
        if missing:
            raise Incomplete("lab-missing", {"missing": _named(tasks, missing), "portions": len(every)})

    def in_order(self, task: Task[Done]) -> Iterator[Done]:
        """All that comes of a task, portion by portion in order, once it is all in the folder: one at a time."""
        assert self.folder is not None
        for _ in self.do(task):
            pass
        for number, _ in enumerate(task.portions()):
            found = self.folder.read(task, number)
            assert found is not None, "it was there a moment ago"
            yield found[0]

    def _all(self, tasks: Sequence[Task[Done]], every: list[Portion], needed: bool) -> Iterator[tuple[Portion, Done]]:
        missing = dict.fromkeys(every)
        yield from self._take(tasks, missing)
        if not self._idle:
            yield from self._play(tasks, missing, [each for at, each in enumerate(every) if self.shard.has(at)])
            if needed:
                # From the end, where whoever else plays them has not come to yet.
                yield from self._play(tasks, missing, list(reversed(missing)))
        yield from self._take(tasks, missing)

    def _take(self, tasks: Sequence[Task[Done]], missing: dict[Portion, None]) -> Iterator[tuple[Portion, Done]]:
        """What is in the folder already."""
        for portion in list(missing) if self.folder is not None else []:
            assert self.folder is not None
            found = self.folder.read(tasks[portion.task], portion.number)
            if found is not None:
                yield portion, self._count(missing, portion, *found)

    def _play(
        self, tasks: Sequence[Task[Done]], missing: dict[Portion, None], wanted: list[Portion]
    ) -> Iterator[tuple[Portion, Done]]:
        """Those of the wanted that are missing when their turn comes."""
        wanted = [each for each in wanted if each in missing]
        if not wanted:
            return
        orders = ((each, tasks[each.task].order(each.pieces)) for each in wanted if not self._came(tasks, each))
        if self._cluster is not None:
            from alehouse.lab.cluster import on_cluster

            done_by = on_cluster(self._cluster, tasks[0].game, orders)
        else:
            cores = cores_for(len(wanted), self._processes)
            self.processes = max(self.processes, cores)
            done_by = on_cores(cores, orders)
        for portion, done, seconds in done_by:
            if self.folder is not None:
                self.folder.keep(tasks[portion.task], portion.number, done, seconds)
            yield portion, self._count(missing, portion, done, seconds)

    def _came(self, tasks: Sequence[Task[Any]], portion: Portion) -> bool:
        """Whether somebody else has played it meanwhile."""
        return (
            self.shard != WHOLE_WORK
            and self.folder is not None
            and (self.folder.read(tasks[portion.task], portion.number) is not None)
        )

    def _count(self, missing: dict[Portion, None], portion: Portion, done: Done, seconds: float) -> Done:
        del missing[portion]
        self._pieces += len(portion.pieces)
        self.seconds += seconds
        if self._progress is not None:
            self._progress(self._pieces)
        return done


def _named(tasks: Sequence[Task[Any]], missing: list[Portion]) -> str:
    """Portions by their numbers, counted from 1: `games 1-3, 7; ladder 2`."""
    return "; ".join(
        f"{tasks[place].name} {_ranges([each.number + 1 for each in portions])}"
        for place, portions in groupby(missing, key=lambda each: each.task)
    )


def _ranges(numbers: list[int]) -> str:
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1][1:] = [number]
        else:
            found.append([number])
    return ", ".join("-".join(map(str, each)) for each in found)
