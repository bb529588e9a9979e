"""Does a value tell who will succeed? Counted on games that it has not learned from."""

from __future__ import annotations

from typing import Final

QUARTERS: Final = 4
BINS: Final = 10


def auc(chances: list[float], successes: list[float]) -> float:
    """How often the one who succeeds looks better than the one who does not; half is knowing nothing.

    A part of a success (a win that is shared) counts as that part of both.
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    below = 0.0
    right = 0.0
    won = 0.0
    at = 0
    while at < len(order):
        end = at
        here_won = here_lost = 0.0
        while end < len(order) and chances[order[end]] == chances[order[at]]:
            here_won += successes[order[end]]
            here_lost += 1.0 - successes[order[end]]
            end += 1
        right += here_won * (below + here_lost / 2)
        below += here_lost
        won += here_won
        at = end
    return right / (won * below) if won and below else 0.5


class Judged:
    """Chances beside successes, over whole games: quarter by quarter, and how often what was promised came true."""

    def __init__(self) -> None:
        self.chances: list[list[float]] = [[] for _ in range(QUARTERS)]
        self.successes: list[list[float]] = [[] for _ in range(QUARTERS)]

    def add(self, chances: list[float], utility: list[float]) -> None:
        """One game, its positions in order."""
        players = len(utility)
        positions = len(chances) // players
        for place in range(positions):
            quarter = place * QUARTERS // positions
            for seat in range(players):
                self.chances[quarter].append(chances[place * players + seat])
                self.successes[quarter].append(utility[seat])

    def whole(self) -> float:
        return auc([each for part in self.chances for each in part], [each for part in self.successes for each in part])

    def quarters(self) -> list[float]:
        return [auc(chances, successes) for chances, successes in zip(self.chances, self.successes)]

    def calibration(self) -> list[tuple[float, float, int]]:
        """In each tenth that has any: the chance promised on average, the share that succeeded, how many there were."""
        promised, succeeded, count = [0.0] * BINS, [0.0] * BINS, [0] * BINS
        for chances, successes in zip(self.chances, self.successes):
            for chance, success in zip(chances, successes):
                place = min(int(chance * BINS), BINS - 1)
                promised[place] += chance
                succeeded[place] += success
                count[place] += 1
        return [
            (promised[place] / count[place], succeeded[place] / count[place], count[place])
            for place in range(BINS)
            if count[place]
        ]
