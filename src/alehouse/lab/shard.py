"""Which part of the work is one's own, where many machines share it: said by hand, or by what started them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from alehouse.engine.errors import BadOption

ARRAY = "array"
"""In the place of a number: what SLURM or Kubernetes says."""
LONGEST = 10
"""Digits of a number; nobody has so many machines."""


@dataclass(frozen=True)
class Shard:
    """One of so many, counted from 1: it has every portion whose turn comes when all take one in turn."""

    number: int
    of: int

    def has(self, portion: int) -> bool:
        return portion % self.of == self.number - 1


WHOLE_WORK = Shard(1, 1)


def read_shard(typed: str, surroundings: Mapping[str, str]) -> Shard:
    """From `2/8`; from `array` or `array/8` in a job array, whose variables say which one this is.

    SLURM says how many there are (SLURM_ARRAY_TASK_COUNT), Kubernetes does not: there it is the `completions` of the
    job, to be given as `array/8`.
    """
    first, slash, last = typed.strip().partition("/")
    number, of = _number(first), _number(last)
    if first == ARRAY and (of > 0 or not slash):
        return _in_array(typed, max(0, of), surroundings)
    if not 1 <= number <= of:
        raise BadOption("lab-shard", {"shard": typed[:LONGEST]})
    return Shard(number, of)


def _in_array(typed: str, of: int, surroundings: Mapping[str, str]) -> Shard:
    place = surroundings.get("SLURM_ARRAY_TASK_ID")
    if place is not None:
        first, step = (
            _number(surroundings.get(f"SLURM_ARRAY_TASK_{name}", usual))
            for name, usual in (("MIN", "0"), ("STEP", "1"))
        )
        count = _number(surroundings.get("SLURM_ARRAY_TASK_COUNT", "0"))
        number, odd = divmod(_number(place) - first, max(1, step))
        if odd or not 0 <= number < count or of not in (0, count):
            # A list with gaps, or only some of the tasks once more: then nobody knows who has which part.
            raise BadOption("lab-shard-slurm", {"place": place, "count": count, "shard": typed})
        return Shard(number + 1, count)
    place = surroundings.get("JOB_COMPLETION_INDEX")
    if place is None:
        raise BadOption("lab-shard-nowhere", {"shard": typed})
    if not of:
        raise BadOption("lab-shard-kubernetes", {"shard": typed})
    if not 0 <= _number(place) < of:
        raise BadOption("lab-shard", {"shard": f"{_number(place) + 1}/{of}"})
    return Shard(_number(place) + 1, of)


def _number(typed: str) -> int:
    """A whole number; of all else, one that nothing can be."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < LONGEST else -1
