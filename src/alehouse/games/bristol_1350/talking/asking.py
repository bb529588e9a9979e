"""Who is asked what, and what is still to be answered: everybody knows, so that no question betrays anybody."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from alehouse.engine.claims import Claim, Heard
from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.claims import CLAIMS, HEALTH, MINGLE, AboutHealth, AboutMingle, Question
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.position.chronicle import GOT, unpacked
from alehouse.games.bristol_1350.position.deeds import unpacked as who_did_what
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import mingle_before


def open_question(heard: Sequence[Heard], seat: int) -> Question | None:
    """What this player was asked first of all that they have not answered since."""
    left: list[Question] = []
    for each in heard:
        claim = each.claim
        if isinstance(claim, Question):
            if claim.whom == seat and each.seat != seat:
                left.append(claim)
        elif each.seat == seat:
            left = [question for question in left if not answers(claim, question)]
    return left[0] if left else None


def answers(claim: Claim, question: Question) -> bool:
    if question.mingle:
        return isinstance(claim, AboutMingle)
    return isinstance(claim, AboutHealth) and claim.whom in (None, question.whom)


def ask_of_mingle(p: RoadPosition, seat: int, heard: Sequence[Heard], luck: Luck) -> Claim | None:
    """Ask somebody who has had a turn since they mingled and told nothing of it; whom one mingled with comes first."""
    silent = [other for other in range(p.seats) if other != seat and p.alive(other) and _is_silent(p, other, heard)]
    if not silent:
        return None
    now = len(p.symptoms.chronicle)
    mine = mingle_before(p, seat, now)
    there = [other for other in silent if mine != NOBODY and mingle_before(p, other, now) == mine]
    asked = there or silent
    whom = asked[luck.below(len(asked))]
    return CLAIMS.read(f"ask {whom + 1} {MINGLE}")


def ask_of_health(whom: int) -> Claim:
    return CLAIMS.read(f"ask {whom + 1} {HEALTH}")


def got_back(p: RoadPosition, since: i64, seat: i64) -> i64:
    """When this player (or NOBODY in particular) got symptoms back in a mingle last, if since then; or else NOBODY."""
    place: i64 = len(p.symptoms.chronicle) - 1
    while place >= since:
        kind, pawn, _b, _c, _d = unpacked(p.symptoms.chronicle[place])
        if kind == GOT and seat in (pawn, NOBODY):
            return place
        place -= 1
    return NOBODY


def told_of_mingle(heard: Sequence[Heard], seat: int) -> Heard | None:
    """What this player has told of a mingle last."""
    found = None
    for each in heard:
        if each.seat == seat and isinstance(each.claim, AboutMingle):
            found = each
    return found


def news_of(p: RoadPosition, seat: int, heard: Sequence[Heard]) -> i64:
    """When this player got symptoms back in a mingle that they have not told of; NOBODY, if there is none."""
    told = told_of_mingle(heard, seat)
    return got_back(p, 0 if told is None else told.when, seat)


def _is_silent(p: RoadPosition, seat: int, heard: Sequence[Heard]) -> bool:
    """Whether they mingled, let a turn pass without a word about it, and were not asked."""
    news = news_of(p, seat, heard)
    if news == NOBODY:
        return False
    for each in heard:
        if each.when > news and isinstance(each.claim, Question) and each.claim.mingle and each.claim.whom == seat:
            return False
    for deed in p.deeds:
        who, when, _what = who_did_what(deed)
        if who == seat and when > news:
            return True
    return False
