"""Alehouse: four tabletop games to play, study and design around."""

# First, so that below `alehouse.games` becomes the function: only a package's first import binds its name.
import alehouse.games  # noqa: F401  # isort: skip

from alehouse.engine import contract
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Position
from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.luck import FairLuck, FastLuck, Luck
from alehouse.engine.playing import play_out
from alehouse.engine.registry import game, games, register

__version__ = "0.1.0"

COMPILED = not contract.__file__.endswith(".py")
"""Whether the rules run compiled (fast), or as the plain Python that they are written in (the same, slower)."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "PUBLIC",
    "AlehouseError",
    "FairLuck",
    "FastLuck",
    "Game",
    "IllegalAction",
    "Luck",
    "Position",
    "game",
    "games",
    "play_out",
    "register",
]
