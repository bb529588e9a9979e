"""Logs in a database: storing new entries of many in one transaction, in as few words to it as can be.

This is what a server does most, so it speaks to the drivers themselves, and what is added to a log at once is one row.
It stands under its first number: where that is taken it is refused as a whole, since numbers have no gaps.

On SQLite rows lie as they came, whatever log they belong to: were each log to lie by itself, or be found by an index, a
page of 4 kB would be written for every decision. So a row says which one of its log was the previous, and only where
logs end is kept by table; there, triggers refuse what does not go on from the end.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

import asyncpg
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.checkpoints import Checkpoints
from alehouse.server.database import connect_sqlite
from alehouse.server.news import TOGETHER, dsn, opening

if TYPE_CHECKING:
    from alehouse.server.commits import Append


class Appends:
    """Writes to one kind of database."""

    async def write(self, appends: Sequence[Append]) -> set[int]:
        """Store them, one a table and in the order of tables; the tables whose entries are stored."""
        raise NotImplementedError

    async def write_in(self, connection: AsyncConnection, append: Append) -> bool:
        """Store one in a transaction that writes something else too; whether it is stored."""
        raise NotImplementedError

    async def read(self, connection: AsyncConnection, table: int, after: int) -> list[bytes]:
        """The rows of a log behind entry number `after`, which is the last of its row."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class InSqlite(Appends):
    """One thread with one connection; and another of each, which keeps SQLite's log short meanwhile."""

    def __init__(self, url: URL) -> None:
        self._file = str(url.database)
        self._thread = ThreadPoolExecutor(1, "appends")
        self._connection: sqlite3.Connection | None = None
        self._checkpoints = Checkpoints(self._file)

    async def write(self, appends: Sequence[Append]) -> set[int]:
        stored = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, appends)
        self._checkpoints.are_due()
        return stored

    async def write_in(self, connection: AsyncConnection, append: Append) -> bool:
        if not (await connection.exec_driver_sql(_UNLESS_TAKEN, tuple(_rows([append])))).rowcount:
            return False
        if append.begins:
            await connection.exec_driver_sql(_BEGIN, (append.table,))
        return True

    async def read(self, connection: AsyncConnection, table: int, after: int) -> list[bytes]:
        return list((await connection.exec_driver_sql(_BACKWARDS, (table, after))).scalars())

    async def close(self) -> None:
        await self._checkpoints.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, appends: Sequence[Append]) -> set[int]:
        if self._connection is None:
            self._connection = connect_sqlite(self._file)
        return _write(self._connection, appends)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _write(connection: sqlite3.Connection, appends: Sequence[Append]) -> set[int]:
    # All at once: each word to the database gives the other threads their turn, and then waits for its own. One
    # statement is a transaction of its own, and stores all or nothing.
    if not any(each.begins for each in appends):
        with suppress(sqlite3.IntegrityError):
            connection.execute(_all(len(appends)), _rows(appends))
            return {each.table for each in appends}
    connection.execute("begin immediate")
    try:
        stored = {each.table for each in appends if connection.execute(_UNLESS_TAKEN, _rows([each])).rowcount}
        for each in appends:
            if each.begins and each.table in stored:
                connection.execute(_BEGIN, [each.table])
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return stored


@cache
def _all(rows: int) -> str:
    given = ", ".join(["(?, ?, ?)"] * rows)
    return f"""
        insert into entries (table_id, number, data, previous)
        select column1, column2, column3, entry from (values {given}) left join ends on table_id = column1
    """


_UNLESS_TAKEN = f"{_all(1)} where number is null or number < column2"
_BACKWARDS = """
    with recursive log (previous, number, data) as (
        select previous, entries.number, data from ends join entries on id = entry
        where ends.table_id = ?1 and entries.number > ?2
        union all
        select entries.previous, entries.number, entries.data from log join entries on id = log.previous
        where entries.number > ?2
    )
    select data from log order by number
"""
_BEGIN = "update tables set begun = true where id = ?"


def _rows(appends: Sequence[Append]) -> list[int | bytes]:
    """Rows, as the statement takes them."""
    found: list[int | bytes] = []
    for each in appends:
        found += (each.table, each.number, each.data)
    return found


class InPostgresql(Appends):
    """One statement, which tells the other servers too: it is one way there and back, and a transaction of its own."""

    def __init__(self, url: URL, server: str) -> None:
        self._dsn = dsn(url)
        self._opening = opening(server)
        self._connection: asyncpg.Connection | None = None

    async def write(self, appends: Sequence[Append]) -> set[int]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn)
        stored = await self._connection.fetch(_APPEND, *self._told(appends))
        return {row[0] for row in stored}

    async def write_in(self, connection: AsyncConnection, append: Append) -> bool:
        return (await connection.exec_driver_sql(_APPEND, self._told([append]))).first() is not None

    async def read(self, connection: AsyncConnection, table: int, after: int) -> list[bytes]:
        return list((await connection.exec_driver_sql(_READ, (table, after))).scalars())

    def _told(self, appends: Sequence[Append]) -> tuple[object, ...]:
        """The statement's arguments."""
        return (
            [each.table for each in appends],
            [each.number for each in appends],
            [each.data for each in appends],
            [each.entries[-1].number for each in appends],
            [each.table for each in appends if each.begins],
            self._opening,
        )

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=2)


_READ = "select data from entries where table_id = $1 and number > $2 order by number"

# In the order of tables on all servers, or two transactions might wait for each other.
_APPEND = f"""
    with given as (
        select * from unnest($1::int[], $2::int[], $3::bytea[], $4::int[]) as given(table_id, number, data, reached)
    ), stored as (
        insert into entries (table_id, number, data)
        select table_id, number, data from given order by table_id
        on conflict do nothing returning table_id
    ), begun as (
        update tables set begun = true where id = any($5::int[]) and id in (select table_id from stored)
    ), parts as (
        select '[' || table_id || ',' || reached || ']' as part, row_number() over () / {TOGETHER} as chunk
        from given join stored using (table_id)
    ), told as materialized (
        select pg_notify('alehouse', $6::text || string_agg(part, ',') || ']]') from parts group by chunk
    )
    select table_id, (select count(*) from told) from stored
"""
