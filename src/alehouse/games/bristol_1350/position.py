"""One moment on the road: who sits where, what the dice show, who holds what, and what is being decided."""

from __future__ import annotations

import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.events import Event
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.engine.steps import Stepwise
from alehouse.games.bristol_1350.apothecary import Apothecary
from alehouse.games.bristol_1350.chronicle import (
    DEALT,
    DROPPED,
    GAVE,
    TOOK,
    dump_entries,
    five,
    read_entry,
)
from alehouse.games.bristol_1350.components import (
    CART_SPACES,
    CARTS,
    CHARACTERS,
    DICE,
    FACES,
    FEWEST_PAWNS,
    MOST_PLAYERS,
    MOST_REMEDIES,
    NOBODY,
    ROAD,
)
from alehouse.games.bristol_1350.counts import count, counted, size
from alehouse.games.bristol_1350.symptoms import Symptoms

# The steps of a game. What is being decided, or is about to happen, lies on a stack of them, each with two numbers.
# Those that chance decides come first: dice,
ROLL: Final = 0
ROLL_ONE: Final = 1
ROLL_TWO: Final = 2
# draws of all kinds,
PAWN: Final = 3
CHARACTER: Final = 4
REMEDY: Final = 5
COIN: Final = 6
# and draws of symptoms;
DEAL: Final = 7
SYMPTOM: Final = 8
SHERIFF: Final = 9
BARMAID: Final = 10
EXTRA: Final = 11
GET: Final = 12
# then those that are decided by whoever's turn it is;
ACT: Final = 13
CHICKEN: Final = 14
LOCK: Final = 15
EMERALDS: Final = 16
KEEP: Final = 17
ADD: Final = 18
TAKE: Final = 19
GIVE: Final = 20
# by the same, as long as there is anything to ask, and by somebody else;
PLAY: Final = 21
ANSWER: Final = 22
# and what happens by itself.
ROUND: Final = 23
TURN: Final = 24
MOVE: Final = 25
MINGLE: Final = 26
MINGLED: Final = 27
ADVANCE: Final = 28
LAST_ROLL: Final = ROLL_TWO
FIRST_OF_SYMPTOMS: Final = DEAL
LAST_OF_CHANCE: Final = GET
LAST_OF_TURN: Final = GIVE
# The second number of the steps `lock`, `keep` and `add`: what they are done for.
BY_REMEDY: Final = 0
BY_CHARACTER: Final = 1
STEPS: Final = (
    "roll",
    "roll-one",
    "roll-two",
    "pawn",
    "character",
    "remedy",
    "coin",
    "deal",
    "symptom",
    "sheriff",
    "barmaid",
    "extra",
    "get",
    "act",
    "chicken",
    "lock",
    "emeralds",
    "keep",
    "add",
    "take",
    "give",
    "play",
    "answer",
    "round",
    "turn",
    "move",
    "mingle",
    "mingled",
    "advance",
)

# Why a single die is rolled again.
PLAIN: Final = 0
MASON: Final = 1
OUTLAW: Final = 2
GHOST: Final = 3
FIRST_OF_CHICKEN: Final = 4
SECOND_OF_CHICKEN: Final = 5
PURPOSES: Final = ("reroll", "mason", "outlaw", "ghost", "chicken", "chicken")

# Ways to move a pawn.
ELBOWS: Final = 0
DASHES: Final = 1
PUSHES: Final = 2

# What became of a cart.
ON_ROAD: Final = 0
CROSSED_EMPTY: Final = 1
CROSSED_ILL: Final = 2
ESCAPED: Final = 3
SHUT_IN: Final = 4
FATES: Final = ("road", "empty", "plague", "escaped", "shut-in")

# How a game ends.
GOING_ON: Final = 0
HEALTHY_CART: Final = 1
GHOST_CART: Final = 2
ALL_DEAD: Final = 3
GATES_SHUT: Final = 4
SOLO_PLAGUE: Final = 5
ENDINGS: Final = ("", "escape", "ghosts", "nobody-left", "gates", "solo")

FLAGS: Final = ("characters", "chaos", "congregate", "cure", "alms", "alms_by_chicken", "ratzy")


NO_SYMPTOMS: Final = Symptoms()
NO_REMEDIES: Final = Apothecary()
"""Until there are any."""
_NOWHERE: Final = vec[i64]([NOBODY] * MOST_PLAYERS)
_EMPTY_CARTS: Final = vec[i64]([NOBODY] * (len(CARTS) * CART_SPACES))
_LEVEL: Final = vec[i64]([0] * len(CARTS))
ALL_CARTS: Final = vec[i64](range(len(CARTS)))


