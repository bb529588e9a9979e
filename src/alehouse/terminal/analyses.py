"""Analyses as they are made: on all cores, and kept moment by moment, so that nothing is thought about twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from alehouse.bots.analysis import Analysis, Juncture, key, look, put_together, read_back, where_to_look
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record, start
from alehouse.lab.cores import spread


class Kept:
    """What has been analysed of one game: a file with a line for each moment, written as soon as it is known."""

    def __init__(self, record: Record, level: str) -> None:
        self.file = user_cache_path("alehouse", appauthor=False) / "analyses" / f"{key(record, level)}.jsonl"

    def read(self, steps: list[int]) -> list[Juncture]:
        """The moments that are known; a line that was not written to its end is not."""
        try:
            lines = self.file.read_bytes().split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as wrong:
            raise _trouble(self.file, wrong) from None
        found: dict[int, Juncture] = {}
        for line in lines:
            try:
                moment = read_back(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            if moment.step in steps:
                found[moment.step] = moment
        return list(found.values())

    def add(self, moments: list[Juncture]) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with open(self.file, "ab") as file:
                # A line that was cut off ends here.
                file.write(b"\n" + b"\n".join(moment.encode() for moment in moments) + b"\n")
        except OSError as wrong:
            raise _trouble(self.file, wrong) from None


def analysed(record: Record, level: str, processes: int, progress: Callable[[int], None] | None) -> Analysis:
    """The whole analysis; what is known already is not thought about again."""
    steps = where_to_look(record)
    kept = Kept(record, level)
    moments = kept.read(steps)
    known = {moment.step for moment in moments}
    missing = [step for step in steps if step not in known]
    if missing:
        work = partial(_look_at, record, missing, level)
        for found in spread(start(record).game, work, len(missing), processes):
            kept.add(found)
            moments += found
            if progress is not None:
                progress(len(moments))
    return put_together(record, level, moments)


def _look_at(record: Record, steps: list[int], level: str, _: Game, numbers: range) -> list[Juncture]:
    return [look(record, steps[number], level) for number in numbers]


def _trouble(file: Path, wrong: OSError) -> AlehouseError:
    return AlehouseError("analyse-not-kept", {"file": str(file), "reason": wrong.strerror or str(wrong)})
