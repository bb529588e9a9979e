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
from typing import ParamSpec, TypeVar

from alehouse.bots import hint, make
from alehouse.bots.analysis import look
from alehouse.engine.contract import Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.engine.record_file import from_text

P = ParamSpec("P")
T = TypeVar("T")


class Thinker:
    """The processes in which bots think; there are none until the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, kind: str, knowledge: bytes) -> str:
        """What a bot of this kind decides, in notation."""
        return await self._do(_decide, kind, knowledge, os.urandom(8).hex())

    async def hint(self, level: str, knowledge: bytes) -> bytes:
        """What the seat that knows this had best do, as JSON."""
        return await self._do(_hint, level, knowledge)

    async def look(self, record: str, step: int, level: str) -> bytes:
        """A moment of a game that is over, through every seat's eyes, as JSON."""
        return await self._do(_look, record, step, level)

    async def _do(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_set_up)
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


def _decide(kind: str, knowledge: bytes, seed: str) -> str:
    return str(make(kind, FastLuck(seed)).choose(Knowledge.decode(knowledge)))


def _hint(level: str, knowledge: bytes) -> bytes:
    return hint(Knowledge.decode(knowledge), level).encode()


def _look(record: str, step: int, level: str) -> bytes:
    return look(from_text(record), step, level).encode()


def _set_up() -> None:
    # The server says when to stop; a terminal's interrupt reaches everybody.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
