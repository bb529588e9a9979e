"""What is kept of tables: their logs, who holds which seat, and who is there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Insert, delete, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.engine.errors import AlehouseError
from alehouse.server.appends import Appends, InPostgresql, InSqlite
from alehouse.server.commits import Also, Commits
from alehouse.server.news import CAME_OR_GONE, HELD_ANEW
from alehouse.server.schema import ANALYSES, ENTRIES, HOLDS, LINKS, PRESENCE, TABLES
from alehouse.tables import Table
from alehouse.tables.entries import AnyEntry, decode_all, encode_all

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of codes: none that is mistaken for another when it is read aloud or copied."""
CODE_LENGTH = 9
STALE = 60_000
"""Milliseconds after which a server that says nothing is taken for gone, with all who were connected to it."""

LONG_AGO = 60 * STALE
"""Milliseconds after which it does not matter any more where somebody was."""


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


def is_code(text: str) -> bool:
    """Whether this can be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)


class Store:
    """One database, as one server sees it."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self.engine = engine
        self.server = server
        self._tells = engine.dialect.name == "postgresql"
        self._appends: Appends = InPostgresql(engine.url, server) if self._tells else InSqlite(engine.url)
        self.commits = Commits(engine, server, self._appends)

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
            kept = await _new_table(connection, fresh_code(), tip, listed, entries)
            await connection.execute(_new_hold(kept.id, holder, hold))
            return kept

        try:
            return await self.commits.do(run)
        except IntegrityError:
            # Two codes alike, once in a very long time.
            return await self.commits.do(run)

    def creating_rematch(self, of: Kept, code: str, tip: bytes, again: Table, host: str) -> Also:
        """A new table for those who hold the seats of another one, each moved up by one."""

        async def also(connection: AsyncConnection) -> None:
            kept = await _new_table(connection, code, tip, of.listed, again.log)
            held = select(HOLDS.c.holder, HOLDS.c.seat).where(HOLDS.c.table_id == of.id, HOLDS.c.seat.is_not(None))
            players = len(again.places)
            for holder, seat in (await connection.execute(held)).all():
                hold = Hold((seat - 1) % players, holder == host)
                await connection.execute(_new_hold(kept.id, holder, hold))

        return also

    async def find(self, code: str) -> Kept | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(_KEPT.where(TABLES.c.code == code))).first()
        return Kept(*row) if row is not None else None

    async def entries(self, table: int, after: int = 0) -> list[AnyEntry]:
        """The log of a table, behind entry number `after`, which is the last of those that were written with it."""
        async with self.engine.connect() as connection:
            rows = await self._appends.read(connection, table, after)
        return [entry for data in rows for entry in decode_all(data)]

    async def open_tables(self, most: int) -> list[Kept]:
        """Listed tables that have not begun, the newest first."""
        wanted = _KEPT.where(TABLES.c.listed, ~TABLES.c.begun).order_by(TABLES.c.created.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [Kept(*row) for row in (await connection.execute(wanted)).all()]

    # Clocks that go on while nobody looks

    def setting_due(self, table: int, due: int | None) -> Also:
        """When somebody must look after this table, although nobody may have it in memory then."""

        async def also(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=due))

        return also

    async def overdue(self, now: int, most: int) -> list[Kept]:
        """Tables that somebody must look after, those that have waited longest first."""
        wanted = _KEPT.where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        async with self.engine.connect() as connection:
            return [Kept(*row) for row in (await connection.execute(wanted)).all()]

    # What has been analysed

    async def moments(self, table: int, of: str) -> dict[int, bytes]:
        """The moments of an analysis that are known, by their steps."""
        wanted = select(ANALYSES.c.step, ANALYSES.c.data).where(ANALYSES.c.table_id == table, ANALYSES.c.of == of)
        async with self.engine.connect() as connection:
            return {row.step: row.data for row in (await connection.execute(wanted)).all()}

    async def keep_moment(self, table: int, of: str, step: int, data: bytes) -> None:
        """One more; where another server was quicker, it is the same one."""

        async def run(connection: AsyncConnection) -> None:
            insert = (postgresql.insert if self._tells else sqlite.insert)(ANALYSES)
            row = {"table_id": table, "of": of, "step": step, "data": data}
            await connection.execute(insert.values(row).on_conflict_do_nothing())

        await self.commits.do(run, table)

    # Who holds what

    async def hold(self, table: int, holder: str) -> Hold:
        wanted = select(HOLDS.c.seat, HOLDS.c.host).where(HOLDS.c.table_id == table, HOLDS.c.holder == holder)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Hold(*row) if row is not None else NOTHING

    async def held_by(self, holder: str, most: int) -> list[tuple[Kept, Hold]]:
        """The tables where somebody holds something, the newest first."""
        wanted = (
            select(*_KEPT.selected_columns, HOLDS.c.seat, HOLDS.c.host)
            .join(HOLDS, HOLDS.c.table_id == TABLES.c.id)
            .where(HOLDS.c.holder == holder)
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [(Kept(*row[:5]), Hold(row[5], row[6])) for row in (await connection.execute(wanted)).all()]

    def giving(self, table: int, holder: str, seat: int) -> Also:
        """From now on this holder has this seat. Nobody has two at one table."""

        async def also(connection: AsyncConnection) -> None:
            held = (HOLDS.c.table_id == table) & (HOLDS.c.holder == holder)
            row = (await connection.execute(select(HOLDS.c.seat, HOLDS.c.host).where(held))).first()
            if row is not None and row.seat is not None:
                raise AlehouseError("server-sits-already", {"number": row.seat + 1})
            if row is not None:
                await connection.execute(update(HOLDS).where(held).values(seat=seat))
            else:
                await connection.execute(_new_hold(table, holder, Hold(seat, False)))

        return also

    def freeing(self, table: int, seat: int, but: str | None = None) -> Also:
        """Nobody holds this seat any more, but perhaps one; who is the host remains it."""

        async def also(connection: AsyncConnection) -> None:
            held = (HOLDS.c.table_id == table) & (HOLDS.c.seat == seat)
            if but is not None:
                held &= HOLDS.c.holder != but
            await connection.execute(delete(HOLDS).where(held, ~HOLDS.c.host))
            await connection.execute(update(HOLDS).where(held).values(seat=None))
            await connection.execute(delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat))
            await self.commits.announce(connection, [(table, HELD_ANEW)])

        return also

    async def link(self, token: str, table: int, hold: Hold, now: int, until: int) -> None:
        """A link for a second device, known by the hash of its token; those that are past go."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(delete(LINKS).where(LINKS.c.until < now))
            row = {"token": token, "table_id": table, "seat": hold.seat, "host": hold.host, "until": until}
            await connection.execute(LINKS.insert(), row)

        await self.commits.do(run)

    async def take(self, token: str, holder: str, now: int) -> Kept | Hold | None:
        """Let a second device have what a link is for. None where there is no such link (any more).

        Who holds another seat at that table keeps it, and is told what that is.
        """

        async def run(connection: AsyncConnection) -> Kept | Hold | None:
            link = (await connection.execute(select(LINKS).where(LINKS.c.token == token))).first()
            if link is None or link.until < now:
                return None
            mine = (HOLDS.c.table_id == link.table_id) & (HOLDS.c.holder == holder)
            row = (await connection.execute(select(HOLDS.c.seat, HOLDS.c.host).where(mine))).first()
            had = Hold(*row) if row is not None else NOTHING
            if had.seat is not None and had.seat != link.seat:
                return had
            if (await connection.execute(delete(LINKS).where(LINKS.c.token == token))).rowcount == 0:
                # Another server was first.
                return None
            await connection.execute(delete(HOLDS).where(mine))
            await connection.execute(_new_hold(link.table_id, holder, Hold(link.seat, link.host or had.host)))
            return Kept(*(await connection.execute(_KEPT.where(TABLES.c.id == link.table_id))).one())

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
            await self.commits.announce(connection, [(table, CAME_OR_GONE)])

        await self.commits.do(run, table)

    async def still_here(self, now: int) -> set[int]:
        """All who are connected to this server still are. The tables where somebody is gone whose server is silent."""

        async def run(connection: AsyncConnection) -> set[int]:
            mine = (PRESENCE.c.server == self.server) & PRESENCE.c.here
            await connection.execute(update(PRESENCE).where(mine).values(seen=now))
            silent = update(PRESENCE).where(PRESENCE.c.here, PRESENCE.c.seen <= now - STALE).values(here=False)
            gone = set((await connection.execute(silent.returning(PRESENCE.c.table_id))).scalars())
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.seen < now - LONG_AGO))
            await self.commits.announce(connection, [(table, CAME_OR_GONE) for table in sorted(gone)])
            return gone

        return await self.commits.do(run)

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


async def _new_table(
    connection: AsyncConnection, code: str, tip: bytes, listed: bool, entries: Sequence[AnyEntry]
) -> Kept:
    created = entries[0].at
    row = {"code": code, "created": created, "tip": tip, "listed": listed, "begun": False}
    id = (await connection.execute(TABLES.insert().returning(TABLES.c.id), row)).scalar_one()
    log = {"table_id": id, "number": entries[0].number, "data": encode_all(entries)}
    await connection.execute(ENTRIES.insert(), log)
    return Kept(id, code, created, tip, listed)
