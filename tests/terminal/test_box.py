"""A box of one's own, at every door of the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.record import replay
from alehouse.engine.record_file import read
from alehouse.terminal.command import main
from tests.terminal.session import run

GAME = "fantasy-pub-2003"
FEW = ("--seats", "random,random", "--games", "3", "--seed", "1", "--option", "beers=2", "--processes", "1")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    file.write_text(f'game = "{GAME}"\npurse = 9\n[beers]\n2 = 3\n')
    return file


def shown_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    code = main(arguments)
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


def test_a_printed_box_can_be_changed_and_printed_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, box: Path
) -> None:
    printed = shown_by(capsys, "box", GAME)
    assert "\npurse = 6\n" in printed
    file = tmp_path / "mine.toml"
    file.write_text(printed.replace("\npurse = 6\n", "\npurse = 9\n").replace("\n2 = 22 ", "\n2 = 3 "))
    assert shown_by(capsys, "box", GAME, "--box", str(file)) == shown_by(capsys, "box", GAME, "--box", str(box))


def test_it_is_simulated(capsys: pytest.CaptureFixture[str], box: Path) -> None:
    printed = json.loads(shown_by(capsys, "simulate", GAME, *FEW, "--json"))
    mine = json.loads(shown_by(capsys, "simulate", GAME, *FEW, "--json", "--box", str(box)))
    assert (printed["box"], mine["box"]) == ({}, {"purse": 9, "beers": {"2": 3}})
    assert printed["steps"] != mine["steps"]


def test_the_rulebook_follows_it(capsys: pytest.CaptureFixture[str], box: Path) -> None:
    assert "9 (changed; otherwise 6)" in " ".join(shown_by(capsys, "rules", GAME, "--box", str(box)).split())


def test_it_is_fuzzed(home: Path, box: Path) -> None:
    done = run(home, "fuzz", GAME, "--games", "1", "--box", str(box))
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_that_is_played_with_it_is_recorded_with_it(home: Path, box: Path) -> None:
    typed = "\nsave mine.json\nquit\n"
    done = run(home, "play", GAME, "--seats", "human,random", "--box", str(box), "--plain", typed=typed)
    assert done.returncode in (0, 130), done.stderr
    record = read(home / "mine.json")
    assert record.box == {"purse": 9, "beers": {"2": 3}}
    assert replay(record).game is alehouse.game(GAME).variant(record.box)
    again = run(home, "play", "--resume", "mine.json", "--box", str(box))
    assert (again.returncode, again.stdout) == (2, "")


def test_ladders_and_lessons_keep_apart_what_was_played_with_which(
    capsys: pytest.CaptureFixture[str], box: Path, tmp_path: Path
) -> None:
    ladder = ("--bots", "random,greedy", "--players", "2", "--games", "1")
    lessons = ("--games", "1", "--generations", "1")
    for command, few in (("ladder", ladder), ("train", lessons)):
        folder = tmp_path / command
        words = (command, GAME, *few, "--processes", "1", "--folder", str(folder))
        shown_by(capsys, *words, "--box", str(box))
        assert json.loads((folder / "plan.json").read_text())["plan"]["box"] == {"purse": 9, "beers": {"2": 3}}
        assert main(words) == 2
        assert str(folder) in capsys.readouterr().err
    learned = json.loads((tmp_path / "train" / f"{GAME}.value.json").read_text())["learned"]
    assert learned["box"] == {"purse": 9, "beers": {"2": 3}}


BAD = {
    "box forgotten": (["box", GAME, "--box"], "--box box.toml"),
    "no such box": (["simulate", GAME, "--box", "nowhere.toml"], "nowhere.toml"),
    "no box of this game": (["rules", "the-pub", "--box", "BOX"], GAME),
    "a box of all games": (["fuzz", "all", "--box", "BOX"], GAME),
    "a house without a name on the box": (["serve", "--box", "NAMELESS"], 'game = "'),
    "a house with two boxes": (["serve", "--box", "BOX", "--box", "BOX"], GAME),
    "a house of another game": (["page", "--box", "CHESS"], "chess"),
    "no game's box": (["box"], alehouse.games()[0].name),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_boxes_are_answered_with_a_sentence(case: str, box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nameless, chess = box.with_name("nameless.toml"), box.with_name("chess.toml")
    nameless.write_text("purse = 9\n")
    chess.write_text('game = "chess"\n')
    words, right = BAD[case]
    files = {"BOX": str(box), "NAMELESS": str(nameless), "CHESS": str(chess)}
    assert main([files.get(word, word) for word in words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert right in err
