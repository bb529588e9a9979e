"""Being sent away: banned (2022), or thrown out (2003)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.fantasy_pub import telling
from alehouse.games.fantasy_pub.rules.decks import put_at_bottom
from alehouse.games.fantasy_pub.rules.tokens import pay_back, pour_away

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def send_away(pub: PubPosition, character: i64, rule: str) -> None:
    """Out without honours: all tokens go back to the pool as coins, the character to the bottom of its deck.

    The rules `fp22-banned` and `fp03-thrown-out`; `rule` says why.
    """
    telling.sent_away(pub, character, rule)
    pay_back(pub, character)
    pour_away(pub, character, pub.beers[character], pub.triples[character])
    put_at_bottom(pub, character)
