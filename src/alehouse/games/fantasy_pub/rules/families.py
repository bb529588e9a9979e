"""What each family can do: the smallest picks up coins, the largest drops them.

Dwarves may go back (see `move`), dark elves may leave by the barkeeper (see `leave`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.fantasy_pub import telling
from alehouse.games.fantasy_pub.components import FAMILY_OF, HUGE, SMALL
from alehouse.games.fantasy_pub.rules.banned import send_away
from alehouse.games.fantasy_pub.rules.tokens import lay_down, take_up

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def pick_up(pub: PubPosition, character: i64, rule: str) -> None:
    """The rules `fp22-goblin` and `fp03-halfling`: one coin that lies where somebody of the smallest family arrives."""
    if FAMILY_OF[character] == SMALL and pub.loose[pub.where[character]] > 0:
        take_up(pub, character)
        telling.picked_up(pub, character, rule)


def set_off(pub: PubPosition, character: i64) -> bool:
    """The rules `fp22-troll` and `fp03-ogre`: the largest leaves a coin. False if it does not get away."""
    if FAMILY_OF[character] == HUGE:
        if pub.coins[character]:
            drop_coin(pub, character)
        elif pub.edition.walks_need_a_coin:
            send_away(pub, character, pub.edition.drops)
            return False
    return True


def drop_coin(pub: PubPosition, character: i64) -> None:
    lay_down(pub, character)
    telling.dropped(pub, character)
