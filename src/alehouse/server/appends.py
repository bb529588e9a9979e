"""Storing new entries of many logs in one transaction, in as few words to the database as can be.

This is what a server does most, so it speaks to the drivers themselves. An append whose first number is taken is
refused as a whole: whoever has the first number has the others, since numbers have no gaps.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import asyncpg
import msgspec
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.database import set_up_sqlite
from alehouse.server.news import chunks, dsn, opening, part
from alehouse.tables.entries import AnyEntry, Began, encode


@dataclass(frozen=True)
class Append:
    """New entries of one table."""

    table: int
    entries: Sequence[AnyEntry]

    @property
    def begins(self) -> bool:
        return any(isinstance(entry, Began) for entry in self.entries)


class Appends:
    """Writes to one kind of database."""

    async def write(self, appends: Sequence[Append]) -> set[int]:
        """Store them, one a table and in the order of tables; the tables whose entries are stored."""
        raise NotImplementedError

    async def write_in(self, connection: AsyncConnection, append: Append) -> bool:
        """Store one in a transaction that writes something else too; whether it is stored."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class InSqlite(Appends):
    """One thread with one connection."""

    def __init__(self, url: URL) -> None:
        self._file = str(url.database)
        self._thread = ThreadPoolExecutor(1, "appends")
        self._connection: sqlite3.Connection | None = None

    async def write(self, appends: Sequence[Append]) -> set[int]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, appends)

    async def write_in(self, connection: AsyncConnection, append: Append) -> bool:
        for row in [msgspec.json.encode([_row(append.table, entry)]) for entry in append.entries]:
            if not (await connection.exec_driver_sql(_INSERT, (row,))).rowcount:
                return False
        if append.begins:
            await connection.exec_driver_sql(_BEGIN, (append.table,))
        return True

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, appends: Sequence[Append]) -> set[int]:
        connection = self._open()
        rows = [_row(each.table, entry) for each in appends for entry in each.entries]
        connection.execute("begin immediate")
        try:
            # All at once: each word to the database gives the other threads their turn, and then waits for its own.
            if connection.execute(_INSERT, [msgspec.json.encode(rows)]).rowcount == len(rows):
                stored = {each.table for each in appends}
            else:
                connection.execute("rollback")
                connection.execute("begin immediate")
                stored = {each.table for each in appends if _insert_alone(connection, each)}
            for each in appends:
                if each.begins and each.table in stored:
                    connection.execute(_BEGIN, [each.table])
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        return stored

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=60, isolation_level=None)
            set_up_sqlite(self._connection, None)
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


_INSERT = """
    insert into entries (table_id, number, data)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), cast(json_extract(value, '$[2]') as blob)
    from json_each(?) where true
    on conflict do nothing
"""


_BEGIN = "update tables set begun = true where id = ?"


def _row(table: int, entry: AnyEntry) -> tuple[int, int, str]:
    return table, entry.number, encode(entry).decode()


def _insert_alone(connection: sqlite3.Connection, append: Append) -> bool:
    first, *rest = [msgspec.json.encode([_row(append.table, entry)]) for entry in append.entries]
    if not connection.execute(_INSERT, [first]).rowcount:
        return False
    for row in rest:
        connection.execute(_INSERT, [row])
    return True


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

    def _told(self, appends: Sequence[Append]) -> tuple[object, ...]:
        """The statement's arguments."""
        tables: list[int] = []
        numbers: list[int] = []
        data: list[bytes] = []
        firsts: list[bool] = []
        parts: list[str] = []
        for each in appends:
            encoded = [encode(entry) for entry in each.entries]
            for entry, bytes_of_entry in zip(each.entries, encoded):
                tables.append(each.table)
                numbers.append(entry.number)
                data.append(bytes_of_entry)
                firsts.append(entry is each.entries[0])
            parts.append(part(each.table, each.entries[-1].number, encoded))
        return (
            tables,
            numbers,
            data,
            firsts,
            [each.table for each in appends if each.begins],
            [each.table for each in appends],
            chunks(parts),
            parts,
            self._opening,
        )

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=2)


# In the order of tables on all servers, or two transactions might wait for each other.
_APPEND = """
    with given as (
        select * from unnest($1::int[], $2::int[], $3::bytea[], $4::bool[]) as given(table_id, number, data, first)
    ), stored as (
        insert into entries (table_id, number, data)
        select table_id, number, data from given where first order by table_id
        on conflict do nothing returning table_id
    ), rest as (
        insert into entries (table_id, number, data)
        select table_id, number, data from given join stored using (table_id) where not first
    ), begun as (
        update tables set begun = true where id = any($5::int[]) and id in (select table_id from stored)
    ), told as materialized (
        select pg_notify('alehouse', $9::text || string_agg(part, ',') || ']]')
        from unnest($6::int[], $7::int[], $8::text[]) as parts(table_id, chunk, part) join stored using (table_id)
        group by chunk
    )
    select table_id, (select count(*) from told) from stored
"""
