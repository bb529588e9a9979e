"""Particles of remedy cards."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from alehouse.engine.counts import count, one, size
from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.components import Values
from alehouse.games.bristol_1350.imagining.particle import UNDECIDED, Particle, part_of
from alehouse.games.bristol_1350.position.book import RemedyBook
from alehouse.games.bristol_1350.position.chronicle import DROPPED, LAID, TOOK, USED, unpacked


class RemedyPlaces(RemedyBook):
    """Where the remedy cards are, by number."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = vec[i64]()
        self.discards = vec[i64]()

    def again(self) -> RemedyPlaces:
        other = RemedyPlaces()
        self.copy_book_to(other)
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        return other

    def drawable(self) -> vec[i64]:
        return self.deck if len(self.deck) else self.discards

    def cards(self, seat: i64, first: i64, last: i64) -> vec[i64]:
        """Some cards of a hand, from one place to before another."""
        start = self.width * seat
        return self.held[start + first : start + last]

    def take_from_deck(self, card: i64) -> None:
        if not len(self.deck):
            self.deck = self.discards
            self.discards = vec[i64]()
        self.deck = remove(self.deck, card)

    def add_to_discards(self, card: i64) -> None:
        self.discards = append(self.discards, card)


class RemedyParticle(Particle):
    """One way in which remedies may have gone."""

    def __init__(self, places: RemedyPlaces) -> None:
        super().__init__()
        self.places = places

    def open_box(self, values: Values, seats: i64, alms: bool) -> None:
        self.left = values.all_remedies(alms)
        self.undecided = size(self.left)
        self.value = vec[i64]([UNDECIDED] * self.undecided)
        self.places.seat_all(seats, alms, values.hand_limit)
        self.places.deck = vec[i64](range(self.undecided))

    def again(self) -> Particle:
        other = RemedyParticle(self.places.again())
        other.value = self.value[:]
        other.left = self.left
        other.undecided = self.undecided
        return other

    def is_sure(self, happening: i64) -> bool:
        kind, _who, _card, _among, _d = unpacked(happening)
        if kind != TOOK:
            return kind == LAID
        for card in self.places.drawable():
            if self.value[card] != UNDECIDED:
                return False
        return True

    def is_weighed(self, happening: i64, seat: i64) -> bool:
        kind, who, _card, _among, _d = unpacked(happening)
        return who == seat if kind == TOOK else kind == USED and who != seat

    def follow(self, happening: i64, seat: i64, luck: Luck) -> None:
        places = self.places
        kind, who, kind_of_card, among, _d = unpacked(happening)
        mine = who == seat
        if kind == TOOK:
            cards = places.drawable()
            places.write(TOOK, who, self.seen(cards, kind_of_card, luck) if mine else any_of(cards, luck))
        elif kind == DROPPED:
            last = places.sizes[who]
            cards = places.cards(who, last - 2, last)
            places.write(DROPPED, who, self.of_kind(cards, kind_of_card) if mine else any_of(cards, luck))
        elif kind == LAID:
            places.write(LAID, who, places.card(who, 0))
        else:
            cards = places.cards(who, 0, among)
            card = self.of_kind(cards, kind_of_card) if mine else self.seen(cards, kind_of_card, luck)
            places.write(USED, who, card, among)

    def likely(self, card: i64, kind: i64) -> float:
        """How likely the card is of this kind."""
        decided = self.value[card]
        if decided != UNDECIDED:
            return 1.0 if decided == kind else 0.0
        such: int = count(self.left, kind)
        undecided: int = self.undecided
        return such / undecided

    def decide(self, card: i64, kind: i64) -> None:
        """The card is of this kind; if it is decided already, it must be this."""
        if self.value[card] == UNDECIDED:
            self.value[card] = kind
            self.left -= one(kind)
            self.undecided -= 1

    def decide_by_luck(self, card: i64, luck: Luck) -> None:
        if self.value[card] != UNDECIDED:
            return
        rest = luck.below(self.undecided)
        kind: i64 = 0
        while rest >= count(self.left, kind):
            rest -= count(self.left, kind)
            kind += 1
        self.decide(card, kind)

    def seen(self, cards: vec[i64], kind: i64, luck: Luck) -> i64:
        """The seat saw a card of this kind come out of these: which one may it have been?"""
        total = 0.0
        for card in cards:
            total += self.likely(card, kind)
        many: int = len(cards)
        self.weight *= total / many
        if total <= 0.0:
            return cards[0]
        mark = part_of(total, luck)
        chosen = cards[0]
        for card in cards:
            each = self.likely(card, kind)
            if each > 0.0:
                # Should rounding lead past the end, it is the last one that is possible.
                chosen = card
                mark -= each
                if mark < 0.0:
                    break
        self.decide(chosen, kind)
        return chosen

    def of_kind(self, cards: vec[i64], kind: i64) -> i64:
        """The first of these cards that is known to be of this kind."""
        for card in cards:
            if self.value[card] == kind:
                return card
        raise AssertionError("the seat saw a card that is not there")


def any_of(cards: vec[i64], luck: Luck) -> i64:
    """One of these cards, each as likely."""
    many: i64 = len(cards)
    return cards[luck.below(many)] if many > 1 else cards[0]
