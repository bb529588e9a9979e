"""What players were seen to do with their turns: what may betray whether they are infected.

Everybody sees it, and nobody needs it to play; it is kept for those who wonder about each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.games.bristol_1350.actions import Dash, DrawRemedy, Elbow, Push, Reroll
from alehouse.games.bristol_1350.components import NOBODY

if TYPE_CHECKING:
    from alehouse.engine.actions import Action
    from alehouse.games.bristol_1350.position.road import RoadPosition

_DICE: Final = ("own-apple", "own-rat", "other-apple", "other-rat")
"""Dice by whose cart they drive, one's own or another."""
DEEDS: Final = (
    "draw",
    "elbow",
    "dash",
    "push",
    "push-oneself",
    "special",
    *(f"reroll {die}" for die in _DICE),
    *(f"reroll {die} {other}" for place, other in enumerate(_DICE) for die in _DICE[: place + 1]),
)
_DRAW: Final = 0
_ELBOW: Final = 1
_DASH: Final = 2
_PUSH: Final = 3
_PUSH_ONESELF: Final = 4
_SPECIAL: Final = 5
_ONE_DIE: Final = 6
_TWO_DICE: Final = 10

# In which circumstances, a bit each.
RATS: Final = 1
"""One's own cart is about to mingle."""
COMPANY: Final = 2
"""Somebody else is aboard."""
FOREMOST: Final = 4
"""One's own cart is ahead of all others."""
CIRCUMSTANCES: Final = 8
ALL_DEEDS: Final = 160
"""Deeds in their circumstances, each a number."""

# A deed is kept as one number.
_WHEN: Final = 4
_WHAT: Final = 20
_SEAT: Final = 15
_MOST_WHEN: Final = 0xFFFF


def packed(seat: i64, when: i64, deed: i64, circumstances: i64) -> i64:
    """Who did it; how long the chronicle of symptoms was then; what, of DEEDS; and how things stood."""
    return seat | (when << _WHEN) | ((deed * CIRCUMSTANCES + circumstances) << _WHAT)


def unpacked(packed: i64) -> tuple[i64, i64, i64]:
    """Who, when, and what in which circumstances, as one number."""
    return packed & _SEAT, packed >> _WHEN & _MOST_WHEN, packed >> _WHAT


def deed_of(p: RoadPosition, action: Action) -> i64:
    """What the player whose turn it is does with it, before it is done."""
    cart = p.where[p.turn]
    circumstances: i64 = 0
    if p.rats(cart) >= p.values.rats_to_mingle:
        circumstances |= RATS
    if p.crowd[cart] > 1:
        circumstances |= COMPANY
    if p.order[0] == cart:
        circumstances |= FOREMOST
    return packed(p.turn, len(p.symptoms.chronicle), _kind(p, cart, action), circumstances)


def _kind(p: RoadPosition, cart: i64, action: Action) -> i64:
    if isinstance(action, Reroll):
        die = _die(cart, action.face)
        if action.other == NOBODY:
            return _ONE_DIE + die
        other = _die(cart, action.other)
        if die > other:
            die, other = other, die
        return _TWO_DICE + other * (other + 1) // 2 + die
    if isinstance(action, DrawRemedy):
        return _DRAW
    if isinstance(action, Elbow):
        return _ELBOW
    if isinstance(action, Dash):
        return _DASH
    if isinstance(action, Push):
        return _PUSH_ONESELF if action.pawn == p.turn else _PUSH
    return _SPECIAL


def _die(cart: i64, face: i64) -> i64:
    """Which of _DICE a die is to those in a cart."""
    rat = face % 2
    return rat if face // 2 == cart else 2 + rat
