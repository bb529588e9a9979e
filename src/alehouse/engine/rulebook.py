"""A game's rules as ids in reading order; their texts are Fluent messages of the same name."""

from __future__ import annotations


class Chapter:
    """Rules that belong together. The title is the Fluent message `id`, each rule's text the message of its id."""

    def __init__(self, id: str, rules: tuple[str, ...]) -> None:
        self.id = id
        self.rules = rules


def rule_ids(chapters: tuple[Chapter, ...]) -> list[str]:
    """All rule ids, in reading order."""
    return [rule for chapter in chapters for rule in chapter.rules]


NOW: str = "common-now"
"""What is being decided is decided first, by whoever's decision it is."""
CHANCE_DECIDES: str = "common-chance"
"""Dice and draws are nobody's choice."""
NOT_AN_OUTCOME: str = "common-outcome"
"""Chance brings only what is still there to come."""
FINISHED: str = "common-over"
"""After the end nothing is played any more."""
OF_ANOTHER_GAME: str = "common-foreign"
"""Only what stands in the game's own table is played."""

TABLE_MANNERS = Chapter("chapter-common", (NOW, CHANCE_DECIDES, NOT_AN_OUTCOME, FINISHED, OF_ANOTHER_GAME))
"""The last chapter of every game: what holds at any table, whatever is played."""
