"""How good a position looks: the healthy want their cart out first and clean, the infected want no clean cart out."""

from __future__ import annotations

from typing import Final

from alehouse.engine.contract import OVER
from alehouse.games.bristol_1350.actions import NO_WHIP
from alehouse.games.bristol_1350.components import NOBODY, PLAGUE_SUM, RATS_TO_MINGLE, ROAD
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

USUAL_SYMPTOMS: Final = (1, 2, 2, 3, 3, 4)
"""What the extra card of a mingle may be, roughly as likely as the deck makes it."""


def appraise(position: Flight, seat: int) -> float:
    p = position
    if p.to_move != OVER and p.stack[-1][0] == ANSWER:
        p = _unanswered(p)
    if p.to_move == OVER:
        points = p.result().points[seat]
        if points == WON:
            return ESCAPED_WORTH
        return HAD_THEIR_WAY_WORTH if points == HAD_THEIR_WAY else LOST_WORTH
    worth = REMEDY * len(p.remedies.hands[seat])
    if p.symptoms.is_infected(seat):
        return worth + _for_the_infected(p, seat)
    if p.where[seat] == NOBODY:
        return DEAD_WORTH
    return worth + _for_the_healthy(p, seat)


def _unanswered(p: Flight) -> Flight:
    """The position if nobody else uses a whip."""
    other = p.copy()
    assert isinstance(other, Flight)
    while other.to_move != OVER and other.stack[-1][0] == ANSWER:
        other.play(NO_WHIP)
    return other


def _reach(p: Flight, cart: int) -> int:
    """Where a cart will be if the dice stay as they are."""
    return p.at[cart] + p.speed(cart)


def _ill(p: Flight, cart: int) -> bool:
    for pawn in p.carts[cart]:
        if p.symptoms.is_infected(pawn):
            return True
    return False


def _risk(p: Flight, cart: int) -> float:
    """How likely a passenger falls ill in the mingle that the dice call for, if they do."""
    if p.rats(cart) < RATS_TO_MINGLE or not p.carts[cart]:
        return 0.0
    pool: list[int] = []
    for pawn in p.carts[cart]:
        pool.extend(p.symptoms.hands[pawn])
    if not pool:
        # In the middle of the mingle itself: it is too late to fear it.
        return 0.0
    extras = p.symptoms.piles[cart] or list(USUAL_SYMPTOMS)
    ill = 0
    for extra in extras:
        cards = [*pool, extra]
        for place, one in enumerate(cards):
            for other in cards[place + 1 :]:
                if one + other >= PLAGUE_SUM:
                    ill += 1
    pairs = (len(pool) + 1) * len(pool) // 2
    return ill / (pairs * len(extras))


def _for_the_healthy(p: Flight, seat: int) -> float:
    mine = p.where[seat]
    reach = _reach(p, mine)
    risk = _risk(p, mine)
    symptoms = p.symptoms.hands[seat]
    worth = -FALLING_ILL * risk - SYMPTOM * sum(symptoms)
    worth -= COMPANIONS_FALL_ILL * risk * (len(p.carts[mine]) - 1)
    if p.rats(mine) == 1:
        worth -= LOOSE_RAT
    worth -= FRONT * p.carts[mine].index(seat)
    if _ill(p, mine):
        worth -= ILL_STEP * reach + (AT_THE_GATE * 3 if reach >= ROAD else 0.0)
    else:
        worth += CLEAN + STEP * min(reach, ROAD)
        if reach >= ROAD:
            worth += AT_THE_GATE
    if p.last_round and reach < ROAD:
        worth -= TOO_LATE * (ROAD - reach)
    for cart in p.order:
        if cart != mine and p.carts[cart]:
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


def _for_the_infected(p: Flight, seat: int) -> float:
    worth = 0.0
    if p.where[seat] != NOBODY:
        worth += INFECTED_ALIVE + SYMPTOM * sum(p.symptoms.hands[seat])
    for other in range(p.pawns):
        if p.alive(other) and not p.symptoms.is_infected(other):
            worth -= HEALTHY_ALIVE
    for cart in p.order:
        if not p.carts[cart]:
            continue
        reach = _reach(p, cart)
        risk = _risk(p, cart)
        if _ill(p, cart):
            # Those who reach the gate in bad company take their health with them.
            worth += reach
            worth += SPREAD * risk * len(p.carts[cart]) / 4.0
            continue
        all_stay_clean = (1.0 - risk) ** len(p.carts[cart])
        worth -= (THREAT + THREAT_STEP * reach) * all_stay_clean
        if reach >= ROAD:
            worth -= AT_THE_GATE * 5.0 * all_stay_clean
        if p.last_round and reach < ROAD:
            worth += TOO_LATE * (ROAD - reach)
        worth += SPREAD * risk * len(p.carts[cart])
    return worth
