"""Opening a database: SQLite in a file of its own or PostgreSQL, brought to the newest version by itself."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from alehouse.engine.errors import AlehouseError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
LONGEST_LOG = 10_000
"""Pages of 4 kB in SQLite's log after which it waits until they are copied to where they belong."""
_ONE_AT_A_TIME = 0x616C65686F757365
"""Of servers that start together on one PostgreSQL, one migrates and the others wait."""


def usual_database() -> str:
    """Where tables are kept if nobody says otherwise: one file in the user's own folder."""
    return f"sqlite:///{user_data_path('alehouse') / 'tables.sqlite3'}"


def read_url(database: str) -> URL:
    """The address of a database; raises AlehouseError where it is none that we know."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise AlehouseError("server-database-odd") from None
    if url.drivername not in DRIVERS or (url.drivername == "sqlite" and not url.database):
        raise AlehouseError("server-database-odd")
    return url.set(drivername=DRIVERS[url.drivername])


async def open_database(url: URL) -> AsyncEngine:
    """An engine for a database that is ready to be used."""
    engine = _sqlite(url) if url.drivername.startswith("sqlite") else _postgresql(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _ONE_AT_A_TIME})
            else:
                # Python begins a transaction with the first row that is written, and not with a table that is made.
                await connection.exec_driver_sql("begin immediate")
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def _postgresql(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)


def _sqlite(url: URL) -> AsyncEngine:
    file = Path(str(url.database))
    file.parent.mkdir(parents=True, exist_ok=True)
    # Luck to come is in there: for nobody else to read. What SQLite puts beside it has the same rights.
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_async_engine(url, connect_args={"timeout": 60}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def connect_sqlite(file: str) -> sqlite3.Connection:
    """A connection without SQLAlchemy, for one thread; every statement is a transaction unless one was begun."""
    connection = sqlite3.connect(file, timeout=60, isolation_level=None)
    set_up_sqlite(connection, None)
    return connection


def set_up_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        # With NORMAL, what was acknowledged is lost when the power fails.
        "synchronous = FULL",
        "foreign_keys = ON",
        # What a statement might have to take back would be written to a file of its own, as much again as is stored.
        "temp_store = MEMORY",
        # In KiB.
        f"cache_size = -{64 * 1024}",
        # Usually the log is copied into the file before it is so long, while nobody waits (checkpoints.py).
        f"wal_autocheckpoint = {LONGEST_LOG}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring a database to this revision; where that fails, it stays as it was if all is done in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise AlehouseError("server-database-newer")
    command.upgrade(config, to)
