"""A dream of symptom cards and alms coins."""

from __future__ import annotations

from typing import Final

from alehouse.engine.luck import Luck
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
)
from alehouse.games.bristol_1350.components import (
    CURED,
    HIGHEST,
    NOBODY,
    PLAGUE,
    PLAGUE_SUM,
    SYMPTOMS,
)
from alehouse.games.bristol_1350.dreams import UNDECIDED, Dream, any_of
from alehouse.games.bristol_1350.dreamt_symptoms import DreamtSymptoms
from alehouse.games.bristol_1350.hindsight import SEEN
from alehouse.games.bristol_1350.symptom_book import FROM_DECK, FROM_PILE

UNKNOWN_COIN: Final = -2
"""Drawn by somebody else, and decided when it is given away."""
TRIES: Final = 8
"""How often the unknown past of somebody whose health is known is dreamt, to see how often it fits."""


class SymptomDream(Dream):
    def __init__(self, cards: DreamtSymptoms) -> None:
        super().__init__(list(SYMPTOMS))
        self.cards = cards
        self.low = [False] * len(self.value)
        """The cards dealt at the start, if the highest were kept out."""
        self.loose = len(self.value)
        """Undecided cards that may be of the highest value."""

    def again(self) -> Dream:
        other = SymptomDream(self.cards.copy())
        self.copy_values_to(other)
        other.low = self.low.copy()
        other.loose = self.loose
        return other

    def is_sure(self, entry: tuple[int, ...]) -> bool:
        return entry[0] == DEALT

    def sees(self, entry: tuple[int, ...], seat: int) -> bool:
        kind = entry[0]
        if kind in (SHOWN, TOLD):
            return entry[1] != seat
        if kind == CONGREGATED:
            return seat >= 0 and bool(entry[1] >> seat & 1)
        if kind == GAVE:
            return entry[2] == seat
        if kind == GOT:
            return entry[3] == SEEN
        if kind == KEPT:
            return entry[1] != seat and entry[4] == SEEN
        return kind in (DREW, PEEKED, TOPPED, COINED) and entry[1] == seat

    # Values: the highest are not among the cards dealt at the start.

    def probability(self, card: int, value: int) -> float:
        decided = self.value[card]
        if decided != UNDECIDED:
            return 1.0 if decided == value else 0.0
        high = self.left[HIGHEST]
        if self.low[card]:
            return 0.0 if value == HIGHEST else self.left[value] / (self.undecided - high)
        if value == HIGHEST:
            return high / self.loose
        low = self.undecided - high
        return (self.loose - high) / self.loose * self.left[value] / low if low else 0.0

    def decide(self, card: int, value: int) -> None:
        if self.value[card] == UNDECIDED:
            self.value[card] = value
            self.left[value] -= 1
            self.undecided -= 1
            if not self.low[card]:
                self.loose -= 1

    def forget(self, card: int) -> None:
        super().forget(card)
        if not self.low[card]:
            self.loose += 1

    def decide_by_luck(self, card: int, luck: Luck) -> None:
        if self.value[card] != UNDECIDED:
            return
        high = self.left[HIGHEST]
        if not self.low[card] and luck.below(self.loose) < high:
            self.decide(card, HIGHEST)
            return
        rest = luck.below(self.undecided - high)
        value = 1
        while rest >= self.left[value]:
            rest -= self.left[value]
            value += 1
        self.decide(card, value)

    def wake(self, luck: Luck) -> None:
        """Decide everything that is still open."""
        for card in range(len(self.value)):
            self.decide_by_luck(card, luck)
        if self.cards.coin == UNKNOWN_COIN:
            self.cards.coin = any_of(self.cards.bag, luck)

    def coin_after(self, following: tuple[int, ...]) -> int:
        """The coin that somebody drew, from what happened next, if anything did."""
        return following[3] if following else self.cards.coin

    def valued(self, entry: tuple[int, ...]) -> tuple[int, ...]:
        """A happening of the dream with values in place of cards."""
        kind = entry[0]
        value = self.value
        if kind in (DEALT, DREW, GOT, TOPPED):
            return (kind, entry[1], value[entry[2]])
        if kind in (KEPT, SHOWN):
            one, other = value[entry[2]], value[entry[3]]
            if one > other and entry[1] < self.cards.seats:
                one, other = other, one
            return (kind, entry[1], one, other, *entry[4:])
        if kind == ADDED:
            return (kind, entry[1], entry[2], value[entry[3]])
        if kind == POOLED:
            extra = value[entry[4]] if entry[3] in (FROM_DECK, FROM_PILE) else 0
            return (kind, entry[1], entry[2], entry[3], extra)
        if kind == PEEKED:
            return (kind, entry[1], entry[2], entry[3], value[entry[4]])
        return entry

    # What happens

    def follow(self, entry: tuple[int, ...], seat: int, luck: Luck) -> float:
        self.weight = 1.0
        cards = self.cards
        kind = entry[0]
        if kind == GOT:
            cards.write(GOT, entry[1], self.one_of(cards.pool, entry[3] == SEEN, entry[2], luck))
        elif kind == DEALT:
            card = cards.deck[-1]
            if not cards.chaos:
                self.low[card] = True
                self.loose -= 1
            cards.write(DEALT, entry[1], self.one_of([card], entry[3] == SEEN, entry[2], luck))
        elif kind == DREW:
            cards.write(DREW, entry[1], self.one_of(cards.drawable(), entry[1] == seat, entry[2], luck))
        elif kind == KEPT:
            self.keep(entry, entry[1] == seat, luck)
        elif kind == ADDED:
            mine = entry[1] == seat
            card = self.of_value(cards.drawn, entry[3]) if mine else any_of(cards.drawn, luck)
            cards.write(ADDED, entry[1], entry[2], card)
        elif kind == POOLED:
            extra = 0
            if entry[3] == FROM_DECK:
                extra = any_of(cards.drawable(), luck)
            elif entry[3] == FROM_PILE:
                extra = any_of(cards.piles[entry[1]], luck)
            cards.write(POOLED, entry[1], entry[2], entry[3], extra)
        elif kind == SHOWN:
            self.show(entry, seat, luck)
        elif kind == TOLD:
            if entry[1] != seat:
                self.must_be(entry[1], bool(entry[2]), luck)
            cards.write(TOLD, entry[1], entry[2])
        elif kind == PEEKED:
            hand = cards.hands[entry[2]]
            which = hand if entry[3] == NOBODY else [hand[entry[3]]]
            card = self.one_of(which, entry[1] == seat, entry[4], luck)
            cards.write(PEEKED, entry[1], entry[2], entry[3], card)
        elif kind == TOPPED:
            card = self.one_of(cards.maybe_on_top(), entry[1] == seat, entry[2], luck)
            cards.write(TOPPED, entry[1], card)
        elif kind == CONGREGATED:
            if seat >= 0 and entry[1] >> seat & 1:
                for pawn in range(cards.seats):
                    if pawn != seat and cards.hands[pawn]:
                        self.must_be(pawn, bool(entry[1] >> pawn & 1), luck)
            cards.write(CONGREGATED, 0)
        elif kind == COINED:
            if entry[1] == seat:
                self.weight *= cards.bag.count(entry[2]) / len(cards.bag)
            cards.write(COINED, entry[1], entry[2] if entry[1] == seat else UNKNOWN_COIN)
        elif kind == GAVE:
            self.give(entry, seat, luck)
        else:
            cards.write(MINGLED)
        return self.weight

    def one_of(self, cards: list[int], mine: bool, value: int, luck: Luck) -> int:
        return self.seen(cards, value, luck) if mine else any_of(cards, luck)

    def keep(self, entry: tuple[int, ...], mine: bool, luck: Luck) -> None:
        """Others are taken to choose any two values as likely as any other two."""
        hand = self.cards.hands[entry[1]] + self.cards.drawn
        low, high = entry[2], entry[3]
        if not mine:
            for card in hand:
                self.decide_by_luck(card, luck)
            values = sorted(self.value[card] for card in hand)
            pairs = sorted({(a, b) for at, a in enumerate(values) for b in values[at + 1 :]})
            if entry[4] != SEEN:
                low, high = pairs[luck.below(len(pairs))]
            elif (low, high) in pairs:
                self.weight *= 1.0 / len(pairs)
            else:
                self.weight = 0.0
                return
        one = self.of_value(hand, low)
        other = self.of_value([card for card in hand if card != one], high)
        self.cards.write(KEPT, entry[1], one, other)

    def show(self, entry: tuple[int, ...], seat: int, luck: Luck) -> None:
        pawn = entry[1]
        hand = self.cards.hands[pawn]
        if pawn >= self.cards.seats:
            self.seen([hand[0]], entry[2], luck)
            self.seen([hand[1]], entry[3], luck)
        elif pawn != seat:
            self.seen_both(hand, entry[2], entry[3], luck)
            if self.weight > 0.0:
                self.must_be(pawn, bool(entry[4]), luck)
        self.cards.write(SHOWN, pawn, hand[0], hand[1], entry[4])

    def give(self, entry: tuple[int, ...], seat: int, luck: Luck) -> None:
        cards = self.cards
        if entry[1] == seat:
            coin = cards.coin
        elif entry[2] == seat:
            coin = entry[3]
            self.weight *= cards.bag.count(coin) / len(cards.bag)
            if self.weight == 0.0:
                return
        else:
            coin = any_of(cards.bag, luck)
        cards.write(GAVE, entry[1], entry[2], coin)

    # Health

    def must_be(self, pawn: int, infected: bool, luck: Luck) -> None:
        """The seat knows whether this player is infected: let their past be such that it is so."""
        coins = self.cards.coins[pawn]
        if CURED in coins or PLAGUE in coins:
            if infected == (CURED in coins):
                self.weight = 0.0
            return
        past = self.cards.past[pawn]
        open_cards: list[int] = []
        for card in past:
            if self.value[card] == UNDECIDED and card not in open_cards:
                open_cards.append(card)
        if not open_cards:
            if self.is_sick(past) != infected:
                self.weight = 0.0
            return
        found: list[int] = []
        fits = 0
        for _ in range(TRIES):
            for card in open_cards:
                self.decide_by_luck(card, luck)
            if self.is_sick(past) == infected:
                fits += 1
                if not found:
                    found = [self.value[card] for card in open_cards]
            for card in open_cards:
                self.forget(card)
        self.weight *= fits / TRIES
        for card, value in zip(open_cards, found):
            self.decide(card, value)

    def is_sick(self, past: list[int]) -> bool:
        """Whether somebody who has had these pairs of symptoms is infected."""
        sick = False
        for place in range(0, len(past), 2):
            total = self.value[past[place]] + self.value[past[place + 1]]
            if total >= PLAGUE_SUM:
                sick = True
            elif total == 2 and self.cards.cure:
                sick = False
        return sick
