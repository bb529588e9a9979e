"""The contract: what may be done now, what then happens, and how it ends. Each subject has its own file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.errors import IllegalAction, Refusal
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOW
from alehouse.engine.views import View
from alehouse.games.the_pub import dumping, rulebook
from alehouse.games.the_pub.actions import TABLE, Brings
from alehouse.games.the_pub.bot import appraise
from alehouse.games.the_pub.chance import happens, no_outcome, outcomes, runs_by_itself
from alehouse.games.the_pub.components import FEWEST, MOST, SHAPES
from alehouse.games.the_pub.deciding import candidates, decide, is_decision, no_decision, settles_itself
from alehouse.games.the_pub.ending import result
from alehouse.games.the_pub.exits import look_for_winner
from alehouse.games.the_pub.imagining import imagine
from alehouse.games.the_pub.picture import picture
from alehouse.games.the_pub.position import (
    ACT,
    ALL_UP,
    FIRST,
    PubPosition,
    at_space,
)
from alehouse.games.the_pub.prompting import prompt
from alehouse.games.the_pub.rulebook import CHAPTERS
from alehouse.games.the_pub.tiles import look_around
from alehouse.games.the_pub.turn import act, can_act, end_turn, next_turn, no_action, turn_actions
from alehouse.games.the_pub.view import PubView, view
from alehouse.games.the_pub.words import describe


@mypyc_attr(acyclic=True)
class ThePub(PubPosition):
    """A moment of The Pub, with its rules."""

    @property
    def game(self) -> Game:
        return THE_PUB

    def begin(self, players: int) -> None:
        self.set_up(players)
        look_around(self)
        self.push(FIRST, 0, 0)
        self.go_on()

    def copy(self) -> ThePub:
        other = ThePub()
        self.copy_pub_to(other)
        return other

    # What may be done

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        if self.due_step() == ACT:
            return turn_actions(self)
        return candidates(self)

    def chances(self) -> Chances:
        return outcomes(self) if self.to_move == CHANCE else NO_CHANCES

    def obstacle(self, action: Action) -> str:
        """The rule that stands in the way of an action or outcome; empty if none does."""
        if self.to_move == OVER:
            return FINISHED
        if self.to_move == CHANCE:
            return no_outcome(self, action) if isinstance(action, Brings) else CHANCE_DECIDES
        return no_action(self, action) if self.due_step() == ACT else no_decision(self, action)

    def why_not(self, action: Action) -> Refusal | None:
        rule = self.obstacle(action)
        return self.refusal(rule, action) if rule else None

    def refusal(self, rule: str, action: Action) -> Refusal:
        args: dict[str, Value] = {}
        if rule == NOW:
            args = {"prompt": self.prompt()}
        elif rule == rulebook.PLACE_TURNED:
            args = {"shape": SHAPES[self.drawn[0] % 4]}
        elif rule in (rulebook.STEP, rulebook.BATHROOM):
            args = {"space": at_space(self.where[self.to_move])}
        return Refusal(str(action), rule, args)

    # What then happens

    def play(self, action: Action) -> None:
        rule = self.obstacle(action)
        if rule:
            raise IllegalAction(self.refusal(rule, action))
        if self.to_move == CHANCE:
            assert isinstance(action, Brings)
            step, a, b = self.pull()
            happens(self, step, a, b, action.what)
        elif self.due_step() == ACT:
            act(self, action)
        else:
            step, a, b = self.pull()
            decide(self, step, a, b, action)
        self.go_on()

    def go_on(self) -> None:
        """Let happen what happens by itself, until somebody or chance has to decide."""
        while len(self.steps):
            # The rule `tp-own-exit`: looked for after every effect.
            if self.on_exits and self.up == ALL_UP and look_for_winner(self):
                break
            step, a, b = self.due()
            if step == ACT:
                if self.actions_left == 0:
                    next_turn(self)
                elif can_act(self):
                    self.to_move = self.turn
                    return
                else:
                    end_turn(self)
                continue
            if is_decision(step):
                if settles_itself(self, step, a, b):
                    continue
                self.to_move = a
                return
            if not runs_by_itself(self, step, a, b):
                self.to_move = CHANCE
                return
        self.to_move = OVER

    # What can be asked

    def view(self, seat: int) -> View:
        return view(self, seat)

    def imagine(self, seat: int, luck: Luck) -> ThePub:
        other = self.copy()
        imagine(other, seat, luck)
        return other

    def result(self) -> Result:
        return result(self)

    def prompt(self) -> Message:
        return prompt(self)

    def dump(self) -> dict[str, Json]:
        return dumping.dump(self)

    def read(self, data: Json) -> None:
        """Take over what was dumped, and find out who is to move."""
        dumping.read(self, data)
        dumping.check(self)
        look_around(self)
        self.go_on()
        if self.dump() != data:
            raise dumping.other_than_written(self.dump(), data)

    def check(self) -> None:
        dumping.check(self)


class ThePubGame(Game):
    """The Pub, for three to six players."""

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        position = ThePub()
        position.begin(players)
        return position

    def load(self, data: Json) -> Position:
        position = ThePub()
        position.read(data)
        return position

    def describe(self, view: View, action: Action) -> Message:
        assert isinstance(view, PubView)
        return describe(view, action)

    def picture(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, PubView)
        return picture(view, say, width)

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, ThePub)
        return appraise(position, seat)


THE_PUB: Final = ThePubGame(
    "the-pub",
    version=1,
    fewest=FEWEST,
    most=MOST,
    length=20_000,
    options=(),
    chapters=CHAPTERS,
    table=TABLE,
)
