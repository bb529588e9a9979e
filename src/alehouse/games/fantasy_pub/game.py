"""What the two editions have in common as games: how they are put into words and pictures."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game
from alehouse.engine.messages import Message
from alehouse.engine.views import View
from alehouse.games.fantasy_pub.picture import picture
from alehouse.games.fantasy_pub.view import PubView
from alehouse.games.fantasy_pub.words import describe


class FantasyPub(Game):
    """Fantasy Pub in either edition."""

    def describe(self, view: View, action: Action) -> Message:
        assert isinstance(view, PubView)
        return describe(view, action)

    def picture(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, PubView)
        return picture(view, say, width)
