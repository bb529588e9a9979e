"""One question on a whole screen, until it is answered: what is drawn meanwhile, and what keys do."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, TextIO

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.data_structures import Size
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import (
    BufferControl,
    ConditionalContainer,
    FormattedTextControl,
    HSplit,
    VSplit,
    Window,
)
from prompt_toolkit.layout import (
    Layout as Containers,
)
from prompt_toolkit.layout.processors import PasswordProcessor
from prompt_toolkit.output.vt100 import Vt100_Output

from alehouse.engine.columns import columns
from alehouse.terminal.layout import Hand, Layout, Row, Shown
from alehouse.terminal.picking import Listing, Pickable
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.signals import noticing
from alehouse.terminal.words import command_name

_ROOM_TO_TYPE = 8
_TICK = 1.0
"""Seconds between two looks at a clock."""
_SURPRISE = 0.25
"""Seconds; Enter alone picks nothing that has stood there for less: it was meant for something else."""


class Question:
    """One question on the screen, until it is answered."""

    def __init__(
        self,
        screen: Screen,
        shown: Shown,
        lock: threading.RLock,
        question: str = "",
        hidden: bool = False,
        inline: bool = False,
    ) -> None:
        self._screen, self._shown, self._lock, self._question = screen, shown, lock, question
        self._seen = self._offered
        self._hand = Hand(self._seen.usual if isinstance(self._seen, Listing) else 0)
        self._since = 0.0
        """When other choices came up than those that were there from the beginning."""
        self._told_to_leave = False
        self._buffer = Buffer(multiline=False, on_text_changed=self._typed)
        control = BufferControl(self._buffer, input_processors=[PasswordProcessor()] if hidden else [])
        how = screen.say("screen-how", help=command_name(screen.speech, "help"))
        reminder = ConditionalContainer(
            Window(FormattedTextControl([("fg:ansibrightblack", how)]), width=columns(how) + 1, height=1),
            filter=Condition(lambda: not inline and self._reminds(columns(how) + _ROOM_TO_TYPE)),
        )
        mark = Window(FormattedTextControl("> "), width=2, height=1)
        entry = VSplit([mark, Window(control, height=1), reminder])
        drawn = Window(
            FormattedTextControl(self._list if inline else self._drawn), wrap_lines=False, dont_extend_height=inline
        )
        self._application: Application[str] = Application(
            Containers(HSplit([drawn, entry]), focused_element=control),
            key_bindings=self._keys(),
            full_screen=not inline,
            erase_when_done=inline,
            output=_Steady.of(sys.stdout),
            refresh_interval=_TICK if shown.clock is not None else None,
        )

    def run(self, called: Callable[[], Exception | None]) -> str:
        """What was typed, or the number of what was picked; raises Left when the person goes."""

        def begin() -> None:
            asyncio.get_running_loop().set_exception_handler(self._went_wrong)
            reason = EOFError() if self._told_to_leave else called()
            if reason is not None:
                self._application.exit(exception=reason)

        # Raised in the middle of a loop, KeyboardInterrupt would leave it half undone: the loop is asked to end.
        with noticing(self._leave_soon):
            try:
                return self._application.run(pre_run=begin, set_exception_handler=False, handle_sigint=False).strip()
            except (EOFError, OSError) as wrong:
                if self._told_to_leave:
                    # Whatever could not be drawn: nobody looks any more.
                    raise KeyboardInterrupt from None
                if isinstance(wrong, EOFError):
                    raise Left from None
                raise

    def _leave_soon(self) -> None:
        self._told_to_leave = True
        self.interrupt(EOFError())

    def _went_wrong(self, _: asyncio.AbstractEventLoop, told: dict[str, Any]) -> None:
        """The library would show it and wait for Enter, for ever where the window is closed."""
        self._end(told.get("exception") or RuntimeError(told["message"]))

    # From other threads, and from signals.

    def draw_anew(self) -> None:
        self._application.invalidate()

    def interrupt(self, reason: Exception) -> None:
        loop = self._application.loop
        if loop is not None:
            loop.call_soon_threadsafe(self._end, reason)

    def _end(self, reason: Exception) -> None:
        if self._application.future is not None and not self._application.future.done():
            self._application.exit(exception=reason)

    @property
    def begun(self) -> bool:
        return bool(self._buffer.text) or self._hand.at > 0

    # What is shown.

    @property
    def _offered(self) -> Pickable | None:
        """Whoever is asked something else cannot choose meanwhile."""
        return None if self._question else self._shown.offered

    def _look(self) -> Pickable | None:
        """What can be picked; when that has changed, one begins anew with the first."""
        picking = self._offered
        if picking is not self._seen:
            self._seen, self._hand.at, self._since = picking, 0, time.monotonic()
        return picking

    def _reminds(self, width: int) -> bool:
        """Whether there is something to pick, nothing is typed yet, and the window is wide enough to say how."""
        wide = self._application.output.get_size().columns >= width
        return wide and self._look() is not None and not self._buffer.text

    def _typed(self, _: Buffer) -> None:
        self._hand.typed, self._hand.at = self._buffer.text.strip(), 0

    def _list(self) -> StyleAndTextTuples:
        size: Size = self._application.output.get_size()
        return _in_lines(Layout(self._screen, self._shown, self._hand, size.rows - 2, size.columns).offers())

    def _drawn(self) -> StyleAndTextTuples:
        size: Size = self._application.output.get_size()
        with self._lock:
            shown = self._shown.with_question(self._question) if self._question else self._shown
            self._look()
            return _in_lines(Layout(self._screen, shown, self._hand, size.rows - 1, size.columns).rows())

    # Keys.

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        keys.add("enter")(self._enter)
        keys.add("up")(lambda event: self._move(-1))
        keys.add("down")(lambda event: self._move(1))
        keys.add("pageup")(lambda event: self._scroll(event, -1))
        keys.add("pagedown")(lambda event: self._scroll(event, 1))
        keys.add("escape", eager=True)(self._escape)
        keys.add("c-c")(self._leave)
        keys.add("c-d")(self._leave)
        keys.add("c-\\")(self._leave)
        keys.add("<sigint>")(self._leave)
        return keys

    def _enter(self, event: KeyPressEvent) -> None:
        typed = self._buffer.text.strip()
        with self._lock:
            picking = self._look()
            if picking is not None and (not typed or self._hand.at or picking.filters(typed)):
                if not typed and time.monotonic() - self._since < _SURPRISE:
                    return
                typed = str(picking.lines(typed)[self._hand.at][0])
        event.app.exit(result=typed)

    def _move(self, by: int) -> None:
        with self._lock:
            picking = self._look()
            if picking is not None:
                self._hand.at = (self._hand.at + by) % len(picking.lines(self._hand.typed))

    def _scroll(self, event: KeyPressEvent, by: int) -> None:
        page = max(1, event.app.output.get_size().rows // 2)
        upwards = not self._shown.said or self._shown.from_the_end
        self._hand.scrolled = max(0, self._hand.scrolled + (-by if upwards else by) * page)

    def _escape(self, event: KeyPressEvent) -> None:
        if self._buffer.text:
            self._buffer.text = ""
        elif (picking := self._look()) is not None and picking.begun:
            event.app.exit(result="0")

    def _leave(self, event: KeyPressEvent) -> None:
        event.app.exit(exception=EOFError())


def _in_lines(rows: list[Row]) -> StyleAndTextTuples:
    found: StyleAndTextTuples = []
    for style, text in rows:
        found += [(style, text), ("", "\n")]
    return found[:-1]


class _Steady(Vt100_Output):
    """Between two questions the screen stays as it is: the alternate one is entered and left once a game."""

    @staticmethod
    def of(stdout: TextIO) -> Vt100_Output:
        return _Steady.from_pty(stdout)

    @property
    def responds_to_cpr(self) -> bool:
        """Not every terminal says where its cursor is, and nobody needs to know."""
        return False

    def enter_alternate_screen(self) -> None:
        pass

    def quit_alternate_screen(self) -> None:
        pass
