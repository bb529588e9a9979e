"""Reading plain data back, with a clear sentence for whatever is not as it should be."""

from __future__ import annotations

from alehouse.engine.errors import BadPosition
from alehouse.engine.messages import Json


def broken(key: str, found: str) -> BadPosition:
    """The error for a part of a position that does not fit."""
    return BadPosition("error-position", {"key": key, "found": found})


def mapping(data: Json, key: str) -> dict[str, Json]:
    """The mapping under this key."""
    value = _under(data, key)
    if not isinstance(value, dict):
        raise broken(key, str(value))
    return value


def items(data: Json, key: str, length: int = -1) -> list[Json]:
    """The list under this key, of this length if one is given."""
    value = _under(data, key)
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise broken(key, str(value))
    return value


def number(data: Json, key: str, low: int, high: int) -> int:
    """The whole number under this key, from low to high."""
    value = _under(data, key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise broken(key, str(value))
    return value


def numbers(data: Json, key: str, low: int, high: int, length: int = -1) -> list[int]:
    """The list of whole numbers under this key, each from low to high."""
    return [number({key: value}, key, low, high) for value in items(data, key, length)]


def flag(data: Json, key: str) -> bool:
    """The yes or no under this key."""
    value = _under(data, key)
    if not isinstance(value, bool):
        raise broken(key, str(value))
    return value


def choice(data: Json, key: str, known: dict[str, int]) -> int:
    """What the word under this key stands for."""
    value = _under(data, key)
    if not isinstance(value, str) or value not in known:
        raise broken(key, str(value))
    return known[value]


def _under(data: Json, key: str) -> Json:
    if not isinstance(data, dict):
        raise broken(key, str(data))
    if key not in data:
        raise broken(key, "-")
    return data[key]
