"""What is said while many tables are shown what was stored together: it goes out when all of them were.

Whatever is written to a socket wakes its reader at once, and to wake somebody takes longer than to write. One after the
other, with a table's views to be made in between, nearly every write finds its reader asleep again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol


class Line(Protocol):
    """The side of a transport that is written to."""

    def is_closing(self) -> bool: ...

    def write(self, data: bytes, /) -> None: ...


MOST: Final = 64 * 1024
"""Bytes that wait; with more, memory is asked of the system and given back with every batch."""


class Outbox:
    """One for a process: it is filled and emptied within one call, so nothing else can come in between."""

    def __init__(self) -> None:
        self._gathers = False
        self._waiting: list[tuple[Line, bytes]] = []
        self._size = 0

    def put(self, line: Line, data: bytes) -> None:
        """Write this, now or at the end of what is being done together."""
        if self._gathers:
            self._waiting.append((line, data))
            self._size += len(data)
            if self._size > MOST:
                self._write()
        elif not line.is_closing():
            line.write(data)

    def together(self, work: Callable[[], None]) -> None:
        """Do this, and write all that it says when it is done."""
        if self._gathers:
            work()
            return
        self._gathers = True
        try:
            work()
        finally:
            self._gathers = False
            self._write()

    def _write(self) -> None:
        waiting, self._waiting, self._size = self._waiting, [], 0
        for line, data in waiting:
            # Somebody may have been let go meanwhile.
            if not line.is_closing():
                line.write(data)


OUTBOX: Final = Outbox()
