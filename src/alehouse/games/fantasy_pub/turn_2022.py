"""A turn in the 2022 edition: coming in, walking, treating, the barkeeper, the +1/-1 card, going home, closing time."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.messages import Seat
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import Adjust, Call, PlayCard
from alehouse.games.fantasy_pub.cards_2022 import PubWithCards
from alehouse.games.fantasy_pub.components import (
    BOTH,
    CARD_GONE,
    CARD_MINUS,
    CARD_PLUS,
    CARDS,
    ENTRY,
    FAMILY_OF,
    HUGE,
    MOST_ENTRY_COINS,
    NOBODY,
    OUT,
    OWNER_OF,
    TALL,
)
from alehouse.games.fantasy_pub.crowd import FAMILIES, one_of, only_family, size
from alehouse.games.fantasy_pub.position import DRINK, ENTERS, INVITE, SERVE, SERVED
from alehouse.games.fantasy_pub.rules import next_die
from alehouse.games.fantasy_pub.state_2022 import EXTRA_TURN, LAST_ROUND, OPEN


@mypyc_attr(acyclic=True)
class Turn2022(PubWithCards):
    """A 2022 pub in which somebody has a turn."""

    # Coming in, going home, closing time

    def no_newcomer(self) -> str:
        if not self.has_deck(self.turn):
            return rulebook.ENTER_DECK_22
        return rulebook.ENTER_POOL_22 if self.pool == 0 else ""

    def enter(self, coins: i64, both: bool) -> None:
        self.push(ENTERS, coins if coins < MOST_ENTRY_COINS else MOST_ENTRY_COINS, 1 if both else 0)

    def enters(self, character: i64, coins: i64, both: i64) -> None:
        self.come_in(character, coins, rulebook.ENTER_SUM_22 if both else rulebook.ENTER_22)

    def take_known(self, seat: i64) -> i64:
        """The next character of a deck, where it is known which one that is."""
        character = self.top[seat]
        if character != NOBODY:
            self.top[seat] = NOBODY
            return character
        if self.unseen[seat]:
            return self.from_unseen(seat, only_family(self.unseen[seat]))
        return self.take_bottom_first(seat)

    def no_way_out(self, character: i64) -> str:
        space = self.where[character]
        if space == ENTRY:
            return ""
        # The rule `fp22-elf`: the barkeeper is as good as a door.
        elf = FAMILY_OF[character] == TALL
        return "" if elf and space == self.barkeeper else rulebook.EXIT_22

    def leave(self, character: i64, rule: str) -> None:
        if FAMILY_OF[character] == HUGE and self.coins[character]:
            self.drop_one(character)
        self.go_home(character, rule)
        self.look_at_the_clock()

    def go_home(self, character: i64, rule: str) -> None:
        seat = OWNER_OF[character]
        triples = self.triples[character]
        plain = self.beers[character] - triples
        if self.heard is not None:
            self.tell(
                "event-fp22-exit",
                rule,
                {"seat": Seat(seat), "who": self.who(character), "plain": plain, "triples": triples},
            )
        self.pool += self.coins[character]
        self.out_plain[seat] += plain
        self.out_triple[seat] += triples
        self.coins[character] = 0
        self.beers[character] = 0
        self.triples[character] = 0
        self.put(character, OUT)

    def look_at_the_clock(self) -> None:
        """Closing time begins when enough characters are out; then everybody leaves who can from the door."""
        if self.closing != OPEN or self.how_many_out() < self.threshold:
            return
        self.closing = LAST_ROUND
        if self.heard is not None:
            self.tell("event-fp22-closing", rulebook.CLOSING_22, {"out": self.how_many_out()})
        for character in self.at_entry[:]:
            if character != NOBODY and self.may_go_home(character):
                self.go_home(character, rulebook.CLOSING_LEAVE_22)

    def arrive_at_entry(self, character: i64) -> None:
        if self.closing != OPEN and self.may_go_home(character):
            self.go_home(character, rulebook.CLOSING_DOOR_22)

    def end_turn(self) -> None:
        seat = (self.turn + 1) % self.seats
        if seat == self.first and self.closing != OPEN:
            if self.closing == EXTRA_TURN:
                if self.heard is not None:
                    self.tell("event-fp22-closed", rulebook.EXTRA_TURN_22, {})
                return
            self.closing = EXTRA_TURN
            if self.heard is not None:
                self.tell("event-fp22-extra-turn", rulebook.EXTRA_TURN_22, {})
        self.next_turn()

    # Walking and drinking

    def no_walking(self, character: i64) -> str:
        if self.where[character] < 0:
            return rulebook.INSIDE
        return rulebook.MOVE_ONCE_22 if self.moved & (1 << character) else ""

    def drop_coin(self, character: i64) -> bool:
        self.moved |= 1 << character
        if FAMILY_OF[character] == HUGE and self.coins[character]:
            self.drop_one(character)
        return True

    def pay_round(self, space: i64) -> None:
        """First everybody goes who cannot pay, then from the smallest up each treats the next larger one."""
        if self.heard is not None:
            self.tell("event-pub-invitations", rulebook.INVITATIONS_22, {"at": self.at("at", space)})
        there = self.one_of_each(space)
        smaller: i64 = NOBODY
        for family in range(i64(FAMILIES)):
            character = one_of(there, family)
            if character != NOBODY:
                if smaller != NOBODY and self.coins[smaller] == 0:
                    self.send_away(smaller, rulebook.NO_COIN_ROUND_22)
                smaller = character
        larger: i64 = NOBODY
        for family in range(i64(FAMILIES) - 1, -1, -1):
            character = one_of(there, family)
            if character != NOBODY and (larger == NOBODY or self.coins[character]):
                if larger != NOBODY:
                    self.push(INVITE, character, larger)
                larger = character

    def forget_beers(self, character: i64) -> None:
        self.coins_left += self.beers[character]
        self.triples_left += self.triples[character]
        self.triples[character] = 0

    # The barkeeper and the +1/-1 card

    def can_do_more(self, die: i64) -> bool:
        if die == BOTH:
            return False
        if not self.no_call(die):
            return True
        hand = self.hand[self.turn]
        for card in range(i64(len(CARDS))):
            if hand & (1 << card) and not self.no_card(card, die):
                return True
        return False

    def add_more_actions(self, found: list[Action]) -> None:
        actions = self.actions
        low, high = self.low, self.high
        die = low
        while die and die != BOTH:
            if not self.no_call(die):
                found.append(actions.call[die - 1])
            die = next_die(die, high)
        hand = self.hand[self.turn]
        for card in range(i64(len(CARDS) if hand else 0)):
            if hand & (1 << card):
                die = low
                while die and die != BOTH:
                    if not self.no_card(card, die):
                        found.append(actions.card[card][die - 1])
                    die = next_die(die, high)

    def add_adjustments(self, found: list[Action]) -> None:
        die = self.low
        while die and die != BOTH:
            if die < 6 and not self.no_adjust(die, 1):
                found.append(self.actions.plus[die - 1])
            if die > 1 and not self.no_adjust(die, -1):
                found.append(self.actions.minus[die - 2])
            die = next_die(die, self.high)

    def no_call(self, die: i64) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        return rulebook.CALL_MOVES_22 if die == self.barkeeper else ""

    def no_adjust(self, die: i64, by: i64) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        if by > 0:
            return "" if self.side[self.turn] == CARD_PLUS else rulebook.PLUS_22
        return "" if self.side[self.turn] == CARD_MINUS else rulebook.MINUS_22

    def adjusting_helps(self) -> bool:
        low, high = self.low, self.high
        helps = self.changed_dice_help(low, high, self.side[self.turn])
        self.take_dice(low, high)
        return helps

    def changed_dice_help(self, one: i64, other: i64, side: i64) -> bool:
        """Whether the card, used once or on both sides, gives dice that allow something; the dice are changed."""
        if side == CARD_GONE:
            return False
        by: i64 = 1 if side == CARD_PLUS else -1
        return self.these_dice_help(one + by, other, side - 1) or (
            other > 0 and self.these_dice_help(other + by, one, side - 1)
        )

    def these_dice_help(self, changed: i64, other: i64, side: i64) -> bool:
        if not 1 <= changed <= 6:
            return False
        self.take_dice(changed, other)
        return self.can_act() or self.changed_dice_help(changed, other, side)

    def no_more_action(self, action: Action) -> str:
        if isinstance(action, Call):
            return self.no_call(action.die)
        if isinstance(action, PlayCard):
            return self.no_card(action.card, action.die)
        if isinstance(action, Adjust):
            return self.no_adjust(action.die, action.by)
        return NOW

    def act_more(self, action: Action) -> None:
        if isinstance(action, Call):
            self.use_die(action.die)
            self.call(action.die)
        elif isinstance(action, PlayCard):
            self.use_die(action.die)
            self.play_card(action.card, action.die)
        elif isinstance(action, Adjust):
            self.adjust(action.die, action.by)

    def call(self, space: i64) -> None:
        self.barkeeper = space
        if self.heard is not None:
            self.tell("event-fp22-call", rulebook.CALL_22, {"seat": Seat(self.turn), "to": self.at("to", space)})
        crowd = self.crowd[space]
        if size(crowd) == 1:
            self.push(DRINK, self.somebody_at(space), SERVED)
        elif crowd:
            self.push(SERVE, space, 0)

    def adjust(self, die: i64, by: i64) -> None:
        self.take_dice(self.other_die(die), die + by)
        self.side[self.turn] -= 1
        if self.heard is not None:
            self.tell(
                "event-fp22-adjust",
                rulebook.PLUS_22 if by > 0 else rulebook.MINUS_22,
                {"seat": Seat(self.turn), "die": die, "value": die + by},
            )

    # Rules by name

    def one_at_entry(self) -> str:
        return rulebook.DOOR_ONE_22

    def pick_up_rule(self) -> str:
        return rulebook.GOBLIN_22

    def drop_rule(self) -> str:
        return rulebook.TROLL_22

    def turn_rule(self) -> str:
        return rulebook.TURN_22

    def sum_rule(self) -> str:
        return rulebook.MOVE_SUM_22

    def back_rule(self) -> str:
        return rulebook.DWARF_22

    def leave_rule(self, character: i64) -> str:
        return rulebook.EXIT_KEEPS_22 if self.where[character] == ENTRY else rulebook.ELF_22
