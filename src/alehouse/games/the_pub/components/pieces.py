"""The pieces, by number and name: spaces, tiles, ways out, drinks, events. How many there are, the box says."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
"""No seat, no space, no drink, no way out: nothing of whatever is asked for."""

FEWEST: Final = 3
MOST: Final = 6

# The grid. A space is a number: row by row from the top, each row from the left.
COLUMNS: Final = 7
ROWS: Final = 5
SPACES: Final = COLUMNS * ROWS
START_SPACE: Final = 14
"""Assumed: column 1, row 3."""
EXIT_SPACES: Final = {
    # Column 7, rows 1, 3 and 5.
    "far": (6, 20, 34),
    # Column 5, rows 1 and 5, and column 7, row 3: each of them six steps from the start.
    "even": (4, 20, 32),
}
"""Assumed: where the exits lie, by the option `exits`, the usual way first."""

# Tiles
DRINK: Final = 0
BATHROOM: Final = 1
EVENT: Final = 2
PUB: Final = 3
START: Final = 4
EXIT: Final = 5
KINDS: Final = ("drink", "bathroom", "event", "pub", "start", "exit")
BOX_KINDS: Final = 4
"""The kinds that are drawn from the box."""

CROSSING: Final = 0
TEE: Final = 1
STRAIGHT: Final = 2
BEND: Final = 3
SHAPES: Final = ("crossing", "tee", "straight", "bend")
TILE_TYPES: Final = BOX_KINDS * 4
"""A tile in the box is a number: its kind times four, plus its shape."""
TILE_NAMES: Final = tuple(f"{KINDS[tile // 4]}-{SHAPES[tile % 4]}" for tile in range(TILE_TYPES))

# Ways out: on the three exits, and on the personal exits.
WAYS_OUT: Final = ("window", "hedge", "duct")
ALL_UP: Final = 7
"""All three exits lie face up: a bit each."""

# Drinks
ACQUA: Final = 0
JIN_LEMON: Final = 1
MOJITO: Final = 2
BLOODY_MARY: Final = 3
BIRRA: Final = 4
NEGROENI: Final = 5
FROCCS: Final = 6
SEX_ON_THE_BEACH: Final = 7
VODKABULL: Final = 8
JAGER: Final = 9
LATTE: Final = 10
MULE: Final = 11
TEQUILA: Final = 12
BLACK_RUSSAN: Final = 13
LONG_ISLAND: Final = 14
ASSENZIO: Final = 15
DRINKS: Final = (
    "acqua",
    "jin-lemon",
    "mojito",
    "bloody-mary",
    "birra",
    "negroeni",
    "froccs-spritz",
    "sex-on-the-beach",
    "vodkabull",
    "jager",
    "latte-di-boucera",
    "moskow-mule",
    "tequila",
    "black-russan",
    "long-island",
    "assenzio",
)
PRINTED: Final = (
    "Acqua(?)",
    "Jin Lemon",
    "Mojito",
    "Bloody Mary",
    "Birra",
    "Negroeni",
    "Fröccs Spritz",
    "Sex on the Beach",
    "VödkaBull",
    "Jager",
    "Lätte di Boucera",
    "Möskow Mule",
    "Tequilä",
    "Black Rußan",
    "Löng Island",
    "Aßenzio",
)
"""The names as they are printed, in every language."""

SHOT: Final = 0
TAKE_AWAY: Final = 1
INDIGESTIBLE: Final = 2
DRINK_KINDS: Final = ("shot", "take-away", "indigestible")
FIRST_TAKE_AWAY: Final = BIRRA
TAKE_AWAYS: Final = 6
"""Different take-aways: the drinks from FIRST_TAKE_AWAY on."""
DRINK_KIND: Final = vec[i64]([SHOT] * 4 + [TAKE_AWAY] * TAKE_AWAYS + [INDIGESTIBLE] * 6)

# Events
FIRE_ALARM: Final = 0
DRINK_UP: Final = 1
DRINKING_MATE: Final = 2
ROUND_FOR_ALL: Final = 3
BRAWL: Final = 4
EVENTS: Final = ("fire-alarm", "drink-up", "drinking-mate", "round-for-all", "brawl")

# The stock: how many there are of each kind, of one thing after the other. These are the places where each begins.
IN_BOX: Final = 0
IN_SHAKER: Final = IN_BOX + TILE_TYPES
DISCARDED: Final = IN_SHAKER + len(DRINKS)
IN_BAG: Final = DISCARDED + len(DRINKS)
PAST: Final = IN_BAG + len(EVENTS)
STOCK: Final = PAST + len(EVENTS)
