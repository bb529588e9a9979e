"""Fitting the net that judges positions: by what became of them, and by how they looked later on (TD).

Plain compiled arithmetic, so that nothing has to be installed for it, and the same seed gives the same net anywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.bots.value import MOST_SEATS, Net, how_many_weights, score, squeezed
from alehouse.engine.luck import FastLuck
from alehouse.lab.lessons import Lesson

BATCH: Final = 64
"""Positions between two corrections."""
RATE: Final = 0.003
DECAY: Final = 1e-4
LAMBDA: Final = 0.95
"""How much of what a position is worth is learned from what became of it in the end, and how much from what the next
position was held to be worth: 1 is the end alone."""

# Adam (Kingma, Ba)
_MEAN: Final = 0.9
_SQUARE: Final = 0.999
_TINY: Final = 1e-8


class Learner:
    """A net that learns from lessons."""

    def __init__(self, inputs: int, hidden: int, one_win: bool, seed: str) -> None:
        self._inputs: i64 = inputs
        self._hidden: i64 = hidden
        self._one_win = one_win
        self._luck = FastLuck(seed)
        size = how_many_weights(inputs, hidden)
        self._weights = vec[float]([0.0] * size)
        self._slope = vec[float]([0.0] * size)
        self._means = vec[float]([0.0] * size)
        self._squares = vec[float]([0.0] * size)
        self._corrections = 0
        self._rows = vec[float]()
        self._ends = vec[float]()
        """What each row's seat got in the end."""
        self._targets = vec[float]()
        self._firsts = vec[i64]()
        """By position: its first row; its seats' rows follow each other."""
        self._players = vec[i64]()
        self._is_last = vec[i64]()
        """By position: whether it is the last one of its game."""
        self._chances = vec[float]([0.0] * MOST_SEATS)
        self._start(inputs, hidden)

    def _start(self, inputs: int, hidden: int) -> None:
        """Hidden units look in all directions, and say nothing yet."""
        spread = math.sqrt(2.0 / inputs)
        for unit in range(hidden):
            for feature in range(inputs):
                throws = sum(self._luck.below(1001) for _ in range(3)) / 1500 - 1
                self._weights[unit * (inputs + 2) + 2 + feature] = spread * throws
            self._weights[unit * (inputs + 2)] = 0.1 if unit % 2 else -0.1

    def net(self) -> Net:
        return Net(self._inputs, self._hidden, self._one_win, self._weights[:])

    def load(self, weights: Sequence[float]) -> None:
        """Go on from weights that were learned before."""
        self._weights = vec[float](weights)

    def add(self, lesson: Lesson) -> None:
        players = lesson.players
        positions = lesson.positions
        for place in range(positions):
            self._firsts = append(self._firsts, len(self._ends))
            self._players = append(self._players, players)
            self._is_last = append(self._is_last, 1 if place == positions - 1 else 0)
            for seat in range(players):
                self._ends = append(self._ends, lesson.utility[seat])
        for number in lesson.rows:
            self._rows = append(self._rows, number)

    def learn(self, rate: float) -> float:
        """Go through all lessons once, in a new order; how far the chances were off, on average (cross entropy)."""
        self._look_ahead()
        order = list(range(len(self._firsts)))
        self._luck.shuffle(order)
        loss = 0.0
        batch: i64 = 0
        for position in order:
            loss += self._study(position)
            batch += 1
            if batch == BATCH:
                self._correct(rate)
                batch = 0
        if batch:
            self._correct(rate)
        return loss / max(1, len(order))

    def judged(self) -> list[float]:
        """What the net says to all positions and seats of the lessons so far, in their order."""
        found: list[float] = []
        place: i64
        seat: i64
        for place in range(len(self._firsts)):
            self._judge(place)
            for seat in range(self._players[place]):
                found.append(self._chances[seat])
        return found

    def _look_ahead(self) -> None:
        """What each position shall be held to be worth."""
        self._targets = self._ends[:]
        place: i64
        seat: i64
        for place in range(i64(len(self._firsts)) - 2, -1, -1):
            if self._is_last[place]:
                continue
            self._judge(place + 1)
            here = self._firsts[place]
            there = self._firsts[place + 1]
            for seat in range(self._players[place]):
                later = LAMBDA * self._targets[there + seat] + (1.0 - LAMBDA) * self._chances[seat]
                self._targets[here + seat] = later

    def _judge(self, place: i64) -> None:
        first = self._firsts[place]
        players = self._players[place]
        inputs = self._inputs
        chances = self._chances
        seat: i64
        most = -1e9
        for seat in range(players):
            found = score(self._weights, inputs, self._hidden, self._rows, (first + seat) * inputs)
            if not self._one_win:
                chances[seat] = squeezed(found)
            else:
                chances[seat] = found
                if found > most:
                    most = found
        if self._one_win:
            total = 0.0
            for seat in range(players):
                chances[seat] = math.exp(chances[seat] - most)
                total += chances[seat]
            for seat in range(players):
                chances[seat] /= total

    def _study(self, place: i64) -> float:
        """How the net should have judged a position: added to the slope."""
        self._judge(place)
        first = self._firsts[place]
        loss = 0.0
        seat: i64
        for seat in range(self._players[place]):
            chance = self._chances[seat]
            target = self._targets[first + seat]
            loss -= target * math.log(chance + 1e-9)
            if not self._one_win:
                loss -= (1.0 - target) * math.log(1.0 - chance + 1e-9)
            self._blame((first + seat) * self._inputs, chance - target)
        return loss

    def _blame(self, row: i64, off: float) -> None:
        inputs = self._inputs
        weights = self._weights
        slope = self._slope
        rows = self._rows
        place: i64 = 0
        feature: i64
        _unit: i64
        for _unit in range(self._hidden):
            inner = weights[place + 1]
            for feature in range(inputs):
                inner += weights[place + 2 + feature] * rows[row + feature]
            if inner > 0.0:
                slope[place] += off * inner
                passed = off * weights[place]
                slope[place + 1] += passed
                for feature in range(inputs):
                    slope[place + 2 + feature] += passed * rows[row + feature]
            place += 2 + inputs
        slope[place] += off
        for feature in range(inputs):
            slope[place + 1 + feature] += off * rows[row + feature]

    def _correct(self, rate: float) -> None:
        self._corrections += 1
        young = 1.0 - math.pow(_MEAN, float(self._corrections))
        younger = 1.0 - math.pow(_SQUARE, float(self._corrections))
        place: i64
        for place in range(len(self._weights)):
            slope = self._slope[place] / BATCH + DECAY * self._weights[place]
            self._slope[place] = 0.0
            mean = _MEAN * self._means[place] + (1.0 - _MEAN) * slope
            square = _SQUARE * self._squares[place] + (1.0 - _SQUARE) * slope * slope
            self._means[place] = mean
            self._squares[place] = square
            self._weights[place] -= rate * (mean / young) / (math.sqrt(square / younger) + _TINY)


def chances_in(net: Net, lesson: Lesson) -> list[float]:
    """What a net says to all positions and seats of a lesson, in its order."""
    learner = Learner(net.inputs, net.hidden, net.one_win, "")
    learner.load(list(net.weights))
    learner.add(lesson)
    return learner.judged()
