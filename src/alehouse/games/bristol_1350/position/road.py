"""One moment on the road: who sits where, what the dice show, who holds what, and what is being decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.contract import Game, put
from alehouse.engine.counts import count, size
from alehouse.engine.messages import Json, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result
from alehouse.engine.step_table import StepTable
from alehouse.engine.steps import Stepwise
from alehouse.engine.views import PublicView, View
from alehouse.games.bristol_1350 import chance, dumping, view, words
from alehouse.games.bristol_1350.components import (
    CART_SPACES,
    CARTS,
    FEWEST_PAWNS,
    MOST_PLAYERS,
    NOBODY,
    Values,
)
from alehouse.games.bristol_1350.position.fates import GOING_ON
from alehouse.games.bristol_1350.position.remedies import Remedies
from alehouse.games.bristol_1350.position.symptoms import Symptoms
from alehouse.games.bristol_1350.rules import deciding, ending
from alehouse.games.bristol_1350.steps import STEPS

NO_SYMPTOMS: Final = Symptoms()
NO_REMEDIES: Final = Remedies()
"""Until there are any."""
_NOWHERE: Final = vec[i64]([NOBODY] * MOST_PLAYERS)
_EMPTY_CARTS: Final = vec[i64]([NOBODY] * (len(CARTS) * CART_SPACES))
_LEVEL: Final = vec[i64]([0] * len(CARTS))
_ALL_CARTS: Final = vec[i64](range(len(CARTS)))


@mypyc_attr(acyclic=True)
class RoadPosition(Stepwise):
    """The state. Pawns, carts, faces of dice and cards are numbers, see the components."""

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game)
        self.values = values
        """What is in the box."""
        self.seats: i64 = 0
        self.pawns: i64 = 0
        """Players and, after them around the table, ghosts."""
        self.characters = False
        self.chaos = False
        self.congregate = False
        self.cure = False
        self.alms = False
        self.alms_by_chicken = False
        self.ratzy = False
        self.starting: i64 = 0
        self.spaces = vec[i64]()
        """The pawns in each cart, from the front; NOBODY where a space is free."""
        self.crowd = vec[i64]()
        """How many there are in each cart."""
        self.where = vec[i64]()
        """Each pawn's cart, or NOBODY: not there yet, or out of the game."""
        self.at = vec[i64]()
        self.order = vec[i64]()
        """The carts still on the road, the foremost first."""
        self.fate = vec[i64]()
        """What became of each cart, see fates.py."""
        self.free: i64 = 0
        """How many dice that may be rolled again show each face (see the engine's counts)."""
        self.locked: i64 = 0
        self.round: i64 = 0
        self.first: i64 = NOBODY
        """The pawn that began this round."""
        self.turn: i64 = NOBODY
        """The pawn whose turn it is."""
        self.last_round = False
        """Whether the gates close at the end of this round."""
        self.rolled: i64 = NOBODY
        """The first of the two dice that the action of this turn rolled again, or NOBODY."""
        self.rolled_too: i64 = NOBODY
        self.fresh: i64 = 0
        """Remedies drawn this turn: the last ones in the hand."""
        self.character = vec[i64]()
        self.ending: i64 = GOING_ON
        self.symptoms = NO_SYMPTOMS
        self.remedies = NO_REMEDIES
        self.deeds = vec[i64]()
        """What players did with their turns, see deeds.py."""

    def lay_out(self, players: i64, options: dict[str, OptionValue]) -> None:
        """Everything out of the box, for so many players; nobody is seated yet."""
        self.seats = players
        self.pawns = players if players > FEWEST_PAWNS else FEWEST_PAWNS
        self.characters = bool(options["characters"])
        self.chaos = bool(options["chaos"])
        self.congregate = bool(options["congregate"])
        self.cure = bool(options["cure"])
        self.alms = bool(options["alms"])
        self.alms_by_chicken = bool(options["alms_by_chicken"])
        self.ratzy = bool(options["ratzy"])
        self.starting = int(options["starting_remedies"])
        self.spaces = _EMPTY_CARTS[:]
        self.crowd = _LEVEL[:]
        self.where = _NOWHERE[: self.pawns]
        self.at = _LEVEL[:]
        self.order = _ALL_CARTS[:]
        self.fate = _LEVEL[:]
        self.character = _NOWHERE[:players]
        self.symptoms = Symptoms()
        self.symptoms.open_box(self.values, self.pawns, players, self.cure)
        self.remedies = Remedies()
        self.remedies.open_box(self.values, players, self.alms)

    def copy(self) -> RoadPosition:
        other = self.copy_of_the_road()
        other.symptoms = self.symptoms.copy()
        other.remedies = self.remedies.copy()
        return other

    def copy_of_the_road(self) -> RoadPosition:
        """A copy without any cards."""
        other = RoadPosition(self.game, self.values)
        other.to_move = self.to_move
        other.steps = self.steps[:]
        other.seats = self.seats
        other.pawns = self.pawns
        other.characters = self.characters
        other.chaos = self.chaos
        other.congregate = self.congregate
        other.cure = self.cure
        other.alms = self.alms
        other.alms_by_chicken = self.alms_by_chicken
        other.ratzy = self.ratzy
        other.starting = self.starting
        other.spaces = self.spaces[:]
        other.crowd = self.crowd[:]
        other.where = self.where[:]
        other.at = self.at[:]
        other.order = self.order[:]
        other.fate = self.fate[:]
        other.free = self.free
        other.locked = self.locked
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.last_round = self.last_round
        other.rolled = self.rolled
        other.rolled_too = self.rolled_too
        other.fresh = self.fresh
        other.character = self.character[:]
        other.ending = self.ending
        other.deeds = self.deeds[:]
        return other

    # Questions

    @property
    def players(self) -> int:
        return self.seats

    def options(self) -> dict[str, OptionValue]:
        return {
            "characters": self.characters,
            "chaos": self.chaos,
            "congregate": self.congregate,
            "cure": self.cure,
            "alms": self.alms,
            "alms_by_chicken": self.alms_by_chicken,
            "ratzy": self.ratzy,
            "starting_remedies": self.starting,
        }

    def is_ghost(self, pawn: i64) -> bool:
        return pawn >= self.seats

    def alive(self, pawn: i64) -> bool:
        return self.where[pawn] != NOBODY

    def front(self, cart: i64) -> i64:
        """The front pawn of a cart, or NOBODY."""
        return self.spaces[CART_SPACES * cart]

    def place(self, pawn: i64) -> i64:
        """How many sit before a pawn in its cart."""
        space = CART_SPACES * self.where[pawn]
        if self.spaces[space] == pawn:
            return 0
        return 1 if self.spaces[space + 1] == pawn else 2

    def aboard(self, cart: int) -> list[int]:
        """The pawns in a cart, from the front."""
        return list(self.spaces[CART_SPACES * cart : CART_SPACES * cart + self.crowd[cart]])

    def free_dice(self) -> i64:
        return size(self.free)

    def rats(self, cart: i64) -> i64:
        return count(self.free + self.locked, 2 * cart + 1)

    def speed(self, cart: i64) -> i64:
        """How many dice show the cart's colour."""
        return count(self.free + self.locked, 2 * cart) + self.rats(cart)

    def cart_ahead(self, cart: i64) -> i64:
        """The next cart ahead that is still on the road, or NOBODY."""
        ahead: i64 = NOBODY
        for each in self.order:
            if each == cart:
                return ahead
            ahead = each
        return NOBODY

    # Changes

    def put(self, pawn: i64, cart: i64) -> None:
        """To the back of a cart."""
        self.spaces[CART_SPACES * cart + self.crowd[cart]] = pawn
        self.crowd[cart] += 1
        self.where[pawn] = cart

    def take_out(self, pawn: i64) -> None:
        """Those behind slide forward."""
        cart = self.where[pawn]
        place = self.place(pawn)
        last = self.crowd[cart] - 1
        space = CART_SPACES * cart
        while place < last:
            self.spaces[space + place] = self.spaces[space + place + 1]
            place += 1
        self.spaces[space + last] = NOBODY
        self.crowd[cart] = last
        self.where[pawn] = NOBODY

    # The contract

    @property
    def step_table(self) -> StepTable:
        return STEPS

    def choices(self, step: i64, a: i64, b: i64) -> list[Action]:
        return deciding.choices(self, step, a, b)

    def no_choice(self, step: i64, a: i64, b: i64, action: Action) -> str:
        return deciding.no_choice(self, step, a, b, action)

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        return words.refers_to(self, rule)

    def outcomes(self, step: i64, a: i64, b: i64) -> Chances:
        return chance.outcomes(self, step, a, b)

    def may_come(self, step: i64, a: i64, b: i64, outcome: Action) -> bool:
        return chance.may_come(self, step, a, b, outcome)

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        return deciding.waits(self, step, a, b)

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        deciding.decide(self, step, a, b, action)

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        chance.happen(self, step, a, b, outcome)

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        deciding.proceed(self, step, a, b)

    def whose_turn(self) -> int:
        return self.turn

    def prompt_args(self, step: i64, a: i64, b: i64) -> dict[str, Value]:
        return words.prompt_args(self, step, a)

    def final_result(self) -> Result:
        return ending.result(self)

    def public(self) -> PublicView:
        return view.public(self)

    def seen(self, seat: int, public: PublicView) -> View:
        return view.seen(self, seat, public)

    def dump(self) -> dict[str, Json]:
        return dumping.dump(self)

    def check(self) -> None:
        dumping.check(self)

    def numbers(self) -> list[int]:
        found: list[int] = [
            self.seats,
            self.characters,
            self.chaos,
            self.congregate,
            self.cure,
            self.alms,
            self.alms_by_chicken,
            self.ratzy,
            self.starting,
            self.free,
            self.locked,
            self.round,
            self.first,
            self.turn,
            self.last_round,
            self.rolled,
            self.rolled_too,
            self.fresh,
            self.ending,
        ]
        put(found, self.spaces)
        put(found, self.at)
        put(found, self.order)
        put(found, self.fate)
        put(found, self.character)
        put(found, self.steps)
        put(found, self.symptoms.chronicle)
        put(found, self.remedies.chronicle)
        put(found, self.deeds)
        return found
