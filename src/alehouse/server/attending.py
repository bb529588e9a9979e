"""Somebody who reads a table and says something there, until one of both sides has enough."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from alehouse.engine.choosing import MOST_CHOICES
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.server.live import Live
from alehouse.server.protocol import Answer, CanUndo, Done, Explain, Explained, Hello, Refused, WhyNot, WhyNotThese
from alehouse.server.reader import EXPELLED, TOO_SLOW, Reader, command_of, player, refused, short, understood
from alehouse.tables.reasons import Reason, of_refusal

if TYPE_CHECKING:
    from alehouse.server.keeper import Keeper

FOR_HELLO = 20.0
"""Seconds until somebody who says nothing is let go."""
GONE = 4404
"""Why a socket is closed where there is no such table, or nobody said hello; see reader.py for others."""


async def attend(keeper: Keeper, live: Live, reader: Reader) -> int | None:
    """Let somebody read and play; the code to close the socket with, if it is still there."""
    try:
        async with asyncio.timeout(FOR_HELLO):
            hello = await _hello(reader)
        if hello is None:
            return reader.closing
        hold = await keeper.hold(live, reader.holder)
        reader.seat = hold.seat if hold.seat is not None else PUBLIC
        await live.watch(reader, hello.have)
    except TimeoutError:
        return GONE
    except AlehouseError as wrong:
        return turned_away(reader, wrong)
    try:
        if await keeper.hold(live, reader.holder) != hold:
            # The seat changed hands before anybody could see that it is used here.
            return EXPELLED
        reader.tell(Done(hello.id))
        reader.hear_at_once(live)
        while (data := await reader.receive()) is not None:
            if not reader.is_one_too_many():
                await _hear(live, reader, data)
        if reader.closing == TOO_SLOW:
            keeper.metrics.cut_off += 1
        return reader.closing
    finally:
        reader.hear_at_once(None)
        await live.leave(reader)


def turned_away(reader: Reader, wrong: AlehouseError) -> int:
    """Say why; the code to close the socket with."""
    reader.tell(Refused(None, wrong.message, False))
    return GONE


async def _hello(reader: Reader) -> Hello | None:
    data = await reader.receive()
    if data is None:
        return None
    said = understood(data)
    if not isinstance(said, Hello):
        raise AlehouseError("server-hello-first")
    return said


async def _hear(live: Live, reader: Reader, data: bytes) -> None:
    """One message, and its answer."""
    id: int | None = None
    try:
        said = understood(data)
        id = said.id
        if isinstance(said, (WhyNot, WhyNotThese)):
            reason = await _why_not(live, player(reader), said)
            reader.tell(Answer(id, reason.why, reason.rule) if reason is not None else Answer(id, None, None))
            return
        if isinstance(said, CanUndo):
            seat, notation = player(reader), short(said.action)
            why = await live.ask(lambda table: table.why_final(seat, table.game.action(notation)))
            reader.tell(Answer(id, why, None))
            return
        if isinstance(said, Explain):
            seat, notation = player(reader), short(said.action)
            foreseen = await live.ask(lambda table: table.foresee(seat, table.game.action(notation)))
            reader.tell(Explained(id, foreseen.happens, foreseen.chance))
            return
        await live.run(command_of(live, reader, said))
        reader.tell(Done(id))
    except Exception as wrong:
        reader.tell(refused(live, id, wrong))


async def _why_not(live: Live, seat: int, said: WhyNot | WhyNotThese) -> Reason | None:
    if isinstance(said, WhyNot):
        notation = short(said.action)
        return of_refusal(await live.ask(lambda table: table.why_not(seat, table.game.action(notation))))
    things = said.things[-MOST_CHOICES:]
    return await live.ask(lambda table: table.why_not_these(seat, things))
