"""The Pub as a game: its facts, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.box import Box
from alehouse.engine.contract import Game, Imaginer, Position
from alehouse.engine.eye import Eye
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.rulebook import Minutes
from alehouse.engine.thinking import Thinking
from alehouse.engine.views import Choice, View
from alehouse.games.the_pub import bot
from alehouse.games.the_pub.actions import TABLE
from alehouse.games.the_pub.components.box import DECLARED, Values, totals, trouble
from alehouse.games.the_pub.components.pieces import FEWEST, MOST
from alehouse.games.the_pub.components.plan import PLAN_NAMES
from alehouse.games.the_pub.dumping.dump import load, read_plan
from alehouse.games.the_pub.eye import PubEye
from alehouse.games.the_pub.imagining import PubImaginer
from alehouse.games.the_pub.picture import picture, small_picture
from alehouse.games.the_pub.position.laid import NOTHING_LAID
from alehouse.games.the_pub.position.pub import PubPosition
from alehouse.games.the_pub.rulebook import CHAPTERS
from alehouse.games.the_pub.rules.setup import begin
from alehouse.games.the_pub.view import PubView
from alehouse.games.the_pub.words import describe

LENGTH: Final = 8_000
"""Of 20,000 random games of six the longest had 3,470 steps with far exits, 3,381 with even ones; more than doubled."""
MOST_OUTCOMES: Final = 16
"""All drinks are in the shaker, or all kinds of tiles fit."""


def _length(box: Box) -> int:
    """More rounds or actions make longer games."""
    printed = Box(DECLARED)
    actions, usual = (each.number("rounds") * each.number("actions_a_turn") for each in (box, printed))
    return max(LENGTH, -(-LENGTH * actions // usual))


class ThePubGame(Game):
    """The Pub, for three to six players."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            "the-pub",
            version=2,
            fewest=FEWEST,
            most=MOST,
            minutes=Minutes(30, 45),
            length=_length(box),
            most_outcomes=MOST_OUTCOMES,
            one_win=True,
            options=(Option("exits", PLAN_NAMES[0], choices=PLAN_NAMES),),
            chapters=CHAPTERS,
            table=TABLE,
            view=PubView,
            box=box,
        )
        self.values = Values(box)

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        plan = PLAN_NAMES.index(str(options["exits"]))
        position = PubPosition(self, self.values, NOTHING_LAID[plan])
        begin(position, players)
        return position

    def load(self, data: Json) -> Position:
        position = PubPosition(self, self.values, NOTHING_LAID[read_plan(data)])
        load(position, data)
        return position

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        assert isinstance(position, PubPosition)
        return PubImaginer(position, seat)

    def choice(self, view: View, action: Action) -> Choice:
        assert isinstance(view, PubView)
        return describe(self.values, view, action)

    def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, PubView)
        return picture(self.values, view, say, width)

    def small_drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, PubView)
        return small_picture(self.values, view, say, width)

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, PubPosition)
        return bot.appraise(position, seat)

    @property
    def features(self) -> tuple[str, ...]:
        return bot.FEATURES

    def measure(self, position: Position, seat: i64, row: vec[float]) -> None:
        assert isinstance(position, PubPosition)
        bot.measure(position, seat, row)

    @property
    def thinking(self) -> Thinking:
        return bot.THINKING

    def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
        return PubEye(self, players)

    def with_box(self, box: Box) -> Game:
        return ThePubGame(box)

    def box_trouble(self) -> Message | None:
        return trouble(self.values)

    def rule_text(self, rule: str) -> Message:
        return Message(rule, self.box.args() | totals(self.values))


THE_PUB: Final = ThePubGame(Box(DECLARED))
