"""Alehouse: four tabletop games to play, study and design around."""

from typing import TYPE_CHECKING

from alehouse.engine import contract
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Knowledge, Position
from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.fair_luck import FairLuck
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.playing import play_out
from alehouse.engine.registry import game, register

if TYPE_CHECKING:
    from alehouse.engine.registry import games
else:
    # The package, which lists its games when it is called.
    import alehouse.games  # noqa: F401

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
    "Knowledge",
    "Luck",
    "Position",
    "game",
    "games",
    "play_out",
    "register",
]
