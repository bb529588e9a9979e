"""The other commands: lists, rules, simulation, replay, proof, search."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.fair_luck import Chain
from alehouse.engine.messages import Message
from alehouse.engine.rulebook import rule_ids
from alehouse.terminal.arguments import EXAMPLES
from alehouse.terminal.command import main
from alehouse.terminal.commands import COMMANDS
from alehouse.text import languages, speech
from tests.terminal.session import COMMAND, Session, run, surroundings
from tests.text.catalogue import patterns


def shown_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """It says which of the two is running."""
    for lang, words in {
        "en": ("interpreted", "compiled"),
        "es": ("interpretado", "compilado"),
        "it": ("interpretato", "compilato"),
    }.items():
        how = words[alehouse.COMPILED]
        assert shown_by(capsys, "--version", "--lang", lang) == f"alehouse {alehouse.__version__} ({how})\n"


def test_every_argument_belongs_to_a_command() -> None:
    """None is explained, or has an example, that no command takes."""
    taken = {each.removesuffix("*") for command in COMMANDS.values() for each in command.takes}
    taken |= {"--lang", "--help", "--version"}
    explained = {id.removeprefix("argument-") for id in patterns("en") if id.startswith("argument-") and "." not in id}
    assert {each.removeprefix("--") for each in taken} == explained
    assert set(EXAMPLES) <= taken


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    """Not a word of argparse's own English."""
    out = shown_by(capsys, *([command] if command else []), "--help", "--lang", lang)
    assert speech(lang).say(Message("help-usage")) in out
    assert speech(lang).say(Message(f"command-{command or 'alehouse'}"))[:30] in out
    if lang != "en":
        for english in ("usage:", "options:", "show this", "positional"):
            assert english not in out


@pytest.mark.parametrize("lang", languages())
def test_every_game_is_listed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    out = shown_by(capsys, "games", "--lang", lang)
    for game in alehouse.games():
        assert game.name in out.splitlines()
        assert speech(lang).say(game.title()) in out
        assert f"{speech(lang).say(game.minutes.text())}\n" in out
        for option in game.options:
            assert option.name in out


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_the_whole_rulebook_is_printed(capsys: pytest.CaptureFixture[str], game: alehouse.Game, lang: str) -> None:
    out = " ".join(shown_by(capsys, "rules", game.name, "--lang", lang).split())
    place = 0
    box = [game.box.line(value, game.box_text(value)) for value in game.box.declared]
    rules = map(game.rule_text, rule_ids(game.chapters))
    for message in [game.title(), game.facts(), *rules, Message("chapter-box"), *box]:
        text = " ".join(speech(lang).say(message).split())
        assert text in out[place:], f"{message.id} is missing, or not in its place"
        place = out.index(text, place)


@pytest.mark.parametrize("columns", ["40", "80"])
def test_the_rulebook_is_wrapped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for line in shown_by(capsys, "rules", "fantasy-pub-2022").splitlines():
        assert len(line) <= int(columns)


SIMULATE = ("simulate", "fantasy-pub-2003", "--games", "4", "--seats", "random,random", "--seed", "1")
FEW = ("--option", "beers=2", "--processes", "1")


def test_a_simulation_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(shown_by(capsys, *SIMULATE, *FEW, "--json"))
    again = json.loads(shown_by(capsys, *SIMULATE, *FEW, "--json"))
    del first["speed"], again["speed"]
    assert first == again
    assert first["games"] == 4
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(4)


@pytest.mark.parametrize("lang", languages())
def test_a_simulation_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    out = shown_by(capsys, *SIMULATE, *FEW, "--lang", lang)
    assert "1. random: " in out
    assert "--seed 1" in out
    assert ("." if lang == "en" else ",") in out


@pytest.mark.parametrize("lang", languages())
def test_a_ladder_in_words(capsys: pytest.CaptureFixture[str], lang: str, tmp_path: Path) -> None:
    few = ("--bots", "random,greedy", "--players", "2", "--games", "1", "--processes", "1", "--folder", str(tmp_path))
    out = shown_by(capsys, "ladder", SIMULATE[1], *few, "--lang", lang)
    assert "1. greedy: 0.0 (" in out.replace("0,0", "0.0")
    assert "2. random: -" in out
    assert json.loads((tmp_path / "ladder.json").read_text())["rungs"][0]["games"] == 2
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")


