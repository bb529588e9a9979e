"""What a guest may expect: not to be asked needlessly, to be understood again, and a sentence at the end."""

from __future__ import annotations

import io
import re
import stat
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.fair_luck import Chain
from alehouse.tables import Match
from alehouse.terminal.command import main
from alehouse.terminal.commands import COMMANDS, Command
from alehouse.terminal.exit_codes import OUR_MISTAKE
from alehouse.terminal.house import House
from alehouse.terminal.journal import Journal
from alehouse.terminal.play import Playing
from alehouse.terminal.screen import Screen
from alehouse.text import Speech, speech
from tests.terminal.session import COMMAND, Session, run, surroundings


def shell(home: Path, line: str) -> subprocess.CompletedProcess[str]:
    """A line typed into a shell, where `alehouse` is our command."""
    line = line.replace("alehouse", " ".join(COMMAND))
    return subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=surroundings(home), cwd=home, timeout=240, check=False
    )


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("alehouse games > /dev/full", 74, "could not be written"),
        ("alehouse games >&-", 74, "could not be written"),
        ("alehouse games --lang es > /dev/full", 74, "No se ha podido escribir"),
        ("alehouse <&-", 2, "Nobody types here"),
        ("alehouse terminal < /dev/null", 2, "Nobody types here"),
        ("alehouse play fantasy-pub-2003 < /dev/null", 2, "Nobody types here"),
    ],
)
def test_broken_outputs_and_closed_inputs_end_with_a_sentence(home: Path, line: str, code: int, said: str) -> None:
    done = shell(home, line)
    assert (done.returncode, done.stderr.count("\n")) == (code, 1), done.stderr
    assert said in done.stderr


def test_a_reader_who_has_read_enough_is_no_trouble(home: Path) -> None:
    done = shell(home, "alehouse rules fantasy-pub-2022 | head -n 1")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_language_is_remembered(home: Path) -> None:
    with Session(home, "terminal") as session:
        number = re.search(r"(\d+)\. English, Español, Italiano", session.wait_for("\n> "))
        assert number is not None
        session.ask(number[1])
        session.ask("3")
    assert "giocatori" in run(home, "games").stdout
    assert "jugadores" in run(home, "games", "--lang", "es").stdout


def test_what_went_wrong_is_told_to_nobody_else(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(speaker: Speech, chosen: Namespace) -> int:
        raise RuntimeError("a card that must not be seen")

    monkeypatch.setitem(COMMANDS, "games", Command(fail))
    files = []
    for _ in range(2):
        assert main(["games"]) == OUR_MISTAKE
        said = capsys.readouterr().err
        assert "RuntimeError" in said
        assert "must not be seen" not in said
        named = re.search(r"\S+alehouse-\S+\.txt", said)
        assert named is not None
        files.append(Path(named[0]))
    assert files[0] != files[1]
    for file in files:
        assert "must not be seen" in file.read_text()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        file.unlink()


def test_a_question_with_one_answer_is_answered_and_told(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no choice is not asked; but where asking tells nothing, everybody is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    game, house = alehouse.game("bristol-1350"), House(Chain(bytes([3] * 32)))
    table = Match(game, 3, {}, ["Ana", "Bea", "Kim"], ["human"] * 3, house.chain)
    table.begin_stretch()
    assert Playing(Screen(speech("en", ["Ana", "Bea", "Kim"])), table, house, Journal("game", house.chain)).to_the_end()
    shown = capsys.readouterr().out
    # It is told before what came of it.
    assert re.search(r"\(there was\s+nothing\s+else\s+to\s+choose\)\n- ", shown)
    # Every list of choices has a second one, or a question that is asked of all who might have had a choice.
    asked = re.split(r"^  1\. ", shown, flags=re.MULTILINE)[1:]
    alone = [each for each in asked if not re.search(r"^  (2|0)\. ", each.split("\n> ")[0], re.MULTILINE)]
    assert all("hip" in each.split("\n> ")[0] for each in alone)


def test_decisions_are_taken_back_up_to_ones_own() -> None:
    table = Match(alehouse.game("the-pub"), 3, {}, [], [], Chain(bytes(32)))
    table.begin_stretch()
    before = {}
    while len(table.may_be_undone) < 2:
        seat = table.position.to_move
        before[len(table.record.steps)] = table.position.digest()
        table.decide(seat, table.legal(seat)[-1])
    (_, first), *_ = table.may_be_undone
    table.undo_to(first)
    assert len(table.record.steps) == first
    assert table.position.digest() == before[first]
    assert table.may_be_undone == []


def test_nobody_waits_for_the_whole_screen_who_does_not_use_it() -> None:
    """Neither whoever imports the engine or asks for a list, nor the server, nor whoever joins line by line."""
    imports = "alehouse, alehouse.terminal.commands, alehouse.server.serve, alehouse.terminal.remote.join"
    check = f"import sys, {imports}; print([name for name in sys.modules if name.startswith('prompt_toolkit')])"
    found = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_whoever_saves_is_asked_to_go_on_and_not_to_begin(home: Path) -> None:
    """New luck needs new words, in the middle of the game too."""
    with Session(home, "play", "fantasy-pub-2003", "--seats", "human,random", "--plain") as session:
        assert "Press Enter to begin." in session.wait_for("\n> ")
        session.ask("")
        session.ask("1")
        assert "Press Enter to go on." in session.ask("save game.json")
        assert "Press Enter to go on, or" in session.ask("nonsense")
        session.ask("")


def test_enter_alone_shows_the_choices_again(home: Path) -> None:
    """Line by line they may have scrolled away."""
    with Session(home, "play", "fantasy-pub-2003", "--seats", "human,random", "--plain") as session:
        session.wait_for("\n> ")
        offered = re.findall(r"^ +\d+\. ", session.ask(""), re.MULTILINE)
        assert len(offered) > 1
        assert re.findall(r"^ +\d+\. ", session.ask(""), re.MULTILINE) == offered


def test_odd_files_and_huge_numbers_are_answered(home: Path) -> None:
    """Names that no system takes, homes that nobody has, the very root, and numbers that Python refuses to read."""
    with Session(home, "play", "fantasy-pub-2003", "--seats", "human,random", "--plain") as session:
        session.wait_for("\n> ")
        session.ask("")
        for odd in ("n" * 300, "~nobody-is-called-so/x.json", "/nowhere/x.json"):
            assert "cannot be written" in " ".join(session.ask(f"save {odd}").split())
        for no_file in ("/", "/dev/null"):
            assert "name a file" in " ".join(session.ask(f"save {no_file}").split())
        for command in ("rules", "log", "explain", "hint", "why", ""):
            assert session.ask(f"{command} {'9' * 3000}").endswith("\n> ")
        session.type("quit")
        assert session.end()[0] == 0
    with Session(home, "terminal", "--plain") as session:
        session.wait_for("\n> ")
        assert "from 1 to" in session.ask("9" * 3000)
