"""A websocket as cheap as it can be for whoever measures a server: the same for every server that is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
_SHORT, _LONG = 126, 127
_NO_MASK = bytes(4)
"""What clients send must be masked; by these four bytes it stays what it is."""


class Closed(Exception):
    """The server has closed a socket, or let nobody in."""


class Wire(asyncio.Protocol):
    """One socket. `take` is called with each message, as bytes."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self.take = take
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ending = False
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Closed("nobody was let in"))
        elif not self.ending:
            raise Closed("the server has closed a socket")

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self.opened.done() else self._pass_the_door(data)
        end = len(data)
        while at + 2 <= end:
            kind, length, begin = data[at], data[at + 1], at + 2
            if length == _SHORT:
                begin += 2
                length = int.from_bytes(data[begin - 2 : begin], "big")
            elif length == _LONG:
                begin += 8
                length = int.from_bytes(data[begin - 8 : begin], "big")
            if begin + length > end or begin > end:
                break
            at = begin + length
            if kind == TEXT:
                self.take(data[begin:at])
            elif kind == PING:
                self._send(PONG, data[begin:at])
            elif kind == CLOSE:
                raise Closed("the server has closed a socket")
            else:
                raise Closed(f"a frame of a kind that nobody expected: {kind:#x}")
        self._rest = data[at:]

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def end(self) -> None:
        self.ending = True
        assert self._transport is not None
        self._transport.close()

    def ask_in(self, host: str, path: str, headers: dict[str, str]) -> None:
        asked = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "YWxlaG91c2UgYWxlaG91cw==",
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        assert self._transport is not None
        self._transport.write("\r\n".join(lines).encode())

    def _pass_the_door(self, data: bytes) -> int:
        """Where the first frame begins."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.ending = True
            self.opened.set_exception(Closed(data[:200].decode(errors="replace")))
            return len(data)
        self.opened.set_result(None)
        return end + 4

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes((kind, 0x80 | size)) if size < _SHORT else bytes((kind, 0x80 | _SHORT)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(b"".join((head, _NO_MASK, message)))


async def connect(address: str, path: str, headers: dict[str, str], take: Callable[[bytes], None]) -> Wire:
    """A socket that is open."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(take), parts.hostname, parts.port)
    wire.ask_in(parts.netloc, path, headers)
    await wire.opened
    return wire
