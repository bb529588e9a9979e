"""The seventeen event cards: when each may be played, what is chosen for it, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import (
    ChooseBeer,
    ChooseCharacter,
    ChooseTable,
    ChooseValue,
    ChooseWay,
    PlayCard,
)
from alehouse.games.fantasy_pub.components import (
    BACK_DOOR,
    BACK_DOOR_TABLES,
    BLACK_COFFEE,
    CHANGE_PLACES,
    CLAN,
    CLOSING_BELL,
    DWARF,
    ENTRY,
    FAMILY_OF,
    FORGET_IT,
    HAPPY_HOUR,
    LOADED_DIE,
    LOST_PURSE,
    LOST_PURSE_COINS,
    MAKE_WAY,
    NEW_BLOOD,
    NEW_BLOOD_COINS,
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
from alehouse.games.fantasy_pub.crowd import lowest, without_lowest
from alehouse.games.fantasy_pub.position import (
    CARD_BEER,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_REROLL,
    CARD_TABLE,
    CARD_VALUE,
    CARD_WAY,
    DRINK,
    GIVEN,
    HAPPY,
    NEWCOMER,
    SERVE,
)
from alehouse.games.fantasy_pub.state_2022 import State2022

# What is chosen first for a card, if anything: sets of cards, a bit each.
_CHARACTER_CARDS: Final = (
    1 << SHORT_CUT
    | 1 << SECOND_WIND
    | 1 << BACK_DOOR
    | 1 << ON_THE_HOUSE
    | 1 << BLACK_COFFEE
    | 1 << SPILT_BEER
    | 1 << PICKPOCKET
    | 1 << CHANGE_PLACES
    | 1 << MAKE_WAY
)
_TABLE_CARDS: Final = 1 << HAPPY_HOUR | 1 << LOST_PURSE | 1 << NEW_BLOOD | 1 << CLOSING_BELL


@mypyc_attr(acyclic=True)
class PubWithCards(State2022):
    """A 2022 pub in which event cards can be played."""

    # May it be played?

    def no_card(self, card: i64, die: i64) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        if not self.hand[self.turn] & (1 << card):
            return rulebook.EVENT_22
        return "" if self.card_has_effect(card, die) else rulebook.CARD_RULES_22[card]

    def card_has_effect(self, card: i64, die: i64) -> bool:
        if _CHARACTER_CARDS & (1 << card):
            for character in range(i64(len(self.where))):
                if not self.no_target(card, die, character):
                    return True
            return False
        if _TABLE_CARDS & (1 << card):
            for space in range(1, self.edition.spaces):
                if not self.no_table(card, space):
                    return True
            return False
        if card == PAY_DAY:
            return self.pool > 0 and self.is_inside(self.turn)
        if card == LOADED_DIE:
            return self.high > 0
        if card == FORGET_IT:
            # A character that is alone in the deck lies on top already.
            return self.bottom[self.turn] > 0 and self.deck_size(self.turn) > 1
        return True

    def no_target(self, card: i64, die: i64, character: i64) -> str:
        """The rule that keeps a card from being used on a character."""
        if character >= len(self.where) or self.where[character] < 0:
            return rulebook.INSIDE
        space = self.where[character]
        mine = OWNER_OF[character] == self.turn
        fits = False
        if card == SHORT_CUT:
            return self.no_own_walk(card, character, 1, True)
        if card == SECOND_WIND:
            return self.no_own_walk(card, character, die, FAMILY_OF[character] == DWARF)
        if card == BACK_DOOR:
            if mine and space in BACK_DOOR_TABLES:
                return "" if self.may_go_home(character) else rulebook.EXIT_CONDITION
        elif card == ON_THE_HOUSE:
            fits = mine and space != ENTRY and self.pool > 0
        elif card == BLACK_COFFEE:
            fits = mine and self.beers[character] > 0
        elif card == SPILT_BEER:
            fits = not mine and self.beers[character] > 0
        elif card == PICKPOCKET:
            fits = mine and space != ENTRY and self.has_other(card, character)
        elif card == CHANGE_PLACES:
            if self.moved & (1 << character):
                return rulebook.MOVE_ONCE_22
            fits = space != ENTRY and self.has_other(card, character)
        elif card == MAKE_WAY and space == ENTRY:
            if self.moved & (1 << character):
                return rulebook.MOVE_ONCE_22
            return self.no_stop(character, 1)
        return "" if fits else rulebook.CARD_RULES_22[card]

    def no_own_walk(self, card: i64, character: i64, distance: i64, either_way: bool) -> str:
        """The rule that keeps one of one's own characters from walking by a card."""
        if OWNER_OF[character] != self.turn:
            return rulebook.CARD_RULES_22[card]
        rule = self.no_walking(character)
        if rule:
            return rule
        rule = self.no_stop(character, self.space_at(character, distance))
        if rule and either_way:
            return self.no_stop(character, self.space_at(character, -distance))
        return rule

    def has_other(self, card: i64, character: i64) -> bool:
        for other in range(i64(len(self.where))):
            if not self.no_other(card, character, other):
                return True
        return False

    def no_other(self, card: i64, character: i64, other: i64) -> str:
        """The rule that keeps a second character from being chosen for a card."""
        if other >= len(self.where) or self.where[other] < 0:
            return rulebook.INSIDE
        here = self.where[character]
        there = self.where[other]
        if card == PICKPOCKET:
            fits = other != character and there == here and self.coins[other] > 0
            return "" if fits else rulebook.CARD_RULES_22[card]
        if there in (ENTRY, here):
            return rulebook.CARD_RULES_22[card]
        if self.moved & (1 << other):
            return rulebook.MOVE_ONCE_22
        fits = self.may_sit(FAMILY_OF[character], there, other) and self.may_sit(FAMILY_OF[other], here, character)
        return "" if fits else rulebook.SEATING

    def no_table(self, card: i64, space: i64) -> str:
        """The rule that keeps a table from being chosen for a card."""
        fits = False
        if card == HAPPY_HOUR:
            fits = self.crowd[space] > 0
        elif card == LOST_PURSE:
            fits = self.pool > 0
        elif card == NEW_BLOOD:
            fits = self.pool > 0 and self.has_deck(self.turn) and self.crowd[space] == 0
        elif card == CLOSING_BELL:
            fits = space != self.barkeeper
        return "" if fits else rulebook.CARD_RULES_22[card]

    # It is played

    def play_card(self, card: i64, die: i64) -> None:
        self.hand[self.turn] &= ~(1 << card)
        self.played |= 1 << card
        if self.heard is not None:
            args: dict[str, Value] = {"seat": Seat(self.turn), "card": self.card_name(card)}
            self.heard.append(Event("event-fp22-card", rulebook.EVENT_22, args, reveals=True))
        if _CHARACTER_CARDS & (1 << card):
            self.push(CARD_CHARACTER, card, die)
        elif _TABLE_CARDS & (1 << card):
            self.push(CARD_TABLE, card, 0)
        elif card == PAY_DAY:
            self.pay_day()
        elif card == LOADED_DIE:
            self.push(CARD_VALUE, 0, 0)
        elif card == ONCE_MORE:
            self.push(CARD_REROLL, 0, 0)
        elif card == FORGET_IT:
            self.forget_it()

    def pay_day(self) -> None:
        """Everybody of the clan who is in the pub gets a coin, from the door on, for as long as there are some."""
        paid: i64 = 0
        first = self.turn * CLAN
        for space in range(self.edition.spaces):
            for character in range(first, first + CLAN):
                if self.where[character] == space and self.pool > 0:
                    self.pool -= 1
                    self.coins[character] += 1
                    paid += 1
        if self.heard is not None:
            self.tell_card(PAY_DAY, "event-fp22-paid", {"coins": paid})

    def forget_it(self) -> None:
        pile = self.bottom[self.turn]
        character = self.turn * CLAN + lowest(pile)
        if self.top[self.turn] != NOBODY:
            raise AssertionError("two characters on top of one deck")
        self.bottom[self.turn] = without_lowest(pile)
        self.top[self.turn] = character
        if self.heard is not None:
            self.tell_card(FORGET_IT, "event-fp22-forgiven", {"who": self.who(character)})

    def rerolled(self, value: i64) -> None:
        self.take_dice(self.low, value)
        if self.heard is not None:
            self.tell_card(ONCE_MORE, "event-fp22-rerolled", {"value": value})

    def newcomer(self, character: i64, space: i64) -> None:
        coins = self.from_pool(NEW_BLOOD_COINS)
        self.coins[character] = coins
        self.put(character, space)
        if self.heard is not None:
            self.tell_card(NEW_BLOOD, "event-fp22-newcomer", {"who": self.who(character), "at": self.at("at", space)})
        self.pick_up(character, self.pick_up_rule())

    # What is chosen for it

    def is_choice(self, step: i64) -> bool:
        """Whether the seat whose turn it is chooses something in this step."""
        return step == SERVE or CARD_CHARACTER <= step <= CARD_VALUE

    def card_candidates(self, step: i64) -> list[Action]:
        if step in (CARD_CHARACTER, CARD_OTHER):
            return self.actions.character
        if step == CARD_TABLE:
            return self.actions.table_
        if step == CARD_WAY:
            return self.actions.way
        return self.actions.beer if step == CARD_BEER else self.actions.value

    def no_card_choice(self, step: i64, a: i64, b: i64, action: Action) -> str:
        if isinstance(action, ChooseCharacter):
            if step == CARD_CHARACTER:
                return self.no_target(a, b, action.character)
            if step == CARD_OTHER:
                return self.no_other(a, b, action.character)
        elif isinstance(action, ChooseTable) and step == CARD_TABLE:
            return self.no_table(a, action.space)
        elif isinstance(action, ChooseWay) and step == CARD_WAY:
            return self.no_stop(a, self.space_at(a, _distance(b, action.back)))
        elif isinstance(action, ChooseBeer if step == CARD_BEER else ChooseValue) and step in (CARD_BEER, CARD_VALUE):
            return ""
        return NOW

    def choose_for_card(self, step: i64, a: i64, b: i64, action: Action) -> None:
        if isinstance(action, ChooseCharacter):
            if step == CARD_CHARACTER:
                self.target(a, b, action.character)
            elif a == PICKPOCKET:
                self.pick_pocket(b, action.character)
            else:
                self.change_places(b, action.character)
        elif isinstance(action, ChooseTable):
            self.choose_table(a, action.space)
        elif isinstance(action, ChooseWay):
            self.walk_by(SECOND_WIND if b else SHORT_CUT, a, _distance(b, action.back))
        elif isinstance(action, ChooseBeer):
            self.take_beer(a, b, action.triple)
        elif isinstance(action, ChooseValue):
            self.take_dice(action.value, 0)
            if self.heard is not None:
                self.tell_card(LOADED_DIE, "event-fp22-loaded", {"value": action.value})

    def target(self, card: i64, die: i64, character: i64) -> None:
        """A character has been chosen for a card."""
        if card == SHORT_CUT:
            # One space, whatever the die: 0 stands for it.
            self.push(CARD_WAY, character, 0)
        elif card == SECOND_WIND and FAMILY_OF[character] == DWARF:
            self.push(CARD_WAY, character, die)
        elif card == SECOND_WIND:
            self.walk_by(card, character, die)
        elif card == BACK_DOOR:
            self.leave(character, rulebook.CARD_RULES_22[card])
        elif card == ON_THE_HOUSE:
            self.push(DRINK, character, GIVEN)
        elif card in (BLACK_COFFEE, SPILT_BEER):
            triples = self.triples[character]
            if 0 < triples < self.beers[character]:
                self.push(CARD_BEER, card, character)
            else:
                self.take_beer(card, character, triples > 0)
        elif card == MAKE_WAY:
            self.walk_by(card, character, 1)
        else:
            self.push(CARD_OTHER, card, character)

    def choose_table(self, card: i64, space: i64) -> None:
        if card == HAPPY_HOUR:
            if self.heard is not None:
                self.tell_card(card, "event-fp22-happy-hour", {"at": self.at("at", space)})
            self.everybody_drinks(space, HAPPY)
        elif card == LOST_PURSE:
            coins = self.from_pool(LOST_PURSE_COINS)
            self.loose[space] += coins
            if self.heard is not None:
                self.tell_card(card, "event-fp22-lost-purse", {"at": self.at("at", space), "coins": coins})
        elif card == NEW_BLOOD:
            self.push(NEWCOMER, self.turn, space)
        else:
            self.barkeeper = space
            coins = self.from_pool(1)
            self.loose[space] += coins
            if self.heard is not None:
                self.tell_card(card, "event-fp22-bell", {"to": self.at("to", space), "coins": coins})

    def walk_by(self, card: i64, character: i64, distance: i64) -> None:
        self.walk(character, distance, rulebook.CARD_RULES_22[card])

    def take_beer(self, card: i64, character: i64, triple: bool) -> None:
        """A beer becomes a coin again: on its drinker, or in the pool."""
        self.beers[character] -= 1
        self.coins_left += 1
        if triple:
            self.triples[character] -= 1
            self.triples_left += 1
        if card == BLACK_COFFEE:
            self.coins[character] += 1
            if self.heard is not None:
                self.tell_card(card, "event-fp22-coffee", {"who": self.who(character)})
        else:
            self.pool += 1
            if self.heard is not None:
                self.tell_card(card, "event-fp22-spilt", {"who": self.who(character)})

    def pick_pocket(self, thief: i64, victim: i64) -> None:
        self.coins[victim] -= 1
        self.coins[thief] += 1
        if self.heard is not None:
            self.tell_card(PICKPOCKET, "event-fp22-pickpocket", {"who": self.who(thief), "victim": self.who(victim)})

    def change_places(self, one: i64, other: i64) -> None:
        here, there = self.where[one], self.where[other]
        self.put(one, there)
        self.put(other, here)
        self.moved |= (1 << one) | (1 << other)
        if self.heard is not None:
            self.tell_card(CHANGE_PLACES, "event-fp22-changed", {"who": self.who(one), "other": self.who(other)})

    # Saying it

    def tell_card(self, card: i64, id: str, args: dict[str, Value]) -> None:
        self.tell(id, rulebook.CARD_RULES_22[card], args)

    def card_prompt(self, step: i64, a: i64) -> Message:
        """What the seat whose turn it is chooses for its card."""
        args: dict[str, Value] = {"seat": Seat(self.turn)}
        if step == CARD_WAY:
            args["who"] = self.who(a)
            return Message("prompt-fp22-way", args)
        if step == CARD_VALUE:
            return Message("prompt-fp22-value", args)
        args["card"] = self.card_name(a)
        if step == CARD_CHARACTER:
            return Message("prompt-fp22-character", args)
        if step == CARD_OTHER:
            return Message("prompt-fp22-other", args)
        return Message("prompt-fp22-table" if step == CARD_TABLE else "prompt-fp22-beer", args)

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        if isinstance(action, ChooseCharacter):
            if action.character < len(self.where) and rule != NOW:
                return self.about(action.character)
            if rule != NOW:
                return {}
        if isinstance(action, PlayCard) and rule == rulebook.EVENT_22:
            return {"card": self.card_name(action.card)}
        return super().refers_to(rule, action)


def _distance(die: i64, back: bool) -> i64:
    """How far a card lets somebody walk: by the die, or, where there is none, one space."""
    distance: i64 = die if die else 1
    return -distance if back else distance
