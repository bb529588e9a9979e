"""Learning by self-play: repeatable, goes on where it was interrupted, and learns what there is to be learned."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from librt.vecs import vec

from alehouse.engine.contract import Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands, Incomplete
from alehouse.lab.judging import Judged, auc
from alehouse.lab.learning import Learner, chances_in
from alehouse.lab.lessons import Lesson, play_lesson
from alehouse.lab.plots import calibration_plot
from alehouse.lab.shard import Shard
from alehouse.lab.train import how_many_games, train
from tests.small_game import SMALL, SmallGame, SmallPosition


class Measured(SmallGame):
    """The small game, and what can be measured in it."""

    @property
    def features(self) -> tuple[str, ...]:
        return ("coins", "to move")

    def measure(self, position: Position, seat: int, row: vec[float]) -> None:
        assert isinstance(position, SmallPosition)
        row[0] = 0.3 * position.coins[seat]
        row[1] = 1.0 if position.to_move == seat else 0.0


GAME = Measured()


def learn(folder: Path, seed: int = 1, games: int = 6) -> bytes:
    return train(GAME, here(folder), games, generations=2, seed=seed).file.read_bytes()


def here(folder: Path, progress: Callable[[int], None] | None = None) -> Hands:
    return Hands(1, progress, Folder(folder))


def test_the_same_seed_gives_the_same_value(tmp_path: Path) -> None:
    one = learn(tmp_path / "one")
    assert one == learn(tmp_path / "other")
    assert one != learn(tmp_path / "another", seed=2)


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = learn(tmp_path)
    before = {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("*.portion")}
    lost, damaged = sorted(tmp_path.glob("*.portion"))[1:3]
    lost.unlink()
    damaged.write_bytes(damaged.read_bytes()[:-1])
    for net in tmp_path.glob("*.net.json"):
        net.unlink()
    assert learn(tmp_path) == whole
    after = {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("*.portion")}
    assert {name for name in after if after[name] != before[name]} == {lost.name, damaged.name}


def test_shards_learn_the_same(tmp_path: Path) -> None:
    """Everybody needs the whole generation to go on: whoever is first plays what is missing."""
    whole = learn(tmp_path / "whole")
    for number in (1, 2):
        with suppress(Incomplete):
            train(GAME, Hands(1, folder=Folder(tmp_path / "parts"), shard=Shard(number, 2)), 6, 2, 1)
    report = train(GAME, Hands(1, folder=Folder(tmp_path / "parts"), idle=True), 6, 2, 1)
    assert report.file.read_bytes() == whole


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[int] = []
    train(GAME, here(tmp_path, told.append), 16, 1)
    assert told == sorted(told)
    assert told[-1] == how_many_games(16, 1) == 16 + 2 + 2


def test_a_game_without_features_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError) as refused:
        train(SMALL, here(tmp_path / "new"), 10, 1)
    assert refused.value.message.id == "lab-no-features"
    assert not (tmp_path / "new").exists()


def test_it_reports_on_games_that_it_has_not_learned_from(tmp_path: Path) -> None:
    report = train(GAME, here(tmp_path), 60, 1)
    assert json.loads((tmp_path / "report.json").read_bytes()) == report.plain()
    assert sum(count for _, _, count in report.after.calibration()) > 0
    assert list(report.by_kind) == ["greedy", "searching"]
    assert report.after.whole() > 0.6, "coins tell who will have most coins"
    for by_players in report.by_kind.values():
        assert sorted(by_players) == [2, 3], "every number of players"
        for before, after in by_players.values():
            assert len(after.quarters()) == 4
            assert [len(each) for each in before.chances] == [len(each) for each in after.chances]


def test_lessons_travel() -> None:
    lesson = play_lesson(GAME, 2, None, True, "seed", 3)
    other = Lesson.decode(lesson.encode())
    assert (other.players, other.positions) == (lesson.players, lesson.positions)
    assert (other.rows, other.utility) == (lesson.rows, lesson.utility)


def a_lesson(luck: FastLuck) -> Lesson:
    """Two seats and one position; whoever has the larger number wins, but the second number is nonsense."""
    numbers = [luck.below(100) / 50 - 1 for _ in range(4)]
    won = [1.0, 0.0] if numbers[0] > numbers[2] else [0.0, 1.0]
    return Lesson(2, array("f", numbers), [0.0, 0.0], won)


@pytest.mark.parametrize("one_win", [True, False])
def test_a_net_learns_who_wins(one_win: bool) -> None:
    learner = Learner(2, 4, one_win, "net")
    luck = FastLuck("lessons")
    for _ in range(300):
        learner.add(a_lesson(luck))
    losses = [learner.learn(0.02) for _ in range(25)]
    assert losses[-1] < 0.8 * losses[0]
    judged = Judged()
    for _ in range(100):
        fresh = a_lesson(luck)
        judged.add(chances_in(learner.net(), fresh), fresh.utility)
    assert judged.whole() > (0.95 if one_win else 0.7)


def test_auc() -> None:
    assert auc([0.1, 0.2, 0.3, 0.4], [0, 0, 1, 1]) == 1
    assert auc([0.4, 0.3, 0.2, 0.1], [0, 0, 1, 1]) == 0
    assert auc([0.5, 0.5, 0.5], [0, 1, 0]) == 0.5
    assert auc([0.1, 0.3, 0.2, 0.4], [0, 0, 1, 1]) == 0.75
    assert auc([0.3, 0.7], [0.5, 0.5]) == 0.5, "a shared win is nobody's merit"
    assert auc([0.3], [1]) == 0.5, "nobody to compare with"


def test_calibration() -> None:
    judged = Judged()
    judged.add([0.05, 0.95, 0.02, 0.98], [0, 1])
    (low, never, few), (high, always, many) = judged.calibration()
    assert low == pytest.approx(0.035)
    assert high == pytest.approx(0.965)
    assert (never, always, few, many) == (0, 1, 2, 2)
    plot = calibration_plot(judged.calibration(), "promised", "came <true>")
    assert plot.count("<circle") == 2
    assert "came &lt;true&gt;" in plot
