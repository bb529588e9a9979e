"""What chance might have brought in each draw of a game that is over, for whoever draws it again."""

from __future__ import annotations

from alehouse.engine.contract import CHANCE
from alehouse.engine.record import Record, walk
from alehouse.server.about import Draws


def draws(record: Record) -> Draws:
    """All of them, in order."""
    places: dict[tuple[tuple[str, int], ...], int] = {}
    found: list[tuple[int, int]] = []
    steps = len(record.steps)
    for step, position in enumerate(walk(record), 1):
        if position.to_move == CHANCE and step <= steps:
            chances = tuple((str(outcome), int(weight)) for outcome, weight in position.chances())
            found.append((step, places.setdefault(chances, len(places))))
    return Draws([list(each) for each in places], found)
