"""What a bot is, and which bots there are."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Protocol

from alehouse.bots.greedy import Greedy
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.sight import Sight
from alehouse.engine.actions import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import Luck


class Bot(Protocol):
    """A player. Its luck is handed in when it is made: the same luck and sights give the same choices."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""
        ...


_makers: dict[str, Callable[[Luck], Bot]] = {"random": RandomBot, "greedy": Greedy}


def names() -> list[str]:
    """Every kind of bot, the weakest first."""
    return list(_makers)


def make(name: str, luck: Luck) -> Bot:
    """A bot of that kind; a wrong name is answered with near ones."""
    maker = _makers.get(name)
    if maker is None:
        near = get_close_matches(name, _makers, n=3, cutoff=0.6) or names()
        raise AlehouseError("bots-unknown", {"name": name, "near": ", ".join(near)})
    return maker(luck)
