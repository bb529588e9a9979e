"""Is the luck of a record the one that was promised, and to whom does that prove anything?"""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.contract import Position
from alehouse.engine.fair_luck import SALT_BYTES, STRETCHES, FairLuck, is_hex, linked
from alehouse.engine.findings import Findings
from alehouse.engine.luck_record import LuckRecord, Stretch
from alehouse.engine.messages import Seat, Value
from alehouse.engine.record import Record


class Noted:
    """What a player wrote down while the game was played.

    The fingerprint before telling a word; the words of their own, one for each stretch, in order; where others gave
    words too, the seal of each stretch, before telling their own.
    """

    def __init__(self, fingerprint: str | None = None, words: Sequence[str] = (), seals: Sequence[str] = ()) -> None:
        self.fingerprint = fingerprint
        self.words = tuple(words)
        self.seals = tuple(seals)

    @property
    def anything(self) -> bool:
        return self.fingerprint is not None or bool(self.words) or bool(self.seals)


NOTHING = Noted()


class LuckProof:
    """The luck of a record, drawn again step by step."""

    def __init__(self, record: Record, noted: Noted, found: Findings) -> None:
        self._record = record
        self._luck = record.luck if record.luck is not None else LuckRecord("")
        self._noted = noted
        self._found = found
        self._secrets: list[bytes | None] = []
        self._current = 0
        """The stretch that draws; the first has number 1."""
        self._drawing: FairLuck | None = None
        self._uncovered = False
        self._misfits = 0
        if record.luck is None:
            found.add("verify-luck-none", failure=False)
        else:
            self._check_fingerprint()
            self._check_chain()
            self._check_words()
        self._check_notes()

    # Step by step

    def draw(self, position: Position, number: int, notation: str) -> None:
        """The outcome of one chance step: is it the one that luck gives?"""
        self._open(number)
        if self._current == 0:
            if not self._uncovered and self._record.luck is not None:
                self._found.add("verify-luck-missing", {"step": number}, failure=False)
            self._uncovered = True
        if self._drawing is None:
            return
        fits = str(self._drawing.choose(position.chances()))
        if fits != notation:
            self._misfits += 1
            if self._misfits == 1:
                self._found.add("verify-outcome", {"step": number, "recorded": notation, "fits": fits})

    def end(self) -> None:
        """After the last step: every stretch must have drawn something."""
        self.close()
        for number in range(self._current + 1, len(self._luck.stretches) + 1):
            self._found.add("verify-luck-empty", {"stretch": number})

    def close(self) -> None:
        """No more is drawn in this stretch."""
        if self._misfits > 1:
            self._found.add("verify-outcome-more", {"count": self._misfits - 1, "stretch": self._current})
        self._misfits = 0

    def _open(self, number: int) -> None:
        """Go on to the stretch that begins with this draw, if one does."""
        while self._current < len(self._luck.stretches):
            begins = self._luck.stretches[self._current].from_step + 1
            if begins > number:
                return
            self.close()
            self._current += 1
            if begins < number:
                # It began with no draw: somebody chose where it begins.
                self._found.add("verify-luck-empty", {"stretch": self._current})
            stretch = self._luck.stretches[self._current - 1]
            secret = self._secrets[self._current - 1]
            self._drawing = None
            if secret is not None:
                header = self._record.header()
                self._drawing = self._luck.drawing(self._current, stretch.told(), secret, header)

    # What can be seen without playing

    def _check_fingerprint(self) -> None:
        if not is_hex(self._luck.fingerprint, 64):
            self._found.add("verify-luck-fingerprint-odd", {"recorded": self._luck.fingerprint})

    def _check_chain(self) -> None:
        """Each secret must be the one that the chain has next, each stretch must begin after the one before."""
        stretches = self._luck.stretches
        before, begun = self._luck.fingerprint, -1
        for number, stretch in enumerate(stretches, 1):
            args: dict[str, Value] = {"stretch": number}
            if not begun < stretch.from_step < len(self._record.steps) or number > STRETCHES:
                low, high = begun + 1, len(self._record.steps) - 1
                order: dict[str, Value] = {"recorded": stretch.from_step, "low": low, "high": high}
                self._found.add("verify-luck-order", {**args, **order})
            begun = max(begun, stretch.from_step)
            self._secrets.append(None)
            if stretch.secret is None:
                # Whoever still draws keeps the secret; all others have to be told.
                kept = number == len(stretches) and self._record.result is None
                self._found.add("verify-luck-secret-kept", args, failure=not kept)
                continue
            if not is_hex(stretch.secret, 64):
                self._found.add("verify-luck-secret-odd", args)
                continue
            secret = bytes.fromhex(stretch.secret)
            self._secrets[-1] = secret
            if linked(secret).hex() != before:
                self._found.add("verify-luck-chain", args)
            before = stretch.secret

    def _check_words(self) -> None:
        """Words must be those that were promised, and new in each stretch."""
        used: set[str] = set()
        for number, stretch in enumerate(self._luck.stretches, 1):
            seats: set[int] = set()
            for word in stretch.words:
                args: dict[str, Value] = {"stretch": number, "seat": Seat(word.seat)}
                if not 0 <= word.seat < self._record.players or word.seat in seats:
                    self._found.add("verify-luck-word-seat", {"stretch": number, "seat": word.seat + 1})
                    continue
                seats.add(word.seat)
                odd_salt = word.salt is not None and not is_hex(word.salt, 2 * SALT_BYTES)
                if not is_hex(word.promise, 64) or odd_salt or not self._luck.keeps(number, word):
                    self._found.add("verify-luck-promise", args)
                elif word.word is None:
                    self._found.add("verify-luck-silent", args, failure=False)
                elif word.word in used or not word.word:
                    self._found.add("verify-luck-word-old", {**args, "word": word.word})
            used.update(word for _, word in stretch.told())

    # What somebody noted

    def _check_notes(self) -> None:
        noted, luck = self._noted, self._luck
        if noted.fingerprint is not None and noted.fingerprint != luck.fingerprint:
            args: dict[str, Value] = {"noted": noted.fingerprint, "recorded": luck.fingerprint or "-"}
            self._found.add("verify-noted-fingerprint", args)
        told = [[word for _, word in stretch.told()] for stretch in luck.stretches]
        seals = {luck.seal(number) for number in range(1, len(luck.stretches) + 1)}
        for word in noted.words:
            # In the order in which they were told: each in the stretch of the one before, or later.
            if not any(word in words for words in told):
                self._found.add("verify-noted-word", {"word": word})
            while told and word not in told[0]:
                told.pop(0)
        for seal in noted.seals:
            if seal not in seals:
                self._found.add("verify-noted-seal", {"seal": seal})

    def proven(self) -> bool:
        """Whether all draws are proven to the one who noted this. Says what is missing, if anything was noted."""
        covered = not self._uncovered and bool(self._secrets) and None not in self._secrets
        if not self._noted.anything or self._record.luck is None:
            return False
        if self._noted.fingerprint is None:
            self._found.add("verify-noted-no-fingerprint", failure=False)
            covered = False
        for number, stretch in enumerate(self._luck.stretches, 1):
            lacks = self._lacks(number, stretch)
            if lacks:
                self._found.add(lacks, {"stretch": number}, failure=False)
                covered = False
        return covered

    def _lacks(self, number: int, stretch: Stretch) -> str:
        """Why a stretch proves nothing to the one who noted this; empty if it does."""
        words = {word.word for word in stretch.words}
        if not words & set(self._noted.words):
            return "verify-noted-no-word"
        if words <= set(self._noted.words) or self._luck.seal(number) in self._noted.seals:
            return ""
        return "verify-noted-no-seal"
