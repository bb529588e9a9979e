"""What may be done in a pub of either edition, and what then happens.

An edition says only what differs: it answers the questions at the end of the class.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action, Outcome
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.errors import IllegalAction, Refusal
from alehouse.engine.messages import Seat, Value
from alehouse.engine.reading import broken
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOT_AN_OUTCOME, NOW
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import Again, Done, Enter, Exit, Move, Roll
from alehouse.games.fantasy_pub.components import (
    BOTH,
    CLAN,
    DWARF,
    FAMILY_OF,
)
from alehouse.games.fantasy_pub.floor import Floor
from alehouse.games.fantasy_pub.position import (
    ACT,
    ENTERS,
    FIRST,
    NOBODY,
    PLACE,
    ROLL,
    STEPS,
    TURN,
    TURN_UP,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pub(Floor):
    """What may be done in a pub, and what then happens."""

    # The contract

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        if self.stack[-1][0] == ACT:
            return self.turn_actions()
        return [action for action in self.candidates() if not self.obstacle(action)]

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.to_move != CHANCE:
            return []
        step, a, _ = self.stack[-1]
        if step == ROLL:
            return self.actions.rolls
        return self.outcomes(step, a)

    def why_not(self, action: Action) -> Refusal | None:
        rule = self.obstacle(action)
        return Refusal(str(action), rule, self.refers_to(rule, action)) if rule else None

    def play(self, action: Action) -> None:
        rule = self.obstacle(action)
        if rule:
            raise IllegalAction(Refusal(str(action), rule, self.refers_to(rule, action)))
        if self.to_move == CHANCE:
            step, a, b = self.stack.pop()
            self.happen(step, a, b, action)
        elif self.stack[-1][0] == ACT:
            self.act(action)
        else:
            step, a, b = self.stack.pop()
            self.decide(step, a, b, action)
        self.go_on()

    def obstacle(self, action: Action) -> str:
        """The rule that stands in the way of an action or outcome; empty if none does."""
        if self.to_move == OVER:
            return FINISHED
        step, a, b = self.stack[-1]
        if self.to_move == CHANCE:
            if not isinstance(action, Outcome):
                return CHANCE_DECIDES
            for outcome, _ in self.chances():
                if outcome is action:
                    return ""
            return NOT_AN_OUTCOME
        if step == ACT:
            return self.no_turn_action(action)
        return self.no_decision(step, a, b, action)

    def go_on(self) -> None:
        """Let happen what happens by itself, until somebody or chance has to decide."""
        stack = self.stack
        while stack:
            step, a, b = stack[-1]
            if step == ACT:
                if self.turn_waits():
                    self.to_move = self.turn
                    return
            elif step == ROLL:
                self.to_move = CHANCE
                return
            elif self.waits(step, a, b):
                return
            else:
                stack.pop()
                self.proceed(step, a, b)
        self.to_move = OVER

    def find_mover(self) -> None:
        """Who is to move in a position from outside: nothing in it may be about to happen by itself."""
        self.to_move = OVER
        if self.stack:
            step, a, b = self.stack[-1]
            if step == ACT and self.has_choice():
                self.to_move = self.turn
            elif step == ROLL:
                self.to_move = CHANCE
            elif step == ACT or not self.waits(step, a, b):
                raise broken("stack", STEPS[step])
            if not self.legal() and not self.chances():
                raise broken("stack", STEPS[step])

    # A turn

    def turn_waits(self) -> bool:
        """Whether the seat whose turn it is has something to decide; if not, what follows is on the stack."""
        if self.has_choice():
            return True
        if self.acted:
            self.stack.pop()
            self.end_turn()
        elif self.some_roll_helps():
            # The rule `pub-again`, where there is no way out but to roll again.
            self.roll_again()
        else:
            self.tell("event-pub-pass", rulebook.AGAIN, {"who": Seat(self.turn)})
            self.stack.pop()
            self.end_turn()
        return False

    def has_choice(self) -> bool:
        """Whether the dice allow something. Nothing left but to stop is nothing to decide."""
        if not self.dice:
            return False
        self.doable = self.dice_actions()
        return len(self.doable) > 0 or self.adjusting_helps()

    def some_roll_helps(self) -> bool:
        """Whether any throw of both dice would allow the seat to do something."""
        rolled = self.dice
        helps = False
        for roll, _ in self.actions.rolls:
            if isinstance(roll, Roll):
                self.dice = [roll.low, roll.high]
                helps = helps or len(self.dice_actions()) > 0
        self.dice = rolled
        return helps

    def roll_again(self) -> None:
        self.tell("event-pub-again", rulebook.AGAIN, {"who": Seat(self.turn)})
        self.dice = []
        self.stack.append((ROLL, 0, 0))

    def dice_choices(self) -> list[int]:
        """What can be used now: each different value left, and both together."""
        dice = self.dice
        if len(dice) < 2:
            return dice
        return [dice[0], BOTH] if dice[0] == dice[1] else [dice[0], dice[1], BOTH]

    def has_die(self, die: int) -> bool:
        return len(self.dice) == 2 if die == BOTH else die in self.dice

    def die_value(self, die: int) -> int:
        return sum(self.dice) if die == BOTH else die

    def use_die(self, die: int) -> None:
        self.acted = True
        if die == BOTH:
            self.dice = []
        else:
            self.dice.remove(die)

    def turn_actions(self) -> list[Action]:
        """Everything that the seat whose turn it is may do now, in the order of the table."""
        found = self.doable.copy()
        self.add_adjustments(found)
        if self.acted:
            found.append(self.actions.done)
        elif not self.doable:
            found.append(self.actions.again)
        return found

    def dice_actions(self) -> list[Action]:
        """Everything that the dice as they are allow, in the order of the table."""
        found: list[Action] = []
        choices = self.dice_choices()
        for die in choices:
            if not self.no_enter(die):
                found.append(self.actions.enter[die - 1])
        first = self.turn * CLAN
        for who in range(CLAN):
            if self.where[first + who] < 0:
                continue
            moves = self.actions.move[who]
            for die in choices:
                if FAMILY_OF[who] == DWARF:
                    if not self.no_move(who, die, False):
                        found.append(moves[2 * die - 2])
                    if not self.no_move(who, die, True):
                        found.append(moves[2 * die - 1])
                elif not self.no_move(who, die, False):
                    found.append(moves[die - 1])
        for who in range(CLAN):
            if self.where[first + who] < 0:
                continue
            for die in choices:
                if die != BOTH and not self.no_exit(who, die):
                    found.append(self.actions.exit[who][die - 1])
        self.add_more_actions(found, choices)
        return found

    def no_turn_action(self, action: Action) -> str:
        if isinstance(action, Move):
            return self.no_move(action.who, action.die, action.back)
        if isinstance(action, Enter):
            return self.no_enter(action.die)
        if isinstance(action, Exit):
            return self.no_exit(action.who, action.die)
        if isinstance(action, Done):
            return "" if self.acted else rulebook.AT_LEAST_ONE
        if isinstance(action, Again):
            return rulebook.AGAIN if self.acted or self.doable else ""
        return self.no_more_action(action)

    def act(self, action: Action) -> None:
        if isinstance(action, Move):
            distance = self.die_value(action.die) - self.beers[self.turn * CLAN + action.who]
            self.use_die(action.die)
            rule = self.walk_rule(action.die, action.back)
            self.walk(self.turn * CLAN + action.who, -distance if action.back else distance, rule)
        elif isinstance(action, Enter):
            coins = self.die_value(action.die)
            self.use_die(action.die)
            self.enter(coins, action.die == BOTH)
        elif isinstance(action, Exit):
            self.use_die(action.die)
            character = self.turn * CLAN + action.who
            self.leave(character, self.leave_rule(character))
        elif isinstance(action, Done):
            self.stack.pop()
            self.end_turn()
        elif isinstance(action, Again):
            self.roll_again()
        else:
            self.act_more(action)

    def walk_rule(self, die: int, back: bool) -> str:
        """The rule that allows a move of this kind."""
        if back:
            return self.back_rule()
        return self.sum_rule() if die == BOTH else rulebook.WHOLE_WAY

    # What stands in the way of the three actions that both editions have

    def no_move(self, who: int, die: int, back: bool) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        character = self.turn * CLAN + who
        if self.where[character] < 0:
            return rulebook.INSIDE
        rule = self.no_walking(character)
        if rule:
            return rule
        distance = self.die_value(die) - self.beers[character]
        if distance <= 0:
            return rulebook.DISTANCE
        return self.no_stop(character, self.space_at(character, -distance if back else distance))

    def no_enter(self, die: int) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        rule = self.no_entry_coins(die)
        if rule:
            return rule
        return "" if self.at_entry[self.turn] == NOBODY else self.one_at_entry()

    def no_exit(self, who: int, die: int) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        character = self.turn * CLAN + who
        if self.where[character] < 0:
            return rulebook.INSIDE
        rule = self.no_way_out(character)
        if rule:
            return rule
        return "" if self.may_go_home(character) else rulebook.EXIT_CONDITION

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        """What a refusal by this rule has to name."""
        if rule == NOW:
            return {"prompt": self.prompt()}
        if rule == rulebook.DICE:
            return {"dice": tuple(str(die) for die in self.dice)}
        if isinstance(action, (Move, Exit)) and rule not in (CHANCE_DECIDES, FINISHED):
            return self.about(self.turn * CLAN + action.who)
        return {}

    # Set-up and chance that both editions know

    def place_everybody(self) -> None:
        """Beginning with the first player, everybody puts a character into the pub."""
        for turn in range(self.seats - 1, -1, -1):
            self.stack.append((PLACE, (self.first + turn) % self.seats, 0))

    def unseen_outcomes(self, seat: int) -> list[tuple[Action, int]]:
        return [
            (self.actions.draw[family], self.unseen[seat * 4 + family])
            for family in range(4)
            if self.unseen[seat * 4 + family] > 0
        ]

    def only_family(self, seat: int) -> int:
        """The family that the unknown part of a deck consists of, if there is but one; else NOBODY."""
        found = NOBODY
        for family in range(4):
            if self.unseen[seat * 4 + family] > 0:
                if found != NOBODY:
                    return NOBODY
                found = family
        return found

    def outcomes(self, step: int, a: int) -> list[tuple[Action, int]]:
        if step == FIRST:
            return [(self.actions.first[seat], 1) for seat in range(self.seats)]
        if step in (PLACE, ENTERS, TURN_UP):
            return self.unseen_outcomes(a)
        return []

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        self.acted = False
        self.dice = []
        self.stack.append((ACT, 0, 0))
        self.stack.append((ROLL, 0, 0))

    def rolled(self, roll: Roll) -> None:
        self.dice = [roll.low, roll.high]
        if self.heard is not None:
            self.tell(
                "event-pub-roll",
                self.turn_rule(),
                {"seat": Seat(self.turn), "low": roll.low, "high": roll.high},
            )

    def next_turn(self) -> None:
        self.stack.append((TURN, (self.turn + 1) % self.seats, 0))

    # What an edition answers

    def turn_rule(self) -> str:
        raise NotImplementedError

    def sum_rule(self) -> str:
        """The rule that both dice may be added for a move."""
        raise NotImplementedError

    def back_rule(self) -> str:
        """The rule that dwarves may go back."""
        raise NotImplementedError

    def leave_rule(self, character: int) -> str:
        """The rule by which a character goes home from where it is."""
        raise NotImplementedError

    def no_entry_coins(self, die: int) -> str:
        """The rule that keeps anybody from coming in with this die."""
        raise NotImplementedError

    def no_way_out(self, character: int) -> str:
        """The rule by which this is no place to go home from."""
        raise NotImplementedError

    def no_walking(self, character: int) -> str:
        """The rule that keeps a character that is in the pub from walking at all."""
        return ""

    def enter(self, coins: int, both: bool) -> None:
        """The top of the deck comes in, with one die or both."""
        raise NotImplementedError

    def leave(self, character: int, rule: str) -> None:
        """Home by this rule, with honours."""
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError

    def adjusting_helps(self) -> bool:
        """Whether dice that allow nothing can be changed so that they do."""
        return False

    def add_adjustments(self, found: list[Action]) -> None:
        """Add what may be done to the dice."""

    def add_more_actions(self, found: list[Action], choices: list[int]) -> None:
        """Add the actions that only this edition has."""

    def no_more_action(self, action: Action) -> str:
        return NOW

    def act_more(self, action: Action) -> None:
        raise NotImplementedError

    def candidates(self) -> list[Action]:
        """In the middle of an effect: every action that could be meant."""
        return []

    def no_decision(self, step: int, a: int, b: int, action: Action) -> str:
        return NOW

    def decide(self, step: int, a: int, b: int, action: Action) -> None:
        """In the middle of an effect: do what was chosen."""
        raise NotImplementedError

    def happen(self, step: int, a: int, b: int, outcome: Action) -> None:
        """Chance has brought this."""
        raise NotImplementedError

    def waits(self, step: int, a: int, b: int) -> bool:
        """Whether this step waits for somebody or for chance; if so, it has set `to_move`."""
        raise NotImplementedError

    def proceed(self, step: int, a: int, b: int) -> None:
        """Do a step that waits for nobody; it has been taken off the stack."""
        raise NotImplementedError
