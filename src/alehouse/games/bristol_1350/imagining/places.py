"""Where the symptom cards and coins are for a particle: sets of card numbers, a bit each."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import all_below, only
from alehouse.engine.counts import one, size
from alehouse.games.bristol_1350.components import CARTS, CURED, NOBODY, PLAGUE, Values
from alehouse.games.bristol_1350.position.book import SymptomBook

_FIRST: Final = 4
_SECOND: Final = 12
_CARD: Final = 255
_PAWN: Final = 15


class SymptomPlaces(SymptomBook):
    """Symptom cards by number."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: i64 = 0
        self.hands = vec[i64]()
        """Two cards for each pawn, or NOBODY."""
        self.drawn: i64 = 0
        self.pool: i64 = 0
        self.piles = vec[i64]()
        self.discards: i64 = 0
        self.top: i64 = 0
        """Those of the discards that were put down last, and together."""
        self.bag: i64 = 0
        """The coins left, counted."""
        self.plagued: i64 = 0
        self.immune: i64 = 0
        """The pawns that got the coin of the plague, and the one that cures, a bit each."""
        self.past = vec[i64]()
        """All pairs of cards that anybody has had in hand, one after the other: see `had`."""

    def open_box(self, values: Values, pawns: i64, seats: i64, cure: bool) -> None:
        self.pawns = pawns
        self.seats = seats
        self.cure = cure
        self.deck = all_below(size(values.all_symptoms))
        self.bag = values.all_coins
        self.hands = vec[i64]([NOBODY] * (2 * pawns))
        self.piles = vec[i64]([0] * len(CARTS))

    def again(self) -> SymptomPlaces:
        other = SymptomPlaces()
        self.copy_book_to(other)
        other.deck = self.deck
        other.hands = self.hands[:]
        other.drawn = self.drawn
        other.pool = self.pool
        other.piles = self.piles[:]
        other.discards = self.discards
        other.top = self.top
        other.bag = self.bag
        other.plagued = self.plagued
        other.immune = self.immune
        other.past = self.past[:]
        return other

    def drawable(self) -> i64:
        return self.deck if self.deck else self.discards

    def in_hand(self, pawn: i64) -> i64:
        """The set of cards in hand."""
        found: i64 = 0
        if self.hands[2 * pawn] != NOBODY:
            found |= only(self.hands[2 * pawn])
        if self.hands[2 * pawn + 1] != NOBODY:
            found |= only(self.hands[2 * pawn + 1])
        return found

    def take_from_deck(self, card: i64) -> None:
        self.deck -= only(card)

    def renew_deck(self) -> None:
        if not self.deck:
            self.deck = self.discards
            self.discards = 0
            self.top = 0

    def add_to_hand(self, pawn: i64, card: i64) -> None:
        if self.hands[2 * pawn] == NOBODY:
            self.hands[2 * pawn] = card
        else:
            self.hold(pawn, self.hands[2 * pawn], card)

    def hold(self, pawn: i64, first: i64, second: i64) -> None:
        self.hands[2 * pawn] = first
        self.hands[2 * pawn + 1] = second
        self.past = append(self.past, pawn | (first << _FIRST) | (second << _SECOND))

    def add_to_drawn(self, card: i64) -> None:
        self.drawn |= only(card)

    def keep(self, pawn: i64, low: i64, high: i64) -> None:
        rest = (self.in_hand(pawn) | self.drawn) - only(low) - only(high)
        self.drawn = 0
        self.hold(pawn, low, high)
        self.discard(rest)

    def add_to_pile(self, cart: i64, card: i64) -> None:
        self.piles[cart] |= only(card)
        self.discard(self.drawn - only(card))
        self.drawn = 0

    def pool_hand(self, pawn: i64) -> None:
        self.pool |= self.in_hand(pawn)
        self.put_down(pawn)

    def put_down(self, pawn: i64) -> None:
        self.hands[2 * pawn] = NOBODY
        self.hands[2 * pawn + 1] = NOBODY

    def clear_pile(self, cart: i64, card: i64) -> None:
        self.discard(self.piles[cart] - only(card))
        self.piles[cart] = 0

    def add_to_pool(self, card: i64) -> None:
        self.pool |= only(card)

    def take_from_pool(self, card: i64) -> None:
        self.pool -= only(card)

    def discard_pool(self) -> None:
        self.discard(self.pool)
        self.pool = 0

    def discard_hand(self, pawn: i64) -> None:
        self.discard(self.in_hand(pawn))
        self.put_down(pawn)

    def discard(self, cards: i64) -> None:
        """Put these cards down together."""
        if cards:
            self.discards |= cards
            self.top = cards

    def put_on_top(self, card: i64) -> None:
        self.top = only(card)

    def give_coin(self, pawn: i64, coin: i64) -> None:
        self.bag -= one(coin)
        if coin == PLAGUE:
            self.plagued |= only(pawn)
        elif coin == CURED:
            self.immune |= only(pawn)


def had(pair: i64) -> tuple[i64, i64, i64]:
    """Who has had which two cards in hand."""
    return pair & _PAWN, (pair >> _FIRST) & _CARD, pair >> _SECOND
