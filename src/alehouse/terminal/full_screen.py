"""The whole terminal as a table: the board above, the log beside nothing else, the question and its choices below.

Everything stands on the alternate screen, which keeps nothing: no hand is found above it, and the user's own lines come
back at the end. Arrows and Enter pick, typing filters, and whatever can be typed line by line can be typed here too.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from typing import TextIO

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
    Layout,
    VSplit,
    Window,
)
from prompt_toolkit.layout.processors import PasswordProcessor
from prompt_toolkit.output.vt100 import Vt100_Output

from alehouse.engine.columns import columns, cut, wrap
from alehouse.engine.contract import Game
from alehouse.engine.messages import Value
from alehouse.engine.views import View
from alehouse.terminal.choices import fitting
from alehouse.terminal.picking import Picking
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.words import AT_A_DECISION, command_name, read_command
from alehouse.text import Speech

_ENTER = "\x1b[?1049h\x1b[H\x1b[2J"
_LEAVE = "\x1b[?1049l"
_LEAST_LOG = 2
_HIGH = 32
_FEW_IF_LOW = 6

Row = tuple[str, str]
"""A style, and a line as wide as the terminal at most."""


class FullScreen(Screen):
    """A screen that is drawn as a whole whenever somebody is asked."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech)
        self._open = False
        self._board: tuple[Game, View] | None = None
        self._log: list[str] = []
        self._new = 0
        self._said: list[Row] = []
        """What was said since somebody was asked last."""
        self._question = ""
        self._picking: Picking | None = None

    # Out.

    def open(self) -> None:
        if not self._open:
            self._open = True
            sys.stdout.write(_ENTER)
            sys.stdout.flush()

    def close(self) -> None:
        if self._open:
            self._forget()
            self._open = False
            sys.stdout.write(_LEAVE)
            sys.stdout.flush()

    def hint(self, id: str, **args: Value) -> None:
        if not self._open:
            super().hint(id, **args)

    def line(self, text: str = "") -> None:
        if self._open:
            if text or self._said:
                self._said.append(("", text))
        else:
            super().line(text)

    def heading(self, text: str) -> None:
        if not self._open:
            super().heading(text)
            return
        if self._said:
            self._said.append(("", ""))
        self._said += [("bold", part) for part in wrap(text, self.width)]

    def picture(self, game: Game, view: View) -> None:
        if self._open:
            self._board = (game, view)
        else:
            super().picture(game, view)

    def news(self, sentences: Sequence[str], new: int) -> None:
        if self._open:
            self._log, self._new = list(sentences), new
        else:
            super().news(sentences, new)

    def offer(self, question: str, picking: Picking) -> None:
        if self._open:
            self._question, self._picking = question, picking
        else:
            super().offer(question, picking)

    @property
    def few(self) -> int:
        return _FEW_IF_LOW if shutil.get_terminal_size().lines < _HIGH else super().few

    def turn_page(self) -> None:
        self._forget()

    def wipe(self) -> None:
        self._forget()
        if not self._open:
            super().wipe()

    def _forget(self) -> None:
        self._board, self._log, self._new, self._said = None, [], 0, []
        self._question, self._picking = "", None

    # In.

    def ask(self, prompt: str = "> ") -> str:
        return self._asked(prompt) if self._open else super().ask(prompt)

    def ask_hidden(self, prompt: str = "> ") -> str:
        return self._asked(prompt, hidden=True) if self._open else super().ask_hidden(prompt)

    def _asked(self, prompt: str, hidden: bool = False) -> str:
        # A prompt of several words is a question of its own, and what was offered before does not answer it.
        picking = self._picking if prompt == "> " else None
        if picking is None and prompt != "> ":
            self._said += [("bold", part) for part in wrap(prompt.strip(), self.width)]
        typed = _Asking(self._board, self._log, self._new, self._said, self._question, picking, self, hidden).run()
        self._said = []
        return typed


