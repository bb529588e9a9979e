"""The whole position as plain data, reading it back, and checking that nothing is lost and all numbers fit."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.counts import count, counted, each_of, one, size
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.bristol_1350.components import (
    CART_SPACES,
    CARTS,
    CHARACTERS,
    COINS,
    DICE,
    FACES,
    HIGHEST,
    KINDS,
    NOBODY,
    SEATING,
)
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
    unpacked,
)
from alehouse.games.bristol_1350.position.fates import (
    CROSSED_EMPTY,
    CROSSED_ILL,
    ENDINGS,
    FATES,
    GOING_ON,
    ON_ROAD,
    SHUT_IN,
)
from alehouse.games.bristol_1350.position.remedies import Remedies
from alehouse.games.bristol_1350.position.symptoms import Symptoms
from alehouse.games.bristol_1350.steps import (
    ACT,
    ADD,
    ANSWER,
    BARMAID,
    CHICKEN,
    COIN,
    DEAL,
    EMERALDS,
    EXTRA,
    GET,
    GIVE,
    KEEP,
    LOCK,
    MOVE,
    PAWN,
    PLAY,
    REMEDY,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    SHERIFF,
    STEPS,
    SYMPTOM,
    TAKE,
)
from alehouse.games.bristol_1350.steps import MINGLED as AFTER_MINGLE

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

FLAGS: Final = ("characters", "chaos", "congregate", "cure", "alms", "alms_by_chicken", "ratzy")
MOST_ROUNDS: Final = 1 << 30
MOST_IN_CHRONICLE: Final = 1 << 9
"""No number in the chronicle is larger: sets of pawns are the largest."""


# Dumping


def dump(p: RoadPosition) -> dict[str, Json]:
    options: dict[str, Json] = dict(p.options())
    carts: list[Json] = []
    for cart in range(len(CARTS)):
        aboard: list[Json] = list(p.aboard(cart))
        carts.append({"pawns": aboard, "at": p.at[cart], "fate": FATES[p.fate[cart]]})
    order: list[Json] = [CARTS[cart] for cart in p.order]
    free: list[Json] = [count(p.free, face) for face in range(FACES)]
    locked: list[Json] = [count(p.locked, face) for face in range(FACES)]
    rolled: list[Json] = [] if p.rolled == NOBODY else [p.rolled, p.rolled_too]
    characters: list[Json] = [None if each == NOBODY else CHARACTERS[each] for each in p.character]
    return {
        "players": p.seats,
        "options": options,
        "carts": carts,
        "order": order,
        "free": free,
        "locked": locked,
        "round": p.round,
        "first": p.first,
        "turn": p.turn,
        "last_round": p.last_round,
        "rolled": rolled,
        "fresh": p.fresh,
        "characters": characters,
        "ending": ENDINGS[p.ending],
        "symptoms": _dump_chronicle(p.symptoms.chronicle),
        "remedies": _dump_chronicle(p.remedies.chronicle),
        "stack": p.dump_stack(),
    }


def _dump_chronicle(chronicle: vec[i64]) -> list[Json]:
    found: list[Json] = []
    for happening in chronicle:
        entry: tuple[int, ...] = unpacked(happening)
        line: list[Json] = [HAPPENINGS[entry[0]]]
        line.extend(entry[1 : LENGTHS[entry[0]]])
        found.append(line)
    return found


# Reading


def read_options(data: Json) -> dict[str, OptionValue]:
    """The options of a dumped position."""
    chosen = mapping(data, "options")
    options: dict[str, OptionValue] = {name: flag(chosen, name) for name in FLAGS}
    options["starting_remedies"] = number(chosen, "starting_remedies", 0, 1)
    return options


def read(p: RoadPosition, data: Json) -> None:
    """Take over what was dumped into a position that has just been laid out; nothing besides may be there."""
    _read_road(p, data)
    _read_symptoms(p.symptoms, data)
    _read_remedies(p.remedies, data, p.values.hand_limit)
    STEPS.read(p, data)
    if json.dumps(dump(p), sort_keys=True) != json.dumps(data, sort_keys=True):
        raise broken("position", ", ".join(mapping({"position": data}, "position")))
    check(p)
    p.settle()


def _read_road(p: RoadPosition, data: Json) -> None:
    colours = {name: cart for cart, name in enumerate(CARTS)}
    fates = {name: fate for fate, name in enumerate(FATES)}
    for cart, each in enumerate(items(data, "carts", len(CARTS))):
        for pawn in numbers(each, "pawns", 0, p.pawns - 1):
            if p.where[pawn] != NOBODY or p.crowd[cart] == CART_SPACES:
                raise broken("carts", str(pawn))
            p.put(pawn, cart)
        p.at[cart] = number(each, "at", 0, p.values.road + DICE)
        p.fate[cart] = choice(each, "fate", fates)
    p.order = vec[i64]([choice({"order": name}, "order", colours) for name in items(data, "order")])
    p.free = _read_dice(data, "free")
    p.locked = _read_dice(data, "locked")
    p.round = number(data, "round", 0, MOST_ROUNDS)
    p.first = number(data, "first", NOBODY, p.pawns - 1)
    p.turn = number(data, "turn", NOBODY, p.pawns - 1)
    p.last_round = flag(data, "last_round")
    if numbers(data, "rolled", 0, FACES - 1):
        p.rolled, p.rolled_too = numbers(data, "rolled", 0, FACES - 1, 2)
    p.fresh = number(data, "fresh", 0, p.values.hand_limit + 1)
    known = {name: character for character, name in enumerate(CHARACTERS)}
    for seat, name in enumerate(items(data, "characters", p.seats)):
        if name is not None:
            p.character[seat] = choice({"characters": name}, "characters", known)
    p.ending = choice(data, "ending", {name: ending for ending, name in enumerate(ENDINGS)})


def _read_dice(data: Json, key: str) -> i64:
    shown = numbers(data, key, 0, DICE, FACES)
    return counted([face for face in range(FACES) for _ in range(shown[face])])


def _read_symptoms(symptoms: Symptoms, data: Json) -> None:
    for line in items(data, "symptoms"):
        entry = _read_entry(line, DEALT, GAVE)
        if not symptoms_allow(symptoms, entry):
            raise broken("symptoms", str(line))
        kind, a, b, c, d = _five(entry)
        symptoms.write(kind, a, b, c, d)


def _read_remedies(remedies: Remedies, data: Json, limit: int) -> None:
    for line in items(data, "remedies"):
        entry = _read_entry(line, TOOK, LAID)
        if not remedies_allow(remedies, entry, limit):
            raise broken("remedies", str(line))
        kind, seat, card, among, _ = _five(entry)
        remedies.write(kind, seat, card, among)


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


# What can have happened next


def remedies_allow(remedies: Remedies, entry: tuple[int, ...], limit: int) -> bool:
    kind, seat, card = entry[0], entry[1], entry[2]
    if not 0 <= seat < remedies.seats or not 0 <= card < KINDS:
        return False
    held = remedies.sizes[seat]
    if kind == TOOK:
        return count(remedies.drawable(), card) > 0 and held <= limit
    if kind == DROPPED:
        return card in remedies.hand(seat)[-2:]
    if kind == LAID:
        return held > 0 and card == remedies.card(seat, 0)
    return 0 < entry[3] <= held and card in remedies.hand(seat)[: entry[3]]


def symptoms_allow(symptoms: Symptoms, entry: tuple[int, ...]) -> bool:
    kind = entry[0]
    if symptoms.seats == 1 and symptoms.is_infected(0) and kind not in (DEALT, GOT, MINGLED, SHOWN):
        # The rule `b1350-solo`: once the deal or the mingle is over, the game is.
        return False
    if kind == MINGLED:
        return size(symptoms.pool) <= 1
    if kind == POOLED:
        return _allows_pooling(symptoms, entry[1], entry[2], entry[3], entry[4])
    if kind == CONGREGATED:
        return entry[1] == symptoms.infected_players()
    pawn = entry[1]
    if not 0 <= pawn < symptoms.pawns:
        return False
    if kind == DEALT:
        return not symptoms.has_both(pawn) and _has(symptoms.deck, entry[2])
    if kind == GOT:
        return not symptoms.has_both(pawn) and _has(symptoms.pool, entry[2])
    if kind == DREW:
        return symptoms.has_both(pawn) and len(symptoms.drawn) < 2 and _has(symptoms.drawable(), entry[2])
    if kind == KEPT:
        return _allows_keeping(symptoms, pawn, entry[2], entry[3])
    if kind == ADDED:
        return 0 <= entry[2] < len(CARTS) and entry[3] in symptoms.drawn
    if kind == SHOWN:
        shown = symptoms.hand(pawn) == [entry[2], entry[3]]
        return shown and symptoms.is_infected(pawn) == bool(entry[4]) and entry[4] in (0, 1)
    if kind == TOLD:
        return symptoms.has_both(pawn) and symptoms.is_infected(pawn) == bool(entry[2]) and entry[2] in (0, 1)
    if kind == TOPPED:
        return pawn < symptoms.seats and _has(symptoms.top, entry[2])
    if kind == PEEKED:
        return _allows_peek(symptoms, pawn, entry[2], entry[3], entry[4])
    if kind == COINED:
        return pawn < symptoms.seats and symptoms.coin == NOBODY and _has(symptoms.bag, entry[2])
    return 0 <= entry[2] < symptoms.seats and symptoms.coin == entry[3] != NOBODY and pawn < symptoms.seats


def _allows_keeping(symptoms: Symptoms, pawn: int, low: int, high: int) -> bool:
    cards = symptoms.in_hand(pawn) + symptoms.all_drawn()
    if size(cards) < 3 or low > high or not _has(cards, low):
        return False
    return _has(cards - one(low), high)


def _allows_pooling(symptoms: Symptoms, cart: int, pawns: int, source: int, card: int) -> bool:
    if symptoms.pool or symptoms.drawn or not 0 <= cart < len(CARTS) or not 0 < pawns < 2**symptoms.pawns:
        return False
    for pawn in range(symptoms.pawns):
        if pawns >> pawn & 1 and not symptoms.has_both(pawn):
            return False
    if symptoms.piles[cart]:
        return source == FROM_PILE and _has(symptoms.piles[cart], card)
    if symptoms.left_to_draw():
        return source == FROM_DECK and _has(symptoms.drawable(), card)
    return source == FROM_NOWHERE and card == 0


def _allows_peek(symptoms: Symptoms, seat: int, pawn: int, place: int, card: int) -> bool:
    if seat >= symptoms.seats or not 0 <= pawn < symptoms.pawns or not symptoms.has_both(pawn):
        return False
    if pawn < symptoms.seats:
        return place == NOBODY and _has(symptoms.in_hand(pawn), card)
    return place in (0, 1) and symptoms.hands[2 * pawn + place] == card


def _has(cards: int, card: int) -> bool:
    """Whether one of the cards (or coins) is such a one; numbers from outside may be none at all."""
    return 0 <= card <= HIGHEST and count(cards, card) > 0


# Checking


def check(p: RoadPosition) -> None:
    """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
    _check_carts(p)
    _check_dice(p)
    _check_symptoms(p)
    _check_remedies(p)
    _check_stack(p)


