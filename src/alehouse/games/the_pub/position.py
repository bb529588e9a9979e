"""One moment in the pub: what lies and who stands where, what was drunk, who knows what, what is being decided."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from alehouse.engine.contract import Position
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Value
from alehouse.games.the_pub.components import (
    ACTIONS_A_TURN,
    BOX,
    DRINK_COPIES,
    EVENT_COPIES,
    EXIT,
    EXIT_SPACES,
    FIRST_TAKE_AWAY,
    NONE,
    PRINTED,
    SOBER,
    SPACES,
    START,
    START_SPACE,
    TAKE_AWAYS,
    WAYS_OUT,
)
from alehouse.games.the_pub.grid import OPEN, SPACE_NAMES

# The steps of a game. What is being decided, or is about to happen, lies on a stack of them, each with two numbers.
FIRST: Final = 0
DEAL: Final = 1
ACT: Final = 2
CLOSED: Final = 3
DRAW_TILES: Final = 4
CHOOSE_TILE: Final = 5
LAY: Final = 6
TURN_UP: Final = 7
WALK: Final = 8
WALK_ON: Final = 9
LEAP: Final = 10
ARRIVE: Final = 11
SHAKE: Final = 12
SHAKE_NOW: Final = 13
DRINK: Final = 14
PUT_AWAY: Final = 15
THIRD: Final = 16
TRADE: Final = 17
MOJITO: Final = 18
LOOK: Final = 19
NEAREST_BATHROOM: Final = 20
COME_TO: Final = 21
HAPPEN: Final = 22
DRINK_UP: Final = 23
MATE: Final = 24
MATE_SHAKE: Final = 25
FILL_TABLE: Final = 26
PICK: Final = 27
CLEAR_TABLE: Final = 28
BRAWL: Final = 29
STEPS: Final = (
    "first",
    "deal",
    "act",
    "closed",
    "draw-tiles",
    "choose-tile",
    "lay",
    "turn-up",
    "walk",
    "walk-on",
    "leap",
    "arrive",
    "shake",
    "shake-now",
    "drink",
    "put-away",
    "third",
    "trade",
    "mojito",
    "look",
    "nearest-bathroom",
    "come-to",
    "happen",
    "drink-up",
    "mate",
    "mate-shake",
    "fill-table",
    "pick",
    "clear-table",
    "brawl",
)

ALL_UP: Final = 7
"""All three exits lie face up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PubPosition(Position):
    """The state. Seats, spaces, tiles, drinks and ways out are numbers, see the components."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.first = 0
        """The seat that has the first turn of every round."""
        self.turn = 0
        """The seat whose turn it is."""
        self.round = 1
        self.actions_left = ACTIONS_A_TURN

        # Never changed in place, so that copies can share them: laying a tile makes new ones.
        self.ways: list[int] = []
        """The ways on each space, a bit a side; 0 where nothing lies."""
        self.kinds: list[int] = []
        """What lies on each space; NONE where nothing does."""
        self.box: list[int] = []
        """Tiles still in the box, by type."""
        self.fitting = 0
        """The shapes in the box that fit somewhere, a bit each: follows from what has been laid."""
        self.region: list[int] = []
        """By space: all spaces to which ways lead from it, a bit each; follows from the ways."""
        self.drawn: list[int] = []
        """Tiles drawn and not yet laid, in order."""

        self.where: list[int] = []
        """Each seat's space."""
        self.alcohol: list[int] = []
        self.marker: list[int] = []
        """The bathroom that each seat used last, or NONE."""
        self.kept: list[int] = []
        """Take-aways: by seat times TAKE_AWAYS, plus which of them it is."""
        self.lasting: list[int] = []
        """Each seat's indigestible drink, or NONE."""

        self.shaker: list[int] = []
        self.discards: list[int] = []
        self.tables: list[list[int]] = []
        """Drinks that lie on the table to be picked, the innermost round for all last."""
        self.bag: list[int] = []
        """Events still in the bag."""
        self.past: list[int] = []
        """Events that have happened since the bag was last filled."""

        self.exit_at: list[int] = []
        """By place: which of the three exit tiles lies there. Everybody can follow them when they are swapped."""
        self.face: list[int] = []
        """By exit tile: its way out, or NONE as long as nobody has looked at it."""
        self.up = 0
        """The exit tiles that lie face up, a bit each."""
        self.looked: list[int] = []
        """By exit tile: the seats that have looked at it, a bit each."""

        self.personal: list[int] = []
        """Each seat's personal exit, by the seat to which it was dealt. Everybody can follow them when swapped."""
        self.names_way: list[int] = []
        """By personal exit: the way out that it names; NONE before it is dealt."""
        self.held_by: list[int] = []
        """By personal exit: the seats that hold or have held it, a bit each."""
        self.ruled_out = 0
        """What everybody can rule out: for each personal exit and way out a bit, see `personal_bit`."""
        self.one_of: list[int] = []
        """At least one of these bits must be true, everybody knows: the pub did not close."""

        self.winner = NONE
        self.closed = False
        self.stack: list[tuple[int, int, int]] = []
        """What is being decided or about to happen: steps with two numbers each, the last one first."""

    @property
    def players(self) -> int:
        return self.seats

    def set_up(self, players: int) -> None:
        """Everybody at the start, nothing laid, nothing drawn."""
        self.seats = players
        self.ways = [0] * SPACES
        self.kinds = [NONE] * SPACES
        self.ways[START_SPACE] = OPEN
        self.kinds[START_SPACE] = START
        for space in EXIT_SPACES:
            self.ways[space] = OPEN
            self.kinds[space] = EXIT
        self.box = list(BOX)
        self.where = [START_SPACE] * players
        self.alcohol = [SOBER] * players
        self.marker = [NONE] * players
        self.kept = [0] * (players * TAKE_AWAYS)
        self.lasting = [NONE] * players
        self.shaker = list(DRINK_COPIES)
        self.discards = [0] * len(DRINK_COPIES)
        self.bag = list(EVENT_COPIES)
        self.past = [0] * len(EVENT_COPIES)
        self.exit_at = [0, 1, 2]
        self.face = [NONE] * 3
        self.looked = [0] * 3
        self.personal = list(range(players))
        self.names_way = [NONE] * players
        self.held_by = [1 << seat for seat in range(players)]

    def copy_pub_to(self, other: PubPosition) -> None:
        """Make the other position, which must be new, the same as this one."""
        other.to_move = self.to_move
        other.seats = self.seats
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.actions_left = self.actions_left
        other.ways = self.ways
        other.kinds = self.kinds
        other.box = self.box.copy()
        other.fitting = self.fitting
        other.region = self.region
        other.drawn = self.drawn.copy()
        other.where = self.where.copy()
        other.alcohol = self.alcohol.copy()
        other.marker = self.marker.copy()
        other.kept = self.kept.copy()
        other.lasting = self.lasting.copy()
        other.shaker = self.shaker.copy()
        other.discards = self.discards.copy()
        other.tables = [table.copy() for table in self.tables]
        other.bag = self.bag.copy()
        other.past = self.past.copy()
        other.exit_at = self.exit_at.copy()
        other.face = self.face.copy()
        other.up = self.up
        other.looked = self.looked.copy()
        other.personal = self.personal.copy()
        other.names_way = self.names_way.copy()
        other.held_by = self.held_by.copy()
        other.ruled_out = self.ruled_out
        other.one_of = self.one_of.copy()
        other.winner = self.winner
        other.closed = self.closed
        other.stack = self.stack.copy()

    # Small questions

    def keeps(self, seat: int, drink: int) -> int:
        """How many of a take-away a seat has."""
        return self.kept[seat * TAKE_AWAYS + drink - FIRST_TAKE_AWAY]

    def how_many_kept(self, seat: int) -> int:
        first = seat * TAKE_AWAYS
        return sum(self.kept[first : first + TAKE_AWAYS])

    def keep(self, seat: int, drink: int, change: int) -> None:
        self.kept[seat * TAKE_AWAYS + drink - FIRST_TAKE_AWAY] += change

    def exit_face(self, place: int) -> int:
        """The way out at a place, if it lies face up; else NONE."""
        tile = self.exit_at[place]
        return self.face[tile] if self.up & (1 << tile) else NONE

    def is_over(self) -> bool:
        return self.winner != NONE or self.closed

    # Saying what happens

    def tell(self, id: str, rule: str, args: dict[str, Value]) -> None:
        if self.heard is not None:
            self.heard.append(Event(id, rule, args))

    def tell_only(self, seat: int, id: str, rule: str, args: dict[str, Value], others: Event | None) -> None:
        """Tell a secret to one seat; the others hear something else, or nothing."""
        if self.heard is not None:
            self.heard.append(Event(id, rule, args, (seat,), others, reveals=True))


def personal_bit(exit: int, way: int) -> int:
    """The bit that says: this personal exit names this way out."""
    return 1 << (3 * exit + way)


def drink_name(drink: int) -> str:
    """A drink under its printed name: a word that no language changes."""
    return PRINTED[drink]


def way_name(way: int) -> Message:
    """A way out by name."""
    return Message("tp-way-out", {"way": WAYS_OUT[way]})


def at_space(space: int) -> str:
    """A space as it is spoken of: a word that no language changes."""
    return SPACE_NAMES[space].upper()
