"""What leaves the house is written by hand where it is said often: as msgspec writes the same plain data."""

from __future__ import annotations

import copy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.encoding import encoded, encoded_choices, encoded_event, kept, make_room, sentence
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.views import Choice

WORDS = st.text(max_size=8)


def sentences(values: st.SearchStrategy[Value]) -> st.SearchStrategy[Message]:
    return st.builds(Message, WORDS, st.dictionaries(WORDS, values, max_size=4))


VALUES: st.SearchStrategy[Value] = st.recursive(
    st.one_of(st.integers(-(2**60), 2**60), WORDS, st.builds(Seat, st.integers(0, 9))),
    lambda inner: st.one_of(sentences(inner), st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)


@given(sentences(VALUES))
def test_a_sentence_is_written_as_its_plain_data(message: Message) -> None:
    plain = msgspec.json.encode(message.plain())
    assert sentence(message) == encoded(message) == plain
    assert sentence(kept(message)) == encoded(message) == plain


def test_what_is_kept_is_written_once_and_its_copies_can_be_changed() -> None:
    name = kept(Message("who", {"seat": Seat(1)}))
    said = Message("comes", {"who": name})
    assert sentence(name) is sentence(name)
    other = copy.copy(said)
    inner = other.args["who"]
    assert isinstance(inner, Message)
    inner.args["seat"] = Seat(2)
    assert encoded(said) == b'{"id":"comes","args":{"who":{"id":"who","args":{"seat":{"seat":1}}}}}'
    assert encoded(other) == b'{"id":"comes","args":{"who":{"id":"who","args":{"seat":{"seat":2}}}}}'


@given(
    st.lists(
        st.builds(
            Choice,
            WORDS,
            sentences(VALUES),
            st.lists(WORDS).map(tuple),
            st.none() | WORDS,
            st.lists(sentences(VALUES), max_size=3).map(tuple),
        ),
        max_size=3,
    )
)
def test_choices_are_written_as_their_plain_data(choices: list[Choice]) -> None:
    assert encoded_choices(choices) == encoded(choices)
    assert encoded_choices(choices) == msgspec.json.encode([each.plain() for each in choices])


@given(
    st.builds(
        Event,
        WORDS,
        WORDS,
        st.dictionaries(WORDS, VALUES, max_size=3),
        st.none() | WORDS,
        st.lists(WORDS, max_size=3).map(tuple),
        st.none() | WORDS,
        st.none() | WORDS,
    ),
    st.integers(0, 10**6),
)
def test_an_event_is_written_as_its_plain_data(event: Event, step: int) -> None:
    event.belongs_to(step)
    assert encoded_event(event) == msgspec.json.encode(event.plain())


def test_nothing_else_leaves_the_house() -> None:
    with pytest.raises(TypeError, match="Seat does not leave the house"):
        encoded([Seat(1)])  # type: ignore[list-item]


def test_what_was_remembered_first_is_forgotten_first() -> None:
    remembered: dict[str, int] = {}
    for number, word in enumerate("abcabd"):
        if word not in remembered:
            make_room(remembered, 3)
            remembered[word] = number
    assert remembered == {"b": 1, "c": 2, "d": 5}
