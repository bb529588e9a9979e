"""What is said together goes out together, in the order in which it was said, and whatever happens."""

from __future__ import annotations

import pytest

from alehouse.server.outbox import MOST, Outbox


class Line:
    """A transport that notes what is written to it, and by whom else before."""

    def __init__(self, written: list[tuple[str, bytes]], name: str) -> None:
        self._written = written
        self._name = name
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes, /) -> None:
        assert not self.closing
        self._written.append((self._name, data))


@pytest.fixture
def written() -> list[tuple[str, bytes]]:
    return []


def test_what_is_said_by_itself_goes_out_at_once(written: list[tuple[str, bytes]]) -> None:
    Outbox().put(Line(written, "ann"), b"1")
    assert written == [("ann", b"1")]


def test_what_is_said_together_goes_out_when_all_is_said(written: list[tuple[str, bytes]]) -> None:
    outbox, ann, ben = Outbox(), Line(written, "ann"), Line(written, "ben")

    def more() -> None:
        outbox.put(ben, b"2")

    def all_of_it() -> None:
        outbox.put(ann, b"1")
        outbox.together(more)
        assert not written, "what is done within goes out with the rest"
        outbox.put(ann, b"3")

    outbox.together(all_of_it)
    assert written == [("ann", b"1"), ("ben", b"2"), ("ann", b"3")]
    outbox.put(ben, b"4")
    assert written[-1] == ("ben", b"4")


def test_what_was_said_goes_out_though_something_went_wrong_afterwards(written: list[tuple[str, bytes]]) -> None:
    outbox = Outbox()

    def fails() -> None:
        outbox.put(Line(written, "ann"), b"1")
        raise RuntimeError("the next table")

    with pytest.raises(RuntimeError, match="the next table"):
        outbox.together(fails)
    assert written == [("ann", b"1")]
    outbox.put(Line(written, "ben"), b"2")
    assert written[-1] == ("ben", b"2")


def test_who_was_let_go_meanwhile_is_not_written_to(written: list[tuple[str, bytes]]) -> None:
    outbox, ann, ben = Outbox(), Line(written, "ann"), Line(written, "ben")

    def all_of_it() -> None:
        outbox.put(ann, b"1")
        outbox.put(ben, b"2")
        ann.closing = True

    outbox.together(all_of_it)
    assert written == [("ben", b"2")]


def test_no_more_than_so_much_waits(written: list[tuple[str, bytes]]) -> None:
    outbox, ann = Outbox(), Line(written, "ann")

    def all_of_it() -> None:
        outbox.put(ann, b"x" * MOST)
        assert not written
        outbox.put(ann, b"y")
        assert [len(data) for _, data in written] == [MOST, 1]
        outbox.put(ann, b"z")
        assert len(written) == 2

    outbox.together(all_of_it)
    assert written[-1] == ("ann", b"z")
