"""What happens to symptom cards and alms coins, written down: where they are follows from it.

Two keep such a book. To the truth (symptoms.py) cards are known by their values, and how many of each lie somewhere is
all there is; to a dreamer (symptom_dream.py) each card is a number of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.games.bristol_1350.chronicle import (
    ADDED,
    COINED,
    DEALT,
    DREW,
    GAVE,
    GOT,
    KEPT,
    MINGLED,
    POOLED,
    SHOWN,
    TOPPED,
    packed,
)
from alehouse.games.bristol_1350.components import NOBODY

# Where the extra card of a mingle comes from.
FROM_DECK: Final = 0
FROM_PILE: Final = 1
FROM_NOWHERE: Final = 2


@mypyc_attr(acyclic=True)
class SymptomBook:
    """The chronicle, and the pen with which it is written."""

    def __init__(self) -> None:
        self.pawns: i64 = 0
        self.seats: i64 = 0
        """Pawns from this number on are ghosts."""
        self.chaos = False
        self.cure = False
        self.coin: i64 = NOBODY
        """Drawn as alms, and not given away yet."""
        self.chronicle = vec[i64]()

    def copy_book_to(self, other: SymptomBook) -> None:
        other.pawns = self.pawns
        other.seats = self.seats
        other.chaos = self.chaos
        other.cure = self.cure
        other.coin = self.coin
        other.chronicle = self.chronicle[:]

    def write(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Let this happen, and remember it."""
        self.chronicle = append(self.chronicle, packed(kind, a, b, c, d))
        if kind == GOT:
            self.take_from_pool(b)
            self.add_to_hand(a, b)
        elif kind == DEALT:
            self.take_from_deck(b)
            self.add_to_hand(a, b)
        elif kind == POOLED:
            self.put_together(a, b, c, d)
        elif kind == MINGLED:
            self.discard_pool()
        elif kind == SHOWN:
            self.discard_hand(a)
        elif kind == DREW:
            self.renew_deck()
            self.take_from_deck(b)
            self.add_to_drawn(b)
        elif kind == KEPT:
            self.keep(a, b, c)
        elif kind == ADDED:
            self.add_to_pile(b, c)
        elif kind == TOPPED:
            self.put_on_top(b)
        elif kind == COINED:
            self.coin = b
        elif kind == GAVE:
            self.give_coin(b, c)
            self.coin = NOBODY

    def put_together(self, cart: i64, pawns: i64, source: i64, card: i64) -> None:
        pawn: i64
        for pawn in range(self.pawns):
            if pawns >> pawn & 1:
                self.pool_hand(pawn)
        if source == FROM_DECK:
            self.renew_deck()
            self.take_from_deck(card)
        elif source == FROM_PILE:
            self.clear_pile(cart, card)
        if source != FROM_NOWHERE:
            self.add_to_pool(card)

    # Where the cards go, as whoever keeps the book has them

    def take_from_deck(self, card: i64) -> None:
        raise NotImplementedError

    def renew_deck(self) -> None:
        """A deck that has run out is made of the discards."""
        raise NotImplementedError

    def add_to_hand(self, pawn: i64, card: i64) -> None:
        raise NotImplementedError

    def add_to_drawn(self, card: i64) -> None:
        raise NotImplementedError

    def keep(self, pawn: i64, low: i64, high: i64) -> None:
        """These two stay in hand; the others, in hand and drawn, are discarded."""
        raise NotImplementedError

    def add_to_pile(self, cart: i64, card: i64) -> None:
        """This drawn card goes to a cart's pile; the others are discarded."""
        raise NotImplementedError

    def pool_hand(self, pawn: i64) -> None:
        raise NotImplementedError

    def clear_pile(self, cart: i64, card: i64) -> None:
        """This card is taken from a cart's pile; the others are discarded."""
        raise NotImplementedError

    def add_to_pool(self, card: i64) -> None:
        raise NotImplementedError

    def take_from_pool(self, card: i64) -> None:
        raise NotImplementedError

    def discard_pool(self) -> None:
        raise NotImplementedError

    def discard_hand(self, pawn: i64) -> None:
        raise NotImplementedError

    def put_on_top(self, card: i64) -> None:
        """This one of the cards that may lie on top of the discards does."""
        raise NotImplementedError

    def give_coin(self, pawn: i64, coin: i64) -> None:
        raise NotImplementedError
