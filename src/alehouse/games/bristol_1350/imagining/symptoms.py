"""Particles of symptom cards and alms coins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, how_many, only
from alehouse.engine.counts import count, one, size
from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.components import HIGHEST, NOBODY, Values
from alehouse.games.bristol_1350.imagining.particle import UNDECIDED, Particle, part_of
from alehouse.games.bristol_1350.imagining.picking import any_coin, any_of, has_pair, nth_pair, pairs_to_keep
from alehouse.games.bristol_1350.imagining.places import SymptomPlaces, had
from alehouse.games.bristol_1350.imagining.seen import (
    EITHER,
    SEEN,
    SET_ASIDE,
    SET_ASIDE_FOR,
    THE_OTHER,
    UNSEEN,
    WENT_ON,
)
from alehouse.games.bristol_1350.position.book import FROM_DECK, FROM_PILE
from alehouse.games.bristol_1350.position.chronicle import (
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
    packed,
    unpacked,
)

UNKNOWN_COIN: Final = -2
"""Drawn by somebody else, and decided when it is given away."""
TRIES: Final = 8
"""How often the unknown past of somebody whose health is known is tried out, to see how often it fits."""


class SymptomParticle(Particle):
    """One way in which symptoms and coins may have gone."""

    def __init__(self, places: SymptomPlaces) -> None:
        super().__init__()
        self.places = places
        self.chaos = False
        self.plague_sum: i64 = 0
        self.low: i64 = 0
        """The cards dealt at the start, if the highest were kept out: a bit each."""
        self.loose: i64 = 0
        """Undecided cards that may be of the highest value."""
        self.expected = vec[i64]()
        """The other one of two values of which somebody has got one, for each pawn."""
        self.aside: i64 = 0
        """The cards of the heap that are set aside for those who will get them, a bit each."""
        self.waiting = vec[i64]()
        """The same cards: two for each pawn, or NOBODY."""

    def open_box(self, values: Values, chaos: bool) -> None:
        self.chaos = chaos
        self.plague_sum = values.plague_sum
        self.left = values.all_symptoms
        self.undecided = size(self.left)
        self.loose = self.undecided
        self.value = vec[i64]([UNDECIDED] * self.undecided)
        self.expected = vec[i64]([0] * self.places.pawns)
        self.waiting = vec[i64]([NOBODY] * (2 * self.places.pawns))

    def again(self) -> Particle:
        other = SymptomParticle(self.places.again())
        other.weight = 1.0
        other.value = self.value[:]
        other.left = self.left
        other.undecided = self.undecided
        other.chaos = self.chaos
        other.plague_sum = self.plague_sum
        other.low = self.low
        other.loose = self.loose
        other.expected = self.expected[:]
        other.aside = self.aside
        other.waiting = self.waiting[:]
        return other

    def is_sure(self, happening: i64) -> bool:
        kind, _a, _b, mark, _d = unpacked(happening)
        return kind == DEALT and mark != EITHER

    def is_weighed(self, happening: i64, seat: i64) -> bool:
        kind, a, b, c, d = unpacked(happening)
        if kind in (SET_ASIDE_FOR, DEALT):
            return c != UNSEEN
        if kind == KEPT:
            return a != seat and d == SEEN
        if kind in (SHOWN, TOLD, WENT_ON):
            return a != seat
        if kind == CONGREGATED:
            return a != 0
        if kind == GAVE:
            return b == seat
        return a == seat and kind in (DREW, PEEKED, TOPPED, COINED)

    # Values: the highest are not among the cards dealt at the start.

    def likely(self, card: i64, value: i64) -> float:
        """How likely the card has this value."""
        decided = self.value[card]
        if decided != UNDECIDED:
            return 1.0 if decided == value else 0.0
        high: int = count(self.left, HIGHEST)
        low: int = self.undecided - high
        loose: int = self.loose
        if value == HIGHEST:
            return 0.0 if has(self.low, card) else high / loose
        if low == 0:
            return 0.0
        such: int = count(self.left, value)
        if has(self.low, card):
            return such / low
        return (loose - high) / loose * such / low

    def decide(self, card: i64, value: i64) -> None:
        """The card has this value; if it has one already, it must be this."""
        if self.value[card] == UNDECIDED:
            self.value[card] = value
            self.left -= one(value)
            self.undecided -= 1
            if not has(self.low, card):
                self.loose -= 1

    def decide_by_luck(self, card: i64, luck: Luck) -> None:
        if self.value[card] != UNDECIDED:
            return
        high = count(self.left, HIGHEST)
        if not has(self.low, card) and luck.below(self.loose) < high:
            self.decide(card, HIGHEST)
            return
        rest = luck.below(self.undecided - high)
        value: i64 = 1
        while rest >= count(self.left, value):
            rest -= count(self.left, value)
            value += 1
        self.decide(card, value)

    # What happens

    def follow(self, happening: i64, seat: i64, luck: Luck) -> None:
        places = self.places
        kind, a, b, c, d = unpacked(happening)
        if kind == GOT:
            places.write(GOT, a, self.handed_out(a) if c == SET_ASIDE else any_of(places.pool - self.aside, luck))
        elif kind == SET_ASIDE_FOR:
            self.set_aside(a, self.dealt(places.pool - self.aside, a, b, c, d, luck))
        elif kind == DEALT:
            card: i64 = how_many(places.deck) - 1
            if not self.chaos:
                self.low |= only(card)
                self.loose -= 1
            places.write(DEALT, a, self.dealt(only(card), a, b, c, d, luck))
        elif kind == POOLED:
            extra: i64 = 0
            if c == FROM_DECK:
                extra = any_of(places.drawable(), luck)
            elif c == FROM_PILE:
                extra = any_of(places.piles[a], luck)
            places.write(POOLED, a, b, c, extra)
        elif kind == MINGLED:
            places.write(MINGLED)
        elif kind == DREW:
            places.write(DREW, a, self.one_of(places.drawable(), a == seat, b, luck))
        elif kind == KEPT:
            self.keep(a, b, c, a == seat, d, luck)
        elif kind == ADDED:
            card = self.of_value(places.drawn, c) if a == seat else any_of(places.drawn, luck)
            places.write(ADDED, a, b, card)
        elif kind == SHOWN:
            if a != seat:
                self.must_be(a, d == 1, luck)
            places.write(SHOWN, a, places.hands[2 * a], places.hands[2 * a + 1], d)
        elif kind == TOLD:
            if a != seat:
                self.must_be(a, b == 1, luck)
            places.write(TOLD, a, b)
        elif kind == WENT_ON:
            self.must_be(a, False, luck)
        elif kind == PEEKED:
            cards = places.in_hand(b) if c == NOBODY else only(places.hands[2 * b + c])
            places.write(PEEKED, a, b, c, self.one_of(cards, a == seat, d, luck))
        elif kind == TOPPED:
            places.write(TOPPED, a, self.one_of(places.top, a == seat, b, luck))
        elif kind == CONGREGATED:
            self.congregate(a, seat, luck)
        elif kind == COINED:
            coin: i64 = UNKNOWN_COIN
            if a == seat:
                coin = b
                self.see_coin(b)
            places.write(COINED, a, coin)
        else:
            self.give(a, b, c, seat, luck)

    def set_aside(self, pawn: i64, card: i64) -> None:
        """The pawn is going to get this card of the heap."""
        self.aside |= only(card)
        self.waiting[2 * pawn if self.waiting[2 * pawn] == NOBODY else 2 * pawn + 1] = card

    def handed_out(self, pawn: i64) -> i64:
        """The first card that was set aside for the pawn; the second one is next."""
        card = self.waiting[2 * pawn]
        self.aside -= only(card)
        self.waiting[2 * pawn] = self.waiting[2 * pawn + 1]
        self.waiting[2 * pawn + 1] = NOBODY
        return card

    def dealt(self, cards: i64, pawn: i64, value: i64, mark: i64, other: i64, luck: Luck) -> i64:
        """Which one of these cards it may have been that somebody was dealt."""
        if mark == UNSEEN:
            return any_of(cards, luck)
        if mark == EITHER:
            # Not only the card, but also which of the two values it has is left to chance.
            first = self.chance_of(cards, value)
            second = self.chance_of(cards, other)
            self.weight *= first + second
            if part_of(first + second, luck) >= first:
                value, other = other, value
            self.expected[pawn] = other
            return self.take(cards, value, luck)
        if mark == THE_OTHER:
            value = self.expected[pawn]
        return self.one_of(cards, True, value, luck)

    def chance_of(self, cards: i64, value: i64) -> float:
        """How likely one of these cards, whichever it is, has this value."""
        total = 0.0
        cards_left = cards
        card: i64 = 0
        while cards_left:
            if cards_left & 1:
                total += self.likely(card, value)
            cards_left >>= 1
            card += 1
        many: int = how_many(cards)
        return total / many

    def one_of(self, cards: i64, is_seen: bool, value: i64, luck: Luck) -> i64:
        """One of these cards; if the seat saw its value, one that may have it."""
        if not is_seen:
            return any_of(cards, luck)
        self.weight *= self.chance_of(cards, value)
        return self.take(cards, value, luck)

    def take(self, cards: i64, value: i64, luck: Luck) -> i64:
        """One of these cards that may have this value, and has it from now on; any of them, if none may."""
        chance = self.chance_of(cards, value)
        if chance <= 0.0:
            return any_of(cards, luck)
        many: int = how_many(cards)
        mark = part_of(chance * many, luck)
        chosen: i64 = NOBODY
        card: i64 = 0
        cards_left = cards
        while cards_left:
            if cards_left & 1:
                each = self.likely(card, value)
                if each > 0.0:
                    # Should rounding lead past the end, it is the last one that is possible.
                    chosen = card
                    mark -= each
                    if mark < 0.0:
                        break
            cards_left >>= 1
            card += 1
        self.decide(chosen, value)
        return chosen

    def of_value(self, cards: i64, value: i64) -> i64:
        """The first of these cards that is known to have this value."""
        card: i64 = 0
        while cards:
            if cards & 1 and self.value[card] == value:
                return card
            cards >>= 1
            card += 1
        raise AssertionError("the seat saw a card that is not there")

    def keep(self, pawn: i64, low: i64, high: i64, mine: bool, mark: i64, luck: Luck) -> None:
        """Others are taken to choose any two values as likely as any other two."""
        cards = self.places.in_hand(pawn) | self.places.drawn
        if not mine:
            have: i64 = 0
            left = cards
            card: i64 = 0
            while left:
                if left & 1:
                    self.decide_by_luck(card, luck)
                    have += one(self.value[card])
                left >>= 1
                card += 1
            pairs = pairs_to_keep(have)
            if mark != SEEN:
                low, high = nth_pair(have, luck.below(pairs))
            elif has_pair(have, low, high):
                many: int = pairs
                self.weight /= many
            else:
                self.weight = 0.0
                return
        first = self.of_value(cards, low)
        self.places.write(KEPT, pawn, first, self.of_value(cards - only(first), high))

    def see_coin(self, coin: i64) -> None:
        such: int = count(self.places.bag, coin)
        all_coins: int = size(self.places.bag)
        self.weight *= such / all_coins

    def give(self, giver: i64, receiver: i64, coin: i64, seat: i64, luck: Luck) -> None:
        places = self.places
        if giver == seat:
            coin = places.coin
        elif receiver == seat:
            self.see_coin(coin)
            if self.weight <= 0.0:
                return
        else:
            coin = any_coin(places.bag, luck)
        # What was drawn just before is known now.
        places.chronicle[-1] = packed(COINED, giver, coin, 0, 0)
        places.write(GAVE, giver, receiver, coin)

    # Health

    def congregate(self, infected: i64, seat: i64, luck: Luck) -> None:
        """Whoever is infected sees who else is, and who is not; of the dead everybody knows it."""
        places = self.places
        if infected:
            pawn: i64
            for pawn in range(places.seats):
                if pawn != seat and places.hands[2 * pawn] != NOBODY:
                    self.must_be(pawn, has(infected, pawn), luck)
        places.write(CONGREGATED, 0)

    def must_be(self, pawn: i64, infected: bool, luck: Luck) -> None:
        """The seat knows whether somebody is infected: let their past be such that it is so."""
        places = self.places
        if has(places.immune | places.plagued, pawn):
            if infected == has(places.immune, pawn):
                self.weight = 0.0
            return
        still_open = self.undecided_of(pawn)
        if not still_open:
            if self.is_sick(pawn) != infected:
                self.weight = 0.0
            return
        left, undecided, loose = self.left, self.undecided, self.loose
        found = vec[i64]()
        fits = 0
        for _ in range(TRIES):
            self.decide_all(still_open, luck)
            if self.is_sick(pawn) == infected:
                fits += 1
                if not len(found):
                    found = self.value[:]
            self.forget(still_open)
            self.left, self.undecided, self.loose = left, undecided, loose
        self.weight *= fits / TRIES
        if fits:
            card: i64 = 0
            while still_open:
                if still_open & 1:
                    self.decide(card, found[card])
                still_open >>= 1
                card += 1

    def undecided_of(self, pawn: i64) -> i64:
        """The undecided cards on which it depends whether somebody is infected."""
        if pawn >= self.places.seats:
            return self.undecided_in(self.places.in_hand(pawn))
        cards: i64 = 0
        for pair in self.places.past:
            who, first, second = had(pair)
            if who == pawn:
                cards |= only(first) | only(second)
        return self.undecided_in(cards)

    def undecided_in(self, cards: i64) -> i64:
        found: i64 = 0
        card: i64
        for card in range(len(self.value)):
            if has(cards, card) and self.value[card] == UNDECIDED:
                found |= only(card)
        return found

    def decide_all(self, cards: i64, luck: Luck) -> None:
        card: i64 = 0
        while cards:
            if cards & 1:
                self.decide_by_luck(card, luck)
            cards >>= 1
            card += 1

    def forget(self, cards: i64) -> None:
        """Undo the values of these cards; whoever decided them knows what was left."""
        card: i64 = 0
        while cards:
            if cards & 1:
                self.value[card] = UNDECIDED
            cards >>= 1
            card += 1

    def is_sick(self, pawn: i64) -> bool:
        """Whether somebody who has had these symptoms is infected; of a ghost only those in hand count."""
        places = self.places
        if pawn >= places.seats:
            return self.value[places.hands[2 * pawn]] + self.value[places.hands[2 * pawn + 1]] >= self.plague_sum
        sick = False
        for pair in places.past:
            who, first, second = had(pair)
            if who == pawn:
                total = self.value[first] + self.value[second]
                if total >= self.plague_sum:
                    sick = True
                elif total == 2 and places.cure:
                    sick = False
        return sick
