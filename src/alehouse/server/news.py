"""What servers on one PostgreSQL tell each other: which tables have gone on, and who has come or gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence

import asyncpg
import msgspec
from sqlalchemy import URL

CHANNEL = "alehouse"
LONGEST = 7000
"""Bytes; PostgreSQL takes a little less than 8,000."""
AGAIN_AFTER = 1.0
"""Seconds until a lost connection is tried again."""

CAME_OR_GONE = 0
"""In the place of a number: who is connected to a table has changed."""
HELD_ANEW = -1
"""Likewise: who holds which seat has changed."""

log = logging.getLogger("alehouse.server")


class Heard(msgspec.Struct, array_like=True):
    """Tables that have gone on, with the number that they reached, or what else has changed there."""

    server: str
    reached: list[tuple[int, int]]


def announcements(server: str, reached: Sequence[tuple[int, int]]) -> Iterator[str]:
    """The same in as many payloads as it takes."""
    most = LONGEST // 24
    for begin in range(0, len(reached), most):
        yield msgspec.json.encode(Heard(server, list(reached[begin : begin + most]))).decode()


class News:
    """Listens for as long as it runs, and says what other servers announced; on a gap, that anything may have."""

    def __init__(self, url: URL, server: str, heard: Callable[[int, int], None], gap: Callable[[], None]) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._server = server
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
        heard = msgspec.json.decode(str(payload), type=Heard)
        if heard.server != self._server:
            for table, number in heard.reached:
                self._heard(table, number)
