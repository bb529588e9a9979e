"""What may be done, and what then happens: the turns, and where each decision and each roll leads.

What the single actions do is told elsewhere, by subject: dice.py, moving.py, remedies.py, characters.py, ghosts.py,
looking.py, mingling.py, road.py, death.py.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action, Outcome
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.errors import IllegalAction, Refusal
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.reading import broken
from alehouse.engine.result import Result
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOT_AN_OUTCOME, NOW
from alehouse.games.bristol_1350 import actions, rulebook
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
from alehouse.games.bristol_1350.characters import no_special, no_take, special, take
from alehouse.games.bristol_1350.components import (
    KINDS,
    NOBODY,
)
from alehouse.games.bristol_1350.death import result
from alehouse.games.bristol_1350.dice import lock, no_free_dice, reroll, rerolls
from alehouse.games.bristol_1350.drawing import Drawing
from alehouse.games.bristol_1350.ghosts import ghost_turn, no_look
from alehouse.games.bristol_1350.looking import look_at_ghost
from alehouse.games.bristol_1350.mingling import (
    after_mingle,
    mingle,
)
from alehouse.games.bristol_1350.moving import declare, move, no_dash, no_elbow, no_push
from alehouse.games.bristol_1350.position import (
    ACT,
    ADD,
    ADVANCE,
    ANSWER,
    BY_CHARACTER,
    CHARACTER,
    CHICKEN,
    DASHES,
    DEAL,
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
    PAWN,
    PLAIN,
    PLAY,
    PUSHES,
    REMEDY,
    ROUND,
    STEPS,
    TAKE,
    TURN,
)
from alehouse.games.bristol_1350.remedies import (
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
from alehouse.games.bristol_1350.road import advance, begin_round


@mypyc_attr(acyclic=True)
class Flight(Drawing):
    """The flight from Bristol, by its rules."""

    def begin(self) -> None:
        """Pawns, symptoms, characters and remedies, then round after round."""
        seat: i64
        pawn: i64
        self.push(ROUND, 0, 0)
        if self.starting or self.seats < self.pawns:
            for seat in range(self.seats - 1, -1, -1):
                self.push(REMEDY, seat, 1)
        if self.characters:
            for seat in range(self.seats - 1, -1, -1):
                self.push(CHARACTER, seat, 0)
        for pawn in range(self.pawns - 1, -1, -1):
            self.push(DEAL, pawn, 0)
            self.push(DEAL, pawn, 0)
        slot: i64
        for slot in range(self.pawns - 1, -1, -1):
            self.push(PAWN, slot, 0)
        self.go_on()

    # The contract

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        step, a, b = self.due()
        if step == ACT:
            return self.turn_actions()
        if step == PLAY:
            return self.plays()
        if step == ANSWER:
            return self.answers(a)
        found: list[Action] = []
        if step == EMERALDS:
            self.add_moves(found)
            return found
        for action in self.candidates(step, a):
            if not self.no_choice(step, a, b, action):
                found.append(action)
        return found

    def why_not(self, action: Action) -> Refusal | None:
        rule = self.obstacle(action)
        return Refusal(str(action), rule, self.refers_to(rule)) if rule else None

    def play(self, action: Action) -> None:
        rule = self.obstacle(action)
        if rule:
            raise IllegalAction(Refusal(str(action), rule, self.refers_to(rule)))
        step, a, b = self.pull()
        if self.to_move == CHANCE:
            self.happen(step, a, b, action)
        else:
            self.decide(step, a, b, action)
        self.go_on()

    def result(self) -> Result:
        return result(self)

    def obstacle(self, action: Action) -> str:
        """The rule that stands in the way of an action or outcome; empty if none does."""
        if self.to_move == OVER:
            return FINISHED
        if self.to_move == CHANCE:
            if self.may_come(action):
                return ""
            return NOT_AN_OUTCOME if isinstance(action, Outcome) else CHANCE_DECIDES
        step, a, b = self.due()
        if step == ACT:
            return self.no_act(action)
        if step == PLAY:
            if isinstance(action, Done):
                return ""
            return no_play(self, action) if isinstance(action, PlayRemedy) else self.not_now(action)
        if step == ANSWER:
            if isinstance(action, NoWhip):
                return ""
            return no_whip_card(self, a, action) if isinstance(action, PlayRemedy) else NOW
        return self.no_choice(step, a, b, action)

    def refers_to(self, rule: str) -> dict[str, Value]:
        """What a refusal by this rule has to name."""
        return {"prompt": self.prompt()} if rule == NOW else {}

    def not_now(self, action: Action) -> str:
        """After the action of the turn: what would be another action is one too many."""
        if isinstance(action, (Reroll, DrawRemedy, Elbow, Dash, Push, Look, Special)):
            return rulebook.TURN
        return NOW

    # Deciding

    def no_act(self, action: Action) -> str:
        """The rule in the way of an action of the turn."""
        if isinstance(action, Reroll):
            return no_free_dice(self, action.face, action.other)
        if isinstance(action, DrawRemedy):
            return no_draw(self)
        if isinstance(action, Special):
            return no_special(self, action)
        if isinstance(action, Look):
            return no_look(self, action.pawn)
        if isinstance(action, PlayRemedy):
            return rulebook.REMEDY_TIME
        if isinstance(action, Done):
            return rulebook.TURN
        return self.no_move(action)

    def no_move(self, action: Action) -> str:
        if isinstance(action, Elbow):
            return no_elbow(self)
        if isinstance(action, Dash):
            return no_dash(self)
        if isinstance(action, Push):
            return no_push(self, action.pawn)
        return NOW

    def no_choice(self, step: i64, a: i64, b: i64, action: Action) -> str:
        """In the middle of an effect."""
        if step == EMERALDS:
            return self.no_move(action)
        if step == LOCK and isinstance(action, Lock):
            if (action.other == NOBODY) != (a == 1):
                return rulebook.ARSENIC
            return no_free_dice(self, action.face, action.other)
        if step == CHICKEN:
            if isinstance(action, Enough):
                return ""
            return no_again(self, b, action.face) if isinstance(action, Again) else NOW
        if step == KEEP and isinstance(action, Keep):
            return no_keep(self, action.low, action.high)
        if step == ADD and isinstance(action, AddSymptom):
            return no_add(self, action.value, action.cart)
        if step == TAKE and isinstance(action, TakeRemedy):
            return no_take(self, action.card)
        if step == GIVE and isinstance(action, GiveCoin):
            return no_gift(self, action.pawn)
        return NOW

    def candidates(self, step: i64, a: i64) -> list[Action]:
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

    def turn_actions(self) -> list[Action]:
        found: list[Action] = []
        if not no_draw(self):
            found.append(actions.DRAW)
        self.add_moves(found)
        if self.seats < self.pawns:
            for look in actions.LOOK:
                if not no_look(self, look.pawn):
                    found.append(look)
        if self.characters:
            for special in actions.SPECIAL[self.character[self.turn]]:
                if not no_special(self, special):
                    found.append(special)
        return rerolls(self.free) + found

    def add_moves(self, found: list[Action]) -> None:
        if not no_elbow(self):
            found.append(actions.ELBOW)
        if not no_dash(self):
            found.append(actions.DASH)
        pawn: i64
        for pawn in range(self.pawns):
            if not no_push(self, pawn):
                found.append(actions.PUSH[pawn])

    def plays(self) -> list[Action]:
        """The remedies that can be played after the action of the turn."""
        found: list[Action] = []
        held = self.remedies.kinds(self.turn)
        card: i64
        for card in range(KINDS):
            if held >> card & 1:
                for each in actions.PLAY[card]:
                    if not no_play(self, each):
                        found.append(each)
        found.append(actions.DONE)
        return found

    def answers(self, seat: i64) -> list[Action]:
        """The whips that somebody can use."""
        found: list[Action] = []
        if self.remedies.sizes[seat]:
            for each in actions.WHIPS:
                if not no_whip_card(self, seat, each):
                    found.append(each)
        found.append(actions.NO_WHIP)
        return found

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        """Do what was chosen; the step has been taken off the stack."""
        if step == ACT:
            self.rolled = NOBODY
            self.rolled_too = NOBODY
            self.act(action)
        elif step == PLAY:
            if isinstance(action, PlayRemedy):
                self.push(PLAY, 0, 0)
                play(self, action)
        elif step == ANSWER:
            if isinstance(action, PlayRemedy):
                whip(self, a, action.card)
            elif self.heard is not None:
                self.tell("event-b1350-no-whip", rulebook.WHIP_ASKED, {"who": Seat(a)})
        elif step == EMERALDS:
            self.declare_move(action)
        elif isinstance(action, Lock):
            lock(self, action.face, action.other, self.owner(b, rulebook.ARSENIC))
        elif isinstance(action, Again):
            again(self, a, b, action)
        elif isinstance(action, Keep):
            keep(self, action.low, action.high, self.owner(b, rulebook.POMANDER))
        elif isinstance(action, AddSymptom):
            add(self, action.value, action.cart, self.owner(b, rulebook.LEECHES))
        elif isinstance(action, TakeRemedy):
            take(self, action.card)
        elif isinstance(action, GiveCoin):
            give(self, action.pawn)

    def owner(self, by: i64, remedy: str) -> str:
        """The rule of the character, or of this remedy, that a choice is made for."""
        return rulebook.BY_CHARACTER[self.character[self.turn]] if by == BY_CHARACTER else remedy

    def act(self, action: Action) -> None:
        """The action of a turn."""
        if isinstance(action, Reroll):
            reroll(self, action.face, action.other, rulebook.REROLL, PLAIN)
        elif isinstance(action, DrawRemedy):
            self.push(REMEDY, self.turn, 0)
        elif isinstance(action, Special):
            special(self, action)
        elif isinstance(action, Look):
            look_at_ghost(self, action.pawn, action.place)
        else:
            self.declare_move(action)

    def declare_move(self, action: Action) -> None:
        if isinstance(action, Elbow):
            declare(self, ELBOWS, self.turn, rulebook.ELBOW)
        elif isinstance(action, Dash):
            declare(self, DASHES, self.turn, rulebook.DASH)
        elif isinstance(action, Push):
            declare(self, PUSHES, action.pawn, rulebook.PUSH)

    # What happens by itself

    def go_on(self) -> None:
        """Let happen what happens by itself, until somebody or chance has to decide."""
        while len(self.steps):
            if self.waits():
                return
            step, a, b = self.pull()
            if step <= LAST_OF_CHANCE:
                self.come_alone(step, a, b)
            else:
                self.proceed(step, a, b)
        self.to_move = OVER

    def waits(self) -> bool:
        """Whether the next step waits for somebody or for chance; if so, `to_move` says for whom."""
        step, a, _b = self.due()
        if step <= LAST_OF_CHANCE:
            if not self.is_open(step, a):
                return False
            self.to_move = CHANCE
            return True
        if step <= LAST_OF_TURN:
            if step == CHICKEN and a == 0:
                return False
            self.to_move = self.turn
            return True
        if step == PLAY:
            if not may_still_play(self):
                return False
            self.to_move = self.turn
            return True
        if step == ANSWER:
            self.to_move = a
            return True
        return False

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        """Do a step that waits for nobody; it has been taken off the stack."""
        if step == TURN:
            if self.alive(a):
                self.begin_turn(a)
        elif step == MOVE:
            move(self, a, b)
        elif step == ROUND:
            begin_round(self)
        elif step == MINGLE:
            mingle(self, a)
        elif step == MINGLED:
            after_mingle(self, a)
        elif step == ADVANCE:
            advance(self)

    def begin_turn(self, pawn: i64) -> None:
        self.turn = pawn
        self.rolled = NOBODY
        self.rolled_too = NOBODY
        self.fresh = 0
        if self.is_ghost(pawn):
            ghost_turn(self)
        else:
            self.push(PLAY, 0, 0)
            self.push(ACT, 0, 0)

    # Words

    def prompt(self) -> Message:
        if self.to_move == OVER:
            return Message("prompt-b1350-over")
        step = self.due_step()
        who: Value = Seat(self.to_move) if self.to_move >= 0 else ""
        if step == ANSWER:
            return Message("prompt-b1350-answer", {"who": who, "by": self.who(self.turn), "way": self.way_asked()})
        if self.to_move >= 0:
            return Message(f"prompt-b1350-{STEPS[step]}", {"who": who})
        return Message("prompt-b1350-chance", {"step": STEPS[step]})

    def way_asked(self) -> str:
        """What somebody is asked to answer to."""
        for step, way, _ in reversed(self.stack):
            if step == MOVE:
                return ("elbow", "dash", "push")[way]
        raise broken("stack", "answer")
