"""Frames as they go over the wire, against the parser of a library."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from alehouse.server.frames import Alike, framed, lone_text

LENGTHS = [0, 1, 125, 126, 127, 255, 256, 65535, 65536, 70000]


def read(data: bytes) -> list[Frame]:
    """All frames that a server has sent."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()
    found: list[Frame] = []
    while not _ended(reader):
        parsing: Generator[None, None, Frame] = Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as whole:
            next(parsing)
        found.append(whole.value.value)
    return found


def _ended(reader: StreamReader) -> bool:
    asking = reader.at_eof()
    with pytest.raises(StopIteration) as answer:
        next(asking)
    ended: bool = answer.value.value
    return ended


@pytest.mark.parametrize("length", LENGTHS)
def test_messages_of_any_length_are_framed(length: int) -> None:
    messages = [[b"x" * length], [b"behind", b"", b" it"], [], [b"y", b"y" * (length - 1)]]
    assert [(frame.opcode, frame.fin, frame.data) for frame in read(framed(messages))] == [
        (Opcode.TEXT, True, b"".join(parts)) for parts in messages
    ]


def test_what_all_are_told_alike_is_framed_as_for_each() -> None:
    step, own, other = [b"the same for all"], [b"one's", b" own"], [b"another's"]
    alike = Alike(3)
    for messages in ([step, own, step], [step, other, own], [other, step, step], [[*step], other, own]):
        assert alike.framed(messages) == framed(messages)


def said(message: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, message, fin).serialize(mask=mask)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_lone_text_is_understood(length: int) -> None:
    message = bytes(each % 251 for each in range(length))
    assert lone_text(said(message)) == (message if length < 65536 else None), "the longest are left to the library"


@given(st.binary(max_size=300), st.binary(min_size=1, max_size=9))
def test_more_or_less_than_a_lone_text_is_left_alone(message: bytes, more: bytes) -> None:
    whole = said(message)
    assert lone_text(whole) == message
    assert lone_text(whole + more) is None
    assert lone_text(whole + whole) is None
    for cut in range(len(whole)):
        assert lone_text(whole[:cut]) is None
    assert lone_text(said(message, mask=False)) is None
    assert lone_text(said(message, fin=False)) is None
    for opcode in (Opcode.BINARY, Opcode.CONT):
        assert lone_text(said(message, opcode)) is None


@given(st.binary(max_size=400))
def test_nonsense_is_no_text_unless_a_library_says_so(data: bytes) -> None:
    found = lone_text(data)
    if found is not None:
        assert said(found)[:2] == data[:2]
        assert len(said(found)) == len(data)
