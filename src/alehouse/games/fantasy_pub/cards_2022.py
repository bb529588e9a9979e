"""The seventeen event cards: when each may be played, what is chosen for it, and what it does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

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
    ON_THE_HOUSE,
    ONCE_MORE,
    PAY_DAY,
    PICKPOCKET,
    SECOND_WIND,
    SHORT_CUT,
    SPILT_BEER,
)
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
    NOBODY,
    SERVE,
)
from alehouse.games.fantasy_pub.state_2022 import State2022

_CHARACTER_CARDS = (
    SHORT_CUT,
    SECOND_WIND,
    BACK_DOOR,
    ON_THE_HOUSE,
    BLACK_COFFEE,
    SPILT_BEER,
    PICKPOCKET,
    CHANGE_PLACES,
    MAKE_WAY,
)
_TABLE_CARDS = (HAPPY_HOUR, LOST_PURSE, NEW_BLOOD, CLOSING_BELL)


@mypyc_attr(allow_interpreted_subclasses=True)
class PubWithCards(State2022):
    """A 2022 pub in which event cards can be played."""

    # May it be played?

    def no_card(self, card: int, die: int) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        if not self.hand[self.turn] & (1 << card):
            return rulebook.EVENT_22
        return "" if self.card_has_effect(card, die) else rulebook.CARD_RULES_22[card]

    def card_has_effect(self, card: int, die: int) -> bool:
        if card in _CHARACTER_CARDS:
            for character in range(len(self.where)):
                if not self.no_target(card, die, character):
                    return True
            return False
        if card in _TABLE_CARDS:
            for space in range(1, self.edition.spaces):
                if not self.no_table(card, space):
                    return True
            return False
        if card == PAY_DAY:
            first = self.turn * CLAN
            return self.pool > 0 and max(self.where[first : first + CLAN]) >= 0
        if card == LOADED_DIE:
            return len(self.dice) == 2
        if card == FORGET_IT:
            # A character that is alone in the deck lies on top already.
            return len(self.bottom[self.turn]) > 0 and self.deck_size(self.turn) > 1
        return True

    def no_target(self, card: int, die: int, character: int) -> str:
        """The rule that keeps a card from being used on a character."""
        if character >= len(self.where) or self.where[character] < 0:
            return rulebook.INSIDE
        space = self.where[character]
        mine = character // CLAN == self.turn
        fits = False
        if card == SHORT_CUT:
            return self.no_own_walk(card, character, 1, True)
        if card == SECOND_WIND:
            return self.no_own_walk(card, character, die, FAMILY_OF[character % CLAN] == DWARF)
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

    def no_own_walk(self, card: int, character: int, distance: int, either_way: bool) -> str:
        """The rule that keeps one of one's own characters from walking by a card."""
        if character // CLAN != self.turn:
            return rulebook.CARD_RULES_22[card]
        rule = self.no_walking(character)
        if rule:
            return rule
        rule = self.no_stop(character, self.space_at(character, distance))
        if rule and either_way:
            return self.no_stop(character, self.space_at(character, -distance))
        return rule

    def has_other(self, card: int, character: int) -> bool:
        for other in range(len(self.where)):
            if not self.no_other(card, character, other):
                return True
        return False

    def no_other(self, card: int, character: int, other: int) -> str:
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
        fits = self.may_sit(FAMILY_OF[character % CLAN], there, other) and self.may_sit(
            FAMILY_OF[other % CLAN], here, character
        )
        return "" if fits else rulebook.SEATING

    def no_table(self, card: int, space: int) -> str:
        """The rule that keeps a table from being chosen for a card."""
        fits = False
        if card == HAPPY_HOUR:
            fits = space in self.where
        elif card == LOST_PURSE:
            fits = self.pool > 0
        elif card == NEW_BLOOD:
            fits = self.pool > 0 and self.deck_size(self.turn) > 0 and space not in self.where
        elif card == CLOSING_BELL:
            fits = space != self.barkeeper
        return "" if fits else rulebook.CARD_RULES_22[card]

    # It is played

    def play_card(self, card: int, die: int) -> None:
        self.hand[self.turn] &= ~(1 << card)
        self.played |= 1 << card
        if self.heard is not None:
            args: dict[str, Value] = {"seat": Seat(self.turn), "card": self.card_name(card)}
            self.heard.append(Event("event-fp22-card", rulebook.EVENT_22, args, reveals=True))
        if card in _CHARACTER_CARDS:
            self.stack.append((CARD_CHARACTER, card, die))
        elif card in _TABLE_CARDS:
            self.stack.append((CARD_TABLE, card, 0))
        elif card == PAY_DAY:
            self.pay_day()
        elif card == LOADED_DIE:
            self.stack.append((CARD_VALUE, 0, 0))
        elif card == ONCE_MORE:
            self.stack.append((CARD_REROLL, 0, 0))
        elif card == FORGET_IT:
            self.forget_it()

    def pay_day(self) -> None:
        paid = 0
        for space in range(self.edition.spaces):
            for character in self.sitting(space):
                if character // CLAN == self.turn and self.pool > 0:
                    self.pool -= 1
                    self.coins[character] += 1
                    paid += 1
        self.tell_card(PAY_DAY, "event-fp22-paid", {"coins": paid})

    def forget_it(self) -> None:
        character = self.bottom[self.turn].pop()
        if self.top[self.turn] != NOBODY:
            raise AssertionError("two characters on top of one deck")
        self.top[self.turn] = character
        self.tell_card(FORGET_IT, "event-fp22-forgiven", {"who": self.who(character)})

    def rerolled(self, value: int) -> None:
        self.dice = sorted([*self.dice, value])
        self.tell_card(ONCE_MORE, "event-fp22-rerolled", {"value": value})

    def newcomer(self, character: int, space: int) -> None:
        coins = min(NEW_BLOOD_COINS, self.pool)
        self.pool -= coins
        self.coins[character] = coins
        self.put(character, space)
        self.tell_card(NEW_BLOOD, "event-fp22-newcomer", {"who": self.who(character), "at": self.at("at", space)})
        self.pick_up(character, self.pick_up_rule())

    # What is chosen for it

    def is_choice(self, step: int) -> bool:
        """Whether the seat whose turn it is chooses something in this step."""
        return step == SERVE or CARD_CHARACTER <= step <= CARD_VALUE

    def card_candidates(self, step: int) -> list[Action]:
        if step in (CARD_CHARACTER, CARD_OTHER):
            return self.actions.character
        if step == CARD_TABLE:
            return self.actions.table_
        if step == CARD_WAY:
            return self.actions.way
        return self.actions.beer if step == CARD_BEER else self.actions.value

    def no_card_choice(self, step: int, a: int, b: int, action: Action) -> str:
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

    def choose_for_card(self, step: int, a: int, b: int, action: Action) -> None:
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
            self.dice = [action.value]
            self.tell_card(LOADED_DIE, "event-fp22-loaded", {"value": action.value})

    def target(self, card: int, die: int, character: int) -> None:
        """A character has been chosen for a card."""
        if card == SHORT_CUT:
            # One space, whatever the die: 0 stands for it.
            self.stack.append((CARD_WAY, character, 0))
        elif card == SECOND_WIND and FAMILY_OF[character % CLAN] == DWARF:
            self.stack.append((CARD_WAY, character, die))
        elif card == SECOND_WIND:
            self.walk_by(card, character, die)
        elif card == BACK_DOOR:
            self.leave(character, rulebook.CARD_RULES_22[card])
        elif card == ON_THE_HOUSE:
            self.stack.append((DRINK, character, GIVEN))
        elif card in (BLACK_COFFEE, SPILT_BEER):
            triples = self.triples[character]
            if 0 < triples < self.beers[character]:
                self.stack.append((CARD_BEER, card, character))
            else:
                self.take_beer(card, character, triples > 0)
        elif card == MAKE_WAY:
            self.walk_by(card, character, 1)
        else:
            self.stack.append((CARD_OTHER, card, character))

    def choose_table(self, card: int, space: int) -> None:
        at: Value = self.at("at", space)
        if card == HAPPY_HOUR:
            self.tell_card(card, "event-fp22-happy-hour", {"at": at})
            self.everybody_drinks(self.sitting(space), HAPPY)
        elif card == LOST_PURSE:
            coins = min(LOST_PURSE_COINS, self.pool)
            self.pool -= coins
            self.loose[space] += coins
            self.tell_card(card, "event-fp22-lost-purse", {"at": at, "coins": coins})
        elif card == NEW_BLOOD:
            self.stack.append((NEWCOMER, self.turn, space))
        else:
            self.barkeeper = space
            coins = min(1, self.pool)
            self.pool -= coins
            self.loose[space] += coins
            self.tell_card(card, "event-fp22-bell", {"to": self.at("to", space), "coins": coins})

    def walk_by(self, card: int, character: int, distance: int) -> None:
        self.walk(character, distance, rulebook.CARD_RULES_22[card])

    def take_beer(self, card: int, character: int, triple: bool) -> None:
        """A beer becomes a coin again: on its drinker, or in the pool."""
        self.beers[character] -= 1
        if triple:
            self.triples[character] -= 1
            self.triples_left += 1
        if card == BLACK_COFFEE:
            self.coins[character] += 1
            self.tell_card(card, "event-fp22-coffee", {"who": self.who(character)})
        else:
            self.pool += 1
            self.tell_card(card, "event-fp22-spilt", {"who": self.who(character)})

    def pick_pocket(self, thief: int, victim: int) -> None:
        self.coins[victim] -= 1
        self.coins[thief] += 1
        self.tell_card(PICKPOCKET, "event-fp22-pickpocket", {"who": self.who(thief), "victim": self.who(victim)})

    def change_places(self, one: int, other: int) -> None:
        here, there = self.where[one], self.where[other]
        self.put(one, there)
        self.put(other, here)
        self.moved |= 1 << one | 1 << other
        self.tell_card(CHANGE_PLACES, "event-fp22-changed", {"who": self.who(one), "other": self.who(other)})

    # Saying it

    def tell_card(self, card: int, id: str, args: dict[str, Value]) -> None:
        self.tell(id, rulebook.CARD_RULES_22[card], args)

    def card_prompt(self, step: int, a: int) -> Message:
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


def _distance(die: int, back: bool) -> int:
    """How far a card lets somebody walk: by the die, or, where there is none, one space."""
    return -(die or 1) if back else die or 1
