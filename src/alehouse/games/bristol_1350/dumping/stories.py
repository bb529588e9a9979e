"""Reading the chronicles: what can have happened to the cards, one happening after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alehouse.engine.bits import how_many
from alehouse.engine.counts import count, one
from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, items
from alehouse.games.bristol_1350.components import CART_SPACES, CARTS, HIGHEST, KINDS, NOBODY
from alehouse.games.bristol_1350.position.book import FROM_DECK, FROM_NOWHERE, FROM_PILE
from alehouse.games.bristol_1350.position.chronicle import (
    ADDED,
    COINED,
    CONGREGATED,
    DEALT,
    DREW,
    DROPPED,
    GAVE,
    GOT,
    HAPPENINGS,
    KEPT,
    LAID,
    LENGTHS,
    MINGLED,
    PEEKED,
    POOLED,
    SHOWN,
    TOLD,
    TOOK,
    TOPPED,
    USED,
)
from alehouse.games.bristol_1350.position.symptoms import Symptoms

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

MOST_IN_CHRONICLE: Final = 1 << 9
"""No number in the chronicle is larger: sets of pawns are the largest."""


def read_symptoms(p: RoadPosition, data: Json) -> None:
    """Let everything happen to the symptoms and coins that is written under this key."""
    story = _SymptomStory(p)
    for line in items(data, "symptoms"):
        entry = _read_entry(line, DEALT, GAVE)
        if not story.allows(*_five(entry)):
            raise broken("symptoms", str(line))
        story.write(*_five(entry))


def read_remedies(p: RoadPosition, data: Json) -> None:
    """The same for remedies."""
    story = _RemedyStory(p)
    for line in items(data, "remedies"):
        entry = _read_entry(line, TOOK, LAID)
        kind, seat, card, among, _ = _five(entry)
        if not story.allows(kind, seat, card, among):
            raise broken("remedies", str(line))
        p.remedies.write(kind, seat, card, among)


def _five(entry: tuple[int, ...]) -> tuple[int, int, int, int, int]:
    """A happening with as many numbers as it may have at most."""
    kind, a, b, c, d = (*entry, 0, 0, 0, 0)[:5]
    return kind, a, b, c, d


def _read_entry(data: Json, first: int, last: int) -> tuple[int, ...]:
    """A happening of one of the kinds from first to last, of the right length and made of small numbers."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise broken("chronicle", str(data))
    kind = HAPPENINGS.index(data[0]) if data[0] in HAPPENINGS else -1
    if not first <= kind <= last or len(data) != LENGTHS[kind]:
        raise broken("chronicle", str(data))
    entry = [kind]
    for each in data[1:]:
        if not isinstance(each, int) or isinstance(each, bool) or not -1 <= each < MOST_IN_CHRONICLE:
            raise broken("chronicle", str(data))
        entry.append(each)
    return tuple(entry)


class _RemedyStory:
    """Which remedies can have gone where next."""

    def __init__(self, p: RoadPosition) -> None:
        self.remedies = p.remedies
        self.limit: int = p.values.hand_limit
        self.countess = p.characters
        self.gone: set[int] = set()
        """The seats that have begun to put their remedies away."""

    def allows(self, kind: int, seat: int, card: int, among: int) -> bool:
        remedies = self.remedies
        if not 0 <= seat < remedies.seats or not 0 <= card < KINDS:
            return False
        held = remedies.sizes[seat]
        for other in range(remedies.seats):
            # Whoever holds too many has to choose at once, and the dead put all away at once.
            if remedies.sizes[other] > self.limit and (kind, seat) != (DROPPED, other):
                return False
            if other in self.gone and remedies.sizes[other] and (kind, seat) != (LAID, other):
                return False
        if kind == LAID:
            self.gone.add(seat)
            return held > 0 and card == remedies.card(seat, 0)
        if seat in self.gone:
            return False
        if kind == TOOK:
            return count(remedies.drawable(), card) > 0 and held <= (self.limit if self.countess else self.limit - 1)
        if kind == DROPPED:
            return self.countess and held > 1 and card in remedies.hand(seat)[-2:]
        return kind == USED and 0 < among <= held and card in remedies.hand(seat)[:among]


