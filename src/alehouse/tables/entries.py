"""The log of a table: everything that was accepted, numbered without gaps. The table is what its log makes of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from alehouse.engine.errors import BadRecord
from alehouse.engine.options import OptionValue
from alehouse.tables.clock import Clock
from alehouse.tables.seats import Why


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Something that was accepted. `at` is when, in milliseconds since 1970."""

    at: int
    number: int = 0
    """Its place in the log, from 1 on; given when it is written there."""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was set up."""

    game: str
    version: int
    box: dict[str, int | dict[str, int]]
    """What differs from the printed box."""
    players: int
    options: dict[str, OptionValue]
    clock: Clock
    fingerprint: str
    hints: bool | None = None
    """Whether players may ask for hints; None: where one person plays against bots alone."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody sat down: a person, or a bot."""

    seat: int
    name: str
    kind: str


class Freed(Entry, frozen=True, kw_only=True, tag="freed"):
    """A seat is open again; only before the game begins."""

    seat: int


class Began(Entry, frozen=True, kw_only=True, tag="began"):
    """Nobody sits down or leaves any more: who plays is agreed, and the words for the luck are collected."""


class Promised(Entry, frozen=True, kw_only=True, tag="promised"):
    """A person promised a word for the luck, or (with none) gives no word."""

    seat: int
    promise: str | None


class Told(Entry, frozen=True, kw_only=True, tag="told"):
    """A person told the promised word."""

    seat: int
    word: str
    salt: str


class Mixed(Entry, frozen=True, kw_only=True, tag="mixed"):
    """The words are mixed in, but for those that were promised and kept back; from now on luck can be drawn."""

    without: tuple[int, ...]


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A decision of a seat, in notation."""

    seat: int
    action: str


class Drew(Entry, frozen=True, kw_only=True, tag="drew"):
    """What chance brought, in notation."""

    action: str


class Undid(Entry, frozen=True, kw_only=True, tag="undid"):
    """A seat took its last decision back."""

    seat: int


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """An answer that is kept until all who are asked at the same time have had their time."""

    seat: int
    action: str


class Waived(Entry, frozen=True, kw_only=True, tag="waived"):
    """A seat says beforehand that it will answer nothing until its next turn, or takes that back."""

    seat: int
    waives: bool


class HandedOver(Entry, frozen=True, kw_only=True, tag="handed-over"):
    """From now on a bot plays in a person's place."""

    seat: int
    why: Why


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken-back"):
    """A person plays again who was played for."""

    seat: int


class AskedToEnd(Entry, frozen=True, kw_only=True, tag="asked-to-end"):
    """A person wants to end the game without a result, or no longer wants to; it ends when all want to."""

    seat: int
    wants: bool


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """All agreed to end the game without a result."""


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same players have a new table, for another game once this one is over."""

    code: str


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """Something that was said at the table; by an onlooker where there is no seat."""

    seat: int | None
    name: str
    text: str


class Claimed(Entry, frozen=True, kw_only=True, tag="claimed"):
    """What a player says about hidden things in a form that the game declares, true or not."""

    seat: int
    claim: str
    """In notation."""


AnyEntry = (
    Opened
    | Sat
    | Freed
    | Began
    | Promised
    | Told
    | Mixed
    | Played
    | Drew
    | Undid
    | Answered
    | Waived
    | HandedOver
    | TakenBack
    | AskedToEnd
    | Ended
    | Rematched
    | Said
    | Claimed
)

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


_LOG: msgspec.json.Decoder[list[AnyEntry]] = msgspec.json.Decoder(list[AnyEntry])


def encode(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def encode_all(entries: Sequence[AnyEntry]) -> bytes:
    """Entries that are written together."""
    return msgspec.json.encode(entries)


def decode(data: bytes | msgspec.Raw) -> AnyEntry:
    """The entry that was encoded; raises BadRecord if these bytes hold none."""
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, ValueError):
        raise BadRecord("table-log-odd", {"number": 0}) from None


def decode_all(data: bytes) -> list[AnyEntry]:
    """The entries that were encoded together, or the one that was encoded by itself; or BadRecord."""
    if not data.startswith(b"["):
        return [decode(data)]
    try:
        return _LOG.decode(data)
    except (msgspec.DecodeError, ValueError):
        raise BadRecord("table-log-odd", {"number": 0}) from None
