"""The socket of a client that is connected to another server, which passes on what it says (`Wire` of its own).

Compiled, as all that a decision comes by.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from alehouse.server.link import SAID, TOLD, Channel, Link

MOST_UNREAD: Final = 200
"""Messages that wait to be heard; nobody has more who keeps to what anybody may send."""


class FarLine:
    """What is written to it goes to the other server, which writes it to the socket as it is."""

    def __init__(self, link: Link, number: int) -> None:
        self._link = link
        self._number = number

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        """The other server sees who is too slow, and cuts them off."""
        return 0

    def write(self, data: bytes, /) -> None:
        self._link.put(self._number, TOLD, data)


class Far(Channel):
    def __init__(self, link: Link, number: int) -> None:
        self.transport = FarLine(link, number)
        self.close_sent = False
        self.at_once: Callable[[bytes], bool] | None = None
        self.floods = False
        """Whether far too much was said."""
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def hear(self) -> bytes | None:
        """What the client says next; None when nothing more will come."""
        return await self._said.get()

    def hang_up(self) -> None:
        """Nothing more is heard."""
        self._said.put_nowait(None)

    def take(self, kind: int, data: bytes) -> None:
        if kind != SAID:
            self.lose()
        elif not self.close_sent and not self.floods:
            if self.at_once is not None and self._said.empty() and self.at_once(data):
                return
            self._said.put_nowait(data)
            if self._said.qsize() > MOST_UNREAD:
                self.floods = True
                self.hang_up()

    def lose(self) -> None:
        self.close_sent = True
        self.hang_up()
