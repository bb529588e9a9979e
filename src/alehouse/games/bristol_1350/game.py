"""Bristol 1350 as a game: its facts, its options, and what it offers to tables and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.box import Box
from alehouse.engine.claims import Claim, Claims, Heard
from alehouse.engine.contract import Game, Imaginer, Knowledge, Position
from alehouse.engine.counts import size
from alehouse.engine.eye import Eye
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.reading import broken, number
from alehouse.engine.rulebook import Minutes
from alehouse.engine.thinking import Thinking
from alehouse.engine.views import Choice, View
from alehouse.games.bristol_1350 import bot, dumping, picture, reading, rulebook, talking, words
from alehouse.games.bristol_1350.actions import TABLE
from alehouse.games.bristol_1350.claims import CLAIMS, is_true
from alehouse.games.bristol_1350.components import BOX, HIGHEST, MOST_PLAYERS, Values
from alehouse.games.bristol_1350.eye import RoadEye
from alehouse.games.bristol_1350.imagining.imaginer import RoadImaginer
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.rules import setup
from alehouse.games.bristol_1350.view import BristolView

APART: Final = ("congregate", "cure", "alms", "alms_by_chicken")
"""Of these modes only one may be played at a time."""

LONGEST: Final = 700
"""The longest of 66,000 random games, most of them for nine with characters, alms and a remedy each at the start, took
321 steps; doubled, and rounded up. A longer road takes longer."""


class Bristol1350(Game):
    """Bristol 1350, with the printed box or another one."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            "bristol-1350",
            version=2,
            fewest=1,
            most=MOST_PLAYERS,
            minutes=Minutes(20, 40),
            length=LONGEST * max(1, -(-box.number("road") // BOX.number("road"))),
            # A roll of all dice.
            most_outcomes=462,
            one_win=False,
            options=(
                Option("characters", False),
                Option("chaos", False),
                Option("congregate", False),
                Option("cure", False),
                Option("alms", False),
                Option("alms_by_chicken", False),
                Option("ratzy", False),
                Option("starting_remedies", 0, low=0, high=1),
            ),
            chapters=rulebook.CHAPTERS,
            table=TABLE,
            view=BristolView,
            box=box,
        )
        self.values = Values(box)

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        position = RoadPosition(self, self.values)
        position.lay_out(players, options)
        setup.begin(position)
        return position

    def forbids(self, players: int, options: dict[str, OptionValue]) -> Message | None:
        chosen = [name for name in APART if options[name]]
        if len(chosen) < 2:
            return None
        modes = tuple(Message("b1350-mode", {"mode": name}) for name in chosen)
        return Message(f"{rulebook.MODES_APART}.refusal", {"modes": modes})

    def rule_text(self, rule: str) -> Message:
        """What is assumed is called so, as long as nobody has put something else in its place."""
        changed = self.box.differs
        args = self.box.args()
        for value in self.box.declared:
            if value.assumed:
                args[f"{value.name}_assumed"] = "no" if value.name in changed else "yes"
        args["remedy_cards"] = size(self.values.remedies)
        return Message(rule, args)

    def load(self, data: Json) -> Position:
        players = number(data, "players", self.fewest, self.most)
        options = dumping.read_options(data)
        if self.forbids(players, options) is not None:
            raise broken("options", ", ".join(APART))
        position = RoadPosition(self, self.values)
        position.lay_out(players, options)
        dumping.read(position, data)
        return position

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        assert isinstance(position, RoadPosition)
        return RoadImaginer(position, seat, luck)

    @property
    def claims(self) -> Claims:
        return CLAIMS

    def is_true(self, position: Position, seat: int, claim: Claim) -> bool | None:
        assert isinstance(position, RoadPosition)
        return is_true(position, seat, claim)

    def choice(self, view: View, action: Action) -> Choice:
        assert isinstance(view, BristolView)
        return words.describe(view, action, self.values)

    def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, BristolView)
        return picture.picture(view, say, width)

    def small_drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, BristolView)
        return picture.small_picture(view, say, width)

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, RoadPosition)
        return bot.appraise(position, seat)

    @property
    def features(self) -> tuple[str, ...]:
        return bot.FEATURES

    def measure(self, position: Position, seat: i64, row: vec[float]) -> None:
        assert isinstance(position, RoadPosition)
        bot.measure(position, seat, row)

    def plausible(
        self,
        position: Position,
        seat: i64,
        heard: Sequence[Heard] = (),
        doubted: Sequence[Sequence[Heard]] = (),
    ) -> float:
        assert isinstance(position, RoadPosition)
        return reading.plausible(position, seat, heard, doubted)

    def in_doubt(self, position: Position, seat: i64, heard: Sequence[Heard]) -> list[list[Heard]]:
        assert isinstance(position, RoadPosition)
        return reading.in_doubt(position, seat, heard)

    def aim(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, RoadPosition)
        return 1 if position.symptoms.is_infected(seat) else 0

    def moment(self, position: Position) -> int:
        assert isinstance(position, RoadPosition)
        return len(position.symptoms.chronicle)

    def remark(self, knowledge: Knowledge, heard: Sequence[Heard], luck: Luck, candid: bool) -> Claim | None:
        return talking.remark(knowledge, heard, luck, candid)

    @property
    def thinking(self) -> Thinking:
        return bot.THINKING

    def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
        return RoadEye(self, players)

    def with_box(self, box: Box) -> Game:
        return Bristol1350(box)

    def box_trouble(self) -> Message | None:
        """There must be enough cards for the largest table."""
        low = sum(self.box.row("symptoms")[: HIGHEST - 1])
        if low < 2 * self.most:
            return Message("box-b1350-few-symptoms", {"cards": low, "needed": 2 * self.most})
        remedies = size(self.values.remedies)
        if remedies < self.most:
            return Message("box-b1350-few-remedies", {"cards": remedies, "needed": self.most})
        return None


BRISTOL_1350: Final = Bristol1350(BOX)
