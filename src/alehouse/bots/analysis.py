"""A game that was played, decision by decision: what every seat could expect, what cost most, and who was lucky.

At each decision every seat's chance of success is estimated twice from what that seat knew then: before it was decided,
and once it was. Between two decisions chance has its part, and what comes to light. So the way of each seat from its
chance at the beginning to what the end was worth is a chain of differences: of its own decisions, of others', and of
luck. They are whole numbers of ten-thousandths, and add up exactly.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib import resources
from typing import Final, Literal

import msgspec

from alehouse import __version__
from alehouse.bots.hints import Judged, points, reply_in_words, what_follows, whole
from alehouse.bots.kinds import iterations
from alehouse.bots.review import Review, Reviewed, lucky
from alehouse.engine.actions import Action
from alehouse.engine.contract import OVER, Knowledge, Position
from alehouse.engine.errors import BadRecord
from alehouse.engine.messages import Message
from alehouse.engine.record import Record, start, walk
from alehouse.engine.verify import verify
from alehouse.engine.views import Data, made

USUAL: Final = "skilled"
DOUBTFUL: Final = 300
MISTAKE: Final = 700
BLUNDER: Final = 1500
"""Decisions that cost so much of the chance of success are marked ?!, ? and ??."""
STRONG: Final = 700
"""A best choice that is better than all others by this is marked !."""
COSTLY: Final = 5
"""So many decisions that cost most are told apart."""
_FORMAT: Final = "1"
"""Changes whenever old analyses mean something else."""

Mark = Literal["", "!", "?!", "?", "??"]


class Juncture(Data, frozen=True):
    """A decision of a game that was played; or its beginning, or where it was left, with nothing decided."""

    step: int
    """How many steps of the record were played before."""
    seat: int | None
    """Who decided; nobody at a beginning or a break."""
    chances: list[int]
    """Every seat's chance of success as it knew it, before this was decided."""
    after: list[int]
    """The same once it was decided, before anything came of it."""
    mark: Mark
    cost: int
    """How much of its chance the seat gave away."""
    played: Judged | None
    better: Judged | None
    """What would have been better, where that is worth telling."""
    why: list[Message]
    """What was to be expected after it."""


class Share(Data, frozen=True):
    """Where a seat's chance went. `start + own + others + luck == end`, exactly."""

    start: int
    own: int
    """By its own decisions: never more than nothing, since the best is what was expected."""
    others: int
    """By others' decisions that were not those that it had to expect."""
    luck: int
    """By what was drawn, and by what came to light."""
    end: int


class Analysis(Data, frozen=True):
    """A whole game."""

    game: str
    version: int
    """Of the rules."""
    level: str
    names: list[str]
    finished: bool
    """Whether it was played to its end; elsewhere the end is what could be expected where it broke off."""
    moments: list[Juncture]
    shares: list[Share]
    percent: list[tuple[int, int, int, int, int]]
    """The shares as people read them, see `in_points`."""
    costly: list[int]
    """The places of the moments that cost most, the dearest first."""


def check(record: Record, level: str) -> None:
    """Raise an error with the reason, unless this record can be analysed."""
    iterations(level)
    check_begun(record)
    for finding in verify(record).failures:
        raise BadRecord("error-replay-changed", {"finding": finding.message})


def check_begun(record: Record) -> None:
    """The same for a record that nobody can have changed."""
    start(record)
    if not record.steps:
        raise BadRecord("analysis-empty")


def where_to_look(record: Record) -> list[int]:
    """The steps of a record at which something is estimated: its beginning, every decision, and where it broke off."""
    found = []
    for step, position in enumerate(walk(record)):
        last = step == len(record.steps)
        if position.to_move == OVER:
            continue
        if step == 0 or last or (position.to_move >= 0 and len(position.legal()) > 1):
            found.append(step)
    return found


def look(record: Record, step: int, level: str) -> Juncture:
    """One of these moments through every seat's eyes. The same record always gives the same, wherever it is done."""
    for number, position in enumerate(walk(record)):
        if number == step:
            return _look(position, record, step, level)
    raise ValueError(f"there is no step {step}")


def read_back(data: bytes) -> Juncture:
    """A moment that was kept as JSON; raises msgspec.DecodeError where it is none."""
    return msgspec.json.decode(data, type=Juncture, dec_hook=made)


def key(record: Record, level: str) -> str:
    """What an analysis is kept by: the same for the same game, level and version, and for nothing else."""
    game = start(record).game
    package = resources.files(type(game).__module__.rpartition(".")[0])
    value = package.joinpath(f"{game.name}.value.json")
    said = [_FORMAT, __version__, level, str(iterations(level)), repr(record.header()), *record.steps]
    digest = hashlib.sha256("\n".join(said).encode())
    digest.update(value.read_bytes() if value.is_file() else b"")
    return digest.hexdigest()[:32]


