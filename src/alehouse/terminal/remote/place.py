"""A place at a table elsewhere: the board, who sits there, what is to be decided, whom one waits for, and the time."""

from __future__ import annotations

from alehouse.client.seen import Seen
from alehouse.engine.messages import Message, Seat
from alehouse.server.about import TableAbout
from alehouse.server.protocol import Now
from alehouse.terminal.picking import Picking
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.telling import print_seats, time_left
from alehouse.terminal.seats import HUMAN
from alehouse.terminal.words import AT_A_TABLE, command_name

_SOON = 120
"""Seconds; without a clock nobody is hurried, and more than this is of no interest."""
_HURRY = 10
"""Seconds; whoever has only so few left of many is told."""


class Place:
    """One seat, or an onlooker's place, as it is shown."""

    def __init__(self, screen: LiveScreen, about: TableAbout, seen: Seen, invitation: str) -> None:
        self.screen = screen
        self.seen = seen
        self.invitation = invitation
        self.picking: Picking | None = None
        """What is to be decided by us, and how far somebody has come with it."""
        self.typed_before = False
        """Whether a line was begun before the present choices stood there: it was not meant for them."""
        self.aside = False
        """Whether the person looks at something else, and the board is not to be drawn."""
        self._about = about
        self._shown: tuple[int, tuple[str, ...]] | None = None
        self._waiting: list[int] = []
        self._hurried = False
        self._turn: int | None = None
        self._said_once: set[str] = set()
        self._welcomed = False

    def forget(self) -> None:
        """The line was lost: what was told once may be told again."""
        self._said_once.clear()

    def show_anew(self) -> None:
        """Whatever stands there is not known to be true any more."""
        self._shown = None

    # What is to be done now

    def invite(self) -> None:
        """Before the game begins."""
        if not self._about.host:
            self.wait("join-wait-for-host")
        elif all(seat.player for seat in self.seen.seats):
            self.wait("join-all-there", begin=command_name(self.screen.speech, "begin"))
        else:
            self._said_once.discard("join-all-there")
            names = {each: command_name(self.screen.speech, each) for each in ("bot", "begin", "help")}
            self.wait("join-invite", address=self.invitation, **names)

    def ask_for_word(self) -> None:
        """Before the luck of a stretch is mixed: a word of one's own, if one wants to."""
        if not self.seen.wants_word:
            self.screen.wait("")
        elif "luck-bound" not in self._said_once:
            self.screen.line()
            self.once("luck-bound", fingerprint=self.seen.fingerprint)
            self.wait("join-word")
            self._print_time()

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
        self.screen.clock(self.time)

    def time(self) -> str:
        """How much is left to whoever is asked, if that is of any interest."""
        left = self.seen.seconds_left
        if left is None or (self._about.clock.kind == "none" and left >= _SOON):
            return ""
        return self.screen.say("join-time", time=time_left(left))

    def _wait_for_others(self, now: Now, again: bool) -> None:
        own = self.seen.own
        if own is not None and own.played_for in ("time", "away"):
            self.once("join-played-for", word=command_name(self.screen.speech, "come-back"))
        else:
            self._said_once.discard("join-played-for")
        if now.answered:
            self.wait("join-answer-kept")
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

    def hurries(self) -> bool:
        """Whether little time is left to decide in, and that was not told yet."""
        left = self.seen.seconds_left
        if not self.seen.choices or left is None or left > _HURRY or self._hurried:
            return False
        self._hurried = True
        return True

    # Showing

    def tell(self, message: Message) -> None:
        """A sentence of its own, above the line that may be being typed."""
        with self.screen.together():
            self.screen.paragraph(self.screen.speech.say(message))

    def draw(self) -> None:
        """The game as it is seen from here."""
        if self.aside:
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
        clock = self._about.clock.kind == "seconds"
        self.screen.line()
        print_seats(self.screen, self.seen.seats, self.seen.seat, self.seen.here, clock)
        if self.seen.seat is None:
            self.screen.tell("join-looking-on")

    def wait(self, id: str, **args: str) -> None:
        """What one waits for: told once, or as long as it is so where that has its place."""
        if self.screen.stays:
            self.screen.wait(self.screen.say(id, **args))
        else:
            self.once(id, **args)

    def once(self, id: str, **args: str) -> None:
        if id not in self._said_once:
            self._said_once.add(id)
            self.screen.tell(id, **args)
