"""The small game is known here."""

from tests.tellings import _small_game_is_known

__all__ = ["_small_game_is_known"]
