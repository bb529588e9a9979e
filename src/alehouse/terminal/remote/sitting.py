"""Somebody at a table elsewhere: what is heard from there is told, as it happens. What is typed is in typing.py."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from alehouse.client.addresses import socket_address, table_address
from alehouse.client.doors import Doors
from alehouse.client.line import Cut, Line
from alehouse.client.reading import Heard, NotOurs
from alehouse.client.seen import Seen
from alehouse.engine.contract import Game
from alehouse.engine.messages import Seat
from alehouse.server.about import TableAbout
from alehouse.server.protocol import ComeBack, Here, Now, Present, Refused, Step, TellWord
from alehouse.terminal.news import in_sentences
from alehouse.terminal.remote.ending import print_ending
from alehouse.terminal.remote.keeping import Memory
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.notes import luck_notes
from alehouse.terminal.remote.place import Place
from alehouse.terminal.remote.telling import story, talk, time_left
from alehouse.terminal.screen import Left
from alehouse.terminal.words import command_name
from alehouse.text import speech

_ENOUGH = 6
"""Of what happened and was said before somebody came."""


class Sitting:
    """One seat, or an onlooker's place: what it has heard, and what has been told of that."""

    def __init__(self, screen: LiveScreen, doors: Doors, about: TableAbout, game: Game) -> None:
        self.screen = screen
        self.doors = doors
        self.about = about
        self.seen = Seen(game)
        self.place = Place(screen, about, self.seen, table_address(doors.server, about.code))
        self.notes = luck_notes(about.fingerprint)
        self.memory = Memory(screen, doors, about, self.seen, self.notes)
        self.line = Line(socket_address(doors.server, about.code), doors.headers, self)
        self.changed = threading.Condition()
        """Something was told."""
        self._new: list[Step] = []
        self._ready = False
        """Whether all that was missed has been told; until then there are no names to tell it with."""
        self._arrives = False
        """Whether the table as it is came in the place of steps."""
        self._arrived = False
        self._lost = False
        self._log: list[str] = []
        """All that was told here, in order."""
        self._told_word: int | None = None
        self._over = False
        self._stopped: Exception | None = None
        """Why nothing more comes."""

    def wait_until(self, something: Callable[[], object]) -> None:
        """Wait until news makes it true; raises what has put an end to all news."""
        with self.changed:
            self.changed.wait_for(lambda: self._stopped is not None or something())
        if self._stopped is not None:
            raise self._stopped

    def wait_until_there(self) -> None:
        """Until somebody can be told what there is to see."""
        self.wait_until(lambda: self._arrived)

    # The line's listener: another thread than the one that types

    def hear(self, heard: Heard) -> None:
        with self.screen.together():
            self._take(heard)
        self._afterwards()

    def tick(self) -> None:
        left = self.seen.seconds_left
        if left is not None and self.place.hurries():
            self._tell_all([self.screen.say("join-hurry", time=time_left(left))])

    def lose(self) -> None:
        self._ready = False
        if not self._lost:
            self._lost = True
            self._tell_all([self.screen.say("join-lost", server=self.doors.server)])
        self._afterwards()

    def mend(self) -> None:
        with self.screen.together():
            if self._lost:
                self._lost = False
                self._tell_all([self.screen.say("join-mended")])
                self.place.forget()
            self._ready = True
            self._tell_new()
            if not self._arrived:
                self._arrived = True
                if not self.screen.stays:
                    self.place.print_who()
            self.place.show_anew()
            self._go_on()
        self._afterwards()

    def fail(self, wrong: Exception) -> None:
        self._stopped = wrong
        with self.changed:
            self.changed.notify_all()
        self.screen.call(wrong)

    # What is told

    def _take(self, heard: Heard) -> None:
        if isinstance(heard, Present):
            if heard.fingerprint != self.notes.fingerprint:
                # Whoever changes what binds the luck cannot be played with.
                raise NotOurs
            self.seen.take_present(heard)
            self._new = list(heard.talk[-_ENOUGH:])
            self._arrives = True
        elif isinstance(heard, Step):
            self.seen.take_step(heard)
            self._new.append(heard)
        elif isinstance(heard, Now):
            self.seen.take_now(heard)
            names = ["".join(letter if letter.isprintable() else "?" for letter in seat.name) for seat in heard.seats]
            self.screen.speech = speech(self.screen.speech.lang, names)
            if self._ready:
                self._tell_new()
                self._go_on()
        elif isinstance(heard, Here):
            self._take_here(heard)
        elif isinstance(heard, Refused):
            self.screen.paragraph(self.screen.speech.say(heard.why))

    def _take_here(self, here: Here) -> None:
        before = self.seen.here
        self.seen.take_here(here)
        if self._ready and self.seen.phase != "over":
            for seat in sorted((before ^ self.seen.here) - {self.seen.seat}):
                id = "join-came" if seat in self.seen.here else "join-went"
                self._tell_all([self.screen.say(id, seat=Seat(seat))])
            if self.screen.stays:
                self.place.draw()

    def _afterwards(self) -> None:
        if self._ready and self.seen.phase == "over" and not self._over:
            self._over = True
            self._end()
        with self.changed:
            self.changed.notify_all()

    def _tell_new(self) -> None:
        """What has come since it was told last; a `now` has brought everybody's names."""
        new, self._new = self._new, []
        if self._arrives:
            self._arrives = False
            self._tell_present(new)
            return
        for step in new:
            self._tell(step)

    def _go_on(self) -> None:
        """What is to be done now."""
        if self.screen.stays:
            self.place.draw()
            self.screen.clock(self.place.time)
        now = self.seen.now
        if self.seen.phase == "open":
            self.place.invite()
        elif self.seen.phase == "words":
            if now is not None and now.words is not None:
                self.place.ask_for_word()
                self._tell_word(now.words.stretch, now.words.seal)
        elif self.seen.phase == "play":
            self.place.show_decision()
        elif now is not None and now.rematch is not None:
            self.place.once("join-rematch", word=command_name(self.screen.speech, "rematch"))

    def _tell_present(self, said: list[Step]) -> None:
        """How it stands: what happened and was said last is enough to find one's way."""
        events = [event.message for event in self.seen.events]
        if not self.screen.stays:
            events = events[-_ENOUGH:]
            if events:
                self.screen.line()
        spoken = [message for step in said if (message := talk(step.what)) is not None]
        self._tell_all([*in_sentences(self.screen, events), *map(self.screen.speech.say, spoken)])
        own = self.seen.own
        if own is not None and own.played_for in ("time", "away"):
            # Whoever has just come wants to play.
            self._say_aside(ComeBack)

    def _tell(self, step: Step) -> None:
        message = story(step.what)
        told = [self.screen.speech.say(message)] if message is not None else []
        self._tell_all([*told, *in_sentences(self.screen, [event.message for event in step.events])])

    def _tell_all(self, sentences: Sequence[str]) -> None:
        """What happened, in its place; all of it is kept."""
        self._log += sentences
        if not (self.place.aside and self.screen.stays):
            with self.screen.together():
                self.screen.news(self._log, len(sentences))

    def _tell_word(self, stretch: int, seal: str | None) -> None:
        """The word that was promised, as soon as everybody has promised theirs."""
        if not self.seen.awaits_word or self._told_word == stretch:
            return
        noted = self.notes.word_of(stretch)
        if noted is None:
            # It was promised on another device, which will tell it.
            return
        noted.seal = seal
        self.keep_notes()
        self._tell_all([self.screen.say("luck-seal", seal=seal or "")])
        self._told_word = stretch
        self._say_aside(TellWord, word=noted.word, salt=noted.salt)

    def _say_aside(self, said: type[ComeBack] | type[TellWord], **fields: str) -> None:
        """Without being asked to, and without waiting; where the line is cut, it is said again when it is back."""
        try:
            self.line.say(said, **fields)
        except Cut:
            self._told_word = None

    def _end(self) -> None:
        now = self.seen.now
        assert now is not None
        with self.screen.together():
            if self.seen.view is not None and not self.screen.plain:
                self.place.draw()
            self.screen.wait("")
            print_ending(self.screen, now)
        if self.seen.seat is not None:
            self.memory.keep()
        if not self.screen.interactive:
            # Nobody is there to say goodbye.
            self.fail(Left())
            return
        names = {each: command_name(self.screen.speech, each) for each in ("say", "rematch", "leave", "help")}
        with self.screen.together():
            self.screen.tell("join-over", **names)

    # For whoever types

    @contextmanager
    def looking_aside(self) -> Iterator[None]:
        """While the person looks at something else; afterwards the table stands there again."""
        self.place.aside = True
        try:
            yield
        finally:
            self.place.aside = False
            with self.screen.together():
                self.screen.news(self._log, 0)
                self.place.draw()
                self.place.show_decision(again=True)

    def print_luck(self) -> None:
        """What binds the luck, and what was noted of it."""
        self.screen.tell("luck-fingerprint", fingerprint=self.notes.fingerprint)
        for noted in self.notes.words:
            self.screen.tell("join-noted-word", word=noted.word)
            if noted.seal is not None:
                self.screen.tell("luck-stretch-seal", seal=noted.seal)

    def keep_notes(self) -> None:
        try:
            self.notes.keep()
        except OSError as wrong:
            self.place.once("join-not-kept", reason=wrong.strerror or str(wrong))
