"""How good a position looks: the healthy want their cart out first and clean, the infected want no clean cart out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.contract import OVER
from alehouse.games.bristol_1350.actions import NO_WHIP
from alehouse.games.bristol_1350.components import HIGHEST, NOBODY, PLAGUE_SUM, RATS_TO_MINGLE, ROAD
from alehouse.games.bristol_1350.counts import count, counted, one, size
from alehouse.games.bristol_1350.death import HAD_THEIR_WAY, WON
from alehouse.games.bristol_1350.position import ANSWER
from alehouse.games.bristol_1350.rules import Flight

ESCAPED_WORTH: Final = 10_000.0
HAD_THEIR_WAY_WORTH: Final = 6_000.0
LOST_WORTH: Final = -10_000.0
DEAD_WORTH: Final = -2_000.0
"""Healthy and out of the game: nothing can be won any more."""

STEP: Final = 10.0
"""A step of one's own cart towards the gate."""
RIVAL_STEP: Final = 4.0
AT_THE_GATE: Final = 60.0
CLEAN: Final = 120.0
"""Nobody infected is aboard."""
ILL_STEP: Final = 5.0
"""A step towards the gate with somebody infected aboard."""
FALLING_ILL: Final = 260.0
COMPANIONS_FALL_ILL: Final = 80.0
LOOSE_RAT: Final = 3.0
"""A single rat of one's own cart: the next roll may make it a mingle."""
FRONT: Final = 4.0
SYMPTOM: Final = 5.0
REMEDY: Final = 7.0
TOO_LATE: Final = 25.0
"""In the last round, a step that is still missing."""
THREAT_STEP: Final = 8.0
THREAT: Final = 40.0
SPREAD: Final = 160.0
"""For the infected: a healthy passenger who is about to fall ill."""
HEALTHY_ALIVE: Final = 25.0
INFECTED_ALIVE: Final = 50.0

USUAL_SYMPTOMS: Final[i64] = counted((1, 2, 2, 3, 3, 4))
"""What the extra card of a mingle may be, roughly as likely as the deck makes it."""


def appraise(position: Flight, seat: i64) -> float:
    p = position
    if p.to_move != OVER and p.due_step() == ANSWER:
        p = _unanswered(p)
    if p.to_move == OVER:
        points = p.result().points[seat]
        if points == WON:
            return ESCAPED_WORTH
        return HAD_THEIR_WAY_WORTH if points == HAD_THEIR_WAY else LOST_WORTH
    worth = REMEDY * int(p.remedies.sizes[seat])
    if p.symptoms.is_infected(seat):
        return worth + _for_the_infected(p, seat)
    if p.where[seat] == NOBODY:
        return DEAD_WORTH
    return worth + _for_the_healthy(p, seat)


def _unanswered(p: Flight) -> Flight:
    """The position if nobody else uses a whip."""
    other = p.copy()
    assert isinstance(other, Flight)
    while other.to_move != OVER and other.due_step() == ANSWER:
        other.play(NO_WHIP)
    return other


def _reach(p: Flight, cart: i64) -> int:
    """Where a cart will be if the dice stay as they are."""
    return p.at[cart] + p.speed(cart)


def _aboard(p: Flight, cart: i64) -> int:
    """How many there are in a cart."""
    return p.crowd[cart]


def _ill(p: Flight, cart: i64) -> bool:
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == cart and p.symptoms.is_infected(pawn):
            return True
    return False


def _risk(p: Flight, cart: i64) -> float:
    """How likely a passenger falls ill in the mingle that the dice call for, if they do."""
    if p.rats(cart) < RATS_TO_MINGLE or not p.crowd[cart]:
        return 0.0
    pool: i64 = 0
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == cart:
            pool += p.symptoms.in_hand(pawn)
    if not pool:
        # In the middle of the mingle itself: it is too late to fear it.
        return 0.0
    extras = p.symptoms.piles[cart]
    if not extras:
        extras = USUAL_SYMPTOMS
    ill: i64 = 0
    extra: i64
    for extra in range(1, HIGHEST + 1):
        if count(extras, extra):
            ill += count(extras, extra) * _pairs_of_plague(pool + one(extra))
    cards = size(pool)
    pairs: int = (cards + 1) * cards // 2 * size(extras)
    return int(ill) / pairs


def _pairs_of_plague(cards: i64) -> i64:
    """In how many ways two of these symptoms are the plague."""
    found: i64 = 0
    low: i64
    high: i64
    for low in range(1, HIGHEST + 1):
        for high in range(low, HIGHEST + 1):
            if low + high >= PLAGUE_SUM:
                others = count(cards, high)
                found += others * (others - 1) // 2 if low == high else count(cards, low) * others
    return found


def _for_the_healthy(p: Flight, seat: i64) -> float:
    mine = p.where[seat]
    reach = _reach(p, mine)
    risk = _risk(p, mine)
    symptoms: int = p.symptoms.total(seat)
    worth = -FALLING_ILL * risk - SYMPTOM * symptoms
    worth -= COMPANIONS_FALL_ILL * risk * (_aboard(p, mine) - 1)
    if p.rats(mine) == 1:
        worth -= LOOSE_RAT
    worth -= FRONT * int(p.place(seat))
    if _ill(p, mine):
        worth -= ILL_STEP * reach + (AT_THE_GATE * 3 if reach >= ROAD else 0.0)
    else:
        worth += CLEAN + STEP * min(reach, ROAD)
        if reach >= ROAD:
            worth += AT_THE_GATE
    if p.last_round and reach < ROAD:
        worth -= TOO_LATE * (ROAD - reach)
    for cart in p.order:
        if cart != mine and p.crowd[cart]:
            there = _reach(p, cart)
            if not _ill(p, cart):
                clean = 1.0 - _risk(p, cart)
                worth -= RIVAL_STEP * there * clean
                if there >= ROAD and (there > reach or reach < ROAD):
                    worth -= AT_THE_GATE * 3 * clean
            elif there >= ROAD and reach < ROAD:
                # It would cross, and leave but one more round.
                worth -= ROAD - reach
    return worth


def _for_the_infected(p: Flight, seat: i64) -> float:
    worth = 0.0
    if p.where[seat] != NOBODY:
        worth += INFECTED_ALIVE + SYMPTOM * int(p.symptoms.total(seat))
    other: i64
    for other in range(p.pawns):
        if p.alive(other) and not p.symptoms.is_infected(other):
            worth -= HEALTHY_ALIVE
    for cart in p.order:
        if not p.crowd[cart]:
            continue
        reach = _reach(p, cart)
        risk = _risk(p, cart)
        if _ill(p, cart):
            # Those who reach the gate in bad company take their health with them.
            worth += reach
            worth += SPREAD * risk * _aboard(p, cart) / 4.0
            continue
        all_stay_clean = (1.0 - risk) ** _aboard(p, cart)
        worth -= (THREAT + THREAT_STEP * reach) * all_stay_clean
        if reach >= ROAD:
            worth -= AT_THE_GATE * 5.0 * all_stay_clean
        if p.last_round and reach < ROAD:
            worth += TOO_LATE * (ROAD - reach)
        worth += SPREAD * risk * _aboard(p, cart)
    return worth
