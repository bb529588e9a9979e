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
    """The outcomes that may come, each with a whole-number weight. It reads like a sequence of such pairs.

    Games remember what they hand out, so nobody can change it any more: chances that are made from pairs are complete,
    others until a position has handed them out.
    """

    def __init__(self, pairs: Iterable[tuple[Action, int]] | None = None) -> None:
        self._outcomes: list[Action] = []
        self._bounds = vec[i64](capacity=_FEW)
        """The weight of each outcome and of all before it, so that a draw is found without adding them up."""
        self._total: i64 = 0
        self._complete = False
        if pairs is not None:
            for outcome, weight in pairs:
                self.add(outcome, weight)
            self._complete = True

    def add(self, outcome: Action, weight: i64) -> None:
        """One more that may come; only while the chances are being made."""
        if self._complete:
            raise TypeError("chances that were handed out cannot be changed")
        self._total += weight
        self._outcomes.append(outcome)
        self._bounds = append(self._bounds, self._total)

    def complete(self) -> Chances:
        """Nothing more may come."""
        self._complete = True
        return self

    @property
    def total(self) -> i64:
        """The weight of all together."""
        return self._total

    def drawn(self, number: i64) -> Action:
        """The outcome that a number below the total stands for: as many numbers for each as its weight says."""
        if not 0 <= number < self._total:
            raise ValueError(f"a draw is from 0 to {self._total - 1}, not {number}")
        bounds = self._bounds
        first: i64 = 0
        last: i64 = len(bounds) - 1
        while first < last:
            middle = (first + last) >> 1
            if number < bounds[middle]:
                last = middle
            else:
                first = middle + 1
        return self._outcomes[first]

    def has(self, outcome: Action) -> bool:
        """Whether this may come."""
        for each in self._outcomes:
            if each is outcome:
                return True
        return False

    def _weight(self, place: i64) -> i64:
        return self._bounds[place] - self._bounds[place - 1] if place else self._bounds[0]

    def __len__(self) -> int:
        return len(self._outcomes)

    def __getitem__(self, place: int) -> tuple[Action, int]:
        return self._outcomes[place], self._weight(place if place >= 0 else place + len(self._outcomes))

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        for place in range(len(self._outcomes)):
            yield self._outcomes[place], self._weight(place)

    def __copy__(self) -> Chances:
        return Chances(self)

    def __deepcopy__(self, memo: object) -> Chances:
        return Chances(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Chances, (list(self),)

    def __repr__(self) -> str:
        return f"Chances({list(self)})"


NO_CHANCES: Final = Chances(())
"""Where chance has nothing to do."""
