"""Symptom cards and alms coins as a dreamer has them."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.bristol_1350.components import CARTS, COIN_BAG, SYMPTOMS
from alehouse.games.bristol_1350.symptom_book import SymptomBook


class DreamtSymptoms(SymptomBook):
    """Symptom cards with numbers in place of values. Chance picks them by their places, so all are kept in order."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.drawn: list[int] = []
        self.pool: list[int] = []
        self.piles: list[list[int]] = []
        self.discards: list[int] = []
        self.top = 0
        """So many of the last discards were put down together."""
        self.bag: list[int] = []
        self.coins: list[list[int]] = []
        self.past: list[list[int]] = []
        """All pairs of cards that each pawn has had in hand, one after the other."""

    def open_box(self, pawns: i64, seats: i64, chaos: bool, cure: bool) -> None:
        self.pawns = pawns
        self.seats = seats
        self.chaos = chaos
        self.cure = cure
        self.deck = list(range(sum(SYMPTOMS)))
        self.hands = [[] for _ in range(pawns)]
        self.piles = [[] for _ in CARTS]
        self.bag = list(COIN_BAG)
        self.coins = [[] for _ in range(pawns)]
        self.past = [[] for _ in range(pawns)]

    def copy(self) -> DreamtSymptoms:
        other = DreamtSymptoms()
        self.copy_book_to(other)
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.drawn = self.drawn.copy()
        other.pool = self.pool.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.discards = self.discards.copy()
        other.top = self.top
        other.bag = self.bag.copy()
        other.coins = [coins.copy() for coins in self.coins]
        other.past = [past.copy() for past in self.past]
        return other

    def drawable(self) -> list[int]:
        return self.deck if self.deck else self.discards

    def maybe_on_top(self) -> list[int]:
        return self.discards[len(self.discards) - self.top :]

    def take_from_deck(self, card: i64) -> None:
        self.deck.remove(card)

    def renew_deck(self) -> None:
        if not self.deck:
            self.deck = self.discards
            self.discards = []
            self.top = 0

    def add_to_hand(self, pawn: i64, card: i64) -> None:
        hand = self.hands[pawn]
        hand.append(card)
        if len(hand) == 2:
            self.past[pawn].extend(hand)

    def add_to_drawn(self, card: i64) -> None:
        self.drawn.append(card)

    def keep(self, pawn: i64, low: i64, high: i64) -> None:
        rest = self.hands[pawn] + self.drawn
        rest.remove(low)
        rest.remove(high)
        self.discard(rest)
        self.drawn = []
        self.hands[pawn] = [low, high]
        self.past[pawn].extend(self.hands[pawn])

    def add_to_pile(self, cart: i64, card: i64) -> None:
        self.drawn.remove(card)
        self.piles[cart].append(card)
        self.discard(self.drawn)
        self.drawn = []

    def pool_hand(self, pawn: i64) -> None:
        self.pool.extend(self.hands[pawn])
        self.hands[pawn] = []

    def clear_pile(self, cart: i64, card: i64) -> None:
        self.piles[cart].remove(card)
        self.discard(self.piles[cart])
        self.piles[cart] = []

    def add_to_pool(self, card: i64) -> None:
        self.pool.append(card)

    def take_from_pool(self, card: i64) -> None:
        self.pool.remove(card)

    def discard_pool(self) -> None:
        self.discard(self.pool)
        self.pool = []

    def discard_hand(self, pawn: i64) -> None:
        self.discard(self.hands[pawn])
        self.hands[pawn] = []

    def discard(self, cards: list[int]) -> None:
        if cards:
            self.discards.extend(cards)
            self.top = len(cards)

    def put_on_top(self, card: i64) -> None:
        self.discards.remove(card)
        self.discards.append(card)
        self.top = 1

    def give_coin(self, pawn: i64, coin: i64) -> None:
        self.bag.remove(coin)
        self.coins[pawn].append(coin)
