"""A server of its own process, as the tests start it: `python -m tests.server DATABASE PORT`.

With `--seed WORD` it has the same luck each time; with `--window MS` there is so long to answer what several are asked.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from alehouse.bots import kinds
from alehouse.server import about, analysing, doors, links
from alehouse.server.serve import serve
from alehouse.server.settings import Limit, Settings
from alehouse.tables import clock

QUICK = 60
"""Milliseconds in which all answer what several are asked at the same time, unless a test says otherwise."""
ROOT = Path(__file__).parents[2]
WIDE = Limit(1e9, 1e9)


def settings(database: str, port: int = 0) -> Settings:
    """Quick bots, and no limits: a test is many people at one address, who may have to wait for a busy machine."""
    return Settings(
        database=database,
        port=port,
        pace=0.01,
        thinkers=1,
        heartbeat=0.5,
        ping=600,
        requests=WIDE,
        new_tables=WIDE,
        hints=WIDE,
        analyses=WIDE,
        wrong_codes=WIDE,
        messages=WIDE,
        sockets=100_000,
    )


def hurry() -> None:
    """Nobody at these tables needs seconds to answer what several are asked at the same time."""
    set_window(QUICK)


def set_window(milliseconds: int, short: int | None = None) -> None:
    vars(clock).update(WINDOW=milliseconds, SHORT_WINDOW=milliseconds if short is None else short)


def think_little() -> None:
    """What hints and analyses say does not matter here, and they are waited for."""
    for module in (analysing, doors):
        vars(module).update(USUAL="novice")


def be_patient() -> None:
    """Words for the luck, and people who are away, are waited for as long as a busy machine needs."""
    vars(clock).update(FOR_WORDS=clock.DAY, AWAY=clock.DAY)


def only_quick_bots() -> None:
    """The house offers no bots but those that answer at once, however busy the machine is."""
    for level in kinds.LEVELS:
        kinds._makers.pop(level)
    vars(doors).update(_HOUSE=about.house())


def repeat(seed: str) -> None:
    """The same codes, secrets and bots each time, for whoever asks for the same things in the same order."""
    # What is drawn seldom, or when a clock says so, takes nothing from the rest: each length has its own numbers.
    of_length: defaultdict[int, random.Random] = defaultdict(lambda: random.Random(seed))
    letters = random.Random(f"{seed} letters")

    def some(count: int | None = None) -> bytes:
        count = 32 if count is None else count
        return of_length[count].randbytes(count)

    def one(letter: Sequence[str]) -> str:
        return letters.choice(letter)

    vars(secrets).update(token_bytes=some, choice=one)
    vars(os).update(urandom=some)


@dataclass
class Serving:
    """A server that is running."""

    process: subprocess.Popen[str]
    address: str
    database: str

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> str:
        """As an operator stops it; what it had to say."""
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=60)
        assert self.process.returncode == 0, said
        return said

    def again(self) -> Serving:
        """The same server, started again at the same address."""
        return start(self.database, self.port)

    def _close(self) -> None:
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()


def start(database: str, port: int = 0, beats: float | None = None) -> Serving:
    """A server, once it is ready."""
    more = [] if beats is None else ["--beats", str(beats)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server", database, str(port), *more],
        cwd=ROOT,
        env=os.environ.copy(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    if not address:
        _, said = process.communicate()
        raise AssertionError(f"the server did not start: {said}")
    return Serving(process, address, database)


def main() -> None:
    """What the command line asks for."""
    asked = argparse.ArgumentParser()
    asked.add_argument("database")
    asked.add_argument("port", type=int)
    asked.add_argument("--window", type=int, default=QUICK)
    asked.add_argument("--beats", type=float, help="seconds, on lines between servers")
    asked.add_argument("--seed")
    asked.add_argument("--quick-bots", action="store_true")
    given = asked.parse_args()
    set_window(given.window)
    be_patient()
    think_little()
    if given.beats is not None:
        vars(links).update(BETWEEN_BEATS=given.beats)
    if given.quick_bots:
        only_quick_bots()
    if given.seed is not None:
        repeat(given.seed)
    serve(settings(given.database, given.port), lambda address: print(address, flush=True))
