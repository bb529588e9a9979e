"""What a seat may know: typed, built field by field, turned into plain data for pages and learners."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from mypy_extensions import mypyc_attr

from alehouse.engine.messages import Json, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat, or an onlooker, may know of a position.

    A game has one type of it: a dataclass of numbers, strings, messages, lists and further dataclasses, built field
    by field from what this seat may know. Pages' types are generated from its annotations.
    """

    def plain(self) -> Json:
        """The view as plain data: the very bytes that may leave the house."""
        return plain_data(self)


def plain_data(value: object) -> Json:
    """A dataclass, or anything that one may hold, as plain data."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [plain_data(each) for each in value]
    if isinstance(value, dict):
        return {str(key): plain_data(each) for key, each in value.items()}
    if is_dataclass(value):
        return {field.name: plain_data(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"a view cannot hold {type(value).__name__}")
