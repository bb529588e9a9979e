"""The Pub as a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import OptionValue
from alehouse.engine.views import View
from alehouse.games.the_pub.actions import TABLE
from alehouse.games.the_pub.bot import appraise
from alehouse.games.the_pub.components import FEWEST, MOST
from alehouse.games.the_pub.picture import picture
from alehouse.games.the_pub.rulebook import CHAPTERS
from alehouse.games.the_pub.rules import ThePub
from alehouse.games.the_pub.view import PubView
from alehouse.games.the_pub.words import describe


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
