"""Long work at the command line: in parts, added up, gone on with; and what is refused before anything is played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from alehouse.bots.value import Learned, forget_values, value_of
from alehouse.engine.registry import game as game_of
from alehouse.terminal.command import main
from alehouse.terminal.exit_codes import BAD_INPUT, GOOD
from alehouse.text import languages
from tests.terminal.session import COMMAND, PATIENCE, surroundings

GAME = "bristol-1350"
FEW = ("--games", "6", "--seed", "1", "--processes", "1")
SEATS = ("--seats", "random,random,random")


def shown_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    code = main(arguments)
    out, err = capsys.readouterr()
    assert (code, err) == (GOOD, "")
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    code = main(arguments)
    out, err = capsys.readouterr()
    assert (code, out) == (BAD_INPUT, "")
    assert err.count("\n") == 1
    return err


def numbers(text: str) -> dict[str, object]:
    """What was found, without how fast."""
    return {name: value for name, value in json.loads(text).items() if name != "speed"}


@pytest.mark.parametrize("lang", languages())
def test_parts_are_added_up(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    play = ("simulate", GAME, *SEATS, *FEW)
    whole = numbers(shown_by(capsys, *play, "--json"))
    folder = ("--folder", str(tmp_path / "games"), "--lang", lang)
    told = shown_by(capsys, *play, *folder, "--shard", "2/3")
    assert "games 1, 3-4, 6" in " ".join(told.split())
    assert "games 1, 3-4, 6" in refused(capsys, "merge", folder[1], "--lang", lang)
    shown_by(capsys, *play, *folder, "--shard", "3/3")
    assert numbers(shown_by(capsys, *play, *folder, "--shard", "1/3", "--json")) == whole
    assert numbers(shown_by(capsys, "merge", folder[1], "--json")) == whole
    assert "3. random: " in shown_by(capsys, "merge", folder[1], "--lang", lang)


def test_balance_in_parts_becomes_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = ("balance", GAME, *SEATS, *FEW)
    whole = json.loads(shown_by(capsys, *play, "--json"))
    folder = str(tmp_path / "games")
    shown_by(capsys, *play, "--folder", folder, "--shard", "1/2")
    shown_by(capsys, *play, "--folder", folder, "--shard", "2/2")
    assert json.loads(shown_by(capsys, "merge", folder, "--json")) == whole
    assert str(tmp_path / "page.html") in shown_by(capsys, "merge", folder, "--page", str(tmp_path / "page.html"))
    assert "</html>" in (tmp_path / "page.html").read_text()


def test_a_search_in_parts_finds_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ranges = tmp_path / "ranges.toml"
    ranges.write_text("road = [8, 16]\n")
    play = ("balance", GAME, *SEATS, *FEW, "--search", str(ranges), "--wish", "decisions=20")
    whole = json.loads(shown_by(capsys, *play, "--json"))
    folder = str(tmp_path / "games")
    assert "after" in shown_by(capsys, *play, "--folder", folder, "--shard", "1/2")
    assert json.loads(shown_by(capsys, *play, "--folder", folder, "--shard", "2/2", "--json")) == whole


def test_a_ladder_in_parts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = ("ladder", GAME, "--bots", "random,greedy", "--players", "3", "--games", "1", "--processes", "1")
    folder = str(tmp_path / "ladder")
    whole = shown_by(capsys, *play, "--folder", str(tmp_path / "whole"))
    assert "ladder 2" in shown_by(capsys, *play, "--folder", folder, "--shard", "1/2")
    assert not (tmp_path / "ladder" / "ladder.json").exists()
    shown_by(capsys, *play, "--folder", folder, "--shard", "2/2")
    merged = shown_by(capsys, "merge", folder)
    assert merged.split("\n\n")[0] == whole.split("\n\n")[0]
    assert (tmp_path / "ladder" / "ladder.svg").exists()


def test_games_in_parts_become_one_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = ("export", GAME, *SEATS, *FEW)
    whole, parts, records = (str(tmp_path / name) for name in ("whole.parquet", "parts.parquet", "records"))
    shown_by(capsys, *play, "--to", whole)
    folder = str(tmp_path / "games")
    for number in (1, 2):
        shown_by(capsys, *play, "--to", parts, "--folder", folder, "--shard", f"{number}/2")
    assert Path(parts).read_bytes() == Path(whole).read_bytes()
    assert "6 games are in" in shown_by(capsys, "merge", folder, "--to", str(tmp_path / "merged.parquet"))
    assert "each ends as" in " ".join(shown_by(capsys, "import", whole, "--records", records).split())
    assert len(list(Path(records).iterdir())) == 6
    shown_by(capsys, "export", "--records", records, "--to", str(tmp_path / "again.parquet"))
    shown_by(capsys, "import", str(tmp_path / "again.parquet"), "--records", records + "-again")
    for file in Path(records).iterdir():
        assert Path(records + "-again", file.name).read_bytes() == file.read_bytes()
    assert sorted(file.suffix for file in tmp_path.iterdir() if file.is_file()) == [".parquet"] * 4, "nothing is left"


def test_a_simulation_goes_on_where_it_was_killed(home: Path) -> None:
    """The whole command, with kill -9; without a seed, the folder's goes on."""
    play = [*COMMAND, "simulate", GAME, *SEATS, "--games", "400", "--processes", "2", "--folder", "games", "--json"]
    begun = subprocess.Popen(play, env=surroundings(home), cwd=home, stdout=subprocess.DEVNULL)
    patience = time.monotonic() + PATIENCE
    while len(list(home.glob("games/*.portion"))) < 5:
        assert time.monotonic() < patience
        time.sleep(0.02)
    os.kill(begun.pid, signal.SIGKILL)
    begun.wait()
    kept = {file: file.stat().st_mtime_ns for file in home.glob("games/*.portion")}
    assert len(kept) < 400
    again = subprocess.run(play, env=surroundings(home), cwd=home, capture_output=True, check=True)
    assert {file: file.stat().st_mtime_ns for file in kept} == kept, "nothing is played again"
    found = json.loads(again.stdout)
    alone = [*play[:-3], "--seed", str(found["seed"]), "--json"]
    whole = subprocess.run(alone, env=surroundings(home), cwd=home, capture_output=True, check=True)
    assert numbers(again.stdout.decode()) == numbers(whole.stdout.decode())
    assert found["games"] == 400


