"""What happens to hidden cards and alms coins, written down: where they are follows from it.

Two keep such books. In a position (symptoms.py, remedies.py) cards are known by their values, and how many of each lie
somewhere is all there is; to a particle (in imagining/) each card is a number of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.bits import only
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.position.chronicle import (
    ADDED,
    COINED,
    DEALT,
    DREW,
    DROPPED,
    GAVE,
    GOT,
    KEPT,
    LAID,
    MINGLED,
    POOLED,
    SHOWN,
    TOOK,
    TOPPED,
    packed,
)

# Where the extra card of a mingle comes from.
FROM_DECK: Final = 0
FROM_PILE: Final = 1
FROM_NOWHERE: Final = 2


@mypyc_attr(acyclic=True)
class SymptomBook:
    """The chronicle of symptoms and coins, and the pen with which it is written."""

    def __init__(self) -> None:
        self.pawns: i64 = 0
        self.seats: i64 = 0
        """Pawns from this number on are ghosts."""
        self.cure = False
        self.coin: i64 = NOBODY
        """Drawn as alms, and not given away yet."""
        self.chronicle = vec[i64]()

    def copy_book_to(self, other: SymptomBook) -> None:
        other.pawns = self.pawns
        other.seats = self.seats
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


@mypyc_attr(acyclic=True)
class RemedyBook:
    """The same for remedy cards, with the hands that follow from it."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.alms = False
        """Whether the alms cards of the expansion are in the deck."""
        self.width: i64 = 0
        """How many cards there is room for in each hand."""
        self.sizes = vec[i64]()
        """How many cards each seat holds."""
        self.held = vec[i64]()
        """The cards of all seats, each seat's in the order in which they were drawn."""
        self.chronicle = vec[i64]()

    def seat_all(self, seats: i64, alms: bool, limit: i64) -> None:
        """Everybody's hand is empty, and may hold so many cards."""
        self.seats = seats
        self.alms = alms
        # The countess holds one more, until she has chosen.
        self.width = limit + 1
        self.sizes = vec[i64]([0] * seats)
        self.held = vec[i64]([NOBODY] * (self.width * seats))

    def copy_book_to(self, other: RemedyBook) -> None:
        other.seats = self.seats
        other.alms = self.alms
        other.width = self.width
        other.sizes = self.sizes[:]
        other.held = self.held[:]
        other.chronicle = self.chronicle[:]

    # Questions

    def card(self, seat: i64, place: i64) -> i64:
        return self.held[self.width * seat + place]

    def place(self, seat: i64, card: i64) -> i64:
        """The place in the hand of the oldest card of this kind, or NOBODY."""
        place: i64
        for place in range(self.sizes[seat]):
            if self.held[self.width * seat + place] == card:
                return place
        return NOBODY

    def kinds(self, seat: i64) -> i64:
        """The kinds of cards in the hand, a bit each."""
        found: i64 = 0
        place: i64
        for place in range(self.sizes[seat]):
            found |= only(self.card(seat, place))
        return found

    def hand(self, seat: int) -> list[int]:
        """In the order in which they were drawn."""
        start = self.width * seat
        return list(self.held[start : start + self.sizes[seat]])

    # What happens

    def write(self, kind: i64, seat: i64, card: i64, among: i64 = 0) -> None:
        """Let this happen, and remember it."""
        self.chronicle = append(self.chronicle, packed(kind, seat, card, among, 0))
        if kind == TOOK:
            self.take_from_deck(card)
            self.held[self.width * seat + self.sizes[seat]] = card
            self.sizes[seat] += 1
            return
        last = self.sizes[seat] - 1
        if kind == DROPPED:
            self.lay_down(seat, last if self.card(seat, last) == card else last - 1)
        elif kind == LAID:
            self.lay_down(seat, 0)
        else:
            self.lay_down(seat, self.place(seat, card))
        self.add_to_discards(card)

    def lay_down(self, seat: i64, place: i64) -> None:
        """The younger cards move up."""
        start = self.width * seat
        last = self.sizes[seat] - 1
        while place < last:
            self.held[start + place] = self.held[start + place + 1]
            place += 1
        self.held[start + last] = NOBODY
        self.sizes[seat] = last

    # Where the other cards are, as whoever keeps the book has them

    def take_from_deck(self, card: i64) -> None:
        """A deck that has run out is made of the discards."""
        raise NotImplementedError

    def add_to_discards(self, card: i64) -> None:
        raise NotImplementedError
