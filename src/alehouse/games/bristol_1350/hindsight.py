"""What a seat knows only in hindsight: whoever shows two symptoms in the end had got those very cards before."""

from __future__ import annotations

from typing import Final

from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.chronicle import DEALT, GOT, KEPT, SHOWN

SEEN: Final = 1
"""Written after a happening: the seat knows its cards, though it did not see them then."""


def in_hindsight(chronicle: list[tuple[int, ...]], seat: int, seats: int, luck: Luck) -> list[tuple[int, ...]]:
    """The chronicle with all that the seat does not know blotted out, and with a mark where it came to know it later.

    In which order two cards were dealt to somebody else nobody knows; either is as likely.
    """
    found = [_blotted(entry, seat) for entry in chronicle]
    shown: dict[int, list[int]] = {}
    for place in range(len(chronicle) - 1, -1, -1):
        entry = chronicle[place]
        kind = entry[0]
        if kind == SHOWN and entry[1] != seat:
            shown[entry[1]] = [entry[2], entry[3]]
            if entry[1] < seats:
                luck.shuffle(shown[entry[1]])
        elif kind in (GOT, DEALT) and shown.get(entry[1]):
            found[place] = (kind, entry[1], shown[entry[1]].pop(), SEEN)
        elif kind == KEPT and shown.get(entry[1]):
            low, high = sorted(shown[entry[1]])
            shown[entry[1]] = []
            found[place] = (kind, entry[1], low, high, SEEN)
    return found


def _blotted(entry: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Cards that are not the seat's own are not to be looked at by mistake."""
    if entry[0] in (DEALT, GOT) and entry[1] != seat:
        return (entry[0], entry[1], 0, 0)
    if entry[0] == KEPT and entry[1] != seat:
        return (entry[0], entry[1], 0, 0, 0)
    return (*entry, SEEN) if entry[0] in (DEALT, GOT, KEPT) else entry
