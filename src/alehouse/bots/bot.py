"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.claims import Claim, Heard
from alehouse.engine.contract import Knowledge, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Its luck is handed in when it is made: the same luck and knowledge give the same choices."""

    def at_once(self, legal: list[Action]) -> Action | None:
        """What needs no knowledge: the only action there is. None where there is something to think about."""
        return legal[0] if len(legal) == 1 else None

    def listen(self, heard: Sequence[Heard]) -> None:
        """All that was claimed at the table so far, true or not; those who do not care do not listen."""

    def remark(self, knowledge: Knowledge) -> Claim | None:
        """What the bot claims before it decides, if it says anything."""
        return None

    def choose(self, knowledge: Knowledge) -> Action:
        """One of `knowledge.legal`."""
        raise NotImplementedError


def decision(bot: Bot, position: Position) -> Action:
    """What the bot does in the place of the seat to move; it is told what that seat may know, and nothing else."""
    action = bot.at_once(position.legal())
    return action if action is not None else bot.choose(position.knowledge(position.to_move))
