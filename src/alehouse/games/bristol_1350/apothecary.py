"""The remedy cards: deck, hands and discards, and how they got there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.games.bristol_1350.chronicle import DROPPED, TOOK, packed
from alehouse.games.bristol_1350.components import (
    ALMS_CARD,
    ALMS_COPIES,
    COPIES,
    KINDS,
    MOST_PLAYERS,
    MOST_REMEDIES,
    NOBODY,
)
from alehouse.games.bristol_1350.counts import count, counted, one, size

ALL_REMEDIES: Final[i64] = counted([card for card, copies in enumerate(COPIES) for _ in range(copies)])
ALMS_CARDS: Final[i64] = ALMS_COPIES * one(ALMS_CARD)
_WIDTH: Final = MOST_REMEDIES + 1
"""The countess holds one more, until she has chosen."""
_NO_CARDS: Final = vec[i64]([NOBODY] * (_WIDTH * MOST_PLAYERS))
_NO_SIZES: Final = vec[i64]([0] * MOST_PLAYERS)


@mypyc_attr(acyclic=True)
class RemedyBook:
    """What happens to remedy cards, written down, and the hands that follow from it.

    Two keep such a book: to the truth cards are known by their kind, to a dreamer (remedy_dream.py) each has a number
    of its own.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.alms = False
        """Whether the alms cards of the expansion are in the deck."""
        self.sizes = vec[i64]()
        """How many cards each seat holds."""
        self.held = vec[i64]()
        """The cards of all seats, each seat's in the order in which they were drawn."""
        self.chronicle = vec[i64]()

    def seat_all(self, seats: i64, alms: bool) -> None:
        self.seats = seats
        self.alms = alms
        self.sizes = _NO_SIZES[:seats]
        self.held = _NO_CARDS[: _WIDTH * seats]

    def copy_book_to(self, other: RemedyBook) -> None:
        other.seats = self.seats
        other.alms = self.alms
        other.sizes = self.sizes[:]
        other.held = self.held[:]
        other.chronicle = self.chronicle[:]

    # Questions

    def card(self, seat: i64, place: i64) -> i64:
        return self.held[_WIDTH * seat + place]

    def place(self, seat: i64, card: i64) -> i64:
        """The place in the hand of the oldest card of this kind, or NOBODY."""
        place: i64
        for place in range(self.sizes[seat]):
            if self.held[_WIDTH * seat + place] == card:
                return place
        return NOBODY

    def kinds(self, seat: i64) -> i64:
        """The kinds of cards in the hand, a bit each."""
        found: i64 = 0
        place: i64
        for place in range(self.sizes[seat]):
            found |= 1 << self.card(seat, place)
        return found

    def hand(self, seat: int) -> list[int]:
        """In the order in which they were drawn."""
        start = _WIDTH * seat
        return list(self.held[start : start + self.sizes[seat]])

    # What happens

    def write(self, kind: i64, seat: i64, card: i64, among: i64 = 0) -> None:
        """Let this happen, and remember it."""
        self.chronicle = append(self.chronicle, packed(kind, seat, card, among, 0))
        if kind == TOOK:
            self.take_from_deck(card)
            self.held[_WIDTH * seat + self.sizes[seat]] = card
            self.sizes[seat] += 1
            return
        last = self.sizes[seat] - 1
        if kind == DROPPED:
            self.lay_down(seat, last if self.card(seat, last) == card else last - 1)
        else:
            self.lay_down(seat, self.place(seat, card))
        self.add_to_discards(card)

    def lay_down(self, seat: i64, place: i64) -> None:
        """The younger cards move up."""
        start = _WIDTH * seat
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


@mypyc_attr(acyclic=True)
class Apothecary(RemedyBook):
    """Cards are known by their kind here, and counted (see counts.py) where their order is not known."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: i64 = 0
        """Face down: a card is decided when somebody draws it."""
        self.discards: i64 = 0

    def open_box(self, seats: i64, alms: bool) -> None:
        self.seat_all(seats, alms)
        self.deck = ALL_REMEDIES
        if alms:
            self.deck += ALMS_CARDS

    def copy(self) -> Apothecary:
        other = Apothecary()
        self.copy_book_to(other)
        other.deck = self.deck
        other.discards = self.discards
        return other

    def drawable(self) -> i64:
        """What the next card may be: a deck that has run out is made of the discards."""
        return self.deck if self.deck else self.discards

    def left_to_draw(self) -> i64:
        return size(self.deck) + size(self.discards)

    def take_from_deck(self, card: i64) -> None:
        if not self.deck:
            self.deck = self.discards
            self.discards = 0
        self.deck -= one(card)

    def add_to_discards(self, card: i64) -> None:
        self.discards += one(card)

    def allows(self, entry: tuple[int, ...]) -> bool:
        """Whether this can have happened next."""
        kind, seat, card = entry[0], entry[1], entry[2]
        if not 0 <= seat < self.seats or not 0 <= card < KINDS:
            return False
        held = self.sizes[seat]
        if kind == TOOK:
            return count(self.drawable(), card) > 0 and held <= MOST_REMEDIES
        if kind == DROPPED:
            return card in self.hand(seat)[-2:]
        return 0 < entry[3] <= held and card in self.hand(seat)[: entry[3]]
