"""One thing at a time at a table, in the order of asking."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alehouse.server.keeper import Keeper
from alehouse.server.turns import Turns
from alehouse.tables.entries import Said
from tests.server.client import Client, run
from tests.server.inside import in_a_house


def test_who_comes_first_is_first_and_nobody_pushes_in() -> None:
    async def scene() -> None:
        turns, done = Turns(), list[str]()

        async def wait(name: str) -> None:
            async with turns:
                done.append(name)
                await asyncio.sleep(0)

        assert turns.take_at_once()
        waiting = [asyncio.create_task(wait(name)) for name in ("ann", "bob")]
        await asyncio.sleep(0)
        turns.give_back()
        # It is ann's already, though she does not know it yet.
        assert turns.taken
        assert not turns.take_at_once()
        await asyncio.gather(*waiting)
        assert done == ["ann", "bob"]
        assert not turns.taken

    run(scene())


def test_who_gives_up_waiting_holds_up_nobody() -> None:
    async def scene() -> None:
        turns = Turns()

        async def wait() -> None:
            async with turns:
                pass

        assert turns.take_at_once()
        early, late, last = [asyncio.create_task(wait()) for _ in range(3)]
        await asyncio.sleep(0)
        early.cancel()
        turns.give_back()
        # Called and called off in the same moment.
        late.cancel()
        await asyncio.wait_for(last, 10)
        assert early.cancelled()
        assert late.cancelled()
        assert not turns.taken

    run(scene())


def test_what_another_server_says_meanwhile_is_followed_when_its_turn_comes(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        client = Client(address)
        live = await keeper.live(await client.set_up("the-pub", 3))
        await client.come()
        log = await live.ask(lambda table: table.log)
        number = len(log) + 1
        said = Said(at=1, number=number, seat=0, name="Ann", text="hi")
        async with live._turns:
            await keeper.store.commits.append(live.kept.id, [said])
            live.hear(number)
            await asyncio.sleep(0)
            assert len(log) == number - 1
        async with asyncio.timeout(10):
            while client.have != number:
                await client.hear()
        assert log[-1] == said

    in_a_house(tmp_path, scene)


def test_where_nobody_watches_what_another_server_says_is_looked_for_when_somebody_asks(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        live = await keeper.live(await Client(address).set_up("the-pub", 3))
        log = await live.ask(lambda table: table.log)
        number = len(log) + 1
        said = Said(at=1, number=number, seat=0, name="Ann", text="hi")
        await keeper.store.commits.append(live.kept.id, [said])
        live.hear(number)
        assert live.is_busy
        await asyncio.sleep(0.1)
        assert len(log) == number - 1
        assert await live.ask(lambda table: table.log[-1]) == said
        assert not live.is_busy

    in_a_house(tmp_path, scene)
