"""What may be true for all that a seat has seen: hidden cards drawn anew, so that everything seen comes out the same.

The chronicle is lived through again by a few dreamers. To a dreamer each card is a number without a value; it gets
its value only when the seat saw it, or when something hangs on it. Where the seat saw a card, the dreamer makes a card
fit and notes how probable that was (its weight). Unlikely dreams are dropped and likely ones dreamt on in
their place (a particle filter), so what is left in the end is as likely as what the seat saw says, but for an error
that shrinks with the number of dreamers.

Nothing here looks at what the seat has not seen: the same sights and the same luck give the same dream.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.apothecary import Apothecary
from alehouse.games.bristol_1350.chronicle import COINED, CONGREGATED, POOLED, entries, five
from alehouse.games.bristol_1350.dreams import Dream, part_of
from alehouse.games.bristol_1350.dreamt_symptoms import DreamtSymptoms
from alehouse.games.bristol_1350.hindsight import in_hindsight
from alehouse.games.bristol_1350.remedy_dream import DreamtApothecary, RemedyDream
from alehouse.games.bristol_1350.symptom_dream import SymptomDream
from alehouse.games.bristol_1350.symptoms import Symptoms

DREAMERS: Final = 12
MOST_DREAMERS: Final = 1 << 15
MOST_AGAIN: Final = 64


def imagine_symptoms(truth: Symptoms, seat: int, luck: Luck) -> Symptoms:
    """Symptom cards and coins as they may lie, and how they may have come there."""
    chronicle = in_hindsight(entries(truth.chronicle), seat, truth.seats, luck)
    cards = DreamtSymptoms()
    cards.open_box(truth.pawns, truth.seats, truth.chaos, truth.cure)
    dream = _dream(SymptomDream(cards), chronicle, seat, luck)
    assert isinstance(dream, SymptomDream)
    dream.wake(luck)
    imagined = Symptoms()
    imagined.open_box(truth.pawns, truth.seats, truth.chaos, truth.cure)
    dreamt = entries(dream.cards.chronicle)
    for place, entry in enumerate(dreamt):
        if entry[0] == CONGREGATED:
            imagined.write(CONGREGATED, imagined.infected_players())
        elif entry[0] == COINED:
            following = dreamt[place + 1] if place + 1 < len(dreamt) else ()
            imagined.write(COINED, entry[1], dream.coin_after(following))
        else:
            imagined.write(*five(dream.valued(entry)))
    return imagined


def imagine_remedies(truth: Apothecary, seat: int, luck: Luck) -> Apothecary:
    """Remedy cards as they may lie."""
    cards = DreamtApothecary()
    cards.open_box(truth.seats, truth.alms)
    dream = _dream(RemedyDream(cards), entries(truth.chronicle), seat, luck)
    assert isinstance(dream, RemedyDream)
    dream.wake(luck)
    imagined = Apothecary()
    imagined.open_box(truth.seats, truth.alms)
    for entry in entries(dream.cards.chronicle):
        kind, who, card, among, _ = five(dream.valued(entry))
        imagined.write(kind, who, card, among)
    return imagined


def _dream(blank: Dream, chronicle: list[tuple[int, ...]], seat: int, luck: Luck) -> Dream:
    """One of the dreams that fit; with more dreamers, if at first none did."""
    seen = len(chronicle)
    while seen > 0 and not blank.sees(chronicle[seen - 1], seat):
        seen -= 1
    dreamers = DREAMERS
    while dreamers <= MOST_DREAMERS:
        dreams = _live_through(blank, chronicle[:seen], seat, luck, dreamers)
        if dreams:
            # From what the seat saw last to now, one dreamer is enough.
            dream = dreams[luck.below(len(dreams))]
            for entry in chronicle[seen:]:
                dream.follow(entry, seat, luck)
            return dream
        dreamers *= 2
    raise AssertionError("nothing fits what this seat has seen")


def _live_through(blank: Dream, chronicle: list[tuple[int, ...]], seat: int, luck: Luck, dreamers: int) -> list[Dream]:
    """Dreams that fit all of this; none, if they all came to a bad end again and again."""
    dreams = [blank.again()]
    kept: list[Dream] = []
    kept_at = 0
    more = 1
    place = 0
    while place < len(chronicle):
        entry = chronicle[place]
        if len(dreams) == 1 and not dreams[0].is_sure(entry):
            dreams.extend([dreams[0].again() for _ in range(dreamers - 1)])
        if place > kept_at and entry[0] == POOLED:
            dreams = _survivors(dreams, [1.0] * len(dreams), dreamers, luck)
            kept = [dream.again() for dream in dreams]
            kept_at = place
            more = 1
        weights = [dream.follow(entry, seat, luck) for dream in dreams]
        best = max(weights)
        if best > 0.0:
            if min(weights) < best:
                dreams = _survivors(dreams, weights, len(dreams), luck)
            place += 1
        elif kept and more < MOST_AGAIN:
            # None of them fits: back to the last mingle, with more dreamers.
            more *= 2
            dreams = [dream.again() for dream in kept for _ in range(more)]
            place = kept_at
        else:
            return []
    return dreams


def _survivors(dreams: list[Dream], weights: list[float], count: int, luck: Luck) -> list[Dream]:
    """So many dreams, each as often as its weight says: one throw decides for all (systematic resampling)."""
    if count == len(dreams) and min(weights) == max(weights):
        return dreams
    # fsum, since newer Pythons add up floats otherwise, and the same luck gives the same dream on all of them.
    step = fsum(weights) / count
    mark = part_of(step, luck)
    found: list[Dream] = []
    reached = 0.0
    for dream, weight in zip(dreams, weights):
        reached += weight
        taken = False
        while mark < reached and len(found) < count:
            found.append(dream.again() if taken else dream)
            taken = True
            mark += step
    return found
