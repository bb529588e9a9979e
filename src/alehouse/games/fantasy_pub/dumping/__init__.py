"""The whole position as plain data, back, and whether everything in it fits."""

from alehouse.games.fantasy_pub.dumping.checking import check, check_end
from alehouse.games.fantasy_pub.dumping.plain import dump, read

__all__ = ["check", "check_end", "dump", "read"]
