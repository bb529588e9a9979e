"""Collecting the players' words for a stretch of luck: first all promise, then all tell."""

from __future__ import annotations

from collections.abc import Collection

from alehouse.engine.errors import AlehouseError
from alehouse.engine.fair_luck import SALT_BYTES, is_hex, promise_of, seal_of
from alehouse.engine.luck_record import Word
from alehouse.engine.messages import Seat
from alehouse.engine.record import LONGEST_WORD, is_word


class Gathering:
    """The words of one stretch while they are collected. Nobody has to give one."""

    def __init__(self, fingerprint: str, stretch: int, used: Collection[str]) -> None:
        self.fingerprint = fingerprint
        self.stretch = stretch
        self._used = frozenset(used)
        """Words of earlier stretches, which do not count again."""
        self._words: dict[int, Word] = {}
        self._told = False

    def promise(self, seat: int, promise: str) -> None:
        """This seat has a word, and shows what binds it to that; possible until the first word is told."""
        if self._told:
            raise AlehouseError("table-word-late")
        if seat in self._words:
            raise AlehouseError("table-word-promised", {"seat": Seat(seat)})
        if not is_hex(promise, 64):
            raise AlehouseError("table-promise-odd")
        self._words[seat] = Word(seat, promise)

    @property
    def seal(self) -> str:
        """All promises in one number; once the first word is told it never changes."""
        return seal_of(self.fingerprint, self.stretch, [(seat, word.promise) for seat, word in self._words.items()])

    def tell(self, seat: int, word: str, salt: str) -> None:
        """The word that this seat promised."""
        promised = self._words.get(seat)
        if promised is None or promised.word is not None:
            raise AlehouseError("table-word-unpromised", {"seat": Seat(seat)})
        self.check(word)
        if not is_hex(salt, 2 * SALT_BYTES):
            raise AlehouseError("table-salt-odd", {"digits": 2 * SALT_BYTES})
        if promise_of(self.fingerprint, self.stretch, seat, word, salt) != promised.promise:
            raise AlehouseError("table-word-other", {"seat": Seat(seat)})
        self._told = True
        promised.word = word
        promised.salt = salt

    def check(self, word: str) -> None:
        """Raise AlehouseError unless this can be a word for this stretch."""
        if not word or not is_word(word):
            raise AlehouseError("table-word-odd", {"longest": LONGEST_WORD})
        if word in self._used:
            raise AlehouseError("table-word-old", {"word": word})

    @property
    def awaited(self) -> list[int]:
        """The seats that promised a word and have not told it."""
        return sorted(seat for seat, word in self._words.items() if word.word is None)

    def words(self) -> list[Word]:
        """All words, by seat; who promised one and kept it back stands there too."""
        return [self._words[seat] for seat in sorted(self._words)]
