"""The ladder: fair pairings, honest ratings, and nothing that was played is played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands
from alehouse.lab.ladder import Ladder, Meeting, Standing, climb, how_many_games, rate
from alehouse.lab.plots import ladder_plot
from tests.small_game import SMALL

KINDS = ("random", "greedy", "novice")


def stand(folder: Path | None = None, deals: int = 4, processes: int = 1, seed: int = 1) -> Standing:
    hands = Hands(processes, folder=None if folder is None else Folder(folder))
    return climb(SMALL, KINDS, [2, 3], deals, seed, hands=hands)


def test_everybody_meets_everybody_on_every_seat() -> None:
    ladder = Ladder("x", 1, KINDS, (2, 3), 2, 0)
    assert ladder.games == how_many_games(KINDS, (2, 3), 2) == 24
    tables = [tuple(ladder.seats(number)) for number in range(ladder.games)]
    for one, other in ladder.pairs:
        for table in ((one, other), (other, one), (one, other, one), (other, one, other)):
            assert tables.count(table) == 2
    for number in range(0, ladder.games, 2):
        assert ladder.luck(number) == ladder.luck(number + 1), "seats are swapped, and the luck stays"
        assert tables[number] != tables[number + 1]
    assert len({ladder.luck(number) for number in range(ladder.games)}) == ladder.games // 2


def test_the_same_on_any_number_of_cores() -> None:
    alone, together = stand(), stand(processes=3)
    assert alone.plain() == together.plain()
    assert alone.plain() != stand(seed=2).plain()
    assert json.loads(json.dumps(alone.plain())) == json.loads(json.dumps(together.plain()))


def test_nothing_that_was_played_is_played_again(tmp_path: Path) -> None:
    whole = stand(tmp_path).plain()
    assert whole == stand().plain()
    before = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    lost = sorted(tmp_path.glob("*.portion"))[3]
    lost.unlink()
    assert stand(tmp_path).plain() == whole
    after = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert {name for name in after if after[name] != before.get(name)} == {lost.name}


@pytest.mark.parametrize(
    ("kinds", "players", "deals", "complaint"),
    [
        (["greedy"], [2], 1, "lab-ladder-kinds"),
        (["greedy", "greedy"], [2], 1, "lab-ladder-kinds"),
        (["greedy", "gready"], [2], 1, "bots-unknown"),
        (["greedy", "random"], [9], 1, "error-players"),
        (["greedy", "random"], [2], 0, "lab-games"),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, kinds: list[str], players: list[int], deals: int, complaint: str
) -> None:
    with pytest.raises(AlehouseError) as refused:
        climb(SMALL, kinds, players, deals, hands=Hands(1, folder=Folder(tmp_path / "new")))
    assert refused.value.message.id == complaint
    assert not (tmp_path / "new").exists()


def results(share: float, games: int) -> Standing:
    """Somebody who wins this share against greedy."""
    ladder = Ladder("x", 1, ("greedy", "other"), (2,), games // 2, 0)
    wins = round(share * games)
    meetings = [
        Meeting(number, "greedy", "other", 0.0 if (number * 7919) % games < wins else 1.0, {})
        for number in range(games)
    ]
    for meeting in meetings:
        meeting.success = {"greedy": (meeting.score, 1), "other": (1 - meeting.score, 1)}
    return rate(ladder, meetings)


def test_ratings_are_those_of_chess() -> None:
    standing = results(10 / 11, 1100)
    best, anchor = standing.rungs
    assert (best.kind, anchor.kind) == ("other", "greedy")
    assert anchor.rating == anchor.low == anchor.high == 0
    assert best.rating == pytest.approx(400, abs=5), "ten to one"
    assert best.low < 400 < best.high
    assert best.success == pytest.approx(10 / 11, abs=0.001)


def test_few_games_say_little() -> None:
    many, few = (results(0.75, games).rungs[0] for games in (1000, 40))
    assert few.high - few.low > 3 * (many.high - many.low)
    assert results(1.0, 20).rungs[0].rating < 1000, "nobody is infinitely strong"


def test_the_plot_shows_everybody() -> None:
    plot = ladder_plot(results(0.9, 100).rungs)
    assert plot.count("<circle") == 2
    assert "greedy" in plot
