"""What each step lets a seat do, what then happens, and what happens by itself: by chapters, elsewhere in this room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE
from alehouse.engine.rulebook import NOW
from alehouse.games.bristol_1350 import actions, chance, rulebook, telling
from alehouse.games.bristol_1350.actions import (
    AddSymptom,
    Again,
    Dash,
    Done,
    DrawRemedy,
    Elbow,
    Enough,
    GiveCoin,
    Keep,
    Lock,
    Look,
    NoWhip,
    PlayRemedy,
    Push,
    Reroll,
    Special,
    TakeRemedy,
)
from alehouse.games.bristol_1350.components import KINDS, NOBODY
from alehouse.games.bristol_1350.position.deeds import deed_of
from alehouse.games.bristol_1350.rules.carts import advance
from alehouse.games.bristol_1350.rules.characters import no_special, no_take, special, take
from alehouse.games.bristol_1350.rules.dice import lock, no_free_dice, reroll, rerolls
from alehouse.games.bristol_1350.rules.ghosts import look, no_look
from alehouse.games.bristol_1350.rules.mingling import after_mingle, mingle
from alehouse.games.bristol_1350.rules.moves import declare, move, no_dash, no_elbow, no_push
from alehouse.games.bristol_1350.rules.remedies import (
    add,
    again,
    give,
    keep,
    may_still_play,
    no_add,
    no_again,
    no_draw,
    no_gift,
    no_keep,
    no_play,
    no_whip_card,
    play,
    whip,
)
from alehouse.games.bristol_1350.rules.rounds import begin_round, begin_turn
from alehouse.games.bristol_1350.steps import (
    ACT,
    ADD,
    ADVANCE,
    ANSWER,
    BY_CHARACTER,
    CHICKEN,
    DASHES,
    ELBOWS,
    EMERALDS,
    GIVE,
    KEEP,
    LAST_OF_CHANCE,
    LAST_OF_TURN,
    LOCK,
    MINGLE,
    MINGLED,
    MOVE,
    PLAIN,
    PLAY,
    PUSHES,
    REMEDY,
    ROUND,
    TAKE,
    TURN,
)

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

# What may be done


def choices(p: RoadPosition, step: i64, a: i64, b: i64) -> list[Action]:
    """What the seat to move may do, in the order of the table."""
    if step == ACT:
        return _turn_actions(p)
    if step == PLAY:
        return _plays(p)
    if step == ANSWER:
        return _answers(p, a)
    found: list[Action] = []
    if step == EMERALDS:
        _add_moves(p, found)
        return found
    for action in _candidates(step, a):
        if not no_choice(p, step, a, b, action):
            found.append(action)
    return found


def no_choice(p: RoadPosition, step: i64, a: i64, b: i64, action: Action) -> str:
    """The rule in the way of an action; empty if none is."""
    if step == ACT:
        return _no_act(p, action)
    if step == PLAY:
        if isinstance(action, Done):
            return ""
        return no_play(p, action) if isinstance(action, PlayRemedy) else _not_now(action)
    if step == ANSWER:
        if isinstance(action, NoWhip):
            return ""
        return no_whip_card(p, a, action) if isinstance(action, PlayRemedy) else NOW
    if step == EMERALDS:
        return _no_move(p, action)
    if step == LOCK and isinstance(action, Lock):
        if (action.other == NOBODY) != (a == 1):
            return rulebook.ARSENIC
        return no_free_dice(p, action.face, action.other)
    if step == CHICKEN:
        if isinstance(action, Enough):
            return ""
        return no_again(p, b, action.face) if isinstance(action, Again) else NOW
    if step == KEEP and isinstance(action, Keep):
        return no_keep(p, action.low, action.high)
    if step == ADD and isinstance(action, AddSymptom):
        return no_add(p, action.value, action.cart)
    if step == TAKE and isinstance(action, TakeRemedy):
        return no_take(p, action.card)
    if step == GIVE and isinstance(action, GiveCoin):
        return no_gift(p, action.pawn)
    return NOW


def _no_act(p: RoadPosition, action: Action) -> str:
    """The rule in the way of an action of the turn."""
    if isinstance(action, Reroll):
        return no_free_dice(p, action.face, action.other)
    if isinstance(action, DrawRemedy):
        return no_draw(p)
    if isinstance(action, Special):
        return no_special(p, action)
    if isinstance(action, Look):
        return no_look(p, action.pawn)
    if isinstance(action, PlayRemedy):
        return rulebook.REMEDY_TIME
    if isinstance(action, Done):
        return rulebook.TURN
    return _no_move(p, action)


def _no_move(p: RoadPosition, action: Action) -> str:
    if isinstance(action, Elbow):
        return no_elbow(p)
    if isinstance(action, Dash):
        return no_dash(p)
    if isinstance(action, Push):
        return no_push(p, action.pawn)
    return NOW


def _not_now(action: Action) -> str:
    """After the action of the turn: what would be another action is one too many."""
    if isinstance(action, (Reroll, DrawRemedy, Elbow, Dash, Push, Look, Special)):
        return rulebook.TURN
    return NOW


def _candidates(step: i64, a: i64) -> list[Action]:
    """Every action that could be meant in the middle of an effect, in the order of the table."""
    if step == LOCK:
        return actions.LOCK_ONE if a == 1 else actions.LOCK_TWO
    if step == CHICKEN:
        return actions.ROLL_ON
    if step == KEEP:
        return actions.KEEP
    if step == ADD:
        return actions.ADD
    return actions.TAKE if step == TAKE else actions.GIVE


def _turn_actions(p: RoadPosition) -> list[Action]:
    found: list[Action] = []
    if not no_draw(p):
        found.append(actions.DRAW)
    _add_moves(p, found)
    if p.seats < p.pawns:
        for each in actions.LOOK:
            if not no_look(p, each.pawn):
                found.append(each)
    if p.characters:
        for own in actions.SPECIAL[p.character[p.turn]]:
            if not no_special(p, own):
                found.append(own)
    return rerolls(p.free) + found


def _add_moves(p: RoadPosition, found: list[Action]) -> None:
    if not no_elbow(p):
        found.append(actions.ELBOW)
    if not no_dash(p):
        found.append(actions.DASH)
    pawn: i64
    for pawn in range(p.pawns):
        if not no_push(p, pawn):
            found.append(actions.PUSH[pawn])


def _plays(p: RoadPosition) -> list[Action]:
    """The remedies that can be played after the action of the turn."""
    found: list[Action] = []
    held = p.remedies.kinds(p.turn)
    card: i64
    for card in range(KINDS):
        if held >> card & 1:
            for each in actions.PLAY[card]:
                if not no_play(p, each):
                    found.append(each)
    found.append(actions.DONE)
    return found


def _answers(p: RoadPosition, seat: i64) -> list[Action]:
    """The whips that somebody can use."""
    found: list[Action] = []
    for each in actions.WHIPS:
        if not no_whip_card(p, seat, each):
            found.append(each)
    found.append(actions.NO_WHIP)
    return found


# What then happens


def decide(p: RoadPosition, step: i64, a: i64, b: i64, action: Action) -> None:
    """Do what was chosen; the step has been taken off the stack."""
    if step == ACT:
        p.rolled = NOBODY
        p.rolled_too = NOBODY
        p.deeds = append(p.deeds, deed_of(p, action))
        _act(p, action)
    elif step == PLAY:
        if isinstance(action, PlayRemedy):
            p.push(PLAY, 0, 0)
            play(p, action)
    elif step == ANSWER:
        if isinstance(action, PlayRemedy):
            whip(p, a, action.card)
        else:
            telling.no_whip(p, a)
    elif step == EMERALDS:
        _declare(p, action)
    elif isinstance(action, Lock):
        lock(p, action.face, action.other, _owner(p, b, rulebook.ARSENIC))
    elif isinstance(action, Again):
        again(p, a, b, action)
    elif isinstance(action, Keep):
        keep(p, action.low, action.high, _owner(p, b, rulebook.POMANDER))
    elif isinstance(action, AddSymptom):
        add(p, action.value, action.cart, _owner(p, b, rulebook.LEECHES))
    elif isinstance(action, TakeRemedy):
        take(p, action.card)
    elif isinstance(action, GiveCoin):
        give(p, action.pawn)


def _owner(p: RoadPosition, by: i64, remedy: str) -> str:
    """The rule of the character, or of this remedy, that a choice is made for."""
    return rulebook.BY_CHARACTER[p.character[p.turn]] if by == BY_CHARACTER else remedy


def _act(p: RoadPosition, action: Action) -> None:
    """The action of a turn."""
    if isinstance(action, Reroll):
        reroll(p, action.face, action.other, rulebook.REROLL, PLAIN)
    elif isinstance(action, DrawRemedy):
        p.push(REMEDY, p.turn, 0)
    elif isinstance(action, Special):
        special(p, action)
    elif isinstance(action, Look):
        look(p, action.pawn, action.place)
    else:
        _declare(p, action)


def _declare(p: RoadPosition, action: Action) -> None:
    if isinstance(action, Elbow):
        declare(p, ELBOWS, p.turn, rulebook.ELBOW)
    elif isinstance(action, Dash):
        declare(p, DASHES, p.turn, rulebook.DASH)
    elif isinstance(action, Push):
        declare(p, PUSHES, action.pawn, rulebook.PUSH)


# Who is waited for, and what happens by itself


def waits(p: RoadPosition, step: i64, a: i64, b: i64) -> bool:
    """Whether a step waits for somebody or for chance; if so, `to_move` says for whom."""
    if step <= LAST_OF_CHANCE:
        if not chance.is_open(p, step, a):
            return False
        p.to_move = CHANCE
        return True
    if step <= LAST_OF_TURN:
        if step == CHICKEN and a == 0:
            return False
        p.to_move = p.turn
        return True
    if step == PLAY:
        if not may_still_play(p):
            return False
        p.to_move = p.turn
        return True
    if step == ANSWER:
        p.to_move = a
        return True
    return False


def proceed(p: RoadPosition, step: i64, a: i64, b: i64) -> None:
    """Do a step that waits for nobody; it has been taken off the stack."""
    if step <= LAST_OF_CHANCE:
        chance.come_alone(p, step, a, b)
    elif step == TURN:
        begin_turn(p, a)
    elif step == MOVE:
        move(p, a, b)
    elif step == ROUND:
        begin_round(p)
    elif step == MINGLE:
        mingle(p, a)
    elif step == MINGLED:
        after_mingle(p, a)
    elif step == ADVANCE:
        advance(p)
