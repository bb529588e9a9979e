"""A seat at a table: who sits there, and who decides for it now."""

from __future__ import annotations

from typing import Final, Literal

HUMAN: Final = "human"
"""A person; every other kind is the name of a bot."""

Why = Literal["time", "away", "resigned"]
"""Why a bot plays in a person's place."""


class Place:
    """One seat, as the log has made it."""

    def __init__(self, reserve: int) -> None:
        self.name = ""
        self.kind = ""
        """HUMAN, the name of a bot, or nobody."""
        self.played_for: Why | None = None
        """Why a bot plays in the person's place; None if it does not."""
        self.reserve = reserve
        """Milliseconds left beyond those of each decision."""
        self.has_promised = False
        """Whether this person has said if there will be a word for the luck."""
        self.waives = False
        self.wants_to_end = False

    @property
    def is_person(self) -> bool:
        return self.kind == HUMAN

    @property
    def decides(self) -> bool:
        """Whether a person decides here now."""
        return self.is_person and self.played_for is None
