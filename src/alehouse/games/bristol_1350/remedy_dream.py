"""A dream of remedy cards."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.apothecary import RemedyBook
from alehouse.games.bristol_1350.chronicle import DROPPED, TOOK, USED
from alehouse.games.bristol_1350.components import ALMS_CARD, ALMS_COPIES, COPIES
from alehouse.games.bristol_1350.dreams import UNDECIDED, Dream, any_of


class DreamtApothecary(RemedyBook):
    """Remedy cards with numbers in place of kinds."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []
        self.discards: list[int] = []

    def open_box(self, seats: i64, alms: bool) -> None:
        self.seat_all(seats, alms)
        self.deck = list(range(sum(COPIES) + (ALMS_COPIES if alms else 0)))

    def copy(self) -> DreamtApothecary:
        other = DreamtApothecary()
        self.copy_book_to(other)
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        return other

    def drawable(self) -> list[int]:
        return self.deck if self.deck else self.discards

    def take_from_deck(self, card: i64) -> None:
        if not self.deck:
            self.deck = self.discards
            self.discards = []
        self.deck.remove(card)

    def add_to_discards(self, card: i64) -> None:
        self.discards.append(card)


class RemedyDream(Dream):
    def __init__(self, cards: DreamtApothecary) -> None:
        counts = list(COPIES)
        if cards.alms:
            counts[ALMS_CARD] = ALMS_COPIES
        super().__init__(counts)
        self.cards = cards

    def again(self) -> Dream:
        other = RemedyDream(self.cards.copy())
        self.copy_values_to(other)
        return other

    def is_sure(self, entry: tuple[int, ...]) -> bool:
        if entry[0] != TOOK:
            return False
        for card in self.cards.drawable():
            if self.value[card] != UNDECIDED:
                return False
        return True

    def sees(self, entry: tuple[int, ...], seat: int) -> bool:
        return (entry[1] == seat) == (entry[0] == TOOK)

    def follow(self, entry: tuple[int, ...], seat: int, luck: Luck) -> float:
        self.weight = 1.0
        kind, who, card = entry[0], entry[1], entry[2]
        hand = self.cards.hand(who)
        if kind == TOOK:
            cards = self.cards.drawable()
            card = self.seen(cards, card, luck) if who == seat else any_of(cards, luck)
            self.cards.write(TOOK, who, card)
        elif kind == DROPPED:
            last = hand[-2:]
            card = self.of_value(last, card) if who == seat else any_of(last, luck)
            self.cards.write(DROPPED, who, card)
        else:
            among = hand[: entry[3]]
            card = self.of_value(among, card) if who == seat else self.seen(among, card, luck)
            self.cards.write(USED, who, card, entry[3])
        return self.weight

    def wake(self, luck: Luck) -> None:
        """Decide everything that is still open."""
        for card in range(len(self.value)):
            self.decide_by_luck(card, luck)

    def valued(self, entry: tuple[int, ...]) -> tuple[int, ...]:
        """A happening of the dream with kinds in place of cards."""
        return (entry[0], entry[1], self.value[entry[2]], *entry[3:])
