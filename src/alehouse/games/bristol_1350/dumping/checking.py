"""Whether nothing is lost, and everything on the road fits together."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from alehouse.engine.counts import counted, each_of, size
from alehouse.engine.reading import broken
from alehouse.games.bristol_1350.components import CARTS, COINS, DICE, NOBODY, SEATING
from alehouse.games.bristol_1350.dumping.stack import check_stack, pending
from alehouse.games.bristol_1350.position.chronicle import GOT, LAID, POOLED, unpacked
from alehouse.games.bristol_1350.position.fates import (
    ALL_DEAD,
    CROSSED_EMPTY,
    CROSSED_ILL,
    ENDINGS,
    ESCAPED,
    GATES_SHUT,
    GHOST_CART,
    GOING_ON,
    HEALTHY_CART,
    ON_ROAD,
    SHUT_IN,
    SOLO_PLAGUE,
)
from alehouse.games.bristol_1350.steps import (
    ADD,
    COIN,
    DEAL,
    EXTRA,
    GET,
    GIVE,
    KEEP,
    PAWN,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    TAKE,
)
from alehouse.games.bristol_1350.steps import MINGLED as AFTER_MINGLE

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def check(p: RoadPosition) -> None:
    """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
    _check_carts(p)
    _check_dice(p)
    _check_symptoms(p)
    _check_coins(p)
    _check_remedies(p)
    _check_characters(p)
    _check_ending(p)
    check_stack(p)


def _check_carts(p: RoadPosition) -> None:
    on_road = [cart for cart in range(len(CARTS)) if p.fate[cart] == ON_ROAD]
    order = list(p.order)
    if sorted(order) != on_road:
        raise broken("order", str(order))
    for ahead, behind in pairwise(order):
        if p.at[ahead] < p.at[behind]:
            raise broken("order", str(order))
    carts = [p.aboard(cart) for cart in range(len(CARTS))]
    for cart, pawns in enumerate(carts):
        if p.fate[cart] in (CROSSED_EMPTY, CROSSED_ILL, SHUT_IN) and pawns:
            raise broken("carts", str(pawns))
        if any(p.where[pawn] != cart for pawn in pawns):
            raise broken("carts", str(pawns))
        # A cart of those that reach the gate after the one that escapes has got there, and does not leave any more.
        beyond = p.at[cart] >= p.values.road
        if beyond != (p.fate[cart] in (CROSSED_EMPTY, CROSSED_ILL, ESCAPED)) and (p.ending == GOING_ON or not beyond):
            raise broken("carts", str(p.at[cart]))
    placed = sum(len(pawns) for pawns in carts)
    if placed != sum(1 for cart in p.where if cart != NOBODY):
        raise broken("carts", str(placed))
    if pending(p, PAWN) and [len(pawns) for pawns in carts] != _seated(p, placed):
        raise broken("carts", str(placed))


def _seated(p: RoadPosition, placed: int) -> list[int]:
    """How many pawns are in each cart once so many have been drawn."""
    found = []
    for spaces in SEATING[p.pawns]:
        found.append(min(spaces, placed))
        placed -= found[-1]
    return found


def _check_dice(p: RoadPosition) -> None:
    shown = size(p.free) + size(p.locked)
    rolling = pending(p, ROLL_ONE) + 2 * pending(p, ROLL_TWO) + DICE * pending(p, ROLL)
    if shown + rolling != (DICE if p.round else 0):
        raise broken("free", str(each_of(p.free)))


