"""What `make` installs, and when: quickly compiled to play, fully to test, and not again when it is there."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PYTHON = """#!/bin/sh
case "$*" in
    *"install"*" .") echo "install ${ALEHOUSE_COMPILE:-fully}" >> told; echo "  $SAYS"; exit ${FAILS:-0};;
    *"not alehouse.COMPILED"*) test -z "$SAYS";;
    *"--engine"*) echo "test $*" >> told;;
    *"benchmarks") echo bench >> told;;
esac
"""
"""In the place of the Python in .venv: writes down what it is told to do."""


class House:
    """A checkout whose .venv only pretends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "Makefile", folder)
        for name in ("setup.py", "pyproject.toml", "constraints.txt", "src/alehouse/rules.py"):
            self.write(name, "")
        self.write(".venv/bin/python", PYTHON)
        self.write(".venv/bin/alehouse", "#!/bin/sh\necho alehouse $1 >> told\n")

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def make(self, *words: str, works: bool = True, **settings: str) -> tuple[list[str], str]:
        """What a make does (the terminal that it opens left out), and all that it shows."""
        left_out = ("ALEHOUSE_COMPILE", "CI", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        told = self.folder / "told"
        told.write_text("", encoding="utf-8")
        made = subprocess.run(
            ["make", *words],
            cwd=self.folder,
            env={**kept, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert (made.returncode == 0) == works, made.stdout
        self.an_hour_passes()
        return [line for line in told.read_text(encoding="utf-8").splitlines() if "--version" not in line], made.stdout

    def an_hour_passes(self) -> None:
        """So that what is written next is newer than all that is there, however coarse the clock of the disk."""
        for file in self.folder.rglob("*"):
            then = file.stat().st_mtime_ns - 3600 * 10**9
            os.utime(file, ns=(then, then))


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    house.an_hour_passes()
    return house


def test_to_play_is_compiled_quickly_and_once(house: House) -> None:
    assert house.make("play")[0] == ["install quick", "alehouse page"]
    assert house.make("play")[0] == ["alehouse page"]


def test_to_test_and_to_measure_is_compiled_fully_and_once(house: House) -> None:
    house.make("play")
    done, _ = house.make("test")
    assert [word for word in done if "install" in word] == ["install fully"]
    source, breaking, compiled = [word.split("--engine ")[1] for word in done if "--engine" in word]
    assert source.startswith("interpreted ")
    assert compiled.startswith("compiled ")
    # What cannot be tested compiled, and is left out there, is tested as it is.
    assert breaking.removeprefix("interpreted ") == compiled.removeprefix("compiled --ignore ")
    assert house.make("bench")[0] == ["bench"]


def test_what_is_compiled_fully_will_do_to_play(house: House) -> None:
    house.make("bench")
    assert house.make("play")[0] == ["alehouse page"]


def test_what_was_changed_is_installed_again(house: House) -> None:
    house.make("bench")
    house.write("src/alehouse/rules.py", "# other rules")
    assert house.make("play")[0] == ["install quick", "alehouse page"]
    assert house.make("bench")[0] == ["install fully", "bench"]


@pytest.mark.parametrize("choice", ["yes", "no"])
def test_a_choice_is_kept_to(house: House, choice: str) -> None:
    house.make("play")
    assert house.make("play", f"ALEHOUSE_COMPILE={choice}")[0] == [f"install {choice}", "alehouse page"]
    assert house.make("play", ALEHOUSE_COMPILE=choice)[0] == ["alehouse page"]


def test_whoever_no_longer_does_without_the_compiler_gets_it(house: House) -> None:
    house.make("play", "ALEHOUSE_COMPILE=no")
    assert house.make("play")[0] == ["install quick", "alehouse page"]


WHY = "Compiling failed (gcc ended with code 1): Alehouse will run interpreted, and slower."


def test_why_it_is_slower_is_shown(house: House) -> None:
    done, shown = house.make("play", SAYS=WHY)
    assert done == ["install quick", "alehouse page"]
    assert WHY in shown.splitlines()


def test_what_is_not_compiled_is_said_not_to_be_tested(house: House) -> None:
    done, shown = house.make("test", SAYS=WHY)
    assert not any("compiled" in word.split() for word in done)
    assert shown.splitlines()[-2:] == [WHY, "Nothing is compiled here: what is compiled has NOT been tested."]


def test_whoever_counts_on_both_kinds_gets_both_or_fails(house: House) -> None:
    assert "has NOT been tested" in house.make("test", SAYS=WHY, CI="true", works=False)[1]


def test_what_was_not_installed_is_tried_again(house: House) -> None:
    assert "could not be installed" in house.make("play", FAILS="1", works=False)[1]
    assert house.make("play")[0] == ["install quick", "alehouse page"]
