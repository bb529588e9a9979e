"""What the suites share: the games that every law is tried on."""

from __future__ import annotations

import pytest

from tests.suite.games import GAMES
from tests.suite.walks import sample


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law that asks for a `game` is tried on every game; one that asks for a `setting`, on some of each."""
    if "game" in metafunc.fixturenames and "tests/suite" in metafunc.definition.nodeid:
        metafunc.parametrize("game", GAMES, ids=[game.name for game in GAMES])
    if "setting" in metafunc.fixturenames and "tests/suite" in metafunc.definition.nodeid:
        metafunc.parametrize("setting", [each for game in GAMES for each in sample(game)], ids=str)
