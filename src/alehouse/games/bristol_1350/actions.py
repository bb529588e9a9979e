"""Everything that can be done or can happen on the road out of Bristol, and how it is written down."""

from __future__ import annotations

from math import factorial
from typing import Final

from mypy_extensions import i64

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.engine.chance import Chances
from alehouse.engine.counts import counted
from alehouse.games.bristol_1350.components import (
    ADD_WORD,
    AGAIN_WORD,
    ALMS,
    BOTH_DICE,
    CARD_NAMES,
    CARDS,
    CART_IDS,
    CARTS,
    CHARACTER_IDS,
    CHARACTERS,
    CHICKEN,
    COINS,
    DASH_WORD,
    DICE,
    DICE_IDS,
    DONE_WORD,
    DRAW_WORD,
    ELBOW_WORD,
    ENOUGH_WORD,
    FACE_CODES,
    FACES,
    FEWEST_PAWNS,
    FRIAR,
    GIVE_WORD,
    HIDDEN,
    HIGHEST,
    KEEP_WORD,
    KINDS,
    KNIGHT,
    LOCK_WORD,
    LOOK_WORD,
    MASON,
    MOST_PLAYERS,
    NO_WHIP_WORD,
    NOBODY,
    OUTLAW,
    PAIRS,
    PAWNS,
    PUSH_WORD,
    REMEDIES,
    REMEDY_DECK,
    REMEDY_IDS,
    REROLL_WORD,
    SEATS,
    SHERIFF,
    SIDES,
    SYMPTOM_IDS,
    TAKE_WORD,
    THINGS,
    WHIP,
    WISHES,
)


class Reroll(Action):
    """Roll one or two dice again, named by what they show; `other` is NOBODY for a single die."""

    def __init__(self, notation: str, parts: tuple[str, ...], face: i64, other: i64) -> None:
        super().__init__(notation, parts)
        self.face: Final = face
        self.other: Final = other


class DrawRemedy(Action):
    """Take a remedy card."""


class Elbow(Action):
    """To the front of one's own cart."""


class Dash(Action):
    """To the back of the next cart ahead."""


class Push(Action):
    """A pawn, oneself or somebody further back, is pushed out of one's cart."""

    def __init__(self, notation: str, parts: tuple[str, ...], pawn: i64) -> None:
        super().__init__(notation, parts)
        self.pawn: Final = pawn


class Look(Action):
    """Look at the left (0) or the right (1) symptom of a ghost."""

    def __init__(self, notation: str, parts: tuple[str, ...], pawn: i64, place: i64) -> None:
        super().__init__(notation, parts)
        self.pawn: Final = pawn
        self.place: Final = place


class Special(Action):
    """A character's special action; `a` and `b` say with which die or on whom."""

    def __init__(self, notation: str, parts: tuple[str, ...], character: i64, a: i64, b: i64) -> None:
        super().__init__(notation, parts)
        self.character: Final = character
        self.a: Final = a
        self.b: Final = b


class PlayRemedy(Action):
    """A remedy card is played for one of its two sides, or a chicken as alms."""

    def __init__(self, notation: str, parts: tuple[str, ...], card: i64, remedy: i64) -> None:
        super().__init__(notation, parts)
        self.card: Final = card
        self.remedy: Final = remedy


class NoWhip(Action):
    """Let it happen."""


class Lock(Action):
    """Lock dice, named by what they show; `other` is NOBODY for a single die."""

    def __init__(self, notation: str, parts: tuple[str, ...], face: i64, other: i64) -> None:
        super().__init__(notation, parts)
        self.face: Final = face
        self.other: Final = other


class Again(Action):
    """With a chicken: roll both dice again (NOBODY), or only the one that shows this face."""

    def __init__(self, notation: str, parts: tuple[str, ...], face: i64) -> None:
        super().__init__(notation, parts)
        self.face: Final = face


class Enough(Action):
    """With a chicken: leave the dice as they are."""


class Keep(Action):
    """The two symptoms to keep, the lower one first."""

    def __init__(self, notation: str, parts: tuple[str, ...], low: i64, high: i64) -> None:
        super().__init__(notation, parts)
        self.low: Final = low
        self.high: Final = high


class AddSymptom(Action):
    """A drawn symptom goes to a cart's mingle pile."""

    def __init__(self, notation: str, parts: tuple[str, ...], value: i64, cart: i64) -> None:
        super().__init__(notation, parts)
        self.value: Final = value
        self.cart: Final = cart


class TakeRemedy(Action):
    """The countess keeps this one of two remedy cards."""

    def __init__(self, notation: str, parts: tuple[str, ...], card: i64) -> None:
        super().__init__(notation, parts)
        self.card: Final = card


class GiveCoin(Action):
    """The coin drawn as alms goes to this player."""

    def __init__(self, notation: str, parts: tuple[str, ...], pawn: i64) -> None:
        super().__init__(notation, parts)
        self.pawn: Final = pawn


class Done(Action):
    """No more remedies this turn."""


