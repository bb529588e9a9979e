"""Luck that can be had again: for bots that try several actions under the same chance."""

from __future__ import annotations

from typing import Final

from alehouse.engine.luck import Luck

SEEDS: Final = 1 << 30


class SameLuck(Luck):
    """A fast generator, good enough to think with, whose whole state is one number to keep and put back."""

    def __init__(self, seed: int = 0) -> None:
        self.state = seed

    def below(self, bound: int) -> int:
        # A counter scrambled twice (xor and multiply), within 31 bits, where compiled numbers are fastest.
        self.state = (self.state + 0x1E3779B9) & 0x7FFFFFFF
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
        mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & 0x7FFFFFFF
        mixed ^= mixed >> 15
        return (mixed * bound) >> 31
