"""What would certainly come of a decision, told before it is made: from what the seat knows, and nothing else."""

from __future__ import annotations

from typing import Final, NamedTuple

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message

WORLDS: Final = 12
"""What happens in so many positions that may be the true one is called certain."""


class Foreseen(NamedTuple):
    """What somebody would see happen whatever is true for all they know."""

    happens: list[Message]
    chance: bool
    """Whether chance decides next in any case."""


def foresee(knowledge: Knowledge, action: Action) -> Foreseen:
    """What is common to all that this seat would see happen if it decided so."""
    imaginer = knowledge.imaginer(FastLuck("foreseen"))
    luck = FastLuck("worlds")
    common: dict[str, Message] | None = None
    drawn = 0
    for _ in range(WORLDS):
        position = imaginer.next(luck)
        position.listen()
        position.play(action)
        seen = [event.seen_by(knowledge.seat) for event in position.news()]
        told = {str(event.message().plain()): event.message() for event in seen if event is not None}
        common = told if common is None else {key: message for key, message in common.items() if key in told}
        drawn += position.to_move == CHANCE
    assert common is not None
    return Foreseen(list(common.values()), drawn == WORLDS)
