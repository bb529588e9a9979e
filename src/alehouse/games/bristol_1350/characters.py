"""The special actions of the nine characters."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.actions import Special
from alehouse.games.bristol_1350.chronicle import DROPPED
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
from alehouse.games.bristol_1350.counts import one
from alehouse.games.bristol_1350.dice import celebrate, no_free_dice, reroll
from alehouse.games.bristol_1350.moving import to_the_front
from alehouse.games.bristol_1350.names import card_name, face_name
from alehouse.games.bristol_1350.position import ACT, ADD, BY_CHARACTER, KEEP, LOCK, REMEDY, TAKE, Road
from alehouse.games.bristol_1350.position import BARMAID as LOOK_AT_DISCARDS
from alehouse.games.bristol_1350.position import MASON as BY_MASON
from alehouse.games.bristol_1350.position import OUTLAW as BY_OUTLAW
from alehouse.games.bristol_1350.position import SHERIFF as LOOK_AT_PLAYER
from alehouse.games.bristol_1350.remedies import draw_symptoms, no_draw


def no_special(p: Road, action: Special) -> str:
    character = action.character
    if p.character[p.turn] != character:
        return rulebook.SPECIALS
    if character in (MASON, OUTLAW, FRIAR):
        return no_free_dice(p, action.a, NOBODY)
    if character == KNIGHT:
        return _no_knight(p, action.a)
    if character == SHERIFF:
        return _no_sheriff(p, action.a)
    if character == BARMAID:
        return "" if p.symptoms.discards else rulebook.BARMAID
    if character == COUNTESS:
        rule = no_draw(p)
        return rule if rule or p.remedies.left_to_draw() > 1 else rulebook.REMEDY_DECK
    return "" if p.symptoms.left_to_draw() else rulebook.SYMPTOM_DECK


def _no_knight(p: Road, pawn: i64) -> str:
    if pawn >= p.pawns or not p.alive(pawn) or p.front(p.where[pawn]) == pawn:
        return rulebook.KNIGHT
    return ""


def _no_sheriff(p: Road, pawn: i64) -> str:
    if pawn >= p.seats or not p.alive(pawn) or p.where[pawn] == p.where[p.turn]:
        return rulebook.SHERIFF
    return ""


def special(p: Road, action: Special) -> None:
    character = action.character
    rule = rulebook.BY_CHARACTER[character]
    if character == MASON:
        p.push(LOCK, 1, BY_CHARACTER)
        reroll(p, action.a, NOBODY, rule, BY_MASON)
    elif character == OUTLAW:
        reroll(p, action.a, NOBODY, rule, BY_OUTLAW)
    elif character == FRIAR:
        set_die(p, action.a, action.b, rule)
    elif character == KNIGHT:
        to_the_front(p, action.a)
        if p.heard is not None:
            p.tell("event-b1350-knight", rule, {"who": p.who(p.turn), "whom": p.who(action.a)})
    elif character == SHERIFF:
        p.push(LOOK_AT_PLAYER, action.a, 0)
    elif character == BARMAID:
        p.push(LOOK_AT_DISCARDS, 0, 0)
    elif character == COUNTESS:
        if p.heard is not None:
            p.tell("event-b1350-countess", rule, {"who": p.who(p.turn)})
        p.push(TAKE, 0, 0)
        p.push(REMEDY, p.turn, 0)
        p.push(REMEDY, p.turn, 0)
    elif character == SERF:
        if p.heard is not None:
            p.tell("event-b1350-serf", rule, {"who": p.who(p.turn)})
        draw_symptoms(p, ADD, 1, BY_CHARACTER)
    elif character == CHANDLER:
        if p.heard is not None:
            p.tell("event-b1350-chandler", rule, {"who": p.who(p.turn)})
        draw_symptoms(p, KEEP, 1, BY_CHARACTER)


def set_die(p: Road, face: i64, wish: i64, rule: str) -> None:
    p.free += one(wish) - one(face)
    if p.heard is not None:
        p.tell(
            "event-b1350-friar",
            rule,
            {"who": p.who(p.turn), "face": face_name(face), "wish": face_name(wish)},
        )
    celebrate(p)


def outlaw_rolled(p: Road, face: i64) -> None:
    """The rule `b1350-outlaw`: the colour of one's own cart means another action."""
    if face // 2 == p.where[p.turn]:
        if p.heard is not None:
            p.tell("event-b1350-outlaw", rulebook.OUTLAW, {"who": p.who(p.turn)})
        p.push(ACT, 0, 0)


def no_take(p: Road, card: i64) -> str:
    last = p.remedies.sizes[p.turn] - 1
    if card in (p.remedies.card(p.turn, last), p.remedies.card(p.turn, last - 1)):
        return ""
    return rulebook.BY_CHARACTER[COUNTESS]


def take(p: Road, card: i64) -> None:
    """The countess keeps this card; the other one of the two goes face down to the discards."""
    last = p.remedies.sizes[p.turn] - 1
    other = p.remedies.card(p.turn, last)
    if other == card:
        other = p.remedies.card(p.turn, last - 1)
    p.remedies.write(DROPPED, p.turn, other)
    p.fresh -= 1
    if p.heard is not None:
        rule = rulebook.BY_CHARACTER[COUNTESS]
        others = Event("event-b1350-takes", rule, {"who": p.who(p.turn)})
        p.tell("event-b1350-took", rule, {"card": card_name(card)}, (p.turn,), others)
