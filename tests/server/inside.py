"""A server inside the test's own process, for tests that look at both sides of a door."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from alehouse.server.keeper import Keeper
from alehouse.server.metrics import Metrics
from alehouse.server.serve import configured
from alehouse.server.settings import Settings
from tests.server.serving import hurry


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
