"""The box as data: how many there are of everything, and how much it is worth. The rules read it from here.

Owners of a printed game and designers change a value without touching a rule. What the rules are made of (how many
tables there are, which kinds of cards) is no value.
"""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json, Message, Value


class BoxValue:
    """One value, or (with `names`) a row of them, one a name.

    `assumed` where no rulebook prints it, `but` for those names of a row. The members of a row are spoken of as they
    are `called`; by their names, if they have no others.
    """

    def __init__(
        self,
        name: str,
        printed: int | Sequence[int],
        low: int,
        high: int,
        names: Sequence[str] = (),
        assumed: bool = False,
        but: Sequence[str] = (),
        called: Sequence[Value] = (),
    ) -> None:
        self.name = name
        self.names = tuple(names)
        self.printed: tuple[int, ...] = (printed,) if isinstance(printed, int) else tuple(printed)
        self.low = low
        self.high = high
        self.assumed = assumed
        self.but = tuple(but)
        self.called: tuple[Value, ...] = tuple(called) or self.names
        if len(self.called) != len(self.names) or not set(self.but) <= set(self.names):
            raise ValueError(f"{name}: not all that is said of its members fits its names")
        if len(self.printed) != max(1, len(self.names)) or not all(low <= each <= high for each in self.printed):
            raise ValueError(f"{name}: {self.printed} does not fit its names or its range")

    def __copy__(self) -> BoxValue:
        return self

    def __deepcopy__(self, memo: object) -> BoxValue:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.name, self.printed, self.low, self.high, self.names, self.assumed, self.but, self.called)
        return _value_again, fields

    def assumes(self, place: int) -> bool:
        """Whether no rulebook prints this number of the row, or the only one."""
        return self.assumed and not (self.names and self.names[place] in self.but)


class Box:
    """The values of a game: those that are printed or assumed, but for what was changed."""

    def __init__(self, declared: Sequence[BoxValue], changes: dict[str, Json] | None = None) -> None:
        self.declared = tuple(declared)
        self._rows = {value.name: list(value.printed) for value in self.declared}
        for name, change in (changes or {}).items():
            self._change(name, change)

    def __copy__(self) -> Box:
        return self.changed({})

    def __deepcopy__(self, memo: object) -> Box:
        return self.changed({})

    def __reduce__(self) -> tuple[object, ...]:
        return Box, (self.declared, self.differs)

    def number(self, name: str) -> int:
        """The value of this name."""
        (found,) = self._rows[name]
        return found

    def row(self, name: str) -> list[int]:
        """The row of this name, in the order of its names."""
        return list(self._rows[name])

    @property
    def differs(self) -> dict[str, Json]:
        """What is not as it is printed, as it can be written down: of rows only what was changed."""
        found: dict[str, Json] = {}
        for value in self.declared:
            row = self._rows[value.name]
            if tuple(row) == value.printed:
                continue
            if not value.names:
                found[value.name] = row[0]
            else:
                found[value.name] = {name: new for name, new, old in zip(value.names, row, value.printed) if new != old}
        return found

    def changed(self, changes: dict[str, Json]) -> Box:
        """The same box with other values; what is no value of it raises BadBox."""
        box = Box(self.declared)
        box._rows = {name: list(row) for name, row in self._rows.items()}
        for name, change in changes.items():
            box._change(name, change)
        return box

    def args(self) -> dict[str, Value]:
        """Every value as an argument for texts: `$rounds`, and of a row `$alcohol_birra`."""
        found: dict[str, Value] = {}
        for value in self.declared:
            row = self._rows[value.name]
            if not value.names:
                found[value.name] = row[0]
            for name, each in zip(value.names, row):
                found[f"{value.name}_{name.replace('-', '_')}"] = each
        return found

    def line(self, value: BoxValue, what: Message) -> Message:
        """A value for people: what it is, and how much; what is assumed or was changed is marked as such."""
        numbers = [self._number(value, place) for place in range(len(value.printed))]
        if not value.names:
            return Message("box-value", {"what": what, "number": numbers[0]})
        members = tuple(
            Message("box-member", {"name": name, "number": number}) for name, number in zip(value.called, numbers)
        )
        return Message("box-row", {"what": what, "members": members})

    def _number(self, value: BoxValue, place: int) -> Message:
        printed = Message("box-assumed" if value.assumes(place) else "box-printed", {"number": value.printed[place]})
        now = self._rows[value.name][place]
        return printed if now == value.printed[place] else Message("box-changed", {"number": now, "instead": printed})

    def _change(self, name: str, change: Json) -> None:
        value = next((each for each in self.declared if each.name == name), None)
        if value is None:
            known = ", ".join(each.name for each in self.declared) or "-"
            raise BadBox("error-box-unknown", {"name": name, "names": known})
        if not value.names:
            self._rows[name] = [_number(value, name, change)]
        elif isinstance(change, list) and len(change) == len(value.names):
            self._rows[name] = [_number(value, name, each) for each in change]
        elif isinstance(change, dict):
            for part, each in change.items():
                if part not in value.names:
                    raise BadBox("error-box-unknown", {"name": f"{name} {part}", "names": ", ".join(value.names)})
                self._rows[name][value.names.index(part)] = _number(value, f"{name} {part}", each)
        else:
            raise BadBox("error-box-row", {"name": name, "names": ", ".join(value.names)})


def _value_again(
    name: str,
    printed: tuple[int, ...],
    low: int,
    high: int,
    names: tuple[str, ...],
    assumed: bool,
    but: tuple[str, ...],
    called: tuple[Value, ...],
) -> BoxValue:
    return BoxValue(name, printed if names else printed[0], low, high, names, assumed, but, called)


def _number(value: BoxValue, name: str, change: Json) -> int:
    if isinstance(change, int) and not isinstance(change, bool) and value.low <= change <= value.high:
        return change
    raise BadBox(
        "error-box-number",
        {"name": name, "value": str(change), "low": str(value.low), "high": str(value.high)},
    )
