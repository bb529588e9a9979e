"""The stack of steps: last in, first due, and small numbers kept as they are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.steps import Stepwise
from tests.small_game import SMALL

STEPS = st.tuples(st.integers(0, 255), st.integers(-1, 65_534), st.integers(-1, 1 << 38))


@given(steps=st.lists(STEPS, min_size=1, max_size=12))
def test_steps_come_back_as_they_were_put(steps: list[tuple[int, int, int]]) -> None:
    position = Stepwise(SMALL)
    for step, a, b in steps:
        position.push(step, a, b)
    assert position.stack == steps
    assert position.due() == steps[-1]
    assert position.due_step() == steps[-1][0]
    assert [position.pull() for _ in steps] == steps[::-1]
    assert position.stack == []


def test_a_stack_can_be_set_as_a_whole() -> None:
    position = Stepwise(SMALL)
    position.push(1, 1, 1)
    position.stack = [(3, -1, 0), (4, 2, 7)]
    assert position.stack == [(3, -1, 0), (4, 2, 7)]
