"""The house's side of a table's luck: the chain of secrets, the words that are mixed in, and what is drawn."""

from __future__ import annotations

from collections.abc import Collection

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, Position
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.fair_luck import STRETCHES, Chain
from alehouse.engine.luck import Luck
from alehouse.engine.luck_record import LuckRecord, Stretch, Word
from alehouse.engine.messages import Seat
from alehouse.engine.record import Record, walk
from alehouse.tables.words import Gathering


class Dealer:
    """Draws for one record, and writes down what proves it. Each stretch takes the next secret and new words."""

    def __init__(self, record: Record, chain: Chain) -> None:
        if record.luck is None:
            record.luck = LuckRecord(chain.fingerprint)
        elif record.luck.fingerprint != chain.fingerprint:
            raise BadRecord("table-luck-elsewhere", {"fingerprint": record.luck.fingerprint})
        self._record = record
        self._written = record.luck
        self._chain = chain
        self.gathering: Gathering | None = None
        """The words of the next stretch while they are collected; None while it draws, and after the end."""
        self.words: list[Word] = []
        """Those of the stretch that draws."""
        self.stretch = len(self._written.stretches)
        """The number of the stretch that draws, or whose words are collected."""
        self._luck: Luck | None = None
        if self.stretch and self._written.stretches[-1].secret is None:
            self._draw_again(self._written.stretches[-1])
        else:
            self._gather()

    def begin(self, without: Collection[int]) -> None:
        """All words are told: from now on the stretch draws."""
        gathering = self.collecting()
        for seat in gathering.awaited:
            if seat not in without:
                raise AlehouseError("table-word-awaited", {"seat": Seat(seat)})
        self._mix(gathering.words())

    def draw(self, position: Position) -> Action:
        """What chance brings now."""
        assert self._luck is not None
        if not self._drew:
            # Where a stretch begins is nobody's choice: with its first draw.
            self._written.stretches.append(Stretch(len(self._record.steps), [word.copy() for word in self.words]))
        return self._luck.choose(position.chances())

    def tell(self) -> None:
        """The secret of the stretch, if anything was drawn with it; what comes next takes another one and new words."""
        if self._drew:
            self._end()
            self._gather()

    def finish(self) -> None:
        """The same when the game is over, and nothing comes next."""
        if self._drew:
            self._end()
        self.gathering = None
        self._luck = None

    def collecting(self) -> Gathering:
        """The words that are being collected; raises AlehouseError if none are."""
        if self.gathering is None:
            raise AlehouseError("table-word-not-now")
        return self.gathering

    @property
    def _drew(self) -> bool:
        return self._luck is not None and len(self._written.stretches) == self.stretch

    def _end(self) -> None:
        self._written.stretches[-1].secret = self._chain.secret(self.stretch).hex()

    def _gather(self) -> None:
        used = {word for stretch in self._written.stretches for _, word in stretch.told()}
        self.stretch = len(self._written.stretches) + 1
        self.gathering = Gathering(self._written.fingerprint, self.stretch, used)
        self.words = []
        self._luck = None

    def _mix(self, words: list[Word]) -> None:
        if self.stretch > STRETCHES:
            raise AlehouseError("table-luck-spent", {"stretches": STRETCHES})
        told = Stretch(0, words).told()
        secret = self._chain.secret(self.stretch)
        self._luck = self._written.drawing(self.stretch, told, secret, self._record.header())
        self.words = words
        self.gathering = None

    def _draw_again(self, stretch: Stretch) -> None:
        """A stretch that was not over: draw what it has drawn, so that it goes on from there."""
        self._mix(stretch.words)
        assert self._luck is not None
        for step, position in enumerate(walk(self._record), 1):
            if position.to_move != CHANCE or not stretch.from_step < step <= len(self._record.steps):
                continue
            if str(self._luck.choose(position.chances())) != self._record.steps[step - 1]:
                raise BadRecord("table-luck-elsewhere", {"fingerprint": self._written.fingerprint})
