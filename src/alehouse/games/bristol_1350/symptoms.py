"""The symptom cards and alms coins: where each one is, who is infected, and how it came about.

Everything that happens to them is written into a chronicle, and where they are follows from it. What is imagined is
another chronicle, written with the same pen: see imagining.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from alehouse.games.bristol_1350.chronicle import (
    ADDED,
    COINED,
    CONGREGATED,
    DEALT,
    DREW,
    GAVE,
    GOT,
    KEPT,
    MINGLED,
    PEEKED,
    POOLED,
    SHOWN,
    TOLD,
    TOPPED,
    Page,
)
from alehouse.games.bristol_1350.components import (
    COIN_BAG,
    CURED,
    HIGHEST,
    NOBODY,
    PLAGUE,
    PLAGUE_SUM,
    SYMPTOMS,
)

# Where the extra card of a mingle comes from.
FROM_DECK: Final = 0
FROM_PILE: Final = 1
FROM_NOWHERE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Symptoms:
    """Cards are known by their value here; whoever imagines gives them numbers of their own."""

    def __init__(self, pawns: int = 0, seats: int = 0, chaos: bool = False, cure: bool = False) -> None:
        self.seats = seats
        """Pawns from this number on are ghosts."""
        self.chaos = chaos
        self.cure = cure
        self.deck: list[int] = []
        """Face down, in no order: a card is decided when somebody draws it."""
        self.hands: list[list[int]] = [[] for _ in range(pawns)]
        self.drawn: list[int] = []
        """Drawn by whoever is deciding what to do with them."""
        self.pool: list[int] = []
        """Put together in a mingle, and not dealt back yet."""
        self.piles: list[list[int]] = [[], [], []]
        """Added to each cart's mingle area in advance."""
        self.discards: list[int] = []
        self.top = 0
        """So many of the last discards were put down together: any of them may lie on top."""
        self.infected = 0
        """A bit for each pawn whose symptoms have been the plague (and, where there is a cure, were not cured)."""
        self.bag = list(COIN_BAG)
        self.coin = NOBODY
        """Drawn as alms, and not given away yet."""
        self.coins: list[list[int]] = [[] for _ in range(pawns)]
        self.last: Page | None = None
        self.open_box()

    def open_box(self) -> None:
        for value, count in enumerate(SYMPTOMS):
            self.deck.extend([value] * count)

    def copy(self) -> Symptoms:
        other = Symptoms()
        self.copy_to(other)
        return other

    def copy_to(self, other: Symptoms) -> None:
        other.seats = self.seats
        other.chaos = self.chaos
        other.cure = self.cure
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.drawn = self.drawn.copy()
        other.pool = self.pool.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.discards = self.discards.copy()
        other.top = self.top
        other.infected = self.infected
        other.bag = self.bag.copy()
        other.coin = self.coin
        other.coins = [coins.copy() for coins in self.coins]
        other.last = self.last

    # Questions

    def is_infected(self, pawn: int) -> bool:
        if pawn >= self.seats:
            # The rule `b1350-ghost-plague`
            return sum(self.hands[pawn]) >= PLAGUE_SUM
        coins = self.coins[pawn]
        if coins and CURED in coins:
            return False
        return bool(self.infected >> pawn & 1) or (len(coins) > 0 and PLAGUE in coins)

    def drawable(self) -> list[int]:
        """What the next card from the deck may be: a deck that has run out is made of the discards."""
        return self.deck if self.deck else self.discards

    def left_to_draw(self) -> int:
        return len(self.deck) + len(self.discards)

    def maybe_on_top(self) -> list[int]:
        return self.discards[len(self.discards) - self.top :]

    # What happens

    def write(self, entry: tuple[int, ...]) -> None:
        """Let this happen, and remember it."""
        self.last = Page(self.last, entry)
        kind = entry[0]
        if kind == GOT:
            self.pool.remove(entry[2])
            self.add_to_hand(entry[1], entry[2])
        elif kind == DEALT:
            self.deck.remove(entry[2])
            self.add_to_hand(entry[1], entry[2])
        elif kind == DREW:
            self.take_from_deck(entry[2])
            self.drawn.append(entry[2])
        elif kind == KEPT:
            hand = self.hands[entry[1]]
            rest = hand + self.drawn
            rest.remove(entry[2])
            rest.remove(entry[3])
            hand[0] = entry[2]
            hand[1] = entry[3]
            self.drawn.clear()
            self.discard(rest)
            self.hand_changed(entry[1])
        elif kind == ADDED:
            self.drawn.remove(entry[3])
            self.piles[entry[2]].append(entry[3])
            self.discard(self.drawn)
            self.drawn = []
        elif kind == POOLED:
            self.put_together(entry[1], entry[2], entry[3], entry[4])
        elif kind == MINGLED:
            self.discard(self.pool)
            self.pool = []
        elif kind == SHOWN:
            self.discard(self.hands[entry[1]])
            self.hands[entry[1]] = []
        elif kind == TOPPED:
            place = len(self.discards) - self.top
            while self.discards[place] != entry[2]:
                place += 1
            self.discards.append(self.discards.pop(place))
            self.top = 1
        elif kind == COINED:
            self.coin = entry[2]
        elif kind == GAVE:
            self.bag.remove(entry[3])
            self.coins[entry[2]].append(entry[3])
            self.coin = NOBODY

    def add_to_hand(self, pawn: int, card: int) -> None:
        hand = self.hands[pawn]
        hand.append(card)
        if len(hand) == 2:
            self.hand_changed(pawn)

    def hand_changed(self, pawn: int) -> None:
        """Two symptoms are in hand: is it the plague?"""
        hand = self.hands[pawn]
        if pawn < self.seats and hand[0] > hand[1]:
            # A ghost's cards keep their places, a player's have none.
            hand[0], hand[1] = hand[1], hand[0]
        total = hand[0] + hand[1]
        if total >= PLAGUE_SUM:
            self.infected |= 1 << pawn
        elif total == 2 and self.cure:
            self.infected &= ~(1 << pawn)

    def take_from_deck(self, card: int) -> None:
        if not self.deck:
            self.deck = self.discards
            self.discards = []
            self.top = 0
        self.deck.remove(card)

    def put_together(self, cart: int, pawns: int, source: int, card: int) -> None:
        for pawn, hand in enumerate(self.hands):
            if pawns >> pawn & 1:
                self.pool.extend(hand)
                hand.clear()
        if source == FROM_NOWHERE:
            return
        if source == FROM_DECK:
            self.take_from_deck(card)
        else:
            pile = self.piles[cart]
            pile.remove(card)
            self.discard(pile)
            self.piles[cart] = []
        self.pool.append(card)

    def discard(self, cards: list[int]) -> None:
        if cards:
            self.discards.extend(cards)
            self.top = len(cards)

    # Reading what comes from outside

    def allows(self, entry: tuple[int, ...]) -> bool:
        """Whether this can have happened next."""
        kind = entry[0]
        if kind == MINGLED:
            return len(self.pool) <= 1
        if kind == POOLED:
            return self._allows_pooling(entry[1], entry[2], entry[3], entry[4])
        if kind == CONGREGATED:
            return entry[1] == self.infected_players()
        pawn = entry[1]
        if not 0 <= pawn < len(self.hands):
            return False
        hand = self.hands[pawn]
        if kind == DEALT:
            return len(hand) < 2 and entry[2] in self.deck and (self.chaos or entry[2] < HIGHEST)
        if kind == GOT:
            return len(hand) < 2 and entry[2] in self.pool
        if kind == DREW:
            return len(hand) == 2 and len(self.drawn) < 2 and entry[2] in self.drawable()
        if kind == KEPT:
            rest = hand + self.drawn
            return len(rest) > 2 and entry[2] <= entry[3] and _removed(rest, entry[2]) and entry[3] in rest
        if kind == ADDED:
            return 0 <= entry[2] < len(self.piles) and entry[3] in self.drawn
        if kind == SHOWN:
            return hand == [entry[2], entry[3]] and self.is_infected(pawn) == bool(entry[4]) and entry[4] in (0, 1)
        if kind == TOLD:
            return len(hand) == 2 and self.is_infected(pawn) == bool(entry[2]) and entry[2] in (0, 1)
        if kind == TOPPED:
            return pawn < self.seats and entry[2] in self.maybe_on_top()
        if kind == PEEKED:
            return self._allows_peek(pawn, entry[2], entry[3], entry[4])
        if kind == COINED:
            return pawn < self.seats and self.coin == NOBODY and entry[2] in self.bag
        return 0 <= entry[2] < self.seats and self.coin == entry[3] != NOBODY and pawn < self.seats

    def _allows_pooling(self, cart: int, pawns: int, source: int, card: int) -> bool:
        if self.pool or self.drawn or not 0 <= cart < len(self.piles) or not 0 < pawns < 1 << len(self.hands):
            return False
        for pawn, hand in enumerate(self.hands):
            if pawns >> pawn & 1 and len(hand) != 2:
                return False
        if self.piles[cart]:
            return source == FROM_PILE and card in self.piles[cart]
        if self.left_to_draw():
            return source == FROM_DECK and card in self.drawable()
        return source == FROM_NOWHERE and card == 0

    def _allows_peek(self, seat: int, pawn: int, place: int, card: int) -> bool:
        if seat >= self.seats or not 0 <= pawn < len(self.hands) or len(self.hands[pawn]) != 2:
            return False
        if pawn < self.seats:
            return place == NOBODY and card in self.hands[pawn]
        return place in (0, 1) and self.hands[pawn][place] == card

    def infected_players(self) -> int:
        """The players still in the game who are infected, a bit each."""
        found = 0
        for pawn in range(self.seats):
            if self.hands[pawn] and self.is_infected(pawn):
                found |= 1 << pawn
        return found


def _removed(cards: list[int], card: int) -> bool:
    """Take a card out; whether it was there."""
    if card not in cards:
        return False
    cards.remove(card)
    return True
