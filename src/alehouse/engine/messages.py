"""What is said to people, before it has a language: message ids of the Fluent files, with their arguments."""

from __future__ import annotations

from typing import Union

Json = Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]  # noqa: UP007
"""Plain data: what can be written to a file and read back the same."""


class Seat:
    """A player named in a message; whoever renders it knows the players' names."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.number == self.number

    def __reduce__(self) -> tuple[object, ...]:
        return Seat, (self.number,)

    def __hash__(self) -> int:
        return hash(("seat", self.number))

    def __repr__(self) -> str:
        return f"Seat({self.number})"


class Message:
    """A sentence or a name: a Fluent id (or `id.attribute`) and arguments, some of them messages themselves."""

    def __init__(self, id: str = "", args: dict[str, Value] | None = None) -> None:
        self.id = id
        self.args: dict[str, Value] = args if args is not None else {}
        self.json: bytes | None = None
        """As it is written, where it is kept for good (see encoding.py)."""

    def plain(self) -> Json:
        """This message as plain data, for records, pages and comparisons."""
        return {"id": self.id, "args": {name: plain_value(value) for name, value in self.args.items()}}

    def __copy__(self) -> Message:
        return Message(self.id, {name: _again(value) for name, value in self.args.items()})

    def __deepcopy__(self, memo: object) -> Message:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.id, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


Value = Union[int, str, Seat, Message, "tuple[Value, ...]"]
"""An argument: a number, a word that no language changes, a player, a message, or several, to be listed."""


def _again(value: Value) -> Value:
    if isinstance(value, Message):
        return value.__copy__()
    if isinstance(value, tuple):
        return tuple([_again(each) for each in value])
    return Seat(value.number) if isinstance(value, Seat) else value


def plain_value(value: Value) -> Json:
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, tuple):
        return [plain_value(each) for each in value]
    return value


def read_message(data: object) -> Message:
    """A sentence that crossed a wire; raises ValueError where it is none."""
    if isinstance(data, dict) and data.keys() == {"id", "args"}:
        id, args = data["id"], data["args"]
        if isinstance(id, str) and isinstance(args, dict):
            return Message(id, {str(name): _read_value(value) for name, value in args.items()})
    raise ValueError("no sentence")


def _read_value(data: object) -> Value:
    if isinstance(data, (int, str)) and not isinstance(data, bool):
        return data
    if isinstance(data, list):
        return tuple([_read_value(each) for each in data])
    if isinstance(data, dict) and data.keys() == {"seat"} and type(data["seat"]) is int:
        return Seat(data["seat"])
    return read_message(data)
