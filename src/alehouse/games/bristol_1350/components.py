"""What is in the box: its things with their ids and names, and its values. Assumed values are marked as such."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.box import Box, BoxValue
from alehouse.engine.counts import one
from alehouse.engine.messages import Message
from alehouse.engine.things import Things

MOST_PLAYERS: Final = 9
FEWEST_PAWNS: Final = 4
"""With fewer players, ghosts make up this number."""
NOBODY: Final = -1

# Carts, in the order in which they stand at the start.
BIRCH: Final = 0
CEDAR: Final = 1
OAK: Final = 2
CARTS: Final = ("birch", "cedar", "oak")
CART_SPACES: Final = 3
SEATING: Final = {4: (1, 1, 2), 5: (1, 2, 2), 6: (2, 2, 2), 7: (2, 2, 3), 8: (2, 3, 3), 9: (3, 3, 3)}
"""Pawns in each cart at the start, by the number of pawns."""

# Dice: six alike, each with an apple and a rat for every cart. A face is a number: twice the cart, plus one for a rat.
DICE: Final = 6
FACES: Final = 6
FACE_CODES: Final = ("Ba", "Br", "Ca", "Cr", "Oa", "Or")
FACE_NAMES: Final = ("birch-apple", "birch-rat", "cedar-apple", "cedar-rat", "oak-apple", "oak-rat")

HIGHEST: Final = 4
"""Symptoms go from 1 to this."""

ARSENIC: Final = 0
CHICKEN: Final = 1
EMERALDS: Final = 2
LEECHES: Final = 3
POMANDER: Final = 4
WHIP: Final = 5
ALMS: Final = 6
REMEDIES: Final = ("arsenic", "chicken", "emeralds", "leeches", "pomander", "whip", "alms")
PAIRS: Final = (
    (ARSENIC, CHICKEN),
    (ARSENIC, EMERALDS),
    (ARSENIC, LEECHES),
    (ARSENIC, POMANDER),
    (ARSENIC, WHIP),
    (CHICKEN, EMERALDS),
    (CHICKEN, LEECHES),
    (CHICKEN, POMANDER),
    (CHICKEN, WHIP),
    (EMERALDS, LEECHES),
    (EMERALDS, POMANDER),
    (EMERALDS, WHIP),
    (LEECHES, POMANDER),
    (LEECHES, WHIP),
    (POMANDER, WHIP),
    (ALMS, ALMS),
)
"""The two sides of each kind of remedy card; the last kind is the alms card of the expansion."""
KINDS: Final = 16
ALMS_CARD: Final = 15
CARD_NAMES: Final = tuple(
    REMEDIES[one_side] if one_side == other else f"{REMEDIES[one_side]}-{REMEDIES[other]}" for one_side, other in PAIRS
)
LOCKS: Final = 2
"""So many dice arsenic locks."""

NAUGHT: Final = 0
PLAGUE: Final = 1
CURED: Final = 2
COINS: Final = ("naught", "plague", "cured")

CHANDLER: Final = 0
MASON: Final = 1
KNIGHT: Final = 2
BARMAID: Final = 3
SHERIFF: Final = 4
COUNTESS: Final = 5
OUTLAW: Final = 6
SERF: Final = 7
FRIAR: Final = 8
CHARACTERS: Final = (
    "chandler",
    "mason",
    "knight",
    "barmaid",
    "sheriff",
    "countess",
    "outlaw",
    "serf",
    "friar",
)


# Names


def cart_name(cart: int) -> Message:
    return Message("b1350-cart", {"cart": CARTS[cart]})


def face_name(face: int) -> Message:
    return Message("b1350-face", {"face": FACE_NAMES[face]})


def remedy_name(remedy: int) -> Message:
    return Message("b1350-remedy", {"remedy": REMEDIES[remedy]})


def card_name(card: int) -> Message:
    """A remedy card, by its two sides."""
    first, second = PAIRS[card]
    if first == second:
        return remedy_name(first)
    return Message("b1350-card", {"one": remedy_name(first), "other": remedy_name(second)})


def character_name(character: int) -> Message:
    return Message("b1350-character", {"character": CHARACTERS[character]})


# Values

DECLARED: Final = (
    # Steps from the start to the gate. All carts start level.
    BoxValue("road", 16, low=1, high=99, assumed=True),
    # These numbers give the booklet's odds of being infected at first.
    BoxValue("symptoms", (7, 10, 9, 6), low=0, high=15, names=("1", "2", "3", "4"), assumed=True),
    # Symptoms of this sum, or more, are the plague.
    BoxValue("plague_sum", 6, low=3, high=2 * HIGHEST),
    # With so many, each remedy stands on nine of the 27 cards.
    BoxValue(
        "remedies",
        (1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2),
        low=0,
        high=15,
        names=CARD_NAMES[:ALMS_CARD],
        assumed=True,
        called=[card_name(card) for card in range(ALMS_CARD)],
    ),
    # The last digit of what counts cards is a small one.
    BoxValue("alms_cards", 6, low=0, high=7),
    BoxValue(
        "coins",
        (4, 1, 1),
        low=0,
        high=15,
        names=COINS,
        called=[Message("box-bristol-1350-coin", {"coin": coin}) for coin in COINS],
    ),
    # As many remedies may be held.
    BoxValue("hand_limit", 3, low=1, high=9),
    BoxValue("chicken_rolls", 3, low=1, high=9),
    BoxValue("rats_to_mingle", 2, low=1, high=DICE),
)
BOX: Final = Box(DECLARED)


class Values:
    """The values of a box as the rules read them. Cards and coins are counted, see the engine's counts."""

    def __init__(self, box: Box) -> None:
        self.road: i64 = box.number("road")
        self.plague_sum: i64 = box.number("plague_sum")
        self.rats_to_mingle: i64 = box.number("rats_to_mingle")
        self.hand_limit: i64 = box.number("hand_limit")
        self.chicken_rolls: i64 = box.number("chicken_rolls")
        self.all_symptoms: i64 = _counted([0, *box.row("symptoms")])
        self.remedies: i64 = _counted(box.row("remedies"))
        self.alms_cards: i64 = box.number("alms_cards") * one(ALMS_CARD)
        self.all_coins: i64 = _counted(box.row("coins"))

    def all_remedies(self, alms: bool) -> i64:
        """The remedy deck, with the alms cards of the expansion or without."""
        return self.remedies + self.alms_cards if alms else self.remedies


