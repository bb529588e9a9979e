"""Players that are given what their seat may know, and nothing else."""

from alehouse.bots.bot import Bot, decision
from alehouse.bots.hints import Hint, hint
from alehouse.bots.kinds import LEVELS, make, names

__all__ = ["LEVELS", "Bot", "Hint", "decision", "hint", "make", "names"]