def put_together(record: Record, level: str, moments: Sequence[Juncture]) -> Analysis:
    """All moments of a record as one analysis."""
    ordered = sorted(moments, key=lambda moment: moment.step)
    *_, last = walk(record)
    finished = last.to_move == OVER
    if finished:
        result = last.result()
        end = [whole(result.utility(seat)) for seat in range(record.players)]
    else:
        end = ordered[-1].after
    shares = [share(ordered, seat, end[seat]) for seat in range(record.players)]
    return Analysis(
        game=record.game,
        version=record.version,
        level=level,
        names=list(record.names),
        finished=finished,
        moments=ordered,
        shares=shares,
        percent=[in_points(each) for each in shares],
        costly=costly(ordered),
    )


def share(moments: Sequence[Juncture], seat: int, end: int) -> Share:
    """The way of a seat's chance, as a sum of differences."""
    own = others = luck = 0
    for place, moment in enumerate(moments):
        decided = moment.after[seat] - moment.chances[seat]
        if moment.seat == seat:
            own += decided
        else:
            others += decided
        following = moments[place + 1].chances[seat] if place + 1 < len(moments) else end
        luck += following - moment.after[seat]
    return Share(moments[0].chances[seat], own, others, luck, end)


def costly(moments: Sequence[Juncture]) -> list[int]:
    """The places of those that cost most, among the marked ones."""
    places = [place for place, moment in enumerate(moments) if moment.cost >= DOUBTFUL]
    return sorted(places, key=lambda place: (-moments[place].cost, place))[:COSTLY]


def in_points(share: Share) -> tuple[int, int, int, int, int]:
    """A share in whole per cent, rounded so that it still adds up: what was cut off most is rounded up first."""
    start, end = points(share.start), points(share.end)
    parts = [share.own, share.others, share.luck]
    cut = [part // 100 for part in parts]
    left = end - start - sum(cut)
    for place in sorted(range(3), key=lambda each: parts[each] % 100, reverse=True)[:left]:
        cut[place] += 1
    return start, cut[0], cut[1], cut[2], end


def _look(position: Position, record: Record, step: int, level: str) -> Juncture:
    to_move = position.to_move
    is_decided = to_move >= 0 and step < len(record.steps) and len(position.legal()) > 1
    played = position.game.action(record.steps[step]) if is_decided else None
    searches = [Review(lucky("analysis", record.trail[-1], step, seat), iterations(level)) for seat in _seats(record)]
    reviewed = [searches[seat].review(position.knowledge(seat), played) for seat in _seats(record)]
    chances = [whole(each.before) for each in reviewed]
    after = [whole(each.after) for each in reviewed]
    if played is None:
        return Juncture(step, None, chances, after, "", 0, None, None, [])
    cost = chances[to_move] - after[to_move]
    knowledge = position.knowledge(to_move)
    best, mark = reviewed[to_move].best, _mark(reviewed[to_move], cost)
    assert best is not None
    return Juncture(
        step=step,
        seat=to_move,
        chances=chances,
        after=after,
        mark=mark,
        cost=cost,
        played=_judged(knowledge, played, after[to_move]),
        better=_judged(knowledge, best.action, chances[to_move]) if cost >= DOUBTFUL else None,
        why=_why(searches[to_move], knowledge, best.action, played) if cost >= DOUBTFUL else [],
    )


def _seats(record: Record) -> range:
    return range(record.players)


def _judged(knowledge: Knowledge, action: Action, chance: int) -> Judged:
    return Judged(knowledge.game.describe(knowledge.view, action), chance)


def _mark(reviewed: Reviewed, cost: int) -> Mark:
    if cost >= DOUBTFUL:
        return "??" if cost >= BLUNDER else "?" if cost >= MISTAKE else "?!"
    others = [each.chance for each in reviewed.considered if each is not reviewed.best]
    return "!" if cost == 0 and whole(reviewed.before) - whole(max(others)) >= STRONG else ""


def _why(search: Review, knowledge: Knowledge, best: Action, played: Action) -> list[Message]:
    """What was to be expected after what would have been better, and after what was played."""
    said = what_follows(knowledge, search.foresee(knowledge, best))
    feared = reply_in_words(knowledge, search.foresee(knowledge, played))
    if feared is not None and feared not in said:
        said.append(Message("analysis-as-it-was", feared.args))
    return said
