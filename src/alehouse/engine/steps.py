"""A position that goes step by step: what is being decided or about to happen lies on a stack."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.contract import Position

Step = tuple[int, int, int]
"""A step's number, and two numbers that say what it is about; each game knows which."""

# A step is kept as one number, so that a stack is copied at once: the step itself in 8 bits, the first number of
# its two, which may be -1, in 16, and the second in what is left.
_A: Final = 8
_B: Final = 24
_MOST: Final = 0xFFFF


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stepwise(Position):
    """The step that was put on the stack last is due first."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = vec[i64]()

    def push(self, step: i64, a: i64, b: i64) -> None:
        """Before all else, let this step happen, about `a` and `b`."""
        self.steps = append(self.steps, (b << _B) + ((a + 1) << _A) + step)

    def pull(self) -> tuple[i64, i64, i64]:
        """Take the step that is due off the stack."""
        self.steps, packed = pop(self.steps)
        return packed & 0xFF, ((packed >> _A) & _MOST) - 1, packed >> _B

    def due(self) -> tuple[i64, i64, i64]:
        """The step that is due, which stays on the stack."""
        packed = self.steps[-1]
        return packed & 0xFF, ((packed >> _A) & _MOST) - 1, packed >> _B

    def due_step(self) -> i64:
        return self.steps[-1] & 0xFF

    @property
    def stack(self) -> list[Step]:
        """All steps, the one that is due last."""
        found: list[Step] = []
        for packed in self.steps:
            found.append((packed & 0xFF, ((packed >> _A) & _MOST) - 1, packed >> _B))
        return found

    @stack.setter
    def stack(self, steps: list[Step]) -> None:
        self.steps = vec[i64]()
        for step, a, b in steps:
            self.push(step, a, b)