class _SymptomStory:
    """What can have happened to symptoms and coins next."""

    def __init__(self, p: RoadPosition) -> None:
        self.symptoms = p.symptoms
        self.chaos = p.chaos
        self.congregate = p.congregate
        self.alms = p.alms or p.alms_by_chicken
        self.before = NOBODY
        """The last happening's kind,"""
        self.who = NOBODY
        """and whose it was."""
        self.mingling = 0
        """The pawns in a mingle that is not over, a bit each."""

    def write(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.symptoms.write(kind, a, b, c, d)
        self.before = kind
        self.who = a
        if kind == POOLED:
            self.mingling = b
        elif kind == MINGLED:
            self.mingling = 0

    def allows(self, kind: int, a: int, b: int, c: int, d: int) -> bool:
        symptoms = self.symptoms
        dealt = len(symptoms.chronicle)
        if dealt < 2 * symptoms.pawns or kind == DEALT:
            low = self.chaos or b < HIGHEST
            return kind == DEALT and dealt < 2 * symptoms.pawns and a == dealt // 2 and low and _has(symptoms.deck, b)
        if self.mingling:
            if kind == MINGLED:
                return all(symptoms.has_both(pawn) for pawn in _bits(self.mingling))
            return kind == GOT and a in _bits(self.mingling) and not symptoms.has_both(a) and _has(symptoms.pool, b)
        if symptoms.seats == 1 and symptoms.is_infected(0) and kind != SHOWN:
            # The rule `b1350-solo`: once the deal or the mingle is over, the game is.
            return False
        if kind == POOLED:
            return not self._is_chosen() and _allows_pooling(symptoms, a, b, c, d)
        if kind == CONGREGATED:
            return self.congregate and self.before == MINGLED and a == symptoms.infected_players()
        return 0 <= a < symptoms.pawns and symptoms.has_both(a) and self._lets(kind, a, b, c, d)

    def _is_chosen(self) -> bool:
        """Whether somebody has to decide first about what they have drawn."""
        return len(self.symptoms.drawn) > 0 or self.symptoms.coin != NOBODY

    def _lets(self, kind: int, a: int, b: int, c: int, d: int) -> bool:
        """Whether this pawn, which is in the game, can have done that."""
        symptoms = self.symptoms
        if len(symptoms.drawn) and (kind not in (DREW, KEPT, ADDED) or a != self.who):
            return False
        if symptoms.coin != NOBODY and (kind != GAVE or a != self.who):
            return False
        if kind == DREW:
            return len(symptoms.drawn) < 2 and _has(symptoms.drawable(), b)
        if kind == KEPT:
            return _allows_keeping(symptoms, a, b, c)
        if kind == ADDED:
            return 0 <= b < len(CARTS) and c in symptoms.drawn
        if kind == SHOWN:
            return symptoms.hand(a) == [b, c] and d in (0, 1) and symptoms.is_infected(a) == bool(d)
        if kind == TOLD:
            return b == 0 and not symptoms.is_infected(a)
        if a >= symptoms.seats:
            return False
        if kind == TOPPED:
            return _has(symptoms.top, b)
        if kind == PEEKED:
            return _allows_peek(symptoms, b, c, d)
        if kind == COINED:
            return self.alms and _has(symptoms.bag, b)
        return kind == GAVE and 0 <= b < symptoms.seats and symptoms.has_both(b) and symptoms.coin == c != NOBODY


def _bits(pawns: int) -> list[int]:
    return [pawn for pawn in range(pawns.bit_length()) if pawns >> pawn & 1]


def _allows_keeping(symptoms: Symptoms, pawn: int, low: int, high: int) -> bool:
    cards = symptoms.in_hand(pawn) + symptoms.all_drawn()
    if not len(symptoms.drawn) or low > high or not _has(cards, low):
        return False
    return _has(cards - one(low), high)


def _allows_pooling(symptoms: Symptoms, cart: int, pawns: int, source: int, card: int) -> bool:
    if not 0 <= cart < len(CARTS) or not 0 < pawns < 2**symptoms.pawns or how_many(pawns) > CART_SPACES:
        return False
    if not all(symptoms.has_both(pawn) for pawn in _bits(pawns)):
        return False
    if symptoms.piles[cart]:
        return source == FROM_PILE and _has(symptoms.piles[cart], card)
    if symptoms.left_to_draw():
        return source == FROM_DECK and _has(symptoms.drawable(), card)
    return source == FROM_NOWHERE and card == 0


def _allows_peek(symptoms: Symptoms, pawn: int, place: int, card: int) -> bool:
    if not 0 <= pawn < symptoms.pawns or not symptoms.has_both(pawn):
        return False
    if pawn < symptoms.seats:
        return place == NOBODY and _has(symptoms.in_hand(pawn), card)
    return place in (0, 1) and symptoms.hands[2 * pawn + place] == card


def _has(cards: int, card: int) -> bool:
    """Whether one of the cards (or coins) is such a one; numbers from outside may be none at all."""
    return 0 <= card <= HIGHEST and count(cards, card) > 0
