"""What became of carts, how a game ended, and what each player reached."""

from __future__ import annotations

from typing import Final

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

# What a player reached, in points.
WON: Final = 3
HAD_THEIR_WAY: Final = 1
LOST: Final = 0
