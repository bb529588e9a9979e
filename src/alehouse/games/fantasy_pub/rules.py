"""What may be done in a pub of either edition, and what then happens.

An edition says only what differs: it answers the questions at the end of the class.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action, Outcome
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.errors import IllegalAction, Refusal
from alehouse.engine.messages import Seat, Value
from alehouse.engine.reading import broken
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOT_AN_OUTCOME, NOW
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import Again, Done, Draw, Enter, Exit, First, Move, Roll, throws_of
from alehouse.games.fantasy_pub.components import BOTH, CLAN, DWARF, FAMILY_OF, NOBODY
from alehouse.games.fantasy_pub.crowd import how_many
from alehouse.games.fantasy_pub.floor import Floor
from alehouse.games.fantasy_pub.position import ACT, FIRST, PLACE, ROLL, STEPS, TURN, TURN_UP


@mypyc_attr(acyclic=True)
class Pub(Floor):
    """What may be done in a pub, and what then happens."""

    # The contract

    def legal(self) -> list[Action]:
        found: list[Action] = []
        if self.to_move >= 0:
            step, a, b = self.due()
            if step == ACT:
                return self.turn_actions()
            for action in self.candidates(step):
                if not self.no_decision(step, a, b, action):
                    found.append(action)
        return found

    def chances(self) -> Chances:
        if self.to_move != CHANCE:
            return NO_CHANCES
        step, a, _ = self.due()
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
            step, a, b = self.pull()
            self.happen(step, a, b, action)
        elif self.due_step() == ACT:
            self.act(action)
        else:
            step, a, b = self.pull()
            self.decide(step, a, b, action)
        self.go_on()

    def obstacle(self, action: Action) -> str:
        """The rule that stands in the way of an action or outcome; empty if none does."""
        if self.to_move == OVER:
            return FINISHED
        step, a, b = self.due()
        if self.to_move == CHANCE:
            if self.weight(step, a, action):
                return ""
            return NOT_AN_OUTCOME if isinstance(action, Outcome) else CHANCE_DECIDES
        if step == ACT:
            return self.no_turn_action(action)
        return self.no_decision(step, a, b, action)

    def go_on(self) -> None:
        """Let happen what happens by itself, until somebody or chance has to decide."""
        while len(self.steps):
            step, a, b = self.due()
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
                self.pull()
                self.proceed(step, a, b)
        self.to_move = OVER

    def find_mover(self) -> None:
        """Who is to move in a position from outside: nothing in it may be about to happen by itself."""
        self.to_move = OVER
        if len(self.steps):
            step, a, b = self.due()
            if step == ACT and self.has_choice():
                self.to_move = self.turn
            elif step == ROLL:
                self.to_move = CHANCE
            elif step == ACT or not self.waits(step, a, b):
                raise broken("stack", STEPS[step])
            if not self.legal() and not len(self.chances()):
                raise broken("stack", STEPS[step])

    # A turn

    def turn_waits(self) -> bool:
        """Whether the seat whose turn it is has something to decide; if not, what follows is on the stack."""
        if self.has_choice():
            return True
        if not self.acted and self.some_roll_helps():
            # The rule `pub-again`, where there is no way out but to roll again.
            self.roll_again()
            return False
        if not self.acted and self.heard is not None:
            self.tell("event-pub-pass", rulebook.AGAIN, {"who": Seat(self.turn)})
        self.pull()
        self.end_turn()
        return False

    def has_choice(self) -> bool:
        """Whether the dice allow something. Nothing left but to stop is nothing to decide."""
        return self.low > 0 and (self.can_act() or self.adjusting_helps())

    def can_act(self) -> bool:
        """Whether the dice as they are allow anything."""
        first = self.turn * CLAN
        die = self.low
        while die:
            if not self.no_enter(die) or self.can_do_more(die):
                return True
            for who in range(i64(CLAN)):
                if self.where[first + who] >= 0 and self.can_use(who, die):
                    return True
            die = next_die(die, self.high)
        return False

    def can_use(self, who: i64, die: i64) -> bool:
        """Whether a character can walk or go home with a die."""
        if not self.no_move(who, die, False) or (die != BOTH and not self.no_exit(who, die)):
            return True
        return FAMILY_OF[who] == DWARF and not self.no_move(who, die, True)

    def some_roll_helps(self) -> bool:
        """Whether any throw of both dice would allow the seat to do something."""
        low, high = self.low, self.high
        helps = False
        for roll in self.actions.roll:
            if not helps:
                self.take_dice(roll.low, roll.high)
                helps = self.can_act()
        self.take_dice(low, high)
        return helps

    def roll_again(self) -> None:
        if self.heard is not None:
            self.tell("event-pub-again", rulebook.AGAIN, {"who": Seat(self.turn)})
        self.take_dice(0, 0)
        self.push(ROLL, 0, 0)

    def has_die(self, die: i64) -> bool:
        return self.high > 0 if die == BOTH else die == self.low or die == self.high

    def die_value(self, die: i64) -> i64:
        return self.low + self.high if die == BOTH else die

    def use_die(self, die: i64) -> None:
        self.acted = True
        if die == BOTH:
            self.take_dice(0, 0)
        else:
            self.take_dice(0, self.other_die(die))

    def other_die(self, die: i64) -> i64:
        """The die that is left if this one is used, 0 if none is."""
        return self.high if die == self.low else self.low

    def turn_actions(self) -> list[Action]:
        """Everything that the seat whose turn it is may do now, in the order of the table."""
        found: list[Action] = []
        self.add_dice_actions(found)
        nothing = not found
        self.add_adjustments(found)
        if self.acted:
            found.append(self.actions.done)
        elif nothing:
            found.append(self.actions.again)
        return found

    def add_dice_actions(self, found: list[Action]) -> None:
        """Add everything that the dice as they are allow, in the order of the table."""
        actions = self.actions
        where = self.where
        low, high = self.low, self.high
        if not self.no_entering():
            die = low
            while die:
                if not self.no_entry_coins(die):
                    found.append(actions.enter[die - 1])
                die = next_die(die, high)
        first = self.turn * CLAN
        for who in range(i64(CLAN)):
            if where[first + who] >= 0 and not self.no_walking(first + who):
                moves = actions.move[who]
                back = actions.move_back[who]
                die = low
                while die:
                    value = self.die_value(die)
                    if not self.no_walk(first + who, value, False):
                        found.append(moves[die - 1])
                    if back and not self.no_walk(first + who, value, True):
                        found.append(back[die - 1])
                    die = next_die(die, high)
        for who in range(i64(CLAN)):
            if where[first + who] >= 0 and not self.no_leaving(first + who):
                die = low
                while die and die != BOTH:
                    found.append(actions.exit[who][die - 1])
                    die = next_die(die, high)
        self.add_more_actions(found)

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
            return rulebook.AGAIN if self.acted or self.can_act() else ""
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
            self.pull()
            self.end_turn()
        elif isinstance(action, Again):
            self.roll_again()
        else:
            self.act_more(action)

    def walk_rule(self, die: i64, back: bool) -> str:
        """The rule that allows a move of this kind."""
        if back:
            return self.back_rule()
        return self.sum_rule() if die == BOTH else rulebook.WHOLE_WAY

    # What stands in the way of the three actions that both editions have

    def no_move(self, who: i64, die: i64, back: bool) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        rule = self.no_walking(self.turn * CLAN + who)
        return rule if rule else self.no_walk(self.turn * CLAN + who, self.die_value(die), back)

    def no_walking(self, character: i64) -> str:
        """The rule that keeps a character from walking at all."""
        return "" if self.where[character] >= 0 else rulebook.INSIDE

    def no_walk(self, character: i64, value: i64, back: bool) -> str:
        """The rule that keeps a character from walking with dice of this value."""
        distance = value - self.beers[character]
        if distance <= 0:
            return rulebook.DISTANCE
        return self.no_stop(character, self.space_at(character, -distance if back else distance))

    def no_enter(self, die: i64) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        rule = self.no_entry_coins(die)
        return rule if rule else self.no_entering()

    def no_entering(self) -> str:
        """The rule that keeps anybody from coming in, whatever the die."""
        rule = self.no_newcomer()
        if rule:
            return rule
        return "" if self.at_entry[self.turn] == NOBODY else self.one_at_entry()

    def no_exit(self, who: i64, die: i64) -> str:
        if not self.has_die(die):
            return rulebook.DICE
        return self.no_leaving(self.turn * CLAN + who)

    def no_leaving(self, character: i64) -> str:
        """The rule that keeps a character from going home, whatever the die."""
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
            self.push(PLACE, (self.first + turn) % self.seats, 0)

    def outcomes(self, step: i64, a: i64) -> Chances:
        found = Chances()
        for outcome in self.possible(step):
            weight = self.weight(step, a, outcome)
            if weight:
                found.add(outcome, weight)
        return found

    def possible(self, step: i64) -> list[Action]:
        """The outcomes that chance may bring in a step, as far as they have a weight."""
        return self.actions.first if step == FIRST else self.actions.draw

    def weight(self, step: i64, a: i64, outcome: Action) -> i64:
        """How likely an outcome is in a step, against the others; 0 if it cannot come."""
        if isinstance(outcome, Roll):
            return throws_of(outcome) if step == ROLL else 0
        if isinstance(outcome, Draw):
            return how_many(self.unseen[a], outcome.family) if step in (PLACE, TURN_UP) else 0
        if isinstance(outcome, First):
            return 1 if step == FIRST and outcome.seat < self.seats else 0
        return 0

    def start_turn(self, seat: i64) -> None:
        self.turn = seat
        self.acted = False
        self.take_dice(0, 0)
        self.push(ACT, 0, 0)
        self.push(ROLL, 0, 0)

    def rolled(self, roll: Roll) -> None:
        self.take_dice(roll.low, roll.high)
        if self.heard is not None:
            self.tell(
                "event-pub-roll",
                self.turn_rule(),
                {"seat": Seat(self.turn), "low": roll.low, "high": roll.high},
            )

    def next_turn(self) -> None:
        self.push(TURN, (self.turn + 1) % self.seats, 0)

    # What an edition answers

    def turn_rule(self) -> str:
        raise NotImplementedError

    def sum_rule(self) -> str:
        """The rule that both dice may be added for a move."""
        raise NotImplementedError

    def back_rule(self) -> str:
        """The rule that dwarves may go back."""
        raise NotImplementedError

    def leave_rule(self, character: i64) -> str:
        """The rule by which a character goes home from where it is."""
        raise NotImplementedError

    def no_entry_coins(self, die: i64) -> str:
        """The rule that keeps anybody from coming in with the coins of this die."""
        return ""

    def no_newcomer(self) -> str:
        """The rule by which there is nobody, or nothing, to come in with."""
        raise NotImplementedError

    def no_way_out(self, character: i64) -> str:
        """The rule by which this is no place to go home from."""
        raise NotImplementedError

    def enter(self, coins: i64, both: bool) -> None:
        """The top of the deck comes in, with one die or both."""
        raise NotImplementedError

    def leave(self, character: i64, rule: str) -> None:
        """Home by this rule, with honours."""
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError

    def adjusting_helps(self) -> bool:
        """Whether dice that allow nothing can be changed so that they do."""
        return False

    def add_adjustments(self, found: list[Action]) -> None:
        """Add what may be done to the dice."""

    def can_do_more(self, die: i64) -> bool:
        """Whether a die allows an action that only this edition has."""
        return False

    def add_more_actions(self, found: list[Action]) -> None:
        """Add the actions that only this edition has."""

    def no_more_action(self, action: Action) -> str:
        return NOW

    def act_more(self, action: Action) -> None:
        raise NotImplementedError

    def candidates(self, step: i64) -> list[Action]:
        """In the middle of an effect: every action that could be meant."""
        raise NotImplementedError

    def no_decision(self, step: i64, a: i64, b: i64, action: Action) -> str:
        return NOW

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        """In the middle of an effect: do what was chosen."""
        raise NotImplementedError

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        """Chance has brought this."""
        raise NotImplementedError

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        """Whether this step waits for somebody or for chance; if so, it has set `to_move`."""
        raise NotImplementedError

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        """Do a step that waits for nobody; it has been taken off the stack."""
        raise NotImplementedError


def next_die(die: i64, high: i64) -> i64:
    """What can be used after this: the higher die if it is another, then both; 0 where there is nothing more."""
    if die < high:
        return high
    return BOTH if high and die != BOTH else 0
