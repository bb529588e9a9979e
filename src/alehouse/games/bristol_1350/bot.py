"""How good a position looks: the healthy want their cart out first and clean, the infected want no clean cart out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.contract import OVER
from alehouse.engine.counts import count, counted, one, size
from alehouse.engine.thinking import Thinking
from alehouse.games.bristol_1350.actions import NO_WHIP
from alehouse.games.bristol_1350.components import HIGHEST, NOBODY
from alehouse.games.bristol_1350.position.fates import HAD_THEIR_WAY, WON
from alehouse.games.bristol_1350.reading import looks_ill
from alehouse.games.bristol_1350.rules.ending import points
from alehouse.games.bristol_1350.steps import ANSWER

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

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


def appraise(position: RoadPosition, seat: i64) -> float:
    p = position
    if p.to_move != OVER and p.due_step() == ANSWER:
        p = _unanswered(p)
    if p.to_move == OVER:
        reached = points(p)[seat]
        if reached == WON:
            return ESCAPED_WORTH
        return HAD_THEIR_WAY_WORTH if reached == HAD_THEIR_WAY else LOST_WORTH
    worth = REMEDY * int(p.remedies.sizes[seat])
    if p.symptoms.is_infected(seat):
        return worth + _for_the_infected(p, seat)
    if p.where[seat] == NOBODY:
        return DEAD_WORTH
    return worth + _for_the_healthy(p, seat)


def _unanswered(p: RoadPosition) -> RoadPosition:
    """The position if nobody else uses a whip."""
    other = p.copy()
    while other.to_move != OVER and other.due_step() == ANSWER:
        other.play(NO_WHIP)
    return other


def _reach(p: RoadPosition, cart: i64) -> int:
    """Where a cart will be if the dice stay as they are."""
    return p.at[cart] + p.speed(cart)


def _aboard(p: RoadPosition, cart: i64) -> int:
    """How many there are in a cart."""
    return p.crowd[cart]


def _ill(p: RoadPosition, cart: i64) -> bool:
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == cart and p.symptoms.is_infected(pawn):
            return True
    return False


def _risk(p: RoadPosition, cart: i64) -> float:
    """How likely a passenger falls ill in the mingle that the dice call for, if they do."""
    if p.rats(cart) < p.values.rats_to_mingle or not p.crowd[cart]:
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
            ill += count(extras, extra) * _pairs_of_plague(pool + one(extra), p.values.plague_sum)
    cards = size(pool)
    pairs: int = (cards + 1) * cards // 2 * size(extras)
    return int(ill) / pairs


def _pairs_of_plague(cards: i64, plague_sum: i64) -> i64:
    """In how many ways two of these symptoms are the plague."""
    found: i64 = 0
    low: i64
    high: i64
    for low in range(1, HIGHEST + 1):
        for high in range(low, HIGHEST + 1):
            if low + high >= plague_sum:
                others = count(cards, high)
                found += others * (others - 1) // 2 if low == high else count(cards, low) * others
    return found


def _for_the_healthy(p: RoadPosition, seat: i64) -> float:
    road: int = p.values.road
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
        worth -= ILL_STEP * reach + (AT_THE_GATE * 3 if reach >= road else 0.0)
    else:
        worth += CLEAN + STEP * min(reach, road)
        if reach >= road:
            worth += AT_THE_GATE
    if p.last_round and reach < road:
        worth -= TOO_LATE * (road - reach)
    for cart in p.order:
        if cart != mine and p.crowd[cart]:
            there = _reach(p, cart)
            if not _ill(p, cart):
                clean = 1.0 - _risk(p, cart)
                worth -= RIVAL_STEP * there * clean
                if there >= road and (there > reach or reach < road):
                    worth -= AT_THE_GATE * 3 * clean
            elif there >= road and reach < road:
                # It would cross, and leave but one more round.
                worth -= road - reach
    return worth


def _for_the_infected(p: RoadPosition, seat: i64) -> float:
    road: int = p.values.road
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
        if reach >= road:
            worth -= AT_THE_GATE * 5.0 * all_stay_clean
        if p.last_round and reach < road:
            worth += TOO_LATE * (road - reach)
        worth += SPREAD * risk * _aboard(p, cart)
    return worth


# What can be measured about a seat, for a value that is learned

_OF_A_CART: Final = (
    "there",
    "reach",
    "at the gate",
    "infected aboard",
    "healthy aboard",
    "risk",
    "rats",
    "clean",
    "clean reach",
    "clean at the gate",
)
_OF_A_PAWN: Final = ("front", "ahead", "symptoms", "remedies", "on turn", "has had its turn", "suspected")
_OF_ALL: Final = ("infected on the road", "healthy on the road", "last round", "round", "players", "clean cart")
_BLOCK: Final = (
    "bias",
    *_OF_A_PAWN,
    *(f"own cart: {each}" for each in _OF_A_CART),
    *(f"first other cart: {each}" for each in _OF_A_CART),
    *(f"second other cart: {each}" for each in _OF_A_CART),
    *_OF_ALL,
)
FEATURES: Final = (
    *(f"healthy, {each}" for each in _BLOCK),
    *(f"infected, {each}" for each in _BLOCK),
    "infected and off the road",
    "dead",
)
"""The healthy and the infected want different things: each have features of their own, and the others' are 0."""
THINKING: Final = Thinking(exploration=0.2, trust=3.0, reading=True, shallow=60, aims=True)


