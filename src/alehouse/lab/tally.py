"""Counting games. Whole numbers only: sums are the same in whatever order the games come in."""

from __future__ import annotations

import json
from math import lcm, sqrt

from alehouse.engine.messages import Json
from alehouse.engine.result import Result

WHOLE = lcm(*range(1, 11))
"""A win is counted in such parts, so that up to ten winners share it exactly."""


class Score:
    """How one seat, or one kind of bot, has done."""

    def __init__(self) -> None:
        self.games = 0
        self.parts = 0
        self.points = 0

    @staticmethod
    def of(games: int, parts: int, points: int) -> Score:
        score = Score()
        score.games, score.parts, score.points = games, parts, points
        return score

    def add(self, other: Score) -> None:
        self.games += other.games
        self.parts += other.parts
        self.points += other.points

    @property
    def wins(self) -> float:
        """Games won; a win that several share counts for each of them in part."""
        return self.parts / WHOLE

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.games if self.games else 0.0

    def plain(self) -> dict[str, Json]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "low": low,
            "high": high,
            "points": self.mean_points,
        }


class Tally:
    """The sums of some games."""

    def __init__(self, players: int = 0) -> None:
        self.games = 0
        self.decisions = 0
        self.steps = 0
        self.seats = [Score() for _ in range(players)]
        self.kinds: dict[str, Score] = {}

    def count(self, kinds: list[str], result: Result, decisions: int, steps: int) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += decisions
        self.steps += steps
        winners = result.winners()
        for seat, kind in enumerate(kinds):
            for score in (self.seats[seat], self.kinds.setdefault(kind, Score())):
                score.games += 1
                score.parts += WHOLE // len(winners) if seat in winners else 0
                score.points += result.points[seat]

    def write(self) -> bytes:
        """All of it as JSON."""
        seats = [[score.games, score.parts, score.points] for score in self.seats]
        kinds = {kind: [score.games, score.parts, score.points] for kind, score in self.kinds.items()}
        return json.dumps([self.games, self.decisions, self.steps, seats, kinds]).encode()

    @staticmethod
    def read(data: bytes) -> Tally:
        tally = Tally()
        tally.games, tally.decisions, tally.steps, seats, kinds = json.loads(data)
        tally.seats = [Score.of(*each) for each in seats]
        tally.kinds = {kind: Score.of(*each) for kind, each in kinds.items()}
        return tally

    def add(self, other: Tally) -> None:
        """Add all games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.steps += other.steps
        for mine, theirs in zip(self.seats, other.seats):
            mine.add(theirs)
        for kind, score in other.kinds.items():
            self.kinds.setdefault(kind, Score()).add(score)


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The Wilson interval of a share: honest for few games and for shares near nothing or all."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def student(z: float, games: int) -> float:
    """How many standard errors stand for so many of a normal one, where the error itself is known from few games.

    Quantiles of Student's distribution, by the expansion of Cornish and Fisher.
    """
    if games < 2:
        return float("inf")
    freedom = games - 1
    cube = z * z * z
    fifth = cube * z * z
    seventh = fifth * z * z
    return (
        z
        + (cube + z) / (4 * freedom)
        + (5 * fifth + 16 * cube + 3 * z) / (96 * freedom**2)
        + (3 * seventh + 19 * fifth + 17 * cube - 15 * z) / (384 * freedom**3)
    )
