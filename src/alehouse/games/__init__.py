"""The games. Every package here lists its games in GAMES, and nothing outside it knows their names.

`alehouse.games()` lists them all: the package itself can be called, or a function of its name would hide it.
"""

import sys
from types import ModuleType

from alehouse.engine.contract import Game


class _Games(ModuleType):
    def __call__(self) -> list[Game]:
        """Every game, by name."""
        from alehouse.engine.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
