"""The remedy cards: deck, hands and discards, and how they got there."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.counts import one, size
from alehouse.games.bristol_1350.components import Values
from alehouse.games.bristol_1350.position.book import RemedyBook


@mypyc_attr(acyclic=True)
class Remedies(RemedyBook):
    """Cards are known by their kind here, and counted (see counts.py) where their order is not known."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: i64 = 0
        """Face down: a card is decided when somebody draws it."""
        self.discards: i64 = 0

    def open_box(self, values: Values, seats: i64, alms: bool) -> None:
        self.seat_all(seats, alms, values.hand_limit)
        self.deck = values.all_remedies(alms)

    def copy(self) -> Remedies:
        other = Remedies()
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
