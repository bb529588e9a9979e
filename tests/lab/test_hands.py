"""Portions: the same everywhere, each counted once, whoever dies in the middle of it."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json
from alehouse.lab.balance import weigh
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands, Incomplete
from alehouse.lab.shard import Shard
from alehouse.lab.simulate import Simulation, simulate
from alehouse.lab.task import LARGEST, PORTIONS, Task, cut
from alehouse.lab.watch import Watch, watch_games
from alehouse.lab.what_if import what_if
from tests.small_game import SMALL

GAMES = 30


def figures(simulation: Simulation) -> dict[str, object]:
    """All but the speed."""
    return {name: value for name, value in simulation.plain().items() if name != "speed"}


def played(hands: Hands) -> dict[str, object]:
    return figures(simulate(SMALL, ["random", "greedy"], GAMES, seed=3, hands=hands))


@pytest.mark.parametrize("pieces", [1, 7, PORTIONS, PORTIONS + 1, 123_456, PORTIONS * LARGEST * 2])
def test_every_piece_is_in_one_portion(pieces: int) -> None:
    portions = cut(pieces)
    assert portions[0].start == 0
    assert portions[-1].stop == pieces
    assert all(one.stop == other.start for one, other in pairwise(portions))
    assert max(map(len, portions)) <= LARGEST
    assert len(portions) <= PORTIONS or pieces > PORTIONS * LARGEST


# Processes that die


def note(notes: Path, deadly: int, times: int, game: Game, numbers: range) -> int:
    """Write down what is played; one portion kills whoever plays it, so many times."""
    with (notes / str(os.getpid())).open("a") as file:
        file.write(f"{numbers.start}\n")
    killed = notes / "killed"
    before = len(killed.read_text()) if killed.exists() else 0
    if numbers.start == deadly and before < times:
        killed.write_text("x" * (before + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return sum(numbers)


def noting(notes: Path, deadly: int, times: int) -> Task[int]:
    work = partial(note, notes, deadly, times)
    return Task("notes", SMALL, work, 40, {}, lambda done: str(done).encode(), int)


def test_whoever_is_killed_costs_one_portion(tmp_path: Path) -> None:
    done = [found for _, found in Hands(2).do(noting(tmp_path, 7, 1))]
    assert sorted(done) == list(range(40))
    tries = Counter(line for file in tmp_path.glob("[0-9]*") for line in file.read_text().split())
    assert tries.pop("7") == 2
    assert set(tries.values()) == {1}, "nothing else is played again"


def test_a_portion_that_kills_everybody_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError) as wrong:
        list(Hands(2).do(noting(tmp_path, 7, 99)))
    assert wrong.value.message.id == "lab-deadly"
    assert wrong.value.message.args["games"] == "7-7"
    assert not multiprocessing.active_children()


def stumble(game: Game, numbers: range) -> int:
    if numbers.start == 3:
        raise AlehouseError("lab-endless", {"number": 3, "seed": "1", "steps": 9})
    return 0


def test_what_goes_wrong_elsewhere_is_said_here() -> None:
    task = Task("stumbling", SMALL, stumble, 9, {}, lambda done: str(done).encode(), int)
    with pytest.raises(AlehouseError) as wrong:
        list(Hands(2).do(task))
    assert wrong.value.message.args["steps"] == 9
    assert not multiprocessing.active_children()


def test_a_simulation_survives_the_killing_of_a_process() -> None:
    """kill -9 of one that is at work, from outside."""
    victims: list[int] = []

    def kill(done: int) -> None:
        helpers = multiprocessing.active_children()
        if done == 5 and helpers[0].pid is not None:
            victims.append(helpers[0].pid)
            os.kill(helpers[0].pid, signal.SIGKILL)

    assert played(Hands(2, kill)) == played(Hands(1))
    assert victims


# Folders and shards


def test_shards_give_what_one_process_gives(tmp_path: Path) -> None:
    for number in (3, 1, 2):
        hands = Hands(1, folder=Folder(tmp_path), shard=Shard(number, 3))
        if number == 2:
            assert played(hands) == played(Hands(1)), "the last one finds all that is there"
        else:
            with pytest.raises(Incomplete):
                played(hands)
    assert played(Hands(folder=Folder(tmp_path), idle=True)) == played(Hands(1))


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(Incomplete):
        played(Hands(1, folder=Folder(tmp_path), shard=Shard(1, 2)))
    for number in (7, 9, 11):
        played_by_hand = Hands(1, folder=Folder(tmp_path), shard=Shard(number + 1, GAMES))
        with pytest.raises(Incomplete):
            played(played_by_hand)
    with pytest.raises(Incomplete) as missing:
        played(Hands(folder=Folder(tmp_path), idle=True))
    assert missing.value.message.args["missing"] == "games 2, 4, 6, 14, 16, 18, 20, 22, 24, 26, 28, 30"
    assert missing.value.message.args["portions"] == GAMES


def test_what_is_played_twice_counts_once(tmp_path: Path) -> None:
    for shard in (Shard(1, 2), Shard(1, 1), Shard(2, 3)):
        assert shard.of > 1 or played(Hands(1, folder=Folder(tmp_path), shard=shard))
        if shard.of > 1:
            with pytest.raises(Incomplete):
                played(Hands(1, folder=Folder(tmp_path / str(shard.of)), shard=shard))
            for file in (tmp_path / str(shard.of)).glob("*.portion"):
                # As if somebody had copied it there from another machine.
                (tmp_path / file.name).write_bytes(file.read_bytes())
    assert played(Hands(folder=Folder(tmp_path), idle=True)) == played(Hands(1))


@pytest.mark.parametrize("harm", ["cut", "changed", "empty", "of another"])
def test_a_damaged_portion_is_missing_and_played_again(tmp_path: Path, harm: str) -> None:
    whole = played(Hands(1, folder=Folder(tmp_path)))
    one, other = sorted(tmp_path.glob("*.portion"))[4:6]
    data = one.read_bytes()
    harmed = {
        "cut": data[:-3],
        "changed": data.replace(b"[1,", b"[2,", 1),
        "empty": b"",
        "of another": other.read_bytes(),
    }
    assert harmed[harm] != data
    one.write_bytes(harmed[harm])
    with pytest.raises(Incomplete) as missing:
        played(Hands(folder=Folder(tmp_path), idle=True))
    assert missing.value.message.args["missing"] == "games 5"
    assert played(Hands(1, folder=Folder(tmp_path))) == whole
    assert one.read_bytes() != harmed[harm]


def test_what_is_whole_and_cannot_be_read_is_said(tmp_path: Path) -> None:
    """Played again it would be the same: nobody is told that it is missing."""

    def unreadable(body: bytes) -> int:
        raise ValueError("nobody can read this")

    def task(read: Callable[[bytes], int]) -> Task[int]:
        return Task("sums", SMALL, add_up, 3, {}, lambda done: str(done).encode(), read)

    folder = Folder(tmp_path)
    assert [done for _, done in Hands(1, folder=folder).do(task(int))] == [0, 1, 2]
    with pytest.raises(ValueError, match="nobody can read this"):
        list(Hands(1, folder=folder, idle=True).do(task(unreadable)))


def add_up(game: Game, numbers: range) -> int:
    return sum(numbers)


def test_a_portion_is_named_by_all_that_it_depends_on(tmp_path: Path) -> None:
    """Another seed, other seats, another box: other files, and nothing is mixed up."""
    bristol = alehouse.game("bristol-1350")
    names: set[str] = set()
    tries = [
        (bristol, ["random"] * 3, 1),
        (bristol, ["random"] * 3, 2),
        (bristol, ["random"] * 4, 1),
        (bristol.variant({"road": 10}), ["random"] * 3, 1),
    ]
    for place, (game, seats, seed) in enumerate(tries):
        simulate(game, seats, 1, seed, hands=Hands(1, folder=Folder(tmp_path)))
        names |= {file.name for file in tmp_path.glob("*.portion")}
        assert len(names) == place + 1


def test_a_folder_of_another_plan_or_version_is_left_alone(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.begin(SMALL, {"command": "simulate", "seed": 1})
    folder.begin(SMALL, {"command": "simulate", "seed": 1})
    with pytest.raises(AlehouseError) as wrong:
        folder.begin(SMALL, {"command": "simulate", "seed": 2})
    assert wrong.value.message.id == "lab-folder-other"
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({**json.loads(plan.read_text()), "code": "0123456789abcdef"}))
    before = plan.read_bytes()
    with pytest.raises(AlehouseError) as wrong:
        folder.begin(SMALL, {"command": "simulate", "seed": 1})
    assert wrong.value.message.id == "lab-folder-version"
    plan.write_text("{")
    with pytest.raises(AlehouseError) as wrong:
        folder.begin(SMALL, {"command": "simulate", "seed": 1})
    assert wrong.value.message.id == "lab-folder-unreadable"
    assert before != plan.read_bytes() == b"{"


@pytest.mark.parametrize("links", [True, False])
def test_of_two_who_begin_at_once_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    """Both have looked, and found nothing."""
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", no_links)
    mine, theirs = ({"command": "simulate", "seed": seed} for seed in (1, 2))

    class Overtaken(Folder):
        def plan(self) -> dict[str, Json] | None:
            found = super().plan()
            if found is None:
                Folder(self.path).begin(SMALL, {**theirs})
            return found

    with pytest.raises(AlehouseError) as wrong:
        Overtaken(tmp_path).begin(SMALL, {**mine})
    assert wrong.value.message.id == "lab-folder-other"
    Folder(tmp_path).begin(SMALL, {**theirs})
    assert [file.name for file in tmp_path.iterdir()] == ["plan.json"], "nothing is left behind"


def no_links(name: Path, file: Path) -> None:
    raise PermissionError(errno.EPERM, "there are no links on this disk")


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AlehouseError) as wrong:
        played(Hands(1, folder=Folder(tmp_path / "file" / "below")))
    assert wrong.value.message.id == "lab-folder-trouble"


def test_balance_is_the_same_in_shards(tmp_path: Path) -> None:
    """Watches are written down and read back, those of the ladder's games beside them."""
    seats, ladder = ["random", "greedy"], ["random", "greedy"]
    whole = weigh(SMALL, seats, 9, seed=1, ladder=ladder, processes=1).plain()
    with pytest.raises(Incomplete) as missing:
        weigh(SMALL, seats, 9, seed=1, ladder=ladder, hands=Hands(1, folder=Folder(tmp_path), shard=Shard(2, 2)))
    assert missing.value.message.args["missing"] == "games 1, 3, 5, 7, 9; ladder 2, 4, 6, 8"
    hands = Hands(1, folder=Folder(tmp_path), shard=Shard(1, 2))
    assert weigh(SMALL, seats, 9, seed=1, ladder=ladder, hands=hands).plain() == whole
    hands = Hands(folder=Folder(tmp_path), idle=True)
    assert weigh(SMALL, seats, 9, seed=1, ladder=ladder, hands=hands).plain() == whole


def test_what_if_is_the_same_in_shards(tmp_path: Path) -> None:
    bristol = alehouse.game("bristol-1350")
    other = bristol.variant({"road": 8})
    whole = what_if(bristol, other, ["random"] * 3, 4, seed=1, processes=1).plain()
    with pytest.raises(Incomplete):
        what_if(bristol, other, ["random"] * 3, 4, seed=1, hands=Hands(1, folder=Folder(tmp_path), shard=Shard(1, 3)))
    assert what_if(bristol, other, ["random"] * 3, 4, seed=1, hands=Hands(1, folder=Folder(tmp_path))).plain() == whole


class Odd(Watch):
    """Counts in something that cannot be written down."""

    def __init__(self) -> None:
        self.seen = Path("seen")


def test_a_watch_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="plain numbers"):
        watch_games(SMALL, ["random", "random"], 2, Odd(), hands=Hands(1, folder=Folder(tmp_path)))
