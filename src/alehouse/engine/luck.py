"""Luck is handed in: fast for simulation (here), fair for tables (fair_luck.py)."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of whole numbers; everything else about chance is made from `below`."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each as likely."""
        raise NotImplementedError

    def choose(self, chances: Chances) -> Action:
        """One of the outcomes, as likely as its weight says."""
        if chances.total <= 0:
            raise ValueError("no outcome has a weight")
        return chances.drawn(self.below(chances.total))

    def shuffle(self, things: list[int]) -> None:
        """Put things into an order, each order as likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


# Multiply with carry (Marsaglia): the state is a digit of 32 bits and a carry. With this multiplier, which makes
# MULTIPLIER * 2**32 - 1 a safe prime, it comes round after 2**62 numbers, and no product is wider than 63 bits,
# so that the same plain arithmetic is exact compiled and interpreted.
MULTIPLIER: Final = 2050989585
DIGIT: Final = 0xFFFFFFFF
WIDEST: Final = 2**31
"""The largest bound for `FastLuck.below`."""


class FastLuck(Luck):
    """Repeatable from a seed, for simulation and search; not for tables.

    Its whole state is one number: whoever keeps it can put it back and have the same luck again.
    """

    def __init__(self, seed: int | str = 0) -> None:
        digest = hashlib.sha256(f"alehouse fast luck {seed}".encode()).digest()
        self.state: i64 = int.from_bytes(digest[:7], "big") + 1

    def __copy__(self) -> FastLuck:
        other = FastLuck()
        other.state = self.state
        return other

    def __deepcopy__(self, memo: object) -> FastLuck:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return _luck_again, (self.state,)

    def below(self, bound: i64) -> i64:
        if not 0 < bound <= WIDEST:
            raise ValueError(f"a bound is from 1 to {WIDEST}, not {bound}")
        while True:
            state = (self.state & DIGIT) * MULTIPLIER + (self.state >> 32)
            self.state = state
            # The digit and the carry together hide what is regular in either. (Lemire:) the number is the upper
            # part of the product; a few lower parts are drawn again, or some numbers would be likelier.
            product = ((state & DIGIT) ^ (state >> 32)) * bound
            left = product & DIGIT
            if left >= bound or left >= (DIGIT + 1) % bound:
                return product >> 32


def _luck_again(state: int) -> FastLuck:
    """The luck that comes from another process, where it was."""
    luck = FastLuck()
    luck.state = state
    return luck
