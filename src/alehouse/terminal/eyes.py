"""Whose eyes are on the screen: what each has seen already, and that nobody sees another's secrets."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.contract import PUBLIC
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat
from alehouse.tables import Match
from alehouse.terminal.news import in_sentences
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.seats import HUMAN
from alehouse.terminal.words import command_name, read_command

_ENOUGH = 6


class Eyes:
    """The people at the terminal, one looking at a time."""

    def __init__(self, screen: Screen, table: Match) -> None:
        self._screen = screen
        self._table = table
        self.people = [seat for seat, kind in enumerate(table.record.kinds) if kind == HUMAN]
        self._looking: int | None = None
        self._secret_shown = False
        # How much of what happened each has been told.
        self._told: dict[int, int] = {}
        self._known_to: dict[int, int] = {}
        """Up to which step each has been told what was done without asking."""
        self._welcomed: set[int] = set()
        self._by_itself: dict[int, tuple[int, Message]] = {}
        """Decisions that had one answer, by the step that they became: whose they were, and what was done."""

    def skip_old_news(self) -> None:
        """In a game that goes on, the last few things that happened are enough to find one's way back."""
        for seat in [*self.people, PUBLIC]:
            self._told[seat] = max(0, len(self._table.events(seat)) - _ENOUGH)

    def look(self, seat: int) -> None:
        """This player looks now; if there is anything to hide, the others look away first."""
        secret = self._has_secrets(seat)
        if len(self.people) > 1 and seat != self._looking and (secret or self._secret_shown):
            if self._secret_shown:
                self._screen.wipe()
            self._screen.line()
            self._screen.tell("play-hand-over", seat=Seat(seat))
            self._wait_for(seat)
            self._screen.wipe()
            self._secret_shown = False
        self._looking = seat
        self._secret_shown = self._secret_shown or secret

    def _wait_for(self, seat: int) -> None:
        """Until this player sits at the terminal; whoever wants to leave may do so here too."""
        word = command_name(self._screen.speech, "quit")
        typed = self._screen.ask(self._screen.say("play-press-enter", seat=Seat(seat), quit=word) + " ")
        command = read_command(self._screen.speech, typed, ("quit",))
        if command is not None:
            self._secret_shown = False
            raise Left

    def look_away(self) -> None:
        """Everybody comes to the screen: nobody's secrets may stand there."""
        if len(self.people) > 1 and self._secret_shown:
            self._screen.wipe()
            self._secret_shown = False
            self._looking = None

    def new_here(self, seat: int) -> bool:
        """Whether this player decides for the first time, and wants to be told how; asked once."""
        known = seat in self._welcomed
        self._welcomed.add(seat)
        return not known

    def decided_by_itself(self, seat: int, step: int, words: Message) -> None:
        """Somebody had no choice; that is told when they look again."""
        self._by_itself[step] = (seat, words)

    def may_take_back(self, seat: int) -> int | None:
        """The step of this player's last decision, if only bots and those without a choice have decided since."""
        for other, step in reversed(self._table.may_be_undone):
            if other in self.people and step not in self._by_itself:
                return step if other == seat else None
        return None

    def look_on(self) -> None:
        """Nobody is to decide: show what may be seen of the game meanwhile."""
        seat = self.people[0] if len(self.people) == 1 else PUBLIC
        self.look_away()
        self.tell_news(seat)
        if not self._screen.plain:
            self.draw(seat)

    def tell_news(self, seat: int) -> None:
        """What has happened since this player looked last."""
        events = self._table.events(seat)
        told = self._told.get(seat, 0)
        new, news = events[told:], list[str]()
        for step, sentence in self._had_no_choice(seat):
            # Steps count from 1 in events: what came of a decision stands behind it.
            before = [event for event in new if event.step <= step]
            news += [*self._in_sentences(before), sentence]
            new = new[len(before) :]
        news += self._in_sentences(new)
        self._screen.news([*self._in_sentences(events[:told]), *news], len(news))
        self._told[seat] = len(events)
        # What one player reads aloud or alone, the onlookers at the end need not be told again.
        self._told[PUBLIC] = len(self._table.events(PUBLIC))

    def _in_sentences(self, events: Sequence[Event]) -> list[str]:
        return in_sentences(self._screen, [event.message() for event in events])

    def _had_no_choice(self, seat: int) -> list[tuple[int, str]]:
        """What this player did without being asked, since it was told last, each with the step after which it was."""
        since = self._known_to.get(seat, 0)
        done = [(step, words) for step, (whose, words) in self._by_itself.items() if whose == seat and step >= since]
        self._known_to[seat] = len(self._table.record.steps)
        return [(step, self._screen.say("play-only-choice", choice=words)) for step, words in done]

    def forget_undone(self) -> None:
        """What was taken back has not happened, and will be told when it happens."""
        steps = len(self._table.record.steps)
        self._by_itself = {step: done for step, done in self._by_itself.items() if step < steps}
        self._known_to = {seat: min(known, steps) for seat, known in self._known_to.items()}
        for seat in self._told:
            self._told[seat] = min(self._told[seat], len(self._table.events(seat)))

    def draw(self, seat: int) -> None:
        """The game as this player sees it."""
        view = self._table.view(seat)
        self._screen.line()
        self._screen.picture(self._table.game, view)

    def _has_secrets(self, seat: int) -> bool:
        """Whether this player knows anything that not everybody may know."""
        own = self._table.view(seat).own
        if own is not None and own.tells():
            return True
        told = [event.plain() for event in self._table.events(seat)]
        return told != [event.plain() for event in self._table.events(PUBLIC)]
