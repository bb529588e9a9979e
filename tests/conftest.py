"""What the suites share: the games that every law is tried on, and which Alehouse they are tried on."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import alehouse
from tests.suite.games import GAMES
from tests.suite.walks import Setting, sample

SOURCE = Path(__file__).parents[1] / "src" / "alehouse"
KINDS = ("interpreted", "compiled")

# A slow or busy machine is no failure.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=KINDS, help="fail at once unless this is what is being tested")


def pytest_configure(config: pytest.Config) -> None:
    """Nobody shall believe to have tested what was not tested."""
    if config.getoption("--engine") not in (None, KINDS[alehouse.COMPILED]):
        pytest.exit(f"This Alehouse is {KINDS[alehouse.COMPILED]}.", returncode=1)
    installed = Path(alehouse.__file__).parent
    if any((installed / path.relative_to(SOURCE)).read_bytes() != path.read_bytes() for path in SOURCE.rglob("*.py")):
        pytest.exit("The installed Alehouse is not this source: use make test, or PYTHONPATH=src.", returncode=1)


def pytest_report_header() -> str:
    return f"alehouse: {KINDS[alehouse.COMPILED]}"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law that asks for a `game` is tried on every game; one that asks for a `setting`, on some of each."""
    if "game" in metafunc.fixturenames and "tests/suite" in metafunc.definition.nodeid:
        metafunc.parametrize("game", GAMES, ids=[game.name for game in GAMES])
    if "setting" in metafunc.fixturenames and "tests/suite" in metafunc.definition.nodeid:
        whole = alehouse.COMPILED or "test_golden" in metafunc.definition.nodeid
        metafunc.parametrize("setting", [each for game in GAMES for each in _settings(game, whole)], ids=str)


def _settings(game: alehouse.Game, whole: bool) -> list[Setting]:
    """Interpreted, laws are tried on every second setting: compiled, the same source is tried on all, in half the time.

    That both play alike is compared on all of them, step by step (`test_golden`).
    """
    return sample(game) if whole else sample(game)[1::2]
