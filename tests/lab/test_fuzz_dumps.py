"""The fuzzer of dumps: it finds whatever a game should have refused, in games that were broken on purpose."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import alehouse
from alehouse import OVER
from alehouse.engine import registry
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadPosition, BadRecord
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.engine.result import Result
from alehouse.engine.views import PublicView
from alehouse.lab.fuzz_dumps import BadDump, Search, fuzz_dumps, reproduce
from alehouse.lab.mutation import Mutator, Places, Vocabulary, changed, everywhere
from alehouse.terminal.command import main
from alehouse.text import languages, speech
from tests.small_game import SmallView
from tests.suite.small import SoundPosition, SuiteGame

MANY = 1500


def searched(kind: type[SoundPosition], monkeypatch: pytest.MonkeyPatch, folder: Path | None = None) -> Search:
    game = SuiteGame("small-sound", kind)
    monkeypatch.setitem(registry._all(), game.name, game)
    search = fuzz_dumps(game, MANY, folder=folder, processes=1)
    assert search.tried == MANY
    assert search.refused > search.accepted > 0
    for each in search.found():
        again = reproduce(game, each.dump)
        assert again is not None, "the dump shows it again"
        assert (again.cause, again.message) == (each.trouble.cause, each.message)
        for language in languages():
            assert speech(language).say(each.message)
    return search


def kinds(search: Search) -> set[str]:
    return {each.message.id for each in search.found()}


def test_a_sound_game_has_nothing_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    search = searched(SoundPosition, monkeypatch)
    assert (search.found(), search.broken) == ([], 0)


def test_loading_fails_in_its_own_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Hasty(SoundPosition):
        def check(self) -> None:
            assert self.hands[self.claimant] is not None
            super().check()

    search = searched(Hasty, monkeypatch, tmp_path / "found")
    assert kinds(search) == {"lab-fuzz-crash"}
    found = search.found()[0]
    assert found.message.args["doing"] == "load"
    assert found.message.args["error"] == "IndexError"
    assert found.path is not None
    told = json.loads(found.path.read_text(encoding="utf-8"))
    assert told["position"] == found.dump
    assert told["wrong"] == speech("en").say(found.message)
    assert len(told["changes"]) == 1, "one change is enough, and the smallest is kept"


def test_what_was_loaded_does_not_add_up_later(monkeypatch: pytest.MonkeyPatch) -> None:
    class Patient(SoundPosition):
        """Does not look at the hands while somebody is asked to answer."""

        def check(self) -> None:
            if self.step != "answer":
                super().check()

    assert "lab-fuzz-check" in kinds(searched(Patient, monkeypatch))


def test_nothing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsettled(SoundPosition):
        """Forgets to ask whether the seat to move is that of the step."""

        def may_move(self) -> list[int]:
            return [*super().may_move(), OVER] if self.step == "claim" else super().may_move()

        def final_result(self) -> Result:
            if self.rounds_left:
                raise ValueError("not over yet")
            return super().final_result()

    found = searched(Unsettled, monkeypatch).found()
    assert [each.message.args["doing"] for each in found] == ["result"]


def test_games_that_never_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Generous(SoundPosition):
        """Rounds are not counted where three play four of them, which no game of theirs has."""

        def end_round(self) -> None:
            if self.rounds_left == 4 and self.players == 3:
                self.rounds_left += 1
            super().end_round()

    found = searched(Generous, monkeypatch).found()
    assert "lab-fuzz-endless" in {each.message.id for each in found}


def test_something_is_accepted_that_the_position_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(SoundPosition):
        def dump(self) -> dict[str, Json]:
            found = super().dump()
            if self.step == "answer":
                found["put_away"] = 0
            return found

    assert kinds(searched(Forgetful, monkeypatch)) == {"lab-fuzz-other-dump"}


def test_a_seat_knows_more_than_it_can_imagine(monkeypatch: pytest.MonkeyPatch) -> None:
    class Telling(SoundPosition):
        """The claimant's card is shown to everybody in the last round."""

        def seen(self, seat: int, public: PublicView) -> SmallView:
            view = super().seen(seat, public)
            if self.rounds_left == 1 and view.own is not None:
                own = msgspec.structs.replace(view.own, drawn=str(self.hands[self.claimant]))
                return msgspec.structs.replace(view, own=own)
            return view

    assert kinds(searched(Telling, monkeypatch)) == {"lab-fuzz-imagined"}


