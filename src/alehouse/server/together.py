"""Writing of other things than logs: much in one transaction.

Not compiled, since what is compiled may not wait while it handles an exception, and a transaction that fails does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Work = Callable[[AsyncConnection], Awaitable[Any]]


async def write_together(engine: AsyncEngine, works: Sequence[Work]) -> list[Any]:
    """All of it or nothing, one after the other."""
    async with engine.begin() as connection:
        return [await work(connection) for work in works]
