"""Luck is handed in: fast for simulation, fair for tables."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of whole numbers; everything else about chance is made from `below`."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely."""
        raise NotImplementedError

    def choose(self, chances: Sequence[tuple[Action, int]]) -> Action:
        """One of the outcomes, as likely as its weight says."""
        total = 0
        for _, weight in chances:
            total += weight
        rest = self.below(total)
        for outcome, weight in chances:
            rest -= weight
            if rest < 0:
                return outcome
        raise ValueError("no outcome has a weight")

    def shuffle(self, things: list[int]) -> None:
        """Put things into an order, each order as likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class FastLuck(Luck):
    """Repeatable from a seed, for simulation and search; not for tables."""

    def __init__(self, seed: int = 0) -> None:
        self._bits = random.Random(seed).getrandbits

    def below(self, bound: int) -> int:
        width = bound.bit_length()
        number = self._bits(width)
        while number >= bound:
            number = self._bits(width)
        return number


class FairLuck(Luck):
    """Luck that can be proven: a 256-bit secret whose hash is shown first, mixed with what the players contribute.

    The hash binds the house before the contributions are known, the contributions keep the house from choosing the
    luck, and the secret, told at the end, lets anybody draw everything again.
    """

    def __init__(self, secret: bytes, contributions: Sequence[str] = ()) -> None:
        self.secret = secret
        self.contributions = list(contributions)
        # The lengths go in too: ("ab", "c") and ("a", "bc") are different contributions.
        mixed = hashlib.sha256("".join(f"{len(each)}:{each}" for each in contributions).encode()).digest()
        self._key = hmac.new(secret, b"alehouse luck 1" + mixed, hashlib.sha256).digest()
        self._counter = 0
        self._pool = 0
        self._bits = 0

    @staticmethod
    def fresh(contributions: Sequence[str] = ()) -> FairLuck:
        return FairLuck(secrets.token_bytes(32), contributions)

    def commitment(self) -> str:
        """The hash of the secret, to be shown before the first draw."""
        return commitment(self.secret)

    def below(self, bound: int) -> int:
        width = (bound - 1).bit_length()
        while True:
            while self._bits < width:
                block = hmac.new(self._key, self._counter.to_bytes(8, "big"), hashlib.sha256).digest()
                self._counter += 1
                self._pool |= int.from_bytes(block, "big") << self._bits
                self._bits += 256
            number = self._pool & ((1 << width) - 1)
            self._pool >>= width
            self._bits -= width
            if number < bound:
                return number


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the first draw."""
    return hashlib.sha256(b"alehouse commitment 1" + secret).hexdigest()
