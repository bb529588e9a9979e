"""Bristol 1350 as a game: its positions, its options, and what it offers to tables and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.reading import broken, number
from alehouse.engine.views import View
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.actions import TABLE
from alehouse.games.bristol_1350.bot import appraise
from alehouse.games.bristol_1350.checking import check
from alehouse.games.bristol_1350.components import MOST_PLAYERS
from alehouse.games.bristol_1350.imagining import imagine_remedies, imagine_symptoms
from alehouse.games.bristol_1350.picture import picture
from alehouse.games.bristol_1350.position import read_options
from alehouse.games.bristol_1350.rules import Flight
from alehouse.games.bristol_1350.view import BristolView, view_of
from alehouse.games.bristol_1350.words import describe

APART: Final = ("congregate", "cure", "alms", "alms_by_chicken")
"""Of these modes only one may be played at a time."""


@mypyc_attr(acyclic=True)
class Bristol(Flight):
    """A position of Bristol 1350."""

    @property
    def game(self) -> Game:
        return BRISTOL_1350

    def copy(self) -> Bristol:
        other = Bristol()
        self.copy_to(other)
        other.symptoms = self.symptoms.copy()
        other.remedies = self.remedies.copy()
        return other

    def check(self) -> None:
        check(self)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def imagine(self, seat: int, luck: Luck) -> Position:
        """Only cards are hidden, and what follows from them."""
        other = Bristol()
        self.copy_to(other)
        other.symptoms = imagine_symptoms(self.symptoms, seat, luck)
        other.remedies = imagine_remedies(self.remedies, seat, luck)
        return other


class Bristol1350(Game):
    """Bristol 1350."""

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        position = Bristol()
        position.lay_out(players, options)
        position.begin()
        return position

    def forbids(self, players: int, options: dict[str, OptionValue]) -> Message | None:
        chosen = [name for name in APART if options[name]]
        if len(chosen) < 2:
            return None
        modes = tuple(Message("b1350-mode", {"mode": name}) for name in chosen)
        return Message(f"{rulebook.MODES_APART}.refusal", {"modes": modes})

    def load(self, data: Json) -> Position:
        players = number(data, "players", self.fewest, self.most)
        options = read_options(data)
        if self.forbids(players, options) is not None:
            raise broken("options", ", ".join(APART))
        position = Bristol()
        position.lay_out(players, options)
        assert isinstance(data, dict)
        position.read_exactly(data)
        position.check()
        if len(position.steps) and not position.waits():
            raise broken("stack", str(position.stack[-1]))
        return position

    def describe(self, view: View, action: Action) -> Message:
        assert isinstance(view, BristolView)
        return describe(view, action)

    def picture(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, BristolView)
        return picture(view, say, width)

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, Bristol)
        return appraise(position, seat)


BRISTOL_1350: Final = Bristol1350(
    "bristol-1350",
    version=1,
    fewest=1,
    most=MOST_PLAYERS,
    length=20_000,
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
)
