"""Group commit: whatever waits to be written is written in one transaction, since the disk is what takes time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.server.news import announcements
from alehouse.server.schema import ENTRIES, TABLES
from alehouse.tables.entries import AnyEntry, Began, encode

MOST = 500
"""Appends in one transaction."""

T = TypeVar("T")
Also = Callable[[AsyncConnection], Awaitable[None]]
"""What is written together with entries, or not at all."""


class Overtaken(Exception):
    """Another server has written an entry with this number: nothing of this append was stored."""


@dataclass
class _Append:
    table: int
    entries: Sequence[AnyEntry]
    also: Also | None
    done: asyncio.Future[None]


@dataclass
class _Work:
    run: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]


@dataclass
class _Batch:
    appends: dict[int, _Append] = field(default_factory=dict)
    """By table: two of one table never go together."""
    works: list[_Work] = field(default_factory=list)

    def waiting(self) -> list[_Append | _Work]:
        return [*self.appends.values(), *self.works]


class Commits:
    """All writing of one server."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self._engine = engine
        self._server = server
        self._tells = engine.dialect.name == "postgresql"
        insert = (postgresql.insert if self._tells else sqlite.insert)(ENTRIES)
        self._insert_first = insert.on_conflict_do_nothing().returning(ENTRIES.c.table_id)
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

    async def append(self, table: int, entries: Sequence[AnyEntry], also: Also | None = None) -> None:
        """Store entries, all or none; raises Overtaken where their numbers are taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Append(table, entries, also, done))
        await done

    async def do(self, run: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Write something else. It may be run twice, when a transaction that it was in has failed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(_Work(run, done))
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
                await self._commit(self._take())

    def _take(self) -> _Batch:
        batch = _Batch()
        left: list[_Append | _Work] = []
        for each in self._waiting:
            if len(batch.appends) + len(batch.works) == MOST or (
                isinstance(each, _Append) and each.table in batch.appends
            ):
                left.append(each)
            elif isinstance(each, _Append):
                batch.appends[each.table] = each
            else:
                batch.works.append(each)
        self._waiting = left
        return batch

    async def _commit(self, batch: _Batch) -> None:
        waiting = batch.waiting()
        try:
            outcomes = await self._write(batch)
        except Exception as wrong:
            if len(waiting) == 1:
                _fail(waiting[0], wrong)
                return
            # One of them cannot be written: that is no reason to refuse the others.
            for each in waiting:
                alone = _Batch({each.table: each}) if isinstance(each, _Append) else _Batch(works=[each])
                await self._commit(alone)
            return
        for each, outcome in zip(waiting, outcomes):
            if each.done.done():
                continue
            if isinstance(outcome, Overtaken):
                each.done.set_exception(outcome)
            else:
                each.done.set_result(outcome)

    async def _write(self, batch: _Batch) -> list[Any]:
        """What became of each, in the order of `waiting`."""
        async with self._engine.begin() as connection:
            stored = await self._insert(connection, batch.appends) if batch.appends else set()
            answers = [await work.run(connection) for work in batch.works]
        return [*(None if table in stored else Overtaken() for table in batch.appends), *answers]

    async def _insert(self, connection: AsyncConnection, appends: dict[int, _Append]) -> set[int]:
        # In one order on all servers, or two transactions might wait for each other.
        sorted_appends = [appends[table] for table in sorted(appends)]
        firsts = [_row(each.table, each.entries[0]) for each in sorted_appends]
        # Whoever has the first number has the others: numbers have no gaps.
        stored = set((await connection.execute(self._insert_first, firsts)).scalars())
        accepted = [each for each in sorted_appends if each.table in stored]
        rest = [_row(each.table, entry) for each in accepted for entry in each.entries[1:]]
        if rest:
            await connection.execute(ENTRIES.insert(), rest)
        begun = [each.table for each in accepted if any(isinstance(entry, Began) for entry in each.entries)]
        if begun:
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(begun)).values(begun=True))
        for each in accepted:
            if each.also is not None:
                await each.also(connection)
        await self.announce(connection, [(each.table, each.entries[-1].number) for each in accepted])
        return stored

    async def announce(self, connection: AsyncConnection, reached: Sequence[tuple[int, int]]) -> None:
        """Tell other servers, when the transaction is done; SQLite has no others."""
        if self._tells:
            for payload in announcements(self._server, reached):
                await connection.execute(_NOTIFY, {"payload": payload})


_NOTIFY = text("select pg_notify('alehouse', :payload)")


def _row(table: int, entry: AnyEntry) -> dict[str, int | bytes]:
    return {"table_id": table, "number": entry.number, "data": encode(entry)}


def _fail(waiting: _Append | _Work, wrong: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(wrong)
