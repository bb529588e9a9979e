"""Which bots there are."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import Greedy
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import Luck

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
