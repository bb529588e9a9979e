"""Which bots there are."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import Greedy
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import Search
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import Luck

LEVELS: Final = {"novice": 12, "regular": 60, "skilled": 400, "expert": 2_500, "master": 15_000}
"""The levels of bots that search, by iterations: the same on any machine, however busy it is."""
NOVICE_BLUR: Final = 0.04
REGULAR_BLUR: Final = 0.01
"""Novices and regulars take chances of success that differ by less than this for much the same."""


def _novice(luck: Luck) -> Bot:
    return Search(luck, LEVELS["novice"], blur=NOVICE_BLUR, candid=True)


def _regular(luck: Luck) -> Bot:
    return Search(luck, LEVELS["regular"], blur=REGULAR_BLUR)


def _skilled(luck: Luck) -> Bot:
    return Search(luck, LEVELS["skilled"])


def _expert(luck: Luck) -> Bot:
    return Search(luck, LEVELS["expert"])


def _master(luck: Luck) -> Bot:
    return Search(luck, LEVELS["master"])


_makers: dict[str, Callable[[Luck], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "novice": _novice,
    "regular": _regular,
    "skilled": _skilled,
    "expert": _expert,
    "master": _master,
}


def iterations(level: str) -> int:
    """How long a level thinks; what is no level is answered with those that there are."""
    if level not in LEVELS:
        raise AlehouseError("bots-level-unknown", {"name": level, "levels": ", ".join(LEVELS)})
    return LEVELS[level]


def names() -> list[str]:
    """Every kind of bot: the two that others are measured by, then the levels, the weakest first."""
    return list(_makers)


def make(name: str, luck: Luck) -> Bot:
    """A bot of that kind; a wrong name is answered with near ones."""
    maker = _makers.get(name)
    if maker is None:
        near = get_close_matches(name, _makers, n=3, cutoff=0.6) or names()
        raise AlehouseError("bots-unknown", {"name": name, "near": ", ".join(near)})
    return maker(luck)
