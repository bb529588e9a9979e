"""How well balanced a game is: who has an advantage, what things are worth, how long it takes, how it is decided.

Every figure has its number of games and an interval. Whoever looks at many things at once finds something odd by
chance alone: intervals are so wide (Bonferroni) that in 95 of 100 reports all of them hold what is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from alehouse.engine.contract import Game
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.lab.hands import Hands
from alehouse.lab.ladder import Meeting, Standing, ladder_of, meeting, stand
from alehouse.lab.tally import WHOLE, student, wilson
from alehouse.lab.task import Task
from alehouse.lab.watch import Watch, see, watching
from alehouse.lab.watches import BINS, PERMILLE, Decisions, Drama, Length, Seats
from alehouse.lab.worth import DEALT, HELD, PLAYED, Key, Weighed, Worth

SURE = 0.95
"""All intervals of a report hold what is true in so many of all reports."""
FEW = 20
"""Of things that made a difference in fewer games nothing is said."""


@dataclass(frozen=True)
class Figure:
    """A number that was found, where the true one lies, and from how many games."""

    name: str
    found: float
    low: float
    high: float
    games: int

    def plain(self) -> dict[str, Json]:
        return {"name": self.name, "found": self.found, "low": self.low, "high": self.high, "games": self.games}

    def excludes(self, number: float) -> bool:
        """Whether the true number is surely another one."""
        return not self.low <= number <= self.high


@dataclass(frozen=True)
class Spread:
    """How long games are: on average, of twenty the second shortest, the middle one, the second longest."""

    mean: float
    short: int
    middle: int
    long: int

    def plain(self) -> dict[str, Json]:
        return {"mean": self.mean, "short": self.short, "middle": self.middle, "long": self.long}


class Balance:
    """What was seen of a game, and how sure it is."""

    def __init__(self, game: Game, seats: Sequence[str], options: dict[str, OptionValue], seed: int) -> None:
        self.game = game
        self.kinds = tuple(seats)
        self.options = options
        self.seed = seed
        self.skill: Standing | None = None
        """How the kinds of a ladder fare against each other."""
        self.seats = Seats(len(seats))
        self.length = Length()
        self.decisions = Decisions()
        self.drama = Drama()
        self.worth = Worth()

    @property
    def watches(self) -> list[Watch]:
        return [self.seats, self.length, self.decisions, self.drama, self.worth]

    @property
    def games(self) -> int:
        return self.seats.games

    # How sure it is

    @property
    def looks(self) -> int:
        """How many figures there are with an interval."""
        return 2 * len(self.kinds) + 6 + len(self._weighed())

    @property
    def width(self) -> float:
        """So many standard errors to each side make an interval that allows for all the others."""
        return NormalDist().inv_cdf(1 - (1 - SURE) / self.looks / 2)

    def _share(self, name: str, count: float, games: int) -> Figure:
        low, high = wilson(count, games, self.width)
        return Figure(name, count / games if games else 0.0, low, high, games)

    # What was found

    @property
    def fair(self) -> float:
        """What every seat would get if all got the same."""
        return self.success().found

    def success(self) -> Figure:
        """How often a seat succeeds, whichever it is."""
        games, total = self.games, sum(self.seats.by_seat.values())
        whole = WHOLE * len(self.kinds)
        spread = max(0.0, self.seats.squares - total * total / games) / max(1, games - 1)
        off = student(self.width, games) * sqrt(spread / games) / whole if spread else 0.0
        found = total / games / whole
        return Figure("success", found, max(0.0, found - off), min(1.0, found + off), games)

    def by_seat(self) -> list[Figure]:
        return [self._share(str(seat + 1), got / WHOLE, self.games) for seat, got in self.seats.by_seat.items()]

    def by_order(self) -> list[Figure]:
        return [self._share(str(place + 1), got / WHOLE, self.games) for place, got in self.seats.by_order.items()]

    def nobody(self) -> Figure:
        return self._share("nobody", self.seats.nobody, self.games)

    def shared(self) -> Figure:
        return self._share("shared", self.seats.shared, self.games)

    def things(self, how: str) -> list[Figure]:
        """How much better off those are who were dealt, played or held a thing than those who were not."""
        found = []
        for (each, name), weighed in self._weighed().items():
            if each == how:
                off = student(self.width, weighed.games) * weighed.error
                more = weighed.difference
                found.append(Figure(name, more, more - off, more + off, weighed.games))
        return sorted(found, key=lambda figure: (-figure.found, figure.name))

    def _weighed(self) -> dict[Key, Weighed]:
        return {key: each for key, each in self.worth.weighed().items() if each.games >= FEW}

    def fate(self) -> list[tuple[str, int, int, int]]:
        """Of each thing that can be kept: how often it was dealt, how often one was played, and held at the end."""
        times = self.worth.times
        kept = {name.partition(":")[0] for how, name in times if how == HELD}
        names = sorted(name for how, name in times if how == DEALT and name.partition(":")[0] in kept)
        return [(name, times[DEALT, name], times[PLAYED, name], times[HELD, name]) for name in names]

    def choices(self) -> list[tuple[str, int, int]]:
        """Of each kind of choice how often it was offered beside another one, and taken; the least liked first."""
        taken, offered = self.decisions.taken, self.decisions.offered
        return sorted(
            ((kind, offered[kind], taken[kind]) for kind in offered), key=lambda each: (each[2] / each[1], each[0])
        )

    @property
    def forced(self) -> float:
        """The share of decisions with one choice only."""
        return self.decisions.choices[1] / max(1, self.decisions.choices.total())

    @property
    def mean_choices(self) -> float:
        every = self.decisions.choices
        return sum(many * count for many, count in every.items()) / max(1, every.total())

    # Drama: per game that somebody succeeded in

    @property
    def lead_changes(self) -> float:
        changes = self.drama.changes
        return sum(many * count for many, count in changes.items()) / max(1, changes.total())

    @property
    def lowest(self) -> float:
        """The least chance of whoever succeeded in the end, on average."""
        return self.drama.lowest / PERMILLE / max(1, self.drama.games)

    @property
    def decided(self) -> float:
        """How much of a game is gone when the lead is taken for good, on average."""
        return self.drama.decided / PERMILLE / max(1, self.drama.games)

    def leaders(self) -> list[Figure]:
        """How often whoever leads after one, two and three quarters of the game succeeds."""
        games = self.drama.games
        names = {"quarter": 1, "half": 2, "most": 3}
        return [self._share(name, self.drama.quarters[quarter], games) for name, quarter in names.items()]

    def calibration(self) -> list[tuple[float, float, int]]:
        """In each tenth that has any: the chance promised on average, the share that succeeded, how many there were."""
        drama = self.drama
        return [
            (
                drama.promised[place] / PERMILLE / drama.looks[place],
                drama.came_true[place] / WHOLE / drama.looks[place],
                drama.looks[place],
            )
            for place in range(BINS)
            if drama.looks[place]
        ]

    @property
    def off(self) -> float:
        """How far promised chances are from what came true, on average."""
        bins = self.calibration()
        return sum(abs(one - other) * count for one, other, count in bins) / max(1, sum(count for *_, count in bins))

    def plain(self) -> dict[str, Json]:
        taken: list[Json] = [{"kind": kind, "offered": one, "taken": other} for kind, one, other in self.choices()]
        calibration: list[Json] = [[*each] for each in self.calibration()]
        worth: dict[str, Json] = {how: _plain(self.things(how)) for how in Worth.HOW}
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "box": self.game.box.differs,
            "options": dict(self.options),
            "kinds": list(self.kinds),
            "seed": self.seed,
            "games": self.games,
            "intervals": {"together": SURE, "looks": self.looks, "errors": self.width},
            "success": self.success().plain(),
            "seats": _plain(self.by_seat()),
            "order": _plain(self.by_order()),
            "nobody": self.nobody().plain(),
            "shared": self.shared().plain(),
            "length": {
                "decisions": spread(self.length.decisions).plain(),
                "turns": spread(self.length.turns).plain(),
                "steps": spread(self.length.steps).plain(),
            },
            "decisions": {"choices": self.mean_choices, "forced": self.forced, "taken": taken},
            "drama": {
                "games": self.drama.games,
                "lead_changes": self.lead_changes,
                "lowest": self.lowest,
                "decided": self.decided,
                "leaders": _plain(self.leaders()),
                "calibration": calibration,
                "off": self.off,
            },
            "worth": worth,
            "fate": [
                {"name": name, "dealt": one, "played": two, "held": three} for name, one, two, three in self.fate()
            ],
            "skill": None if self.skill is None else self.skill.plain(),
        }


def spread(counts: Counter[int]) -> Spread:
    """How long games are, from how many there are of each length."""
    ordered = sorted(counts.elements())
    last = len(ordered) - 1
    return Spread(sum(ordered) / len(ordered), ordered[last // 20], ordered[last // 2], ordered[last - last // 20])


def _plain(figures: list[Figure]) -> list[Json]:
    return [figure.plain() for figure in figures]


def weigh(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    ladder: Sequence[str] = (),
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> Balance:
    """Let these kinds of bots play, and judge the game by it.

    The kinds of `ladder` play against each other too, for how much skill decides.
    """
    chosen = game.check_options(game.check_players(len(seats)), dict(options or {}))
    balance = Balance(game, seats, chosen, seed)
    tasks: list[Task[Any]] = [watching(game, seats, games, balance.watches, seed, chosen, steady=False)]
    climbed = ladder_of(game, ladder, [len(seats)], ladder_deals(games), seed) if ladder else None
    if climbed is not None:
        tasks.append(meeting(game, climbed))
    met: list[Meeting] = []
    for place, portion in (hands or Hands(processes, progress)).do(*tasks):
        if place == 0:
            see(balance.watches, portion)
        else:
            met += portion
    if climbed is not None:
        balance.skill = stand(climbed, met)
    return balance


def how_many_games(games: int, ladder: Sequence[str]) -> int:
    """All that are played, those of the ladder included."""
    return games + len(ladder) * (len(ladder) - 1) * ladder_deals(games)


def ladder_deals(games: int) -> int:
    """How often two kinds of the ladder meet, twice each time: about a tenth of all games, four at least."""
    return max(4, games // 20)
