"""A real Dask cluster on loopback: a scheduler and two workers, one of which is killed in the middle of its work."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands
from alehouse.lab.simulate import simulate
from alehouse.lab.task import Task
from tests.lab.test_hands import figures

PATIENCE = 120.0
"""Seconds; nothing takes so long unless it hangs."""
GAME = alehouse.game("bristol-1350")
SEATS = ["random"] * 3
GAMES = 60


class Cluster:
    """Processes of their own, as somebody would start them on several machines."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
        begun = time.monotonic()
        while not self._file.exists():
            assert time.monotonic() < begun + PATIENCE
            time.sleep(0.1)
        self.address = json.loads(self._file.read_text())["address"]
        for _ in range(workers):
            self.workers.append(self._start("dask_worker", "--nthreads", "1", "--no-nanny"))

    def _start(self, what: str, *more: str) -> subprocess.Popen[bytes]:
        house = str(Path(alehouse.__file__).parent.parent)
        here = str(Path(__file__).parents[2])
        path = os.pathsep.join([house, here])
        command = [sys.executable, "-m", f"distributed.cli.{what}", "--scheduler-file", str(self._file)]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [*command, "--no-dashboard", *more],
                env={**os.environ, "PYTHONPATH": path},
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    started = Cluster(folder, workers)
    try:
        yield started
    finally:
        started.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster"), 2) as started:
        yield started


def slow(game: Game, numbers: range) -> tuple[int, int]:
    """Long enough to be killed in the middle of it; who did it, and what came of it."""
    time.sleep(0.05)
    return os.getpid(), sum(numbers)


def test_a_cluster_plays_the_same(house: Cluster, tmp_path: Path) -> None:
    alone = simulate(GAME, SEATS, 12, seed=1, processes=1)
    together = simulate(GAME, SEATS, 12, seed=1, hands=Hands(folder=Folder(tmp_path), cluster=house.address))
    assert figures(together) == figures(alone)
    assert figures(simulate(GAME, SEATS, 12, seed=1, hands=Hands(folder=Folder(tmp_path), idle=True))) == figures(alone)


def test_other_code_is_refused(house: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers with another version would play other games."""
    monkeypatch.setattr("alehouse.lab.cluster.code_of", lambda game: "0123456789abcdef")
    with pytest.raises(AlehouseError) as wrong:
        simulate(GAME, SEATS, 2, seed=1, hands=Hands(cluster=house.address))
    assert wrong.value.message.id == "lab-cluster-version"


def test_what_a_killed_worker_had_is_played_again_and_counted_once(house: Cluster) -> None:
    """The last test of this house: one of its two workers is killed with -9 while it plays."""
    killed: list[int] = []
    done: list[tuple[int, int]] = []

    def kill(count: int) -> None:
        workers = {pid for pid, _ in done}
        if len(workers) == 2 and not killed:
            killed.append(house.workers[0].pid)
            os.kill(house.workers[0].pid, signal.SIGKILL)

    task = Task("slow", GAME, slow, GAMES, {}, lambda found: json.dumps(found).encode(), json.loads)
    for _, found in Hands(progress=kill, cluster=house.address).do(task):
        done.append(found)
    assert killed
    assert sorted(number for _, number in done) == list(range(GAMES))
    assert {pid for pid, _ in done} == {worker.pid for worker in house.workers}
    alone = simulate(GAME, SEATS, 6, seed=1, processes=1)
    assert figures(simulate(GAME, SEATS, 6, seed=1, hands=Hands(cluster=house.address))) == figures(alone)


def test_nobody_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("alehouse.lab.cluster.PATIENCE", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense"):
        with pytest.raises(AlehouseError) as wrong:
            simulate(GAME, SEATS, 2, hands=Hands(cluster=address))
        assert wrong.value.message.id == "lab-cluster"
    with cluster(tmp_path, 0) as empty, pytest.raises(AlehouseError) as wrong:
        simulate(GAME, SEATS, 2, hands=Hands(cluster=empty.address))
    assert wrong.value.message.id == "lab-cluster-idle"


def test_a_scheduler_that_dies_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    task = Task("slow", GAME, slow, 40, {}, lambda found: json.dumps(found).encode(), json.loads)
    (tmp_path / "house").mkdir()
    with cluster(tmp_path / "house", 1) as house:
        hands = Hands(
            progress=lambda done: house.scheduler.kill() if done == 5 else None,
            folder=Folder(tmp_path / "games"),
            cluster=house.address,
        )
        with pytest.raises(AlehouseError) as wrong:
            list(hands.do(task))
    assert wrong.value.message.id == "lab-cluster-lost"
    assert 5 <= len(list((tmp_path / "games").glob("*.portion"))) < 40
    assert sorted(number for _, (_, number) in Hands(1, folder=Folder(tmp_path / "games")).do(task)) == list(range(40))
