"""Actions and outcomes: typed, never changed, declared once in a table."""

from __future__ import annotations

from difflib import get_close_matches

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.errors import UnknownAction


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that a seat may do, or (an Outcome) that chance may bring.

    A game makes each of its actions once, in its table; `legal()` hands out those same objects, so they are compared
    by identity. `str(action)` is the notation in records; `number` is the place in the table, stable for learners.
    """

    def __init__(self, notation: str = "") -> None:
        self.notation = notation
        self.number: i64 = -1

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Action):
    """An entry of the table that chance brings, and no seat can choose."""


class ActionTable:
    """All actions and outcomes of a game, in an order that never changes within a rules version."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.by_notation: dict[str, Action] = {}
        for number, action in enumerate(actions):
            if action.notation in self.by_notation:
                raise ValueError(f"two actions are written {action.notation!r}")
            action.number = number
            self.by_notation[action.notation] = action

    def read(self, text: str) -> Action:
        """The action that this notation stands for."""
        action = self.by_notation.get(" ".join(text.split()))
        if action is None:
            near = get_close_matches(text, self.by_notation, n=1, cutoff=0.0)
            raise UnknownAction("error-unknown-action", {"text": text, "near": near[0]})
        return action

    def __len__(self) -> int:
        return len(self.actions)
