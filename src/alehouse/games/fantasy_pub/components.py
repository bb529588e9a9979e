"""What is in the two boxes. Values that the booklets do not print are marked as assumed, each in one place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Families, from the smallest to the largest. The two editions give them different names, see FAMILIES_2022 and _2003.
SMALL: Final = 0
DWARF: Final = 1
TALL: Final = 2
"""In 2003 the warrior, who can do nothing special (the rule `fp03-warrior`)."""
HUGE: Final = 3

FAMILIES_2022: Final = ("goblin", "dwarf", "elf", "troll")
FAMILIES_2003: Final = ("halfling", "dwarf", "warrior", "ogre")

CLAN: Final = 7
"""Characters in a clan (the rules `fp22-clans` and `fp03-clans`).

A character is a number: its owner's seat times CLAN, plus its place in the clan.
"""
_FAMILIES: Final = (SMALL, SMALL, DWARF, DWARF, TALL, TALL, HUGE)
_MOST_CLANS: Final = 5
FAMILY_OF: Final = vec[i64]([_FAMILIES[character % CLAN] for character in range(CLAN * _MOST_CLANS)])
"""By character, or by place in the clan."""
OWNER_OF: Final = vec[i64]([character // CLAN for character in range(CLAN * _MOST_CLANS)])
COPY_OF: Final = ("a", "b", "a", "b", "a", "b", "a")

# By family: how many there are in a clan, and the place of the first.
COUNT_OF: Final = vec[i64]([2, 2, 2, 1])
FIRST_OF: Final = vec[i64]([0, 2, 4, 6])

ENTRY: Final = 0
"""The space where characters come in and go out: the door (2022) or the bar (2003). The tables are 1, 2, 3, ..."""
IN_DECK: Final = -1
OUT: Final = -2
COMING: Final = -3
"""Drawn from the deck at the beginning, and still looking for a table."""
NOBODY: Final = -1
"""In place of a character, a family or a card."""

BOTH: Final = 7
"""In place of a die's value: both dice, added together."""


class Edition:
    """The numbers in which the two editions differ."""

    def __init__(
        self,
        prefix: str,
        families: tuple[str, ...],
        most: i64,
        tables: i64,
        tokens: i64,
        triples: i64,
        full: i64,
        purse: i64,
    ) -> None:
        self.prefix = prefix
        """Its rules' ids and its messages begin with this."""
        self.families = families
        self.most = most
        self.tables = tables
        self.spaces = tables + 1
        self.tokens = tokens
        self.triples = triples
        self.full = full
        """The beer at which a character falls."""
        self.purse = purse
        """Coins of a character that stands in the pub from the beginning."""


# The rules `fp22-ring`, `fp22-tokens` and `fp03-ring`: tables, tokens, triple beers.
EDITION_2022: Final = Edition("fp22", FAMILIES_2022, most=4, tables=6, tokens=75, triples=10, full=6, purse=4)
EDITION_2003: Final = Edition("fp03", FAMILIES_2003, most=5, tables=5, tokens=200, triples=0, full=8, purse=6)

# 2022

CLOSING: Final = {2: 6, 3: 7, 4: 8}
"""Characters out of the pub at which closing time begins, by players."""

PLAIN_POINTS: Final = 2
TRIPLE_POINTS: Final = 3
INSIDE_POINTS: Final = 1
MOST_COINS_POINTS: Final = 3
CARD_GONE: Final = 0
CARD_MINUS: Final = 1
CARD_PLUS: Final = 2
CARD_POINTS: Final = (0, 2, 3)
"""Assumed: what the +1/-1 card scores when it is gone, shows -1, shows +1."""

# Assumed: the whole event deck. The booklet prints none of its seventeen cards; these are our own.
SHORT_CUT: Final = 0
SECOND_WIND: Final = 1
BACK_DOOR: Final = 2
HAPPY_HOUR: Final = 3
ON_THE_HOUSE: Final = 4
BLACK_COFFEE: Final = 5
SPILT_BEER: Final = 6
PICKPOCKET: Final = 7
PAY_DAY: Final = 8
LOST_PURSE: Final = 9
CHANGE_PLACES: Final = 10
MAKE_WAY: Final = 11
LOADED_DIE: Final = 12
ONCE_MORE: Final = 13
NEW_BLOOD: Final = 14
FORGET_IT: Final = 15
CLOSING_BELL: Final = 16
CARDS: Final = (
    "short-cut",
    "second-wind",
    "back-door",
    "happy-hour",
    "on-the-house",
    "black-coffee",
    "spilt-beer",
    "pickpocket",
    "pay-day",
    "lost-purse",
    "change-places",
    "make-way",
    "loaded-die",
    "once-more",
    "new-blood",
    "forget-it",
    "closing-bell",
)
DEALT: Final = 4
KEPT: Final = 3
BACK_DOOR_TABLES: Final = (1, 6)
LOST_PURSE_COINS: Final = 3
NEW_BLOOD_COINS: Final = 3
MOST_ENTRY_COINS: Final = 6

# 2003

BEERS_TO_WIN: Final = {2: 22, 3: 20, 4: 17, 5: 15}
"""Beers to collect, by players."""
