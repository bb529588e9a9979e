"""The remedy cards: deck, hands and discards, and how they got there."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from alehouse.games.bristol_1350.chronicle import DROPPED, TOOK, Page
from alehouse.games.bristol_1350.components import ALMS_CARD, ALMS_COPIES, COPIES, MOST_REMEDIES


@mypyc_attr(allow_interpreted_subclasses=True)
class Apothecary:
    """Cards are known by their kind here; whoever imagines gives them numbers of their own."""

    def __init__(self, seats: int = 0, alms: bool = False) -> None:
        self.alms = alms
        """Whether the alms cards of the expansion are in the deck."""
        self.deck: list[int] = []
        """Face down, in no order: a card is decided when somebody draws it."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """In the order in which they were drawn."""
        self.discards: list[int] = []
        self.last: Page | None = None
        self.open_box()

    def open_box(self) -> None:
        for card, count in enumerate(COPIES):
            self.deck.extend([card] * count)
        if self.alms:
            self.deck.extend([ALMS_CARD] * ALMS_COPIES)

    def copy(self) -> Apothecary:
        other = Apothecary()
        self.copy_to(other)
        return other

    def copy_to(self, other: Apothecary) -> None:
        other.alms = self.alms
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.discards = self.discards.copy()
        other.last = self.last

    def drawable(self) -> list[int]:
        """What the next card may be: a deck that has run out is made of the discards."""
        return self.deck if self.deck else self.discards

    def left_to_draw(self) -> int:
        return len(self.deck) + len(self.discards)

    def write(self, entry: tuple[int, ...]) -> None:
        """Let this happen, and remember it."""
        self.last = Page(self.last, entry)
        hand = self.hands[entry[1]]
        if entry[0] == TOOK:
            if not self.deck:
                self.deck = self.discards
                self.discards = []
            self.deck.remove(entry[2])
            hand.append(entry[2])
        elif entry[0] == DROPPED:
            hand.pop(len(hand) - 1 if hand[-1] == entry[2] else len(hand) - 2)
            self.discards.append(entry[2])
        else:
            hand.remove(entry[2])
            self.discards.append(entry[2])

    def allows(self, entry: tuple[int, ...]) -> bool:
        """Whether this can have happened next."""
        if not 0 <= entry[1] < len(self.hands):
            return False
        hand = self.hands[entry[1]]
        if entry[0] == TOOK:
            return entry[2] in self.drawable() and len(hand) <= MOST_REMEDIES
        if entry[0] == DROPPED:
            return entry[2] in hand[-2:]
        return 0 < entry[3] <= len(hand) and entry[2] in hand[: entry[3]]
