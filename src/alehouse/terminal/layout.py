"""How a whole screen is laid out: the board, then the log or what was answered, then the question and its choices."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.columns import columns, cut, wrap
from alehouse.engine.contract import Game
from alehouse.engine.views import View
from alehouse.terminal.picking import Pickable, Picking
from alehouse.terminal.screen import Screen

_LEAST_LOG = 2
_LEAST_OFFERS = 3
_GREY = "fg:ansibrightblack"

Row = tuple[str, str]
"""A style, and a line as wide as the terminal at most."""


class Shown:
    """What there is to see at the moment."""

    def __init__(self) -> None:
        self.clock: Callable[[], str] | None = None
        """Says how much time is left, if somebody is in a hurry."""
        self.forget()

    def forget(self) -> None:
        self.board: tuple[Game, View] | None = None
        self.placard: list[Row] = []
        """Stands in the board's place until there is a board."""
        self.log: list[str] = []
        self.new = 0
        """So many of the log, the last, were told since somebody was asked last."""
        self.said: list[Row] = []
        """What was said since somebody was asked last."""
        self.from_the_end = False
        """Whether that is read from its end."""
        self.question = ""
        self.picking: Pickable | None = None
        self.listing: Pickable | None = None
        """Something else to pick from, before anything can be chosen again."""

    @property
    def offered(self) -> Pickable | None:
        return self.picking if self.listing is None else self.listing

    def with_question(self, question: str) -> Shown:
        """The same while something else is asked."""
        other = Shown()
        other.__dict__.update(self.__dict__)
        other.question, other.picking, other.listing = question, None, None
        return other


class Hand:
    """What somebody does with it: the line that is typed, the offer that Enter picks, how far one has scrolled."""

    def __init__(self, at: int = 0) -> None:
        self.typed = ""
        self.at = at
        self.scrolled = 0


