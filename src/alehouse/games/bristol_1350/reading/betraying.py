"""Whether what somebody was seen to do fits that they are healthy, or infected.

What speaks for the plague in one who looks far ahead may be quite usual for one who does not: so everybody is held for
one of several kinds of player (habits.py), each as likely as all that they did fits it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.games.bristol_1350.components import CURED, PLAGUE
from alehouse.games.bristol_1350.position.chronicle import DEALT, GAVE, GOT, KEPT, unpacked
from alehouse.games.bristol_1350.position.deeds import ALL_DEEDS
from alehouse.games.bristol_1350.position.deeds import unpacked as who_did_what
from alehouse.games.bristol_1350.reading.habits import HABITS, KINDS

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition
    from alehouse.games.bristol_1350.position.symptoms import Symptoms

NEVER: Final = 1 << 30
ODD: Final = 0.1
"""How likely it is that somebody plays like none of the kinds that are known, so that nothing can be told from it."""
CERTAIN: Final = 40.0
"""More than that nobody's deeds speak for any kind of player, or numbers might become too large."""
NOTORIOUS: Final = 4.0
"""Deeds that speak for the plague by so much together convince everybody; more could not be worse."""


def deeds_fit(p: RoadPosition, seat: i64, since: vec[i64]) -> float:
    """How well all that the others did fits since when everybody is infected: a logarithm."""
    fit = vec[float]([0.0] * (p.pawns * KINDS))
    for each in p.deeds:
        who, when, deed = who_did_what(each)
        if who != seat:
            ill: i64 = 1 if since[who] <= when else 0
            _add(fit, who * KINDS, ill, deed)
    found = 0.0
    pawn: i64
    for pawn in range(p.pawns):
        found += _of_some_kind(fit, pawn * KINDS)
    return found


def looks_ill(p: RoadPosition, seat: i64) -> float:
    """From -1 to 1: how much what a player was seen to do speaks for the plague, if nothing else is known."""
    fit = vec[float]([0.0] * (2 * KINDS))
    for each in p.deeds:
        who, _when, deed = who_did_what(each)
        if who == seat:
            _add(fit, 0, 0, deed)
            _add(fit, KINDS, 1, deed)
    return max(-1.0, min(1.0, (_of_some_kind(fit, KINDS) - _of_some_kind(fit, 0)) / NOTORIOUS))


def _add(fit: vec[float], place: i64, ill: i64, deed: i64) -> None:
    """One deed more of somebody, from here on: how well it fits each kind of player."""
    kind: i64
    for kind in range(KINDS):
        fit[place + kind] += HABITS[(kind * 2 + ill) * ALL_DEEDS + deed]


def _of_some_kind(fit: vec[float], place: i64) -> float:
    """How well what somebody did fits anybody, as against what is usual: a logarithm."""
    found = ODD
    kind: i64
    for kind in range(KINDS):
        found += (1.0 - ODD) / float(KINDS) * math.exp(min(fit[place + kind], CERTAIN))
    return math.log(found)


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
