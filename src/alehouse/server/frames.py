"""Messages as they go over the wire of a websocket: each whole, in text, and not masked."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a frame that is a whole message in text."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""In the place of a length: it stands behind that, in so many bytes."""
_SHORT, _LONG = bytes((TEXT, TWO_BYTES)), bytes((TEXT, EIGHT_BYTES))


_REMEMBERED: Final = 1 << 14
"""Below this length, heads are made once: the same lengths come again and again."""
_heads: dict[int, bytes] = {}


def framed(messages: list[bytes]) -> bytes:
    """These messages as they go out, one after the other."""
    parts: list[bytes] = []
    for message in messages:
        parts.append(_head(len(message)))
        parts.append(message)
    return b"".join(parts)


def _head(length: int) -> bytes:
    """What stands before a message of this length."""
    head = _heads.get(length)
    if head is None:
        head = _new_head(length)
        if length < _REMEMBERED:
            _heads[length] = head
    return head


def _new_head(length: int) -> bytes:
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return _SHORT + length.to_bytes(2, "big")
    return _LONG + length.to_bytes(8, "big")
