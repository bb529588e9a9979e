"""Everything that can be pointed at: pieces, places, cards, dice, seats; and the words that can be said to it.

An id is `kind:name`, as `table:4`, `die:5` or `seat:2`, and counts as notation counts: seats from 1. A game declares
its things once, in its components; views, actions, pending steps and events speak of these ids, so that a board only
has to mark its elements with them. Things that the rules cannot tell apart, such as two dice that show the same, share
an id.
"""

from __future__ import annotations

from typing import Final

from alehouse.engine.messages import Message, Seat

WORD: Final = "do"
"""The kind of what is said and not touched: `do:pass`. A board shows it as a button."""
THAT_IS_ALL: Final = f"{WORD}:that-is-all"
"""Said where what has been chosen is an action, and could become a larger one."""


class Thing:
    """Something that can be pointed at, and what it is called."""

    def __init__(self, id: str, name: Message) -> None:
        self.id = id
        self.name = name
        self.kind = id.partition(":")[0]

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Things:
    """All things of a game, by id."""

    def __init__(self) -> None:
        self.by_id: dict[str, Thing] = {}
        self.dealt: frozenset[str] = frozenset()
        """The kinds of things that somebody may be dealt, play or hold: the laboratory weighs what they are worth."""
        self.add(THAT_IS_ALL, Message("word-that-is-all"))

    def add(self, id: str, name: Message) -> str:
        """Declare a thing, once; its id, to be kept under a name of the game's own."""
        kind, colon, rest = id.partition(":")
        if not (kind and colon and rest) or id in self.by_id:
            raise ValueError(f"{id!r} is no id of a thing, or stands for one already")
        self.by_id[id] = Thing(id, name)
        return id

    def are_dealt(self, *kinds: str) -> None:
        """Say which kinds of things somebody may be dealt, play or hold; nobody is dealt any other."""
        declared = {thing.kind for thing in self.by_id.values()}
        unknown = [kind for kind in kinds if kind not in declared]
        if unknown:
            raise ValueError(f"there are no things of these kinds: {', '.join(unknown)}")
        self.dealt = frozenset(kinds)

    def seats(self, most: int) -> tuple[str, ...]:
        """Declare the players, by seat."""
        return tuple(self.add(f"seat:{seat + 1}", Message("thing-seat", {"seat": Seat(seat)})) for seat in range(most))

    def __getitem__(self, id: str) -> Thing:
        return self.by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self.by_id

    def __len__(self) -> int:
        return len(self.by_id)
