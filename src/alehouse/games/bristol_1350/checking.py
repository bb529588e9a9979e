"""Nothing is lost, and the numbers of a position fit each other."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from alehouse.engine.reading import broken
from alehouse.games.bristol_1350.components import (
    ALMS_COPIES,
    CARTS,
    CHICKEN_ROLLS,
    COIN_BAG,
    COPIES,
    DICE,
    LOCKS,
    MOST_REMEDIES,
    NOBODY,
    ROAD,
    SEATING,
)
from alehouse.games.bristol_1350.counts import each_of, size
from alehouse.games.bristol_1350.position import (
    ACT,
    ADD,
    ANSWER,
    BARMAID,
    CHICKEN,
    COIN,
    CROSSED_EMPTY,
    CROSSED_ILL,
    DEAL,
    EMERALDS,
    ENDINGS,
    EXTRA,
    GET,
    GIVE,
    GOING_ON,
    KEEP,
    LOCK,
    MINGLED,
    MOVE,
    ON_ROAD,
    PAWN,
    PLAY,
    PUSHES,
    REMEDY,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    SECOND_OF_CHICKEN,
    SHERIFF,
    SHUT_IN,
    STEPS,
    SYMPTOM,
    TAKE,
    Road,
)
from alehouse.games.bristol_1350.symptoms import ALL_SYMPTOMS

# What the two numbers of each step stand for, so that a position from outside can be checked.
_ARGUMENTS: Final = (
    ("", ""),
    ("purpose", ""),
    ("flag", ""),
    ("slot", ""),
    ("seat", ""),
    ("seat", "flag"),
    ("", ""),
    ("pawn", ""),
    ("", ""),
    ("player", ""),
    ("", ""),
    ("cart", ""),
    ("living", ""),
    ("", ""),
    ("left", "active"),
    ("locks", "flag"),
    ("", ""),
    ("", "flag"),
    ("", "flag"),
    ("", ""),
    ("", ""),
    ("", ""),
    ("player", ""),
    ("", ""),
    ("pawn", ""),
    ("way", "pawn"),
    ("cart", ""),
    ("cart", ""),
    ("", ""),
)


def check(p: Road) -> None:
    """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
    _check_carts(p)
    _check_dice(p)
    _check_symptoms(p)
    _check_remedies(p)
    _check_stack(p)


def _pending(p: Road, step: int) -> int:
    """How often a step lies on the stack."""
    return sum(1 for frame in p.stack if frame[0] == step)


def _check_carts(p: Road) -> None:
    on_road = [cart for cart in range(len(CARTS)) if p.fate[cart] == ON_ROAD]
    order = list(p.order)
    if sorted(order) != on_road:
        raise broken("order", str(order))
    for ahead, behind in pairwise(order):
        if p.at[ahead] < p.at[behind]:
            raise broken("order", str(order))
    carts = [p.aboard(cart) for cart in range(len(CARTS))]
    for cart, pawns in enumerate(carts):
        if p.ending == GOING_ON and p.fate[cart] == ON_ROAD and p.at[cart] >= ROAD:
            raise broken("carts", str(pawns))
        if p.fate[cart] in (CROSSED_EMPTY, CROSSED_ILL, SHUT_IN) and pawns:
            raise broken("carts", str(pawns))
        if any(p.where[pawn] != cart for pawn in pawns):
            raise broken("carts", str(pawns))
    placed = sum(len(pawns) for pawns in carts)
    if placed != sum(1 for cart in p.where if cart != NOBODY):
        raise broken("carts", str(placed))
    if _pending(p, PAWN) and [len(pawns) for pawns in carts] != _seated(p, placed):
        raise broken("carts", str(placed))
    seen = [character for character in p.character if character != NOBODY]
    if len(set(seen)) != len(seen) or (seen and not p.characters):
        raise broken("characters", str(seen))


def _seated(p: Road, placed: int) -> list[int]:
    """How many pawns are in each cart once so many have been drawn."""
    found = []
    for spaces in SEATING[p.pawns]:
        found.append(min(spaces, placed))
        placed -= found[-1]
    return found


def _check_dice(p: Road) -> None:
    shown = size(p.free) + size(p.locked)
    rolling = _pending(p, ROLL_ONE) + 2 * _pending(p, ROLL_TWO) + DICE * _pending(p, ROLL)
    if shown + rolling != (DICE if p.round else 0):
        raise broken("free", str(each_of(p.free)))


