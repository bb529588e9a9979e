"""The terminal as paper: sentences out, wrapped to its width; lines in. It reads well aloud, line by line."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from getpass import getpass
from typing import TYPE_CHECKING

from alehouse.engine.contract import Game
from alehouse.engine.messages import Message, Value
from alehouse.engine.views import View
from alehouse.text import Speech

if TYPE_CHECKING:
    from alehouse.terminal.picking import Pickable

# Longer lines are hard to read, however wide the window is.
_WIDEST = 100
_NARROWEST = 20
_PLAIN_PICTURE = 60
LEAST_COLUMNS = 61
LEAST_ROWS = 18
"""Smaller windows are read line by line."""
_FEW = 8
_OUT_OF_SIGHT = 200
WIPED = "\x1b[H\x1b[2J\x1b[3J"
"""Away with the screen, then with what is above it: many terminals put there what they take off the screen."""


class Left(Exception):
    """The person at the terminal has gone: end of input, or Ctrl-C."""


class Screen:
    """Where people read and type. `plain` leaves out styles and whatever is drawn without being asked for."""

    def __init__(self, speech: Speech, plain: bool = False) -> None:
        self.speech = speech
        self.plain = plain
        self.typed_any = self.interactive
        """Whether anybody is there who types."""
        self._terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        if self.interactive:
            # Once it is imported, lines can be edited and arrows bring back earlier ones.
            with suppress(ImportError):
                import readline  # noqa: F401
        self._styled = self._terminal and not plain and not os.environ.get("NO_COLOR")

    @property
    def width(self) -> int:
        """Asked every time: people resize their windows."""
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns - 1))

    @property
    def few(self) -> int:
        """So many choices are looked through at once; more are picked in steps."""
        return _FEW

    @property
    def interactive(self) -> bool:
        """Whether a person types and reads, rather than a file or another program."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def whole(self) -> bool:
        """Whether a person sits at a terminal that can be drawn on as a whole."""
        return self.interactive and self._terminal and sys.platform != "win32"

    @property
    def stays(self) -> bool:
        """Whether everything has its place here, and can be drawn anew without adding to what was told."""
        return False

    # Out.

    def say(self, id: str, **args: Value) -> str:
        return self.speech.say(Message(id, args))

    def tell(self, id: str, **args: Value) -> None:
        """One of the terminal's own sentences, as a paragraph."""
        self.paragraph(self.say(id, **args))

    def hint(self, id: str, **args: Value) -> None:
        """The same, where nothing else shows what can be done."""
        self.tell(id, **args)

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        self.line()
        for part in textwrap.wrap(text, self.width):
            self.line(f"\x1b[1m{part}\x1b[0m" if self._styled else part)

    def paragraph(self, text: str, first: str = "", rest: str | None = None) -> None:
        """Text of any length, its first line after `first`, the others after `rest` (or as far in)."""
        rest = " " * len(first) if rest is None else rest
        for number, part in enumerate(text.split("\n")):
            start = rest if number else first
            # Paths and fingerprints stay whole, so that they can be copied; the terminal folds them.
            lines = textwrap.wrap(
                part,
                self.width,
                initial_indent=start,
                subsequent_indent=rest,
                break_long_words=False,
                break_on_hyphens=False,
            )
            for line in lines or [start.rstrip()]:
                self.line(line)

    def line(self, text: str = "") -> None:
        """One line as it is."""
        print(text)

    def picture(self, game: Game, view: View) -> None:
        """The game as somebody sees it."""
        # Narrow pictures are lists, which read well aloud; wide ones may put things side by side.
        width = min(self.width, _PLAIN_PICTURE) if self.plain else self.width
        for line in game.picture(view, self.speech.say, width):
            self.line(line.rstrip())

    def news(self, sentences: Sequence[str], new: int) -> None:
        """What has happened; so many of these sentences, the last, have not been told here yet."""
        told = list(sentences[len(sentences) - new :])
        if told:
            self.line()
        for sentence in told:
            self.paragraph(sentence, "- ")

    def offer(self, question: str, picking: Pickable) -> None:
        """A question, and what can be picked as its answer, with numbers."""
        self.heading(question)
        if picking.path():
            self.paragraph(self.say("play-picked", parts=picking.path()))
        for number, text in picking.lines():
            self.paragraph(text, f"{number:>3}. ")

    @contextmanager
    def listing(self, items: Sequence[str], usual: int | None = None) -> Iterator[None]:
        """While one of these is to be picked, by its number; Enter alone picks the usual one, if there is one."""
        for number, item in enumerate(items, 1):
            self.paragraph(item, f"{number:>3}. ")
        if usual is not None:
            self.tell("menu-usual", usual=usual + 1)
        yield

    def wait(self, text: str) -> None:
        """There is nothing to choose: whom one waits for, or what for."""
        if text:
            self.paragraph(text)

    def clock(self, left: Callable[[], str]) -> None:
        """How much time is left, if anybody is in a hurry."""
        if left():
            self.paragraph(left())

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is told in here belongs together, whatever happens meanwhile."""
        yield

    @contextmanager
    def board(self) -> Iterator[None]:
        """What is told in here stands in the board's place, if the board has one."""
        yield

    def from_the_end(self) -> None:
        """What is told now is of interest from its end, and scrolled back from there."""

    def turn_page(self) -> None:
        """What was shown and asked does not matter any more."""

    def open(self) -> None:
        """A game begins to be played here."""

    def close(self) -> None:
        """It is over, or left: what is told from now on stays."""

    def wipe(self) -> None:
        """Take away all that stands on the screen and above it: the next reader may not see it."""
        if self._terminal:
            sys.stdout.write(WIPED)
            sys.stdout.flush()
        elif sys.stdout.isatty():
            # A terminal that understands no orders can at least be pushed out of sight.
            self.line("\n" * _OUT_OF_SIGHT)
        _forget_typed_lines()

    # In.

    def ask(self, prompt: str = "> ") -> str:
        """A line that the person types; raises Left when nobody types any more."""
        typed = read_line(prompt)
        self.typed_any = True
        if not sys.stdin.isatty():
            # A file was typed for us: show it, so that the transcript reads like a game.
            self.line(typed)
        return typed

    def ask_hidden(self, prompt: str = "> ") -> str:
        """The same, but what is typed does not show: others are looking on."""
        if not self.interactive:
            return self.ask(prompt)
        try:
            return getpass(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Left from None


def read_line(prompt: str) -> str:
    """What is typed behind the prompt; raises Left when nobody types any more."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Left from None


def _forget_typed_lines() -> None:
    """The next player must not find the last one's lines under the arrow keys."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def screen_for(speech: Speech, plain: bool) -> Screen:
    """The best screen that this terminal has room for; whoever wants it plain reads and types lines."""
    screen = Screen(speech, plain)
    if not has_room(screen):
        return screen
    # Whoever needs no full screen does not wait for it.
    from alehouse.terminal.full_screen import FullScreen

    return FullScreen(speech)


def has_room(screen: Screen) -> bool:
    """Whether this terminal can be drawn on as a whole, and nobody wants it plain."""
    size = shutil.get_terminal_size()
    return not screen.plain and screen.whole and size.columns >= LEAST_COLUMNS and size.lines >= LEAST_ROWS