@mypyc_attr(acyclic=True)
class Road(Stepwise):
    """The fields of a position. Pawns, carts, faces of dice and cards are numbers, see the components."""

    def __init__(self) -> None:
        super().__init__()
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
        self.free: i64 = 0
        """How many dice that may be rolled again show each face (see counts.py)."""
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
        self.order = ALL_CARTS[:]
        self.fate = _LEVEL[:]
        self.character = _NOWHERE[:players]
        self.symptoms = Symptoms()
        self.symptoms.open_box(self.pawns, players, self.chaos, self.cure)
        self.remedies = Apothecary()
        self.remedies.open_box(players, self.alms)

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

    def copy_to(self, other: Road) -> None:
        """Make the other position, which must be new, the same as this one; but for the cards."""
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

    # Questions

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

    # Changes that several rules make

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

    # Saying what happens

    def tell(
        self,
        id: str,
        rule: str,
        args: dict[str, Value],
        told: tuple[int, ...] | None = None,
        otherwise: Event | None = None,
        reveals: bool = False,
    ) -> None:
        if self.heard is not None:
            self.heard.append(Event(id, rule, args, told, otherwise, reveals))

    def who(self, pawn: i64) -> Value:
        """A player or a ghost by name."""
        if pawn >= self.seats:
            return Message("b1350-ghost", {"number": pawn - self.seats + 1})
        return Seat(pawn)

    # The whole position as plain data

    def dump(self) -> dict[str, Json]:
        options: dict[str, Json] = dict(self.options())
        carts: list[Json] = []
        for cart in range(len(CARTS)):
            aboard: list[Json] = list(self.aboard(cart))
            carts.append({"pawns": aboard, "at": self.at[cart], "fate": FATES[self.fate[cart]]})
        order: list[Json] = [CARTS[cart] for cart in self.order]
        free: list[Json] = [count(self.free, face) for face in range(FACES)]
        locked: list[Json] = [count(self.locked, face) for face in range(FACES)]
        rolled: list[Json] = [] if self.rolled == NOBODY else [self.rolled, self.rolled_too]
        characters: list[Json] = [None if each == NOBODY else CHARACTERS[each] for each in self.character]
        stack: list[Json] = []
        for step, a, b in self.stack:
            stack.append([STEPS[step], a, b])
        return {
            "players": self.seats,
            "options": options,
            "carts": carts,
            "order": order,
            "free": free,
            "locked": locked,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "last_round": self.last_round,
            "rolled": rolled,
            "fresh": self.fresh,
            "characters": characters,
            "ending": ENDINGS[self.ending],
            "symptoms": dump_entries(self.symptoms.chronicle),
            "remedies": dump_entries(self.remedies.chronicle),
            "stack": stack,
        }

    def read(self, data: dict[str, Json]) -> None:
        """Take over what was dumped. The caller checks it and finds out who is to move."""
        colours = {name: cart for cart, name in enumerate(CARTS)}
        fates = {name: fate for fate, name in enumerate(FATES)}
        for cart, each in enumerate(items(data, "carts", len(CARTS))):
            for pawn in numbers(each, "pawns", 0, self.pawns - 1):
                if self.where[pawn] != NOBODY:
                    raise broken("carts", str(pawn))
                if self.crowd[cart] == CART_SPACES:
                    raise broken("carts", str(pawn))
                self.put(pawn, cart)
            self.at[cart] = number(each, "at", 0, ROAD + DICE)
            self.fate[cart] = choice(each, "fate", fates)
        self.order = vec[i64]([choice({"order": name}, "order", colours) for name in items(data, "order")])
        self.free = _read_dice(data, "free")
        self.locked = _read_dice(data, "locked")
        self.round = number(data, "round", 0, 1 << 30)
        self.first = number(data, "first", NOBODY, self.pawns - 1)
        self.turn = number(data, "turn", NOBODY, self.pawns - 1)
        self.last_round = flag(data, "last_round")
        rolled = numbers(data, "rolled", 0, FACES - 1)
        if rolled:
            self.rolled, self.rolled_too = numbers(data, "rolled", 0, FACES - 1, 2)
        self.fresh = number(data, "fresh", 0, MOST_REMEDIES + 1)
        known = {name: character for character, name in enumerate(CHARACTERS)}
        for seat, name in enumerate(items(data, "characters", self.seats)):
            if name is not None:
                self.character[seat] = choice({"characters": name}, "characters", known)
        self.ending = choice(data, "ending", {name: ending for ending, name in enumerate(ENDINGS)})
        for line in items(data, "symptoms"):
            entry = read_entry(line, DEALT, GAVE)
            if not self.symptoms.allows(entry):
                raise broken("symptoms", str(line))
            self.symptoms.write(*five(entry))
        for line in items(data, "remedies"):
            entry = read_entry(line, TOOK, DROPPED)
            if not self.remedies.allows(entry):
                raise broken("remedies", str(line))
            kind, seat, card, among, _ = five(entry)
            self.remedies.write(kind, seat, card, among)
        steps = {name: step for step, name in enumerate(STEPS)}
        for frame in items(data, "stack"):
            if not isinstance(frame, list) or len(frame) != 3:
                raise broken("stack", str(frame))
            parts: dict[str, Json] = {"stack": frame[0], "a": frame[1], "b": frame[2]}
            step = choice(parts, "stack", steps)
            self.push(step, number(parts, "a", -1, 99), number(parts, "b", -1, 99))

    def read_exactly(self, data: dict[str, Json]) -> None:
        """The same, and nothing besides may have been there."""
        self.read(data)
        if json.dumps(self.dump(), sort_keys=True) != json.dumps(data, sort_keys=True):
            raise broken("position", ", ".join(data))


def _read_dice(data: Json, key: str) -> i64:
    shown = numbers(data, key, 0, DICE, FACES)
    return counted([face for face in range(FACES) for _ in range(shown[face])])


def read_options(data: Json) -> dict[str, OptionValue]:
    """The options of a dumped position."""
    chosen = mapping(data, "options")
    options: dict[str, OptionValue] = {name: flag(chosen, name) for name in FLAGS}
    options["starting_remedies"] = number(chosen, "starting_remedies", 0, 1)
    return options
