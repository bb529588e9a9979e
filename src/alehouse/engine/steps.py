"""A position that goes step by step: what is being decided or about to happen lies on a stack.

The machine is the same for every game: is anything in the way, take the step off the stack, let it happen, and go on
until somebody or chance has to decide. A game says what each of its steps means.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action, Outcome
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import CHANCE, OVER, Game, Position, Together
from alehouse.engine.errors import IllegalAction, Refusal
from alehouse.engine.messages import Json, Message, Value
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOT_AN_OUTCOME, NOW, OF_ANOTHER_GAME
from alehouse.engine.step_table import StepTable
from alehouse.engine.views import PendingStep

Frame = tuple[int, int, int]
"""A step's number, and two numbers that say what it is about."""

# A step is kept as one number, so that a stack is copied at once: the step itself in 8 bits, the first number of
# its two, which may be -1, in 16, and the second in what is left.
_A: Final = 8
_B: Final = 24
_MOST: Final = 0xFFFF


# Not a method: those of a class that is open to interpreted subclasses are looked up at every call, and a tenth of all
# time would go there.
def unpacked(packed: i64) -> tuple[i64, i64, i64]:
    """The step's number and its two numbers."""
    return packed & 0xFF, ((packed >> _A) & _MOST) - 1, packed >> _B


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stepwise(Position):
    """The step that was put on the stack last is due first."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.steps = vec[i64]()

    # What a game's position answers

    @property
    def step_table(self) -> StepTable:
        """The steps of this game."""
        raise NotImplementedError

    def choices(self, step: i64, a: i64, b: i64) -> list[Action]:
        """What the seat to move may do in this step, in the order of the table."""
        raise NotImplementedError

    def no_choice(self, step: i64, a: i64, b: i64, action: Action) -> str:
        """The rule that keeps the seat to move from an action (or outcome) in this step; empty if none does."""
        raise NotImplementedError

    def outcomes(self, step: i64, a: i64, b: i64) -> Chances:
        """What chance may bring in this step."""
        raise NotImplementedError

    def may_come(self, step: i64, a: i64, b: i64, outcome: Action) -> bool:
        """Whether chance may bring this in this step: anything may be asked about, also what is no outcome."""
        raise NotImplementedError

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        """Whether this step waits for somebody or for chance; if so, it has set `to_move` and changed nothing else."""
        raise NotImplementedError

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        """Do what was chosen; the step has been taken off the stack."""
        raise NotImplementedError

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        """Chance has brought this; the step has been taken off the stack."""
        raise NotImplementedError

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        """Do a step that waits for nobody; it has been taken off the stack."""
        raise NotImplementedError

    def after_effect(self) -> bool:
        """Looked for after every effect: whether the game is over, whatever lies on the stack."""
        return False

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        """What a refusal by this rule has to name."""
        return {}

    def prompt_args(self, step: i64, a: i64, b: i64) -> dict[str, Value]:
        """What a prompt has to name besides the step's own numbers."""
        return {}

    def whose_turn(self) -> int:
        """The seat whose turn it is."""
        raise NotImplementedError

    # The contract

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        step, a, b = unpacked(self.steps[-1])
        return self.choices(step, a, b)

    def chances(self) -> Chances:
        if self.to_move != CHANCE:
            return NO_CHANCES
        step, a, b = unpacked(self.steps[-1])
        return self.outcomes(step, a, b).complete()

    def obstacle(self, action: Action) -> str:
        """The rule that stands in the way of an action or outcome; empty if none does."""
        if not self.game.table.has(action):
            return OF_ANOTHER_GAME
        if self.to_move == OVER:
            return FINISHED
        step, a, b = unpacked(self.steps[-1])
        return self.in_the_way(step, a, b, action)

    def in_the_way(self, step: i64, a: i64, b: i64, action: Action) -> str:
        """The same in the step that is due, while somebody or chance is to move."""
        if self.to_move != CHANCE:
            return self.no_choice(step, a, b, action)
        if self.may_come(step, a, b, action):
            return ""
        return NOT_AN_OUTCOME if isinstance(action, Outcome) else CHANCE_DECIDES

    def why_not(self, action: Action) -> Refusal | None:
        rule = self.obstacle(action)
        return self.refusal(rule, action) if rule else None

    def refusal(self, rule: str, action: Action) -> Refusal:
        if rule == NOW:
            return Refusal(action.notation, rule, {"prompt": self.prompt()})
        if rule in (FINISHED, CHANCE_DECIDES, NOT_AN_OUTCOME, OF_ANOTHER_GAME):
            return Refusal(action.notation, rule)
        return Refusal(action.notation, rule, self.refers_to(rule, action))

    def play(self, action: Action) -> None:
        if not self.game.table.has(action):
            raise IllegalAction(self.refusal(OF_ANOTHER_GAME, action))
        if self.to_move == OVER:
            raise IllegalAction(self.refusal(FINISHED, action))
        step, a, b = unpacked(self.steps[-1])
        rule = self.in_the_way(step, a, b, action)
        if rule:
            raise IllegalAction(self.refusal(rule, action))
        if self.heard is not None:
            self.played += 1
        self.steps, _due = pop(self.steps)
        if self.to_move == CHANCE:
            self.happen(step, a, b, action)
        else:
            self.decide(step, a, b, action)
        self.go_on()

    # What `play` does, written out: in a function of both it would cost every play a hundredth more.
    def play_unchecked(self, action: Action) -> None:
        step, a, b = unpacked(self.steps[-1])
        if self.heard is not None:
            self.played += 1
        self.steps, _due = pop(self.steps)
        if self.to_move == CHANCE:
            self.happen(step, a, b, action)
        else:
            self.decide(step, a, b, action)
        self.go_on()

    def go_on(self) -> None:
        """Let happen what happens by itself, until somebody or chance has to decide."""
        while len(self.steps):
            if self.after_effect():
                break
            step, a, b = unpacked(self.steps[-1])
            if self.waits(step, a, b):
                return
            self.steps, _due = pop(self.steps)
            self.proceed(step, a, b)
        self.to_move = OVER

    def settle(self) -> None:
        """Find out who is to move in a position from outside: nothing in it may be about to happen by itself.

        Whether it should be over already (`after_effect`) is for the game's own check to find.
        """
        self.to_move = OVER
        if len(self.steps):
            step, a, b = self.due()
            if not self.waits(step, a, b):
                raise self.step_table.trouble(step)
            if not self.legal() and not len(self.chances()):
                raise self.step_table.trouble(step)

    def prompt(self) -> Message:
        return self.step_table.prompt(self)

    def pending(self) -> list[PendingStep]:
        turn = self.whose_turn()
        known = self.step_table.shown_before(turn)
        found: list[PendingStep] = []
        at: i64 = len(self.steps)
        while at > 0:
            at -= 1
            packed = self.steps[at]
            step = known.get(packed)
            if step is None:
                step = known[packed] = self.step_table.shown(unpacked(packed), turn)
            found.append(step)
        return found

    def asked_together(self) -> Together | None:
        if self.to_move < 0 or not self.step_table.silences[self.due_step()]:
            return None
        return self.step_table.together(self)

    # The stack

    def push(self, step: i64, a: i64, b: i64) -> None:
        """Before all else, let this step happen, about `a` and `b`."""
        self.steps = append(self.steps, (b << _B) + ((a + 1) << _A) + step)

    def pull(self) -> tuple[i64, i64, i64]:
        """Take the step that is due off the stack."""
        self.steps, packed = pop(self.steps)
        return unpacked(packed)

    def due(self) -> tuple[i64, i64, i64]:
        """The step that is due, which stays on the stack."""
        return unpacked(self.steps[-1])

    def due_step(self) -> i64:
        return self.steps[-1] & 0xFF

    def dump_stack(self) -> list[Json]:
        return self.step_table.dump(self)

    @property
    def stack(self) -> list[Frame]:
        """All steps, the one that is due last."""
        found: list[Frame] = []
        for packed in self.steps:
            found.append(unpacked(packed))
        return found

    @stack.setter
    def stack(self, frames: list[Frame]) -> None:
        self.steps = vec[i64]()
        for step, a, b in frames:
            self.push(step, a, b)
