"""The course of a game: for each step who decides, what may be chosen and what then happens, chapter by chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE
from alehouse.engine.messages import Seat, Value
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.actions import ChooseCharacter, Enter, Exit, Leave, Move, PlayCard, ReturnCard
from alehouse.games.fantasy_pub.components import BOTH, CLAN, card_name
from alehouse.games.fantasy_pub.rules import backs, call, cards, decks, drink, enter, event, leave, setup, turn
from alehouse.games.fantasy_pub.rules.dice import die_value
from alehouse.games.fantasy_pub.steps import (
    ACT,
    CARD_BEER,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_REROLL,
    CARD_TABLE,
    CARD_VALUE,
    CARD_WAY,
    DRINK,
    ENTERS,
    INVITE,
    LEAVE,
    NEWCOMER,
    PLACE,
    RETURN,
    ROLL,
    SERVE,
    TURN,
    TURN_UP,
)

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

_OF_THE_TURN: Final = (
    ROLL,
    SERVE,
    ENTERS,
    LEAVE,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_TABLE,
    CARD_WAY,
    CARD_BEER,
    CARD_VALUE,
    CARD_REROLL,
)


def waits(pub: PubPosition, step: i64, a: i64, b: i64) -> bool:
    """Whether a step waits for somebody or for chance; if so, it has said for whom."""
    if step == ACT:
        pub.to_move = pub.turn
        return turn.has_choice(pub)
    if step == TURN:
        return False
    if step in (DRINK, INVITE):
        pub.to_move = CHANCE
        return drink.is_coin_turned(pub, step, a, b) and backs.is_open(pub, drink.source(step, a, b))
    if step in (PLACE, ENTERS, NEWCOMER, TURN_UP):
        pub.to_move = CHANCE
        return decks.is_next_unknown(pub, drawer(pub, step, a))
    if step == RETURN:
        pub.to_move = a
    elif step in (SERVE, LEAVE, CARD_CHARACTER, CARD_OTHER, CARD_TABLE, CARD_WAY, CARD_BEER, CARD_VALUE):
        pub.to_move = pub.turn
    else:
        pub.to_move = CHANCE
    return True


def drawer(pub: PubPosition, step: i64, a: i64) -> i64:
    """The seat from whose deck somebody comes in a step."""
    return pub.turn if step == ENTERS else a


def proceed(pub: PubPosition, step: i64, a: i64, b: i64) -> None:
    """A step that waits for nobody. (A coin that is turned is known: all of its place hide a triple beer, or none.)"""
    if step == ACT:
        turn.no_way_on(pub)
    elif step == TURN:
        turn.start_turn(pub, a)
    elif step == DRINK:
        drink.drink(pub, a, b, drink.is_triple(pub, step, a, b))
    elif step == INVITE:
        drink.invite(pub, a, b, drink.is_triple(pub, step, a, b))
    elif step == TURN_UP:
        decks.turn_up(pub, a)
    else:
        comes(pub, step, a, b, decks.take_next(pub, drawer(pub, step, a)))


def comes(pub: PubPosition, step: i64, a: i64, b: i64, character: i64) -> None:
    """It is known who is next in a deck."""
    if step == ENTERS:
        enter.enters(pub, character, a, b)
    elif step == NEWCOMER:
        cards.newcomer(pub, character, b)
    elif step == PLACE:
        setup.bring_in(pub, a, character)
    else:
        decks.show_top(pub, a, character)


def choices(pub: PubPosition, step: i64, a: i64, b: i64) -> list[Action]:
    """What the seat to move may do, in the order of the table."""
    if step == ACT:
        return turn.turn_actions(pub)
    found: list[Action] = []
    for action in candidates(pub, step):
        if not no_choice(pub, step, a, b, action):
            found.append(action)
    return found


def candidates(pub: PubPosition, step: i64) -> list[Action]:
    """In the middle of an effect: every action that could be meant."""
    if step == RETURN:
        return pub.actions.back_to_box
    if step == SERVE:
        return pub.actions.character
    if step == LEAVE:
        return pub.actions.leave
    return event.candidates(pub, step)


def no_choice(pub: PubPosition, step: i64, a: i64, b: i64, action: Action) -> str:
    """The rule that keeps the seat to move from an action."""
    if step == ACT:
        return turn.no_turn_action(pub, action)
    if step == RETURN:
        return setup.no_give_back(pub, a, action.card) if isinstance(action, ReturnCard) else NOW
    if step == SERVE:
        return call.no_serving(pub, a, action.character) if isinstance(action, ChooseCharacter) else NOW
    if step == LEAVE:
        return "" if isinstance(action, Leave) else NOW
    return event.no_card_choice(pub, step, a, b, action)


def decide(pub: PubPosition, step: i64, a: i64, b: i64, action: Action) -> None:
    """Do what was chosen."""
    if step == ACT:
        turn.act(pub, action)
    elif isinstance(action, ReturnCard):
        setup.give_back(pub, a, action.card)
    elif step == SERVE and isinstance(action, ChooseCharacter):
        call.serve(pub, action.character)
    elif isinstance(action, Leave):
        if action.now:
            leave.go_home(pub, a, rulebook.CLOSING_DOOR_22)
    else:
        event.choose(pub, step, a, b, action)


def refers_to(pub: PubPosition, rule: str, action: Action) -> dict[str, Value]:
    """What a refusal by this rule has to name."""
    if rule == rulebook.DICE:
        return {"dice": tuple(str(die) for die in pub.dice)}
    if isinstance(action, (Move, Exit)):
        return telling.about(pub, pub.turn * CLAN + action.who)
    if isinstance(action, Enter) and rule == rulebook.ENTER_SUM_03:
        return {"sum": die_value(pub, BOTH), "entry_coins": pub.values.entry_coins}
    if isinstance(action, ChooseCharacter) and action.character < len(pub.where):
        return telling.about(pub, action.character)
    if isinstance(action, PlayCard) and rule == rulebook.EVENT_22:
        return {"card": card_name(action.card)}
    return {}


def prompt_args(pub: PubPosition, step: i64) -> dict[str, Value]:
    """What a prompt has to name besides the step's own numbers."""
    if step == ACT:
        return {"seat": Seat(pub.turn), "dice": tuple(str(die) for die in pub.dice)}
    return {"seat": Seat(pub.turn)} if step in _OF_THE_TURN else {}
