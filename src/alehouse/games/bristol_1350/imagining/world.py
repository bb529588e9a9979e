"""From a particle to a world: what is still open is decided, and the story is told once more with values."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.imagining.picking import any_coin
from alehouse.games.bristol_1350.imagining.remedies import RemedyParticle
from alehouse.games.bristol_1350.imagining.symptoms import UNKNOWN_COIN, SymptomParticle
from alehouse.games.bristol_1350.position.book import FROM_NOWHERE
from alehouse.games.bristol_1350.position.chronicle import (
    ADDED,
    COINED,
    CONGREGATED,
    DEALT,
    DREW,
    GOT,
    KEPT,
    PEEKED,
    POOLED,
    SHOWN,
    TOPPED,
    unpacked,
)
from alehouse.games.bristol_1350.position.remedies import Remedies
from alehouse.games.bristol_1350.position.symptoms import Symptoms


def tell_symptoms(particle: SymptomParticle, imagined: Symptoms, luck: Luck) -> None:
    """Let everything happen to symptom cards, fresh from the box, as it did in this particle."""
    places = particle.places
    still_open = particle.undecided_in(-1)
    left, undecided, loose = particle.left, particle.undecided, particle.loose
    particle.decide_all(still_open, luck)
    coin = places.coin
    if coin == UNKNOWN_COIN:
        coin = any_coin(places.bag, luck)
    value = particle.value
    for happening in places.chronicle:
        kind, a, b, c, d = unpacked(happening)
        if kind in (GOT, DEALT, DREW, TOPPED):
            imagined.write(kind, a, value[b])
        elif kind == POOLED:
            imagined.write(POOLED, a, b, c, 0 if c == FROM_NOWHERE else value[d])
        elif kind in (KEPT, SHOWN):
            first, second = value[b], value[c]
            if first > second and a < places.seats:
                first, second = second, first
            imagined.write(kind, a, first, second, d)
        elif kind == ADDED:
            imagined.write(ADDED, a, b, value[c])
        elif kind == PEEKED:
            imagined.write(PEEKED, a, b, c, value[d])
        elif kind == CONGREGATED:
            imagined.write(CONGREGATED, imagined.infected_players())
        elif kind == COINED:
            imagined.write(COINED, a, coin if b == UNKNOWN_COIN else b)
        else:
            imagined.write(kind, a, b, c, d)
    # The particle serves again, for another world.
    particle.forget(still_open)
    particle.left, particle.undecided, particle.loose = left, undecided, loose


def tell_remedies(particle: RemedyParticle, imagined: Remedies, luck: Luck) -> None:
    """The same for remedy cards."""
    left, undecided = particle.left, particle.undecided
    decided = particle.value[:]
    card: i64
    for card in range(len(decided)):
        particle.decide_by_luck(card, luck)
    for happening in particle.places.chronicle:
        kind, seat, card, among, _d = unpacked(happening)
        imagined.write(kind, seat, particle.value[card], among)
    particle.value = decided
    particle.left, particle.undecided = left, undecided
