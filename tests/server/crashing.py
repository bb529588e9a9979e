"""Playing on although servers are killed, and looking whether what was acknowledged is there."""

from __future__ import annotations

import asyncio

from websockets.exceptions import ConnectionClosed, WebSocketException

from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck
from alehouse.server.database import open_database, read_url
from alehouse.server.store import Store
from alehouse.tables import Table
from alehouse.tables.entries import AnyEntry, Played
from tests.server.client import Client


async def keep_playing(on: asyncio.Event, client: Client, luck: FastLuck) -> None:
    """Whatever happens, come back when there is somebody to come to, and go on."""
    while True:
        try:
            await client.play(luck)
            return
        except (ConnectionClosed, TimeoutError):
            pass
        while True:
            await on.wait()
            try:
                await client.come()
                break
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)


async def go_on(playing: list[asyncio.Task[None]], clients: list[Client], steps: int) -> None:
    """Everybody has seen so many steps more than anybody has now, or the game is over."""
    reached = max(client.have or 0 for client in clients) + steps
    while not all_done(playing) and any((client.have or 0) < reached for client in clients):
        await asyncio.sleep(0.05)


def all_done(playing: list[asyncio.Task[None]]) -> bool:
    """Whether all have played to the end; raises what went wrong with one of them, since the others wait for it."""
    for task in playing:
        if task.done():
            task.result()
    return all(task.done() for task in playing)


async def check(database: str, clients: list[Client]) -> None:
    """All that was acknowledged or shown stands in the log, once, and the log makes a table."""
    engine = await open_database(read_url(database))
    store = Store(engine, "test")
    kept = await store.find(clients[0].code)
    assert kept is not None
    log = await store.entries(kept.id)
    await engine.dispose()
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    Table.of(log, Chain(kept.tip))
    assert any(client.acknowledged for client in clients)
    for client in clients:
        for step in client.steps:
            assert _tag(log[step["number"] - 1]) == step["what"]["kind"]
        assert len({decision for decision, _ in client.acknowledged}) == len(client.acknowledged)
        for decision, action in client.acknowledged:
            entry = log[decision]
            assert isinstance(entry, Played)
            assert (entry.seat, entry.action) == (client.seat, action)


def _tag(entry: AnyEntry) -> object:
    return entry.__struct_config__.tag
