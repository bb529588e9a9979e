"""Storing: in groups, all or nothing, each number once, forward only."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic import op
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from alehouse.engine.errors import AlehouseError
from alehouse.server.checkpoints import Checkpoints
from alehouse.server.commits import Append, Overtaken
from alehouse.server.database import LONGEST_LOG, migrate, open_database, read_url
from alehouse.server.schema import ENTRIES, TABLES
from alehouse.server.store import STALE, Hold, Kept, Store
from alehouse.tables.entries import AnyEntry, Said, encode, encode_all
from tests.server.postgres import Postgres

HOLDER = "a" * 64


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()


def talk(first: int, last: int, text: str = "hi") -> list[AnyEntry]:
    return [Said(at=number, number=number, seat=0, name="Ann", text=text) for number in range(first, last + 1)]


def with_store(database: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        store = Store(await open_database(read_url(database)), "test")
        store.start()
        try:
            await scene(store)
        finally:
            await store.stop()

    asyncio.run(all_of_it())


async def a_table(store: Store) -> int:
    return (await store.create(b"t" * 32, True, talk(1, 1), HOLDER, Hold(0, True))).id


def test_each_number_is_stored_once(kept_in: str) -> None:
    """Of many who write the same numbers one is accepted, and of the others nothing stays."""

    async def scene(store: Store) -> None:
        table = await a_table(store)
        for first in range(2, 30, 3):
            tries = [store.commits.append(table, talk(first, first + 2 + more, f"try {more}")) for more in range(4)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            (accepted,) = [number for number, outcome in enumerate(outcomes) if outcome is None]
            assert all(isinstance(outcome, Overtaken) for outcome in outcomes if outcome is not None)
            log = await store.entries(table)
            assert log[first - 1 :] == talk(first, first + 2 + accepted, f"try {accepted}")
            if accepted:
                return
        assert [entry.number for entry in await store.entries(table)] == list(range(1, len(log) + 1))

    with_store(kept_in, scene)


def test_what_is_written_together_is_one_row(kept_in: str) -> None:
    async def scene(store: Store) -> None:
        table = await a_table(store)
        await store.commits.append(table, talk(2, 4))
        async with store.engine.connect() as connection:
            numbers = select(ENTRIES.c.number).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            assert list((await connection.execute(numbers)).scalars()) == [1, 2]
        assert await store.entries(table, after=1) == talk(2, 4)
        assert await store.entries(table, after=4) == []

    with_store(kept_in, scene)


def test_one_that_fails_does_not_fail_the_others(kept_in: str) -> None:
    async def scene(store: Store) -> None:
        tables = [await a_table(store) for _ in range(3)]
        nowhere = max(tables) + 999
        appends = [store.commits.append(table, talk(2, 3)) for table in [*tables[:2], nowhere, tables[2]]]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [True, True, False, True]
        assert not isinstance(outcomes[2], Overtaken)
        for table in tables:
            assert len(await store.entries(table)) == 3

    with_store(kept_in, scene)


def test_one_that_is_overtaken_does_not_hold_up_the_others(kept_in: str) -> None:
    async def scene(store: Store) -> None:
        tables = [await a_table(store) for _ in range(3)]
        await store.commits.append(tables[1], talk(2, 2, "first"))
        outcomes = await asyncio.gather(
            *(store.commits.append(table, talk(2, 3)) for table in tables), return_exceptions=True
        )
        assert [outcome is None for outcome in outcomes] == [True, False, True]
        assert isinstance(outcomes[1], Overtaken)
        for table, log in zip(tables, (talk(1, 3), talk(1, 1) + talk(2, 2, "first"), talk(1, 3))):
            assert await store.entries(table) == log

    with_store(kept_in, scene)


def test_many_are_stored_in_few_transactions(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        tables = [await a_table(store) for _ in range(30)]
        written: list[int] = []
        write = store.commits._appends.write

        async def counting(appends: Sequence[Append]) -> set[int]:
            written.append(len(appends))
            return await write(appends)

        store.commits._appends.write = counting  # type: ignore[method-assign]
        await asyncio.gather(*(store.commits.append(table, talk(2, 2)) for table in tables))
        assert len(written) <= 2
        assert sum(written) == len(tables)

    with_store(f"sqlite:///{tmp_path}/tables.sqlite3", scene)


def test_links_work_once_and_not_for_ever(kept_in: str) -> None:
    async def scene(store: Store) -> None:
        table = await a_table(store)
        await store.link("b" * 64, table, Hold(0, False), 100, 200)
        assert await store.take("c" * 64, "d" * 64, 150) is None
        kept = await store.take("b" * 64, "d" * 64, 150)
        assert isinstance(kept, Kept)
        assert kept.id == table
        assert await store.take("b" * 64, "e" * 64, 150) is None
        assert await store.hold(table, "d" * 64) == Hold(0, False)
        await store.link("f" * 64, table, Hold(0, False), 100, 200)
        assert await store.take("f" * 64, "e" * 64, 201) is None
        await store.commits.do(store.freeing(table, 0, but="d" * 64))
        assert await store.hold(table, HOLDER) == Hold(None, True), "the host stays the host"

    with_store(kept_in, scene)


def test_a_silent_server_has_nobody_connected(kept_in: str) -> None:
    async def scene(store: Store) -> None:
        table = await a_table(store)
        await store.is_here(table, 0, True, 1000)
        assert await store.seen(table, 2000) == ({0}, {})
        await store.still_here(5000)
        assert await store.seen(table, 4999 + STALE) == ({0}, {})
        assert await store.seen(table, 5000 + STALE) == (set(), {0: 5000})

    with_store(kept_in, scene)


def test_a_database_opens_again_and_again(kept_in: str) -> None:
    for _ in range(2):
        with_store(kept_in, lambda store: store.is_there())


async def an_older_one(database: str) -> None:
    """A database in which SQLite kept each table's log by itself: an empty one, and two with rows of many kinds."""
    engine = create_async_engine(read_url(database))
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "together")
        for table in (1, 2, 3):
            row = {"code": f"table{table}", "created": 1, "tip": b"t" * 32, "listed": False, "begun": True}
            await connection.execute(TABLES.insert(), row)
            # Once, each entry was a row.
            rows = [(entry.number, encode(entry)) for entry in talk(1, 3, f"at {table}")]
            rows += [(first, encode_all(talk(first, last, f"at {table}"))) for first, last in ((4, 4), (5, 9))]
            if table != 3:
                named = [{"table_id": table, "number": number, "data": data} for number, data in rows]
                await connection.execute(ENTRIES.insert(), named)
    await engine.dispose()


