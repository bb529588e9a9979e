"""The steps of a game, each declared once: its name, what its two numbers are about, who decides.

Dumps, reading them back, prompts and what views show as pending come from these declarations. Not compiled: nothing
here is asked while games are only played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from alehouse.engine.contract import Together
from alehouse.engine.errors import BadPosition
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.reading import broken, choice, items, mapping, number
from alehouse.engine.views import PendingStep

if TYPE_CHECKING:
    from alehouse.engine.steps import Stepwise


class About:
    """What one of a step's two numbers is about. `name` is its key in dumps and its argument in prompts."""

    def __init__(self, name: str) -> None:
        self.name = name

    def plain(self, value: int) -> Json:
        """The number as it is dumped."""
        raise NotImplementedError

    def read(self, data: Json, position: Stepwise) -> int:
        """The number that was dumped under `name`; raises BadPosition if it is none."""
        raise NotImplementedError

    def said(self, value: int) -> Value:
        """The number as a prompt names it."""
        raise NotImplementedError

    def things(self, value: int) -> list[str]:
        """The ids of the things that it stands for."""
        return []

    def count(self, value: int) -> int | None:
        """How many, where it is a number of something."""
        return None


class _Nothing(About):
    """Not used: always 0."""

    def __init__(self) -> None:
        super().__init__("")


class _Seat(About):
    def plain(self, value: int) -> Json:
        return value

    def read(self, data: Json, position: Stepwise) -> int:
        return number(data, self.name, 0, position.players - 1)

    def said(self, value: int) -> Value:
        return Seat(value)

    def things(self, value: int) -> list[str]:
        return [f"seat:{value + 1}"]


class Count(About):
    """How many of something; its range is what any box allows, what this one allows is checked by the game."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def plain(self, value: int) -> Json:
        return value

    def read(self, data: Json, position: Stepwise) -> int:
        return number(data, self.name, self.low, self.high)

    def said(self, value: int) -> Value:
        return value

    def count(self, value: int) -> int | None:
        return value


class Named(About):
    """One of several things or words by their names, `none` where it may also be nothing (-1)."""

    def __init__(self, name: str, names: Sequence[str], ids: Sequence[str] = (), none: bool = False) -> None:
        super().__init__(name)
        self.names = tuple(names)
        self.ids = tuple(ids)
        self.none = none
        self._numbers = {each: value for value, each in enumerate(self.names)}

    def plain(self, value: int) -> Json:
        return None if value < 0 else self.names[value]

    def read(self, data: Json, position: Stepwise) -> int:
        if self.none and isinstance(data, dict) and self.name in data and data[self.name] is None:
            return -1
        return choice(data, self.name, self._numbers)

    def said(self, value: int) -> Value:
        return "" if value < 0 else self.names[value]

    def things(self, value: int) -> list[str]:
        return [self.ids[value]] if self.ids and value >= 0 else []


NOTHING: Final = _Nothing()
SEAT: Final = _Seat("seat")


def seat_as(name: str) -> About:
    """A seat under another name: the mate, the brawler."""
    return _Seat(name)


CHANCE_DRAWS: Final = "chance"
WHOSE_TURN: Final = "turn"
FIRST_NUMBER: Final = "first"
"""The seat that is the step's first number."""
ITSELF: Final = "itself"
By = Literal["chance", "turn", "first", "itself"]


class Step:
    """One kind of step. `prompt` is the end of its prompt's id, where that is not the step's own name.

    Where several seats are asked in this step one after the other, and nobody shall learn who had a choice, `silence`
    is the notation of what it means to say nothing.
    """

    def __init__(
        self,
        number: int,
        name: str,
        by: By,
        a: About = NOTHING,
        b: About = NOTHING,
        prompt: str = "",
        silence: str = "",
    ) -> None:
        self.number = number
        self.name = name
        self.by = by
        self.a = a
        self.b = b
        self.prompt = prompt or name
        self.silence = silence


class StepTable:
    """All steps of a game, by number. Prompts are the messages `prompt-PREFIX-...`."""

    def __init__(self, prefix: str, steps: Sequence[Step]) -> None:
        self.prefix = prefix
        self.steps = tuple(steps)
        self.names = tuple(step.name for step in steps)
        self.silences = tuple(step.silence for step in steps)
        """What those say who have nothing to say, where several are asked together; else empty."""
        self._numbers = {step.name: step.number for step in steps}
        self._pending: dict[int, dict[int, PendingStep]] = {}
        """By whose turn it was, those that were shown before: the same few are shown again and again."""
        if [step.number for step in steps] != list(range(len(steps))) or len(self._numbers) != len(steps):
            raise ValueError("steps are declared in the order of their numbers, each name once")

    # Who decides what

    def prompt(self, position: Stepwise) -> Message:
        """What is being decided now, and by whom."""
        if not len(position.steps):
            return Message(f"prompt-{self.prefix}-over")
        kind, a, b = position.due()
        step = self.steps[kind]
        args: dict[str, Value] = {}
        if step.a is not NOTHING:
            args[step.a.name] = step.a.said(a)
        if step.b is not NOTHING:
            args[step.b.name] = step.b.said(b)
        args.update(position.prompt_args(kind, a, b))
        return Message(f"prompt-{self.prefix}-{step.prompt}", args)

    def shown_before(self, turn: int) -> dict[int, PendingStep]:
        """Steps, packed as on the stack, as they were shown in this seat's turn; what is shown anew is put there."""
        return self._pending.setdefault(turn, {})

    def shown(self, frame: tuple[int, int, int], turn: int) -> PendingStep:
        """A step that is being decided or about to happen."""
        kind, a, b = frame
        step = self.steps[kind]
        by: int | Literal["chance", "itself"] = "chance" if step.by == CHANCE_DRAWS else "itself"
        if step.by in (FIRST_NUMBER, WHOSE_TURN):
            by = a if step.by == FIRST_NUMBER else turn
        count = step.b.count(b)
        if count is None:
            count = step.a.count(a)
        return PendingStep(step.name, by, (*step.a.things(a), *step.b.things(b)), count)

    def together(self, position: Stepwise) -> Together:
        """Those who are asked at the same time now: in this step, and in the same ones that come right after it."""
        due = self.steps[position.due_step()]
        seats = []
        for kind, a, _b in reversed(position.stack):
            if kind != due.number:
                break
            seats.append(a)
        return Together(seats, position.game.action(due.silence))

    # The stack as plain data

    def dump(self, position: Stepwise) -> list[Json]:
        """The whole stack, the step that is due last."""
        return [self._frame(self.steps[kind], a, b) for kind, a, b in position.stack]

    def _frame(self, step: Step, a: int, b: int) -> Json:
        frame: dict[str, Json] = {"step": step.name}
        if step.a is not NOTHING:
            frame[step.a.name] = step.a.plain(a)
        if step.b is not NOTHING:
            frame[step.b.name] = step.b.plain(b)
        return frame

    def read(self, position: Stepwise, data: Json, key: str = "stack") -> None:
        """Put the steps under this key onto the stack; every number must be what its step is about."""
        position.stack = []
        for frame in items(data, key):
            named = mapping({key: frame}, key)
            step = self.steps[choice(named, "step", self._numbers)]
            a = step.a.read(named, position) if step.a is not NOTHING else 0
            b = step.b.read(named, position) if step.b is not NOTHING else 0
            if named.keys() != mapping({key: self._frame(step, a, b)}, key).keys():
                raise broken(key, step.name)
            position.push(step.number, a, b)

    def trouble(self, kind: int) -> BadPosition:
        """The error for a step that cannot be where it is."""
        return broken("stack", self.names[kind])
