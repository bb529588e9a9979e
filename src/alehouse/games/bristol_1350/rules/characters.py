"""The chapter on the special actions of the nine characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.counts import one
from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.actions import Special
from alehouse.games.bristol_1350.components import (
    BARMAID,
    CHANDLER,
    COUNTESS,
    FRIAR,
    KNIGHT,
    MASON,
    NOBODY,
    OUTLAW,
    SERF,
    SHERIFF,
)
from alehouse.games.bristol_1350.position.chronicle import DROPPED, PEEKED, TOPPED
from alehouse.games.bristol_1350.rules.dice import celebrate, no_free_dice, reroll
from alehouse.games.bristol_1350.rules.moves import to_the_front
from alehouse.games.bristol_1350.rules.remedies import draw_symptoms, no_draw
from alehouse.games.bristol_1350.steps import (
    ACT,
    ADD,
    BY_CHARACTER,
    BY_MASON,
    BY_OUTLAW,
    KEEP,
    LOCK,
    REMEDY,
    TAKE,
)
from alehouse.games.bristol_1350.steps import BARMAID as LOOK_AT_DISCARDS
from alehouse.games.bristol_1350.steps import SHERIFF as LOOK_AT_PLAYER

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def no_special(p: RoadPosition, action: Special) -> str:
    character = action.character
    if p.character[p.turn] != character:
        return rulebook.SPECIALS
    if character in (MASON, OUTLAW, FRIAR):
        return no_free_dice(p, action.a, NOBODY)
    if character == KNIGHT:
        return _no_knight(p, action.a)
    if character == SHERIFF:
        return no_sheriff(p, action.a)
    if character == BARMAID:
        return "" if p.symptoms.discards else rulebook.BARMAID
    if character == COUNTESS:
        rule = no_draw(p)
        return rule if rule or p.remedies.left_to_draw() > 1 else rulebook.REMEDY_DECK
    return "" if p.symptoms.left_to_draw() else rulebook.SYMPTOM_DECK


def _no_knight(p: RoadPosition, pawn: i64) -> str:
    if pawn >= p.pawns or not p.alive(pawn) or p.front(p.where[pawn]) == pawn:
        return rulebook.KNIGHT
    return ""


def no_sheriff(p: RoadPosition, pawn: i64) -> str:
    if pawn >= p.seats or not p.alive(pawn) or p.where[pawn] == p.where[p.turn]:
        return rulebook.SHERIFF
    return ""


def special(p: RoadPosition, action: Special) -> None:
    character = action.character
    if character == MASON:
        p.push(LOCK, 1, BY_CHARACTER)
        reroll(p, action.a, NOBODY, rulebook.MASON, BY_MASON)
    elif character == OUTLAW:
        reroll(p, action.a, NOBODY, rulebook.OUTLAW, BY_OUTLAW)
    elif character == FRIAR:
        set_die(p, action.a, action.b)
    elif character == KNIGHT:
        place = p.place(action.a)
        to_the_front(p, action.a)
        telling.knight_calls(p, action.a, place)
    elif character == SHERIFF:
        p.push(LOOK_AT_PLAYER, action.a, 0)
    elif character == BARMAID:
        p.push(LOOK_AT_DISCARDS, 0, 0)
    elif character == COUNTESS:
        telling.countess_sends(p)
        p.push(TAKE, 0, 0)
        p.push(REMEDY, p.turn, 0)
        p.push(REMEDY, p.turn, 0)
    elif character == SERF:
        telling.serf_looks(p)
        draw_symptoms(p, ADD, 1, BY_CHARACTER)
    elif character == CHANDLER:
        telling.chandler_draws(p)
        draw_symptoms(p, KEEP, 1, BY_CHARACTER)


def set_die(p: RoadPosition, face: i64, wish: i64) -> None:
    """The rule `b1350-friar`."""
    p.free += one(wish) - one(face)
    telling.friar_turns(p, face, wish)
    celebrate(p)


def outlaw_rolled(p: RoadPosition, face: i64) -> None:
    """The rule `b1350-outlaw`: the colour of one's own cart means another action."""
    if face // 2 == p.where[p.turn]:
        telling.outlaw_goes_on(p)
        p.push(ACT, 0, 0)


def look_at_player(p: RoadPosition, pawn: i64, value: i64) -> None:
    """The rule `b1350-sheriff`: which of the two cards is left to chance."""
    p.symptoms.write(PEEKED, p.turn, pawn, NOBODY, value)
    telling.saw_player(p, pawn, value)


def look_at_discards(p: RoadPosition, value: i64) -> None:
    """The rule `b1350-barmaid`."""
    p.symptoms.write(TOPPED, p.turn, value)
    telling.saw_discard(p, value)


def no_take(p: RoadPosition, card: i64) -> str:
    last = p.remedies.sizes[p.turn] - 1
    if card in (p.remedies.card(p.turn, last), p.remedies.card(p.turn, last - 1)):
        return ""
    return rulebook.COUNTESS


def take(p: RoadPosition, card: i64) -> None:
    """The countess keeps this card; the other one of the two goes face down to the discards."""
    last = p.remedies.sizes[p.turn] - 1
    other = p.remedies.card(p.turn, last)
    if other == card:
        other = p.remedies.card(p.turn, last - 1)
    p.remedies.write(DROPPED, p.turn, other)
    p.fresh -= 1
    telling.countess_took(p, card)