def _check_symptoms(p: RoadPosition) -> None:
    symptoms = p.symptoms
    cards = symptoms.deck + symptoms.all_drawn() + symptoms.pool + symptoms.discards
    for pile in symptoms.piles:
        cards += pile
    for pawn in range(p.pawns):
        cards += symptoms.in_hand(pawn)
    if cards != p.values.all_symptoms:
        raise broken("symptoms", str(each_of(cards)))
    dealing = pending(p, PAWN) > 0
    for pawn in range(p.pawns):
        hand = symptoms.hand(pawn)
        coming = sum(1 for step, a, _ in p.stack if step in (DEAL, GET) and a == pawn)
        if pending(p, EXTRA):
            coming = 0
        if len(hand) + coming != (2 if dealing or p.alive(pawn) else 0):
            raise broken("symptoms", str(hand))
    if len(symptoms.drawn) and not pending(p, KEEP) + pending(p, ADD):
        raise broken("symptoms", str(list(symptoms.drawn)))
    last = unpacked(symptoms.chronicle[-1])[0] if len(symptoms.chronicle) else NOBODY
    if (last in (POOLED, GOT)) != (pending(p, AFTER_MINGLE) > pending(p, EXTRA)):
        raise broken("symptoms", str(each_of(symptoms.pool)))
    # The rule `b1350-solo`: the plague ends the game, but for the moments until a deal or a mingle is over.
    if p.seats == 1 and symptoms.is_infected(0) and p.ending == GOING_ON and p.round and not pending(p, AFTER_MINGLE):
        raise broken("symptoms", str(symptoms.hand(0)))


def _check_coins(p: RoadPosition) -> None:
    symptoms = p.symptoms
    if (symptoms.coin != NOBODY) != (pending(p, GIVE) > pending(p, COIN)):
        raise broken("symptoms", str(symptoms.coin))
    given = counted(coin for pawn in range(p.seats) for coin in symptoms.coins(pawn))
    if symptoms.bag + given != p.values.all_coins or len(symptoms.given) != size(given):
        raise broken("symptoms", str([COINS[coin] for coin in each_of(symptoms.bag)]))


def _check_remedies(p: RoadPosition) -> None:
    remedies = p.remedies
    held = sum(remedies.sizes)
    if held + size(remedies.deck) + size(remedies.discards) != size(p.values.all_remedies(p.alms)):
        raise broken("remedies", str(held))
    for seat in range(p.seats):
        hand = remedies.hand(seat)
        most = p.values.hand_limit + (1 if pending(p, TAKE) and seat == p.turn else 0)
        if len(hand) > most or (hand and not p.alive(seat) and p.round):
            raise broken("remedies", str(hand))
    for happening in remedies.chronicle:
        kind, seat, _, _, _ = unpacked(happening)
        if kind == LAID and p.alive(seat):
            raise broken("remedies", str(seat))


def _check_characters(p: RoadPosition) -> None:
    dealt = [character for character in p.character if character != NOBODY]
    if len(set(dealt)) != len(dealt) or (dealt and not p.characters):
        raise broken("characters", str(dealt))
    if p.characters and p.round and len(dealt) < p.seats:
        raise broken("characters", str(dealt))


def _check_ending(p: RoadPosition) -> None:
    """What became of the carts and of everybody in them must have ended the game, or not."""
    escaped = [cart for cart in range(len(CARTS)) if p.fate[cart] == ESCAPED]
    players = [pawn for cart in escaped for pawn in p.aboard(cart) if pawn < p.seats]
    aboard = [pawn for cart in escaped for pawn in p.aboard(cart)]
    alive = any(p.alive(pawn) for pawn in range(p.pawns))
    shut = SHUT_IN in p.fate
    if p.ending == GOING_ON:
        fits = not escaped and not shut and (alive or not p.round)
    elif p.ending == HEALTHY_CART:
        fits = len(escaped) == 1 and bool(players) and not shut
    elif p.ending == GHOST_CART:
        fits = len(escaped) == 1 and bool(aboard) and not players and not shut
    elif p.ending == ALL_DEAD:
        fits = not escaped and not shut and not alive
    elif p.ending == GATES_SHUT:
        fits = not escaped and shut and not alive
    else:
        fits = p.ending == SOLO_PLAGUE and p.seats == 1 and not p.alive(0) and p.symptoms.is_infected(0)
        fits = fits and not escaped and not shut
    if not fits:
        raise broken("ending", ENDINGS[p.ending])