class _Asking:
    """One question on the screen, until it is answered."""

    def __init__(
        self,
        board: tuple[Game, View] | None,
        log: list[str],
        new: int,
        said: list[Row],
        question: str,
        picking: Picking | None,
        screen: Screen,
        hidden: bool,
    ) -> None:
        self._board, self._log, self._new, self._said = board, log, new, said
        self._question, self._picking, self._screen = question, picking, screen
        self._at = 0
        """The offer that Enter picks."""
        self._scrolled = 0
        self._buffer = Buffer(multiline=False, on_text_changed=self._typed)
        control = BufferControl(self._buffer, input_processors=[PasswordProcessor()] if hidden else [])
        how = screen.say("screen-how", help=command_name(screen.speech, "help")) if picking is not None else ""
        reminder = ConditionalContainer(
            Window(FormattedTextControl([("fg:ansibrightblack", how)]), width=columns(how) + 1, height=1),
            filter=Condition(lambda: not self._buffer.text),
        )
        mark = Window(FormattedTextControl("> "), width=2, height=1)
        entry = VSplit([mark, Window(control, height=1), reminder])
        drawn = Window(FormattedTextControl(self._drawn), wrap_lines=False)
        self._application: Application[str] = Application(
            Layout(HSplit([drawn, entry]), focused_element=control),
            key_bindings=self._keys(),
            full_screen=True,
            output=_Steady.of(sys.stdout),
        )

    def run(self) -> str:
        """What was typed, or the number of what was picked; raises Left when the person goes."""
        try:
            return self._application.run(handle_sigint=False).strip()
        except EOFError:
            raise Left from None

    def _typed(self, _: Buffer) -> None:
        self._at = 0

    # From the top: the board, the log or what was answered, the question, what can be picked.

    def _drawn(self) -> StyleAndTextTuples:
        size: Size = self._application.output.get_size()
        rows = self.rows(size.rows - 1, size.columns)
        found: StyleAndTextTuples = []
        for style, text in rows:
            found += [(style, text), ("", "\n")]
        return found[:-1]

    def rows(self, height: int, width: int) -> list[Row]:
        if self._board is None:
            below = self._below(height // 2, width)
            return [*self._window(self._said, height - len(below)), *below]
        game, view = self._board
        say = self._screen.speech.say
        smallest = len(game.picture(view, say, width - 1, 1))
        below = self._below(max(height - smallest, height // 3), width)
        above = height - len(below)
        middle = self._said or self._log_rows(width)
        least = min(len(middle), max(_LEAST_LOG, above // 8))
        board: list[Row] = [("", line) for line in game.picture(view, say, width - 1, above - least - 1)]
        room = above - len(board) - 1
        if self._said and len(self._said) > room:
            # An answer that needs more room stands in the board's place, until the next question.
            return [*self._window(self._said, above), *below]
        if room < 1:
            return [*board[:above], *below]
        if not self._said:
            middle = middle[-room:] if not self._scrolled else self._from_below(middle, room)
        filling: list[Row] = [("", "")] * (room - len(middle))
        return [*board, ("fg:ansibrightblack", "─" * (width - 1)), *middle, *filling, *below]

    def _log_rows(self, width: int) -> list[Row]:
        rows: list[Row] = []
        old = len(self._log) - self._new
        for number, sentence in enumerate(self._log):
            style = "" if number >= old else "fg:ansibrightblack"
            first, *rest = wrap(sentence, width - 3) or [""]
            rows += [(style, f"- {first}"), *[(style, f"  {part}") for part in rest]]
        return rows

    def _from_below(self, rows: list[Row], room: int) -> list[Row]:
        self._scrolled = min(self._scrolled, max(0, len(rows) - room))
        end = len(rows) - self._scrolled
        return rows[max(0, end - room) : end]

    def _window(self, rows: list[Row], room: int) -> list[Row]:
        """As much of a long text as there is room for, from the top, and how to see the rest."""
        if len(rows) <= room:
            return [*rows, *[("", "")] * (room - len(rows))]
        most = len(rows) - (room - 1)
        self._scrolled = min(self._scrolled, most)
        shown = rows[self._scrolled : self._scrolled + room - 1]
        more = self._screen.say("screen-more", shown=self._scrolled + len(shown), all=len(rows))
        return [*shown, ("reverse", more)]

    def _below(self, most: int, width: int) -> list[Row]:
        """The question and what can be picked, as far as typing has not filtered it."""
        if self._picking is None:
            return []
        asked = f"{self._question} {self._picking.path()}".rstrip()
        rows: list[Row] = [("bold", part) for part in wrap(asked, width - 1)]
        whole = self._offer_rows(width, short=False)
        if len(rows) + len(whole) <= most:
            return rows + whole
        # Each on one line, but for the one that Enter picks.
        short = self._offer_rows(width, short=True)
        return rows + (short if len(rows) + len(short) <= most else self._around_the_cursor(short, most - len(rows)))

    def _offer_rows(self, width: int, short: bool) -> list[Row]:
        rows: list[Row] = []
        for place, (number, text) in enumerate(self._offers()):
            at = place == self._at
            first, *rest = [cut(text, width - 6)] if short and not at else wrap(text, width - 6) or [""]
            style = "reverse" if at else ""
            rows += [(style, f"{number:>3}. {first}"), *[(style, f"     {part}") for part in rest]]
        return rows

    def _around_the_cursor(self, rows: list[Row], most: int) -> list[Row]:
        at = next((place for place, (style, _) in enumerate(rows) if style == "reverse"), 0)
        start = max(0, min(at - most // 2, len(rows) - most))
        return rows[start : start + most]

    def _offers(self) -> list[tuple[int, str]]:
        """What can be picked, with its number: all of it, or what fits the words that are being typed."""
        picking = self._picking
        assert picking is not None
        all_offers = [(number, offer.text) for number, offer in enumerate(picking.offers, 1)]
        typed = self._buffer.text.strip()
        if typed and not typed.isdecimal():
            meant = {choice.action for choice in fitting(self._screen, picking.choices, typed)}
            fit = [
                (number, text)
                for number, text in all_offers
                if any(choice.action in meant for choice in picking.offers[number - 1].choices)
            ]
            return fit or all_offers
        if picking.begun:
            all_offers.append((0, self._screen.say("play-step-back")))
        return all_offers

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
        keys.add("<sigint>")(self._leave)
        return keys

    def _enter(self, event: KeyPressEvent) -> None:
        typed = self._buffer.text.strip()
        if self._picking is not None and (not typed or self._at or self._filters(typed)):
            typed = str(self._offers()[self._at][0])
        event.app.exit(result=typed)

    def _filters(self, typed: str) -> bool:
        """Whether these are words of choices, and neither a number, nor a command, nor a whole choice."""
        picking = self._picking
        assert picking is not None
        speech = self._screen.speech
        return (
            not typed.lstrip("-").isdecimal()
            and read_command(speech, typed, AT_A_DECISION) is None
            and picking.take(typed) is None
            and bool(fitting(self._screen, picking.choices, typed))
        )

    def _move(self, by: int) -> None:
        if self._picking is not None:
            self._at = (self._at + by) % len(self._offers())

    def _scroll(self, event: KeyPressEvent, by: int) -> None:
        page = max(1, event.app.output.get_size().rows // 2)
        upwards = not self._said
        self._scrolled = max(0, self._scrolled + (-by if upwards else by) * page)

    def _escape(self, event: KeyPressEvent) -> None:
        if self._buffer.text:
            self._buffer.text = ""
        elif self._picking is not None and self._picking.begun:
            event.app.exit(result="0")

    def _leave(self, event: KeyPressEvent) -> None:
        event.app.exit(exception=EOFError())


def lay_out(
    screen: Screen, board: tuple[Game, View], question: str, picking: Picking, rows: int, columns: int
) -> list[str]:
    """What a screen of this size would show above the line that is typed, when nothing has happened yet."""
    asking = _Asking(board, [], 0, [], question, picking, screen, hidden=False)
    return [text for _, text in asking.rows(rows - 1, columns)]


class _Steady(Vt100_Output):
    """Between two questions the screen stays as it is: the alternate one is entered and left once a game."""

    @staticmethod
    def of(stdout: TextIO) -> Vt100_Output:
        return _Steady.from_pty(stdout)

    def enter_alternate_screen(self) -> None:
        pass

    def quit_alternate_screen(self) -> None:
        pass
