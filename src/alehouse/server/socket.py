"""The door that stays open: one websocket for each reader of a table, here or passed on to who tends the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.params import FromPath

from alehouse.engine.errors import AlehouseError
from alehouse.server.attending import attend, turned_away
from alehouse.server.doors import Doors
from alehouse.server.holders import holder_of
from alehouse.server.link import Link
from alehouse.server.links import asking
from alehouse.server.reader import TOO_SLOW, Reader
from alehouse.server.wire import EXTENSION, Wire

Socket = WebSocket[Any, Any, Any]

FOR_GOODBYE = 5.0
"""Seconds for somebody who was too slow to read as far as the reason."""


@websocket("/api/tables/{code:str}/play")
async def play(socket: Socket, code: FromPath[str]) -> None:
    """Play, or look on: by this everything reaches a table's readers, and players say what they do."""
    try:
        await socket.accept()
        doors: Doors = socket.app.state.doors
        wire: Wire = cast(Any, socket.scope["extensions"])[EXTENSION]
        code_to_close = await _welcome(doors, socket, wire, code)
        if code_to_close is not None:
            # Who reads nothing any more does not hear this either.
            with suppress(TimeoutError):
                async with asyncio.timeout(FOR_GOODBYE):
                    await socket.close(code=code_to_close)
    finally:
        # By these it holds itself, and the wire: a circle, which would be found an hour later.
        del socket.receive, socket.send


async def _welcome(doors: Doors, socket: Socket, wire: Wire, code: str) -> int | None:
    """Until one of both sides has enough; the code to close the socket with, if it is still there."""
    keeper = doors.keeper
    reader = Reader(wire, keeper.settings)
    try:
        live = await doors.live(code, socket.client.host if socket.client is not None else "")
        reader.holder = holder_of(socket)
        link = await keeper.link_to_tender(live)
    except AlehouseError as wrong:
        return turned_away(reader, wrong)
    if link is not None:
        return await _pass_on(doors, link, wire, asking(code, reader.holder))
    code_to_close = await attend(keeper, live, reader)
    return code_to_close if not reader.gone else None


async def _pass_on(doors: Doors, link: Link, wire: Wire, asked: bytes) -> int | None:
    """Another server hears what is said here, and says what is to be told."""
    metrics = doors.keeper.metrics
    passed = link.begin(wire, doors.keeper.settings.backlog, asked)
    metrics.passed += 1
    try:
        wire.at_once = passed.say
        while (data := await wire.hear()) is not None:
            # What came before it was known where to.
            passed.say(data)
        if passed.closing == TOO_SLOW:
            metrics.cut_off += 1
        return passed.closing
    finally:
        metrics.passed -= 1
        wire.at_once = None
        passed.end()
