"""Looking for circles of objects that nobody needs any more, without holding everybody up.

Python looks at all that is new, and now and then at all that there is; nothing else happens meanwhile, and most of what
a house makes is kept: logs, events, tables. So it looks at little at a time, and what has been looked at once is put
aside. Circles that were made of it are found once an hour. There are hardly any: what is not in one is let go at once.
"""

from __future__ import annotations

import asyncio
import gc

NEW = 500
"""So many new objects are looked at together: few enough to be at hand still, which is half of what it takes."""
NEVER = 1_000_000_000
"""Looks until all that is left of them is looked at a second time."""
AN_HOUR = 3600.0


def look_at_little() -> None:
    """From now on, in this process."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER)
    if _put_aside not in gc.callbacks:
        gc.callbacks.append(_put_aside)


def look_at_all_hourly(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(AN_HOUR, _in_an_hour_again, loop)


def look_at_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _put_aside(phase: str, about: dict[str, int]) -> None:
    if phase == "stop" and about["generation"] == 0:
        gc.freeze()


def _in_an_hour_again(loop: asyncio.AbstractEventLoop) -> None:
    look_at_all()
    look_at_all_hourly(loop)
