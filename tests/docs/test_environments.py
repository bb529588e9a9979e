"""What docs/environments.md shows must run, and its sizes must be those of the eyes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import alehouse

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int) -> None:
    assert len(EXAMPLES) == 5
    exec(compile(EXAMPLES[number], f"environments.md, example {number}", "exec"), {})


def test_sizes_are_right() -> None:
    rows = re.findall(r"^\| ([\w-]+) \| (\d) / (\d) \| ([\d,]+) / ([\d,]+) \|$", TEXT, re.MULTILINE)
    assert {row[0] for row in rows} >= {game.name for game in alehouse.games()}
    for name, few, many, fewer, more in rows:
        sizes = [alehouse.game(name).eye(int(players)).size for players in (few, many)]
        assert sizes == [int(size.replace(",", "")) for size in (fewer, more)], name
