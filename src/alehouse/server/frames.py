"""Messages as they go over the wire of a websocket: each whole, in text, and not masked."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT: Final = 0x81
"""The first byte of a frame that is a whole message in text."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""In the place of a length: it stands behind that, in so many bytes."""


def framed(messages: list[list[bytes]]) -> bytes:
    """These messages as they go out, one after the other; each in parts, which are put together here and only here."""
    parts: list[bytes] = []
    for message in messages:
        add_frame(parts, message)
    return b"".join(parts)


def add_frame(parts: list[bytes], message: list[bytes]) -> None:
    """Put a message behind what else goes out, in parts."""
    length = 0
    for part in message:
        length += len(part)
    if length < TWO_BYTES:
        parts.append(_ONE)
    elif length < 1 << 16:
        parts.append(_TWO)
        parts.append(_BYTES[length >> 8])
    else:
        parts.append(_EIGHT)
        parts.append((length >> 8).to_bytes(7, "big"))
    parts.append(_BYTES[length & 0xFF])
    parts += message


class Alike:
    """Frames the same messages for one reader after the other: those that most are told alike are framed once."""

    def __init__(self, messages: int) -> None:
        self._latest: list[bytes | None] = [None] * messages
        """Of the messages that came as a whole, in their order, the latest; and how it goes out."""
        self._frames = [b""] * messages

    def framed(self, messages: list[list[bytes]]) -> bytes:
        """As many messages as were foretold."""
        parts: list[bytes] = []
        for place, message in enumerate(messages):
            if len(message) > 1:
                add_frame(parts, message)
                continue
            whole = message[0]
            if whole is not self._latest[place]:
                self._latest[place], self._frames[place] = whole, framed([message])
            parts.append(self._frames[place])
        return b"".join(parts)


# How a frame begins, by how many bytes its length takes; and bytes, which are looked up sooner than made.
_ONE: Final = bytes((TEXT,))
_TWO: Final = bytes((TEXT, TWO_BYTES))
_EIGHT: Final = bytes((TEXT, EIGHT_BYTES))
_BYTES: Final = [bytes((each,)) for each in range(256)]


_MASKED: Final = 0x80
_MASK: Final = 4
"""Bytes; clients mask what they send, so that nobody takes it for something else."""


def lone_text(data: bytes) -> bytes | None:
    """The message, where these bytes are one whole frame of text as clients send it, and nothing else."""
    size = len(data)
    if size < 2 + _MASK or data[0] != TEXT:
        return None
    length = data[1] - _MASKED
    begin = 2 + _MASK
    if length == TWO_BYTES and size >= 4 + _MASK:
        length = data[2] * 256 + data[3]
        begin = 4 + _MASK
    elif length >= TWO_BYTES:
        return None
    if length != size - begin:
        return None
    message: bytes = apply_mask(data[begin:], data[begin - _MASK : begin])
    return message
