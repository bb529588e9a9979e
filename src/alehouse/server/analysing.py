"""Games that are over, analysed: one after the other, in the bots' processes, and kept moment by moment."""

from __future__ import annotations

import asyncio
import logging

from alehouse.bots.analysis import USUAL, Analysis, check_begun, key, put_together, read_back, where_to_look
from alehouse.engine.record import Record
from alehouse.engine.record_file import to_text
from alehouse.engine.views import Data
from alehouse.server.denied import Denied
from alehouse.server.limits import Bucket
from alehouse.server.store import Store
from alehouse.server.thinking import Thinker

MOST_WAITING = 20
"""Games that are analysed or wait for it; whoever comes then has to come again."""

log = logging.getLogger("alehouse.server")


class Analysed(Data, frozen=True):
    """How far an analysis is; and once all is done, what came of it."""

    done: int
    all: int
    analysis: Analysis | None


class Analyses:
    """What a server analyses. Between two moments of a game bots have their turn, so nobody waits long for one."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._one_at_a_time = asyncio.Lock()
        self._running: dict[str, asyncio.Task[None]] = {}

    async def ask(self, table: int, record: Record, bucket: Bucket) -> bytes:
        """How far the analysis of a game is, as JSON. It is begun, or taken up again, by asking."""
        check_begun(record)
        of = key(record, USUAL)
        # It takes a while, and others are waiting.
        steps = await asyncio.to_thread(where_to_look, record)
        was_running = of in self._running
        known = await self._store.moments(table, of)
        missing = [step for step in steps if step not in known]
        if not missing:
            return await asyncio.to_thread(_whole, record, known)
        if of not in self._running:
            if was_running:
                # It ended while its moments were read: there are more by now.
                return await self.ask(table, record, bucket)
            if len(self._running) >= MOST_WAITING or not bucket.take():
                raise Denied(429, "server-too-many")
            self._running[of] = asyncio.create_task(self._make(table, of, to_text(record), missing))
        return Analysed(len(known), len(steps), None).encode()

    async def stop(self) -> None:
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _make(self, table: int, of: str, record: str, steps: list[int]) -> None:
        try:
            async with self._one_at_a_time:
                for step in steps:
                    await self._store.keep_moment(table, of, step, await self._thinker.look(record, step, USUAL))
        except Exception:
            # What is done is kept; whoever asks again lets it go on.
            log.exception("analysis-failed", extra={"table": table})
        finally:
            del self._running[of]


def _whole(record: Record, known: dict[int, bytes]) -> bytes:
    found = put_together(record, USUAL, [read_back(data) for data in known.values()])
    return Analysed(len(known), len(known), found).encode()
