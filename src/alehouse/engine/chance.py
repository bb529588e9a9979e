"""What chance may bring: every roll and draw takes exactly one choice of luck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action

_FEW: Final = 8
"""As many outcomes as most chances have, so that memory is asked for once."""


# Most are made for one draw and forgotten, so the memory of the last one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class Chances:
    """The outcomes that may come, each with a whole-number weight. It reads like a sequence of such pairs."""

    def __init__(self, pairs: Iterable[tuple[Action, int]] | None = None) -> None:
        self.outcomes: list[Action] = []
        self.bounds = vec[i64](capacity=_FEW)
        """The weight of each outcome and of all before it, so that a draw is found without adding them up."""
        self.total: i64 = 0
        if pairs is not None:
            for outcome, weight in pairs:
                self.add(outcome, weight)

    def add(self, outcome: Action, weight: i64) -> None:
        """One more that may come; only while the chances are being made."""
        self.total += weight
        self.outcomes.append(outcome)
        self.bounds = append(self.bounds, self.total)

    def drawn(self, number: i64) -> Action:
        """The outcome that a number below the total stands for: as many numbers for each as its weight says."""
        bounds = self.bounds
        first: i64 = 0
        last: i64 = len(bounds) - 1
        while first < last:
            middle = (first + last) >> 1
            if number < bounds[middle]:
                last = middle
            else:
                first = middle + 1
        return self.outcomes[first]

    def has(self, outcome: Action) -> bool:
        """Whether this may come."""
        for each in self.outcomes:
            if each is outcome:
                return True
        return False

    def weight(self, place: i64) -> i64:
        return self.bounds[place] - self.bounds[place - 1] if place else self.bounds[0]

    def __len__(self) -> int:
        return len(self.outcomes)

    def __getitem__(self, place: int) -> tuple[Action, int]:
        return self.outcomes[place], self.weight(place if place >= 0 else place + len(self.outcomes))

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        for place in range(len(self.outcomes)):
            yield self.outcomes[place], self.weight(place)

    def __repr__(self) -> str:
        return f"Chances({list(self)})"


NO_CHANCES: Final = Chances()
"""Where chance has nothing to do."""
