"""The server is killed in the middle of play, again and again: what was acknowledged is there, and nothing twice."""

from __future__ import annotations

import asyncio
import random

import pytest

import alehouse
from alehouse.engine.luck import FastLuck
from tests.server.client import company, run
from tests.server.crashing import all_done, check, go_on, keep_playing
from tests.server.postgres import Postgres
from tests.server.serving import Serving, start

GAME = max(alehouse.games(), key=lambda game: game.length)


class Power:
    """A server that is killed and started again."""

    def __init__(self, database: str) -> None:
        self.server: Serving = start(database)
        self.on = asyncio.Event()
        self.on.set()

    async def fail(self, rarely: random.Random) -> None:
        """At any moment: in the middle of a commit, of a message, or of nothing."""
        await asyncio.sleep(rarely.random())
        self.on.clear()
        self.server.kill()
        self.server = await asyncio.to_thread(self.server.again)
        self.on.set()


async def crash_often(database: str, kills: int, seed: int) -> None:
    power = Power(database)
    rarely = random.Random(seed)
    killed = 0
    while killed < kills:
        clients = await company(power.server.address, GAME.name, max(2, GAME.fewest))
        playing = [
            asyncio.create_task(keep_playing(power.on, client, FastLuck(seed + number)))
            for number, client in enumerate(clients)
        ]
        while killed < kills and not all_done(playing):
            # Often in the middle of play, and sometimes before it has gone on at all.
            if rarely.random() < 0.7:
                await go_on(playing, clients, 1)
            await power.fail(rarely)
            killed += 1
        # It goes on after the last one too.
        await go_on(playing, clients, 5)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await check(database, clients)
    await asyncio.to_thread(power.server.stop)


def test_killed_a_dozen_times(database: str) -> None:
    run(crash_often(database, kills=12, seed=1))


def test_killed_a_dozen_times_on_postgresql(postgres: Postgres) -> None:
    run(crash_often(postgres.database(), kills=12, seed=2))


@pytest.mark.long
def test_killed_a_hundred_times(database: str) -> None:
    run(crash_often(database, kills=100, seed=3))


@pytest.mark.long
def test_killed_a_hundred_times_on_postgresql(postgres: Postgres) -> None:
    run(crash_often(postgres.database(), kills=100, seed=4))


def test_restarted_in_the_middle(database: str) -> None:
    """An operator stops it: everybody is told to come back, nothing is said that should not be, and play goes on."""
    server = start(database)

    async def scene() -> None:
        clients = await company(server.address, GAME.name, max(2, GAME.fewest))
        for client in clients:
            await client.tell({"is": "promise", "promise": None})
        said = await asyncio.to_thread(server.stop)
        assert said == ""
        assert [await client.closed() for client in clients] == [1012] * len(clients)
        again = server.again()
        for client in clients:
            await client.come()
            assert client.now["phase"] == "play"
        asked = next(client for client in clients if client.now["choices"])
        await asked.play(FastLuck(0), len(asked.steps) + 1)
        await asyncio.to_thread(again.stop)

    run(scene())