def test_logs_in_an_older_database_go_on(kept_in: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.entries(2) == talk(1, 9, "at 2")
        assert await store.entries(2, after=4) == talk(5, 9, "at 2")
        for number in (2, 4, 5):
            with pytest.raises(Overtaken):
                await store.commits.append(2, talk(number, 9))
        await store.commits.append(2, talk(10, 12))
        assert await store.entries(2) == talk(1, 9, "at 2") + talk(10, 12)
        assert await store.entries(1) == talk(1, 9, "at 1")
        assert await store.entries(3) == []
        await store.commits.append(3, talk(1, 2))
        assert (await a_table(store), await store.entries(3)) == (4, talk(1, 2))

    asyncio.run(an_older_one(kept_in))
    with_store(kept_in, scene)


def test_an_older_database_becomes_like_a_new_one(tmp_path: Path) -> None:
    def tables_of(file: Path) -> set[tuple[str, str]]:
        with_store(f"sqlite:///{file}", lambda store: store.is_there())
        with closing(sqlite3.connect(file)) as connection:
            return set(connection.execute("select name, sql from sqlite_master"))

    old = tmp_path / "old.sqlite3"
    asyncio.run(an_older_one(f"sqlite:///{old}"))
    assert tables_of(old) == tables_of(tmp_path / "new.sqlite3")


def test_what_is_interrupted_while_it_is_brought_up_to_date_stays_as_it_was(
    kept_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = op.execute

    def fails(*given: str) -> None:
        if not given or given[0].startswith("drop table"):
            raise RuntimeError("the power fails")
        execute(*given)

    async def scene(store: Store) -> None:
        assert await store.entries(1) == talk(1, 9, "at 1")
        assert await store.entries(3) == []
        await store.commits.append(3, talk(1, 2))
        assert (await a_table(store), await store.entries(3)) == (4, talk(1, 2))

    asyncio.run(an_older_one(kept_in))
    with monkeypatch.context() as patched:
        patched.setattr(op, "get_bind" if kept_in.startswith("postgresql") else "execute", fails)
        with pytest.raises(RuntimeError, match="power"):
            asyncio.run(open_database(read_url(kept_in)))
    with_store(kept_in, scene)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with_store(database, lambda store: store.is_there())
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("update alembic_version set version_num = 'from-the-future'")
    connection.close()
    with pytest.raises(AlehouseError) as wrong:
        with_store(database, lambda store: store.is_there())
    assert wrong.value.message.id == "server-database-newer"


def test_the_log_is_copied_to_where_it_belongs_though_it_is_not_too_long(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    def in_the_file_itself() -> int:
        # Immutable: whoever opens it so does not look into the log beside it.
        connection = sqlite3.connect(f"file:{file}?immutable=1", uri=True)
        try:
            there = connection.execute("select 1 from sqlite_master where name = 'entries'").fetchone()
            return int(connection.execute("select count(*) from entries").fetchone()[0]) if there else 0
        finally:
            connection.close()

    async def scene(store: Store) -> None:
        table = await a_table(store)
        await store.commits.append(table, talk(2, 3))
        async with asyncio.timeout(30):
            while in_the_file_itself() < 2:
                await asyncio.sleep(0.05)
        assert len(await store.entries(table)) == 3

    with_store(f"sqlite:///{file}", scene)


def test_a_log_that_cannot_be_copied_is_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        checkpoints = Checkpoints(str(tmp_path / "nowhere" / "tables.sqlite3"))
        checkpoints.are_due()
        await checkpoints.close()

    asyncio.run(scene())
    assert [each.message for each in caplog.records] == ["checkpoint-failed"]


def test_what_is_stored_is_on_the_disk_and_for_nobody_else_to_read(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, value in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
                ("wal_autocheckpoint", LONGEST_LOG),
            ):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        await a_table(store)
        for file in tmp_path.iterdir():
            assert os.stat(file).st_mode & 0o077 == 0, file

    with_store(f"sqlite:///{tmp_path}/tables.sqlite3", scene)


@pytest.mark.parametrize("odd", ["", "nonsense", "mysql://a/b", "sqlite://"])
def test_databases_that_are_none(odd: str) -> None:
    with pytest.raises(AlehouseError) as wrong:
        read_url(odd)
    assert wrong.value.message.id == "server-database-odd"
