"""One thing at a time: who comes first does it first."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Turns:
    """A lock that can also be had at once by whoever never waits."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def taken(self) -> bool:
        return self._taken

    def take_at_once(self) -> bool:
        """Whether it was free, and is the asker's now, who gives it back by `give_back`."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give_back(self) -> None:
        """The next who waits has it; it is never free in between, or somebody could push in."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # Called and called off at the same time: the next one goes on.
                self.give_back()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        self.give_back()
