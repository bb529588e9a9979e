"""What a seat may know as a row of small whole numbers: for those who learn, and cannot read views.

A row has the same size at every moment of a game. Its fields have names and bounds; seats are told from whoever looks,
one's own first, so that what is learned in one chair is true in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from alehouse.engine.errors import BadOption, Foreign
from alehouse.engine.options import OptionValue

if TYPE_CHECKING:
    from alehouse.engine.contract import Game, Position

LARGEST: Final = 255
"""What is more is told as this much: only boxes of one's own go so far."""
ALWAYS_THE_SAME: Final = "always the same"
"""Why a field of the view is left out: it never changes in a game."""


class Field:
    """Some numbers of a row that belong together."""

    def __init__(
        self, name: str, first: int, count: int, high: int, seats: int, one_of: int, own: bool, shows: tuple[str, ...]
    ) -> None:
        self.name = name
        self.first = first
        """Its place in the row."""
        self.count = count
        """How many numbers it has."""
        self.high = high
        """No number is larger, and none is below 0."""
        self.seats = seats
        """0: about the table. 1: a portion for each seat, one's own first. 2: for each seat a portion for each seat."""
        self.one_of = one_of
        """Where so many numbers stand for what has one of so many values: at most one of them is 1. Else 0."""
        self.own = own
        """Whether only this seat may know it; to others, and to onlookers, it is 0."""
        self.shows = shows
        """The fields of the view that can be read off it, alone or together with others."""

    def __repr__(self) -> str:
        return f"<{self.name}: {self.count} up to {self.high}, from {self.first} on>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Writes such rows for a game with so many players. A game supplies its own, in `eye.py`."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.fields: list[Field] = []
        self.size: int = 0
        """How many numbers a row has."""
        self.left_out: dict[str, str] = {}
        """The fields of the view that cannot be read off the row, each with the reason."""
        self.options: dict[str, OptionValue] = {}
        """What is played with."""
        self._nothing = vec[u8]()

    def add(
        self,
        name: str,
        each: int = 1,
        high: int = 1,
        seats: int = 0,
        one_of: int = 0,
        own: bool = False,
        shows: Sequence[str] = (),
    ) -> i64:
        """Declare a field of `each` numbers, for each seat where it is about seats; its place in the row."""
        first: int = self.size
        count: int = each * self.players**seats
        self.fields.append(Field(name, first, count, min(high, LARGEST), seats, one_of, own, tuple(shows)))
        self.size = first + count
        return first

    def write(self, position: Position, seat: i64, row: vec[u8], at: i64) -> None:
        """What a game supplies: write what a seat, or an onlooker, may know from place `at` on, where `ground` lies.

        It can be asked at any moment, about any seat of the table. Nothing that the seat may not know is looked at.
        """
        raise NotImplementedError

    def ground(self, position: Position) -> vec[u8]:
        """The row that is written on: nothing, or what everybody sees and the game has written before."""
        if len(self._nothing) != self.size:
            self._nothing = vec[u8]([0] * self.size)
        return self._nothing

    def see_behind(self, rows: vec[u8], position: Position, seat: i64) -> vec[u8]:
        """Rows with one more behind them: what a seat, or an onlooker, may know. Nothing is checked.

        Where there is room behind the rows the new one is written there, over whatever was there: see `Memory`.
        """
        at: i64 = len(rows)
        longer = extend(rows, self.ground(position))
        self.write(position, seat, longer, at)
        return longer

    def see(self, position: Position, seat: int) -> vec[u8]:
        """A row of its own with what a seat, or an onlooker, may know; BadSeat and Foreign as for a view."""
        position.check_seat(seat)
        if position.game is not self.game:
            raise Foreign("error-foreign", {"game": self.game.title()})
        if position.players != self.players:
            raise BadOption(
                "error-players",
                {
                    "game": self.game.title(),
                    "players": str(position.players),
                    "fewest": self.players,
                    "most": self.players,
                },
            )
        return self.see_behind(vec[u8](), position, seat)

    def read(self, row: bytes) -> dict[str, list[int]]:
        """A row, as bytes, by the names of its fields."""
        return {field.name: list(row[field.first : field.first + field.count]) for field in self.fields}

    def __copy__(self) -> Eye:
        return self

    def __deepcopy__(self, memo: object) -> Eye:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _eye_again, (self.game, self.players, self.options)

    def __repr__(self) -> str:
        return f"<eye of {self.game.name} for {self.players}: {self.size} numbers>"


class Memory:
    """Room for so many rows: `whole` is the very memory that is written, for others to read as it is.

    `numpy.frombuffer(memory.whole, "u1")` copies nothing. A vec is a length and memory that may have room for more;
    what is put behind one that is too short for its memory goes there. So there is kept, for each row, what lies before
    it. A row is cleared in this way by copying, at once: number by number that took longer than to write it.
    """

    def __init__(self, rows: int, size: int) -> None:
        self.before = vec[vec[u8]]()
        """The rows before each one: `eye.see_behind(memory.before[row], position, seat)` writes it."""
        self.nothing = vec[u8]([0] * size)
        whole = vec[u8](capacity=rows * size)
        for _each in range(rows):
            self.before = append(self.before, whole)
            whole = extend(whole, self.nothing)
        self.whole = whole

    def cleared(self, row: i64) -> vec[u8]:
        """All up to this row, which has nothing in it any more."""
        return extend(self.before[row], self.nothing)


def small(number: i64) -> u8:
    """A number as it is told."""
    if number < 0:
        return 0
    return u8(number) if number < LARGEST else u8(LARGEST)


def more(row: vec[u8], place: i64, most: i64) -> None:
    """One more at this place, counted up to `most`."""
    if i64(row[place]) < most:
        row[place] += 1


def _eye_again(game: Game, players: int, options: dict[str, OptionValue]) -> Eye:
    """An eye that comes from another process."""
    return game.eye(players, **options)
