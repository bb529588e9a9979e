"""What a record holds about its luck, so that anybody can draw it again."""

from __future__ import annotations

from collections.abc import Iterable

from alehouse.engine.fair_luck import FairLuck, promise_of, seal_of
from alehouse.engine.messages import Json


class Word:
    """A word for the luck: promised by a seat, and then told. Who promised one and kept it back has told None."""

    def __init__(self, seat: int, promise: str, word: str | None = None, salt: str | None = None) -> None:
        self.seat = seat
        self.promise = promise
        self.word = word
        self.salt = salt

    def copy(self) -> Word:
        return Word(self.seat, self.promise, self.word, self.salt)


class Stretch:
    """The draws after `from_step`, up to the next stretch: one secret and the same words brought them all.

    It begins with its first draw, so that where it begins is nobody's choice. The secret is None while it still draws.
    """

    def __init__(self, from_step: int, words: Iterable[Word], secret: str | None = None) -> None:
        self.from_step = from_step
        self.words = list(words)
        self.secret = secret

    def told(self) -> list[tuple[int, str]]:
        """The words that count, by seat."""
        return sorted((each.seat, each.word) for each in self.words if each.word is not None)

    def copy(self) -> Stretch:
        return Stretch(self.from_step, [word.copy() for word in self.words], self.secret)


class LuckRecord:
    """The chain that a game's luck comes from: its fingerprint, and what has been told of it."""

    def __init__(self, fingerprint: str, stretches: Iterable[Stretch] = ()) -> None:
        self.fingerprint = fingerprint
        self.stretches = list(stretches)

    def copy(self) -> LuckRecord:
        return LuckRecord(self.fingerprint, [stretch.copy() for stretch in self.stretches])

    def drawing(self, number: int, words: list[tuple[int, str]], secret: bytes, header: Json) -> FairLuck:
        """The luck of stretch `number`, from its first draw on."""
        return FairLuck(secret, self.fingerprint, number, header, words)

    def seal(self, number: int) -> str:
        """What all promises of stretch `number` come to."""
        return seal_of(
            self.fingerprint, number, [(word.seat, word.promise) for word in self.stretches[number - 1].words]
        )

    def keeps(self, number: int, word: Word) -> bool:
        """Whether a word that was told in stretch `number` is the one that was promised."""
        if word.word is None or word.salt is None:
            return word.word is None and word.salt is None
        return word.promise == promise_of(self.fingerprint, number, word.seat, word.word, word.salt)
