"""Players that are given what their seat may know, and nothing else."""

from alehouse.bots.bot import Bot, decision
from alehouse.bots.kinds import make, names

__all__ = ["Bot", "decision", "make", "names"]
