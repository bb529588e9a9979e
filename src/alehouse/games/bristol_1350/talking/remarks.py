"""What bots claim and ask: the healthy tell the truth, the infected hide and cast doubt on the healthy.

When they speak everybody could foresee, but for luck; only what they say depends on what they know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from alehouse.engine.claims import Claim, Heard
from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.claims import CLAIMS, last_mingle
from alehouse.games.bristol_1350.components import HIGHEST, NOBODY
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import in_doubt, plausible
from alehouse.games.bristol_1350.steps import ACT
from alehouse.games.bristol_1350.talking.asking import (
    ask_of_health,
    ask_of_mingle,
    got_back,
    news_of,
    open_question,
    told_of_mingle,
)

if TYPE_CHECKING:
    from alehouse.engine.contract import Knowledge

WORLDS: Final = 60
"""Imagined to find out who is suspected."""
OFTEN: Final = 3
"""Of those who have something new to tell of a mingle, all but one in so many do at their next turn."""
SELDOM: Final = 4
"""One turn in so many, somebody who has nothing new to tell speaks of another."""
CURIOUS: Final = 2
"""Of those who have nothing new to tell, one in so many asks whoever has told nothing of a mingle;
and of those who would accuse nobody, one in so many asks whom they trust least whether they are healthy."""
SLIPS: Final = 3
"""One lie in so many of somebody candid is the truth after all."""


def remark(knowledge: Knowledge, heard: Sequence[Heard], luck: Luck, candid: bool) -> Claim | None:
    p = knowledge.might_be()
    assert isinstance(p, RoadPosition)
    seat = knowledge.seat
    if p.to_move != seat or p.due()[0] != ACT:
        return None
    others = [other for other in range(p.seats) if other != seat and p.alive(other)]
    slips = luck.below(SLIPS) == 0
    lies = p.symptoms.is_infected(seat) and not (candid and slips)
    question = open_question(heard, seat)
    if question is not None and not question.mingle:
        return CLAIMS.read("healthy" if lies or not p.symptoms.is_infected(seat) else "infected")
    has_news = news_of(p, seat, heard) != NOBODY
    if question is not None and got_back(p, 0, seat) != NOBODY:
        told = told_of_mingle(heard, seat)
        # Who is asked once more says it once more, true or not.
        return told.claim if told is not None and not has_news else _about_mingle(p, seat, luck, lies)
    if has_news:
        if luck.below(OFTEN) == 0:
            return None
        return _about_mingle(p, seat, luck, lies)
    if not others or got_back(p, 0, NOBODY) == NOBODY:
        # Before anybody has mingled there is nothing to say.
        return None
    if luck.below(CURIOUS) == 0:
        asks = ask_of_mingle(p, seat, heard, luck)
        if asks is not None:
            return asks
    return None if luck.below(SELDOM) else _about_another(knowledge, heard, luck, others, lies)


def _about_mingle(p: RoadPosition, seat: int, luck: Luck, lies: bool) -> Claim:
    """What was put in and got; who lies got something harmless."""
    mingled = last_mingle(p, seat)
    assert mingled is not None, "whoever got symptoms back has put some in"
    put, got = mingled
    if lies:
        put, got = _harmless(p, put, luck), _harmless(p, got, luck)
    return CLAIMS.read(f"mingled {put[0]}{put[1]} {got[0]}{got[1]}")


def _harmless(p: RoadPosition, cards: tuple[int, ...], luck: Luck) -> tuple[int, int]:
    """These two symptoms if nobody could fall ill of them, or else the lower one with another that does no harm."""
    low, high = cards
    room = min(p.symptoms.plague_sum - 1 - low, HIGHEST)
    if high > room:
        if room < 1:
            low, room = 1, min(p.symptoms.plague_sum - 2, HIGHEST)
        high = 1 + luck.below(room)
    return min(low, high), max(low, high)


def _about_another(knowledge: Knowledge, heard: Sequence[Heard], luck: Luck, others: list[int], lies: bool) -> Claim:
    """Accuse who is suspected most, if it is likely; or else ask them, or speak for who is suspected least.

    Who lies says and asks it of the wrong one.
    """
    suspected = suspicion(knowledge, heard, luck)
    most = max(others, key=lambda other: suspected[other])
    least = min(others, key=lambda other: suspected[other])
    accuses = suspected[most] >= 0.5
    asks = luck.below(CURIOUS) == 0 and not accuses
    whom = most if (accuses or asks) != lies else least
    if asks:
        return ask_of_health(whom)
    return CLAIMS.read(f"believe {whom + 1} {'infected' if accuses else 'healthy'}")


def suspicion(knowledge: Knowledge, heard: Sequence[Heard], luck: Luck) -> list[float]:
    """By player: how likely a seat holds it that they are infected, after all that was done and claimed."""
    imaginer = knowledge.imaginer(luck)
    total = 0.0
    found: list[float] = []
    doubted: list[list[Heard]] = []
    for _ in range(WORLDS):
        world = imaginer.next(luck)
        assert isinstance(world, RoadPosition)
        if not found:
            found = [0.0] * world.seats
            doubted = in_doubt(world, knowledge.seat, heard)
        weight = plausible(world, knowledge.seat, heard, doubted)
        total += weight
        for seat in range(world.seats):
            if world.symptoms.is_infected(seat):
                found[seat] += weight
    return [each / total for each in found]
