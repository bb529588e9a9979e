"""Time at a table: how long a seat may think, and when somebody else goes on in its place."""

from __future__ import annotations

from typing import Literal

import msgspec

from alehouse.engine.errors import AlehouseError

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

PATIENCE = 10 * 60 * SECOND
"""Without a clock nobody is hurried, but nobody waits for ever either."""
AWAY = 90 * SECOND
"""So long a person may be away while others wait."""
FOR_WORDS = 45 * SECOND
"""So long words for the luck are waited for, once to promise and once to tell."""
WINDOW = 8 * SECOND
"""Those who are asked at the same time have this long, whatever they hold."""
SHORT_WINDOW = 2 * SECOND
"""The same where every person who is asked has said beforehand not to answer."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `seconds` for each decision and, when they are used up, `reserve` for the whole game; or `days`."""

    kind: Literal["none", "seconds", "days"] = "none"
    seconds: int = 0
    reserve: int = 0
    days: int = 0

    def check(self) -> None:
        """Raise AlehouseError unless such a clock can be set."""
        good = {
            "none": self.seconds == self.reserve == self.days == 0,
            "seconds": 5 <= self.seconds <= 3600 and 0 <= self.reserve <= 7200 and self.days == 0,
            "days": 1 <= self.days <= 30 and self.seconds == self.reserve == 0,
        }
        if not good[self.kind]:
            raise AlehouseError("table-clock-odd")

    def allows(self, reserve: int) -> int:
        """Milliseconds for a decision of a seat with so much of its reserve left."""
        if self.kind == "days":
            return self.days * DAY
        if self.kind == "seconds":
            return self.seconds * SECOND + reserve
        return PATIENCE

    def left(self, reserve: int, used: int) -> int:
        """What is left of a seat's reserve after a decision that took so long."""
        if self.kind != "seconds":
            return reserve
        return max(0, reserve - max(0, used - self.seconds * SECOND))
