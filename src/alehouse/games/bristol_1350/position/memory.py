"""What everybody may know, and what the chronicle has told to one seat: as numbers, which view.py turns into views.

Compiled, since every view asks for it and a chronicle grows long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.engine.counts import one, size
from alehouse.games.bristol_1350.components import CART_SPACES, CARTS, COINS, KINDS, NOBODY
from alehouse.games.bristol_1350.position.chronicle import (
    ADDED,
    CONGREGATED,
    DEALT,
    DREW,
    DROPPED,
    GAVE,
    GOT,
    KEPT,
    LAID,
    PEEKED,
    POOLED,
    SHOWN,
    TOLD,
    TOPPED,
    USED,
    may_see,
    unpacked,
)
from alehouse.games.bristol_1350.position.remedies import Remedies
from alehouse.games.bristol_1350.position.symptoms import Symptoms
from alehouse.games.bristol_1350.steps import MINGLED as AFTER_MINGLE

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

# What a note is about.
MINGLE: Final = 0
KEEPING: Final = 1
GHOST: Final = 2
PLAYER: Final = 3
DISCARD: Final = 4
LEECHES: Final = 5
INFECTED: Final = 6
COIN: Final = 7
NOTES: Final = ("mingle", "kept", "ghost", "player", "discard", "leeches", "infected", "coin")

# A note is one number: what it is about, cart, place and coin (each one more, as they may be -1), pawns (a bit each),
# giver, receiver, and two hands of symptoms, counted from the 1s on: what was put in or could be chosen, and what was
# seen, got or kept.
_CART: Final = 4
_PLACE: Final = 6
_COIN: Final = 8
_PAWNS: Final = 10
_GIVER: Final = 19
_RECEIVER: Final = 23
_PUT: Final = 27
_GOT: Final = 43
_HAND: Final = 0xFFFF
_FEW: Final = 8
"""As many notes as most seats have, so that memory is asked for once."""


def note(what: i64, pawns: i64, cart: i64, place: i64, put: i64, got: i64) -> i64:
    return (
        what
        | ((cart + 1) << _CART)
        | ((place + 1) << _PLACE)
        | (pawns << _PAWNS)
        | ((put >> 4) << _PUT)
        | ((got >> 4) << _GOT)
    )


def coin_note(giver: i64, receiver: i64, coin: i64) -> i64:
    return COIN | ((coin + 1) << _COIN) | (giver << _GIVER) | (receiver << _RECEIVER)


def what_of(note: i64) -> i64:
    return note & 15


def cart_of(note: i64) -> i64:
    """The cart that a note is about, or NOBODY."""
    return (note >> _CART & 3) - 1


def place_of(note: i64) -> i64:
    """The place of the card that was seen, or NOBODY."""
    return (note >> _PLACE & 3) - 1


def coin_of(note: i64) -> i64:
    return (note >> _COIN & 3) - 1


def pawns_of(note: i64) -> i64:
    """The pawns that a note is about, a bit each."""
    return note >> _PAWNS & 0x1FF


def giver_of(note: i64) -> i64:
    return note >> _GIVER & 15


def receiver_of(note: i64) -> i64:
    return note >> _RECEIVER & 15


def put_of(note: i64) -> i64:
    """The symptoms that were put in or could be chosen, counted."""
    return (note >> _PUT & _HAND) << 4


def got_of(note: i64) -> i64:
    """The symptoms that were seen, got or kept, counted."""
    return (note >> _GOT & _HAND) << 4


def notes_of(symptoms: Symptoms, seat: i64) -> vec[i64]:
    """Everything that this seat alone, or with few others, has seen, the oldest first."""
    found = vec[i64](capacity=_FEW)
    hand: i64 = 0
    drawn: i64 = 0
    mingle: i64 = 0
    for happening in symptoms.chronicle:
        if not may_see(happening, seat):
            continue
        kind, a, b, c, d = unpacked(happening)
        if kind == POOLED:
            if has(b, seat):
                mingle = note(MINGLE, b, a, NOBODY, hand, 0)
                found = append(found, mingle)
                hand = 0
        elif kind == CONGREGATED:
            if has(a, seat):
                found = append(found, note(INFECTED, a, NOBODY, NOBODY, 0, 0))
        elif kind == GAVE:
            if a == seat or b == seat:
                found = append(found, coin_note(a, b, c))
        elif kind == GOT:
            hand += one(b)
            found[-1] = mingle | ((hand >> 4) << _GOT)
        elif kind == DEALT:
            hand += one(b)
        elif kind == DREW:
            drawn += one(b)
        elif kind == KEPT:
            kept = one(b) + one(c)
            found = append(found, note(KEEPING, only(seat), NOBODY, NOBODY, hand + drawn, kept))
            hand = kept
            drawn = 0
        elif kind == ADDED:
            found = append(found, note(LEECHES, only(seat), b, NOBODY, drawn, one(c)))
            drawn = 0
        elif kind == PEEKED:
            what: i64 = GHOST
            if b < symptoms.seats:
                what = PLAYER
            found = append(found, note(what, only(b), NOBODY, c, 0, one(d)))
        elif kind == TOPPED:
            found = append(found, note(DISCARD, only(seat), NOBODY, NOBODY, 0, one(b)))
    return found


def looks(symptoms: Symptoms) -> list[tuple[int, int, int]]:
    """Who has looked at whose symptom, and at which place: everybody can watch that. NOBODY's: the discards."""
    found: list[tuple[int, int, int]] = []
    for happening in symptoms.chronicle:
        kind, a, b, c, _d = unpacked(happening)
        if kind == PEEKED:
            found.append((a, b, c))
        elif kind == TOPPED:
            found.append((a, NOBODY, NOBODY))
    return found


