"""A game as small as a game can be, so that what a server does besides the rules is what is measured.

Everybody in turn adds one, two or three to a common sum, of which the last eight additions are shown; who reaches a
million has won. boardgame/serving.cjs has the same game for boardgame.io.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from alehouse.engine.actions import Action, ActionTable
from alehouse.engine.box import Box, BoxValue
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import OVER, Game, Imaginer, Position
from alehouse.engine.encoding import kept
from alehouse.engine.errors import BadPosition, IllegalAction, Refusal
from alehouse.engine.events import Event
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result, ScoreLine, places_by, shared_win
from alehouse.engine.rulebook import OF_ANOTHER_GAME, Chapter, Minutes
from alehouse.engine.things import Things
from alehouse.engine.views import Choice, OwnView, PendingStep, PublicView, View

MOST_PLAYERS = 4
REMEMBERED = 8
THINGS = Things()
SEATS = THINGS.seats(MOST_PLAYERS)
ADD = [
    Action(f"add {number}", (THINGS.add(f"number:{number}", Message("tiny-number", {"number": number})),))
    for number in (1, 2, 3)
]
TABLE = ActionTable(ADD, [], THINGS)
# As our own games do, what is said and shown again and again is kept.
WORDS = [kept(Message("tiny-add", {"number": number})) for number in (1, 2, 3)]
PROMPTS = [kept(Message("tiny-prompt", {"seat": Seat(seat)})) for seat in range(MOST_PLAYERS)]
CHOICES = [Choice.of(action, words) for action, words in zip(ADD, WORDS)]
PENDING = [PendingStep("add", seat, (), None) for seat in range(MOST_PLAYERS)]


class TinyPublic(PublicView, frozen=True):
    sum: int
    late: list[int]


class TinyOwn(OwnView, frozen=True):
    pass


class TinyView(View, frozen=True):
    public: TinyPublic
    own: TinyOwn | None


OWN = TinyOwn()


class TinyPosition(Position):
    def __init__(
        self, game: Game, players: int, to_move: int = 0, turn: int = 0, sum: int = 0, late: list[int] | None = None
    ) -> None:
        super().__init__(game)
        self.seats = players
        self.to_move = to_move
        self.turn = turn
        """Whose turn it is, or was when the game ended."""
        self.sum = sum
        self.late = late if late is not None else []

    @property
    def players(self) -> int:
        return self.seats

    def legal(self) -> list[Action]:
        return list(ADD) if self.to_move >= 0 else []

    def chances(self) -> Chances:
        return NO_CHANCES

    def why_not(self, action: Action) -> Refusal | None:
        if not self.game.table.has(action):
            return Refusal(action.notation, OF_ANOTHER_GAME)
        return Refusal(action.notation, "tiny-over") if self.to_move == OVER else None

    def play(self, action: Action) -> None:
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        added = action.number + 1
        seat = self.turn
        self.sum += added
        self.late = [*self.late, added][-REMEMBERED:]
        if self.sum < self.game.box.number("goal"):
            self.turn = self.to_move = (seat + 1) % self.seats
        else:
            self.to_move = OVER
        if self.heard is not None:
            self.played += 1
            said: dict[str, Value] = {"seat": Seat(seat), "number": added}
            self.tell(Event("event-tiny-added", "tiny-add", said, who=SEATS[seat], what=action.parts))

    def copy(self) -> TinyPosition:
        # Whoever adds makes a new list.
        return TinyPosition(self.game, self.seats, self.to_move, self.turn, self.sum, self.late)

    def final_result(self) -> Result:
        points = [int(seat == self.turn) for seat in range(self.seats)]
        places = places_by([(each,) for each in points])
        lines = [[ScoreLine(Message("tiny-sum"), each)] for each in points]
        return Result(places, points, lines, Message("tiny-over"), shared_win(places))

    def prompt(self) -> Message:
        return PROMPTS[self.turn]

    def pending(self) -> list[PendingStep]:
        return [PENDING[self.turn]] if self.to_move >= 0 else []

    def public(self) -> TinyPublic:
        over: Literal["over"] = "over"
        mover = self.turn if self.to_move >= 0 else over
        return TinyPublic(mover, self.turn, self.prompt(), self.pending(), self.sum, self.late)

    def seen(self, seat: int, public: PublicView) -> TinyView:
        assert isinstance(public, TinyPublic)
        return TinyView(seat, public, OWN) if seat >= 0 else TinyView(None, public, None)

    def dump(self) -> dict[str, Json]:
        return {
            "players": self.seats,
            "to_move": self.to_move,
            "turn": self.turn,
            "sum": self.sum,
            "late": list(self.late),
        }

    def check(self) -> None:
        if self.sum < sum(self.late):
            raise BadPosition("tiny-sum")

    def numbers(self) -> list[int]:
        return [self.seats, self.to_move, self.turn, self.sum, *self.late]


class TinyImaginer(Imaginer):
    """There are no secrets."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def next(self, luck: Luck) -> Position:
        return self.position.copy()


class TinyGame(Game):
    def __init__(self, box: Box) -> None:
        super().__init__(
            name="tiny",
            version=1,
            fewest=2,
            most=MOST_PLAYERS,
            minutes=Minutes(1, 1, assumed=True),
            length=1_000_000,
            most_outcomes=0,
            one_win=True,
            options=(),
            chapters=(Chapter("tiny", ("tiny-add", "tiny-over")),),
            table=TABLE,
            view=TinyView,
            box=box,
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> TinyPosition:
        return TinyPosition(self, players)

    def load(self, data: Json) -> TinyPosition:
        if not isinstance(data, dict) or not isinstance(players := data.get("players"), int):
            raise BadPosition("tiny-sum")
        position = TinyPosition(self, players)
        for name in ("to_move", "turn", "sum", "late"):
            setattr(position, name, data[name])
        position.check()
        return position

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        return TinyImaginer(position)

    def with_box(self, box: Box) -> Game:
        return TinyGame(box)

    def choice(self, view: View, action: Action) -> Choice:
        return CHOICES[action.number]

    def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, TinyView)
        return [str(view.public.sum)[:width]]

    def appraise(self, position: Position, seat: int) -> float:
        return 0.0


TINY = TinyGame(Box((BoxValue("goal", 1_000_000, low=1, high=1_000_000),)))
