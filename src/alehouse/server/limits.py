"""How often somebody may knock: buckets that fill with time and are emptied by asking."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from alehouse.server.settings import Limit

MOST_KEYS = 20_000
"""Addresses that are remembered; who has not come for longest is forgotten first."""


class Bucket:
    """What one asker has left."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        if not self.has_any():
            return False
        self._left -= 1
        return True

    def has_any(self) -> bool:
        now = time.monotonic()
        self._left = min(self._limit.burst, self._left + (now - self._at) * self._limit.a_second)
        self._at = now
        return self._left >= 1


class Buckets:
    """One for each address."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._of.pop(address, None) or Bucket(self._limit)
        self._of[address] = bucket
        if len(self._of) > MOST_KEYS:
            self._of.popitem(last=False)
        return bucket


def whose(address: str) -> str:
    """One asker's address. Whoever has one of IPv6 has very many more of the same network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
