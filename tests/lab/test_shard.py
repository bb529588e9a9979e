"""Shards: said by hand, by SLURM or by Kubernetes; what is not clear is refused."""

from __future__ import annotations

import pytest

from alehouse.engine.errors import BadOption
from alehouse.lab.shard import Shard, read_shard


def slurm(place: int, first: int = 0, count: int = 4, step: int = 1) -> dict[str, str]:
    return {
        "SLURM_ARRAY_TASK_ID": str(place),
        "SLURM_ARRAY_TASK_MIN": str(first),
        "SLURM_ARRAY_TASK_COUNT": str(count),
        "SLURM_ARRAY_TASK_STEP": str(step),
    }


@pytest.mark.parametrize(
    ("typed", "surroundings", "shard"),
    [
        ("1/1", {}, Shard(1, 1)),
        ("3/8", {}, Shard(3, 8)),
        (" 8/8 ", {}, Shard(8, 8)),
        ("2/3", slurm(0), Shard(2, 3)),
        ("array", slurm(0), Shard(1, 4)),
        ("array", slurm(4, first=1), Shard(4, 4)),
        ("array", slurm(6, first=2, step=2), Shard(3, 4)),
        ("array/4", slurm(3), Shard(4, 4)),
        ("array/5", {"JOB_COMPLETION_INDEX": "0"}, Shard(1, 5)),
        ("array/5", {"JOB_COMPLETION_INDEX": "4"}, Shard(5, 5)),
    ],
)
def test_which_shard(typed: str, surroundings: dict[str, str], shard: Shard) -> None:
    assert read_shard(typed, surroundings) == shard


@pytest.mark.parametrize(
    ("typed", "surroundings", "complaint"),
    [
        *(
            (typed, {}, "lab-shard")
            for typed in ("5/4", "0/4", "-1/4", "1", "", "/", "1/", "a/b", "1/0", "1/2/3", "½/2")
        ),
        ("9" * 5000 + "/4", {}, "lab-shard"),
        ("array", {}, "lab-shard-nowhere"),
        ("array/0", {}, "lab-shard"),
        ("array/x", slurm(0), "lab-shard"),
        ("array/8", slurm(0), "lab-shard-slurm"),
        ("array", slurm(7, first=1, count=3), "lab-shard-slurm"),
        ("array", slurm(3, first=2, step=2), "lab-shard-slurm"),
        ("array", {"SLURM_ARRAY_TASK_ID": "1"}, "lab-shard-slurm"),
        ("array", {"JOB_COMPLETION_INDEX": "1"}, "lab-shard-kubernetes"),
        ("array/5", {"JOB_COMPLETION_INDEX": "5"}, "lab-shard"),
        ("array/5", {"JOB_COMPLETION_INDEX": "x"}, "lab-shard"),
    ],
)
def test_what_is_no_shard(typed: str, surroundings: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOption) as wrong:
        read_shard(typed, surroundings)
    assert wrong.value.message.id == complaint


@pytest.mark.parametrize("of", [1, 3, 7])
def test_every_portion_is_one_shards(of: int) -> None:
    for portion in range(20):
        assert sum(Shard(number, of).has(portion) for number in range(1, of + 1)) == 1
