"""How well a position fits what the others did and claimed.

Claims weigh as deeds do: by how much likelier a world is in which somebody was infected when they made them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.claims import Heard
from alehouse.games.bristol_1350.claims import AboutHealth, AboutMingle
from alehouse.games.bristol_1350.reading.betraying import deeds_fit, infected_since
from alehouse.games.bristol_1350.reading.tales import looks_healthy

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

_CLAIMED: Final = (
    *(0.00, 1.50),  # of oneself: infected
    *(0.00, -0.06),  # of oneself: healthy
    *(0.00, 1.50, 1.35, 0.70),  # of another: infected
    *(0.00, -1.50, -0.46, -0.55),  # of another: healthy
)
"""By whether the speaker is infected, and, where a claim is about another, whether they are: the logarithm of how much
likelier it is made then."""
SAID: Final = vec[float](_CLAIMED)
HEARSAY: Final = 0.5
"""How much of that counts: who accuses somebody has mostly seen what all have seen, and it must not count twice."""
DOUBT: Final = 1.5
"""How much less likely it is that nobody was infected of those whose tales do not add up; as much as any deed says."""


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
    return math.exp(found + deeds_fit(p, seat, since))


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
