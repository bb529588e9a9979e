"""What docs/laboratory.md shows must run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import alehouse
from alehouse.engine import box_file
from alehouse.terminal.command import COMMANDS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found


def test_the_watch_sees_blackouts(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(compile(code, "laboratory.md", "exec"), {})
    assert re.fullmatch(r"\d+ blackouts in 4 games\n", capsys.readouterr().out)


def test_the_boxes_can_be_played_with() -> None:
    for text in blocks("toml"):
        file = box_file.from_text(text)
        assert file.game is not None
        assert file.put_into(alehouse.game(file.game)).box.differs


def test_every_command_exists() -> None:
    for command in re.findall(r"alehouse ([a-z]+) ", TEXT):
        assert command in COMMANDS


def test_the_example_counts_ways_out() -> None:
    example = [sys.executable, "-W", "error", str(ROOT / "examples" / "ways_out.py"), "3"]
    done = subprocess.run(example, capture_output=True, text=True, check=True)
    for exits in ("far", "even"):
        assert re.search(rf"^{exits}: space:\w+ \d+\.\d% \(", done.stdout, re.MULTILINE)
