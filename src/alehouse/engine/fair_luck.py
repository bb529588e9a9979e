"""Luck that can be proven. docs/fair-luck.md says how, to whom, and what it does not prove.

A table's secrets are a chain: each is the hash of the next, and the hash of the first is the table's fingerprint. Told
one after the other, they all were bound by the fingerprint from the beginning. What is drawn in a stretch of play
comes from its secret and from words of the players, who promised them before any of them was told.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json

STRETCHES: Final = 1024
"""As many stretches of play the chain of a table has secrets for."""
SALT_BYTES: Final = 16

Told = tuple[int, str]
"""A seat, and the word that it told."""


class Chain:
    """The secrets of one table. The house keeps it to itself, and tells one secret after the other."""

    def __init__(self, tip: bytes) -> None:
        if len(tip) != 32:
            raise ValueError("the tip of a chain has 32 bytes")
        self.tip = tip
        """The last secret, from which all others follow."""
        self.fingerprint: str = self._link(0).hex()
        """To be announced before the first word is known."""

    @staticmethod
    def fresh() -> Chain:
        return Chain(secrets.token_bytes(32))

    def secret(self, stretch: int) -> bytes:
        """The secret of a stretch; the first has number 1."""
        if not 1 <= stretch <= STRETCHES:
            raise ValueError(f"a chain has secrets for the stretches 1 to {STRETCHES}, not for {stretch}")
        return self._link(stretch)

    def _link(self, place: int) -> bytes:
        found = self.tip
        for _ in range(STRETCHES - place):
            found = linked(found)
        return found


class FairLuck(Luck):
    """What a stretch of play draws: fixed by its secret, by the words, and by all that was agreed before the game."""

    def __init__(self, secret: bytes, fingerprint: str, stretch: int, header: Json, words: Sequence[Told]) -> None:
        told: list[Json] = [[seat, word] for seat, word in words]
        bound = _canonical(["alehouse luck 2 draw", fingerprint, stretch, header, told])
        self._key = hmac.new(secret, bound, hashlib.sha256).digest()
        self._counter = 0
        self._pool = 0
        self._bits = 0

    def below(self, bound: i64) -> i64:
        if bound <= 0:
            raise ValueError(f"a bound is at least 1, not {bound}")
        most: int = bound - 1
        width = most.bit_length()
        while True:
            while self._bits < width:
                block = hmac.new(self._key, self._counter.to_bytes(8, "big"), hashlib.sha256).digest()
                self._counter += 1
                self._pool |= int.from_bytes(block, "big") << self._bits
                self._bits += 256
            rest = self._pool >> width
            number = self._pool - (rest << width)
            self._pool = rest
            self._bits -= width
            if number <= most:
                return number

    def __copy__(self) -> FairLuck:
        raise TypeError("fair luck is drawn once: there is no copy of it")

    def __deepcopy__(self, memo: object) -> FairLuck:
        raise TypeError("fair luck is drawn once: there is no copy of it")


def linked(secret: bytes) -> bytes:
    """The secret before this one in its chain; before the first, the fingerprint."""
    return hashlib.sha256(b"alehouse luck 2 link" + secret).digest()


def fresh_salt() -> str:
    """What keeps a promised word from being guessed; made on the side of the player who promises."""
    return secrets.token_hex(SALT_BYTES)


def promise_of(fingerprint: str, stretch: int, seat: int, word: str, salt: str) -> str:
    """What a player shows of a word before anybody has told theirs."""
    return _hash(["alehouse luck 2 promise", fingerprint, stretch, seat, word, salt])


def seal_of(fingerprint: str, stretch: int, promises: Sequence[tuple[int, str]]) -> str:
    """All promises of a stretch in one number, to be noted before the first word is told."""
    listed: list[Json] = [[seat, promise] for seat, promise in sorted(promises)]
    return _hash(["alehouse luck 2 seal", fingerprint, stretch, listed])


def is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and all(letter in "0123456789abcdef" for letter in text)


def _hash(data: Json) -> str:
    return hashlib.sha256(_canonical(data)).hexdigest()


def _canonical(data: Json) -> bytes:
    """The same bytes in every language: no blanks, keys in order, UTF-8."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
