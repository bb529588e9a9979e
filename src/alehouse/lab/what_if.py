"""What if the box were another one: the same games with either, as far as luck can be the same.

Every kind of draw has luck of its own, and bots are of the same mind in both: two games differ only by what the change
brings about. So small effects show in few games, and a change that changes nothing gives exactly nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import hypot, sqrt
from statistics import NormalDist, fmean, stdev

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result
from alehouse.lab.balance import SURE
from alehouse.lab.hands import Hands
from alehouse.lab.tally import student
from alehouse.lab.watch import Watch, see, watching


class Games(Watch):
    """Of every game its figures, and a digest of all that was decided and drawn."""

    def __init__(self) -> None:
        self.figures: dict[int, dict[str, float]] = {}
        self.digests: dict[int, str] = {}
        self._number = 0
        self._steps: list[str] = []
        self._deciders: list[int] = []

    def begin(self, position: Position, number: int) -> None:
        self._number, self._steps, self._deciders = number, [], []

    def decide(self, position: Position, action: Action) -> None:
        self._deciders.append(position.to_move)
        self._steps.append(str(action))

    def draw(self, position: Position, outcome: Action) -> None:
        self._steps.append(str(outcome))

    def end(self, position: Position, result: Result) -> None:
        players, deciders = position.players, self._deciders
        first = deciders[0] if deciders else 0
        utility = [result.utility(seat) for seat in range(players)]
        turns = sum(before != after for before, after in zip([-1, *deciders], deciders))
        best = sorted(result.points, reverse=True)
        found: dict[str, float] = {"decisions": len(deciders), "turns": turns, "nobody": float(not any(utility))}
        if players > 1:
            found["lead"] = best[0] - best[1]
        for place in range(players):
            found[f"order {place + 1}"] = utility[(first + place) % players]
        self.figures[self._number] = found
        self.digests[self._number] = hashlib.blake2b("\n".join(self._steps).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Change:
    """A figure with either box, and by how much it differs: from pairs, and how far it would be off without them."""

    name: str
    place: str
    """Which of several."""
    share: bool
    before: float
    after: float
    difference: float
    low: float
    high: float
    unpaired: float

    @property
    def sure(self) -> bool:
        """Whether there surely is a difference."""
        return not self.low <= 0 <= self.high


class WhatIf:
    """Pairs of games."""

    def __init__(self, seats: Sequence[str], seed: int, before: Games, after: Games) -> None:
        self.kinds = tuple(seats)
        self.seed = seed
        self._before = before
        self._after = after

    @property
    def pairs(self) -> int:
        return len(self._before.figures)

    @property
    def same(self) -> float:
        """The share of pairs that were the same game to the last step."""
        return fmean(self._before.digests[number] == each for number, each in self._after.digests.items())

    @property
    def looks(self) -> int:
        return len(self._before.figures[0])

    def changes(self) -> list[Change]:
        wide = student(NormalDist().inv_cdf(1 - (1 - SURE) / self.looks / 2), self.pairs)
        found = []
        for name in self._before.figures[0]:
            before = [self._before.figures[number][name] for number in range(self.pairs)]
            after = [self._after.figures[number][name] for number in range(self.pairs)]
            differences = [two - one for one, two in zip(before, after)]
            middle = fmean(differences)
            off = wide * _error(differences)
            apart = wide * hypot(_error(before), _error(after))
            what, _, place = name.partition(" ")
            share = what in ("nobody", "order")
            low, high = middle - off, middle + off
            found.append(Change(what, place, share, fmean(before), fmean(after), middle, low, high, apart))
        return found

    def plain(self) -> dict[str, Json]:
        changes: list[Json] = [asdict(change) for change in self.changes()]
        return {
            "kinds": list(self.kinds),
            "seed": self.seed,
            "pairs": self.pairs,
            "same": self.same,
            "intervals": {"together": SURE, "looks": self.looks},
            "changes": changes,
        }


def _error(numbers: list[float]) -> float:
    """How far a mean may be off, about. Where all are the same, nothing."""
    return stdev(numbers) / sqrt(len(numbers)) if len(set(numbers)) > 1 else 0.0


def what_if(
    game: Game,
    other: Game,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    others: dict[str, OptionValue] | None = None,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> WhatIf:
    """Play so many games with either box and either options, in pairs."""
    sides = Games(), Games()
    tasks = [
        watching(box, seats, games, [watch], seed, chosen, steady=True, name=name)
        for watch, box, chosen, name in zip(sides, (game, other), (options, others), ("before", "after"))
    ]
    for place, portion in (hands or Hands(processes, progress)).do(*tasks):
        see([sides[place]], portion)
    return WhatIf(seats, seed, *sides)
