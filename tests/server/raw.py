"""Websockets by hand: whatever can be put on a line, also what no library would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from tests.server.client import at_the_end

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PATIENCE = 60
"""Seconds for what must come, on however busy a machine."""


def frame(data: bytes, kind: int = TEXT, last: bool = True, masked: bool = True, claims: int | None = None) -> bytes:
    """One frame as a client sends it; it may claim another length than it has."""
    length = len(data) if claims is None else claims
    first = (0x80 if last else 0) | kind
    mask_bit = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, mask_bit | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, mask_bit | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, length)
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def handshake(host: str, path: str, *more: str) -> bytes:
    """The request that makes a line a websocket, with more headers."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, *more, "", ""]).encode("latin-1")


class Line:
    """A line to a server on which anything can be said."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self.host = host
        self.close_code: int | None = None
        self._said_all = False

    @staticmethod
    async def open(address: str, narrow: bool = False) -> Line:
        """A narrow one holds little of what nobody reads."""
        host = urlsplit(address).netloc
        name, port = host.rsplit(":", 1)
        plain = socket.socket()
        if narrow:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, (name, int(port)))
        reader, writer = await asyncio.open_connection(sock=plain, limit=1024 if narrow else 1 << 16)
        line = Line(reader, writer, host)
        at_the_end.append(line.leave)
        return line

    @staticmethod
    async def to_table(address: str, code: str, secret: str | None = None, narrow: bool = False) -> Line:
        """A websocket on which nothing has been said yet."""
        line = await Line.open(address, narrow)
        own = [f"Authorization: Bearer {secret}"] if secret is not None else []
        line.say(handshake(line.host, f"/api/tables/{code}/play", *own))
        assert (await line.status()) == 101
        return line

    def say(self, data: bytes) -> None:
        if not self._said_all:
            self.writer.write(data)

    def say_no_more(self) -> None:
        """The other side can see that nothing will come any more."""
        self._said_all = True
        with suppress(OSError):
            self.writer.write_eof()

    def tell(self, said: dict[str, Any]) -> None:
        self.say(frame(json.dumps(said).encode()))

    async def status(self) -> int:
        """Of an answer to a request; its headers are read too."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        return int(head.split(b" ", 2)[1])

    async def hear(self) -> dict[str, Any] | None:
        """The next message; None when the line is closed. Pings are answered."""
        while True:
            try:
                first, second = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
                length = second & 0x7F
                if length >= 126:
                    size = 2 if length == 126 else 8
                    length = int.from_bytes(await asyncio.wait_for(self.reader.readexactly(size), PATIENCE))
                data = await asyncio.wait_for(self.reader.readexactly(length), PATIENCE)
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            kind = first & 0x0F
            if kind == CLOSE:
                self.close_code = int.from_bytes(data[:2]) if data else 1005
                self.say(frame(data, CLOSE))
            elif kind == PING:
                self.say(frame(data, PONG))
            elif kind == TEXT:
                heard: dict[str, Any] = json.loads(data)
                return heard

    async def hear_until(self, kind: str) -> dict[str, Any]:
        while (heard := await self.hear()) is not None:
            if heard["is"] == kind:
                return heard
        raise AssertionError(f"the line was closed ({self.close_code}) before any {kind!r} came")

    async def closed(self) -> int | None:
        """The code that it is closed with; None where it is cut without a word."""
        while await self.hear() is not None:
            pass
        return self.close_code

    async def hung_up(self) -> bytes:
        """What is said until the other side hangs up."""
        try:
            return await asyncio.wait_for(self.reader.read(-1), PATIENCE)
        except ConnectionError:
            return b""

    def cut(self) -> None:
        """Without a word, as when a tunnel begins."""
        self.writer.transport.abort()

    async def leave(self) -> None:
        self.cut()
        with suppress(ConnectionError):
            await self.writer.wait_closed()
