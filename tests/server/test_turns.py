"""One thing at a time at a table, in the order of asking."""

from __future__ import annotations

import asyncio

from alehouse.server.turns import Turns
from tests.server.client import run


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
