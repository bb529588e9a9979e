"""What goes over the line between two servers: what many sockets say, and are told, one behind the other.

Compiled: where the people of a table are connected to several servers, nearly all that is said there comes by here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from alehouse.server.outbox import OUTBOX
from alehouse.server.reader import TOO_SLOW, ReadersWire

OPEN: Final = 1
"""A socket begins; what follows says whose it is."""
SAID: Final = 2
"""What a client says."""
GONE: Final = 3
"""The client is not there any more."""
TOLD: Final = 4
"""What a client is told, as it goes out (`framed`)."""
CLOSED: Final = 5
"""The socket is to be closed, with a code."""
BEAT: Final = 6
"""Nothing but that the line is there."""

_HEAD: Final = 9
"""Bytes: four for the channel, four for how much follows, and one for what it is."""
RESTART: Final = 1012
"""Why a client's socket is closed where the line is lost: it should come back."""
MOST_WAITING: Final = 64 * 1024 * 1024
"""Bytes that wait for a server that reads nothing, until it is given up."""


class Line(Protocol):
    """A transport."""

    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int: ...

    def write(self, data: bytes, /) -> None: ...


class Channel:
    """One socket, on one side of the line."""

    def take(self, kind: int, data: bytes) -> None:
        """Something has come."""
        raise NotImplementedError

    def lose(self) -> None:
        """The line is lost, and nothing will come any more."""
        raise NotImplementedError


class Link:
    """One side of a line. What is put on it goes out once the loop has done what it is at."""

    def __init__(self, line: Line, soon: Callable[[Callable[[], None]], object]) -> None:
        self.channels: dict[int, Channel] = {}
        self.opens: Callable[[int, bytes], None] | None = None
        """Told the channels that the other side opens."""
        self.heard = True
        """Whether anything has come since somebody looked."""
        self._line = line
        self._soon = soon
        self._parts: list[bytes] = []
        self._rest = b""
        self._begun = 0
        self._lost = False

    def begin(self, wire: ReadersWire, backlog: int, asked: bytes) -> Passed:
        """Pass on a client's socket, of which the other side is told this."""
        self._begun += 1
        passed = Passed(self, self._begun, wire, backlog)
        if self._lost:
            passed.lose()
        else:
            self.channels[self._begun] = passed
            self.put(self._begun, OPEN, asked)
        return passed

    def put(self, channel: int, kind: int, data: bytes) -> None:
        if self._lost:
            return
        if not self._parts:
            self._soon(self.flush)
        parts = self._parts
        parts.append(channel.to_bytes(4, "big") + len(data).to_bytes(4, "big") + _KINDS[kind])
        parts.append(data)

    def flush(self) -> None:
        parts, self._parts = self._parts, []
        if not parts or self._lost:
            return
        if self._line.get_write_buffer_size() > MOST_WAITING:
            self._line.abort()
        else:
            self._line.write(b"".join(parts))

    def feed(self, data: bytes) -> None:
        """What has come over the line."""
        self.heard = True
        OUTBOX.together(lambda: self._take(data))

    def _take(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at, size = 0, len(data)
        while size - at >= _HEAD:
            begin = at + _HEAD
            end = begin + int.from_bytes(data[at + 4 : at + 8], "big")
            if end > size:
                break
            number, kind = int.from_bytes(data[at : at + 4], "big"), data[at + 8]
            at = end
            channel = self.channels.get(number)
            if channel is not None:
                channel.take(kind, data[begin:end])
            elif kind == OPEN and self.opens is not None:
                self.opens(number, data[begin:end])
            # Else this side has just closed it, or it is a beat.
        self._rest = data[at:]

    def lose(self) -> None:
        """The line is gone, and with it all channels."""
        if not self._lost:
            self._lost = True
            channels, self.channels = self.channels, {}
            self.opens = None
            for each in channels.values():
                each.lose()


_KINDS: Final = [bytes((kind,)) for kind in range(BEAT + 1)]


class Passed(Channel):
    """A client's socket at this server, whose table another server tends."""

    def __init__(self, link: Link, number: int, wire: ReadersWire, backlog: int) -> None:
        self.closing: int | None = None
        """The code to close the socket with, once that is sure."""
        self._link = link
        self._number = number
        self._wire = wire
        self._backlog = backlog

    def say(self, message: bytes) -> bool:
        """Pass on what the client says; it is always dealt with."""
        if self.closing is None:
            self._link.put(self._number, SAID, message)
        return True

    def take(self, kind: int, data: bytes) -> None:
        if kind == TOLD:
            line = self._wire.transport
            if line.get_write_buffer_size() > self._backlog:
                self.close(TOO_SLOW)
            elif not self._wire.close_sent:
                OUTBOX.put(line, data)
        elif kind == CLOSED:
            self.close(int.from_bytes(data, "big"))

    def lose(self) -> None:
        self.close(RESTART)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._wire.hang_up()

    def end(self) -> None:
        """The client is not there any more, or is being let go."""
        if self._link.channels.pop(self._number, None) is not None:
            self._link.put(self._number, GONE, b"")
