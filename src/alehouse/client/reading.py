"""What a server says, read back into the types that it was said with. Whatever does not fit is refused."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.views import View, made
from alehouse.server.protocol import Answer, Done, Explained, Here, Now, Present, Refused, Step

T = TypeVar("T")

Heard = Step | Present | Now | Here | Done | Answer | Explained | Refused


# The view waits, as it came, for whoever knows the game: that a JSON text is perhaps null cannot be said besides.
class _Step(Step, tag="step", tag_field="is", frozen=True):
    view: msgspec.Raw


class _Present(Present, tag="present", tag_field="is", frozen=True):
    view: msgspec.Raw


class NotOurs(AlehouseError):
    """Somebody speaks whom this Alehouse does not understand."""

    def __init__(self) -> None:
        super().__init__("join-not-understood")


def read_heard(data: str | bytes) -> Heard:
    """One message of a server."""
    try:
        return _HEARD.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise NotOurs from None


def read_as(kind: type[T], data: bytes) -> T:
    """What a door answered."""
    try:
        return msgspec.json.decode(data, type=kind, dec_hook=made)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise NotOurs from None


def read_view(game: Game, data: msgspec.Raw | None) -> View | None:
    """What the reader sees, as the game's own type; None before the game has begun."""
    if data is None or bytes(data) == b"null":
        return None
    return read_as(game.view_type, bytes(data))


_HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(
    _Step | _Present | Now | Here | Done | Answer | Explained | Refused, dec_hook=made
)