class Layout:
    """The rows of one screen, anew for each size and whatever is shown."""

    def __init__(self, screen: Screen, shown: Shown, hand: Hand, height: int, width: int) -> None:
        self._screen, self._shown, self._hand = screen, shown, hand
        self._height, self._width = height, width

    def rows(self) -> list[Row]:
        """From the top to the line that is typed, which is not among them."""
        shown, height = self._shown, self._height
        smallest = len(self._board(1))
        below = self._below(max(height - smallest, height // 3) if smallest else height // 2)
        above = height - len(below)
        said = self._said_rows()
        if not smallest and not shown.log:
            return [*self._window(said, above), *below]
        middle = said or self._log_rows()
        least = min(len(middle), max(_LEAST_LOG, above // 8))
        board = self._board(above - least - 1)
        room = above - len(board) - 1
        if said and len(said) > room:
            # An answer that needs more room stands in the board's place, until the next question.
            return [*self._window(said, above), *below]
        if room < 1:
            return [*board[:above], *[("", "")] * (above - len(board)), *below]
        if not said:
            middle = self._from_below(middle, room)
        filling: list[Row] = [("", "")] * (room - len(middle))
        return [*board, self._line(), *middle, *filling, *below]

    def offers(self) -> list[Row]:
        """What can be picked alone, as many lines as there is room for."""
        rows = self._offer_rows()
        return rows if len(rows) <= self._height else self._around_the_cursor(rows, self._height)

    def _board(self, height: int) -> list[Row]:
        """The board as large as it fits, or smaller than one likes where it does not."""
        if self._shown.board is None:
            return self._shown.placard
        game, view = self._shown.board
        return [("", line) for line in game.picture(view, self._screen.speech.say, self._width - 1, height)]

    def _line(self) -> Row:
        """Between the board and the log; a clock runs on it."""
        time = self._shown.clock() if self._shown.clock is not None else ""
        if not time:
            return (_GREY, "─" * (self._width - 1))
        return ("bold", "─" * (self._width - columns(time) - 5) + f" {time} ──")

    def _said_rows(self) -> list[Row]:
        """As it was said; a command to copy that is longer than a line goes on in the next."""
        return [(style, part) for style, text in self._shown.said for part in wrap(text, self._width - 1) or [""]]

    def _log_rows(self) -> list[Row]:
        rows: list[Row] = []
        log = self._shown.log
        old = len(log) - self._shown.new
        for number, sentence in enumerate(log):
            style = "" if number >= old else _GREY
            first, *rest = wrap(sentence, self._width - 3) or [""]
            rows += [(style, f"- {first}"), *[(style, f"  {part}") for part in rest]]
        return rows

    def _from_below(self, rows: list[Row], room: int) -> list[Row]:
        """The end of the log, or what was before it if somebody has scrolled."""
        self._hand.scrolled = min(self._hand.scrolled, max(0, len(rows) - room))
        end = len(rows) - self._hand.scrolled
        return rows[max(0, end - room) : end]

    def _window(self, rows: list[Row], room: int) -> list[Row]:
        """As much of a long text as there is room for, from the top or the end, and how to see the rest."""
        if len(rows) <= room:
            return [*rows, *[("", "")] * (room - len(rows))]
        hand = self._hand
        hand.scrolled = min(hand.scrolled, len(rows) - (room - 1))
        end = len(rows) - hand.scrolled if self._shown.from_the_end else hand.scrolled + room - 1
        more = self._screen.say("screen-more", shown=end, all=len(rows))
        return [*rows[end - room + 1 : end], ("reverse", more)]

    def _below(self, most: int) -> list[Row]:
        """The question and what can be picked, as far as typing has not filtered it."""
        picking = self._shown.offered
        question = self._shown.question if self._shown.listing is None else ""
        asked = f"{question} {picking.path() if picking is not None else ''}".strip()
        paragraphs = asked.split("\n") if asked else []
        rows: list[Row] = [("bold", part) for each in paragraphs for part in wrap(each, self._width - 1)]
        whole = rows + self._offer_rows()
        # Each on one line, but for the one that Enter picks; or that one too.
        short = rows + self._offer_rows(cut_others=True)
        tight = rows + self._offer_rows(cut_others=True, cut_picked=True)
        # Shorter words are better than no log, and no log is better than hidden choices.
        for room, found in ((_LEAST_LOG + 1, whole), (_LEAST_LOG, short), (0, whole), (0, short), (0, tight)):
            if len(found) <= most - room:
                return found
        # In a tiny window something to choose is worth more than the board.
        room = max(0, most - len(rows), min(_LEAST_OFFERS, self._height - len(rows)))
        return rows + self._around_the_cursor(short[len(rows) :], room)

    def _offer_rows(self, cut_others: bool = False, cut_picked: bool = False) -> list[Row]:
        rows: list[Row] = []
        room = self._width - 6
        picking = self._shown.offered
        for place, (number, text) in enumerate(picking.lines(self._hand.typed) if picking is not None else []):
            at = place == self._hand.at
            first, *rest = [cut(text, room)] if (cut_picked if at else cut_others) else wrap(text, room) or [""]
            style = "reverse" if at else ""
            rows += [(style, f"{number:>3}. {first}"), *[(style, f"     {part}") for part in rest]]
        return rows

    def _around_the_cursor(self, rows: list[Row], most: int) -> list[Row]:
        at = next((place for place, (style, _) in enumerate(rows) if style == "reverse"), 0)
        start = max(0, min(at - most // 2, len(rows) - most))
        return rows[start : start + most]


def lay_out(
    screen: Screen, board: tuple[Game, View], question: str, picking: Picking, rows: int, columns: int
) -> list[str]:
    """What a screen of this size would show above the line that is typed, when nothing has happened yet."""
    shown = Shown()
    shown.board, shown.question, shown.picking = board, question, picking
    return [text for _, text in Layout(screen, shown, Hand(), rows - 1, columns).rows()]
