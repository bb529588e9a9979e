"""One moment in the pub: what lies and who stands where, what was drunk, who knows what, what is being decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from alehouse.engine import counts
from alehouse.engine.actions import Action
from alehouse.engine.bits import has, only
from alehouse.engine.chance import Chances
from alehouse.engine.contract import Game, put
from alehouse.engine.messages import Json, Value
from alehouse.engine.result import Result
from alehouse.engine.step_table import StepTable
from alehouse.engine.steps import Stepwise
from alehouse.engine.views import PublicView, View
from alehouse.games.the_pub import chance, view, words
from alehouse.games.the_pub.components.box import Values
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    DISCARDED,
    DRINKS,
    FIRST_TAKE_AWAY,
    IN_BAG,
    IN_BOX,
    IN_SHAKER,
    NONE,
    PAST,
    STOCK,
)
from alehouse.games.the_pub.dumping.check import check
from alehouse.games.the_pub.dumping.dump import dump
from alehouse.games.the_pub.position.laid import LaidTiles
from alehouse.games.the_pub.rules import closing, deciding, exits, proceeding
from alehouse.games.the_pub.steps import STEPS

_NOTHING: Final = vec[i64]()
_NO_STOCK: Final = vec[u8]()
_NO_DRINKS: Final = vec[i64]([0] * len(DRINKS))


@mypyc_attr(acyclic=True)
class PubPosition(Stepwise):
    """The state. Seats, spaces, tiles, drinks and ways out are numbers, see the components."""

    def __init__(self, game: Game, values: Values, laid: LaidTiles) -> None:
        super().__init__(game)
        self.values = values
        """The box that is played with."""
        self.seats: i64 = 0
        self.first: i64 = 0
        """The seat that has the first turn of every round."""
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.round: i64 = 1
        self.actions_left: i64 = 0

        self.laid = laid
        """The tiles that lie in the pub."""
        self.stock = _NO_STOCK
        """Tiles in the box, drinks in the shaker and among the discards, events in the bag and past ones (since the bag
        was last filled): how many of each kind, see the components. One row, as eyes show it."""
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
        """Each seat's take-aways, counted in one number (see engine/counts.py): the first of them is kind 0."""
        self.lasting = _NOTHING
        """Each seat's indigestible drink, or NONE."""

        self.tables = _NOTHING
        """Drinks that lie on the table to be picked, a number for each sort; the innermost round for all last."""

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

    def copy(self) -> PubPosition:
        other = PubPosition(self.game, self.values, self.laid)
        other.to_move = self.to_move
        other.steps = self.steps[:]
        other.seats = self.seats
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.actions_left = self.actions_left
        other.stock = self.stock[:]
        other.fitting = self.fitting
        other.drawn = self.drawn[:]
        other.where = self.where[:]
        other.on_exits = self.on_exits
        other.alcohol = self.alcohol[:]
        other.marker = self.marker[:]
        other.kept = self.kept[:]
        other.lasting = self.lasting[:]
        other.tables = self.tables[:]
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
        return other

    def numbers(self) -> list[int]:
        """What follows from the rest is left out."""
        found: list[int] = [
            self.seats,
            self.first,
            self.turn,
            self.round,
            self.actions_left,
            self.up,
            self.ruled_out,
            self.winner,
            int(self.closed),
        ]
        put(found, self.steps)
        put(found, self.laid.ways)
        put(found, self.laid.kinds)
        self._put_stock(found, IN_BOX, IN_SHAKER)
        put(found, self.drawn)
        put(found, self.where)
        put(found, self.alcohol)
        put(found, self.marker)
        put(found, self.kept)
        put(found, self.lasting)
        self._put_stock(found, IN_SHAKER, DISCARDED)
        self._put_stock(found, DISCARDED, IN_BAG)
        put(found, self.tables)
        self._put_stock(found, IN_BAG, PAST)
        self._put_stock(found, PAST, STOCK)
        put(found, self.exit_at)
        put(found, self.face)
        put(found, self.looked)
        put(found, self.personal)
        put(found, self.names_way)
        put(found, self.held_by)
        put(found, self.one_of)
        return found

    def _put_stock(self, found: list[int], first: i64, end: i64) -> None:
        found.append(end - first)
        kind: i64
        for kind in range(first, end):
            found.append(self.stock[kind])

    # Small questions, small changes

    def has_any(self, first: i64, end: i64) -> bool:
        """Whether there is any of what lies between these places of the stock."""
        kind: i64
        for kind in range(first, end):
            if self.stock[kind]:
                return True
        return False

    def move_all(self, source: i64, target: i64, kinds: i64) -> None:
        """Everything that lies at one place of the stock goes to another, where nothing is left."""
        kind: i64
        for kind in range(kinds):
            self.stock[target + kind] = self.stock[source + kind]
            self.stock[source + kind] = 0

    def stand(self, seat: i64, space: i64) -> None:
        """Put a seat on a space."""
        self.where[seat] = space
        if has(self.laid.plan.exits, space):
            self.on_exits |= only(seat)
        else:
            self.on_exits &= ~only(seat)

    def keeps(self, seat: i64, drink: i64) -> i64:
        """How many of a take-away a seat has."""
        return counts.count(self.kept[seat], drink - FIRST_TAKE_AWAY)

    def how_many_kept(self, seat: i64) -> i64:
        return counts.size(self.kept[seat])

    def keep(self, seat: i64, drink: i64) -> None:
        """A seat gets a take-away."""
        self.kept[seat] += counts.one(drink - FIRST_TAKE_AWAY)

    def give_up(self, seat: i64, drink: i64) -> None:
        """A seat keeps a take-away no longer."""
        self.kept[seat] -= counts.one(drink - FIRST_TAKE_AWAY)

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
        if has(self.up, tile):
            return self.face[tile]
        return NONE

    def exit_space(self, tile: i64) -> i64:
        """The space on which an exit tile lies."""
        place: i64 = 0
        while self.exit_at[place] != tile:
            place += 1
        return self.laid.plan.exit_spaces[place]

    def own_way(self, seat: i64) -> i64:
        """The way out that a seat's personal exit names."""
        return self.names_way[self.personal[seat]]

    def in_front(self) -> list[int]:
        """Of each player all that everybody sees, in one number: by it views find what they have shown before."""
        found: list[int] = []
        over = self.is_over()
        seat: i64
        for seat in range(self.seats):
            exit = self.personal[seat]
            key = self.kept[seat]
            key = (key << 6) + self.where[seat]
            key = (key << 6) + self.marker[seat] + 1
            key = (key << 5) + self.alcohol[seat]
            key = (key << 5) + self.lasting[seat] + 1
            key = (key << 3) + exit
            key = (key << 6) + self.held_by[exit]
            key = (key << 3) + (self.ruled_out >> (3 * exit) & 7)
            key = key << 2
            if over:
                key += self.names_way[exit] + 1
            found.append(key)
        return found

    def is_over(self) -> bool:
        return self.winner != NONE or self.closed

    # The contract

    @property
    def step_table(self) -> StepTable:
        return STEPS

    def whose_turn(self) -> int:
        return self.turn

    def choices(self, step: i64, a: i64, b: i64) -> list[Action]:
        return deciding.choices(self, step, a, b)

    def no_choice(self, step: i64, a: i64, b: i64, action: Action) -> str:
        return deciding.no_choice(self, step, a, b, action)

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        deciding.decide(self, step, a, b, action)

    def outcomes(self, step: i64, a: i64, b: i64) -> Chances:
        return chance.outcomes(self, step)

    def may_come(self, step: i64, a: i64, b: i64, outcome: Action) -> bool:
        return chance.may_come(self, step, outcome)

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        chance.happen(self, step, a, b, outcome)

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        return proceeding.waits(self, step, a, b)

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        proceeding.proceed(self, step, a, b)

    def after_effect(self) -> bool:
        """The rule `tp-own-exit`: who gets out is looked for after every effect."""
        return self.on_exits != 0 and self.up == ALL_UP and exits.look_for_winner(self)

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        return words.refers_to(self, rule)

    def prompt_args(self, step: i64, a: i64, b: i64) -> dict[str, Value]:
        return words.prompt_args(self, step, b)

    def public(self) -> PublicView:
        return view.public(self)

    def seen(self, seat: int, public: PublicView) -> View:
        return view.seen(self, seat, public)

    def final_result(self) -> Result:
        return closing.result(self)

    def dump(self) -> dict[str, Json]:
        return dump(self)

    def check(self) -> None:
        check(self)
