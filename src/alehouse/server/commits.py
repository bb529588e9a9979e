"""Group commit: whatever waits to be written is written in one transaction, since the disk is what takes time.

Compiled: every decision comes by here. What speaks to the databases is in appends.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.server.appends import Appends
from alehouse.server.news import announcements
from alehouse.server.outbox import OUTBOX
from alehouse.server.together import write_together
from alehouse.tables.entries import AnyEntry, Began, encode_all

MOST = 500
"""Appends in one transaction."""

T = TypeVar("T")
Also = Callable[[AsyncConnection], Awaitable[None]]
"""What is written together with entries, or not at all."""


class Append:
    """New entries of one table."""

    def __init__(self, table: int, entries: Sequence[AnyEntry]) -> None:
        self.table = table
        self.entries = entries
        self.data = encode_all(entries)
        """All of them, as one row."""
        self.number = entries[0].number
        """Of its row."""
        self.begins = False
        for entry in entries:
            if type(entry) is Began:
                self.begins = True


class Overtaken(Exception):
    """Another server has written an entry with this number: nothing of this append was stored."""


Told = Callable[[Exception | None], None]
"""Called when entries are stored: with nothing, or with why they are not."""


class _Append:
    def __init__(self, what: Append, told: Told) -> None:
        self.what = what
        self.told = told


class _Work:
    def __init__(self, table: int, run: Callable[[AsyncConnection], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        self.table = table
        self.run = run
        self.done = done


class _Batch:
    """What is written together: appends, or other work."""

    def __init__(self) -> None:
        self.appends: dict[int, _Append] = {}
        """By table: two of one table never go together."""
        self.works: list[_Work] = []

    def waiting(self) -> list[_Append | _Work]:
        return [*self.appends.values(), *self.works]


def _alone(what: _Append | _Work) -> _Batch:
    batch = _Batch()
    if isinstance(what, _Append):
        batch.appends[what.what.table] = what
    else:
        batch.works.append(what)
    return batch


class Commits:
    """All writing of one server."""

    def __init__(self, engine: AsyncEngine, server: str, appends: Appends) -> None:
        self._engine = engine
        self._server = server
        self._tells = engine.dialect.name == "postgresql"
        self._appends = appends
        self._waiting: list[_Append | _Work] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what still waits, and no more."""
        task, self._task = self._task, None
        if task is not None:
            self._wake.set()
            await task
        await self._appends.close()

    def put(self, table: int, entries: Sequence[AnyEntry], told: Told) -> None:
        """Store entries, all or none, and say when that is done; Overtaken where their numbers are taken."""
        self._put(_Append(Append(table, entries), told))

    async def append(self, table: int, entries: Sequence[AnyEntry], also: Also | None = None) -> None:
        """The same for whoever waits for it, together with something else."""
        what = Append(table, entries)
        if also is None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._put(_Append(what, lambda wrong: _settle(done, wrong)))
            await done
        elif not await self.do(lambda connection: self._append_and(connection, what, also), table):
            raise Overtaken

    async def _append_and(self, connection: AsyncConnection, what: Append, also: Also) -> bool:
        stored = await self._appends.write_in(connection, what)
        if stored:
            await also(connection)
        return stored

    async def do(self, run: Callable[[AsyncConnection], Awaitable[T]], table: int = 0) -> T:
        """Write something else, about a table if it is named. It may be run twice, when a transaction that it was in
        has failed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(_Work(table, run, done))
        return await done

    def _put(self, what: _Append | _Work) -> None:
        if self._task is None:
            raise RuntimeError("nothing is written any more")
        self._waiting.append(what)
        self._wake.set()

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                for batch in self._take():
                    await self._commit(batch)

    def _take(self) -> list[_Batch]:
        """What is written next: appends, and then other work."""
        appends, works = _Batch(), _Batch()
        left: list[_Append | _Work] = []
        for each in self._waiting:
            if len(appends.appends) + len(works.works) == MOST:
                left.append(each)
            elif isinstance(each, _Work):
                works.works.append(each)
            elif each.what.table in appends.appends:
                left.append(each)
            else:
                appends.appends[each.what.table] = each
        self._waiting = left
        # In the order of tables on all servers, or two transactions might wait for each other.
        works.works.sort(key=lambda each: each.table)
        return [batch for batch in (appends, works) if batch.appends or batch.works]

    async def _commit(self, batch: _Batch) -> None:
        waiting = batch.waiting()
        failed: Exception | None = None
        outcomes: list[Any] = []
        try:
            outcomes = await self._write(batch)
        except Exception as wrong:
            failed = wrong
        # Not in there: nothing that is compiled may wait while it handles an exception (docs/performance.md).
        if failed is None:
            OUTBOX.together(lambda: _tell(waiting, outcomes))
        elif len(waiting) == 1:
            _fail(waiting[0], failed)
        else:
            # One of them cannot be written: that is no reason to refuse the others.
            for each in waiting:
                await self._commit(_alone(each))

    async def _write(self, batch: _Batch) -> list[Any]:
        """What became of each, in the order of `waiting`."""
        if batch.appends:
            stored = await self._appends.write([batch.appends[table].what for table in sorted(batch.appends)])
            return [None if table in stored else Overtaken() for table in batch.appends]
        return await write_together(self._engine, [work.run for work in batch.works])

    async def announce(self, connection: AsyncConnection, reached: Sequence[tuple[int, int]]) -> None:
        """Tell other servers, when the transaction is done; SQLite has no others."""
        if self._tells:
            for payload in announcements(self._server, reached):
                await connection.execute(_NOTIFY, {"payload": payload})


def both(one: Also | None, other: Also) -> Also:
    """Write one thing, if there is one, and then the other."""

    async def one_and_other(connection: AsyncConnection) -> None:
        if one is not None:
            await one(connection)
        await other(connection)

    return one_and_other


_NOTIFY = text("select pg_notify('alehouse', :payload)")


def _tell(waiting: list[_Append | _Work], outcomes: list[Any]) -> None:
    for each, outcome in zip(waiting, outcomes):
        if isinstance(each, _Append):
            each.told(outcome)
        elif not each.done.done():
            each.done.set_result(outcome)


def _fail(waiting: _Append | _Work, wrong: Exception) -> None:
    if isinstance(waiting, _Append):
        waiting.told(wrong)
    else:
        _settle(waiting.done, wrong)


def _settle(done: asyncio.Future[Any], wrong: Exception | None) -> None:
    if done.done():
        return
    if wrong is None:
        done.set_result(None)
    else:
        done.set_exception(wrong)
