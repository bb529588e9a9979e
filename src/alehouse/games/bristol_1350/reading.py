"""Reading the others: whether what they did fits who would be infected.

The healthy and the infected do different things with their turns. By how much was counted in games of bots
(`python -m tests.games.bristol_1350.deeds --games 500`), and says how much likelier a world is in which somebody was
infected when they did it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, only
from alehouse.games.bristol_1350.components import CURED, PLAGUE
from alehouse.games.bristol_1350.position.chronicle import DEALT, GAVE, GOT, KEPT, unpacked
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


def plausible(p: RoadPosition, seat: i64) -> float:
    """How well what the others did fits this position, as against others that the seat holds possible."""
    since = infected_since(p.symptoms)
    found = 0.0
    for each in p.deeds:
        who, when, deed = who_did_what(each)
        if who != seat and since[who] <= when:
            found += LEAN[deed]
    return math.exp(found)


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