def test_the_same_seed_finds_the_same_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    class Patient(SoundPosition):
        def check(self) -> None:
            if self.step != "answer":
                super().check()

    game = SuiteGame("small-sound", Patient)
    monkeypatch.setitem(registry._all(), game.name, game)

    def told(search: Search) -> object:
        found = [(each.trouble.cause, each.size, each.dump) for each in search.found()]
        return search.tried, search.refused, search.accepted, found

    alone = fuzz_dumps(game, 400, seed=3, processes=1)
    assert alone.broken
    assert told(fuzz_dumps(game, 400, seed=3, processes=2)) == told(alone)
    assert told(fuzz_dumps(game, 400, seed=4, processes=1)) != told(alone)


def test_progress_is_told_to_the_last_dump() -> None:
    heard: list[int] = []
    fuzz_dumps(alehouse.game("the-pub"), 60, processes=1, progress=heard.append)
    assert heard[-1] == 60


def test_nowhere_to_keep_what_is_found(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadRecord) as wrong:
        fuzz_dumps(alehouse.game("the-pub"), 1, folder=tmp_path / "file")
    assert wrong.value.message.id == "record-file-write"


def test_every_way_of_changing_is_used_and_leaves_the_original_alone() -> None:
    examples: list[Json] = []
    for players in (3, 4):
        position = alehouse.game("the-pub").start(players)
        luck = FastLuck(players)
        while position.to_move != OVER:
            examples.append(position.dump())
            legal = position.legal()
            position.play(legal[luck.below(len(legal))] if legal else luck.choose(position.chances()))
    before = json.dumps(examples)
    mutator = Mutator(Vocabulary(examples))
    luck = FastLuck(1)
    edits: set[str] = set()
    sums_kept = 0
    here = Places(examples[40])
    for _ in range(2000):
        change = mutator.change(here, examples, luck)
        edits.update(edit.what for edit in change)
        try:
            other = changed(here.data, [change])
        except LookupError:
            continue
        sums_kept += other != here.data and _sum(other) == _sum(here.data)
    assert edits == {"set", "remove", "insert"}
    assert sums_kept > 200
    assert json.dumps(examples) == before


def _sum(data: Json) -> int:
    return sum(value for _, value in everywhere(data) if type(value) is int)


def test_the_command_says_what_it_did(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    game = SuiteGame("small-sound", SoundPosition)
    monkeypatch.setitem(registry._all(), game.name, game)
    assert main(["fuzz", game.name, "--dumps", "100", "--seed", "1"]) == 0
    assert "100 changed dumps (seed 1)" in capsys.readouterr().out

    class Hasty(SoundPosition):
        def check(self) -> None:
            assert self.hands[self.claimant] is not None
            super().check()

    monkeypatch.setitem(registry._all(), game.name, SuiteGame("small-sound", Hasty))
    assert main(["fuzz", game.name, "--dumps", "1000", "--seed", "1"]) == 1
    said = capsys.readouterr().out
    assert "IndexError" in said
    assert list((tmp_path / "alehouse-fuzz").glob("small-sound-dump-crash-*.json"))


def messages(found: list[BadDump]) -> list[str]:
    return [
        f"{speech('en').say(each.message)} {[str(edit) for change in each.changes for edit in change]}"
        for each in found
    ]


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_the_games_of_the_house(game: Game) -> None:
    assert messages(fuzz_dumps(game, 300, seed=1, processes=1).found()) == []


@pytest.mark.long
@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_the_games_of_the_house_for_long(game: Game) -> None:
    assert messages(fuzz_dumps(game, 200_000, seed=2).found()) == []


def test_a_refusal_is_no_discovery() -> None:
    game = alehouse.game("the-pub")
    with pytest.raises(BadPosition):
        game.load({})
    assert reproduce(game, {}) is None
