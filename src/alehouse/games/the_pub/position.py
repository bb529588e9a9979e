"""One moment in the pub: what lies and who stands where, what was drunk, who knows what, what is being decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Value
from alehouse.engine.steps import Stepwise
from alehouse.games.the_pub.bits import has
from alehouse.games.the_pub.components import (
    ACTIONS_A_TURN,
    BOX,
    DRINK_COPIES,
    EVENT_COPIES,
    FIRST_TAKE_AWAY,
    NONE,
    PRINTED,
    SOBER,
    START_SPACE,
    TAKE_AWAYS,
    WAYS_OUT,
)
from alehouse.games.the_pub.floor import NEW_FLOOR
from alehouse.games.the_pub.grid import EXITS, SPACE_NAMES

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

A_TAKE_AWAY: Final = 4
"""The bits in which a seat's take-aways of one sort are counted, see `PubPosition.kept`."""

_NOTHING: Final = vec[i64]()
_NO_DRINKS: Final = vec[i64]([0] * len(DRINK_COPIES))
_NO_EVENTS: Final = vec[i64]([0] * len(EVENT_COPIES))


@mypyc_attr(acyclic=True)
class PubPosition(Stepwise):
    """The state. Seats, spaces, tiles, drinks and ways out are numbers, see the components."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0
        self.first: i64 = 0
        """The seat that has the first turn of every round."""
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.round: i64 = 1
        self.actions_left: i64 = ACTIONS_A_TURN

        self.floor = NEW_FLOOR
        """The tiles that lie in the pub."""
        self.box = _NOTHING
        """Tiles still in the box, by type."""
        self.fitting: i64 = 0
        """The shapes in the box that fit somewhere, a bit each: follows from what has been laid."""
        self.drawn = _NOTHING
        """Tiles drawn and not yet laid, in order."""

        self.where = _NOTHING
        """Each seat's space; changed by `stand` only."""
        self.on_exits: i64 = 0
        """The seats that stand on an exit, a bit each: follows from `where`."""
        self.alcohol = _NOTHING
        self.marker = _NOTHING
        """The bathroom that each seat used last, or NONE."""
        self.kept = _NOTHING
        """Each seat's take-aways, all in one number: A_TAKE_AWAY bits count each sort, see `keeps`."""
        self.lasting = _NOTHING
        """Each seat's indigestible drink, or NONE."""

        self.shaker = _NOTHING
        self.discards = _NOTHING
        self.tables = _NOTHING
        """Drinks that lie on the table to be picked, a number for each sort; the innermost round for all last."""
        self.bag = _NOTHING
        """Events still in the bag."""
        self.past = _NOTHING
        """Events that have happened since the bag was last filled."""

        self.exit_at = _NOTHING
        """By place: which of the three exit tiles lies there. Everybody can follow them when they are swapped."""
        self.face = _NOTHING
        """By exit tile: its way out, or NONE as long as nobody has looked at it."""
        self.up: i64 = 0
        """The exit tiles that lie face up, a bit each."""
        self.looked = _NOTHING
        """By exit tile: the seats that have looked at it, a bit each."""

        self.personal = _NOTHING
        """Each seat's personal exit, by the seat to which it was dealt. Everybody can follow them when swapped."""
        self.names_way = _NOTHING
        """By personal exit: the way out that it names; NONE before it is dealt."""
        self.held_by = _NOTHING
        """By personal exit: the seats that hold or have held it, a bit each."""
        self.ruled_out: i64 = 0
        """What everybody can rule out: for each personal exit and way out a bit, see `personal_bit`."""
        self.one_of = _NOTHING
        """At least one of these bits must be true, everybody knows: the pub did not close."""

        self.winner: i64 = NONE
        self.closed = False

    @property
    def players(self) -> int:
        return self.seats

    def set_up(self, players: int) -> None:
        """Everybody at the start, nothing laid, nothing drawn."""
        self.seats = players
        self.box = BOX[:]
        self.where = vec[i64]([START_SPACE] * players)
        self.alcohol = vec[i64]([SOBER] * players)
        self.marker = vec[i64]([NONE] * players)
        self.kept = vec[i64]([0] * players)
        self.lasting = vec[i64]([NONE] * players)
        self.shaker = DRINK_COPIES[:]
        self.discards = _NO_DRINKS[:]
        self.bag = EVENT_COPIES[:]
        self.past = _NO_EVENTS[:]
        self.exit_at = vec[i64]([0, 1, 2])
        self.face = vec[i64]([NONE] * 3)
        self.looked = vec[i64]([0] * 3)
        self.personal = vec[i64](list(range(players)))
        self.names_way = vec[i64]([NONE] * players)
        self.held_by = vec[i64]([1 << seat for seat in range(players)])

    def copy_pub_to(self, other: PubPosition) -> None:
        """Make the other position, which must be new, the same as this one."""
        other.to_move = self.to_move
        other.steps = self.steps[:]
        other.seats = self.seats
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.actions_left = self.actions_left
        other.floor = self.floor
        other.box = self.box[:]
        other.fitting = self.fitting
        other.drawn = self.drawn[:]
        other.where = self.where[:]
        other.on_exits = self.on_exits
        other.alcohol = self.alcohol[:]
        other.marker = self.marker[:]
        other.kept = self.kept[:]
        other.lasting = self.lasting[:]
        other.shaker = self.shaker[:]
        other.discards = self.discards[:]
        other.tables = self.tables[:]
        other.bag = self.bag[:]
        other.past = self.past[:]
        other.exit_at = self.exit_at[:]
        other.face = self.face[:]
        other.up = self.up
        other.looked = self.looked[:]
        other.personal = self.personal[:]
        other.names_way = self.names_way[:]
        other.held_by = self.held_by[:]
        other.ruled_out = self.ruled_out
        other.one_of = self.one_of[:]
        other.winner = self.winner
        other.closed = self.closed

    # Small questions, small changes

    def stand(self, seat: i64, space: i64) -> None:
        """Put a seat on a space."""
        self.where[seat] = space
        if has(EXITS, space):
            self.on_exits |= 1 << seat
        else:
            self.on_exits &= ~(1 << seat)

    def keeps(self, seat: i64, drink: i64) -> i64:
        """How many of a take-away a seat has."""
        return (self.kept[seat] >> ((drink - FIRST_TAKE_AWAY) * A_TAKE_AWAY)) & 15

    def how_many_kept(self, seat: i64) -> i64:
        total: i64 = 0
        drink: i64
        for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
            total += self.keeps(seat, drink)
        return total

    def keep(self, seat: i64, drink: i64, change: i64) -> None:
        self.kept[seat] += change << ((drink - FIRST_TAKE_AWAY) * A_TAKE_AWAY)

    def all_kept(self, seat: i64) -> list[int]:
        """How many a seat has of each take-away."""
        kept: int = self.kept[seat]
        return [(kept >> (drink * A_TAKE_AWAY)) & 15 for drink in range(TAKE_AWAYS)]

    def all_tables(self) -> list[list[int]]:
        """What lies on each table, by sort."""
        sorts = len(_NO_DRINKS)
        return [list(self.tables[first : first + sorts]) for first in range(0, len(self.tables), sorts)]

    def lay_table(self) -> None:
        """A table for a round for all, with nothing on it yet."""
        self.tables = extend(self.tables, _NO_DRINKS)

    def clear_table(self) -> None:
        self.tables = self.tables[: -len(_NO_DRINKS)]

    def exit_face(self, place: i64) -> i64:
        """The way out at a place, if it lies face up; else NONE."""
        tile = self.exit_at[place]
        if self.up & (1 << tile):
            return self.face[tile]
        return NONE

    def is_over(self) -> bool:
        return self.winner != NONE or self.closed

    # Saying what happens

    def tell(self, id: str, rule: str, args: dict[str, Value]) -> None:
        if self.heard is not None:
            self.heard.append(Event(id, rule, args))

    def tell_only(self, seat: i64, id: str, rule: str, args: dict[str, Value], others: Event | None) -> None:
        """Tell a secret to one seat; the others hear something else, or nothing."""
        if self.heard is not None:
            self.heard.append(Event(id, rule, args, (seat,), others, reveals=True))


def personal_bit(exit: i64, way: i64) -> i64:
    """The bit that says: this personal exit names this way out."""
    return 1 << (3 * exit + way)


def holds_any(counts: vec[i64]) -> bool:
    """Whether anything is left of what is counted, in a shaker or a bag."""
    for count in counts:
        if count:
            return True
    return False


def drink_name(drink: i64) -> str:
    """A drink under its printed name: a word that no language changes."""
    return PRINTED[drink]


def way_name(way: i64) -> Message:
    """A way out by name."""
    return Message("tp-way-out", {"way": WAYS_OUT[way]})


def at_space(space: i64) -> str:
    """A space as it is spoken of: a word that no language changes."""
    return SPACE_NAMES[space].upper()
