"""What a bot is given: all that its seat may know, and nothing else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.luck import Luck
from alehouse.engine.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A decision as its seat sees it: the same for all positions that this seat cannot tell apart."""

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.legal: list[Action] = position.legal()
        # Asked only for what this seat may know. Bots have no business here; a test catches those that look.
        self._position = position

    @property
    def game(self) -> Game:
        """Whose rules are played by."""
        return self._position.game

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._position.view(self.seat)

    def imagine(self, luck: Luck) -> Position:
        """A position that may be the true one for all this seat knows; the bot's own, to play with."""
        return self._position.imagine(self.seat, luck)
