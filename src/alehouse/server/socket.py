"""The door that stays open: one websocket for each reader of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from alehouse.engine.choosing import MOST_CHOICES
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError, Refusal
from alehouse.engine.messages import Message
from alehouse.engine.record import LONGEST_WORD
from alehouse.engine.views import Data
from alehouse.server.cleaning import LONGEST_NAME, clean
from alehouse.server.denied import Denied
from alehouse.server.doors import Doors
from alehouse.server.holders import holder_of
from alehouse.server.limits import Bucket
from alehouse.server.live import Live, LookAgain, Watcher
from alehouse.server.protocol import (
    Answer,
    AnySaid,
    AskToEnd,
    CanUndo,
    Claim,
    ComeBack,
    Decide,
    Done,
    Hello,
    PromiseWord,
    Refused,
    Resign,
    Say,
    TellWord,
    Undo,
    Waive,
    WhyNot,
    WhyNotThese,
    read,
)
from alehouse.server.wire import EXTENSION, Wire
from alehouse.tables import Table
from alehouse.tables.seats import HUMAN

log = logging.getLogger("alehouse.server")

Socket = WebSocket[Any, Any, Any]

FOR_HELLO = 20.0
"""Seconds until somebody who says nothing is let go."""
FOR_GOODBYE = 5.0
"""Seconds for somebody who was too slow to read as far as the reason."""
TOO_MANY = 50
"""Messages that are refused one after the other until the socket is closed."""

# Why a socket is closed, beside the codes that every websocket has.
GONE = 4404
EXPELLED = 4403
TOO_SLOW = 4408
KNOCKED_TOO_OFTEN = 4429

Command = Callable[[Table, int], object]


@websocket("/api/tables/{code:str}/play")
async def play(socket: Socket, code: FromPath[str]) -> None:
    """Play, or look on: by this everything reaches a table's readers, and players say what they do."""
    await socket.accept()
    doors: Doors = socket.app.state.doors
    reader = Reader(socket, doors.keeper.settings.backlog)
    code_to_close = await _attend(doors, reader, code)
    if code_to_close is not None and not reader.gone:
        reader.finish()
        # Who reads nothing any more does not hear this either.
        with suppress(TimeoutError):
            async with asyncio.timeout(FOR_GOODBYE):
                await socket.close(code=code_to_close)


class Reader(Watcher):
    """One socket. Who lets what it is sent wait for too long is cut off."""

    def __init__(self, socket: Socket, backlog: int) -> None:
        self.seat = PUBLIC
        self.holder: str | None = None
        self.socket = socket
        self.closing: int | None = None
        """The code to close the socket with, once that is sure."""
        self.gone = False
        self._wire: Wire = cast(Any, socket.scope["extensions"])[EXTENSION]
        self._backlog = backlog

    def send(self, *messages: bytes) -> None:
        if self.closing is not None:
            return
        if self._wire.unsent > self._backlog:
            self.close(TOO_SLOW)
        else:
            self._wire.say(*messages)

    def expel(self) -> None:
        self.close(EXPELLED)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._wire.hang_up()

    def tell(self, message: Data) -> None:
        self.send(message.encode())

    def finish(self) -> None:
        """Write what was said, and no more; who was too slow for it comes back and is told then."""
        if self.closing != TOO_SLOW:
            self._wire.flush()

    async def receive(self) -> bytes | None:
        """What the client says next; None when the socket is to be closed, or is."""
        data = await self._wire.hear()
        if self.closing is not None:
            return None
        self.gone = data is None
        return data


async def _attend(doors: Doors, reader: Reader, code: str) -> int | None:
    """Let somebody read and play until one of both sides has enough; the code to close the socket with, if any."""
    settings = doors.keeper.settings
    bucket = Bucket(settings.messages)
    try:
        live = await doors.live(code, reader.socket.client.host if reader.socket.client is not None else "")
        reader.holder = holder_of(reader.socket)
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
        refused = 0
        while (data := await reader.receive()) is not None:
            refused = 0 if bucket.take() else refused + 1
            if refused > TOO_MANY:
                return KNOCKED_TOO_OFTEN
            if refused:
                reader.tell(Refused(None, Message("server-too-many"), False))
            else:
                await _hear(live, reader, data)
        if reader.closing == TOO_SLOW:
            doors.keeper.metrics.cut_off += 1
        return reader.closing
    finally:
        await live.leave(reader)


