"""The symptom cards and alms coins: where each one is, and who is infected."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.bits import only
from alehouse.engine.counts import one, size
from alehouse.games.bristol_1350.components import (
    CARTS,
    COINS,
    CURED,
    MOST_PLAYERS,
    PLAGUE,
    Values,
)
from alehouse.games.bristol_1350.position.book import SymptomBook

NONE: Final = 0
"""Where a card may be, and is not: symptoms begin at 1."""
_EMPTY_HANDS: Final = vec[i64]([NONE] * (2 * MOST_PLAYERS))
_EMPTY_PILES: Final = vec[i64]([0] * len(CARTS))


@mypyc_attr(acyclic=True)
class Symptoms(SymptomBook):
    """Cards are known by their value here, and counted (see counts.py) wherever their order is not known."""

    def __init__(self) -> None:
        super().__init__()
        self.plague_sum: i64 = 0
        """Symptoms of this sum, or more, are the plague."""
        self.deck: i64 = 0
        """Face down: a card is decided when somebody draws it."""
        self.hands = vec[i64]()
        """Two for each pawn, or NONE."""
        self.drawn = vec[i64]()
        """Drawn by whoever is deciding what to do with them."""
        self.pool: i64 = 0
        """Put together in a mingle, and not dealt back yet."""
        self.piles = vec[i64]()
        """Added to each cart's mingle area in advance."""
        self.discards: i64 = 0
        self.top: i64 = 0
        """Of the discards those that were put down last, and together: any of them may lie on top."""
        self.infected: i64 = 0
        """A bit for each pawn whose symptoms have been the plague (and, where there is a cure, were not cured)."""
        self.bag: i64 = 0
        self.given = vec[i64]()
        """The coins given away, in order: each pawn and coin as one number."""
        self.plagued: i64 = 0
        """A bit for each pawn that got the coin of the plague."""
        self.immune: i64 = 0
        """A bit for each pawn that got the coin that cures."""

    def copy(self) -> Symptoms:
        other = Symptoms()
        self.copy_book_to(other)
        other.plague_sum = self.plague_sum
        other.deck = self.deck
        other.hands = self.hands[:]
        other.drawn = self.drawn[:]
        other.pool = self.pool
        other.piles = self.piles[:]
        other.discards = self.discards
        other.top = self.top
        other.infected = self.infected
        other.bag = self.bag
        other.given = self.given[:]
        other.plagued = self.plagued
        other.immune = self.immune
        return other

    # Questions

    def is_infected(self, pawn: i64) -> bool:
        if pawn >= self.seats:
            # The rule `b1350-ghost-plague`
            return self.total(pawn) >= self.plague_sum
        if self.immune >> pawn & 1:
            return False
        return (self.infected | self.plagued) >> pawn & 1 != 0

    def total(self, pawn: i64) -> i64:
        """The sum of the symptoms in hand."""
        return self.hands[2 * pawn] + self.hands[2 * pawn + 1]

    def in_hand(self, pawn: i64) -> i64:
        """The symptoms in hand, counted."""
        found: i64 = 0
        if self.hands[2 * pawn]:
            found += one(self.hands[2 * pawn])
        if self.hands[2 * pawn + 1]:
            found += one(self.hands[2 * pawn + 1])
        return found

    def has_both(self, pawn: i64) -> bool:
        return self.hands[2 * pawn + 1] != NONE

    def hand(self, pawn: int) -> list[int]:
        """The symptoms in hand, to be shown; a ghost's in their places, a player's in order."""
        return [card for card in self.hands[2 * pawn : 2 * pawn + 2] if card]

    def coins(self, pawn: int) -> list[int]:
        """The coins that somebody was given, the first one first."""
        return [each % len(COINS) for each in self.given if each // len(COINS) == pawn]

    def drawable(self) -> i64:
        """What the next card from the deck may be: a deck that has run out is made of the discards."""
        return self.deck if self.deck else self.discards

    def left_to_draw(self) -> i64:
        return size(self.deck) + size(self.discards)

    def infected_players(self) -> i64:
        """The players who are infected, the dead among them too, a bit each."""
        found: i64 = 0
        pawn: i64
        for pawn in range(self.seats):
            if self.is_infected(pawn):
                found |= only(pawn)
        return found

    # What happens

    def open_box(self, values: Values, pawns: i64, seats: i64, cure: bool) -> None:
        self.pawns = pawns
        self.seats = seats
        self.cure = cure
        self.plague_sum = values.plague_sum
        self.deck = values.all_symptoms
        self.bag = values.all_coins
        self.hands = _EMPTY_HANDS[: 2 * pawns]
        self.piles = _EMPTY_PILES[:]

    def take_from_deck(self, card: i64) -> None:
        self.deck -= one(card)

    def renew_deck(self) -> None:
        if not self.deck:
            self.deck = self.discards
            self.discards = 0
            self.top = 0

    def add_to_hand(self, pawn: i64, card: i64) -> None:
        if not self.hands[2 * pawn]:
            self.hands[2 * pawn] = card
        else:
            self.hold(pawn, self.hands[2 * pawn], card)

    def hold(self, pawn: i64, first: i64, second: i64) -> None:
        """These two symptoms are in hand: is it the plague?"""
        if pawn < self.seats and first > second:
            # A ghost's cards keep their places, a player's have none.
            first, second = second, first
        self.hands[2 * pawn] = first
        self.hands[2 * pawn + 1] = second
        if first + second >= self.plague_sum:
            self.infected |= only(pawn)
        elif first + second == 2 and self.cure:
            self.infected &= ~(only(pawn))

    def add_to_drawn(self, card: i64) -> None:
        self.drawn = append(self.drawn, card)

    def all_drawn(self) -> i64:
        """What was drawn, counted."""
        found: i64 = 0
        for card in self.drawn:
            found += one(card)
        return found

    def keep(self, pawn: i64, low: i64, high: i64) -> None:
        self.discard(self.in_hand(pawn) + self.all_drawn() - one(low) - one(high))
        self.drawn = vec[i64]()
        self.hold(pawn, low, high)

    def add_to_pile(self, cart: i64, card: i64) -> None:
        self.piles[cart] += one(card)
        self.discard(self.all_drawn() - one(card))
        self.drawn = vec[i64]()

    def pool_hand(self, pawn: i64) -> None:
        self.pool += self.in_hand(pawn)
        self.hands[2 * pawn] = NONE
        self.hands[2 * pawn + 1] = NONE

    def clear_pile(self, cart: i64, card: i64) -> None:
        self.discard(self.piles[cart] - one(card))
        self.piles[cart] = 0

    def add_to_pool(self, card: i64) -> None:
        self.pool += one(card)

    def take_from_pool(self, card: i64) -> None:
        self.pool -= one(card)

    def discard_pool(self) -> None:
        self.discard(self.pool)
        self.pool = 0

    def discard_hand(self, pawn: i64) -> None:
        self.discard(self.in_hand(pawn))
        self.hands[2 * pawn] = NONE
        self.hands[2 * pawn + 1] = NONE

    def discard(self, cards: i64) -> None:
        """Put these cards down together."""
        if cards:
            self.discards += cards
            self.top = cards

    def put_on_top(self, card: i64) -> None:
        self.top = one(card)

    def give_coin(self, pawn: i64, coin: i64) -> None:
        self.bag -= one(coin)
        self.given = append(self.given, pawn * len(COINS) + coin)
        if coin == PLAGUE:
            self.plagued |= only(pawn)
        elif coin == CURED:
            self.immune |= only(pawn)
