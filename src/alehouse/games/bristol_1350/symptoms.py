"""The symptom cards and alms coins: where each one is, and who is infected."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.games.bristol_1350.chronicle import (
    ADDED,
    COINED,
    CONGREGATED,
    DEALT,
    DREW,
    GOT,
    KEPT,
    MINGLED,
    PEEKED,
    POOLED,
    SHOWN,
    TOLD,
    TOPPED,
)
from alehouse.games.bristol_1350.components import (
    CARTS,
    COIN_BAG,
    CURED,
    HIGHEST,
    MOST_PLAYERS,
    NOBODY,
    PLAGUE,
    PLAGUE_SUM,
    SYMPTOMS,
)
from alehouse.games.bristol_1350.counts import count, counted, one, size
from alehouse.games.bristol_1350.symptom_book import FROM_DECK, FROM_NOWHERE, FROM_PILE, SymptomBook

ALL_SYMPTOMS: Final[i64] = counted([value for value, copies in enumerate(SYMPTOMS) for _ in range(copies)])
ALL_COINS: Final[i64] = counted(COIN_BAG)
NONE: Final = 0
"""Where a card may be, and is not: symptoms begin at 1."""
_EMPTY_HANDS: Final = vec[i64]([NONE] * (2 * MOST_PLAYERS))
_EMPTY_PILES: Final = vec[i64]([0] * len(CARTS))


@mypyc_attr(acyclic=True)
class Symptoms(SymptomBook):
    """Cards are known by their value here, and counted (see counts.py) wherever their order is not known."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: i64 = ALL_SYMPTOMS
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
        self.bag: i64 = ALL_COINS
        self.given = vec[i64]()
        """The coins given away, in order: each pawn and coin as one number."""
        self.plagued: i64 = 0
        """A bit for each pawn that got the coin of the plague."""
        self.immune: i64 = 0
        """A bit for each pawn that got the coin that cures."""

    def copy(self) -> Symptoms:
        other = Symptoms()
        self.copy_book_to(other)
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
            return self.total(pawn) >= PLAGUE_SUM
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
        return [each % len(COIN_BAG) for each in self.given if each // len(COIN_BAG) == pawn]

    def drawable(self) -> i64:
        """What the next card from the deck may be: a deck that has run out is made of the discards."""
        return self.deck if self.deck else self.discards

    def left_to_draw(self) -> i64:
        return size(self.deck) + size(self.discards)

    def infected_players(self) -> i64:
        """The players still in the game who are infected, a bit each."""
        found: i64 = 0
        pawn: i64
        for pawn in range(self.seats):
            if self.hands[2 * pawn] and self.is_infected(pawn):
                found |= 1 << pawn
        return found

    # What happens

    def open_box(self, pawns: i64, seats: i64, chaos: bool, cure: bool) -> None:
        self.pawns = pawns
        self.seats = seats
        self.chaos = chaos
        self.cure = cure
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
        if first + second >= PLAGUE_SUM:
            self.infected |= 1 << pawn
        elif first + second == 2 and self.cure:
            self.infected &= ~(1 << pawn)

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
        self.given = append(self.given, pawn * len(COIN_BAG) + coin)
        if coin == PLAGUE:
            self.plagued |= 1 << pawn
        elif coin == CURED:
            self.immune |= 1 << pawn

    # Reading what comes from outside

    def allows(self, entry: tuple[int, ...]) -> bool:
        """Whether this can have happened next."""
        kind = entry[0]
        if kind == MINGLED:
            return size(self.pool) <= 1
        if kind == POOLED:
            return self._allows_pooling(entry[1], entry[2], entry[3], entry[4])
        if kind == CONGREGATED:
            return entry[1] == self.infected_players()
        pawn = entry[1]
        if not 0 <= pawn < self.pawns:
            return False
        if kind == DEALT:
            may_come = self.chaos or entry[2] < HIGHEST
            return not self.has_both(pawn) and _has(self.deck, entry[2]) and may_come
        if kind == GOT:
            return not self.has_both(pawn) and _has(self.pool, entry[2])
        if kind == DREW:
            return self.has_both(pawn) and len(self.drawn) < 2 and _has(self.drawable(), entry[2])
        if kind == KEPT:
            return self._allows_keeping(pawn, entry[2], entry[3])
        if kind == ADDED:
            return 0 <= entry[2] < len(CARTS) and entry[3] in self.drawn
        if kind == SHOWN:
            shown = self.hand(pawn) == [entry[2], entry[3]]
            return shown and self.is_infected(pawn) == bool(entry[4]) and entry[4] in (0, 1)
        if kind == TOLD:
            return self.has_both(pawn) and self.is_infected(pawn) == bool(entry[2]) and entry[2] in (0, 1)
        if kind == TOPPED:
            return pawn < self.seats and _has(self.top, entry[2])
        if kind == PEEKED:
            return self._allows_peek(pawn, entry[2], entry[3], entry[4])
        if kind == COINED:
            return pawn < self.seats and self.coin == NOBODY and _has(self.bag, entry[2])
        return 0 <= entry[2] < self.seats and self.coin == entry[3] != NOBODY and pawn < self.seats

    def _allows_keeping(self, pawn: int, low: int, high: int) -> bool:
        cards = self.in_hand(pawn) + self.all_drawn()
        if size(cards) < 3 or low > high or not _has(cards, low):
            return False
        return _has(cards - one(low), high)

    def _allows_pooling(self, cart: int, pawns: int, source: int, card: int) -> bool:
        if self.pool or self.drawn or not 0 <= cart < len(CARTS) or not 0 < pawns < 1 << self.pawns:
            return False
        for pawn in range(self.pawns):
            if pawns >> pawn & 1 and not self.has_both(pawn):
                return False
        if self.piles[cart]:
            return source == FROM_PILE and _has(self.piles[cart], card)
        if self.left_to_draw():
            return source == FROM_DECK and _has(self.drawable(), card)
        return source == FROM_NOWHERE and card == 0

    def _allows_peek(self, seat: int, pawn: int, place: int, card: int) -> bool:
        if seat >= self.seats or not 0 <= pawn < self.pawns or not self.has_both(pawn):
            return False
        if pawn < self.seats:
            return place == NOBODY and _has(self.in_hand(pawn), card)
        return place in (0, 1) and self.hands[2 * pawn + place] == card


def _has(cards: i64, card: int) -> bool:
    """Whether one of the cards (or coins) is such a one; numbers from outside may be none at all."""
    return 0 <= card <= HIGHEST and count(cards, card) > 0