def _counted(row: list[int]) -> i64:
    """So many of each kind."""
    found: i64 = 0
    for kind, copies in enumerate(row):
        found += copies * one(kind)
    return found


# Things: the ids of all that can be pointed at, by number.

THINGS: Final = Things()
SEATS: Final = THINGS.seats(MOST_PLAYERS)
PAWNS: Final = tuple(
    THINGS.add(f"pawn:{pawn + 1}", Message("thing-b1350-pawn", {"pawn": pawn + 1})) for pawn in range(MOST_PLAYERS)
)
"""The pawns of the players and, after them, of the ghosts: `push 4` is a player with four, and a ghost with three."""
SIDES: Final = ("left", "right")
HIDDEN: Final = tuple(
    THINGS.add(f"hidden:{pawn + 1}.{side}", Message("thing-b1350-hidden", {"pawn": pawn + 1, "side": side}))
    for pawn in range(FEWEST_PAWNS)
    for side in SIDES
)
"""The two symptoms of each ghost, which lie face down."""
CART_IDS: Final = tuple(THINGS.add(f"cart:{name}", Message("thing-b1350-cart", {"cart": name})) for name in CARTS)
SPACES: Final = tuple(
    THINGS.add(f"space:{name}.{place + 1}", Message("thing-b1350-space", {"cart": name, "place": place + 1}))
    for name in CARTS
    for place in range(CART_SPACES)
)
"""The spaces of each cart, from the front."""
PILES: Final = tuple(THINGS.add(f"pile:{name}", Message("thing-b1350-pile", {"cart": name})) for name in CARTS)
"""The symptoms beside each cart."""
GATE: Final = THINGS.add("place:gate", Message("thing-b1350-gate"))
LEFT_BEHIND: Final = THINGS.add("place:left-behind", Message("thing-b1350-left-behind"))
"""Where those are who are out of the game."""
DICE_IDS: Final = tuple(THINGS.add(f"die:{name}", face_name(face)) for face, name in enumerate(FACE_NAMES))
"""Dice by what they show."""
BOTH_DICE: Final = THINGS.add("die:both", Message("thing-b1350-both-dice"))
WISHES: Final = tuple(THINGS.add(f"face:{name}", Message("thing-b1350-wish", {"face": name})) for name in FACE_NAMES)
"""What a friar can turn a die to."""
SYMPTOM_IDS: Final = (
    "",
    *(
        THINGS.add(f"symptom:{value}", Message("thing-b1350-symptom", {"value": value}))
        for value in range(1, HIGHEST + 1)
    ),
)
"""By value."""
CARDS: Final = tuple(THINGS.add(f"card:{name}", card_name(card)) for card, name in enumerate(CARD_NAMES))
REMEDY_IDS: Final = tuple(THINGS.add(f"remedy:{name}", remedy_name(remedy)) for remedy, name in enumerate(REMEDIES))
"""The sides of the cards: what they are played as."""
COIN_IDS: Final = tuple(THINGS.add(f"coin:{name}", Message("thing-b1350-coin", {"coin": name})) for name in COINS)
CHARACTER_IDS: Final = tuple(
    THINGS.add(f"character:{name}", character_name(character)) for character, name in enumerate(CHARACTERS)
)
SYMPTOM_DECK: Final = THINGS.add("deck:symptoms", Message("thing-b1350-deck", {"deck": "symptoms"}))
REMEDY_DECK: Final = THINGS.add("deck:remedies", Message("thing-b1350-deck", {"deck": "remedies"}))
DISCARDED_SYMPTOMS: Final = THINGS.add("discards:symptoms", Message("thing-b1350-discards", {"deck": "symptoms"}))
DISCARDED_REMEDIES: Final = THINGS.add("discards:remedies", Message("thing-b1350-discards", {"deck": "remedies"}))
THE_BAG: Final = THINGS.add("bag:coins", Message("thing-b1350-bag"))
THINGS.are_dealt("card", "remedy", "symptom", "coin", "character")

