"""A game that is over, step by step, as somebody saw it then: what each could know, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from alehouse.engine.record import Record, start
from alehouse.engine.views import Data, EventData
from alehouse.server.sight import seen


class Moment(Data, frozen=True):
    """What a step brought, and the view afterwards."""

    events: list[EventData]
    view: msgspec.Raw | None


def moments(record: Record, seat: int) -> Iterator[Moment]:
    """The beginning, and the moment after each step."""
    position = start(record)
    position.listen()
    yield Moment([], msgspec.Raw(position.view(seat).encode()))
    for notation in record.steps:
        position.play(position.game.action(notation))
        yield Moment(seen(position.news(), seat), msgspec.Raw(position.view(seat).encode()))


def encoded(record: Record, seat: int) -> bytes:
    """All of them as JSON."""
    return b"[%b]" % b",".join(moment.encode() for moment in moments(record, seat))
