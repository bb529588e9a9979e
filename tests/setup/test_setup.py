"""Building: compiled where that can be, the same source as it is where it cannot, and nothing in between."""

from __future__ import annotations

import importlib
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import alehouse

ROOT = Path(__file__).parents[2]
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")


def set_up(folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", *command],
        cwd=folder,
        env={**os.environ, "ALEHOUSE_COMPILE": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    return tmp_path


def compiled_modules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that setup.py would compile."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "--version"])
    to_compile: Callable[[], list[str]] = runpy.run_path("setup.py")["to_compile"]
    return [".".join(Path(file).with_suffix("").parts[1:]) for file in to_compile()]


def test_all_that_plays_is_compiled_or_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = compiled_modules(monkeypatch)
    assert {module.split(".")[1] for module in modules} == {"bots", "engine", "games", "lab"}
    for name in modules:
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(".py") != alehouse.COMPILED, file


def test_without_a_compiler_the_wheel_is_for_all(checkout: Path) -> None:
    built = set_up(checkout, "bdist_wheel", CC="false")
    assert built.returncode == 0, built.stderr
    assert "no C compiler" in built.stdout
    [wheel] = (checkout / "dist").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "alehouse/text/it/the-pub.ftl" in names
    assert not any(name.endswith((".so", ".pyd")) for name in names)
    code = "import alehouse; print(alehouse.COMPILED, len(alehouse.games()))"
    alone = {**os.environ, "PYTHONPATH": str(wheel)}
    said = subprocess.run([sys.executable, "-c", code], cwd=checkout, env=alone, capture_output=True, text=True)
    assert said.stdout == "False 4\n", said.stderr


def test_whoever_insists_on_compiling_is_told_why_not(checkout: Path) -> None:
    built = set_up(checkout, "build_ext", CC="false", ALEHOUSE_COMPILE="yes")
    assert built.returncode != 0
    assert "false" in built.stderr


def test_a_choice_that_is_none_is_refused(checkout: Path) -> None:
    refused = set_up(checkout, "--version", ALEHOUSE_COMPILE="perhaps")
    assert refused.returncode == 1
    assert refused.stderr.strip() == "ALEHOUSE_COMPILE is yes, no or left out, not 'perhaps'."
