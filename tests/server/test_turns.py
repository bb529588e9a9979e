"""One thing at a time at a table, in the order of asking."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from alehouse.server.keeper import Keeper
from alehouse.server.turns import Turns
from alehouse.tables.entries import AnyEntry, Said, encode
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
    """It says how the table went on: nobody has to ask the database for it."""

    async def scene(address: str, keeper: Keeper) -> None:
        client = Client(address)
        live = await keeper.live(await client.set_up("the-pub", 3))
        await client.come()
        log = await live.ask(lambda table: table.log)
        number = len(log) + 1
        said = Said(at=1, number=number, seat=0, name="Ann", text="hi")

        async def nobody_asks(*_: object, **__: object) -> list[AnyEntry]:
            raise AssertionError("the database was asked")

        live._store.entries = nobody_asks  # type: ignore[method-assign]
        async with live._turns:
            live.hear(number, [msgspec.Raw(encode(said))])
            await asyncio.sleep(0)
            assert len(log) == number - 1
        async with asyncio.timeout(10):
            while client.have != number:
                await client.hear()
        assert log[-1] == said

    in_a_house(tmp_path, scene)
