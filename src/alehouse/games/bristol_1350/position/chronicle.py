"""What has happened to hidden cards, one happening after the other, and how it is written down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Symptoms. In brackets who sees the cards.
DEALT: Final = 0
"""pawn, card (its owner): dealt at the start."""
DREW: Final = 1
"""pawn, card (its owner): drawn, and not yet decided about."""
KEPT: Final = 2
"""pawn, two cards (its owner): kept of those in hand and drawn; the rest is discarded."""
ADDED: Final = 3
"""pawn, cart, card (its owner): a drawn card was added to a cart's mingle pile; the rest is discarded."""
POOLED: Final = 4
"""cart, pawns (a bit each), source, card (nobody): all put their symptoms together, and one more is added."""
GOT: Final = 5
"""pawn, card (its owner): dealt back in a mingle."""
MINGLED: Final = 6
"""The card left over is discarded."""
SHOWN: Final = 7
"""pawn, two cards, infected (all): out of the game."""
TOLD: Final = 8
"""pawn, infected (all): at the gate."""
PEEKED: Final = 9
"""seat, pawn, place or NOBODY, card (the seat): looked at a symptom of somebody."""
TOPPED: Final = 10
"""seat, card (the seat): looked at the top of the discards."""
CONGREGATED: Final = 11
"""pawns (a bit each) that are infected (they): they looked at each other."""
COINED: Final = 12
"""seat, coin (the seat): drew a coin as alms."""
GAVE: Final = 13
"""seat, receiver, coin (both): gave it away."""

# Remedies
TOOK: Final = 14
"""seat, card (the seat): drawn."""
USED: Final = 15
"""seat, card (all), among: one of the oldest so many in hand was played."""
DROPPED: Final = 16
"""seat, card (the seat): the countess discards one of the last two."""
LAID: Final = 17
"""seat, card (the seat): whoever dies puts the oldest remedy in hand away, face down."""

HAPPENINGS: Final = (
    "dealt",
    "drew",
    "kept",
    "added",
    "pooled",
    "got",
    "mingled",
    "shown",
    "told",
    "peeked",
    "topped",
    "congregated",
    "coined",
    "gave",
    "took",
    "used",
    "dropped",
    "laid",
)
LENGTHS: Final = (3, 3, 4, 4, 5, 3, 1, 5, 3, 5, 3, 2, 3, 4, 3, 4, 3, 3)
"""How many numbers each happening is written with, its kind included."""

# A happening is kept as one number, so that a chronicle is copied at once: 12 bits for each of its numbers, which may
# be negative.
_WIDTH: Final = 12
_LEAST: Final = -2
_MASK: Final = 0xFFF


def packed(kind: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """A happening as it is kept; of the four numbers those that it does not need mean nothing."""
    found = d - _LEAST
    found = (found << _WIDTH) + c - _LEAST
    found = (found << _WIDTH) + b - _LEAST
    found = (found << _WIDTH) + a - _LEAST
    return (found << _WIDTH) + kind


def kind_of(happening: i64) -> i64:
    """What kind of happening it is."""
    return happening & _MASK


def is_watched(happening: i64) -> bool:
    """Whether it is one that everybody watches: who shows or tells their symptoms, who looks at which."""
    return SHOWN <= kind_of(happening) <= TOPPED


def may_see(happening: i64, seat: i64) -> bool:
    """Whether a seat can see something of it: its own doing, or that of several."""
    kind = kind_of(happening)
    if kind in (POOLED, CONGREGATED, GAVE):
        return True
    return (happening >> _WIDTH & _MASK) + _LEAST == seat


def unpacked(happening: i64) -> tuple[i64, i64, i64, i64, i64]:
    """What was packed."""
    return (
        happening & _MASK,
        (happening >> _WIDTH & _MASK) + _LEAST,
        (happening >> 2 * _WIDTH & _MASK) + _LEAST,
        (happening >> 3 * _WIDTH & _MASK) + _LEAST,
        (happening >> 4 * _WIDTH) + _LEAST,
    )