def test_learning_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    few = ("--games", "2", "--generations", "1", "--processes", "1", "--folder", str(tmp_path))
    first = {lang: shown_by(capsys, "train", SIMULATE[1], *few, "--lang", lang) for lang in languages()}
    assert "before (" in first["en"]
    assert "antes (" in first["es"]
    assert "prima (" in first["it"]
    assert json.loads((tmp_path / f"{SIMULATE[1]}.value.json").read_text())["game"] == SIMULATE[1]
    assert (tmp_path / "calibration.svg").read_text().startswith("<svg")


def test_a_bar_shows_progress_at_a_terminal(home: Path) -> None:
    with Session(home, *SIMULATE, *FEW) as session:
        code, shown = session.end()
    assert code == 0
    assert "Playing" in shown
    assert "games a" not in shown or "decisions a second" in shown


def test_a_record_is_replayed_all_at_once_without_a_terminal(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = shown_by(capsys, "replay", str(finished))
    assert "Ana" in out
    assert "The winner is" in out


def test_a_record_is_stepped_through(finished: Path, home: Path) -> None:
    with Session(home, "replay", str(finished), "--seat", "1") as session:
        assert "step 0 of" in session.wait_for(" > ")
        for typed, step in [("", "step 1 of"), ("next", "step 2 of"), ("back", "step 1 of"), ("5", "step 5 of")]:
            session.type(typed)
            assert step in session.wait_for(" > ")
        session.type("turn")
        assert "step 5 of" not in session.wait_for(" > ").splitlines()[-1]
        session.type("log")
        session.wait_for(" > ")
        session.type("sing")
        assert "means nothing" in session.wait_for(" > ")
        session.type("end")
        assert "The winner is" in session.wait_for(" > ")
        session.type("")
        assert "This is the end" in session.wait_for(" > ")
        session.type("quit")
        assert session.end()[0] == 0


def test_a_true_record_is_proven_to_whoever_took_part(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fingerprint = Chain(bytes(32)).fingerprint
    assert main(["verify", str(finished), "--fingerprint", fingerprint.upper(), "--word", "malt"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert fingerprint in out
    assert "Stretch 1, from step 1 on: the word mixed in was “malt” (Ana)." in out
    assert "keeps the rules" in out
    assert "Proven to you" in out


def test_a_true_record_alone_is_consistent(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for noted in ([], ["--word", "malt"], ["--fingerprint", Chain(bytes(32)).fingerprint]):
        assert main(["verify", str(finished), *noted]) == 3
        out, err = capsys.readouterr()
        assert (err, "Consistent: " in out, "Proven" in out) == ("", True, False)


def test_what_was_noted_and_is_not_there(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for noted in (["--fingerprint", "0" * 64], ["--word", "hop"], ["--seal", "0" * 64]):
        assert main(["verify", str(finished), *noted]) == 1
        _, err = capsys.readouterr()
        assert "noted" in err.splitlines()[0]
        assert err.splitlines()[1].startswith("False: ")


@pytest.mark.parametrize("argument", ["--fingerprint", "--seal"])
def test_what_nobody_can_have_noted(finished: Path, argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished), argument, "1234"]) == 2
    assert capsys.readouterr() == ("", f"“{argument}” is a number of 64 hexadecimal digits, not “1234”.\n")


def test_a_search_says_what_it_did(
    capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    main(["fuzz", "fantasy-pub-2022", "--games", "1", "--seed", "1"])
    assert "Fantasy Pub (2022), 1 game (seed 1)" in capsys.readouterr().out


def test_a_reader_who_has_read_enough_is_no_trouble(home: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "fantasy-pub-2022"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(home),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_terminal_without_accents_still_reads(home: Path) -> None:
    done = run(home, "games", "--lang", "es", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")


def test_nothing_heavy_is_loaded_before_it_is_needed(home: Path) -> None:
    code = "import sys, alehouse; print([name for name in ('fluent', 'rich', 'babel') if name in sys.modules])"
    done = subprocess.run([COMMAND[0], "-c", code], capture_output=True, text=True, env=surroundings(home), check=True)
    assert done.stdout == "[]\n"
