"""Golden playthroughs: what anybody can see of a fixed game is what it was."""

from __future__ import annotations

from alehouse import OVER, Game
from tests.suite import trajectories
from tests.suite.games import GAMES
from tests.suite.golden import FOLDER, LARGEST, actions_in, content, names
from tests.suite.walks import Setting


def test_golden_playthroughs(game: Game) -> None:
    """Fixed games print the same at every step as when `python -m tests.suite.golden --write` wrote them."""
    for name, setting in names(game).items():
        written = content(setting, actions_in(FOLDER / name))
        assert len(written.encode()) < LARGEST
        golden = (FOLDER / name).read_text(encoding="utf-8").splitlines()
        for number, (line, expected) in enumerate(zip(written.splitlines(), golden), 1):
            assert line == expected, f"{name}:{number}"
        assert len(golden) == len(written.splitlines()), name


def test_golden_games_are_played_to_the_end(game: Game) -> None:
    """A golden file ends when the game does: it cannot be cut short, nor play what is not allowed."""
    for name, setting in names(game).items():
        position = setting.start()
        for action in actions_in(FOLDER / name):
            position.play(game.action(action))
        assert position.to_move == OVER


def test_golden_files_belong_to_games() -> None:
    """No golden file is left over from a game that is gone."""
    expected = {name for game in GAMES for name in names(game)}
    assert {file.name for file in FOLDER.iterdir()} == {*expected, trajectories.NAME}


def test_trajectories(setting: Setting) -> None:
    """Many more games than can be read are what they were, step by step, and the same compiled and interpreted."""
    golden = (FOLDER / trajectories.NAME).read_text(encoding="utf-8").splitlines()
    assert f"{setting}: {trajectories.digest(setting)}" in golden