class Brought(Outcome):
    """What chance brings: a number whose meaning depends on the kind of draw."""

    def __init__(self, notation: str, value: i64, parts: tuple[str, ...] = ()) -> None:
        super().__init__(notation, parts)
        self.value: Final = value


class PawnDrawn(Brought):
    """This pawn comes out of the bag."""


class SymptomDrawn(Brought):
    """A symptom card of this value."""


class RemedyDrawn(Brought):
    """A remedy card of this kind."""


class CharacterDealt(Brought):
    """This character."""


class CoinDrawn(Brought):
    """This coin."""


class RollOne(Brought):
    """A single die shows this face."""


class Another(Outcome):
    """Another card (or coin) of the only kind that is left.

    Nobody knows that only one kind is left, so chance seems to decide: who watches learns nothing from its silence.
    """


class RollTwo(Outcome):
    """Two dice, in the order of the faces."""

    def __init__(self, notation: str, parts: tuple[str, ...], face: i64, other: i64) -> None:
        super().__init__(notation, parts)
        self.face: Final = face
        self.other: Final = other


class RollAll(Outcome):
    """All six dice."""

    def __init__(self, notation: str, parts: tuple[str, ...], dice: i64) -> None:
        super().__init__(notation, parts)
        self.dice: Final = dice
        """How many show each face (see counts.py)."""


_PAIRS: Final = [(face, other) for face in range(FACES) for other in range(face, FACES)]
"""All unordered pairs of faces."""


def _pair(face: int, other: int) -> str:
    return f"{FACE_CODES[face]} {FACE_CODES[other]}"


def _rolls(dice: int, faces: int) -> list[tuple[int, ...]]:
    """Every way in which so many dice can show so many faces, as counts."""
    if faces == 1:
        return [(dice,)]
    return [(first, *rest) for first in range(dice, -1, -1) for rest in _rolls(dice - first, faces - 1)]


def _ways(counts: tuple[int, ...]) -> int:
    """In how many ways six dice can fall like this."""
    ways = factorial(DICE)
    for count in counts:
        ways //= factorial(count)
    return ways


# What a seat can do.
REROLL_ONE: Final[list[Action]] = [
    Reroll(f"reroll {code}", (REROLL_WORD, DICE_IDS[face]), face, NOBODY) for face, code in enumerate(FACE_CODES)
]
REROLL_TWO: Final[list[Action]] = [
    Reroll(f"reroll {_pair(face, other)}", (REROLL_WORD, DICE_IDS[face], DICE_IDS[other]), face, other)
    for face, other in _PAIRS
]
DRAW: Final[Action] = DrawRemedy("draw", (DRAW_WORD, REMEDY_DECK))
ELBOW: Final[Action] = Elbow("elbow", (ELBOW_WORD,))
DASH: Final[Action] = Dash("dash", (DASH_WORD,))
PUSH: Final = [Push(f"push {pawn + 1}", (PUSH_WORD, PAWNS[pawn]), pawn) for pawn in range(MOST_PLAYERS)]
LOOK: Final = [
    Look(f"look {pawn + 1} {side}", (LOOK_WORD, HIDDEN[2 * pawn + place]), pawn, place)
    for pawn in range(1, FEWEST_PAWNS)
    for place, side in enumerate(SIDES)
]


def _specials() -> list[list[Special]]:
    """By character."""
    found: list[list[Special]] = []
    for character, name in enumerate(CHARACTERS):
        own = CHARACTER_IDS[character]
        if character in (MASON, OUTLAW):
            specials = [
                Special(f"{name} {code}", (own, DICE_IDS[face]), character, face, NOBODY)
                for face, code in enumerate(FACE_CODES)
            ]
        elif character == KNIGHT:
            specials = [Special(f"{name} {p + 1}", (own, PAWNS[p]), character, p, NOBODY) for p in range(MOST_PLAYERS)]
        elif character == SHERIFF:
            specials = [Special(f"{name} {p + 1}", (own, SEATS[p]), character, p, NOBODY) for p in range(MOST_PLAYERS)]
        elif character == FRIAR:
            specials = [
                Special(f"{name} {_pair(face, wish)}", (own, DICE_IDS[face], WISHES[wish]), character, face, wish)
                for face in range(FACES)
                for wish in range(FACES)
                if wish != face
            ]
        else:
            specials = [Special(name, (own,), character, NOBODY, NOBODY)]
        found.append(specials)
    return found


SPECIAL: Final = _specials()


def _plays() -> list[list[PlayRemedy]]:
    """By kind of card: the ways to play it."""
    found: list[list[PlayRemedy]] = []
    for card, (one, other) in enumerate(PAIRS):
        sides = [one] if one == other else [one, other]
        if CHICKEN in sides:
            sides.append(ALMS)
        found.append(
            [
                PlayRemedy(f"play {CARD_NAMES[card]} as {REMEDIES[side]}", (CARDS[card], REMEDY_IDS[side]), card, side)
                for side in sides
            ]
        )
    return found


