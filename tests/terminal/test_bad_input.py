"""Bad input: one sentence on stderr that says what was wrong and what would be right, exit code 2, no traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.fair_luck import Chain
from alehouse.engine.record_file import read
from alehouse.tables import Match
from alehouse.terminal.command import main
from alehouse.terminal.exit_codes import BAD_INPUT, FOUND_SOMETHING
from alehouse.terminal.house import House
from alehouse.text import languages
from tests.terminal.session import run

BAD = {
    "no such command": (["drink"], "games, play"),
    "no such option": (["--sead"], "--version"),
    "no such option of a command": (["play", "fantasy-pub-2003", "--sead", "3"], "--seats"),
    "no such language": (["games", "--lang", "fr"], "en, es, it"),
    "a language forgotten": (["games", "--lang"], "--lang es"),
    "no game": (["play"], alehouse.games()[0].name),
    "no game to simulate": (["simulate"], alehouse.games()[0].name),
    "no such game": (["play", "fantasy-pub-2203"], "fantasy-pub-2003"),
    "no rules of no such game": (["rules", "chess"], "fantasy-pub-2003"),
    "too many words": (["rules", "fantasy-pub-2003", "please"], "--help"),
    "no such seat": (["play", "fantasy-pub-2003", "--seats", "human,goblin"], "human, random, greedy"),
    "an empty seat": (["play", "fantasy-pub-2003", "--seats", "human,"], "human, random, greedy"),
    "too few players": (["play", "fantasy-pub-2003", "--seats", "human"], "2"),
    "too many players": (["play", "fantasy-pub-2022", "--seats", "human" + ",random" * 4], "4"),
    "seats forgotten": (["play", "fantasy-pub-2003", "--seats"], "--seats human,greedy"),
    "a human in a simulation": (["simulate", "fantasy-pub-2003", "--seats", "human,random"], "random, greedy"),
    "too few names": (["play", "fantasy-pub-2003", "--names", "Ana"], "2"),
    "a name twice": (["play", "fantasy-pub-2003", "--names", "Ana,Ana"], "Ana"),
    "no such game option": (["play", "fantasy-pub-2003", "--option", "wine=3"], "beers"),
    "a game option without value": (["play", "fantasy-pub-2003", "--option", "beers"], "beers"),
    "a game option out of range": (["play", "fantasy-pub-2003", "--option", "beers=1000"], "30"),
    "a game option of another kind": (["play", "fantasy-pub-2022", "--option", "events=3"], "events"),
    "a game option twice": (["play", "fantasy-pub-2003", "--option", "beers=3", "--option", "beers=4"], "beers"),
    "no number of games": (["simulate", "fantasy-pub-2003", "--games", "many"], "1"),
    "no games": (["simulate", "fantasy-pub-2003", "--games", "0"], "1"),
    "half a game": (["simulate", "fantasy-pub-2003", "--games", "1.5"], "1"),
    "far too many games": (["simulate", "fantasy-pub-2003", "--games", "9" * 5000], "1"),
    "a seed that is none": (["simulate", "fantasy-pub-2003", "--seed", "-1"], "0"),
    "a flag with a value": (["simulate", "fantasy-pub-2003", "--json=yes"], "--json"),
    "no such file": (["replay", "nowhere.json"], "nowhere.json"),
    "no file": (["verify"], "alehouse verify"),
    "a folder": (["verify", "."], "."),
    "a name that gives orders": (["play", "\x1b[2J\nboo"], "fantasy-pub-2003"),
    "resuming something else too": (["play", "fantasy-pub-2003", "--resume", "x.json"], "--resume"),
    "resuming what is not there": (["play", "--resume", "x.json"], "x.json"),
    "searching no such game": (["fuzz", "chess"], "fantasy-pub-2003"),
    "no such level": (["play", "fantasy-pub-2003", "--seats", "human,mastr"], "master"),
    "learning no game": (["train"], alehouse.games()[0].name),
    "learning from no games": (["train", "fantasy-pub-2003", "--games", "0"], "1"),
    "learning never": (["train", "fantasy-pub-2003", "--generations", "0"], "1"),
    "a ladder of one": (["ladder", "fantasy-pub-2003", "--bots", "greedy"], "greedy"),
    "a ladder of nobody": (["ladder", "fantasy-pub-2003", "--bots", "gready,random"], "greedy"),
    "a ladder for nobody": (["ladder", "fantasy-pub-2003", "--players", "two"], "--players"),
    "a ladder for a crowd": (["ladder", "fantasy-pub-2022", "--players", "7"], "4"),
    "a ladder alone": (["ladder", "bristol-1350", "--players", "1"], ""),
}


@pytest.mark.parametrize("case", BAD)
def test_a_process_refuses(home: Path, case: str) -> None:
    arguments, right = BAD[case]
    done = run(home, *arguments)
    assert_refused(done.returncode, done.stdout, done.stderr, right)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("case", BAD)
def test_it_is_refused_in_every_language(
    case: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALEHOUSE_LANG", lang)
    arguments, right = BAD[case]
    code = main(arguments)
    assert_refused(code, *capsys.readouterr(), right)


def _text(change: Callable[[str], str]) -> Callable[[Path], bytes]:
    return lambda file: change(file.read_text(encoding="utf-8")).encode()


def _json(change: Callable[[dict[str, object]], None]) -> Callable[[Path], bytes]:
    def changed(file: Path) -> bytes:
        record = json.loads(file.read_text(encoding="utf-8"))
        change(record)
        return json.dumps(record).encode()

    return changed


BROKEN: dict[str, Callable[[Path], bytes]] = {
    "empty": lambda file: b"",
    "no text": lambda file: b"\xff\xfe\x00\x01",
    "no JSON": lambda file: b"once upon a time",
    "other JSON": lambda file: b"[1, 2, 3]",
    "cut short": _text(lambda text: text[: len(text) // 2]),
    "deep": lambda file: b"[" * 100_000,
    "another game": _text(lambda text: text.replace("fantasy-pub-2003", "chess")),
    "another version": _json(lambda record: record.update(version=99)),
    "another format": _json(lambda record: record.update(format=99)),
    "no steps": _json(lambda record: record.update(steps=None)),
    "another name": _text(lambda text: text.replace("Ana", "Eva")),
    "another result": _json(lambda record: record["result"].update(points=[99, 99])),  # type: ignore[attr-defined]
    "a step left out": _json(lambda record: record["steps"].pop(3)),  # type: ignore[attr-defined]
    "a step made up": _text(lambda text: text.replace('"roll ', '"throw ', 1)),
    "another secret": _json(lambda record: record["luck"]["stretches"][0].update(secret="0" * 64)),  # type: ignore[index]
    "another option": _json(lambda record: record.update(options={"beers": 1000})),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_record_is_refused(
    finished: Path, home: Path, case: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "broken.json"
    file.write_bytes(BROKEN[case](finished))
    assert file.read_bytes() != finished.read_bytes()
    code = main([command, str(file)])
    out, err = capsys.readouterr()
    if command == "verify" and code == FOUND_SOMETHING:
        # It can be read: all that does not fit is said, each thing in one sentence, and what it comes to.
        *sentences, verdict = err.splitlines(keepends=True)
        assert verdict.startswith("False: ")
        code, out, err = BAD_INPUT, "", sentences[0]
    assert_refused(code, out, err, "")


def test_a_finished_game_is_not_gone_on_with(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["play", "--resume", str(finished)])
    assert_refused(code, *capsys.readouterr(), "alehouse replay")


def test_a_game_that_was_begun_elsewhere(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["play", "--resume", str(unfinished)])
    assert_refused(code, *capsys.readouterr(), "where it was begun")


def test_an_edited_game_is_not_gone_on_with(
    unfinished: Path, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    chain = Chain(bytes(32))
    House(chain).remember(Match.resume(read(unfinished), chain), None)
    file = home / "edited.json"
    file.write_bytes(BROKEN["another name"](unfinished))
    code = main(["play", "--resume", str(file)])
    assert_refused(code, *capsys.readouterr(), "changed")


def test_a_seat_that_the_record_does_not_have(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["replay", str(finished), "--seat", "3"])
    assert_refused(code, *capsys.readouterr(), "1 to 2")


def assert_refused(code: int, out: str, err: str, right: str) -> None:
    assert code == 2, err
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1, err
    assert err.strip().isprintable(), err
    assert "Traceback" not in err
    assert right in err
