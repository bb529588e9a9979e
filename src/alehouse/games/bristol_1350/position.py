"""One moment on the road: who sits where, what the dice show, who holds what, and what is being decided."""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import mypyc_attr

from alehouse.engine.contract import Position
from alehouse.engine.events import Event
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.bristol_1350.apothecary import Apothecary
from alehouse.games.bristol_1350.chronicle import (
    DEALT,
    DROPPED,
    GAVE,
    TOOK,
    dump_entries,
    read_entry,
)
from alehouse.games.bristol_1350.components import (
    CARTS,
    CHARACTERS,
    DICE,
    FACES,
    FEWEST_PAWNS,
    MOST_REMEDIES,
    NOBODY,
    ROAD,
)
from alehouse.games.bristol_1350.symptoms import Symptoms

# The steps of a game. What is being decided, or is about to happen, lies on a stack of them, each with two numbers.
PAWN: Final = 0
DEAL: Final = 1
CHARACTER: Final = 2
REMEDY: Final = 3
ROUND: Final = 4
ROLL: Final = 5
TURN: Final = 6
ACT: Final = 7
PLAY: Final = 8
ROLL_ONE: Final = 9
ROLL_TWO: Final = 10
CHICKEN: Final = 11
LOCK: Final = 12
EMERALDS: Final = 13
MOVE: Final = 14
ANSWER: Final = 15
SYMPTOM: Final = 16
KEEP: Final = 17
ADD: Final = 18
SHERIFF: Final = 19
BARMAID: Final = 20
TAKE: Final = 21
COIN: Final = 22
GIVE: Final = 23
MINGLE: Final = 24
EXTRA: Final = 25
GET: Final = 26
MINGLED: Final = 27
ADVANCE: Final = 28
# The second number of the steps `lock`, `keep` and `add`: what they are done for.
BY_REMEDY: Final = 0
BY_CHARACTER: Final = 1
STEPS: Final = (
    "pawn",
    "deal",
    "character",
    "remedy",
    "round",
    "roll",
    "turn",
    "act",
    "play",
    "roll-one",
    "roll-two",
    "chicken",
    "lock",
    "emeralds",
    "move",
    "answer",
    "symptom",
    "keep",
    "add",
    "sheriff",
    "barmaid",
    "take",
    "coin",
    "give",
    "mingle",
    "extra",
    "get",
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Road(Position):
    """The fields of a position. Pawns, carts, faces of dice and cards are numbers, see the components."""

    def __init__(self, players: int, options: dict[str, OptionValue]) -> None:
        super().__init__()
        self.seats = players
        self.pawns = max(players, FEWEST_PAWNS)
        """Players and, after them around the table, ghosts."""
        self.characters = bool(options["characters"])
        self.chaos = bool(options["chaos"])
        self.congregate = bool(options["congregate"])
        self.cure = bool(options["cure"])
        self.alms = bool(options["alms"])
        self.alms_by_chicken = bool(options["alms_by_chicken"])
        self.ratzy = bool(options["ratzy"])
        self.starting = int(options["starting_remedies"])
        self.carts: list[list[int]] = [[] for _ in CARTS]
        """The pawns in each cart, from the front."""
        self.where = [NOBODY] * self.pawns
        """Each pawn's cart, or NOBODY: not there yet, or out of the game."""
        self.at = [0] * len(CARTS)
        self.order = list(range(len(CARTS)))
        """The carts still on the road, the foremost first."""
        self.fate = [ON_ROAD] * len(CARTS)
        self.free = [0] * FACES
        """How many dice that may be rolled again show each face."""
        self.locked = [0] * FACES
        self.round = 0
        self.first = NOBODY
        """The pawn that began this round."""
        self.turn = NOBODY
        """The pawn whose turn it is."""
        self.last_round = False
        """Whether the gates close at the end of this round."""
        self.rolled: list[int] = []
        """The two dice that the action of this turn rolled again."""
        self.fresh = 0
        """Remedies drawn this turn: the last ones in the hand."""
        self.character = [NOBODY] * players
        self.ending = GOING_ON
        self.stack: list[tuple[int, int, int]] = []
        """What is being decided or about to happen: steps with two numbers each, the last one first."""
        self.symptoms = Symptoms(self.pawns, players, self.chaos, self.cure)
        self.remedies = Apothecary(players, self.alms)

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
        """Make the other position, which must be new, the same as this one."""
        other.to_move = self.to_move
        other.carts = [cart.copy() for cart in self.carts]
        other.where = self.where.copy()
        other.at = self.at.copy()
        other.order = self.order.copy()
        other.fate = self.fate.copy()
        other.free = self.free.copy()
        other.locked = self.locked.copy()
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.last_round = self.last_round
        other.rolled = self.rolled.copy()
        other.fresh = self.fresh
        other.character = self.character.copy()
        other.ending = self.ending
        other.stack = self.stack.copy()
        other.symptoms = self.symptoms.copy()
        other.remedies = self.remedies.copy()

    # Questions

    def is_ghost(self, pawn: int) -> bool:
        return pawn >= self.seats

    def alive(self, pawn: int) -> bool:
        return self.where[pawn] != NOBODY

    def free_dice(self) -> int:
        free = self.free
        return free[0] + free[1] + free[2] + free[3] + free[4] + free[5]

    def rats(self, cart: int) -> int:
        return self.free[2 * cart + 1] + self.locked[2 * cart + 1]

    def speed(self, cart: int) -> int:
        """How many dice show the cart's colour."""
        return self.free[2 * cart] + self.locked[2 * cart] + self.rats(cart)

    def cart_ahead(self, cart: int) -> int:
        """The next cart ahead that is still on the road, or NOBODY."""
        place = self.order.index(cart)
        return self.order[place - 1] if place > 0 else NOBODY

    # Changes that several rules make

    def put(self, pawn: int, cart: int) -> None:
        """To the back of a cart."""
        self.carts[cart].append(pawn)
        self.where[pawn] = cart

    def take_out(self, pawn: int) -> None:
        """Those behind slide forward."""
        self.carts[self.where[pawn]].remove(pawn)
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

    def who(self, pawn: int) -> Value:
        """A player or a ghost by name."""
        if pawn >= self.seats:
            return Message("b1350-ghost", {"number": pawn - self.seats + 1})
        return Seat(pawn)

    # The whole position as plain data

    def dump(self) -> dict[str, Json]:
        options: dict[str, Json] = dict(self.options())
        carts: list[Json] = []
        for cart, pawns in enumerate(self.carts):
            aboard: list[Json] = list(pawns)
            carts.append({"pawns": aboard, "at": self.at[cart], "fate": FATES[self.fate[cart]]})
        order: list[Json] = [CARTS[cart] for cart in self.order]
        free: list[Json] = list(self.free)
        locked: list[Json] = list(self.locked)
        rolled: list[Json] = list(self.rolled)
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
            "symptoms": dump_entries(self.symptoms.last),
            "remedies": dump_entries(self.remedies.last),
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
                self.put(pawn, cart)
            self.at[cart] = number(each, "at", 0, ROAD + DICE)
            self.fate[cart] = choice(each, "fate", fates)
        self.order = [choice({"order": name}, "order", colours) for name in items(data, "order")]
        self.free = numbers(data, "free", 0, DICE, FACES)
        self.locked = numbers(data, "locked", 0, DICE, FACES)
        self.round = number(data, "round", 0, 1 << 30)
        self.first = number(data, "first", NOBODY, self.pawns - 1)
        self.turn = number(data, "turn", NOBODY, self.pawns - 1)
        self.last_round = flag(data, "last_round")
        self.rolled = numbers(data, "rolled", 0, FACES - 1)
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
            self.symptoms.write(entry)
        for line in items(data, "remedies"):
            entry = read_entry(line, TOOK, DROPPED)
            if not self.remedies.allows(entry):
                raise broken("remedies", str(line))
            self.remedies.write(entry)
        steps = {name: step for step, name in enumerate(STEPS)}
        for frame in items(data, "stack"):
            if not isinstance(frame, list) or len(frame) != 3:
                raise broken("stack", str(frame))
            parts: dict[str, Json] = {"stack": frame[0], "a": frame[1], "b": frame[2]}
            step = choice(parts, "stack", steps)
            self.stack.append((step, number(parts, "a", -1, 99), number(parts, "b", -1, 99)))

    def read_exactly(self, data: dict[str, Json]) -> None:
        """The same, and nothing besides may have been there."""
        self.read(data)
        if json.dumps(self.dump(), sort_keys=True) != json.dumps(data, sort_keys=True):
            raise broken("position", ", ".join(data))


def read_options(data: Json) -> dict[str, OptionValue]:
    """The options of a dumped position."""
    chosen = mapping(data, "options")
    options: dict[str, OptionValue] = {name: flag(chosen, name) for name in FLAGS}
    options["starting_remedies"] = number(chosen, "starting_remedies", 0, 1)
    return options