PLAY: Final = _plays()
WHIPS: Final = [play for plays in PLAY for play in plays if play.remedy == WHIP]
NO_WHIP: Final[Action] = NoWhip("no whip", (NO_WHIP_WORD,))
LOCK_ONE: Final[list[Action]] = [
    Lock(f"lock {code}", (LOCK_WORD, DICE_IDS[face]), face, NOBODY) for face, code in enumerate(FACE_CODES)
]
LOCK_TWO: Final[list[Action]] = [
    Lock(f"lock {_pair(face, other)}", (LOCK_WORD, DICE_IDS[face], DICE_IDS[other]), face, other)
    for face, other in _PAIRS
]
AGAIN_BOTH: Final[Action] = Again("again", (AGAIN_WORD, BOTH_DICE), NOBODY)
AGAIN: Final[list[Action]] = [
    Again(f"again {code}", (AGAIN_WORD, DICE_IDS[face]), face) for face, code in enumerate(FACE_CODES)
]
ENOUGH: Final[Action] = Enough("enough", (ENOUGH_WORD,))
ROLL_ON: Final = [AGAIN_BOTH, *AGAIN, ENOUGH]
"""What can be done with a chicken."""
KEEP: Final[list[Action]] = [
    Keep(f"keep {low} {high}", (KEEP_WORD, SYMPTOM_IDS[low], SYMPTOM_IDS[high]), low, high)
    for low in range(1, HIGHEST + 1)
    for high in range(low, HIGHEST + 1)
]
ADD: Final[list[Action]] = [
    AddSymptom(f"add {value} {name}", (ADD_WORD, SYMPTOM_IDS[value], CART_IDS[cart]), value, cart)
    for value in range(1, HIGHEST + 1)
    for cart, name in enumerate(CARTS)
]
TAKE: Final[list[Action]] = [
    TakeRemedy(f"take {CARD_NAMES[card]}", (TAKE_WORD, CARDS[card]), card) for card in range(KINDS)
]
GIVE: Final[list[Action]] = [
    GiveCoin(f"give {pawn + 1}", (GIVE_WORD, SEATS[pawn]), pawn) for pawn in range(MOST_PLAYERS)
]
DONE: Final[Action] = Done("done", (DONE_WORD,))

# What chance can bring.
PAWN: Final[list[Action]] = [PawnDrawn(f"pawn {pawn + 1}", pawn) for pawn in range(MOST_PLAYERS)]
SYMPTOM: Final[list[Action]] = [SymptomDrawn(f"symptom {value}", value) for value in range(1, HIGHEST + 1)]
REMEDY: Final[list[Action]] = [RemedyDrawn(f"remedy {CARD_NAMES[card]}", card) for card in range(KINDS)]
CHARACTER: Final[list[Action]] = [CharacterDealt(f"character {name}", k) for k, name in enumerate(CHARACTERS)]
COIN: Final[list[Action]] = [CoinDrawn(f"coin {name}", coin) for coin, name in enumerate(COINS)]
ANOTHER: Final[Action] = Another("another")
ROLL_ONE: Final[list[Action]] = [
    RollOne(f"roll {code}", face, (DICE_IDS[face],)) for face, code in enumerate(FACE_CODES)
]
ROLL_TWO: Final[list[Action]] = [
    RollTwo(f"roll {_pair(face, other)}", (DICE_IDS[face], DICE_IDS[other]), face, other) for face, other in _PAIRS
]
_ALL: Final = _rolls(DICE, FACES)
ROLL_ALL: Final[list[Action]] = [
    RollAll(
        "dice " + " ".join(FACE_CODES[face] for face in faces), tuple(DICE_IDS[face] for face in faces), counted(faces)
    )
    for faces in [[face for face in range(FACES) for _ in range(counts[face])] for counts in _ALL]
]

ONE_DIE: Final = Chances([(roll, 1) for roll in ROLL_ONE])
TWO_DICE: Final = Chances([(roll, 1 if face == other else 2) for roll, (face, other) in zip(ROLL_TWO, _PAIRS)])
ALL_DICE: Final = Chances([(roll, _ways(counts)) for roll, counts in zip(ROLL_ALL, _ALL)])

TABLE: Final = ActionTable(
    choices=[
        *REROLL_ONE,
        *REROLL_TWO,
        DRAW,
        ELBOW,
        DASH,
        *PUSH,
        *LOOK,
        *[special for specials in SPECIAL for special in specials],
        *[play for plays in PLAY for play in plays],
        NO_WHIP,
        *LOCK_ONE,
        *LOCK_TWO,
        *ROLL_ON,
        *KEEP,
        *ADD,
        *TAKE,
        *GIVE,
        DONE,
    ],
    outcomes=[
        *PAWN,
        *SYMPTOM,
        *REMEDY,
        *CHARACTER,
        *COIN,
        ANOTHER,
        *ROLL_ONE,
        *ROLL_TWO,
        *ROLL_ALL,
    ],
    things=THINGS,
)
