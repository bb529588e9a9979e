"""The whole terminal as a table: board, log, question and choices each in their place (layout.py says where).

Everything stands on the alternate screen, which keeps nothing: no hand is found above it, and the user's own lines come
back at the end. Arrows and Enter pick, typing filters, and whatever can be typed line by line can be typed here too.
One thread asks; others may change what is shown meanwhile, and it is drawn anew at once.
"""

from __future__ import annotations

import shutil
import sys
import termios
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from alehouse.engine.columns import wrap
from alehouse.engine.contract import Game
from alehouse.engine.messages import Value
from alehouse.engine.views import View
from alehouse.terminal.layout import Shown
from alehouse.terminal.picking import Listing, Pickable
from alehouse.terminal.question import Question
from alehouse.terminal.shared_screen import SharedScreen
from alehouse.terminal.words import typed_number
from alehouse.text import Speech

_ENTER = "\x1b[?1049h\x1b[H\x1b[2J"
_LEAVE = "\x1b[?1049l"
_HIGH = 32
_FEW_IF_LOW = 6


class FullScreen(SharedScreen):
    """A screen that is drawn as a whole whenever somebody is asked."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech)
        self._open = False
        self._shown = Shown()
        self._unseen = 0
        """So many sentences of the log have come since somebody typed."""
        self._board_lines = False
        """Whether lines go into the board's place just now."""
        self._asking: Question | None = None
        self._reason: Exception | None = None

    # Out.

    @property
    def stays(self) -> bool:
        return self._open

    def open(self) -> None:
        if not self._open:
            self._open = True
            self._echo(False)
            sys.stdout.write(_ENTER)
            sys.stdout.flush()

    def close(self) -> None:
        if self._open:
            self._forget()
            self._open = False
            self._echo(True)
            sys.stdout.write(_LEAVE)
            sys.stdout.flush()

    def _echo(self, wanted: bool) -> None:
        """Between two questions nothing that is typed ahead may be written over the board."""
        with suppress(termios.error):  # A window that is closed shows nothing any more.
            modes = termios.tcgetattr(sys.stdin.fileno())
            modes[3] = modes[3] | termios.ECHO if wanted else modes[3] & ~termios.ECHO
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, modes)

    def _all_told(self) -> None:
        if self._asking is not None:
            self._asking.draw_anew()

    @contextmanager
    def board(self) -> Iterator[None]:
        self._shown.placard, self._board_lines = [], self._open
        try:
            yield
        finally:
            self._board_lines = False

    def hint(self, id: str, **args: Value) -> None:
        if not self._open:
            super().hint(id, **args)

    def line(self, text: str = "") -> None:
        self._write("", text)

    def heading(self, text: str) -> None:
        if not self._open:
            super().heading(text)
            return
        self._write("", "")
        for part in wrap(text, self.width):
            self._write("bold", part)

    def _write(self, style: str, text: str) -> None:
        if not self._open:
            super().line(text)
            return
        place = self._shown.placard if self._board_lines else self._shown.said
        if text or place:
            place.append((style, text))

    def picture(self, game: Game, view: View) -> None:
        if self._open:
            self._shown.board = (game, view)
        else:
            super().picture(game, view)

    def news(self, sentences: Sequence[str], new: int) -> None:
        if self._open:
            self._unseen += new
            self._shown.log, self._shown.new = list(sentences), self._unseen
        else:
            super().news(sentences, new)

    def offer(self, question: str, picking: Pickable) -> None:
        if self._open:
            self._shown.question, self._shown.picking = question, picking
        else:
            super().offer(question, picking)

    def wait(self, text: str) -> None:
        if self._open:
            self._shown.question, self._shown.picking = text, None
        else:
            super().wait(text)

    def clock(self, left: Callable[[], str]) -> None:
        if self._open:
            self._shown.clock = left
        else:
            super().clock(left)

    @contextmanager
    def listing(self, items: Sequence[str], usual: int | None = None) -> Iterator[None]:
        before, self._shown.listing = self._shown.listing, Listing(self, items, usual or 0)
        try:
            yield
        finally:
            self._shown.listing = before

    @property
    def few(self) -> int:
        return _FEW_IF_LOW if shutil.get_terminal_size().lines < _HIGH else super().few

    def from_the_end(self) -> None:
        self._shown.from_the_end = self._open

    def turn_page(self) -> None:
        self._forget()

    def wipe(self) -> None:
        self._forget()
        if not self._open:
            super().wipe()

    def _forget(self) -> None:
        self._shown.forget()
        self._shown.clock = None
        self._unseen = 0

    # In.

    @property
    def typing(self) -> bool:
        """Whether a line is begun and not finished, or another choice than the first is pointed at."""
        return self._asking is not None and self._asking.begun

    def ask(self, prompt: str = "> ") -> str:
        if self._open:
            return self._asked(prompt)
        return self._picked() if self._shown.listing is not None else super().ask(prompt)

    def _picked(self) -> str:
        """Picked from a list that stands below what was told; afterwards only what was picked stands there."""
        assert self._shown.listing is not None
        typed = Question(self, self._shown, self._lock, inline=True).run(lambda: None)
        number = typed_number(typed)
        self.paragraph(typed if number is None else dict(self._shown.listing.lines()).get(number, typed), "> ")
        return typed

    def ask_hidden(self, prompt: str = "> ") -> str:
        return self._asked(prompt, hidden=True) if self._open else super().ask_hidden(prompt)

    def _asked(self, prompt: str, hidden: bool = False) -> str:
        with self._lock:
            # A prompt of several words is a question of its own, and what was offered before does not answer it.
            self._asking = Question(self, self._shown, self._lock, prompt.removesuffix("> ").strip(), hidden)
        try:
            return self._asking.run(lambda: self._reason)
        finally:
            with self._lock:
                self._asking = None
                self._shown.said, self._shown.from_the_end = [], False
                self._unseen = 0

    def call(self, reason: Exception) -> None:
        """From another thread: whoever is asked, now or next, gets this raised in its place."""
        with self._lock:
            self._reason = reason
            if self._asking is not None:
                self._asking.interrupt(reason)

    def pick_up(self) -> None:
        """Somebody is asked from now on, and can be called."""
        self._reason = None

    def hang_up(self) -> None:
        """Nobody is asked any more."""
