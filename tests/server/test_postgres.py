"""There is a PostgreSQL to test with wherever there is Python: where the machine has none, one from a wheel."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alehouse.server.database import open_database, read_url
from alehouse.server.store import Store
from tests.server.postgres import a_postgres, programs_of_the_wheel


def test_the_one_from_the_wheel_keeps_tables_too(tmp_path: Path) -> None:
    async def scene(database: str) -> None:
        store = Store(await open_database(read_url(database)), "test")
        assert await store.find("abcdefghj") is None
        await store.engine.dispose()

    with a_postgres(tmp_path, programs_of_the_wheel()) as running:
        asyncio.run(scene(running.database()))