def _pending(p: RoadPosition, step: int) -> int:
    """How often a step lies on the stack."""
    return sum(1 for frame in p.stack if frame[0] == step)


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
        if p.ending == GOING_ON and p.fate[cart] == ON_ROAD and p.at[cart] >= p.values.road:
            raise broken("carts", str(pawns))
        if p.fate[cart] in (CROSSED_EMPTY, CROSSED_ILL, SHUT_IN) and pawns:
            raise broken("carts", str(pawns))
        if any(p.where[pawn] != cart for pawn in pawns):
            raise broken("carts", str(pawns))
    placed = sum(len(pawns) for pawns in carts)
    if placed != sum(1 for cart in p.where if cart != NOBODY):
        raise broken("carts", str(placed))
    slots = [a for step, a, _ in p.stack if step == PAWN]
    if slots and slots != list(range(p.pawns - 1, placed - 1, -1)):
        raise broken("carts", str(placed))
    if slots and [len(pawns) for pawns in carts] != _seated(p, placed):
        raise broken("carts", str(placed))
    seen = [character for character in p.character if character != NOBODY]
    if len(set(seen)) != len(seen) or (seen and not p.characters):
        raise broken("characters", str(seen))


def _seated(p: RoadPosition, placed: int) -> list[int]:
    """How many pawns are in each cart once so many have been drawn."""
    found = []
    for spaces in SEATING[p.pawns]:
        found.append(min(spaces, placed))
        placed -= found[-1]
    return found


