"""The people at all tables of one server, in a process of their own: reads what to do, and tells what came of it."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import sys
import time

import msgspec
import uvloop

from benchmarks.server.counting import cpu_seconds, percentile
from benchmarks.server.tables import Load, Table, set_up_ours, set_up_theirs

PATIENCE = 60.0
"""Seconds that it may take until every table waits for somebody to decide."""


class Task(msgspec.Struct):
    """What to measure."""

    addresses: list[str]
    together: bool
    """Whether the people of a table are all at the same server."""
    game: str
    """Ours; of boardgame.io's server, empty."""
    players: int
    tables: int
    warm_up: float
    full: float
    paced: float
    servers: list[int]
    """Processes."""
    database: list[int]


class Part(msgspec.Struct):
    """What came of one part of a round."""

    begun: float
    """By the monotonic clock, which is the same for all processes."""
    actions: int
    seconds: float
    server: float
    """CPU seconds of all servers."""
    database: float
    """CPU seconds of PostgreSQL."""
    clients: float
    """CPU seconds of this process."""
    seen: int
    p50: float
    p99: float


class Report(msgspec.Struct):
    full: Part
    paced: Part
    over: int
    """Tables whose game ended meanwhile."""


async def play(task: Task) -> Report:
    load = Load(stopped=True)
    if task.game:
        tables = await set_up_ours(load, task.addresses, task.together, task.game, task.players, task.tables)
    else:
        (address,) = task.addresses
        tables = await set_up_theirs(load, address, task.players, task.tables)
    await all_wait(tables)
    gc.disable()
    full = await measure(task, load, tables, None, task.full)
    paced = await measure(task, load, tables, 1.0, task.paced)
    for table in tables:
        for wire in table.wires:
            wire.end()
    return Report(full, paced, sum(table.over for table in tables))


async def measure(task: Task, load: Load, tables: list[Table], pace: float | None, seconds: float) -> Part:
    """Let them play for a while, and count what happens when they have warmed up."""
    load.pace, load.stopped = pace, False
    for table in tables:
        table.go_on()
    await asyncio.sleep(task.warm_up)
    load.actions, load.seen, load.counts = 0, [], True
    before = _spent(task)
    begun = time.monotonic()
    await asyncio.sleep(seconds)
    load.counts = False
    lasted = time.monotonic() - begun
    after = _spent(task)
    load.stopped = True
    await all_wait(tables)
    server, database, clients = (late - early for early, late in zip(before, after))
    if not load.seen:
        raise RuntimeError("nobody has seen anything")
    p50, p99 = percentile(load.seen, 0.5), percentile(load.seen, 0.99)
    return Part(begun, load.actions, lasted, server, database, clients, len(load.seen), p50, p99)


async def all_wait(tables: list[Table]) -> None:
    """Until what is under way was seen, and somebody is asked at every table whose game is not over."""
    async with asyncio.timeout(PATIENCE):
        while not all(table.waits or table.over for table in tables):
            await asyncio.sleep(0.1)


def _spent(task: Task) -> tuple[float, float, float]:
    mine = resource.getrusage(resource.RUSAGE_SELF)
    return cpu_seconds(task.servers), cpu_seconds(task.database), mine.ru_utime + mine.ru_stime


def _failed(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Nothing that goes wrong in a client is passed over."""
    print(f"{context.get('message')}: {context.get('exception')!r}", file=sys.stderr, flush=True)
    os._exit(1)


async def main() -> None:
    asyncio.get_running_loop().set_exception_handler(_failed)
    report = await play(msgspec.json.decode(sys.stdin.buffer.read(), type=Task))
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")


if __name__ == "__main__":
    uvloop.run(main())
