"""A turn in the 2022 edition: coming in, walking, treating, the barkeeper, the +1/-1 card, going home, closing time."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.messages import Seat
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import Adjust, Call, PlayCard
from alehouse.games.fantasy_pub.cards_2022 import PubWithCards
from alehouse.games.fantasy_pub.components import (
    BOTH,
    CARD_MINUS,
    CARD_PLUS,
    CARDS,
    CLAN,
    ENTRY,
    FAMILY_OF,
    HUGE,
    MOST_ENTRY_COINS,
    OUT,
    TALL,
)
from alehouse.games.fantasy_pub.position import DRINK, ENTERS, INVITE, NOBODY, SERVE, SERVED
from alehouse.games.fantasy_pub.state_2022 import EXTRA_TURN, LAST_ROUND, OPEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn2022(PubWithCards):
    """A 2022 pub in which somebody has a turn."""

    # Coming in, going home, closing time

    def no_entry_coins(self, die: int) -> str:
        if not self.deck_size(self.turn):
            return rulebook.ENTER_DECK_22
        return rulebook.ENTER_POOL_22 if self.pool == 0 else ""

    def enter(self, coins: int, both: bool) -> None:
        self.stack.append((ENTERS, min(coins, MOST_ENTRY_COINS), 1 if both else 0))

    def enters(self, character: int, coins: int, both: int) -> None:
        self.come_in(character, coins, rulebook.ENTER_SUM_22 if both else rulebook.ENTER_22)

    def take_known(self, seat: int) -> int:
        """The next character of a deck, where it is known which one that is."""
        character = self.top[seat]
        if character != NOBODY:
            self.top[seat] = NOBODY
            return character
        if self.unseen_size(seat):
            return self.from_unseen(seat, self.only_family(seat))
        return self.bottom[seat].pop(0)

    def no_way_out(self, character: int) -> str:
        space = self.where[character]
        if space == ENTRY:
            return ""
        # The rule `fp22-elf`: the barkeeper is as good as a door.
        elf = FAMILY_OF[character % CLAN] == TALL
        return "" if elf and space == self.barkeeper else rulebook.EXIT_22

    def leave(self, character: int, rule: str) -> None:
        if FAMILY_OF[character % CLAN] == HUGE and self.coins[character]:
            self.drop_one(character)
        self.go_home(character, rule)
        self.look_at_the_clock()

    def go_home(self, character: int, rule: str) -> None:
        seat = character // CLAN
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
        self.tell("event-fp22-closing", rulebook.CLOSING_22, {"out": self.how_many_out()})
        for character in self.sitting(ENTRY):
            if self.may_go_home(character):
                self.go_home(character, rulebook.CLOSING_LEAVE_22)

    def arrive_at_entry(self, character: int) -> None:
        if self.closing != OPEN and self.may_go_home(character):
            self.go_home(character, rulebook.CLOSING_DOOR_22)

    def end_turn(self) -> None:
        seat = (self.turn + 1) % self.seats
        if seat == self.first and self.closing != OPEN:
            if self.closing == EXTRA_TURN:
                self.tell("event-fp22-closed", rulebook.EXTRA_TURN_22, {})
                return
            self.closing = EXTRA_TURN
            self.tell("event-fp22-extra-turn", rulebook.EXTRA_TURN_22, {})
        self.next_turn()

    # Walking and drinking

    def no_walking(self, character: int) -> str:
        return rulebook.MOVE_ONCE_22 if self.moved & (1 << character) else ""

    def drop_coin(self, character: int) -> bool:
        self.moved |= 1 << character
        if FAMILY_OF[character % CLAN] == HUGE and self.coins[character]:
            self.drop_one(character)
        return True

    def pay_round(self, space: int) -> None:
        """First everybody goes who cannot pay, then from the smallest up each treats the next larger one."""
        if self.heard is not None:
            self.tell("event-pub-invitations", rulebook.INVITATIONS_22, {"at": self.at("at", space)})
        smallest_first = sorted(self.sitting(space), key=_size)
        able = []
        for character in smallest_first[:-1]:
            if self.coins[character] == 0:
                self.send_away(character, rulebook.NO_COIN_ROUND_22)
            else:
                able.append(character)
        able.append(smallest_first[-1])
        for place in range(len(able) - 2, -1, -1):
            self.stack.append((INVITE, able[place], able[place + 1]))

    def forget_beers(self, character: int) -> None:
        self.triples_left += self.triples[character]
        self.triples[character] = 0

    # The barkeeper and the +1/-1 card

    def add_more_actions(self, found: list[Action], choices: list[int]) -> None:
        singles = [die for die in choices if die != BOTH]
        for die in singles:
            if die != self.barkeeper:
                found.append(self.actions.call[die - 1])
        if self.hand[self.turn]:
            for card in range(len(CARDS)):
                for die in singles:
                    if not self.no_card(card, die):
                        found.append(self.actions.card[card][die - 1])

    def add_adjustments(self, found: list[Action]) -> None:
        for action in self.actions.adjust:
            if isinstance(action, Adjust) and not self.no_adjust(action.die, action.by):
                found.append(action)

    def no_adjust(self, die: int, by: int) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        if by > 0:
            return "" if self.side[self.turn] == CARD_PLUS else rulebook.PLUS_22
        return "" if self.side[self.turn] == CARD_MINUS else rulebook.MINUS_22

    def adjusting_helps(self) -> bool:
        return self.changed_dice_help(self.dice, self.side[self.turn])

    def changed_dice_help(self, dice: list[int], side: int) -> bool:
        """Whether the card, used once or on both sides, gives dice that allow something."""
        by = 1 if side == CARD_PLUS else -1
        helps = False
        for place, die in enumerate(dice):
            if side and 1 <= die + by <= 6 and not helps:
                changed = dice.copy()
                changed[place] += by
                self.dice = sorted(changed)
                helps = len(self.dice_actions()) > 0 or self.changed_dice_help(changed, side - 1)
        self.dice = dice
        return helps

    def no_more_action(self, action: Action) -> str:
        if isinstance(action, Call):
            if not self.has_die(action.die):
                return rulebook.DICE
            return rulebook.CALL_MOVES_22 if action.die == self.barkeeper else ""
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

    def call(self, space: int) -> None:
        self.barkeeper = space
        there = self.sitting(space)
        if self.heard is not None:
            self.tell("event-fp22-call", rulebook.CALL_22, {"seat": Seat(self.turn), "to": self.at("to", space)})
        if len(there) == 1:
            self.stack.append((DRINK, there[0], SERVED))
        elif there:
            self.stack.append((SERVE, space, 0))

    def adjust(self, die: int, by: int) -> None:
        self.dice.remove(die)
        self.dice = sorted([*self.dice, die + by])
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

    def leave_rule(self, character: int) -> str:
        return rulebook.EXIT_KEEPS_22 if self.where[character] == ENTRY else rulebook.ELF_22


def _size(character: int) -> int:
    return FAMILY_OF[character % CLAN]
