"""What players tell of mingles: whether it can all be true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import has
from alehouse.engine.claims import Heard
from alehouse.games.bristol_1350.claims import AboutMingle
from alehouse.games.bristol_1350.components import HIGHEST, NOBODY
from alehouse.games.bristol_1350.position.book import FROM_NOWHERE
from alehouse.games.bristol_1350.position.chronicle import DEALT, GOT, KEPT, POOLED, unpacked

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


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
