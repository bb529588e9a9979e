"""Playing an event: when each of the seventeen cards may be played, and what may be chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.bits import has, only
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook, telling
from alehouse.games.fantasy_pub.actions import ChooseBeer, ChooseCharacter, ChooseTable, ChooseValue, ChooseWay
from alehouse.games.fantasy_pub.components import (
    BACK_DOOR,
    BACK_DOOR_TABLE,
    BLACK_COFFEE,
    CHANGE_PLACES,
    CLOSING_BELL,
    DWARF,
    ENTRY,
    FAMILY_OF,
    FORGET_IT,
    HAPPY_HOUR,
    LOADED_DIE,
    LOST_PURSE,
    MAKE_WAY,
    NEW_BLOOD,
    NOBODY,
    ON_THE_HOUSE,
    ONCE_MORE,
    OWNER_OF,
    PAY_DAY,
    PICKPOCKET,
    SECOND_WIND,
    SHORT_CUT,
    SPILT_BEER,
)
from alehouse.games.fantasy_pub.rules import cards
from alehouse.games.fantasy_pub.rules.decks import has_deck
from alehouse.games.fantasy_pub.rules.dice import has_die
from alehouse.games.fantasy_pub.rules.move import no_walking, space_at
from alehouse.games.fantasy_pub.rules.seating import is_inside, may_sit, no_stop
from alehouse.games.fantasy_pub.steps import (
    CARD_BEER,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_REROLL,
    CARD_TABLE,
    CARD_VALUE,
    CARD_WAY,
)

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition

CHARACTER_CARDS: Final = (
    only(SHORT_CUT)
    | only(SECOND_WIND)
    | only(BACK_DOOR)
    | only(ON_THE_HOUSE)
    | only(BLACK_COFFEE)
    | only(SPILT_BEER)
    | only(PICKPOCKET)
    | only(LOST_PURSE)
    | only(CHANGE_PLACES)
    | only(MAKE_WAY)
)
TABLE_CARDS: Final = only(HAPPY_HOUR) | only(NEW_BLOOD) | only(CLOSING_BELL)


# May it be played?


def no_event(pub: PubPosition, card: i64, die: i64) -> str:
    """The rule that keeps a card from being played with a die."""
    if not has_die(pub, die):
        return rulebook.DICE
    if not has(pub.hand[pub.turn], card):
        return rulebook.EVENT_22
    return "" if has_effect(pub, card, die) else rulebook.CARD_RULES_22[card]


def has_effect(pub: PubPosition, card: i64, die: i64) -> bool:
    if has(CHARACTER_CARDS, card):
        for character in range(i64(len(pub.where))):
            if not no_target(pub, card, die, character):
                return True
        return False
    if has(TABLE_CARDS, card):
        for space in range(1, pub.spaces):
            if not no_table(pub, card, space):
                return True
        return False
    if card == PAY_DAY:
        return pub.pool > 0 and is_inside(pub, pub.turn)
    if card == LOADED_DIE:
        return pub.high > 0
    if card == FORGET_IT:
        return pub.bottom[pub.turn] > 0 and pub.at_entry[pub.turn] == NOBODY
    return True


def no_target(pub: PubPosition, card: i64, die: i64, character: i64) -> str:
    """The rule that keeps a card from being used on a character."""
    if character >= len(pub.where) or pub.where[character] < 0:
        return rulebook.INSIDE
    space = pub.where[character]
    mine = OWNER_OF[character] == pub.turn
    fits = False
    if card == SHORT_CUT:
        return _no_own_walk(pub, card, character, 1, True)
    if card == SECOND_WIND:
        return _no_own_walk(pub, card, character, die, FAMILY_OF[character] == DWARF)
    if card == BACK_DOOR:
        if mine and space == BACK_DOOR_TABLE:
            return "" if pub.may_go_home(character) else rulebook.EXIT_CONDITION
    elif card in (ON_THE_HOUSE, LOST_PURSE):
        fits = mine and space != ENTRY and pub.pool > 0
    elif card == BLACK_COFFEE:
        fits = mine and pub.beers[character] > 0
    elif card == SPILT_BEER:
        fits = not mine and pub.beers[character] > 0
    elif card == PICKPOCKET:
        fits = mine and space != ENTRY and _has_other(pub, card, character)
    elif card == CHANGE_PLACES:
        if has(pub.moved, character):
            return rulebook.MOVE_ONCE_22
        fits = space != ENTRY and _has_other(pub, card, character)
    elif card == MAKE_WAY and space == ENTRY:
        if has(pub.moved, character):
            return rulebook.MOVE_ONCE_22
        return no_stop(pub, character, 1)
    return "" if fits else rulebook.CARD_RULES_22[card]


def _no_own_walk(pub: PubPosition, card: i64, character: i64, distance: i64, either_way: bool) -> str:
    """The rule that keeps one of one's own characters from walking by a card."""
    if OWNER_OF[character] != pub.turn:
        return rulebook.CARD_RULES_22[card]
    rule = no_walking(pub, character)
    if rule:
        return rule
    rule = no_stop(pub, character, space_at(pub, character, distance))
    if rule and either_way:
        return no_stop(pub, character, space_at(pub, character, -distance))
    return rule


def _has_other(pub: PubPosition, card: i64, character: i64) -> bool:
    for other in range(i64(len(pub.where))):
        if not no_other(pub, card, character, other):
            return True
    return False


