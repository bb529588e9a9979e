"""What is in the box. Values that the booklet does not print are marked as assumed, each in one place."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 9
FEWEST_PAWNS: Final = 4
"""With fewer players, ghosts make up this number."""

# Carts, in the order in which they stand at the start.
BIRCH: Final = 0
CEDAR: Final = 1
OAK: Final = 2
CARTS: Final = ("birch", "cedar", "oak")
CART_SPACES: Final = 3
SEATING: Final = {4: (1, 1, 2), 5: (1, 2, 2), 6: (2, 2, 2), 7: (2, 2, 3), 8: (2, 3, 3), 9: (3, 3, 3)}
"""Pawns in each cart at the start, by the number of pawns."""
ROAD: Final = 16
"""Assumed: steps from the start to the gate. All carts start level."""

# Dice: six alike, each with an apple and a rat for every cart. A face is a number: twice the cart, plus one for a rat.
DICE: Final = 6
FACES: Final = 6
FACE_CODES: Final = ("Ba", "Br", "Ca", "Cr", "Oa", "Or")
FACE_NAMES: Final = ("birch-apple", "birch-rat", "cedar-apple", "cedar-rat", "oak-apple", "oak-rat")
RATS_TO_MINGLE: Final = 2

HIGHEST: Final = 4
SYMPTOMS: Final = (0, 7, 10, 9, 6)
"""Assumed: how many symptom cards of each value there are; it gives the booklet's odds of being infected at first."""
PLAGUE_SUM: Final = 6
"""Symptoms of this sum, or more, are the plague."""

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
COPIES: Final = (1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 0)
"""Assumed: how many of each kind there are, so that each remedy stands on nine of the 27 cards."""
KINDS: Final = 16
ALMS_CARD: Final = 15
ALMS_COPIES: Final = 6
CARD_NAMES: Final = tuple(
    REMEDIES[one] if one == other else f"{REMEDIES[one]}-{REMEDIES[other]}" for one, other in PAIRS
)
MOST_REMEDIES: Final = 3
"""As many may be held, and as many may be played in a turn."""
CHICKEN_ROLLS: Final = 3
LOCKS: Final = 2

NAUGHT: Final = 0
PLAGUE: Final = 1
CURED: Final = 2
COINS: Final = ("naught", "plague", "cured")
COIN_BAG: Final = (NAUGHT, NAUGHT, NAUGHT, NAUGHT, PLAGUE, CURED)

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
NOBODY: Final = -1
