"""What the README shows must run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alehouse.terminal.command import main

README = Path(__file__).parents[2] / "README.md"


def test_the_python_example_runs_and_prints_everybodys_points(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    exec(compile(code.group(1), "README.md", "exec"), {})
    points = capsys.readouterr().out
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", points)


def test_every_command_in_the_readme_exists() -> None:
    shown = set(re.findall(r"^alehouse ([a-z]+)", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert shown >= {"games", "play", "rules", "simulate", "replay", "verify", "fuzz"}
    for command in shown:
        assert main([command, "--help"]) == 0
