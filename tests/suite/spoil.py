"""Somebody who changes whatever can be changed in what they were given."""

from __future__ import annotations

import contextlib

import msgspec

from alehouse.engine.chance import Chances
from alehouse.engine.errors import Refusal
from alehouse.engine.events import Event
from alehouse.engine.messages import Message
from alehouse.engine.result import Result, ScoreLine

FIELDS: dict[type, tuple[str, ...]] = {
    Message: ("id", "args"),
    Refusal: ("action", "rule", "args"),
    Result: ("places", "points", "lines", "why"),
    ScoreLine: ("what", "points"),
    Event: ("id", "rule", "args", "who", "what", "source", "target"),
    Chances: ("total", "outcomes", "bounds", "_"),
}
"""What is inside of what is no plain data."""


def spoil(thing: object) -> None:
    """Change it, and everything inside, as far as that goes."""
    if isinstance(thing, dict):
        for value in list(thing.values()):
            spoil(value)
        thing.clear()
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            spoil(value)
        if isinstance(thing, list):
            thing.clear()
    elif isinstance(thing, msgspec.Struct):
        _spoil_fields(thing, thing.__struct_fields__)
    elif type(thing) in FIELDS:
        _spoil_fields(thing, FIELDS[type(thing)])
        if isinstance(thing, Chances) and len(thing):
            with contextlib.suppress(TypeError):
                thing.add(thing[0][0], 1000)


def _spoil_fields(thing: object, names: tuple[str, ...]) -> None:
    for name in names:
        value = getattr(thing, name, None)
        spoil(value)
        # Some cannot be set at all, others to nothing but a value of their kind.
        for other in (None, 0, "", value):
            with contextlib.suppress(AttributeError, TypeError):
                setattr(thing, name, other)
