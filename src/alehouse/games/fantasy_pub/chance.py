"""What chance may bring in each step, and what then happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.counts import count
from alehouse.games.fantasy_pub.actions import Deal, Draw, First, Flip, Roll, RollOne
from alehouse.games.fantasy_pub.rules import backs, cards, course, decks, drink, setup, turn
from alehouse.games.fantasy_pub.steps import (
    BARKEEPER,
    CARD_REROLL,
    DEAL,
    DRINK,
    ENTERS,
    FIRST,
    INVITE,
    NEWCOMER,
    PLACE,
    ROLL,
    SIT_DOWN,
    TURN_UP,
)

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


def outcomes(pub: PubPosition, step: i64, a: i64, b: i64) -> Chances:
    if step == ROLL:
        return pub.actions.rolls
    if step in (DRINK, INVITE):
        return backs.flips(pub, drink.source(step, a, b))
    if step in (BARKEEPER, SIT_DOWN, CARD_REROLL):
        return pub.actions.throws
    found = Chances()
    if step == FIRST:
        for seat in range(pub.seats):
            found.add(pub.actions.first[seat], 1)
    elif step == DEAL:
        for card, outcome in enumerate(pub.actions.deal):
            if setup.is_undealt(pub, card):
                found.add(outcome, 1)
    else:
        unseen = pub.unseen[course.drawer(pub, step, a)]
        for family, outcome in enumerate(pub.actions.draw):
            many = count(unseen, family)
            if many:
                found.add(outcome, many)
    return found


def may_come(pub: PubPosition, step: i64, a: i64, outcome: Action) -> bool:
    if isinstance(outcome, Roll):
        return step == ROLL
    if isinstance(outcome, Flip):
        return step in (DRINK, INVITE)
    if isinstance(outcome, Draw):
        if step not in (PLACE, ENTERS, NEWCOMER, TURN_UP):
            return False
        return count(pub.unseen[course.drawer(pub, step, a)], outcome.family) > 0
    if isinstance(outcome, RollOne):
        return step in (BARKEEPER, SIT_DOWN, CARD_REROLL)
    if isinstance(outcome, Deal):
        return step == DEAL and setup.is_undealt(pub, outcome.card)
    if isinstance(outcome, First):
        return step == FIRST and outcome.seat < pub.seats
    return False


def happen(pub: PubPosition, step: i64, a: i64, b: i64, outcome: Action) -> None:
    """Chance has brought this."""
    if isinstance(outcome, Roll):
        turn.rolled(pub, outcome.low, outcome.high)
    elif isinstance(outcome, Flip):
        if step == INVITE:
            drink.invite(pub, a, b, outcome.triple)
        else:
            drink.drink(pub, a, b, outcome.triple)
    elif isinstance(outcome, Draw):
        course.comes(pub, step, a, b, decks.take_drawn(pub, course.drawer(pub, step, a), outcome.family))
    elif isinstance(outcome, Deal):
        setup.deal(pub, a, b, outcome.card)
    elif isinstance(outcome, First):
        setup.begin_with(pub, outcome.seat)
    elif isinstance(outcome, RollOne):
        if step == BARKEEPER:
            setup.barkeeper_begins(pub, outcome.value)
        elif step == SIT_DOWN:
            setup.sit_down(pub, a, outcome.value)
        else:
            cards.once_more(pub, outcome.value)