def _check_symptoms(p: Road) -> None:
    symptoms = p.symptoms
    cards = symptoms.deck + symptoms.all_drawn() + symptoms.pool + symptoms.discards
    for pile in symptoms.piles:
        cards += pile
    for pawn in range(p.pawns):
        cards += symptoms.in_hand(pawn)
    if cards != ALL_SYMPTOMS:
        raise broken("symptoms", str(each_of(cards)))
    dealing = _pending(p, PAWN) > 0
    for pawn in range(p.pawns):
        hand = symptoms.hand(pawn)
        coming = sum(1 for step, a, _ in p.stack if step in (DEAL, GET) and a == pawn)
        if _pending(p, EXTRA) and coming:
            coming = 0
        if len(hand) + coming != (2 if dealing or p.alive(pawn) else 0):
            raise broken("symptoms", str(hand))
    mingling = _pending(p, MINGLED) > 0 and not _pending(p, EXTRA)
    if size(symptoms.pool) - _pending(p, GET) not in ((0, 1) if mingling else (-_pending(p, GET),)):
        raise broken("symptoms", str(each_of(symptoms.pool)))
    deciding = _pending(p, KEEP) + _pending(p, ADD)
    if not deciding <= len(symptoms.drawn) + _pending(p, SYMPTOM) <= 2 * deciding:
        raise broken("symptoms", str(list(symptoms.drawn)))
    if (symptoms.coin != NOBODY) != (_pending(p, GIVE) > _pending(p, COIN)):
        raise broken("symptoms", str(symptoms.coin))
    if size(symptoms.bag) + len(symptoms.given) != len(COIN_BAG):
        raise broken("symptoms", str(each_of(symptoms.bag)))


def _check_remedies(p: Road) -> None:
    remedies = p.remedies
    held = sum(remedies.sizes)
    whole = sum(COPIES) + (ALMS_COPIES if p.alms else 0)
    if held + size(remedies.deck) + size(remedies.discards) != whole:
        raise broken("remedies", str(held))
    for seat in range(p.seats):
        hand = remedies.hand(seat)
        most = MOST_REMEDIES + (1 if _pending(p, TAKE) and seat == p.turn else 0)
        if len(hand) > most or (hand and not p.alive(seat) and p.round):
            raise broken("remedies", str(hand))
    if 0 <= p.turn < p.seats and p.alive(p.turn) and p.fresh > remedies.sizes[p.turn]:
        raise broken("fresh", str(p.fresh))
    if _pending(p, TAKE) and (not 0 <= p.turn < p.seats or remedies.sizes[p.turn] + _pending(p, REMEDY) < 2):
        raise broken("remedies", str(held))


def _check_stack(p: Road) -> None:
    stack = p.stack
    if not stack and p.ending == GOING_ON:
        raise broken("stack", "-")
    if stack and p.ending != GOING_ON:
        raise broken("ending", ENDINGS[p.ending])
    acting = (ACT, PLAY, CHICKEN, LOCK, EMERALDS, SYMPTOM, KEEP, ADD, SHERIFF, BARMAID, TAKE, COIN, GIVE)
    for place, (step, a, b) in enumerate(stack):
        if not _fits(p, _ARGUMENTS[step][0], a) or not _fits(p, _ARGUMENTS[step][1], b):
            raise broken("stack", f"{STEPS[step]} {a} {b}")
        if step in acting and not _fits(p, "player", p.turn) and step != PLAY:
            raise broken("turn", str(p.turn))
        if step == PLAY and not 0 <= p.turn < p.seats:
            raise broken("turn", str(p.turn))
        if step in (MOVE, ROLL_ONE) and not _fits(p, "living", p.turn):
            raise broken("turn", str(p.turn))
        if step == ANSWER and (place == 0 or stack[place - 1][0] not in (ANSWER, MOVE)):
            raise broken("stack", STEPS[step])
        if step == CHICKEN and p.rolled == NOBODY:
            raise broken("rolled", "[]")


def _fits(p: Road, kind: str, value: int) -> bool:
    if kind == "pawn":
        return 0 <= value < p.pawns
    if kind == "seat":
        return 0 <= value < p.seats
    if kind == "living":
        return 0 <= value < p.pawns and p.alive(value)
    if kind == "player":
        return 0 <= value < p.seats and p.alive(value)
    limits = {
        "slot": p.pawns,
        "flag": 1,
        "purpose": SECOND_OF_CHICKEN,
        "left": CHICKEN_ROLLS,
        "active": 3,
        "locks": LOCKS,
        "way": PUSHES,
        "cart": len(CARTS) - 1,
    }
    return 0 <= value <= limits.get(kind, 0)
