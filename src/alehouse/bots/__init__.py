"""Players that see only what their seat sees."""

from alehouse.bots.bot import Bot
from alehouse.bots.kinds import make, names
from alehouse.bots.sight import Sight

__all__ = ["Bot", "Sight", "make", "names"]
