"""The lines between servers on one database, by which what is said at a table reaches the server that tends it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec

from alehouse.server.far import Far
from alehouse.server.link import BEAT, CLOSED, RESTART, Link
from alehouse.server.reader import KNOCKED_TOO_OFTEN
from alehouse.server.servers import Server

KEY = 32
"""Bytes of a key, and of what is sent to prove that one knows it."""
TO_CONNECT = 2.0
"""Seconds until a server that does not answer is taken for gone."""
NOT_AGAIN = 30.0
"""Seconds in which a server that could not be reached is not tried again: people would wait for it."""
BETWEEN_BEATS = 4.0
"""Seconds. A line on which nothing has come between three of them is given up."""

log = logging.getLogger("alehouse.server")


class Asked(msgspec.Struct, array_like=True):
    """Whose socket it is that begins."""

    code: str
    """The table's."""
    holder: str | None


_ASKED: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)

Attend = Callable[[Far, Asked], Awaitable[int | None]]
"""Lets a client of another server read and play; the code to close its socket with, if it is still there."""


class Links:
    """All lines of one server, to those that tend tables and from those that pass on."""

    def __init__(self, name: str, attend: Attend) -> None:
        self.me: Server | None = None
        """What others have to know of this server; None where they cannot reach it."""
        self._name = name
        self._key = secrets.token_bytes(KEY)
        self._attend = attend
        self._listening: asyncio.Server | None = None
        self._to: dict[str, asyncio.Task[_Caller | None]] = {}
        self._lines: set[_Side] = set()
        self._failed: dict[str, float] = {}
        """When a server could not be reached."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._beats: asyncio.Task[None] | None = None

    async def listen(self, host: str, port: int) -> None:
        """From now on others may reach this server here."""
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_server(lambda: _Listener(self._key, self._open, self._lines), host, port)
        at = self._listening.sockets[0].getsockname()[1]
        self.me = Server(self._name, f"{host}:{at}", self._key)

    def start(self) -> None:
        self._beats = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Everybody whose socket is at another server is told to come back."""
        if self._listening is not None:
            self._listening.close()
        if self._beats is not None:
            self._beats.cancel()
        for task in self._to.values():
            task.cancel()
        for line in list(self._lines):
            line.leave()
        await asyncio.gather(*self._to.values(), *self._tasks, return_exceptions=True)

    async def to(self, server: Server) -> Link | None:
        """The line to another server; None where it cannot be reached."""
        if time.monotonic() - self._failed.get(server.name, -NOT_AGAIN) < NOT_AGAIN:
            return None
        task = self._to.get(server.name)
        if task is None or (task.done() and not _is_open(task)):
            task = self._to[server.name] = asyncio.create_task(self._connect(server))
        # Who goes away meanwhile takes nothing from the others that wait.
        caller = await asyncio.shield(task)
        return caller.link if caller is not None else None

    async def _connect(self, server: Server) -> _Caller | None:
        host, _, port = server.address.rpartition(":")
        line = _Caller(server.key, self._lines)
        try:
            async with asyncio.timeout(TO_CONNECT):
                await asyncio.get_running_loop().create_connection(lambda: line, host, int(port))
                await line.ready
                return line
        except OSError:
            # The time that has run out, too.
            line.abort()
            self._failed[server.name] = time.monotonic()
            return None

    def _open(self, link: Link, number: int, told: bytes) -> None:
        """Another server passes on a socket."""
        far = Far(link, number)
        link.channels[number] = far
        task = asyncio.create_task(self._serve(link, number, far, _ASKED.decode(told)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, link: Link, number: int, far: Far, asked: Asked) -> None:
        code: int | None = RESTART
        try:
            code = await self._attend(far, asked)
            if far.floods:
                code = KNOCKED_TOO_OFTEN
        except Exception:
            log.exception("link-failed")
        finally:
            far.close_sent = True
            if link.channels.pop(number, None) is not None and code is not None:
                link.put(number, CLOSED, code.to_bytes(2, "big"))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_BEATS)
            for line in list(self._lines):
                line.beat()


