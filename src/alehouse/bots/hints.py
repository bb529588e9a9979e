"""Hints: what a seat had best do now, how good each choice is, and in words why. Made from knowledge alone.

The same knowledge and level always give the same hint, here or in another process, whatever the hidden truth is.
"""

from __future__ import annotations

from typing import Final

from alehouse.bots.kinds import iterations
from alehouse.bots.review import FORESEEN, Answer, Foreseen, Review, lucky
from alehouse.bots.search import Considered
from alehouse.engine.contract import PUBLIC, Knowledge
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message, Seat
from alehouse.engine.views import Choice, Data

WHOLE: Final = 10_000
"""Chances are told as whole numbers of ten-thousandths, so that differences of them add up exactly."""
USUAL: Final = "expert"
SHOWN: Final = 3
"""So many of the best choices are told."""

_GAMBLE: Final = 2_000
"""Where what chance brings makes such a difference, it is a gamble."""
_SURE: Final = 9_700
_LOST: Final = 300
_LIKELY: Final = FORESEEN // 4
"""Answers that come in fewer worlds than this are not worth telling."""


class Judged(Data, frozen=True):
    """A choice, and how good it is."""

    choice: Choice
    chance: int
    """Of success, in ten-thousandths."""


class Hint(Data, frozen=True):
    """The best choices of a decision, the best first, and why."""

    seat: int
    level: str
    best: list[Judged]
    why: list[Message]


def hint(knowledge: Knowledge, level: str = USUAL) -> Hint:
    """What the seat that knows this had best do now; refused where it has nothing to decide."""
    thinks = iterations(level)
    legal = knowledge.legal
    if not legal:
        raise AlehouseError("hint-nothing")
    search = Review(lucky("hint", level), thinks)
    reviewed = search.review(knowledge, None)
    assert reviewed.best is not None
    ordered = in_order(reviewed.considered, reviewed.best)
    view = knowledge.view
    best = [Judged(knowledge.game.describe(view, each.action), whole(each.chance)) for each in ordered[:SHOWN]]
    if len(legal) == 1:
        return Hint(knowledge.seat, level, best, [Message("hint-only")])
    return Hint(knowledge.seat, level, best, why(best, knowledge, search.foresee(knowledge, reviewed.best.action)))


def in_order(considered: list[Considered], best: Considered) -> list[Considered]:
    """The choices, the best first. What was tried hardly ever is no better for having looked good once."""
    others = [each for each in considered if each is not best]
    others.sort(key=lambda each: min(each.chance, best.chance), reverse=True)
    return [best, *others]


def why(best: list[Judged], knowledge: Knowledge, foreseen: Foreseen) -> list[Message]:
    """What speaks for the first of these choices: how good it is, how much better, and what will follow."""
    first = best[0]
    said = [_how_good(first.chance)]
    if len(best) > 1:
        less = points(first.chance) - points(min(best[1].chance, first.chance))
        said.append(Message("hint-second", {"words": best[1].choice.words, "less": less}))
    return [*said, *what_follows(knowledge, foreseen)]


def what_follows(knowledge: Knowledge, foreseen: Foreseen) -> list[Message]:
    """How it may turn out, and what will probably be done next."""
    said = []
    low, high = (whole(foreseen.chances[len(foreseen.chances) * part // 10]) for part in (1, 8))
    if high - low >= _GAMBLE:
        said.append(Message("hint-gamble", {"low": points(low), "high": points(high)}))
    after = foreseen.next
    if after is not None and _is_likely(after):
        view = after.position.view(knowledge.seat)
        said.append(Message("hint-then", {"words": knowledge.game.describe(view, after.action).words}))
    reply = reply_in_words(knowledge, foreseen)
    return [*said, reply] if reply is not None else said


def reply_in_words(knowledge: Knowledge, foreseen: Foreseen) -> Message | None:
    """What another will probably do, if that can be said."""
    reply = foreseen.reply
    if reply is None or not _is_likely(reply):
        return None
    # As everybody sees it: what the other may know is imagined, and would be told as if it were so.
    words = knowledge.game.describe(reply.position.view(PUBLIC), reply.action).words
    times = round(10 * reply.times / FORESEEN)
    return Message("hint-reply", {"seat": Seat(reply.seat), "words": words, "times": times})


def whole(chance: float) -> int:
    """A chance in ten-thousandths."""
    return round(chance * WHOLE)


def points(chance: int) -> int:
    """Ten-thousandths as per cent, for people."""
    return (chance + 50) // 100


def _how_good(chance: int) -> Message:
    if chance >= _SURE:
        return Message("hint-won")
    if chance <= _LOST:
        return Message("hint-lost")
    return Message("hint-chance", {"chance": points(chance)})


def _is_likely(answer: Answer) -> bool:
    return answer.times >= _LIKELY