def played(remedies: Remedies) -> list[int]:
    """Who has played which remedy card: the seat times KINDS, plus the card."""
    found: list[int] = []
    for happening in remedies.chronicle:
        kind, seat, card, _among, _d = unpacked(happening)
        if kind == USED:
            found.append(KINDS * seat + card)
    return found


def dropped(remedies: Remedies, seat: i64) -> list[int]:
    """The remedy cards that this seat has discarded face down."""
    found: list[int] = []
    for happening in remedies.chronicle:
        kind, who, card, _among, _d = unpacked(happening)
        if kind in (DROPPED, LAID) and who == seat:
            found.append(card)
    return found


# What everybody knows of a pawn is one number too: the pawn, whether it is a player's, its cart and character (each one
# more, as they may be -1), its remedies and coins, its health, and the symptoms that it has shown.
UNKNOWN: Final = 0
HEALTHY: Final = 1
ILL: Final = 2
_WHERE: Final = 5
_CHARACTER: Final = 7
_REMEDIES: Final = 11
_COINS: Final = 15
_HEALTH: Final = 21
_SHOWN: Final = 23
_A_PLAYER: Final = 16
_ONE_COIN: Final = 32768


def pawns_known(p: RoadPosition) -> list[int]:
    """Everything that everybody knows of each pawn."""
    symptoms = p.symptoms
    told = vec[i64]([0] * p.pawns)
    for happening in symptoms.chronicle:
        kind, pawn, b, c, d = unpacked(happening)
        if kind == SHOWN:
            told[pawn] = ((d + HEALTHY) << _HEALTH) | ((b + 8 * c) << _SHOWN)
        elif kind == TOLD:
            told[pawn] = (b + HEALTHY) << _HEALTH
    if not told[0] and goes_on_alone(p):
        told[0] = HEALTHY << _HEALTH
    for given in symptoms.given:
        told[given // len(COINS)] += _ONE_COIN
    found: list[int] = []
    for pawn in range(p.pawns):
        known = told[pawn] | pawn | ((p.where[pawn] + 1) << _WHERE)
        if pawn < p.seats:
            known |= _A_PLAYER | ((p.character[pawn] + 1) << _CHARACTER) | (p.remedies.sizes[pawn] << _REMEDIES)
        found.append(known)
    return found


def goes_on_alone(p: RoadPosition) -> bool:
    """The rule `b1350-solo`: a game alone goes on only if its player is healthy; a mingle may be changing it."""
    if p.seats > 1 or not p.round:
        return False
    for step, cart, _b in p.stack:
        if step == AFTER_MINGLE and cart == p.where[0]:
            return False
    return True


def pawn_of(known: i64) -> i64:
    return known & 15


def is_player(known: i64) -> bool:
    return known & _A_PLAYER != 0


def where_of(known: i64) -> i64:
    """The pawn's cart, or NOBODY."""
    return (known >> _WHERE & 3) - 1


def character_of(known: i64) -> i64:
    """The player's character, or NOBODY."""
    return (known >> _CHARACTER & 15) - 1


def remedies_of(known: i64) -> i64:
    return known >> _REMEDIES & 15


def coins_of(known: i64) -> i64:
    return known >> _COINS & 63


def health_of(known: i64) -> i64:
    return known >> _HEALTH & 3


def shown_of(known: i64) -> list[int]:
    """The symptoms that were shown, if they were."""
    shown: int = known >> _SHOWN
    return [shown % 8, shown // 8] if shown else []


# And what everybody knows of a cart: the cart, what became of it, how far it has got, how many symptoms lie beside it,
# and its passengers from the front (each one more, as they may be -1).
_FATE: Final = 2
_AT: Final = 5
_PILE: Final = 12
_ABOARD: Final = 18


def carts_known(p: RoadPosition) -> list[int]:
    """Everything that everybody knows of each cart, those on the road first, from the front."""
    found: list[int] = []
    for cart in p.order:
        found.append(_cart_known(p, cart))
    for cart in range(len(CARTS)):
        if cart not in p.order:
            found.append(_cart_known(p, cart))
    return found


def _cart_known(p: RoadPosition, cart: i64) -> i64:
    known = cart | (p.fate[cart] << _FATE) | (p.at[cart] << _AT) | (size(p.symptoms.piles[cart]) << _PILE)
    place: i64
    for place in range(CART_SPACES):
        known |= (p.spaces[CART_SPACES * cart + place] + 1) << (_ABOARD + 4 * place)
    return known


def number_of(known: i64) -> i64:
    """The cart itself."""
    return known & 3


def fate_of(known: i64) -> i64:
    return known >> _FATE & 7


def at_of(known: i64) -> i64:
    return known >> _AT & 127


def pile_of(known: i64) -> i64:
    return known >> _PILE & 63


def aboard_of(known: i64) -> list[int]:
    """The pawns in the cart, from the front."""
    found: list[int] = []
    place: i64
    for place in range(CART_SPACES):
        pawn = (known >> (_ABOARD + 4 * place) & 15) - 1
        if pawn != NOBODY:
            found.append(pawn)
    return found


def decks_known(p: RoadPosition) -> tuple[int, int, int, int, int]:
    """Cards in the deck and among the discards, of symptoms and of remedies; and coins in the bag."""
    symptoms, remedies = p.symptoms, p.remedies
    coins: i64 = 0
    if p.alms or p.alms_by_chicken:
        coins = size(symptoms.bag)
    return size(symptoms.deck), size(symptoms.discards), size(remedies.deck), size(remedies.discards), coins


MODES: Final = ("characters", "chaos", "congregate", "cure", "alms", "alms_by_chicken", "ratzy", "starting_remedies")


def modes_chosen(p: RoadPosition) -> i64:
    """The ways to play that were chosen, a bit each, in the order of MODES."""
    # Put together by hand: every row of an eye asks for them, and a list of bools takes 700 instructions.
    found: i64 = 0
    if p.characters:
        found |= 1
    if p.chaos:
        found |= 2
    if p.congregate:
        found |= 4
    if p.cure:
        found |= 8
    if p.alms:
        found |= 16
    if p.alms_by_chicken:
        found |= 32
    if p.ratzy:
        found |= 64
    if p.starting:
        found |= 128
    return found
