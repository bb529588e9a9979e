"""A running server is backed up as docs/deploy.md says, and lost; what was backed up is put back, and play goes on."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import alehouse
from alehouse.engine.luck import FastLuck
from tests.server.client import Client, company, run
from tests.server.postgres import Postgres, found_programs
from tests.server.serving import ROOT, start

GAME = max(alehouse.games(), key=lambda game: game.length)
DEPLOY = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")


def as_documented(begins: str, **elsewhere: str) -> None:
    """Do what a line of docs/deploy.md says, with other files and databases in the place of those it names."""
    (line,) = re.findall(rf"^{re.escape(begins)}.*$", DEPLOY, re.MULTILINE)
    for name, there in (
        ("/var/lib/alehouse/tables.sqlite3", elsewhere.get("file")),
        ("/var/backups/alehouse", elsewhere.get("copy")),
        ("postgresql://alehouse@db/alehouse", elsewhere.get("database")),
        ("python3", sys.executable),
    ):
        if there is not None:
            line = line.replace(name, there)
    path = os.pathsep.join([str(found_programs()), os.environ["PATH"]])
    subprocess.run(line, shell=True, check=True, env={**os.environ, "PATH": path})


async def play_on(clients: list[Client], steps: int) -> None:
    await asyncio.gather(
        *(client.play(FastLuck(number), len(client.steps) + steps) for number, client in enumerate(clients))
    )


async def lose_everything(database: str, back_up: Callable[[], None], restore: Callable[[], str]) -> None:
    server = start(database)
    try:
        clients = await company(server.address, GAME.name, max(2, GAME.fewest))
        await play_on(clients, 10)
        await asyncio.to_thread(back_up)
        reached = max(client.have or 0 for client in clients)
        await play_on(clients, 50)
        assert all((client.have or 0) > reached for client in clients)
    finally:
        server.kill()
    again = start(restore())
    try:
        for client in clients:
            client.address = again.address
            await client.come()
        # Whoever has seen more than was backed up is shown the table as it was then.
        assert all(client.present is not None and (client.have or 0) <= reached for client in clients)
        await play_on(clients, 20)
    finally:
        again.stop()


def test_a_file_that_was_lost(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy"

    def back_up() -> None:
        as_documented("umask 077 && python3", file=str(file), copy=str(copy))
        assert Path(f"{copy}.sqlite3").stat().st_mode & 0o077 == 0, "luck to come is for nobody else to read"

    def restore() -> str:
        for left in tmp_path.glob("tables.sqlite3*"):
            left.unlink()
        as_documented("install --mode=600", file=str(file), copy=str(copy))
        return f"sqlite:///{file}"

    run(lose_everything(f"sqlite:///{file}", back_up, restore))


def test_a_postgresql_that_was_lost(postgres: Postgres, tmp_path: Path) -> None:
    lost, fresh, copy = postgres.database(), postgres.database(), tmp_path / "copy"

    def restore() -> str:
        as_documented("pg_restore", database=fresh, copy=str(copy))
        return fresh

    run(lose_everything(lost, lambda: as_documented("pg_dump", database=lost, copy=str(copy)), restore))
