"""What servers on one PostgreSQL tell each other: which tables have gone on, and who has come or gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import asyncpg
import msgspec
from sqlalchemy import URL

CHANNEL = "alehouse"
TOGETHER = 250
"""Tables in one announcement; PostgreSQL takes a little less than 8,000 bytes."""
AGAIN_AFTER = 1.0
"""Seconds until a lost connection is tried again."""

CAME_OR_GONE = 0
"""In the place of a number: who is connected to a table has changed."""
HELD_ANEW = -1
"""Likewise: who holds which seat has changed."""

log = logging.getLogger("alehouse.server")


class Heard(msgspec.Struct, array_like=True):
    server: str
    reached: list[tuple[int, int]]
    """Tables that have gone on, each with the number that it reached, or what else has changed there."""


_HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def opening(server: str) -> str:
    """How what this server announces begins; tables with their numbers follow, with commas, and two brackets.

    What is stored is announced by the statement that stores it (appends.py).
    """
    return f'["{server}",['


def announcements(server: str, reached: Sequence[tuple[int, int]]) -> list[str]:
    """All that is announced of these tables, in as many payloads as it takes."""
    found: list[str] = []
    for begin in range(0, len(reached), TOGETHER):
        parts = ",".join(f"[{table},{number}]" for table, number in reached[begin : begin + TOGETHER])
        found.append(f"{opening(server)}{parts}]]")
    return found


def dsn(url: URL) -> str:
    """A database's address, as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


Hear = Callable[[int, int], None]
"""Told the table, and its number or what else has changed there."""


class News:
    """Listens for as long as it runs, and says what other servers announced; on a gap, that anything may have."""

    def __init__(self, url: URL, server: str, heard: Hear, gap: Callable[[], None]) -> None:
        self._dsn = dsn(url)
        self._mine = opening(server)
        self._heard = heard
        self._gap = gap
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self._listen()
        self._task = asyncio.create_task(self._stay(connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> asyncpg.Connection:
        self._lost.clear()
        connection = await asyncpg.connect(self._dsn)
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._take)
        return connection

    async def _stay(self, connection: asyncpg.Connection) -> None:
        try:
            while True:
                await self._lost.wait()
                log.warning("news-lost")
                connection = await self._listen_again()
                self._gap()
        finally:
            await asyncio.shield(connection.close(timeout=2))

    async def _listen_again(self) -> asyncpg.Connection:
        while True:
            try:
                return await self._listen()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN_AFTER)

    def _take(self, connection: object, pid: int, channel: str, payload: object) -> None:
        told = str(payload)
        # What this server said itself is most of what it hears.
        if not told.startswith(self._mine):
            for table, number in _HEARD.decode(told).reached:
                self._heard(table, number)
