"""Golden playthroughs: what anybody can see of a fixed game is what it was."""

from __future__ import annotations

from alehouse import Game
from tests.suite import trajectories
from tests.suite.games import GAMES
from tests.suite.golden import FOLDER, LARGEST, files, settings
from tests.suite.walks import Setting


def test_golden_playthroughs(game: Game) -> None:
    """Fixed games print the same at every step as when `python -m tests.suite.golden --write` wrote them."""
    for name, content in files(game).items():
        assert len(content.encode()) < LARGEST
        golden = (FOLDER / name).read_text(encoding="utf-8").splitlines()
        for number, (line, expected) in enumerate(zip(content.splitlines(), golden), 1):
            assert line == expected, f"{name}:{number}"
        assert len(golden) == len(content.splitlines()), name


def test_golden_files_belong_to_games() -> None:
    """No golden file is left over from a game that is gone."""
    expected = {f"{game.name}-{number}.txt" for game in GAMES for number, _ in enumerate(settings(game), 1)}
    assert {file.name for file in FOLDER.iterdir()} == {*expected, trajectories.NAME}


def test_trajectories(setting: Setting) -> None:
    """Many more games than can be read are what they were, step by step, and the same compiled and interpreted."""
    golden = (FOLDER / trajectories.NAME).read_text(encoding="utf-8").splitlines()
    assert f"{setting}: {trajectories.digest(setting)}" in golden
