"""Screens on which things happen while somebody types: drawn as a whole, or told above the line, which stays whole."""

from __future__ import annotations

import shutil
import signal
import sys
import threading
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING, TypeAlias, Union

from rich.cells import cell_len

from alehouse.terminal.screen import Screen, has_room, read_line
from alehouse.terminal.shared_screen import SharedScreen
from alehouse.text import Speech

if TYPE_CHECKING:
    from alehouse.terminal.full_screen import FullScreen

_AGAIN = 0.2
"""Seconds; a signal that comes just before somebody waits for a line is slept through."""


class _Called(Exception):
    """The person is called away from the keyboard."""


class LiveLines(SharedScreen):
    """One thread reads lines, another tells the news."""

    def __init__(self, speech: Speech, plain: bool = False) -> None:
        super().__init__(speech, plain)
        self._lifted = False
        self._prompt: str | None = None
        """What stands before the cursor while somebody may be typing."""
        self._next_prompt = ""
        self._readline = sys.modules.get("readline") if self.interactive else None
        hook = getattr(self._readline, "set_pre_input_hook", None)
        self._tells_when_it_waits = hook is not None
        if hook is not None:
            hook(self._waits)
        self._holds = False
        """Whether news waits until the prompt is written."""
        self._reading = False
        self._reason: Exception | None = None
        self._heard = threading.Event()
        if hasattr(signal, "SIGUSR1"):
            signal.signal(signal.SIGUSR1, self._call)

    # Out

    @property
    def typing(self) -> bool:
        """Whether a line is begun and not finished."""
        return bool(self._typed())

    def line(self, text: str = "") -> None:
        with self.together():
            self._lift()
            super().line(text)

    def news(self, sentences: Sequence[str], new: int) -> None:
        for sentence in sentences[len(sentences) - new :]:
            self.paragraph(sentence, "- ")

    def _lift(self) -> None:
        """Take the unfinished line away; the terminal still knows it."""
        if self._prompt is None or self._lifted or not self.interactive:
            return
        self._lifted = True
        if self.plain or not self._terminal:
            # No orders to such a terminal, and for screen readers no line that is written over.
            sys.stdout.write("\n")
            return
        rows = cell_len(self._prompt + self._typed()) // max(1, shutil.get_terminal_size().columns)
        sys.stdout.write((f"\x1b[{rows}A" if rows else "") + "\r\x1b[J")

    def _all_told(self) -> None:
        """The line that somebody may be typing stands below what was told."""
        if self._lifted and self._prompt is not None:
            sys.stdout.write(self._prompt + self._typed())
        self._lifted = False
        sys.stdout.flush()

    def _typed(self) -> str:
        if self._prompt is None or self._readline is None:
            return ""
        return str(self._readline.get_line_buffer())

    def _waits(self) -> None:
        """The prompt stands there, and nothing is typed yet: from now on news may come."""
        self._prompt = self._next_prompt
        self._let_go()

    def _let_go(self) -> None:
        if self._holds:
            self._holds = False
            self._lock.release()

    # In

    def ask(self, prompt: str = "> ") -> str:
        """A line; raises Left when nobody types any more, or whatever `call` was given."""
        self._reading = True
        try:
            if self._reason is not None:
                raise _Called
            return self._read(prompt)
        except _Called:
            self._reading = False
            self._forget_prompt()
            self.line()
            assert self._reason is not None
            raise self._reason from None
        finally:
            self._reading = False
            self._forget_prompt()
            if self._reason is not None:
                self._heard.set()

    def _read(self, prompt: str) -> str:
        if not sys.stdin.isatty():
            # Nobody sees a prompt before the line has come: it stands with the line, and not before news.
            typed = read_line("")
            self.line(prompt + typed)
            return typed
        # No news while the prompt is written.
        self._lock.acquire()
        self._holds = True
        self._next_prompt = prompt
        if self._tells_when_it_waits:
            return read_line(prompt)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        self._waits()
        return read_line("")

    def _forget_prompt(self) -> None:
        with self._lock:
            self._prompt = None
            self._let_go()

    def call(self, reason: Exception) -> None:
        """From another thread: whoever waits for a line, now or next, gets this raised in its place."""
        self._reason = reason
        main = threading.main_thread()
        while hasattr(signal, "SIGUSR1") and main.is_alive() and not self._heard.wait(_AGAIN):
            assert main.ident is not None
            signal.pthread_kill(main.ident, signal.SIGUSR1)

    def pick_up(self) -> None:
        """Somebody asks for lines from now on, and can be called."""
        self._reason = None
        self._heard.clear()

    def hang_up(self) -> None:
        """Nobody asks for lines any more: no need to go on calling."""
        self._heard.set()

    def _call(self, number: int, frame: FrameType | None) -> None:
        if self._reading and self._reason is not None:
            raise _Called


LiveScreen: TypeAlias = Union[LiveLines, "FullScreen"]
"""Either can be told news by one thread while another waits for somebody to type."""


def live_screen_for(speech: Speech, plain: bool) -> LiveScreen:
    """The best live screen that this terminal has room for."""
    if not has_room(Screen(speech, plain)):
        return LiveLines(speech, plain)
    # Whoever needs no full screen does not wait for it.
    from alehouse.terminal.full_screen import FullScreen

    return FullScreen(speech)