async def _hello(reader: Reader) -> Hello | None:
    data = await reader.receive()
    if data is None:
        return None
    said = _read(data)
    if not isinstance(said, Hello):
        raise AlehouseError("server-hello-first")
    return said


async def _hear(live: Live, reader: Reader, data: bytes) -> None:
    """One message, and its answer."""
    id: int | None = None
    try:
        said = _read(data)
        id = said.id
        if isinstance(said, (WhyNot, WhyNotThese)):
            refusal = await _why_not(live, _player(reader), said)
            reader.tell(Answer(id, refusal.message(), refusal.rule) if refusal is not None else Answer(id, None, None))
            return
        if isinstance(said, CanUndo):
            seat, notation = _player(reader), _short(said.action)
            why = await live.ask(lambda table: table.why_final(seat, table.game.action(notation)))
            reader.tell(Answer(id, why, None))
            return
        await live.run(_command(live, reader, said))
        reader.tell(Done(id))
    except AlehouseError as wrong:
        reader.tell(Refused(id, wrong.message, isinstance(wrong, LookAgain)))
    except Exception:
        # Whether it was stored is not known: the newest steps will tell.
        log.exception("message-failed", extra={"table": live.kept.id})
        reader.tell(Refused(id, Message("server-trouble"), True))


def _read(data: bytes) -> AnySaid:
    try:
        return read(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise AlehouseError("server-message-odd") from None


async def _why_not(live: Live, seat: int, said: WhyNot | WhyNotThese) -> Refusal | None:
    if isinstance(said, WhyNot):
        notation = _short(said.action)
        return await live.ask(lambda table: table.why_not(seat, table.game.action(notation)))
    things = said.things[-MOST_CHOICES:]
    return await live.ask(lambda table: table.why_not_these(seat, things))


def _command(live: Live, reader: Reader, said: AnySaid) -> Command:
    """What a message does at the table."""
    if isinstance(said, Say):
        text, name = clean(said.text), clean(said.name)[:LONGEST_NAME]
        if reader.seat == PUBLIC:
            return lambda table, now: table.say(None, name, text, now)
        return lambda table, now: table.say(reader.seat, "", text, now)
    seat = _player(reader)
    if isinstance(said, Decide):
        return lambda table, now: _decide(live, table, seat, said, now)
    if isinstance(said, Undo):
        return lambda table, now: _undo(live, table, seat, said, now)
    if isinstance(said, Waive):
        return lambda table, now: table.waive(seat, said.waives, now)
    if isinstance(said, Resign):
        return lambda table, now: table.resign(seat, now)
    if isinstance(said, ComeBack):
        return lambda table, now: table.come_back(seat, now)
    if isinstance(said, AskToEnd):
        return lambda table, now: table.ask_to_end(seat, said.wants, now)
    if isinstance(said, Claim):
        return lambda table, now: table.claim(seat, _short(said.claim), now)
    if isinstance(said, PromiseWord):
        return lambda table, now: table.promise(seat, said.promise, now)
    if isinstance(said, TellWord):
        return lambda table, now: table.tell(seat, said.word, said.salt, now)
    raise AlehouseError("server-hello-once")


def _decide(live: Live, table: Table, seat: int, said: Decide, now: int) -> None:
    if table.played_by(seat) != HUMAN:
        raise AlehouseError("server-played-for")
    table.decide(seat, live.decision(said.decision), table.game.action(_short(said.action)), now)


def _undo(live: Live, table: Table, seat: int, said: Undo, now: int) -> None:
    if live.decision(said.decision) != table.decision:
        raise AlehouseError("table-decision-past")
    table.undo(seat, now)


def _player(reader: Reader) -> int:
    if reader.seat == PUBLIC:
        raise Denied(403, "server-seat-only")
    return reader.seat


def _short(notation: str) -> str:
    """No notation is longer; looking for what a longer text might mean would take long."""
    if len(notation) > LONGEST_WORD:
        raise AlehouseError("server-message-odd")
    return notation
