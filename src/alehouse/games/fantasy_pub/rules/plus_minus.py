"""The +1/-1 card: a die may be changed by one, first up, later down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.components import CARD_MINUS, CARD_PLUS
from alehouse.games.fantasy_pub.rules.dice import has_die, other_die

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def no_adjust(pub: PubPosition, die: i64, by: i64) -> str:
    """The rule that keeps a die from being changed."""
    if not has_die(pub, die):
        return rulebook.DICE
    if by > 0:
        return "" if pub.side[pub.turn] == CARD_PLUS else rulebook.PLUS_22
    return "" if pub.side[pub.turn] == CARD_MINUS else rulebook.MINUS_22


def adjust(pub: PubPosition, die: i64, by: i64) -> None:
    """Change a die; the card is turned to its other side, or is gone."""
    pub.take_dice(other_die(pub, die), die + by)
    pub.side[pub.turn] -= 1
    telling.adjusted(pub, die, by)
