"""The door that stays open: one websocket for each reader of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.params import FromPath

from alehouse.engine.choosing import MOST_CHOICES
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.server.doors import Doors
from alehouse.server.holders import holder_of
from alehouse.server.live import Live
from alehouse.server.protocol import Answer, CanUndo, Done, Explain, Explained, Hello, Refused, WhyNot, WhyNotThese
from alehouse.server.reader import EXPELLED, TOO_SLOW, Reader, command_of, player, refused, short, understood
from alehouse.server.wire import EXTENSION, Wire
from alehouse.tables.reasons import Reason, of_refusal

Socket = WebSocket[Any, Any, Any]

FOR_HELLO = 20.0
"""Seconds until somebody who says nothing is let go."""
FOR_GOODBYE = 5.0
"""Seconds for somebody who was too slow to read as far as the reason."""
GONE = 4404
"""Why a socket is closed where there is no such table, or nobody said hello; see reader.py for others."""


@websocket("/api/tables/{code:str}/play")
async def play(socket: Socket, code: FromPath[str]) -> None:
    """Play, or look on: by this everything reaches a table's readers, and players say what they do."""
    try:
        await socket.accept()
        doors: Doors = socket.app.state.doors
        wire: Wire = cast(Any, socket.scope["extensions"])[EXTENSION]
        reader = Reader(wire, doors.keeper.settings)
        code_to_close = await _attend(doors, socket, reader, code)
        if code_to_close is not None and not reader.gone:
            # Who reads nothing any more does not hear this either.
            with suppress(TimeoutError):
                async with asyncio.timeout(FOR_GOODBYE):
                    await socket.close(code=code_to_close)
    finally:
        # By these it holds itself, and the wire: a circle, which would be found an hour later.
        del socket.receive, socket.send


async def _attend(doors: Doors, socket: Socket, reader: Reader, code: str) -> int | None:
    """Let somebody read and play until one of both sides has enough; the code to close the socket with, if any."""
    try:
        live = await doors.live(code, socket.client.host if socket.client is not None else "")
        reader.holder = holder_of(socket)
        async with asyncio.timeout(FOR_HELLO):
            hello = await _hello(reader)
        if hello is None:
            return reader.closing
        hold = await doors.hold(live, reader.holder)
        reader.seat = hold.seat if hold.seat is not None else PUBLIC
        await live.watch(reader, hello.have)
    except TimeoutError:
        return GONE
    except AlehouseError as wrong:
        reader.tell(Refused(None, wrong.message, False))
        return GONE
    try:
        if await doors.hold(live, reader.holder) != hold:
            # The seat changed hands before anybody could see that it is used here.
            return EXPELLED
        reader.tell(Done(hello.id))
        reader.hear_at_once(live)
        while (data := await reader.receive()) is not None:
            if not reader.is_one_too_many():
                await _hear(live, reader, data)
        if reader.closing == TOO_SLOW:
            doors.keeper.metrics.cut_off += 1
        return reader.closing
    finally:
        reader.hear_at_once(None)
        await live.leave(reader)


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
