"""A server to be measured, in a process of its own: `python -m benchmarks.server.serving DATABASE`."""

from __future__ import annotations

import sys

from alehouse.engine.registry import register
from alehouse.server.serve import serve
from alehouse.server.settings import Limit, Settings
from benchmarks.server.tiny import TINY

WIDE = Limit(1e9, 1e9)


def settings(database: str) -> Settings:
    """As everybody runs it, but for the limits: all clients come from one address, and as fast as they can."""
    return Settings(
        database, port=0, requests=WIDE, new_tables=WIDE, wrong_codes=WIDE, messages=WIDE, sockets=1_000_000
    )


if __name__ == "__main__":
    register(TINY)
    serve(settings(sys.argv[1]), lambda address: print(address, flush=True))