# Words that can be said, to choose.
REROLL_WORD: Final = THINGS.add("do:reroll", Message("word-b1350-reroll"))
DRAW_WORD: Final = THINGS.add("do:draw", Message("word-b1350-draw"))
ELBOW_WORD: Final = THINGS.add("do:elbow", Message("word-b1350-elbow"))
DASH_WORD: Final = THINGS.add("do:dash", Message("word-b1350-dash"))
PUSH_WORD: Final = THINGS.add("do:push", Message("word-b1350-push"))
LOOK_WORD: Final = THINGS.add("do:look", Message("word-b1350-look"))
NO_WHIP_WORD: Final = THINGS.add("do:no-whip", Message("word-b1350-no-whip"))
LOCK_WORD: Final = THINGS.add("do:lock", Message("word-b1350-lock"))
AGAIN_WORD: Final = THINGS.add("do:again", Message("word-b1350-again"))
ENOUGH_WORD: Final = THINGS.add("do:enough", Message("word-b1350-enough"))
KEEP_WORD: Final = THINGS.add("do:keep", Message("word-b1350-keep"))
ADD_WORD: Final = THINGS.add("do:add", Message("word-b1350-add"))
TAKE_WORD: Final = THINGS.add("do:take", Message("word-b1350-take"))
GIVE_WORD: Final = THINGS.add("do:give", Message("word-b1350-give"))
DONE_WORD: Final = THINGS.add("do:done", Message("word-b1350-done"))
