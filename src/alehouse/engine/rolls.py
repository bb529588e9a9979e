"""What chance brought for everybody to see, beside what was to be expected of it."""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.engine.contract import CHANCE
from alehouse.engine.record import Record, start


@dataclass
class Tally:
    """How often a thing came up, and how often it was to be expected: the sum of its chances, draw by draw."""

    actual: int = 0
    expected: float = 0.0


def rolls(record: Record) -> dict[str, Tally]:
    """By the id of the thing: the faces of dice, cards and tiles that were turned over.

    Only outcomes that everybody saw count, see Outcome; so that this can be told to anybody at any time.
    """
    position = start(record)
    tallies: dict[str, Tally] = {}
    for notation in record.steps:
        action = position.game.action(notation)
        if position.to_move == CHANCE and action.parts:
            chances = position.chances()
            for outcome, weight in chances:
                for thing in outcome.parts:
                    tallies.setdefault(thing, Tally()).expected += weight / chances.total
            for thing in action.parts:
                tallies[thing].actual += 1
        position.play(action)
    return {thing: tallies[thing] for thing in position.game.things.by_id if thing in tallies}