def no_other(pub: PubPosition, card: i64, character: i64, other: i64) -> str:
    """The rule that keeps a second character from being chosen for a card."""
    if other >= len(pub.where) or pub.where[other] < 0:
        return rulebook.INSIDE
    here = pub.where[character]
    there = pub.where[other]
    if card == PICKPOCKET:
        fits = other != character and there == here and pub.coins[other] > 0
        return "" if fits else rulebook.CARD_RULES_22[card]
    if there in (ENTRY, here):
        return rulebook.CARD_RULES_22[card]
    if has(pub.moved, other):
        return rulebook.MOVE_ONCE_22
    fits = may_sit(pub, FAMILY_OF[character], there, other) and may_sit(pub, FAMILY_OF[other], here, character)
    return "" if fits else rulebook.SEATING


def no_table(pub: PubPosition, card: i64, space: i64) -> str:
    """The rule that keeps a table from being chosen for a card."""
    fits = False
    if card == HAPPY_HOUR:
        fits = pub.crowd[space] > 0
    elif card == NEW_BLOOD:
        fits = pub.pool > 0 and has_deck(pub, pub.turn) and pub.crowd[space] == 0
    elif card == CLOSING_BELL:
        fits = space != pub.barkeeper
    return "" if fits else rulebook.CARD_RULES_22[card]


# It is played


def play_event(pub: PubPosition, card: i64, die: i64) -> None:
    """A card is out of the game; what has to be chosen for it is chosen next."""
    pub.hand[pub.turn] &= ~only(card)
    pub.cards_played |= only(card)
    telling.played(pub, card)
    if has(CHARACTER_CARDS, card):
        pub.push(CARD_CHARACTER, card, die)
    elif has(TABLE_CARDS, card):
        pub.push(CARD_TABLE, card, 0)
    elif card == PAY_DAY:
        cards.pay_day(pub)
    elif card == LOADED_DIE:
        pub.push(CARD_VALUE, 0, 0)
    elif card == ONCE_MORE:
        pub.push(CARD_REROLL, 0, 0)
    elif card == FORGET_IT:
        cards.forget_it(pub, die)


# What is chosen for it


def candidates(pub: PubPosition, step: i64) -> list[Action]:
    """Every action that could be meant in a step."""
    if step in (CARD_CHARACTER, CARD_OTHER):
        return pub.actions.character
    if step == CARD_TABLE:
        return pub.actions.table_
    if step == CARD_WAY:
        return pub.actions.way
    return pub.actions.beer if step == CARD_BEER else pub.actions.value


def no_card_choice(pub: PubPosition, step: i64, a: i64, b: i64, action: Action) -> str:
    if isinstance(action, ChooseCharacter):
        if step == CARD_CHARACTER:
            return no_target(pub, a, b, action.character)
        if step == CARD_OTHER:
            return no_other(pub, a, b, action.character)
    elif isinstance(action, ChooseTable) and step == CARD_TABLE:
        return no_table(pub, a, action.space)
    elif isinstance(action, ChooseWay) and step == CARD_WAY:
        return no_stop(pub, a, space_at(pub, a, _distance(b, action.back)))
    elif isinstance(action, ChooseBeer if step == CARD_BEER else ChooseValue) and step in (CARD_BEER, CARD_VALUE):
        return ""
    return NOW


def choose(pub: PubPosition, step: i64, a: i64, b: i64, action: Action) -> None:
    """Something has been chosen for a card."""
    if isinstance(action, ChooseCharacter):
        if step == CARD_CHARACTER:
            choose_target(pub, a, b, action.character)
        elif a == PICKPOCKET:
            cards.pick_pocket(pub, b, action.character)
        else:
            cards.change_places(pub, b, action.character)
    elif isinstance(action, ChooseTable):
        choose_table(pub, a, action.space)
    elif isinstance(action, ChooseWay):
        cards.walk_by(pub, SECOND_WIND if b else SHORT_CUT, a, _distance(b, action.back))
    elif isinstance(action, ChooseBeer):
        cards.take_beer(pub, a, b, action.triple)
    elif isinstance(action, ChooseValue):
        cards.load_die(pub, action.value)


def choose_target(pub: PubPosition, card: i64, die: i64, character: i64) -> None:
    if card == SHORT_CUT:
        # One space, whatever the die: 0 stands for it.
        pub.push(CARD_WAY, character, 0)
    elif card == SECOND_WIND and FAMILY_OF[character] == DWARF:
        pub.push(CARD_WAY, character, die)
    elif card == SECOND_WIND:
        cards.walk_by(pub, card, character, die)
    elif card == BACK_DOOR:
        cards.back_door(pub, character)
    elif card == ON_THE_HOUSE:
        cards.on_the_house(pub, character)
    elif card == LOST_PURSE:
        cards.lost_purse(pub, character)
    elif card in (BLACK_COFFEE, SPILT_BEER):
        triples = pub.triples[character]
        if 0 < triples < pub.beers[character]:
            pub.push(CARD_BEER, card, character)
        else:
            cards.take_beer(pub, card, character, triples > 0)
    elif card == MAKE_WAY:
        cards.walk_by(pub, card, character, 1)
    else:
        pub.push(CARD_OTHER, card, character)


def choose_table(pub: PubPosition, card: i64, space: i64) -> None:
    if card == HAPPY_HOUR:
        cards.happy_hour(pub, space)
    elif card == NEW_BLOOD:
        cards.new_blood(pub, space)
    else:
        cards.closing_bell(pub, space)


def _distance(die: i64, back: bool) -> i64:
    """How far a card lets somebody walk: by the die, or, where there is none, one space."""
    distance: i64 = die if die else 1
    return -distance if back else distance
