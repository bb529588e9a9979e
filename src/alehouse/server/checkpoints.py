"""Copies what SQLite has written into its log to where it belongs, while nobody waits for it.

SQLite does so by itself with the commit that makes the log too long, and that commit, with everybody whose decision is
in it, waits for the disk twice more. Here a thread of its own does it. Writing goes on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor

from alehouse.server.database import connect_sqlite

EVERY = 1.0
"""Seconds, while something is written."""

log = logging.getLogger("alehouse.server")


class Checkpoints:
    """Of one file."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "checkpoints")
        self._connection: sqlite3.Connection | None = None
        self._under_way: Future[None] | None = None
        self._next = 0.0

    def are_due(self) -> None:
        """Something was written. Never waits."""
        now = asyncio.get_running_loop().time()
        if now >= self._next and (self._under_way is None or self._under_way.done()):
            self._next = now + EVERY
            self._under_way = self._thread.submit(self._copy)

    async def close(self) -> None:
        """When what is under way is done."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _copy(self) -> None:
        try:
            if self._connection is None:
                self._connection = connect_sqlite(self._file)
            # PASSIVE waits for nobody, and nobody for it: what is in use stays in the log until the next time.
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error:
            # Nothing is lost: what was stored is in the log, and SQLite copies it itself when that grows too long.
            log.exception("checkpoint-failed")

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
