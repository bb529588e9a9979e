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
        length = 0
        for part in message:
            length += len(part)
        head = _heads.get(length)
        parts.append(_head(length) if head is None else head)
        parts += message
    return b"".join(parts)


_heads: Final[dict[int, bytes]] = {}
"""Of messages that are not very long, by their length."""


def _head(length: int) -> bytes:
    if length >= 1 << 16:
        return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
    short = length < TWO_BYTES
    found = _heads[length] = bytes((TEXT, length)) if short else bytes((TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    return found


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
