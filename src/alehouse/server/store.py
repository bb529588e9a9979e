"""What is kept of tables: their logs, who holds which seat, and who is there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Insert, delete, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.server.commits import Commits
from alehouse.server.news import CAME_OR_GONE, HELD_ANEW
from alehouse.server.schema import ENTRIES, HOLDS, LINKS, PRESENCE, TABLES
from alehouse.tables.entries import AnyEntry, decode, encode

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of codes: none that is mistaken for another when it is read aloud or copied."""
CODE_LENGTH = 9
STALE = 60_000
"""Milliseconds after which a server that says nothing is taken for gone, with all who were connected to it."""


@dataclass(frozen=True)
class Kept:
    """A table as it is found, without its log."""

    id: int
    code: str
    created: int
    tip: bytes
    listed: bool


@dataclass(frozen=True)
class Hold:
    """What somebody holds at a table: a seat, or the host's rights, or both."""

    seat: int | None
    host: bool


NOTHING = Hold(None, False)


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Store:
    """One database, as one server sees it."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self.engine = engine
        self.server = server
        self.commits = Commits(engine, server)
        self._tells = engine.dialect.name == "postgresql"

    def start(self) -> None:
        self.commits.start()

    async def stop(self) -> None:
        await self.commits.stop()
        await self.engine.dispose()

    async def is_there(self) -> None:
        """Raises whatever keeps the database from answering."""
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))

    # Tables and their logs

    async def create(self, tip: bytes, listed: bool, entries: Sequence[AnyEntry], holder: str, hold: Hold) -> Kept:
        """A new table, with the first entries of its log and its host."""

        async def run(connection: AsyncConnection) -> Kept:
            code = fresh_code()
            created = entries[0].at
            row = {"code": code, "created": created, "tip": tip, "listed": listed, "begun": False}
            made = await connection.execute(TABLES.insert().returning(TABLES.c.id), row)
            id = made.scalar_one()
            log = [{"table_id": id, "number": entry.number, "data": encode(entry)} for entry in entries]
            await connection.execute(ENTRIES.insert(), log)
            await connection.execute(_new_hold(id, holder, hold))
            return Kept(id, code, created, tip, listed)

        try:
            return await self.commits.do(run)
        except IntegrityError:
            # Two codes alike, once in a very long time.
            return await self.commits.do(run)

    async def find(self, code: str) -> Kept | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(_KEPT.where(TABLES.c.code == code))).first()
        return Kept(*row) if row is not None else None

    async def entries(self, table: int, after: int = 0) -> list[AnyEntry]:
        """The log of a table, behind entry number `after`."""
        wanted = (
            select(ENTRIES.c.data)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with self.engine.connect() as connection:
            return [decode(data) for data in (await connection.execute(wanted)).scalars()]

    async def open_tables(self, most: int) -> list[tuple[Kept, list[AnyEntry]]]:
        """Listed tables that have not begun, the newest first, with their logs."""
        wanted = _KEPT.where(TABLES.c.listed, ~TABLES.c.begun).order_by(TABLES.c.created.desc()).limit(most)
        async with self.engine.connect() as connection:
            found = [Kept(*row) for row in (await connection.execute(wanted)).all()]
            logs = await _logs(connection, [kept.id for kept in found])
        return [(kept, logs[kept.id]) for kept in found]

    # Who holds what

    async def hold(self, table: int, holder: str) -> Hold:
        wanted = select(HOLDS.c.seat, HOLDS.c.host).where(HOLDS.c.table_id == table, HOLDS.c.holder == holder)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Hold(*row) if row is not None else NOTHING

    async def held_by(self, holder: str, most: int) -> list[tuple[Kept, Hold, list[AnyEntry]]]:
        """The tables where somebody holds something, the newest first, with what is known before they begin."""
        wanted = (
            select(*_KEPT.selected_columns, HOLDS.c.seat, HOLDS.c.host)
            .join(HOLDS, HOLDS.c.table_id == TABLES.c.id)
            .where(HOLDS.c.holder == holder)
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            logs = await _logs(connection, [row[0] for row in rows])
        return [(Kept(*row[:5]), Hold(row[5], row[6]), logs[row[0]]) for row in rows]

    async def give(self, table: int, holder: str, hold: Hold) -> None:
        """From now on this holder has this, in the place of what it had at this table."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(delete(HOLDS).where(HOLDS.c.table_id == table, HOLDS.c.holder == holder))
            await connection.execute(_new_hold(table, holder, hold))

        await self.commits.do(run)

    async def free(self, table: int, seat: int, but: str | None = None) -> None:
        """Nobody holds this seat any more, but perhaps one; who is the host remains it."""

        async def run(connection: AsyncConnection) -> None:
            held = (HOLDS.c.table_id == table) & (HOLDS.c.seat == seat)
            if but is not None:
                held &= HOLDS.c.holder != but
            await connection.execute(delete(HOLDS).where(held, ~HOLDS.c.host))
            await connection.execute(update(HOLDS).where(held).values(seat=None))
            await connection.execute(delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat))
            await self.commits.announce(connection, table, HELD_ANEW)

        await self.commits.do(run)

    async def link(self, token: str, table: int, hold: Hold, now: int, until: int) -> None:
        """A link for a second device, known by the hash of its token; those that are past go."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(delete(LINKS).where(LINKS.c.until < now))
            row = {"token": token, "table_id": table, "seat": hold.seat, "host": hold.host, "until": until}
            await connection.execute(LINKS.insert(), row)

        await self.commits.do(run)

    async def take(self, token: str, holder: str, now: int) -> Kept | None:
        """Let a second device have what a link is for. None where there is no such link (any more)."""

        async def run(connection: AsyncConnection) -> Kept | None:
            taken = delete(LINKS).where(LINKS.c.token == token)
            row = (await connection.execute(taken.returning(*LINKS.c))).first()
            if row is None or row.until < now:
                return None
            held = (HOLDS.c.table_id == row.table_id) & (HOLDS.c.holder == holder)
            await connection.execute(delete(HOLDS).where(held))
            await connection.execute(_new_hold(row.table_id, holder, Hold(row.seat, row.host)))
            return Kept(*(await connection.execute(_KEPT.where(TABLES.c.id == row.table_id))).one())

        return await self.commits.do(run)

    # Who is there

    async def is_here(self, table: int, seat: int, here: bool, now: int) -> None:
        """A seat has come, or has gone, as far as this server sees."""

        async def run(connection: AsyncConnection) -> None:
            values = {"table_id": table, "seat": seat, "server": self.server, "here": here, "seen": now}
            insert = (postgresql.insert if self._tells else sqlite.insert)(PRESENCE)
            change = insert.values(values).on_conflict_do_update(
                index_elements=["table_id", "seat", "server"], set_={"here": here, "seen": now}
            )
            await connection.execute(change)
            await self.commits.announce(connection, table, CAME_OR_GONE)

        await self.commits.do(run)

    async def still_here(self, now: int) -> None:
        """All who are connected to this server still are."""

        async def run(connection: AsyncConnection) -> None:
            mine = (PRESENCE.c.server == self.server) & PRESENCE.c.here
            await connection.execute(update(PRESENCE).where(mine).values(seen=now))

        await self.commits.do(run)

    async def seen(self, table: int, now: int) -> tuple[set[int], dict[int, int]]:
        """The seats that are connected anywhere, and when each other one was last seen."""
        wanted = select(PRESENCE.c.seat, PRESENCE.c.here, PRESENCE.c.seen).where(PRESENCE.c.table_id == table)
        here: set[int] = set()
        last: dict[int, int] = {}
        async with self.engine.connect() as connection:
            for seat, is_here, seen in (await connection.execute(wanted)).all():
                if is_here and seen > now - STALE:
                    here.add(seat)
                last[seat] = max(seen, last.get(seat, 0))
        return here, {seat: seen for seat, seen in last.items() if seat not in here}


_KEPT = select(TABLES.c.id, TABLES.c.code, TABLES.c.created, TABLES.c.tip, TABLES.c.listed)


def _new_hold(table: int, holder: str, hold: Hold) -> Insert:
    return HOLDS.insert().values(table_id=table, holder=holder, seat=hold.seat, host=hold.host)


async def _logs(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, list[AnyEntry]]:
    """The beginning of each log, which says what is played and who sits where."""
    wanted = (
        select(ENTRIES.c.table_id, ENTRIES.c.data)
        .where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.number <= BEGINNING)
        .order_by(ENTRIES.c.table_id, ENTRIES.c.number)
    )
    logs: dict[int, list[AnyEntry]] = {table: [] for table in tables}
    for table, data in (await connection.execute(wanted)).all():
        logs[table].append(decode(data))
    return logs


BEGINNING = 100
"""Entries of a log that are looked at to say what a table is about."""
