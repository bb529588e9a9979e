"""Very many idle sockets in one process: little memory for each, and a table among them is served as ever."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import alehouse
from tests.server.client import Client, company, play_together, run
from tests.server.raw import PATIENCE, PING, PONG, frame, handshake
from tests.server.serving import Serving

GAME = min(alehouse.games(), key=lambda game: game.length)
PEOPLE = max(2, GAME.fewest)
AT_A_TABLE = 400
"""Onlookers; a table has room for a few more."""
AT_ONCE = 50
SPARE = 500
"""Files that are open for other reasons."""
MOST_KILOBYTES = 100
"""Of the server's memory for each socket, with all that Python, uvicorn, Litestar and the table keep for it."""


class Idle(asyncio.Protocol):
    """Somebody who looks on, says nothing and answers pings; it costs as little as can be."""

    def __init__(self, host: str, code: str) -> None:
        self._greeting = handshake(host, f"/api/tables/{code}/play")
        self._data = b""
        self._upgraded = False
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(AssertionError("hung up on"))

    def data_received(self, data: bytes) -> None:
        assert self.transport is not None
        self._data += data
        if not self._upgraded:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._upgraded, self._data = True, rest
            self.transport.write(frame(b'{"is":"hello","id":1}'))
        for kind, message in self._frames():
            if kind == PING:
                self.transport.write(frame(message, PONG))
            elif b'"is":"done"' in message and not self.ready.done():
                self.ready.set_result(None)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        while len(self._data) >= 2:
            length, begin = self._data[1] & 0x7F, 2
            if length >= 126:
                begin = 4 if length == 126 else 10
                length = int.from_bytes(self._data[2:begin]) if len(self._data) >= begin else len(self._data)
            if len(self._data) < begin + length:
                return
            frame_, self._data = self._data[: begin + length], self._data[begin + length :]
            yield frame_[0] & 0x0F, frame_[begin:]


def kilobytes(server: Serving) -> int:
    """Of memory that the server uses."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError("this system does not tell how much memory a process uses")


def as_many_as_can_be(wanted: int) -> int:
    """Sockets that this process and the server's may have open; the limit is raised as far as allowed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(hard, wanted + SPARE)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    return min(wanted, most - SPARE)


async def crowd(server: Serving, many: int) -> None:
    loop = asyncio.get_running_loop()
    host = urlsplit(server.address).netloc
    name, port = host.rsplit(":", 1)
    onlookers = [Client(server.address) for _ in range(-(-many // AT_A_TABLE))]
    codes = [await each.set_up(GAME.name, PEOPLE) for each in onlookers]
    people = await company(server.address, GAME.name, PEOPLE)
    before = kilobytes(server)
    idle: list[Idle] = []

    async def one(number: int) -> None:
        def make() -> Idle:
            return Idle(host, codes[number // AT_A_TABLE])

        _, protocol = await loop.create_connection(make, name, int(port))
        idle.append(protocol)
        await asyncio.wait_for(protocol.ready, PATIENCE)

    try:
        for begin in range(0, many, AT_ONCE):
            await asyncio.gather(*(one(number) for number in range(begin, min(many, begin + AT_ONCE))))
        each = (kilobytes(server) - before) / many
        print(f"{many} idle sockets, {each:.1f} kB each")
        assert each < MOST_KILOBYTES
        await play_together(people)
        assert all(client.over for client in people)
        assert not any(protocol.lost for protocol in idle)
    finally:
        for protocol in idle:
            assert protocol.transport is not None
            protocol.transport.abort()
        while not all(protocol.lost for protocol in idle):
            await asyncio.sleep(0.05)
    assert (await people[0].ask("GET", "/api/games"))[0] == 200


def test_a_thousand_idle_sockets(server: Serving) -> None:
    run(crowd(server, as_many_as_can_be(1000)))


@pytest.mark.long
def test_ten_thousand_idle_sockets(server: Serving) -> None:
    run(crowd(server, as_many_as_can_be(10_000)))
