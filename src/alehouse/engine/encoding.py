"""Views, choices and sentences as JSON, as they leave the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from alehouse.engine.messages import Message, Seat, Value

if TYPE_CHECKING:
    from alehouse.engine.contract import Position
    from alehouse.engine.views import Data, View


def encoded(part: Data | Sequence[Data] | Message | None) -> bytes:
    """Anything that leaves the house."""
    return _ENCODER.encode(part)


def encoded_views(position: Position) -> dict[int, bytes]:
    """What every seat and an onlooker may know; what all may know is built and encoded once."""
    return encode_views(position.views())


def encode_views(views: dict[int, View]) -> dict[int, bytes]:
    """Views of one position, which share their public part."""
    found: dict[int, bytes] = {}
    public = b""
    for seat, view in views.items():
        if not public:
            public = _ENCODER.encode(view.public)
        own, whose = _ENCODER.encode(view.own), _ENCODER.encode(view.seat)
        found[seat] = b"".join([b'{"seat":', whose, b',"public":', public, b',"own":', own, b"}"])
    return found


def kept(message: Message) -> Message:
    """A sentence that nobody changes from now on, and that is said often: it is written once."""
    message.json = sentence(message)
    return message


def sentence(message: Message) -> bytes:
    """A sentence or a name, as `plain` says it. Put together here, since many go out with every step."""
    if message.json is not None:
        return message.json
    parts: list[bytes] = []
    for name, value in message.args.items():
        parts.append(_word(name) + _value(value))
    return b"".join([b'{"id":', _word(message.id)[:-1], b',"args":{', b",".join(parts), b"}}"])


_words: dict[str, bytes] = {}
"""Ids of sentences and names of arguments, each with a colon behind it: as many as there are in the texts."""


def _word(name: str) -> bytes:
    found = _words.get(name)
    if found is None:
        found = _words[name] = _ENCODER.encode(name) + b":"
    return found


def _value(value: Value) -> bytes:
    if isinstance(value, Message):
        return sentence(value)
    if isinstance(value, Seat):
        return b'{"seat":%d}' % value.number
    if isinstance(value, tuple):
        return b"[%b]" % b",".join([_value(each) for each in value])
    return _ENCODER.encode(value)


def _written(part: object) -> msgspec.Raw:
    """What structs do not say themselves."""
    if isinstance(part, Message):
        return msgspec.Raw(sentence(part))
    raise TypeError(f"{type(part).__name__} does not leave the house")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_written)
