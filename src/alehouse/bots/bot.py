"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from alehouse.bots.sight import Sight
from alehouse.engine.actions import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Its luck is handed in when it is made: the same luck and sights give the same choices."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""
        raise NotImplementedError
