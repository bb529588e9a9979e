"""Somebody at a table elsewhere: what is told there is shown, as it happens. Typing is in typing.py."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from alehouse.client.addresses import socket_address, table_address
from alehouse.client.doors import Doors
from alehouse.client.line import Cut, Line
from alehouse.client.reading import Heard, NotOurs
from alehouse.client.seen import Seen
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Seat
from alehouse.engine.record import Record
from alehouse.server.about import TableAbout
from alehouse.server.protocol import ComeBack, Here, Now, Present, Refused, Step, TellWord
from alehouse.terminal.news import in_sentences
from alehouse.terminal.picking import Picking
from alehouse.terminal.remote.ending import print_ending, print_record
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.notes import luck_notes
from alehouse.terminal.remote.telling import print_seats, story, talk, time_left
from alehouse.terminal.saves import keep_finished
from alehouse.terminal.screen import Left
from alehouse.terminal.seats import HUMAN
from alehouse.terminal.words import AT_A_TABLE, command_name
from alehouse.text import speech

_ENOUGH = 6
"""Of what happened and was said before somebody came."""
_SOON = 120
"""Seconds; without a clock nobody is hurried, and more than this is of no interest."""
_HURRY = 10
"""Seconds; whoever has only so few left of many is told."""


class Sitting:
    """One seat, or an onlooker's place: what it has seen, and what has been shown of that."""

    def __init__(self, screen: LiveScreen, doors: Doors, about: TableAbout, game: Game) -> None:
        self.screen = screen
        self.doors = doors
        self.about = about
        self.seen = Seen(game)
        self.notes = luck_notes(about.fingerprint)
        self.line = Line(socket_address(doors.server, about.code), doors.headers, self)
        self.changed = threading.Condition()
        """Something was told."""
        self.typed_before = False
        """Whether a line was begun before the present choices stood there: it was not meant for them."""
        self._new: list[Step] = []
        self._ready = False
        """Whether all that was missed has been told; until then there are no names to tell it with."""
        self._arrives = False
        """Whether the table as it is came in the place of steps."""
        self._arrived = False
        self._lost = False
        self.picking: Picking | None = None
        """What is to be decided by us, and how far somebody has come with it."""
        self._shown: tuple[int, tuple[str, ...]] | None = None
        self._waiting: list[int] = []
        self._hurried = False
        self._turn: int | None = None
        self._said_once: set[str] = set()
        self._log: list[str] = []
        """All that was told here, in order."""
        self._told_word: int | None = None
        self._welcomed = False
        self._over = False
        self._aside = False
        """Whether the person looks at something else, and the board is not to be drawn."""
        self._kept: tuple[Record, Path] | None = None
        self._stopped: Exception | None = None
        """Why nothing more comes."""

    @property
    def invitation(self) -> str:
        return table_address(self.doors.server, self.about.code)

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
        if self.seen.choices and left is not None and left <= _HURRY and not self._hurried:
            self._hurried = True
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
                self._said_once.clear()
            self._ready = True
            self._tell_new()
            if not self._arrived:
                self._arrived = True
                if not self.screen.stays:
                    self.print_who()
            self._shown = None
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
                self.draw()

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
            self.draw()
            self.screen.clock(self._time)
        if self.seen.phase == "open":
            self._invite()
        elif self.seen.phase == "words":
            self._ask_for_word()
        elif self.seen.phase == "play":
            self.show_decision()
        elif self.seen.now is not None and self.seen.now.rematch is not None:
            self._once("join-rematch", word=command_name(self.screen.speech, "rematch"))

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
        if not (self._aside and self.screen.stays):
            with self.screen.together():
                self.screen.news(self._log, len(sentences))

    # What is to be done now

    def _invite(self) -> None:
        """Before the game begins."""
        if not self.about.host:
            self._wait("join-wait-for-host")
        elif all(seat.player for seat in self.seen.seats):
            self._wait("join-all-there", begin=command_name(self.screen.speech, "begin"))
        else:
            self._said_once.discard("join-all-there")
            names = {each: command_name(self.screen.speech, each) for each in ("bot", "begin", "help")}
            self._wait("join-invite", address=self.invitation, **names)

    def _ask_for_word(self) -> None:
        now, seen = self.seen.now, self.seen
        assert now is not None
        if now.words is None:
            return
        if seen.wants_word:
            if "luck-bound" not in self._said_once:
                self.screen.line()
                self._once("luck-bound", fingerprint=seen.fingerprint)
                self._wait("join-word")
                self._print_time()
            return
        self.screen.wait("")
        if seen.awaits_word and self._told_word != now.words.stretch:
            noted = self.notes.word_of(now.words.stretch)
            if noted is None:
                # It was promised on another device, which will tell it.
                return
            noted.seal = now.words.seal
            self.keep_notes()
            self._tell_all([self.screen.say("luck-seal", seal=now.words.seal or "")])
            self._told_word = now.words.stretch
            self._say_aside(TellWord, word=noted.word, salt=noted.salt)

    def show_decision(self, again: bool = False) -> None:
        """What is to be decided: with choices by us, else whom we wait for. Once, unless it is wanted again."""
        now = self.seen.now
        if now is None or now.phase != "play":
            return
        shown = (now.decision, tuple(choice.action for choice in now.choices)) if now.choices else None
        if shown is None:
            self._shown = self.picking = None
            self._wait_for_others(now, again)
        elif again or shown != self._shown:
            if shown != self._shown or self.picking is None:
                self.picking = Picking(self.screen, self.seen.game, now.choices, AT_A_TABLE)
            self._shown = shown
            self.typed_before = self.screen.typing
            self._waiting = []
            if not self.screen.plain:
                self.draw()
            self._print_choices(now)

    def _print_choices(self, now: Now) -> None:
        screen = self.screen
        assert self.picking is not None
        screen.offer(self._question(now), self.picking)
        self._print_time()
        if not self._welcomed:
            self._welcomed = True
            screen.hint("play-how", help=command_name(screen.speech, "help"))

    def offer_again(self) -> None:
        """What can be picked after a step."""
        now = self.seen.now
        if now is not None and self.picking is not None:
            self.screen.offer(self._question(now), self.picking)

    def _question(self, now: Now) -> str:
        return self.screen.speech.say_to(self.seen.seat, now.prompt) if now.prompt is not None else ""

    def _print_time(self) -> None:
        left = self.seen.seconds_left
        self._hurried = left is None or left <= 2 * _HURRY
        self.screen.clock(self._time)

    def _time(self) -> str:
        """How much is left to whoever is asked, if that is of any interest."""
        left = self.seen.seconds_left
        if left is None or (self.about.clock.kind == "none" and left >= _SOON):
            return ""
        return self.screen.say("join-time", time=time_left(left))

    def _wait_for_others(self, now: Now, again: bool) -> None:
        own = self.seen.own
        if own is not None and own.played_for in ("time", "away"):
            self._once("join-played-for", word=command_name(self.screen.speech, "come-back"))
        else:
            self._said_once.discard("join-played-for")
        if now.answered:
            self._wait("join-answer-kept")
            return
        self._said_once.discard("join-answer-kept")
        people = [
            seat
            for seat in now.asked
            if now.seats[seat].player == HUMAN and now.seats[seat].played_for is None and seat != self.seen.seat
        ]
        if self.screen.stays or again or people != self._waiting:
            self.screen.wait(self.screen.say("join-waiting", seats=tuple(map(Seat, people))) if people else "")
        self._waiting = people
        view = self.seen.view
        if self.seen.seat is None and view is not None and view.public.turn != self._turn:
            # Players look at the board when they decide; onlookers when the turn goes on.
            self._turn = view.public.turn
            if not self.screen.plain and not self.screen.stays:
                self.draw()

    # The end

    def _end(self) -> None:
        now = self.seen.now
        assert now is not None
        with self.screen.together():
            if self.seen.view is not None and not self.screen.plain:
                self.draw()
            self.screen.wait("")
            print_ending(self.screen, now)
        if self.seen.seat is not None:
            self.keep_record()
        if not self.screen.interactive:
            # Nobody is there to say goodbye.
            self.fail(Left())
            return
        names = {each: command_name(self.screen.speech, each) for each in ("say", "rematch", "leave", "help")}
        with self.screen.together():
            self.screen.tell("join-over", **names)

    def keep_record(self) -> None:
        """Fetch the record of the game that is over, and keep it."""
        code = "".join(letter for letter in self.about.code if letter.isascii() and letter.isalnum())
        try:
            record = self.doors.record(self.about.code)
            file = keep_finished(record, f"{self.seen.game.name}-{code}")
        except AlehouseError as wrong:
            with self.screen.together():
                self.screen.paragraph(self.screen.speech.say(wrong.message))
            return
        self._kept = record, file
        with self.screen.together():
            print_record(self.screen, record, self.notes, file)

    def print_memory(self) -> None:
        """After the end, when the screen is gone: what it came to, and where it is kept."""
        if self.seen.view is not None:
            self.screen.picture(self.seen.game, self.seen.view)
        if self.seen.now is not None:
            print_ending(self.screen, self.seen.now)
        if self._kept is not None:
            print_record(self.screen, self._kept[0], self.notes, self._kept[1])

    # Showing

    @contextmanager
    def looking_aside(self) -> Iterator[None]:
        """While the person looks at something else; afterwards the table stands there again."""
        self._aside = True
        try:
            yield
        finally:
            self._aside = False
            with self.screen.together():
                self.screen.news(self._log, 0)
                self.draw()
                self.show_decision(again=True)

    def draw(self) -> None:
        """The game as it is seen from here."""
        if self._aside:
            return
        if self.seen.view is not None:
            self.screen.line()
            self.screen.picture(self.seen.game, self.seen.view)
        elif self.screen.stays:
            with self.screen.board():
                self.screen.heading(self.screen.speech.say(self.seen.game.title()))
                self.print_who()
        else:
            self.screen.tell("table-not-begun")

    def print_who(self) -> None:
        clock = self.about.clock.kind == "seconds"
        self.screen.line()
        print_seats(self.screen, self.seen.seats, self.seen.seat, self.seen.here, clock)
        if self.seen.seat is None:
            self.screen.tell("join-looking-on")

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
            self._once("join-not-kept", reason=wrong.strerror or str(wrong))

    def _say_aside(self, said: type[ComeBack] | type[TellWord], **fields: str) -> None:
        """Without being asked to, and without waiting; where the line is cut, it is said again when it is back."""
        try:
            self.line.say(said, **fields)
        except Cut:
            self._told_word = None

    def _wait(self, id: str, **args: str) -> None:
        """What one waits for: told once, or as long as it is so where that has its place."""
        if self.screen.stays:
            self.screen.wait(self.screen.say(id, **args))
        else:
            self._once(id, **args)

    def _once(self, id: str, **args: str) -> None:
        if id not in self._said_once:
            self._said_once.add(id)
            self.screen.tell(id, **args)
