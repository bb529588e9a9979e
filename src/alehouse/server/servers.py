"""Which servers there are on one database, and which of them tends which table.

Any server can do everything at any table. But where the people of a table are connected to several, all of these would
play and show everything; so one tends it, and the others pass on what is said (links.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.server.schema import SERVERS, TABLES
from alehouse.server.store import STALE, Store


@dataclass(frozen=True)
class Server:
    """Another server, as it has registered itself."""

    name: str
    address: str
    """HOST:PORT."""
    key: bytes


class Servers:
    """The servers of one database, as one of them sees it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._name = store.server

    async def as_database_sees_us(self) -> str:
        """The address that this server has for PostgreSQL, and so usually for the other servers."""
        async with self._store.engine.connect() as connection:
            seen = (await connection.execute(text("select host(inet_client_addr())"))).scalar_one()
        # By a socket that is a file, it has none: both are on one machine.
        return str(seen) if seen is not None else "127.0.0.1"

    async def register(self, me: Server, now: int) -> None:
        """This server is there (still), at this address; those that have not said so for long are not."""

        async def run(connection: AsyncConnection) -> None:
            row = {"server": me.name, "address": me.address, "key": me.key, "seen": now}
            there = postgresql.insert(SERVERS).values(row)
            await connection.execute(there.on_conflict_do_update(index_elements=["server"], set_={"seen": now}))
            await connection.execute(delete(SERVERS).where(SERVERS.c.seen <= now - STALE))

        await self._store.commits.do(run)

    async def leave(self) -> None:
        """From now on others tend the tables of this one."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(delete(SERVERS).where(SERVERS.c.server == self._name))

        await self._store.commits.do(run)

    async def tender(self, table: int, now: int) -> tuple[str | None, Server | None]:
        """The name of the server that tends this table, and where it is, if it is anywhere."""
        is_there = (SERVERS.c.server == TABLES.c.tender) & (SERVERS.c.seen > now - STALE)
        wanted = (
            select(TABLES.c.tender, SERVERS.c.address, SERVERS.c.key)
            .outerjoin(SERVERS, is_there)
            .where(TABLES.c.id == table)
        )
        async with self._store.engine.connect() as connection:
            name, address, key = (await connection.execute(wanted)).one()
        return name, None if address is None else Server(name, address, key)

    async def tend(self, table: int, instead_of: str | None) -> bool:
        """Tend this table from now on; False where another server was quicker."""

        async def run(connection: AsyncConnection) -> bool:
            as_it_was = (TABLES.c.id == table) & TABLES.c.tender.is_not_distinct_from(instead_of)
            changed = await connection.execute(update(TABLES).where(as_it_was).values(tender=self._name))
            return changed.rowcount == 1

        return await self._store.commits.do(run, table)
