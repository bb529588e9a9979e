"""Whether a decision can be taken back, told before it is made: from what the seat knows, and nothing else."""

from __future__ import annotations

from typing import Final

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, Knowledge, Position
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message, Seat
from alehouse.tables.match import barrier_behind

WORLDS: Final = 3
"""What comes of a decision may depend on what is hidden: it counts as final if it is in any of so many cases."""


def why_final(knowledge: Knowledge, action: Action) -> Message | None:
    """Why the seat with this knowledge could not be sure to take this decision back; None if it could.

    Sure is what nobody can prevent: where another decides next, they may be quicker.
    """
    luck = FastLuck("final")
    imaginer = knowledge.imaginer(luck)
    for _ in range(WORLDS):
        why = _final_here(imaginer.next(luck), knowledge.seat, action)
        if why is not None:
            return why
    return None


def _final_here(position: Position, seat: int, action: Action) -> Message | None:
    position.listen()
    position.play(action)
    barrier = barrier_behind(position, position.take_news())
    if barrier:
        return Message(f"table-final-{barrier}")
    if position.to_move == CHANCE:
        return Message("table-final-draw")
    if position.to_move != seat:
        return Message("table-final-other", {"seat": Seat(position.to_move)})
    return None
