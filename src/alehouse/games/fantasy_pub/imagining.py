"""What may be true for all that a seat knows: the only secrets are the others' event cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import has, how_many, only
from alehouse.engine.contract import Imaginer
from alehouse.engine.luck import Luck
from alehouse.games.fantasy_pub.components import CARDS, NOBODY

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


class PubImaginer(Imaginer):
    """Deals what a seat does not know of: to the others' hands, and to what they have put back into the box."""

    def __init__(self, pub: PubPosition, seat: i64) -> None:
        self._unknown = vec[i64]()
        """The cards of which the seat does not know where they are: neither its own nor played in sight of all."""
        self._cards = vec[i64]()
        """How many cards each seat must be dealt; its own are known."""
        self._returns = vec[i64]()
        """Whether each seat has put a card back that is not known."""
        known = pub.cards_played
        if seat >= 0:
            known |= pub.hand[seat]
            if pub.returned[seat] != NOBODY:
                known |= only(pub.returned[seat])
        card: i64
        for card in range(len(CARDS)):
            if not has(known, card):
                self._unknown = append(self._unknown, card)
        each: i64
        self._base = pub.copy()
        for each in range(pub.seats):
            secret = each != seat
            self._cards = append(self._cards, how_many(pub.hand[each]) if secret else 0)
            self._returns = append(self._returns, 1 if secret and pub.returned[each] != NOBODY else 0)
            if secret:
                self._base.hand[each] = 0
                self._base.returned[each] = NOBODY

    def next(self, luck: Luck) -> PubPosition:
        other = self._base.copy()
        unknown = self._unknown[:]
        left: i64 = len(unknown)
        seat: i64
        for seat in range(other.seats):
            cards = self._cards[seat]
            wanted = cards + self._returns[seat]
            while wanted:
                drawn = luck.below(left)
                card = unknown[drawn]
                left -= 1
                unknown[drawn] = unknown[left]
                if wanted <= cards:
                    other.hand[seat] |= only(card)
                else:
                    other.returned[seat] = card
                wanted -= 1
        return other
