"""A server inside the test's own process, for tests that look at both sides of a door."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from alehouse.server.keeper import Keeper
from alehouse.server.metrics import Metrics
from alehouse.server.serve import configured
from alehouse.server.settings import Settings
from tests.server.client import run
from tests.server.serving import hurry, settings

Scene = Callable[[str, Keeper], Awaitable[None]]


def in_a_house(tmp_path: Path, scene: Scene, **limits: Any) -> None:
    """A scene at a server with these limits."""

    async def all_of_it() -> None:
        chosen: Settings = replace(settings(f"sqlite:///{tmp_path}/tables.sqlite3"), **limits)
        async with a_house(chosen) as (address, keeper):
            await scene(address, keeper)

    run(all_of_it())


@asynccontextmanager
async def a_house(settings: Settings) -> AsyncIterator[tuple[str, Keeper]]:
    """Its address, and its keeper."""
    hurry()
    keeper = await Keeper.open(settings, Metrics())
    listening = socket.create_server(("127.0.0.1", 0))
    # So that little waits between the server and a slow reader where nobody sees it.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
    server = uvicorn.Server(configured(keeper))
    serving = asyncio.create_task(server._serve(sockets=[listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", keeper
    finally:
        server.should_exit = True
        await serving
        await keeper.stop()