def measure(p: RoadPosition, seat: i64, row: vec[float]) -> None:
    feature: i64
    for feature in range(len(FEATURES)):
        row[feature] = 0.0
    mine = p.where[seat]
    first: i64 = 0
    if p.symptoms.is_infected(seat):
        first = len(_BLOCK)
        if mine == NOBODY:
            row[len(FEATURES) - 2] = 1.0
    elif mine == NOBODY and p.round > 0:
        row[len(FEATURES) - 1] = 1.0
        return
    row[first] = 1.0
    at = first + 1
    if mine != NOBODY:
        if p.place(seat) == 0:
            row[at] = 1.0
        row[at + 1] = 0.5 * float(_carts_ahead(p, mine))
        row[at + 2] = 0.2 * float(p.symptoms.total(seat))
    row[at + 3] = 0.3 * float(p.remedies.sizes[seat])
    if p.turn == seat:
        row[at + 4] = 1.0
    elif _has_had_its_turn(p, seat):
        row[at + 5] = 1.0
    row[at + 6] = looks_ill(p, seat)
    at += len(_OF_A_PAWN)
    if mine != NOBODY:
        _measure_cart(p, mine, row, at)
    clean = 0.0
    place = at
    for cart in p.order:
        if cart != mine:
            place += len(_OF_A_CART)
            if place > at + 2 * len(_OF_A_CART):
                break
            _measure_cart(p, cart, row, place)
        if p.crowd[cart] and not _ill(p, cart):
            # The best chance of those who want somebody to escape.
            there = float(_reach(p, cart)) / float(p.values.road) * (1.0 - _risk(p, cart))
            if there > clean:
                clean = there
    at += 3 * len(_OF_A_CART)
    infected: i64 = 0
    healthy: i64 = 0
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] != NOBODY:
            if p.symptoms.is_infected(pawn):
                infected += 1
            else:
                healthy += 1
    row[at] = 0.25 * float(infected)
    row[at + 1] = 0.25 * float(healthy)
    if p.last_round:
        row[at + 2] = 1.0
    row[at + 3] = 0.1 * float(p.round)
    row[at + 4] = 0.2 * float(p.seats - 4)
    row[at + 5] = clean


def _measure_cart(p: RoadPosition, cart: i64, row: vec[float], at: i64) -> None:
    if not p.crowd[cart]:
        return
    road = p.values.road
    reach = p.at[cart] + p.speed(cart)
    row[at] = 1.0
    row[at + 1] = float(reach) / float(road)
    if reach >= road:
        row[at + 2] = 1.0
    infected: i64 = 0
    pawn: i64
    for pawn in range(p.pawns):
        if p.where[pawn] == cart and p.symptoms.is_infected(pawn):
            infected += 1
    row[at + 3] = 0.5 * float(infected)
    row[at + 4] = 0.5 * float(p.crowd[cart] - infected)
    row[at + 5] = _risk(p, cart)
    row[at + 6] = 0.5 * float(p.rats(cart))
    if not infected:
        clean = 1.0 - row[at + 5]
        row[at + 7] = clean
        row[at + 8] = row[at + 1] * clean
        row[at + 9] = row[at + 2] * clean


def _carts_ahead(p: RoadPosition, cart: i64) -> i64:
    found: i64 = 0
    for each in p.order:
        if each == cart:
            break
        if p.crowd[each]:
            found += 1
    return found


def _has_had_its_turn(p: RoadPosition, pawn: i64) -> bool:
    """Whether this pawn's turn of the round is over."""
    if p.turn == NOBODY:
        return False
    # Turns go round from the first pawn.
    mine = pawn - p.first
    if mine < 0:
        mine += p.pawns
    now = p.turn - p.first
    if now < 0:
        now += p.pawns
    return mine < now