def _check_dice(p: RoadPosition) -> None:
    shown = size(p.free) + size(p.locked)
    rolling = _pending(p, ROLL_ONE) + 2 * _pending(p, ROLL_TWO) + DICE * _pending(p, ROLL)
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
    _check_deal(p)
    _check_alone(p)
    mingling = _pending(p, AFTER_MINGLE) > 0 and not _pending(p, EXTRA)
    if size(symptoms.pool) - _pending(p, GET) not in ((0, 1) if mingling else (-_pending(p, GET),)):
        raise broken("symptoms", str(each_of(symptoms.pool)))
    deciding = _pending(p, KEEP) + _pending(p, ADD)
    if not deciding <= len(symptoms.drawn) + _pending(p, SYMPTOM) <= 2 * deciding:
        raise broken("symptoms", str(list(symptoms.drawn)))
    if (symptoms.coin != NOBODY) != (_pending(p, GIVE) > _pending(p, COIN)):
        raise broken("symptoms", str(symptoms.coin))
    given = counted(coin for pawn in range(p.seats) for coin in symptoms.coins(pawn))
    if symptoms.bag + given != p.values.all_coins or len(symptoms.given) != size(given):
        raise broken("symptoms", str([COINS[coin] for coin in each_of(symptoms.bag)]))