class _Side(asyncio.Protocol):
    """One side of a line: each shows that it knows the key of the one that was called, and then it is a Link."""

    link: Link | None = None

    def __init__(self, key: bytes, lines: set[_Side]) -> None:
        self._key = key
        self._lines = lines
        self._nonce = secrets.token_bytes(KEY)
        self._said = b""
        """What has come of the other's proof."""
        self._silent = 0
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's is none by its class.
        self._transport = cast(asyncio.Transport, transport)
        self._lines.add(self)
        self.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.discard(self)
        if self.link is not None:
            self.link.lose()
        else:
            self.fail()

    def data_received(self, data: bytes) -> None:
        if self.link is not None:
            self.link.feed(data)
            return
        self._said += data
        if len(self._said) >= self.expected:
            said, rest = self._said[: self.expected], self._said[self.expected :]
            if not self.proves(said):
                self.abort()
                return
            assert self._transport is not None
            self.link = Link(self._transport, asyncio.get_running_loop().call_soon)
            self.opened(self.link)
            if rest:
                self.link.feed(rest)

    def leave(self) -> None:
        """Let the other side know that nothing more comes; what was said before still goes out."""
        if self.link is not None:
            self.link.flush()
            self.link.lose()
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def say(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def beat(self) -> None:
        """Say that one is there, and give up a line on which nothing has come for long, or not even a proof."""
        heard = self.link is not None and self.link.heard
        self._silent = 0 if heard else self._silent + 1
        if self._silent > 2:
            self.abort()
        elif self.link is not None:
            self.link.heard = False
            self.link.put(0, BEAT, b"")

    def proof(self, who: bytes, nonce: bytes) -> bytes:
        return hmac.digest(self._key, b"alehouse " + who + nonce, hashlib.sha256)

    # What differs

    expected: int
    """Bytes of the other side's proof."""

    def begin(self) -> None:
        raise NotImplementedError

    def proves(self, said: bytes) -> bool:
        raise NotImplementedError

    def opened(self, link: Link) -> None:
        raise NotImplementedError

    def fail(self) -> None:
        """It is lost before it was open."""


class _Listener(_Side):
    """The side that was called: it asks for a proof, and gives one."""

    expected = 2 * KEY

    def __init__(self, key: bytes, opens: Callable[[Link, int, bytes], None], lines: set[_Side]) -> None:
        super().__init__(key, lines)
        self._opens = opens

    def begin(self) -> None:
        self.say(self._nonce)

    def proves(self, said: bytes) -> bool:
        if not hmac.compare_digest(said[:KEY], self.proof(b"calls", self._nonce)):
            return False
        self.say(self.proof(b"hears", said[KEY:]))
        return True

    def opened(self, link: Link) -> None:
        opens = self._opens
        link.opens = lambda number, told: opens(link, number, told)


class _Caller(_Side):
    expected = 2 * KEY

    def __init__(self, key: bytes, lines: set[_Side]) -> None:
        super().__init__(key, lines)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def begin(self) -> None:
        """The other side speaks first."""

    def data_received(self, data: bytes) -> None:
        if self.link is None and len(self._said) < KEY <= len(self._said) + len(data):
            asked = (self._said + data)[:KEY]
            self.say(self.proof(b"calls", asked) + self._nonce)
        super().data_received(data)

    def proves(self, said: bytes) -> bool:
        return hmac.compare_digest(said[KEY:], self.proof(b"hears", self._nonce))

    def opened(self, link: Link) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def fail(self) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError())


def _is_open(task: asyncio.Task[_Caller | None]) -> bool:
    caller = task.result() if not task.cancelled() else None
    return caller is not None and caller.link is not None and caller in caller._lines


def asking(code: str, holder: str | None) -> bytes:
    return msgspec.json.encode(Asked(code, holder))
