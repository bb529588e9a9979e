"""What docs/laboratory.md shows must run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import alehouse
from alehouse.engine import box_file
from alehouse.terminal.commands import COMMANDS

ROOT = Path(__file__).parents[2]
HOUSE = Path(alehouse.__file__).parent.parent
TEXT = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found


def test_the_watch_sees_blackouts(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("python")[0], "laboratory.md", "exec"), {})
    assert re.fullmatch(r"\d+ blackouts in 4 games\n", capsys.readouterr().out)


def test_games_by_the_million_are_read_by_any_tool(tmp_path: Path) -> None:
    """What is shown runs, each in a process of its own, on games that were exported as it is shown."""
    few = ["--seats", "random,random,random", "--games", "7", "--seed", "1", "--to", "games.parquet"]
    here = {**os.environ, "HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path), "PYTHONPATH": str(HOUSE)}
    export = [sys.executable, "-m", "alehouse", "export", "bristol-1350", *few]
    subprocess.run(export, cwd=tmp_path, env=here, check=True, capture_output=True)
    shown = []
    for code in blocks("python")[1:]:
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, env=here, check=True, capture_output=True, text=True
        )
        shown.append(done.stdout)
    assert len(shown) == 4
    assert "decisions" in shown[0]
    assert "long" in shown[1]
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", shown[2])
    assert re.fullmatch(r"\d+ decisions in the last game\n", shown[3])


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