def _check_deal(p: RoadPosition) -> None:
    """Everybody alive has two symptoms, or will have them."""
    if not p.chaos:
        for happening in p.symptoms.chronicle:
            kind, _, value, _, _ = unpacked(happening)
            if kind == DEALT and value == HIGHEST:
                raise broken("symptoms", str(value))
    dealing = _pending(p, PAWN) > 0
    for pawn in range(p.pawns):
        hand = p.symptoms.hand(pawn)
        coming = sum(1 for step, a, _ in p.stack if step in (DEAL, GET) and a == pawn)
        if _pending(p, EXTRA) and coming:
            coming = 0
        if len(hand) + coming != (2 if dealing or p.alive(pawn) else 0):
            raise broken("symptoms", str(hand))


def _check_alone(p: RoadPosition) -> None:
    """The rule `b1350-solo`: the plague ends the game, but for the moments until a deal or a mingle is over."""
    if (
        p.seats == 1
        and p.symptoms.is_infected(0)
        and p.ending == GOING_ON
        and p.round
        and not _pending(p, AFTER_MINGLE)
    ):
        raise broken("symptoms", str(p.symptoms.hand(0)))


def _check_remedies(p: RoadPosition) -> None:
    remedies = p.remedies
    held = sum(remedies.sizes)
    whole = size(p.values.all_remedies(p.alms))
    if held + size(remedies.deck) + size(remedies.discards) != whole:
        raise broken("remedies", str(held))
    for seat in range(p.seats):
        hand = remedies.hand(seat)
        most = p.values.hand_limit + (1 if _pending(p, TAKE) and seat == p.turn else 0)
        if len(hand) > most or (hand and not p.alive(seat) and p.round):
            raise broken("remedies", str(hand))
    if 0 <= p.turn < p.seats and p.alive(p.turn) and p.fresh > remedies.sizes[p.turn]:
        raise broken("fresh", str(p.fresh))
    if _pending(p, TAKE) and (not 0 <= p.turn < p.seats or remedies.sizes[p.turn] + _pending(p, REMEDY) < 2):
        raise broken("remedies", str(held))


_OF_A_PLAYER: Final = (ACT, CHICKEN, LOCK, EMERALDS, SYMPTOM, KEEP, ADD, SHERIFF, BARMAID, TAKE, COIN, GIVE)
"""The steps of a living player's turn."""


def _check_stack(p: RoadPosition) -> None:
    stack = p.stack
    if not stack and p.ending == GOING_ON:
        raise broken("stack", "-")
    if stack and p.ending != GOING_ON:
        raise broken("ending", ENDINGS[p.ending])
    for place, (step, a, b) in enumerate(stack):
        if step in _OF_A_PLAYER and not _is_alive(p, p.turn, p.seats):
            raise broken("turn", str(p.turn))
        if step == PLAY and not 0 <= p.turn < p.seats:
            raise broken("turn", str(p.turn))
        if step in (MOVE, ROLL_ONE) and not _is_alive(p, p.turn, p.pawns):
            raise broken("turn", str(p.turn))
        if step == ANSWER and (place == 0 or stack[place - 1][0] not in (ANSWER, MOVE)):
            raise STEPS.trouble(step)
        if step in (ANSWER, SHERIFF) and not _is_alive(p, a, p.seats):
            raise STEPS.trouble(step)
        if step == ANSWER and not p.remedies.sizes[a]:
            raise STEPS.trouble(step)
        if (step == GET and not p.alive(a)) or (step == MOVE and not p.alive(b)):
            raise STEPS.trouble(step)
        if step == CHICKEN and (a > p.values.chicken_rolls or p.rolled == NOBODY):
            raise STEPS.trouble(step)


def _is_alive(p: RoadPosition, pawn: int, end: int) -> bool:
    """Whether this is one of the pawns (or of the players, who come first) before that number, and on the road."""
    return 0 <= pawn < end and p.alive(pawn)
