"""One reader of a table: what it is sent, and what it says and does.

Compiled: most that a server does is to read a decision and to send what came of it. Whatever has to be waited for is
done by the door (socket.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.record import LONGEST_WORD
from alehouse.engine.views import Data
from alehouse.server.cleaning import LONGEST_NAME, clean
from alehouse.server.denied import Denied
from alehouse.server.frames import framed
from alehouse.server.limits import Bucket
from alehouse.server.live import Command, Live, LookAgain, Watcher
from alehouse.server.outbox import OUTBOX, Line
from alehouse.server.protocol import (
    AnySaid,
    AskToEnd,
    Claim,
    ComeBack,
    Decide,
    Done,
    PromiseWord,
    Refused,
    Resign,
    Say,
    TellWord,
    Undo,
    Waive,
    read,
)
from alehouse.server.settings import Settings
from alehouse.tables import Table
from alehouse.tables.seats import HUMAN

log = logging.getLogger("alehouse.server")

TOO_MANY = 50
"""Messages that are refused one after the other until the socket is closed."""

# Why a socket is closed, beside the codes that every websocket has.
EXPELLED = 4403
TOO_SLOW = 4408
KNOCKED_TOO_OFTEN = 4429


class ReadersLine(Line, Protocol):
    """The side of a transport that is written to, where it can be seen who does not read."""

    def get_write_buffer_size(self) -> int: ...


class ReadersWire(Protocol):
    """A socket: of this server (`Wire`), or one that another server passes on (`Far`)."""

    at_once: Callable[[bytes], bool] | None
    close_sent: bool

    @property
    def transport(self) -> ReadersLine: ...

    async def hear(self) -> bytes | None: ...

    def hang_up(self) -> None: ...


class Reader(Watcher):
    """One socket. Who lets what it is sent wait for too long is cut off."""

    def __init__(self, wire: ReadersWire, settings: Settings) -> None:
        self.seat = PUBLIC
        self.holder = None
        self.closing: int | None = None
        """The code to close the socket with, once that is sure."""
        self.gone = False
        self._wire = wire
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
            return
        line = self._wire.transport
        if line.get_write_buffer_size() > self._backlog:
            self.close(TOO_SLOW)
        elif not self._wire.close_sent:
            OUTBOX.put(line, frames)

    def expel(self) -> None:
        self.close(EXPELLED)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._wire.hang_up()

    def tell(self, message: Data) -> None:
        self.send([message.encode()])

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
            said = understood(data)
            id = said.id
            command = command_of(live, self, said)
        except AlehouseError as wrong:
            self.tell(refused(live, id, wrong))
            return True
        self._under_way = True
        live.run_at_once(command, lambda wrong: self._is_done(live, said.id, wrong))
        return True

    def _is_done(self, live: Live, id: int, wrong: Exception | None) -> None:
        answer = Done(id) if wrong is None else refused(live, id, wrong)
        frames, self._held, self._under_way = self._held + framed([[answer.encode()]]), b"", False
        self.send_frames(frames)
        answered, self._answered = self._answered, None
        if answered is not None and not answered.done():
            answered.set_result(None)


_DECIDES: Final = b'{"is":"decide"'
"""How what clients say most often begins in all that we know of; said otherwise, it only takes a little longer."""


def refused(live: Live, id: int | None, wrong: Exception) -> Refused:
    if isinstance(wrong, AlehouseError):
        return Refused(id, wrong.message, isinstance(wrong, LookAgain))
    # Whether it was stored is not known: the newest steps will tell.
    log.error("message-failed", exc_info=wrong, extra={"table": live.kept.id})
    return Refused(id, Message("server-trouble"), True)


def understood(data: bytes) -> AnySaid:
    try:
        return read(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise AlehouseError("server-message-odd") from None


def command_of(live: Live, reader: Reader, said: AnySaid) -> Command:
    """What a message does at the table."""
    if isinstance(said, Decide):
        seat = player(reader)
        return lambda table, now: _decide(live, table, seat, said, now)
    if isinstance(said, Say):
        text, name = clean(said.text), clean(said.name)[:LONGEST_NAME]
        if reader.seat == PUBLIC:
            return lambda table, now: table.say(None, name, text, now)
        return lambda table, now: table.say(reader.seat, "", text, now)
    seat = player(reader)
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
        return lambda table, now: table.claim(seat, short(said.claim), now)
    if isinstance(said, PromiseWord):
        return lambda table, now: table.promise(seat, said.promise, now)
    if isinstance(said, TellWord):
        return lambda table, now: table.tell(seat, said.word, said.salt, now)
    raise AlehouseError("server-hello-once")


def _decide(live: Live, table: Table, seat: int, said: Decide, now: int) -> None:
    if table.played_by(seat) != HUMAN:
        raise AlehouseError("server-played-for")
    table.decide(seat, live.decision(said.decision), table.game.action(short(said.action)), now)


def _undo(live: Live, table: Table, seat: int, said: Undo, now: int) -> None:
    if live.decision(said.decision) != table.decision:
        raise AlehouseError("table-decision-past")
    table.undo(seat, now)


def player(reader: Reader) -> int:
    if reader.seat == PUBLIC:
        raise Denied(403, "server-seat-only")
    return reader.seat


def short(notation: str) -> str:
    """No notation is longer; looking for what a longer text might mean would take long."""
    if len(notation) > LONGEST_WORD:
        raise AlehouseError("server-message-odd")
    return notation
