"""Searching for better values: many boxes play a few games, the better half plays twice as many, until one is left.

Successive halving (Karnin, Koren, Somekh 2013). All boxes play the same games, with the same luck where it can be, so
few are needed to tell one from the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from statistics import fmean

from alehouse.engine.box_file import BoxFile
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadBox, BadOption
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.lab.hands import Hands
from alehouse.lab.watch import see, watching
from alehouse.lab.what_if import Games, WhatIf, what_if

MOST_BOXES = 16
"""Of more that could be tried, so many are drawn."""
FEWEST_GAMES = 8
"""In the first round."""


@dataclass(frozen=True)
class Wish:
    """What is wanted: seats that are all the same (`even`), close finishes (`close`), so many decisions."""

    name: str
    number: float = 0.0

    @staticmethod
    def read(text: str) -> Wish:
        """From `even`, `close` or `decisions=60`."""
        name, equals, number = text.strip().partition("=")
        if name in ("even", "close") and not equals:
            return Wish(name)
        if name == "decisions" and number.strip().isdecimal() and len(number) < 7:
            return Wish(name, float(number))
        raise BadOption("lab-wish", {"wish": text})

    def short_of(self, games: Games) -> float:
        """How far these games are from it."""
        every = list(games.figures.values())
        if self.name == "decisions":
            return abs(fmean(each["decisions"] for each in every) - self.number)
        if self.name == "close":
            return fmean(each["lead"] for each in every)
        places = [fmean(each[name] for each in every) for name in every[0] if name.startswith("order ")]
        return max(places) - min(places)


@dataclass
class Tried:
    """A box, how many games it has played, and how far it was from the wish."""

    box: dict[str, Json]
    games: int
    short: float


@dataclass
class Search:
    """All that was tried, the best first, and what the best would change besides."""

    tried: list[Tried]
    change: WhatIf

    def plain(self) -> dict[str, Json]:
        tried: list[Json] = [{"box": each.box, "games": each.games, "short": each.short} for each in self.tried]
        return {"tried": tried, "change": self.change.plain()}


def search(
    game: Game,
    boxes: Sequence[Game],
    wish: Wish,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> Search:
    """Find the one of these boxes that comes closest to a wish.

    In the end so many games are played in pairs with it and with the present box, to tell what else it would change.
    """
    if wish.name != "decisions" and len(seats) < 2:
        raise BadOption("lab-wish-alone", {})
    hands = hands or Hands(processes, progress)
    alive = list(boxes)
    tried: list[Tried] = []
    for turn, many in enumerate(_rounds(len(alive), games), 1):
        seen = [Games() for _ in alive]
        tasks = [
            watching(box, seats, many, [watch], seed, options, steady=True, name=f"round {turn}")
            for box, watch in zip(alive, seen)
        ]
        # Who is in the next round is known only when all have played.
        for place, portion in hands.do(*tasks, needed=True):
            see([seen[place]], portion)
        found = [(box, Tried(box.box.differs, many, wish.short_of(watch))) for box, watch in zip(alive, seen)]
        found.sort(key=lambda each: each[1].short)
        keep = (len(found) + 1) // 2
        tried[:0] = [each for _, each in found[keep:]]
        alive = [box for box, _ in found[:keep]]
        best = found[0][1]
    change = what_if(game, alive[0], seats, games, seed, options, options, hands=hands)
    return Search([best, *tried], change)


def how_many_games(boxes: int, games: int) -> int:
    """All that are played."""
    played = 2 * games
    for many in _rounds(boxes, games):
        played += boxes * many
        boxes = (boxes + 1) // 2
    return played


def _rounds(boxes: int, games: int) -> list[int]:
    """How many games each box plays that is left, until one is."""
    found = [min(FEWEST_GAMES, games)]
    while boxes > 2:
        boxes = (boxes + 1) // 2
        found.append(min(2 * found[-1], games))
    return found


def candidates(game: Game, ranges: BoxFile, seed: int = 0) -> list[Game]:
    """The game with its present box, and with others whose values are among those; what cannot work is left out."""
    names, lists = _ranges(game, ranges)
    total = prod(len(each) for each in lists)
    if total <= MOST_BOXES:
        combinations = list(product(*lists))
    else:
        luck = FastLuck(f"search {seed}")
        combinations = [tuple(each[luck.below(len(each))] for each in lists) for _ in range(MOST_BOXES)]
    found = [game]
    for values in combinations:
        changes: dict[str, Json] = {}
        for (name, part), value in zip(names, values):
            row = changes.setdefault(name, {} if part else value)
            if isinstance(row, dict):
                row[part] = value
        try:
            other = game.variant(changes)
        except BadBox as trouble:
            if trouble.message.id != "error-box-together":
                raise
            continue
        if other not in found:
            found.append(other)
    return found


def _ranges(game: Game, ranges: BoxFile) -> tuple[list[tuple[str, str]], list[list[Json]]]:
    """Which values are to be tried, with what: by name and, of rows, by member."""
    if ranges.game is not None and ranges.game != game.name:
        raise BadBox("error-box-other-game", {"other": ranges.game, "game": game.name})
    names: list[tuple[str, str]] = []
    lists: list[list[Json]] = []
    for name, wanted in ranges.changes.items():
        for part, each in wanted.items() if isinstance(wanted, dict) else [("", wanted)]:
            if not isinstance(each, list) or not each:
                raise BadBox("lab-search-range", {"name": f"{name} {part}".strip()})
            names.append((name, part))
            lists.append(each)
    if not names:
        raise BadBox("lab-search-nothing", {})
    return names, lists
