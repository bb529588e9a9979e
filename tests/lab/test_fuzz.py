"""The fuzzer: it finds each kind of trouble, in games that were broken on purpose, and shows how to get there."""

from __future__ import annotations

from pathlib import Path

import pytest

import alehouse
from alehouse.engine import registry
from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.errors import BadPosition, BadRecord, Refusal
from alehouse.engine.luck import FastLuck
from alehouse.engine.options import OptionValue
from alehouse.engine.record_file import read
from alehouse.engine.views import View
from alehouse.lab.fuzz import Discovery, fuzz, reproduce
from alehouse.lab.match import record_match
from alehouse.lab.scrutiny import setup
from alehouse.text import speech
from tests.small_game import DOUBT, NEW, SMALL, SmallGame, SmallPosition


class BrokenGame(SmallGame):
    """The small game with a fault, which shows once somebody has claimed."""

    def __init__(self, broken: type[SmallPosition]) -> None:
        super().__init__()
        self.broken = broken

    def begin(self, players: int, options: dict[str, OptionValue]) -> SmallPosition:
        return self.broken(self, players, int(options["rounds"]), bool(options["swaps"]))


def discoveries(
    broken: type[SmallPosition], monkeypatch: pytest.MonkeyPatch, folder: Path | None = None
) -> list[Discovery]:
    game = BrokenGame(broken)
    monkeypatch.setitem(registry._all(), game.name, game)
    found = fuzz(game, 60, folder=folder)
    for each in found:
        again = reproduce(each.record)
        assert again is not None, "the record shows it again"
        assert (again.cause, again.message) == (each.cause, each.message)
        for language in ("en", "es", "it"):
            if each.message.id != "lab-fuzz-check":
                assert speech(language).say(each.message)
    return found


def kinds(found: list[Discovery]) -> list[str]:
    return [each.message.id for each in found]


def test_a_sound_game_has_nothing_to_find() -> None:
    assert fuzz(SMALL, 100) == []
    assert reproduce(record_match(SMALL, ["random", "random"], {}, 1, 1)) is None


def test_crashes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Crashing(SmallPosition):
        def doubt(self, doubter: int) -> None:
            raise ZeroDivisionError

    found = discoveries(Crashing, monkeypatch, tmp_path / "found")
    assert kinds(found) == ["lab-fuzz-crash"]
    assert found[0].message.args["doing"] == "play"
    assert found[0].message.args["error"] == "ZeroDivisionError"
    assert found[0].record.steps[-1] == str(DOUBT)
    assert found[0].path is not None
    assert read(found[0].path).steps == found[0].record.steps
    # The shortest of sixty games: two cards, perhaps a stand, a claim, a doubt.
    assert len(found[0].record.steps) <= 5


def test_crashes_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shy(SmallPosition):
        def view(self, seat: int) -> View:
            if self.claim:
                raise KeyError(seat)
            return super().view(seat)

    found = discoveries(Shy, monkeypatch)
    assert [each.message.args["doing"] for each in found] == ["view"]


def test_dead_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dead(SmallPosition):
        def legal(self) -> list[Action]:
            return [] if self.claim == 2 else super().legal()

    found = discoveries(Dead, monkeypatch)
    assert kinds(found) == ["lab-fuzz-dead-end"]
    assert found[0].record.steps[-1] == "claim 2"


def test_dead_ends_of_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Empty(SmallPosition):
        def chances(self) -> Chances:
            chances = super().chances()
            return Chances((outcome, 0) for outcome, _ in chances) if self.step == "draw" else chances

    found = discoveries(Empty, monkeypatch)
    assert kinds(found) == ["lab-fuzz-dead-end"]
    assert found[0].record.steps[-1] == "swap"


def test_endless_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(SmallPosition):
        def end_round(self) -> None:
            self.rounds_left += 1
            super().end_round()

    found = discoveries(Endless, monkeypatch)
    assert kinds(found) == ["lab-fuzz-endless"]
    assert len(found[0].record.steps) == SMALL.length


def test_disagreements(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lying(SmallPosition):
        def why_not(self, action: Action) -> Refusal | None:
            if action is NEW and self.step == "claim":
                return None
            return super().why_not(action)

    found = discoveries(Lying, monkeypatch)
    assert kinds(found) == ["lab-fuzz-disagreement"]
    assert found[0].message.args["action"] == "keep new"

    class Twice(SmallPosition):
        def legal(self) -> list[Action]:
            return [*super().legal(), *super().legal()]

    assert set(kinds(discoveries(Twice, monkeypatch))) == {"lab-fuzz-disagreement"}


def test_positions_that_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaking(SmallPosition):
        def check(self) -> None:
            if self.put_away == 3:
                raise BadPosition("error-small-cards")

    found = discoveries(Leaking, monkeypatch)
    assert kinds(found) == ["lab-fuzz-check"]
    assert found[0].record.steps[-1].startswith("keep")


def test_one_cause_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crashing(SmallPosition):
        def end_round(self) -> None:
            raise ZeroDivisionError

        def doubt(self, doubter: int) -> None:
            raise ZeroDivisionError

    assert len(discoveries(Crashing, monkeypatch)) == 2


def test_every_setup_is_tried_and_no_forbidden_one() -> None:
    games = 16
    tried = {str(setup(SMALL, number, games, FastLuck(number))) for number in range(games)}
    allowed = {
        str((players, {"rounds": rounds, "swaps": swaps}))
        for players in (2, 3)
        for rounds in (1, 2, 3, 4)
        for swaps in (False, True)
        if (players, rounds) != (3, 4)
    }
    assert tried == allowed
    few = {str(setup(SMALL, number, 2, FastLuck(number))) for number in range(200)}
    assert few == allowed, "with fewer games than set-ups, any of them may come"


def test_progress_is_told() -> None:
    told: list[int] = []
    fuzz(SMALL, 5, progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_nowhere_to_keep_records(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Crashing(SmallPosition):
        def end_round(self) -> None:
            raise ZeroDivisionError

    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadRecord) as wrong:
        fuzz(BrokenGame(Crashing), 3, folder=tmp_path / "file")
    assert wrong.value.message.id == "record-file-write"


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_the_games_of_the_house(game: alehouse.Game) -> None:
    assert [each.message for each in fuzz(game, 6, seed=1)] == []


@pytest.mark.long
@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_the_games_of_the_house_for_long(game: alehouse.Game) -> None:
    assert [each.message for each in fuzz(game, 500, seed=2)] == []