BAD = {
    "a shard that is none": (["simulate", GAME, "--seed", "1", "--folder", "x", "--shard", "5/4"], "5/4"),
    "a shard without a folder": (["simulate", GAME, "--seed", "1", "--shard", "1/4"], "--folder"),
    "a shard without a seed": (["balance", GAME, "--folder", "x", "--shard", "1/4"], "--seed"),
    "a ladder of nobody": (["ladder", GAME, "--bots", "greedy,gready", "--folder", "x"], "greedy"),
    "a ladder of one": (["balance", GAME, "--ladder", "greedy", "--seed", "1", "--folder", "x"], "greedy"),
    "too many players": (["ladder", GAME, "--players", "44", "--folder", "x"], "9"),
    "no array": (["train", GAME, "--folder", "x", "--shard", "array"], "SLURM_ARRAY_TASK_ID"),
    "a folder that is none": (["merge", "nowhere"], "nowhere"),
    "no folder": (["merge"], "alehouse merge"),
    "no file to export to": (["export", GAME], "--to"),
    "a folder that is not there": (["export", GAME, "--to", "no/where.parquet"], "where.parquet"),
    "records and a game": (["export", GAME, "--records", "x", "--to", "y"], "--records"),
    "no records": (["export", "--records", "nowhere", "--to", "y"], "nowhere"),
    "no Parquet": (["import", "nowhere.parquet"], "nowhere.parquet"),
    "no values": (["simulate", GAME, "--values", "nowhere"], "nowhere"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, hint = BAD[case]
    assert hint in refused(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_version_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = ("simulate", GAME, *SEATS, *FEW, "--folder", str(tmp_path))
    shown_by(capsys, *play)
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({**json.loads(plan.read_text()), "alehouse": "0.0.1"}))
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert "0.0.1" in refused(capsys, *play)
    assert "0.0.1" in refused(capsys, "merge", str(tmp_path))
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


# What was learned with a box of one's own


@pytest.fixture
def learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder in which a box was learned."""
    box = tmp_path / "box.toml"
    box.write_text("road = 6\n")
    folder = tmp_path / "train"
    few = ("--games", "14", "--generations", "1", "--processes", "1")
    shown_by(capsys, "train", GAME, "--box", str(box), *few, "--folder", str(folder))
    return folder


def test_bots_use_what_was_learned_with_their_box(
    learned: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    box = ("--box", str(tmp_path / "box.toml"))
    play = ("simulate", GAME, *box, "--seats", "novice,novice,novice", *FEW, "--json")
    shipped = numbers(shown_by(capsys, *play))
    try:
        folder = str(tmp_path / "games")
        with_it = numbers(shown_by(capsys, *play, "--values", str(learned), "--folder", folder))
        assert with_it["decisions"] != shipped["decisions"], "they judge otherwise, so they play otherwise"
        file = learned / f"{GAME}.value.json"
        assert numbers(shown_by(capsys, *play, "--values", str(file), "--processes", "2")) == with_it
        forget_values()
        assert numbers(shown_by(capsys, "merge", folder, "--json")) == with_it, "the folder knows what was given"
        assert isinstance(value_of(game_of(GAME).variant({"road": 6})), Learned)
        forget_values()
        given = tmp_path / "games" / "given.value.json"
        given.write_bytes(given.read_bytes()[:-9])
        assert given.name in refused(capsys, "merge", folder, "--json"), "and says so if it does not any more"
    finally:
        forget_values()
    assert numbers(shown_by(capsys, *play)) == shipped


def test_what_was_learned_of_something_else_is_refused(
    learned: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    values = ("--values", str(learned / f"{GAME}.value.json"))
    assert '{"road": 6}' in refused(capsys, "simulate", GAME, *SEATS, *FEW, *values)
    other = tmp_path / "other.toml"
    other.write_text("road = 7\n")
    assert '{"road": 7}' in refused(capsys, "simulate", GAME, "--box", str(other), *SEATS, *FEW, *values)
    assert "The Pub" in refused(capsys, "simulate", "the-pub", *SEATS, *FEW, *values)
    (tmp_path / "broken.json").write_text("{")
    assert "damaged" in refused(capsys, "play", GAME, "--values", str(tmp_path / "broken.json"))
