"""What somebody at a table has seen of it: kept up to date by whatever the server says."""

from __future__ import annotations

import time

from alehouse.client.reading import NotOurs, read_view
from alehouse.engine.contract import Game
from alehouse.engine.views import Choice, EventData, View
from alehouse.server.protocol import Here, Now, Present, SeatNow, Step


class Seen:
    """A table as one reader knows it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat: int | None = None
        """The reader's own; None of an onlooker."""
        self.fingerprint = ""
        self.view: View | None = None
        self.events: list[EventData] = []
        """All that has happened, as far as the reader may know it; what is undone has not."""
        self.now: Now | None = None
        self.here: set[int] = set()
        self._ahead = 0
        """Milliseconds by which the server's clock is ahead of ours."""
        self._deadline: int | None = None

    def take_present(self, present: Present) -> None:
        if present.game != self.game.name or present.version != self.game.version:
            raise NotOurs
        self.seat = present.seat
        self.fingerprint = present.fingerprint
        self.view = read_view(self.game, present.view)
        self.events = list(present.events)

    def take_step(self, step: Step) -> None:
        self.events = [event for event in self.events if event.step <= step.played] + step.events
        view = read_view(self.game, step.view)
        # Where chance goes on at once, the view comes with what it brings at last.
        if view is not None:
            self.view = view

    def take_now(self, now: Now) -> None:
        self.now = now
        self._look_at_clock(now.time, now.deadline)

    def take_here(self, here: Here) -> None:
        self.here = set(here.seats)
        self._look_at_clock(here.time, here.deadline)

    @property
    def seconds_left(self) -> float | None:
        """Until the clock goes on without whoever is asked; None where there is no hurry."""
        if self._deadline is None:
            return None
        return max(0.0, (self._deadline - self._ahead) / 1000 - time.time())

    @property
    def phase(self) -> str:
        return self.now.phase if self.now is not None else "open"

    @property
    def seats(self) -> list[SeatNow]:
        return self.now.seats if self.now is not None else []

    @property
    def own(self) -> SeatNow | None:
        """How it stands with the reader's own seat."""
        return self.seats[self.seat] if self.seat is not None and self.seat < len(self.seats) else None

    @property
    def choices(self) -> list[Choice]:
        """What the reader may decide now."""
        return self.now.choices if self.now is not None else []

    @property
    def wants_word(self) -> bool:
        """Whether the reader may still promise a word for the luck, or say that there is none."""
        words = self.now.words if self.now is not None else None
        return words is not None and self.seat is not None and self.seat not in words.promised

    @property
    def awaits_word(self) -> bool:
        """Whether all have promised, and the reader's word is to be told."""
        words = self.now.words if self.now is not None else None
        return words is not None and words.seal is not None and self.seat in words.awaited

    def _look_at_clock(self, server: int, deadline: int | None) -> None:
        self._ahead = server - time.time_ns() // 1_000_000
        self._deadline = deadline
