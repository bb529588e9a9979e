"""A game's rules as ids in reading order; their texts are Fluent messages of the same name."""

from __future__ import annotations

from alehouse.engine.messages import Message


class Chapter:
    """Rules that belong together. The title is the Fluent message `id`, each rule's text the message of its id."""

    def __init__(self, id: str, rules: tuple[str, ...]) -> None:
        self.id = id
        self.rules = rules


class Page:
    """A chapter as it is read: its title and its texts, which are numbered in this order."""

    def __init__(self, title: Message, texts: list[Message], note: Message | None = None) -> None:
        self.title = title
        self.texts = texts
        self.note = note
        """What must be said wherever any of the texts is shown."""


class Minutes:
    """How long a game takes, from `low` to `high`; `assumed` where no rulebook says so."""

    def __init__(self, low: int, high: int, assumed: bool = False) -> None:
        if not 0 < low <= high:
            raise ValueError(f"no game takes {low} to {high} minutes")
        self.low = low
        self.high = high
        self.assumed = assumed

    def text(self) -> Message:
        """In words."""
        if self.low == self.high:
            said = Message("minutes-about", {"minutes": self.low})
        else:
            said = Message("minutes-range", {"low": self.low, "high": self.high})
        return Message("minutes-assumed", {"minutes": said}) if self.assumed else said


def rule_ids(chapters: tuple[Chapter, ...]) -> list[str]:
    """All rule ids, in reading order."""
    return [rule for chapter in chapters for rule in chapter.rules]


NOW: str = "common-now"
"""What is being decided is decided first, by whoever's decision it is."""
CHANCE_DECIDES: str = "common-chance"
"""What is left to chance is nobody's choice."""
NOT_AN_OUTCOME: str = "common-outcome"
"""Chance brings only what is still possible."""
FINISHED: str = "common-over"
"""After the end nothing is played any more."""
OF_ANOTHER_GAME: str = "common-foreign"
"""Only what stands in the game's own table is played."""

TABLE_MANNERS = Chapter("chapter-common", (NOW, CHANCE_DECIDES, NOT_AN_OUTCOME, FINISHED, OF_ANOTHER_GAME))
"""The last chapter of every game: what holds at any table, whatever is played."""
