"""A particle: one way in which hidden cards may have gone, with values that are decided as late as possible.

To a particle each card is a number. A card gets a value only when the seat saw it or when something hangs on it; until
then one particle stands for all ways to spread the values that are left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.luck import Luck

UNDECIDED: Final = -1
_FINE: Final = 1073741824
"""Parts of a whole are told apart as finely as this."""


class Particle:
    """What the filter asks of a particle, of symptoms or of remedies."""

    def __init__(self) -> None:
        self.weight = 1.0
        """How probable everything was that the seat saw, since the particles were last drawn anew."""
        self.value = vec[i64]()
        """Of each card, or UNDECIDED."""
        self.left: i64 = 0
        """How many cards of each value are undecided (see the engine's counts)."""
        self.undecided: i64 = 0

    def again(self) -> Particle:
        """The same particle once more, to go on differently."""
        raise NotImplementedError

    def is_weighed(self, happening: i64, seat: i64) -> bool:
        """Whether the seat sees something of it that may be more or less probable."""
        raise NotImplementedError

    def is_sure(self, happening: i64) -> bool:
        """Whether it goes the same way in every particle, up to what is decided later."""
        raise NotImplementedError

    def follow(self, happening: i64, seat: i64, luck: Luck) -> None:
        """Let this happen; the weight says how probable it was that the seat would see what it saw."""
        raise NotImplementedError


def part_of(whole: float, luck: Luck) -> float:
    """Any part of it, from nothing to almost all, each as likely."""
    drawn: int = luck.below(_FINE)
    return whole * drawn / _FINE
