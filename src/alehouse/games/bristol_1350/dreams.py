"""One dreamer's version of a chronicle, with cards whose values are decided as late as possible."""

from __future__ import annotations

from math import fsum
from typing import Final

from alehouse.engine.luck import Luck

UNDECIDED: Final = -1


class Dream:
    """Cards by number, some with a value already; the values left are spread over the others by chance."""

    def __init__(self, counts: list[int]) -> None:
        self.left = counts
        """How many cards of each value are undecided."""
        self.undecided = sum(counts)
        self.value = [UNDECIDED] * self.undecided
        self.weight = 1.0
        """How probable it was that what the seat saw just now would come out."""

    def copy_values_to(self, other: Dream) -> None:
        other.left = self.left.copy()
        other.undecided = self.undecided
        other.value = self.value.copy()

    # What a dream of symptoms or of remedies answers

    def again(self) -> Dream:
        """The same dream, to be dreamt on differently."""
        raise NotImplementedError

    def is_sure(self, entry: tuple[int, ...]) -> bool:
        """Whether every dreamer would dream this the same, up to what is decided later."""
        raise NotImplementedError

    def sees(self, entry: tuple[int, ...], seat: int) -> bool:
        """Whether the seat sees something of it that may be more or less probable."""
        raise NotImplementedError

    def follow(self, entry: tuple[int, ...], seat: int, luck: Luck) -> float:
        """Dream this happening; how probable it was that the seat would see what it saw."""
        raise NotImplementedError

    # Values

    def probability(self, card: int, value: int) -> float:
        """How likely the card has this value."""
        decided = self.value[card]
        if decided != UNDECIDED:
            return 1.0 if decided == value else 0.0
        return self.left[value] / self.undecided

    def decide(self, card: int, value: int) -> None:
        """The card has this value; if it has one already, it must be this."""
        if self.value[card] == UNDECIDED:
            self.value[card] = value
            self.left[value] -= 1
            self.undecided -= 1

    def decide_by_luck(self, card: int, luck: Luck) -> None:
        if self.value[card] == UNDECIDED:
            rest = luck.below(self.undecided)
            value = 0
            while rest >= self.left[value]:
                rest -= self.left[value]
                value += 1
            self.decide(card, value)

    def forget(self, card: int) -> None:
        """Undo `decide`."""
        self.left[self.value[card]] += 1
        self.undecided += 1
        self.value[card] = UNDECIDED

    # Choosing among cards

    def seen(self, cards: list[int], value: int, luck: Luck) -> int:
        """The seat saw a card of this value come out of these: which one may it have been?"""
        likely = [self.probability(card, value) for card in cards]
        total = fsum(likely)
        self.weight *= total / len(cards)
        if total == 0.0:
            return cards[0]
        mark = part_of(total, luck)
        for card, each in zip(cards, likely):
            mark -= each
            if mark < 0.0:
                self.decide(card, value)
                return card
        card = _last_possible(cards, likely)
        self.decide(card, value)
        return card

    def seen_both(self, cards: list[int], one: int, other: int, luck: Luck) -> None:
        """The seat saw that these two cards have these two values."""
        first, second = cards[0], cards[1]
        straight = self._both(first, one, second, other)
        crossed = self._both(first, other, second, one) if one != other else 0.0
        total = straight + crossed
        self.weight *= total
        if total == 0.0:
            return
        if part_of(total, luck) < straight:
            self.decide(first, one)
            self.decide(second, other)
        else:
            self.decide(first, other)
            self.decide(second, one)

    def _both(self, first: int, one: int, second: int, other: int) -> float:
        likely = self.probability(first, one)
        if likely == 0.0:
            return 0.0
        if self.value[first] != UNDECIDED:
            return likely * self.probability(second, other)
        self.decide(first, one)
        likely *= self.probability(second, other)
        self.forget(first)
        return likely

    def of_value(self, cards: list[int], value: int) -> int:
        """The first of these cards that is known to have this value."""
        for card in cards:
            if self.value[card] == value:
                return card
        raise AssertionError("the seat saw a card that is not there")


_FINE: Final = 1 << 30


def part_of(whole: float, luck: Luck) -> float:
    """Any part of it, from nothing to almost all, each as likely."""
    return whole * int(luck.below(_FINE)) / _FINE


def _last_possible(cards: list[int], likely: list[float]) -> int:
    """Where rounding has led past the end."""
    for card, each in zip(reversed(cards), reversed(likely)):
        if each > 0.0:
            return card
    return cards[0]


def any_of(cards: list[int], luck: Luck) -> int:
    return cards[luck.below(len(cards))] if len(cards) > 1 else cards[0]
