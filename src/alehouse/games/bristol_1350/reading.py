"""Reading the others: whether what they did fits who would be infected.

The healthy and the infected do different things with their turns. By how much was counted in games of bots
(`python -m tests.games.bristol_1350.deeds --games 500`), and says how much likelier a world is in which somebody was
infected when they did it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.engine.claims import Heard
from alehouse.games.bristol_1350.claims import AboutHealth, AboutMingle
from alehouse.games.bristol_1350.components import CURED, HIGHEST, NOBODY, PLAGUE
from alehouse.games.bristol_1350.position.book import FROM_NOWHERE
from alehouse.games.bristol_1350.position.chronicle import DEALT, GAVE, GOT, KEPT, POOLED, unpacked
from alehouse.games.bristol_1350.position.deeds import unpacked as who_did_what

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition
    from alehouse.games.bristol_1350.position.symptoms import Symptoms

NEVER: Final = 1 << 30

_COUNTED: Final = (
    *(-0.48, -0.40, -0.46, 1.26, -1.23, 0.16, -0.52, 1.27),  # draw
    *(0.00, 0.00, -0.95, -0.62, 0.00, 0.00, -0.57, -0.57),  # elbow
    *(-0.29, 0.18, -0.37, -0.27, 0.00, 0.00, 0.00, 0.00),  # dash
    *(0.00, 0.00, -0.38, -0.57, 0.00, 0.00, -0.40, -0.49),  # push
    *(0.93, -0.33, -0.29, 0.15, 1.50, 1.50, -0.51, -0.18),  # push-oneself
    *(0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),  # special
    *(1.50, 0.00, 1.50, 1.50, 1.50, 1.50, 1.50, 1.50),  # reroll own-apple
    *(1.50, 0.01, 1.50, -1.16, 1.17, -0.63, 0.26, -0.80),  # reroll own-rat
    *(0.71, 0.60, 1.39, 1.36, 0.88, -0.04, 1.28, 1.01),  # reroll other-apple
    *(0.69, 0.58, 0.95, 0.61, 0.56, -0.55, 0.68, 0.77),  # reroll other-rat
    *(-1.50, 0.00, 1.50, 1.50, 1.50, 0.00, 1.34, 1.50),  # reroll own-apple own-apple
    *(1.50, 1.50, 1.50, 1.50, 1.50, 0.00, 0.36, 1.50),  # reroll own-apple own-rat
    *(0.00, -1.35, 0.00, -1.50, 0.00, -1.26, 0.00, -1.50),  # reroll own-rat own-rat
    *(1.50, 1.50, 1.50, 1.50, 1.50, 1.50, 1.50, 1.50),  # reroll own-apple other-apple
    *(1.50, -0.81, 0.82, -0.78, 1.50, -1.05, 1.23, -0.38),  # reroll own-rat other-apple
    *(-0.15, -0.57, 0.83, 1.02, -0.23, -0.01, 0.61, 0.58),  # reroll other-apple other-apple
    *(1.50, 1.50, 1.50, 1.50, 1.50, -1.50, 1.31, 0.01),  # reroll own-apple other-rat
    *(1.50, 0.01, 0.80, -0.36, 0.78, -1.50, 0.26, -0.11),  # reroll own-rat other-rat
    *(-0.09, 0.18, 0.36, 0.44, -0.26, -0.77, 0.06, 0.23),  # reroll other-apple other-rat
    *(-0.75, -0.68, 0.06, -0.13, -0.81, 0.08, -0.25, -0.37),  # reroll other-rat other-rat
)
"""By deed and circumstances: the logarithm of how much likelier the infected do it than the healthy."""
LEAN: Final = vec[float](_COUNTED)

_CLAIMED: Final = (
    *(0.00, 1.50),  # of oneself: infected
    *(0.00, -0.06),  # of oneself: healthy
    *(0.00, 1.50, 1.35, 0.70),  # of another: infected
    *(0.00, -1.50, -0.46, -0.55),  # of another: healthy
)
"""The same of claims: by whether the speaker is infected, and, where it is about another, whether they are."""
SAID: Final = vec[float](_CLAIMED)
DOUBT: Final = 1.5
"""How much less likely it is that nobody was infected of those whose tales do not add up; as much as any deed says."""
NOTORIOUS: Final = 4.0
"""Deeds that speak for the plague by so much together convince everybody; more could not be worse."""
HEARSAY: Final = 0.5
"""How much of that counts: who accuses somebody has mostly seen what all have seen, and it must not count twice."""


def plausible(
    p: RoadPosition, seat: i64, heard: Sequence[Heard] = (), doubted: Sequence[Sequence[Heard]] = ()
) -> float:
    """How well what the others did and claimed fits this position, as against others that the seat holds possible."""
    since = infected_since(p.symptoms)
    found = 0.0
    for claimed in heard:
        if claimed.seat != seat:
            found += HEARSAY * _fits(p, since, claimed)
    for group in doubted:
        if not any(since[each.seat] <= each.when for each in group):
            found -= DOUBT
    for each in p.deeds:
        who, when, deed = who_did_what(each)
        if who != seat and since[who] <= when:
            found += LEAN[deed]
    return math.exp(found)


def looks_ill(p: RoadPosition, seat: i64) -> float:
    """From -1 to 1: how much what a player was seen to do speaks for the plague, if nothing else is known."""
    found = 0.0
    for each in p.deeds:
        who, _when, deed = who_did_what(each)
        if who == seat:
            found += LEAN[deed]
    return max(-1.0, min(1.0, found / NOTORIOUS))


def _fits(p: RoadPosition, since: vec[i64], heard: Heard) -> float:
    """How much likelier a claim is of this speaker, about this player, than among the healthy: a logarithm."""
    ill: i64 = 1 if since[heard.seat] <= heard.when else 0
    claim = heard.claim
    if isinstance(claim, AboutMingle):
        return SAID[looks_healthy(p, claim) * 2 + ill]
    if not isinstance(claim, AboutHealth):
        return 0.0
    if claim.whom is None or claim.whom == heard.seat:
        return SAID[claim.healthy * 2 + ill]
    about: i64 = 1 if since[claim.whom] <= heard.when else 0
    return SAID[4 + claim.healthy * 4 + ill * 2 + about]


def in_doubt(p: RoadPosition, seat: i64, heard: Sequence[Heard]) -> list[list[Heard]]:
    """Tales of the same mingle that cannot all be true, with what this seat itself put in and got, if it was there."""
    told: dict[i64, dict[int, Heard]] = {}
    for each in heard:
        if isinstance(each.claim, AboutMingle) and each.seat != seat:
            place = mingle_before(p, each.seat, each.when)
            if place != NOBODY:
                # Whoever tells again takes back what they told before.
                told.setdefault(place, {})[each.seat] = each
    return [list(tales.values()) for place, tales in told.items() if not _adds_up(p, seat, place, tales)]


def mingle_before(p: RoadPosition, pawn: i64, when: i64) -> i64:
    """The place in the chronicle of the last mingle that somebody was in by then, or NOBODY."""
    place = min(when, len(p.symptoms.chronicle)) - 1
    while place >= 0:
        kind, _a, pawns, _c, _d = unpacked(p.symptoms.chronicle[place])
        if kind == POOLED and has(pawns, pawn):
            return place
        place -= 1
    return NOBODY


def _adds_up(p: RoadPosition, seat: i64, place: i64, tales: dict[int, Heard]) -> bool:
    """Whether all that was got out of a mingle can have been put in: by somebody, or as the extra card."""
    _kind, _a, pawns, source, _d = unpacked(p.symptoms.chronicle[place])
    room: i64 = 0 if source == FROM_NOWHERE else 1
    got = [0] * (HIGHEST + 1)
    pawn: i64
    for pawn in range(p.pawns):
        if not has(pawns, pawn):
            continue
        if pawn == seat:
            for card in _hand_after(p, seat, place):
                got[card] += 1
            for card in _hand_before(p, seat, place):
                got[card] -= 1
        elif pawn in tales:
            claim = tales[pawn].claim
            assert isinstance(claim, AboutMingle)
            for card in claim.got:
                got[card] += 1
            for card in claim.put:
                got[card] -= 1
        else:
            room += 2
    return sum([count for count in got if count > 0]) <= room


def _hand_before(p: RoadPosition, pawn: i64, place: i64) -> list[i64]:
    """The symptoms that somebody had before a place of the chronicle."""
    hand: list[i64] = []
    before: i64
    for before in range(place):
        kind, a, b, c, _d = unpacked(p.symptoms.chronicle[before])
        if kind == POOLED and has(b, pawn):
            hand = []
        elif a == pawn and kind in (DEALT, GOT):
            hand.append(b)
        elif a == pawn and kind == KEPT:
            hand = [b, c]
    return hand


def _hand_after(p: RoadPosition, pawn: i64, place: i64) -> list[i64]:
    """The symptoms that somebody got out of the mingle at a place of the chronicle."""
    hand: list[i64] = []
    after: i64
    for after in range(place + 1, len(p.symptoms.chronicle)):
        kind, a, b, _c, _d = unpacked(p.symptoms.chronicle[after])
        if kind == GOT and a == pawn and len(hand) < 2:
            hand.append(b)
    return hand


def looks_healthy(p: RoadPosition, claim: AboutMingle) -> bool:
    return sum(claim.got) < p.symptoms.plague_sum


def infected_since(symptoms: Symptoms) -> vec[i64]:
    """By player: how long the chronicle was when they had caught the plague; NEVER, if they have not."""
    since = vec[i64]([NEVER] * symptoms.pawns)
    first = vec[i64]([0] * symptoms.pawns)
    immune: i64 = 0
    place: i64
    for place in range(1, len(symptoms.chronicle) + 1):
        kind, pawn, b, c, _d = unpacked(symptoms.chronicle[place - 1])
        total: i64 = 0
        if kind in (DEALT, GOT):
            if first[pawn]:
                total = first[pawn] + b
                first[pawn] = 0
            else:
                first[pawn] = b
        elif kind == KEPT:
            total = b + c
        elif kind == GAVE:
            if c == CURED:
                immune |= only(b)
                since[b] = NEVER
            elif c == PLAGUE and not has(immune, b) and since[b] == NEVER:
                since[b] = place
        if total >= symptoms.plague_sum and since[pawn] == NEVER and not has(immune, pawn):
            since[pawn] = place
        elif total == 2 and symptoms.cure:
            since[pawn] = NEVER
    return since
