"""The door that stays open: one websocket for each reader of a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from alehouse.engine.choosing import MOST_CHOICES
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.record import LONGEST_WORD
from alehouse.engine.views import Data
from alehouse.server.cleaning import LONGEST_NAME, clean
from alehouse.server.denied import Denied
from alehouse.server.doors import Doors
from alehouse.server.holders import holder_of
from alehouse.server.limits import Bucket
from alehouse.server.live import Command, Live, LookAgain, Watcher
from alehouse.server.protocol import (
    Answer,
    AnySaid,
    AskToEnd,
    CanUndo,
    Claim,
    ComeBack,
    Decide,
    Done,
    Explain,
    Explained,
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
from alehouse.server.settings import Settings
from alehouse.server.wire import EXTENSION, Wire, framed
from alehouse.tables import Table
from alehouse.tables.reasons import Reason, of_refusal
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


@websocket("/api/tables/{code:str}/play")
async def play(socket: Socket, code: FromPath[str]) -> None:
    """Play, or look on: by this everything reaches a table's readers, and players say what they do."""
    await socket.accept()
    doors: Doors = socket.app.state.doors
    reader = Reader(socket, doors.keeper.settings)
    code_to_close = await _attend(doors, reader, code)
    if code_to_close is not None and not reader.gone:
        # Who reads nothing any more does not hear this either.
        with suppress(TimeoutError):
            async with asyncio.timeout(FOR_GOODBYE):
                await socket.close(code=code_to_close)


class Reader(Watcher):
    """One socket. Who lets what it is sent wait for too long is cut off."""

    def __init__(self, socket: Socket, settings: Settings) -> None:
        self.seat = PUBLIC
        self.holder: str | None = None
        self.socket = socket
        self.closing: int | None = None
        """The code to close the socket with, once that is sure."""
        self.gone = False
        self._wire: Wire = cast(Any, socket.scope["extensions"])[EXTENSION]
        self._backlog = settings.backlog
        self._bucket = Bucket(settings.messages)
        self._refused = 0
        """Messages that were too many, one after the other."""
        self._under_way = False
        """Whether something is done at once of which nothing is stored yet."""
        self._held = b""
        """What came of it, which goes out together with the answer."""
        self._answered: asyncio.Future[None] | None = None
        """Waited for by whoever wants to go on when what is under way has been answered."""

    def send_frames(self, frames: bytes) -> None:
        if self.closing is not None:
            return
        if self._under_way:
            self._held += frames
        elif self._wire.unsent > self._backlog:
            self.close(TOO_SLOW)
        else:
            self._wire.say(frames)

    def expel(self) -> None:
        self.close(EXPELLED)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._wire.hang_up()

    def tell(self, message: Data) -> None:
        self.send(message.encode())

    async def receive(self) -> bytes | None:
        """What the client says next; None when the socket is to be closed, or is."""
        data = await self._wire.hear()
        if self._under_way:
            # Answers come in the order of what was said.
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        if self.closing is not None:
            return None
        self.gone = data is None
        return data

    def is_one_too_many(self) -> bool:
        """Whether a message that has come is more than anybody may send; it is refused."""
        if self._bucket.take():
            self._refused = 0
            return False
        self._refused += 1
        if self._refused > TOO_MANY:
            self.close(KNOCKED_TOO_OFTEN)
        else:
            self.tell(Refused(None, Message("server-too-many"), False))
        return True

    # Without waiting

    def hear_at_once(self, live: Live | None) -> None:
        """From now on what can be done at once is, and only the rest is received; without a table nothing is."""
        self._wire.at_once = (lambda data: self._do_at_once(live, data)) if live is not None else None

    def _do_at_once(self, live: Live, data: bytes) -> bool:
        """Whether a message was dealt with: most are decisions at a table where nothing else is under way."""
        if self._under_way or self.closing is not None or live.is_busy or not data.startswith(_DECIDES):
            return False
        if self.is_one_too_many():
            return True
        id: int | None = None
        try:
            said = _read(data)
            id = said.id
            command = _command(live, self, said)
        except AlehouseError as wrong:
            self.tell(_refused(live, id, wrong))
            return True
        self._under_way = True
        live.run_at_once(command, lambda wrong: self._is_done(live, said.id, wrong))
        return True

    def _is_done(self, live: Live, id: int, wrong: Exception | None) -> None:
        answer = Done(id) if wrong is None else _refused(live, id, wrong)
        frames, self._held, self._under_way = self._held + framed(answer.encode()), b"", False
        self.send_frames(frames)
        answered, self._answered = self._answered, None
        if answered is not None and not answered.done():
            answered.set_result(None)


_DECIDES = b'{"is":"decide"'
"""How what clients say most often begins in all that we know of; said otherwise, it only takes a little longer."""


async def _attend(doors: Doors, reader: Reader, code: str) -> int | None:
    """Let somebody read and play until one of both sides has enough; the code to close the socket with, if any."""
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
            reason = await _why_not(live, _player(reader), said)
            reader.tell(Answer(id, reason.why, reason.rule) if reason is not None else Answer(id, None, None))
            return
        if isinstance(said, CanUndo):
            seat, notation = _player(reader), _short(said.action)
            why = await live.ask(lambda table: table.why_final(seat, table.game.action(notation)))
            reader.tell(Answer(id, why, None))
            return
        if isinstance(said, Explain):
            seat, notation = _player(reader), _short(said.action)
            foreseen = await live.ask(lambda table: table.foresee(seat, table.game.action(notation)))
            reader.tell(Explained(id, foreseen.happens, foreseen.chance))
            return
        await live.run(_command(live, reader, said))
        reader.tell(Done(id))
    except Exception as wrong:
        reader.tell(_refused(live, id, wrong))


def _refused(live: Live, id: int | None, wrong: Exception) -> Refused:
    if isinstance(wrong, AlehouseError):
        return Refused(id, wrong.message, isinstance(wrong, LookAgain))
    # Whether it was stored is not known: the newest steps will tell.
    log.error("message-failed", exc_info=wrong, extra={"table": live.kept.id})
    return Refused(id, Message("server-trouble"), True)


def _read(data: bytes) -> AnySaid:
    try:
        return read(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise AlehouseError("server-message-odd") from None


async def _why_not(live: Live, seat: int, said: WhyNot | WhyNotThese) -> Reason | None:
    if isinstance(said, WhyNot):
        notation = _short(said.action)
        return of_refusal(await live.ask(lambda table: table.why_not(seat, table.game.action(notation))))
    things = said.things[-MOST_CHOICES:]
    return await live.ask(lambda table: table.why_not_these(seat, things))


def _command(live: Live, reader: Reader, said: AnySaid) -> Command:
    """What a message does at the table."""
    if isinstance(said, Decide):
        seat = _player(reader)
        return lambda table, now: _decide(live, table, seat, said, now)
    if isinstance(said, Say):
        text, name = clean(said.text), clean(said.name)[:LONGEST_NAME]
        if reader.seat == PUBLIC:
            return lambda table, now: table.say(None, name, text, now)
        return lambda table, now: table.say(reader.seat, "", text, now)
    seat = _player(reader)
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
