"""Choosing part by part: what can be pointed at next, and what has been chosen when it is enough.

What can be pointed at next are the parts of those actions that contain everything chosen so far. No game needs any code
for it: a board marks its elements with ids, and asks here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from alehouse.engine.actions import Action
from alehouse.engine.things import THAT_IS_ALL

MOST_CHOICES = 4
"""No action takes more choices than this: a law of the suite."""


def possible(actions: Iterable[Action], seat: int, chosen: Sequence[str]) -> list[Action]:
    """The actions that are still meant: those that contain all that has been chosen, or are just that."""
    wanted = Counter(part for part in chosen if part != THAT_IS_ALL)
    if THAT_IS_ALL in chosen:
        return [action for action in actions if Counter(action.parts_for(seat)) == wanted]
    return [action for action in actions if wanted <= Counter(action.parts_for(seat))]


def next_parts(actions: Iterable[Action], seat: int, chosen: Sequence[str]) -> list[str]:
    """What can be pointed at next, in the order of the actions; nothing once a single action is left."""
    left = possible(actions, seat, chosen)
    if len(left) < 2:
        return []
    wanted = Counter(chosen)
    found: dict[str, None] = {}
    for action in left:
        rest = Counter(action.parts_for(seat)) - wanted
        for part in rest:
            found[part] = None
        if not rest:
            found[THAT_IS_ALL] = None
    return list(found)


def settled(actions: Iterable[Action], seat: int, chosen: Sequence[str]) -> Action | None:
    """The action that has been chosen, once only one is left."""
    left = possible(actions, seat, chosen)
    return left[0] if len(left) == 1 else None


def choices_needed(actions: Iterable[Action], action: Action) -> int:
    """How many choices it takes at most to choose this one among these, if every part is pointed at."""
    mine = Counter(action.parts)
    contained = any(mine < Counter(other.parts) for other in actions)
    return len(action.parts) + contained
