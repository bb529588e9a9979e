"""What may be done, and what then happens: the turns, and where each decision and each roll leads.

What the single actions do is told elsewhere, by subject: dice.py, moving.py, remedies.py, characters.py, ghosts.py,
looking.py, mingling.py, road.py, death.py.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

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
    FACES,
    KINDS,
    NOBODY,
    WHIP,
)
from alehouse.games.bristol_1350.death import result
from alehouse.games.bristol_1350.dice import lock, no_free_dice, reroll
from alehouse.games.bristol_1350.drawing import Drawing
from alehouse.games.bristol_1350.ghosts import ghost_turn, no_look
from alehouse.games.bristol_1350.looking import look_at_ghost
from alehouse.games.bristol_1350.mingling import (
    add_extra,
    after_mingle,
    mingle,
)
from alehouse.games.bristol_1350.moving import declare, move, no_dash, no_elbow, no_push
from alehouse.games.bristol_1350.position import (
    ACT,
    ADD,
    ADVANCE,
    ANSWER,
    BARMAID,
    BY_CHARACTER,
    CHARACTER,
    CHICKEN,
    COIN,
    DASHES,
    DEAL,
    ELBOWS,
    EMERALDS,
    EXTRA,
    GET,
    GIVE,
    KEEP,
    LOCK,
    MINGLE,
    MINGLED,
    MOVE,
    PAWN,
    PLAIN,
    PLAY,
    PUSHES,
    REMEDY,
    ROLL,
    ROLL_ONE,
    ROLL_TWO,
    ROUND,
    SHERIFF,
    STEPS,
    SYMPTOM,
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

CHANCE_STEPS = frozenset(
    (PAWN, DEAL, CHARACTER, REMEDY, ROLL, ROLL_ONE, ROLL_TWO, SYMPTOM, SHERIFF, BARMAID, COIN, EXTRA, GET)
)
SEAT_STEPS = frozenset((ACT, CHICKEN, LOCK, EMERALDS, KEEP, ADD, TAKE, GIVE))


@mypyc_attr(allow_interpreted_subclasses=True)
class Flight(Drawing):
    """The flight from Bristol, by its rules."""

    def begin(self) -> None:
        """Pawns, symptoms, characters and remedies, then round after round."""
        self.stack.append((ROUND, 0, 0))
        if self.starting or self.seats < self.pawns:
            for seat in range(self.seats - 1, -1, -1):
                self.stack.append((REMEDY, seat, 1))
        if self.characters:
            for seat in range(self.seats - 1, -1, -1):
                self.stack.append((CHARACTER, seat, 0))
        for pawn in range(self.pawns - 1, -1, -1):
            self.stack.append((DEAL, pawn, 0))
            self.stack.append((DEAL, pawn, 0))
        for slot in range(self.pawns - 1, -1, -1):
            self.stack.append((PAWN, slot, 0))
        self.go_on()

    # The contract

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        return [action for action in self.candidates() if not self.obstacle(action)]

    def why_not(self, action: Action) -> Refusal | None:
        rule = self.obstacle(action)
        return Refusal(str(action), rule, self.refers_to(rule)) if rule else None

    def play(self, action: Action) -> None:
        rule = self.obstacle(action)
        if rule:
            raise IllegalAction(Refusal(str(action), rule, self.refers_to(rule)))
        step, a, b = self.stack.pop()
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
        is_outcome = isinstance(action, Outcome)
        if self.to_move == CHANCE:
            if not is_outcome:
                return CHANCE_DECIDES
            for outcome, _ in self.chances():
                if outcome is action:
                    return ""
            return NOT_AN_OUTCOME
        if is_outcome:
            return NOW
        step, a, b = self.stack[-1]
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

    def no_choice(self, step: int, a: int, b: int, action: Action) -> str:
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

    def candidates(self) -> list[Action]:
        """Every action that could be meant at this step, in the order of the table."""
        step, a, _ = self.stack[-1]
        if step == ACT:
            return self.turn_actions()
        if step == PLAY:
            return [*self.plays(self.remedies.hands[self.turn], False), actions.DONE]
        if step == ANSWER:
            return [*self.plays(self.remedies.hands[a], True), actions.NO_WHIP]
        if step == EMERALDS:
            return [actions.ELBOW, actions.DASH, *actions.PUSH[: self.pawns]]
        if step == LOCK:
            return actions.LOCK_ONE if a == 1 else self.pairs(actions.LOCK_TWO)
        if step == CHICKEN:
            return [actions.AGAIN_BOTH, *actions.AGAIN, actions.ENOUGH]
        if step == KEEP:
            return actions.KEEP
        if step == ADD:
            return actions.ADD
        if step == TAKE:
            return actions.TAKE
        return actions.GIVE[: self.seats]

    def turn_actions(self) -> list[Action]:
        found = [actions.REROLL_ONE[face] for face in range(FACES) if self.free[face]]
        found.extend(self.pairs(actions.REROLL_TWO))
        found.append(actions.DRAW)
        found.append(actions.ELBOW)
        found.append(actions.DASH)
        found.extend(actions.PUSH[: self.pawns])
        if self.seats < self.pawns:
            found.extend(actions.LOOK)
        if self.characters:
            found.extend(actions.SPECIAL[self.character[self.turn]])
        return found

    def pairs(self, table: list[Action]) -> list[Action]:
        """Of a table of pairs of faces, those that free dice show."""
        free = self.free
        found: list[Action] = []
        for face in range(FACES):
            if free[face]:
                for other in range(face, FACES):
                    if free[other] > (1 if other == face else 0):
                        found.append(table[actions.pair_index(face, other)])
        return found

    def plays(self, hand: list[int], answering: bool) -> list[Action]:
        """The ways to play the cards in a hand."""
        found: list[Action] = []
        for card in range(KINDS):
            if card in hand:
                for each in actions.PLAY[card]:
                    if not answering or (isinstance(each, PlayRemedy) and each.remedy == WHIP):
                        found.append(each)
        return found

    def decide(self, step: int, a: int, b: int, action: Action) -> None:
        """Do what was chosen; the step has been taken off the stack."""
        if step == ACT:
            self.rolled = []
            self.act(action)
        elif step == PLAY:
            if isinstance(action, PlayRemedy):
                self.stack.append((PLAY, 0, 0))
                play(self, action)
        elif step == ANSWER:
            if isinstance(action, PlayRemedy):
                whip(self, a, action.card)
            else:
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

    def owner(self, by: int, remedy: str) -> str:
        """The rule of the character, or of this remedy, that a choice is made for."""
        return rulebook.BY_CHARACTER[self.character[self.turn]] if by == BY_CHARACTER else remedy

    def act(self, action: Action) -> None:
        """The action of a turn."""
        if isinstance(action, Reroll):
            reroll(self, action.face, action.other, rulebook.REROLL, PLAIN)
        elif isinstance(action, DrawRemedy):
            self.stack.append((REMEDY, self.turn, 0))
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
        stack = self.stack
        while stack:
            if self.waits():
                return
            step, a, b = stack.pop()
            if step in CHANCE_STEPS:
                self.come_alone(step, a, b)
            else:
                self.proceed(step, a, b)
        self.to_move = OVER

    def waits(self) -> bool:
        """Whether the next step waits for somebody or for chance; if so, `to_move` says for whom."""
        step, a, _ = self.stack[-1]
        if step == PLAY:
            if not may_still_play(self):
                return False
            self.to_move = self.turn
            return True
        if step == ANSWER:
            self.to_move = a
            return True
        if step == CHICKEN and a == 0:
            return False
        if step in SEAT_STEPS:
            self.to_move = self.turn
            return True
        if step in CHANCE_STEPS:
            if step not in (ROLL, ROLL_ONE, ROLL_TWO) and len(self.draws(step, a)) < 2:
                # With only one card to draw, as everybody can see, there is nothing for chance to decide.
                return False
            self.to_move = CHANCE
            return True
        return False

    def come_alone(self, step: int, a: int, b: int) -> None:
        """Draw where only one thing can be drawn, or nothing at all."""
        draws = self.draws(step, a)
        if draws:
            self.happen(step, a, b, draws[0][0])
        elif step == EXTRA:
            add_extra(self, a, 0)

    def proceed(self, step: int, a: int, b: int) -> None:
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

    def begin_turn(self, pawn: int) -> None:
        self.turn = pawn
        self.rolled = []
        self.fresh = 0
        if self.is_ghost(pawn):
            ghost_turn(self)
        else:
            self.stack.append((PLAY, 0, 0))
            self.stack.append((ACT, 0, 0))

    # Words

    def prompt(self) -> Message:
        if self.to_move == OVER:
            return Message("prompt-b1350-over")
        step = self.stack[-1][0]
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
