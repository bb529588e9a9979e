"""Bots think in processes of their own, which are given what a seat may know and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import NamedTuple, ParamSpec, TypeVar

from alehouse.bots import hint, make
from alehouse.bots.analysis import look
from alehouse.bots.value import give_values, given_values
from alehouse.engine.claims import Heard
from alehouse.engine.contract import Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.engine.record_file import from_text

P = ParamSpec("P")
T = TypeVar("T")


class Thoughts(NamedTuple):
    """What came of a bot's thinking, in notation."""

    action: str
    claim: str | None
    """What it says before, true or not; it may say nothing."""


class Thinker:
    """The processes in which bots think; there are none until the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, kind: str, knowledge: bytes, heard: list[tuple[int, str, int]]) -> Thoughts:
        """What a bot of this kind decides, and claims before; it is told besides what was claimed at the table."""
        return await self._do(_decide, kind, knowledge, heard, os.urandom(8).hex())

    async def hint(self, level: str, knowledge: bytes) -> bytes:
        """What the seat that knows this had best do, as JSON."""
        return await self._do(_hint, level, knowledge)

    async def look(self, record: str, step: int, level: str) -> bytes:
        """A moment of a game that is over, through every seat's eyes, as JSON."""
        return await self._do(_look, record, step, level)

    async def _do(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_set_up, initargs=(given_values(),)
            )
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            # Somebody has ended one of the processes: the next bot that is asked gets new ones.
            if self._pool is pool:
                self._pool = None
            raise

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _decide(kind: str, knowledge: bytes, heard: list[tuple[int, str, int]], seed: str) -> Thoughts:
    bot = make(kind, FastLuck(seed))
    known = Knowledge.decode(knowledge)
    read = known.game.claims.read
    bot.listen([Heard(seat, read(claim), when) for seat, claim, when in heard])
    claim = bot.remark(known)
    return Thoughts(str(bot.choose(known)), None if claim is None else str(claim))


def _hint(level: str, knowledge: bytes) -> bytes:
    return hint(Knowledge.decode(knowledge), level).encode()


def _look(record: str, step: int, level: str) -> bytes:
    return look(from_text(record), step, level).encode()


def _set_up(values: list[bytes]) -> None:
    give_values(values)
    # The server says when to stop; a terminal's interrupt reaches everybody.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
