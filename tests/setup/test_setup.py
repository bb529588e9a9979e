"""Building: compiled where that can be, the same source as it is where it cannot, and nothing in between."""

from __future__ import annotations

import importlib
import logging
import runpy
import shutil
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import alehouse
from tests.setup.small_house import BEST, NEEDED, ROOT, broken, build_house, python_with, set_up

LIBRARIES = (".so", ".pyd")
INTERPRETED = "Alehouse will run interpreted, and slower."


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    return tmp_path


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return build_house(tmp_path)


def inside_setup(folder: Path, monkeypatch: pytest.MonkeyPatch, choice: str = "") -> dict[str, Any]:
    """The names in setup.py, as it stands in this folder, with this choice of how to compile."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("ALEHOUSE_COMPILE", choice)
    monkeypatch.setattr(sys, "argv", ["setup.py", "--version"])
    # Setting up has logs of its own, at which other tests would find themselves.
    level, handlers = logging.root.level, list(logging.root.handlers)
    try:
        return runpy.run_path("setup.py")
    finally:
        logging.root.setLevel(level)
        logging.root.handlers[:] = handlers


def wheel_in(folder: Path) -> tuple[Path, list[str]]:
    """The only wheel that was built, and what is in it."""
    [wheel] = (folder / "dist").iterdir()
    return wheel, zipfile.ZipFile(wheel).namelist()


def test_all_that_plays_is_compiled_or_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    names = inside_setup(ROOT, monkeypatch)
    files: list[str] = names["to_compile"]()
    assert {f"src/alehouse/{each}" for each in names["SERVED"]} <= set(files)
    modules = [".".join(Path(file).with_suffix("").parts[1:]) for file in files]
    houses = {"bots", "engine", "envs", "games", "lab", "server", "tables"}
    assert {module.split(".")[1] for module in modules} == houses
    for name in modules:
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(".py") != alehouse.COMPILED, file


def test_to_play_needs_no_compiled_server(monkeypatch: pytest.MonkeyPatch) -> None:
    files: list[str] = inside_setup(ROOT, monkeypatch, "quick")["to_compile"]()
    assert {Path(file).parts[2] for file in files} == {"bots", "engine", "envs", "games", "lab"}


def test_a_game_is_found_by_its_folder(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = inside_setup(house, monkeypatch)
    common, toss = "src/alehouse/engine/dice.py", "src/alehouse/games/toss/rules/turn.py"
    assert names["to_compile"]() == [common, toss]
    assert names["groups"]([common, toss]) == [([common], "alehouse"), ([toss], "alehouse_toss")]


def test_without_a_compiler_the_wheel_is_for_all(checkout: Path) -> None:
    built = set_up(checkout, "bdist_wheel", CC="false")
    assert built.returncode == 0, built.stderr
    assert "no C compiler" in built.stdout
    assert INTERPRETED in built.stdout
    wheel, names = wheel_in(checkout)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "alehouse/text/it/the-pub.ftl" in names
    assert not any(name.endswith(LIBRARIES) for name in names)
    said = python_with(wheel, "import alehouse; print(alehouse.COMPILED, len(alehouse.games()))")
    assert said.stdout == f"False {len(alehouse.games())}\n", said.stderr


def test_compiled_for_playing_each_game_is_a_library_of_its_own(house: Path) -> None:
    built = set_up(house, "bdist_wheel", ALEHOUSE_COMPILE="quick")
    assert built.returncode == 0, built.stderr
    wheel, names = wheel_in(house)
    found = {name.split(".")[0] for name in names if name.endswith(LIBRARIES)}
    if "no C compiler" in built.stdout:
        assert not found
    else:
        assert INTERPRETED not in built.stdout
        assert {name for name in found if "mypyc" in name} == {"alehouse__mypyc", "alehouse_toss__mypyc"}
        assert "alehouse/games/toss/rules/turn" in found
        assert "alehouse/games/toss/view" not in found
    # Libraries cannot be loaded out of an archive.
    zipfile.ZipFile(wheel).extractall(house / "unpacked")
    said = python_with(house / "unpacked", BEST)
    assert said.stdout == "12\n", said.stderr


@pytest.mark.parametrize("part", ["compiler", "linker"])
@pytest.mark.parametrize("choice", ["", "quick"])
def test_a_compiler_that_fails_is_done_without(house: Path, tmp_path: Path, choice: str, part: str) -> None:
    built = set_up(house, "bdist_wheel", CC=broken(part, tmp_path), ALEHOUSE_COMPILE=choice)
    assert built.returncode == 0, built.stderr
    assert f"Compiling failed (broken-{part} ended with code 1): {INTERPRETED}" in built.stdout.splitlines()
    check_runs_as_it_is(house)


@pytest.mark.parametrize("part", ["compiler", "linker"])
def test_whoever_insists_on_compiling_is_told_what_failed(house: Path, tmp_path: Path, part: str) -> None:
    built = set_up(house, "bdist_wheel", CC=broken(part, tmp_path), ALEHOUSE_COMPILE="yes")
    assert built.returncode != 0
    assert "out of memory" in built.stderr
    assert INTERPRETED not in built.stdout
    assert not (house / "dist").exists()


@pytest.mark.parametrize("choice", ["", "quick"])
def test_what_mypyc_refuses_runs_as_it_is(house: Path, tmp_path: Path, choice: str) -> None:
    refuse(house)
    built = set_up(house, "bdist_wheel", CC=broken("compiler", tmp_path), ALEHOUSE_COMPILE=choice)
    assert built.returncode == 0, built.stderr
    assert f"Compiling failed (mypyc does not take the source): {INTERPRETED}" in built.stdout.splitlines()
    check_runs_as_it_is(house)


def test_whoever_insists_on_compiling_is_told_what_mypyc_refuses(house: Path, tmp_path: Path) -> None:
    refuse(house)
    built = set_up(house, "bdist_wheel", CC=broken("compiler", tmp_path), ALEHOUSE_COMPILE="yes")
    assert built.returncode != 0
    assert "turn.py:2: error: Incompatible types" in built.stdout
    assert not (house / "dist").exists()


def test_whoever_insists_on_compiling_without_a_compiler_is_told_so(house: Path) -> None:
    built = set_up(house, "build_ext", CC="false", ALEHOUSE_COMPILE="yes")
    assert built.returncode != 0
    assert "false" in built.stderr


def test_a_choice_that_is_none_is_refused(house: Path) -> None:
    refused = set_up(house, "--version", ALEHOUSE_COMPILE="perhaps")
    assert refused.returncode == 1
    assert refused.stderr.strip() == "ALEHOUSE_COMPILE is yes, no, quick or left out, not 'perhaps'."


def refuse(house: Path) -> None:
    """Write what Python runs and mypyc does not compile."""
    file = house / "src" / "alehouse" / "games" / "toss" / "rules" / "turn.py"
    file.write_text('def best() -> int:\n    sides: int = "12"\n    return sides\n', encoding="utf-8")


def check_runs_as_it_is(house: Path) -> None:
    """Whatever was begun, nothing of it is left in what is installed."""
    wheel, names = wheel_in(house)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any(name.endswith(LIBRARIES) for name in names)
    said = python_with(wheel, BEST)
    assert said.stdout == "12\n", said.stderr
