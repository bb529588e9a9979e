"""A house so small that compiling it takes seconds, with a game in sub-folders, as games are; and broken compilers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
SOURCES = {
    "__init__.py": "",
    "engine/__init__.py": "",
    "engine/dice.py": "SIDES = 6\n\n\ndef highest(dice: int) -> int:\n    return dice * SIDES\n",
    "games/__init__.py": "",
    "games/toss/__init__.py": "",
    "games/toss/view.py": "SEEN = 'heads'\n",
    "games/toss/rules/__init__.py": "",
    "games/toss/rules/turn.py": (
        "from alehouse.engine.dice import highest\n\n\ndef best() -> int:\n    return highest(2)\n"
    ),
}
BEST = "from alehouse.games.toss.rules.turn import best; print(best())"

# Neither needs a real compiler, so that the tests that use them run everywhere.
BROKEN = {
    "compiler": """#!/bin/sh
case "$*" in *-c*__native*) echo 'cc1: out of memory' >&2; exit 1;; esac
while [ $# -gt 0 ]; do [ "$1" = -o ] && : > "$2"; shift; done
exit 0
""",
    "linker": """#!/bin/sh
case "$*" in *-shared*__native*) echo 'ld: out of memory' >&2; exit 1;; esac
while [ $# -gt 0 ]; do [ "$1" = -o ] && : > "$2"; shift; done
exit 0
""",
}
"""They pass every trial, and give up on anything large."""


def build_house(folder: Path) -> Path:
    """The small house with the real setup.py, ready to be built."""
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    for name, source in SOURCES.items():
        file = folder / "src" / "alehouse" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return folder


def broken(part: str, folder: Path) -> str:
    file = folder / f"broken-{part}"
    file.write_text(BROKEN[part], encoding="utf-8")
    file.chmod(0o755)
    return str(file)


def set_up(folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    # Only CC is to say what compiles.
    kept = {name: value for name, value in os.environ.items() if name not in ("CFLAGS", "LDFLAGS", "LDSHARED")}
    return subprocess.run(
        [sys.executable, "setup.py", *command],
        cwd=folder,
        env={**kept, "ALEHOUSE_COMPILE": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def python_with(path: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run something with this in front of all other packages."""
    settings = {**os.environ, "PYTHONPATH": str(path)}
    return subprocess.run([sys.executable, "-c", code], cwd=path.parent, env=settings, capture_output=True, text=True)
