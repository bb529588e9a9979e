"""Whatever happens to the program, its terminal or its disk: the game goes on from the last decision."""

from __future__ import annotations

import io
import os
import random
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.choosing import MOST_CHOICES
from alehouse.engine.fair_luck import Chain
from alehouse.engine.record_file import read as read_record
from alehouse.engine.verify import verify
from alehouse.tables import Match
from alehouse.terminal import journal
from alehouse.terminal.exit_codes import NOT_WRITTEN
from alehouse.terminal.places import folders_for_records, make_private
from alehouse.terminal.play import play_new, resume
from alehouse.terminal.private_files import NotKept
from alehouse.terminal.saves import unfinished
from alehouse.terminal.screen import Screen
from alehouse.text import speech
from tests.terminal.session import COMMAND, Session, surroundings

WHOLE = ("play", "fantasy-pub-2003", "--option", "beers=1", "--seats", "human,random")
SHORT = (*WHOLE, "--plain")


def journals(home: Path) -> list[Path]:
    return list((home / "data" / "alehouse" / "unfinished").glob("*.journal"))


class Reckless:
    """Somebody who types the first choice again and again, until the program is killed."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=surroundings(home),
            cwd=home,
            bufsize=0,
        )

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())

    def asked(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        assert self.process.stdout is not None
        said = b""
        while not said.endswith(b"\n> "):
            came = self.process.stdout.read(65536)
            if not came:
                assert self.process.wait() == 0, said.decode()
                return False
            said += came
        return True

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def kill_and_go_on(home: Path, times: int, luck: random.Random) -> None:
    """Kill a real process at random moments, and go on."""
    killed = 0
    while killed < times:
        found = journals(home)
        steps = journal.read(found[0]).record.steps if found else []
        playing = Reckless(home, "play", "--resume", str(found[0])) if found else Reckless(home, *SHORT)
        if luck.random() < 0.2:
            # While it begins, or plays for the bots.
            time.sleep(luck.uniform(0.1, 1.5))
        else:
            over = not playing.asked()
            if not found and not over:
                playing.type("")
                over = not playing.asked()
            for _ in range(luck.randrange(5)):
                if over:
                    break
                steps = _on_disk(home, steps)
                for _ in range(MOST_CHOICES):
                    # A choice may be picked in steps.
                    playing.type("1")
                    over = not playing.asked()
                    if over or len(_on_disk(home, steps)) > len(steps):
                        break
                else:
                    raise AssertionError("nothing was decided")
            if over:
                playing.kill()
                continue
            steps = _on_disk(home, steps)
            playing.type("1")
            time.sleep(luck.uniform(0, 0.03))
        playing.kill()
        killed += 1
        if journals(home):
            _on_disk(home, steps)


def _on_disk(home: Path, known: list[str]) -> list[str]:
    """All steps that are kept: no fewer than those known, and such that the game can go on from them."""
    (file,) = journals(home)
    told = journal.read(file)
    assert told.record.steps[: len(known)] == known
    Match.resume(told.record, told.chain)
    return told.record.steps


def test_a_process_that_is_killed_loses_nothing(home: Path) -> None:
    kill_and_go_on(home, 12, random.Random(12))


@pytest.mark.long
def test_a_process_that_is_killed_a_hundred_times_loses_nothing(home: Path) -> None:
    kill_and_go_on(home, 100, random.Random(100))
    # However long it takes: what was killed so often can be played to its end.
    for file in journals(home):
        playing = Reckless(home, "play", "--resume", str(file))
        while playing.asked():
            playing.type("1")
        playing.kill()
    assert journals(home) == []
    records = list((home / "data" / "alehouse" / "finished").glob("*.json"))
    assert records
    for record in records:
        assert verify(read_record(record)).verdict == "consistent"


def first_decision(session: Session) -> str:
    session.wait_for("\n> ")
    return session.ask("")


def test_only_its_owner_may_read_a_journal(home: Path) -> None:
    with Session(home, *SHORT) as session:
        first_decision(session)
        (file,) = journals(home)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_line_that_was_cut_off_counts_as_not_written(home: Path) -> None:
    with Session(home, *SHORT) as session:
        first_decision(session)
        session.ask("1")
        session.send(signal.SIGKILL)
        session.end()
    (file,) = journals(home)
    whole = file.read_bytes()
    steps = journal.read(file).record.steps
    file.write_bytes(whole + whole.splitlines()[-1][:-7])
    assert journal.read(file).record.steps == steps
    with Session(home, "play", "--resume", str(file)) as session:
        session.wait_for("\n> ")
        session.ask("1")
        assert file.read_bytes().startswith(whole)
        assert len(journal.read(file).record.steps) > len(steps)


def test_a_full_disk_is_told_and_caught_up_with(home: Path) -> None:
    with Session(home, *SHORT) as session:
        first_decision(session)
        (file,) = journals(home)
        before = journal.read(file).record.steps
        # As if the disk were full: no file gets longer, and no new one has more than this.
        session.limit(resource.RLIMIT_FSIZE, 3)
        assert "cannot be kept on disk" in " ".join(session.ask("1").split())
        assert journal.read(file).record.steps == before
        session.limit(resource.RLIMIT_FSIZE, resource.RLIM_INFINITY)
        session.ask("1")
        session.send(signal.SIGKILL)
        session.end()
    after = journal.read(file).record.steps
    assert after[: len(before)] == before
    assert len([step for step in after[len(before) :] if not step.startswith(("roll", "draw"))]) >= 2


def test_whoever_leaves_a_full_disk_is_told_what_is_missing(home: Path) -> None:
    with Session(home, *SHORT) as session:
        first_decision(session)
        session.limit(resource.RLIMIT_FSIZE, 3)
        session.ask("1")
        session.type("quit")
        code, said = session.end()
    assert code == NOT_WRITTEN
    assert "has not taken your last decisions" in " ".join(said.split())
    with Session(home) as session:
        session.wait_for("\n> ")
        assert "The game goes on" in session.ask("1")


def test_a_finished_game_waits_until_its_record_can_be_written(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setattr("tempfile.tempdir", str(home))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" + "1\n" * 3000))
    in_the_way = folders_for_records()
    for folder in in_the_way:
        make_private(folder.parent)
        folder.write_text("a file where a folder should be")
    screen = Screen(speech("en"))
    game = alehouse.game("fantasy-pub-2003")
    with pytest.raises(NotKept):
        play_new(screen, game, ["human", "random"], ["Ana", "Otto"], {"beers": 1}, Chain(bytes(32)), seed=1)
    assert "The game is saved and waits for you" in capsys.readouterr().out
    (kept,) = unfinished()
    for folder in in_the_way:
        folder.unlink()
    assert resume(screen, kept.file)
    assert unfinished() == []
    (record,) = in_the_way[0].glob("*.json")
    assert read_record(record).result is not None


def test_deleted_folders_lose_nothing(home: Path) -> None:
    """The working folder is gone, and then the very folder that games are kept in."""
    (home / "work").mkdir()
    with Session(home, *SHORT, folder=home / "work") as session:
        first_decision(session)
        (home / "work").rmdir()
        session.ask("1")
        steps = journal.read(journals(home)[0]).record.steps
        shutil.rmtree(home / "data")
        session.ask("1")
        session.send(signal.SIGKILL)
        session.end()
    after = journal.read(journals(home)[0]).record.steps
    assert after[: len(steps)] == steps
    assert len(after) > len(steps)


def test_a_game_is_played_in_one_window_only(home: Path) -> None:
    with Session(home, *SHORT) as session:
        first_decision(session)
        with Session(home, "play", "--resume", str(journals(home)[0])) as other:
            code, said = other.end()
    assert code == 2
    assert "in another window" in said


def test_saved_games_are_looked_at_renamed_and_deleted(home: Path) -> None:
    with Session(home, *SHORT, "--names", "Ana,Otto") as session:
        first_decision(session)
        session.type("quit")
        session.end()
    with Session(home) as session:
        shown = session.wait_for("\n> ")
        saved = re.search(r"(\d+)\. The saved game", shown)
        assert saved is not None
        session.ask(saved[1])
        assert "2. Look at it" in session.ask("1")
        shown = session.ask("2")
        assert "Beers to win: 1" in shown
        assert "Its file is" in shown
        session.ask("1")
        session.ask("3")
        assert "none of / " in " ".join(session.ask("../evil").split())
        session.ask("1")
        session.ask("3")
        assert "“Sunday at Ana's”" in session.ask("Sunday at Ana's")
        assert [file.stem for file in journals(home)] == ["Sunday at Ana's"]
        session.ask("1")
        session.type("4")
        session.wait_for("? ")
        assert "deleted" not in session.ask("no")
        session.ask("1")
        session.type("4")
        session.wait_for("? ")
        assert "It is deleted" in session.ask("yes")
    assert journals(home) == []


def test_a_game_that_had_to_go_elsewhere_is_offered_once(home: Path) -> None:
    """What it has left behind, where nothing can be written or deleted any more, is an older state of it."""
    with Session(home, *SHORT) as session:
        first_decision(session)
        (file,) = journals(home)
        left_behind = file.read_bytes()
        # It must go elsewhere, since a folder of this name is no file.
        file.unlink()
        file.parent.rename(home / "data" / "alehouse" / "before")
        file.parent.write_text("")
        session.ask("1")
        session.type("quit")
        assert session.end()[0] == 0
    (elsewhere,) = (home / ".alehouse" / "unfinished").glob("*.journal")
    file.parent.unlink()
    file.parent.mkdir()
    file.write_bytes(left_behind)
    os.utime(file, (1, 1))
    with Session(home) as session:
        assert session.wait_for("\n> ").count("Go on with") == 1
        session.ask("1")
        assert journal.is_busy(elsewhere)


def test_a_closed_window_leaves_a_game_that_goes_on(home: Path) -> None:
    """The terminal is gone: nothing can be told any more, and nothing is lost."""
    with Session(home, *SHORT) as session:
        first_decision(session)
        steps = journal.read(journals(home)[0]).record.steps
        session.close_window()
    assert journal.read(journals(home)[0]).record.steps == steps
    assert list(home.glob("alehouse-*.txt")) == []


@pytest.mark.parametrize("decided", range(4))
def test_a_closed_window_ends_the_whole_screen_too(home: Path, decided: int) -> None:
    """Nobody waits for an Enter that never comes, with the game in hand: the menu goes on with it."""
    with Session(home, *WHOLE, rows=24) as session:
        session.wait_for("Press Enter")
        session.type("")
        session.wait_for("help")
        for _ in range(decided):
            session.type("1")
            session.wait_for("help")
        (file,) = journals(home)
        steps = journal.read(file).record.steps
        session.close_window()
    assert not journal.is_busy(file)
    assert list(home.glob("alehouse-*.txt")) == []
    with Session(home, rows=24) as session:
        session.wait_for("Go on with")
        session.type("1")
        session.wait_for("help")
        assert journal.read(file).record.steps == steps


def test_a_screen_that_cannot_be_drawn_ends_with_a_sentence(home: Path) -> None:
    """What fails while somebody is asked is not shown with a request to press Enter, and the game is kept."""
    draws_once = """
import errno, sys
from alehouse.terminal import layout
from alehouse.terminal.command import main
rows, drawn = layout.Layout.rows, []
def draw(self):
    drawn.append(self)
    if len(drawn) > 1:
        raise OSError(errno.EIO, "the window is gone")
    return rows(self)
layout.Layout.rows = draw
sys.exit(main(sys.argv[1:]))
"""
    with Session(home, *WHOLE, rows=24, command=[sys.executable, "-c", draws_once]) as session:
        session.wait_for("Press Enter")
        session.type("")
        session.wait_for("help")
        session.type_unfinished("x")
        code, said = session.end()
    assert code == NOT_WRITTEN
    assert "the window is gone" in said
    assert "ENTER" not in said
    (file,) = journals(home)
    Match.resume(journal.read(file).record, journal.read(file).chain)
