"""Whatever a server says is read back into the types that it was said with, or refused."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

import alehouse
from alehouse.client.reading import NotOurs, read_heard, read_view
from alehouse.engine.encoding import encoded_views
from alehouse.engine.messages import Message, Seat, Value, read_message
from alehouse.server.protocol import Happening, Step

_words = some.text(max_size=5)
_values: some.SearchStrategy[Value] = some.recursive(
    some.one_of(some.integers(-9, 9), _words, some.builds(Seat, some.integers(0, 8))),
    lambda inside: some.one_of(
        some.lists(inside, max_size=3).map(tuple),
        some.builds(Message, _words, some.dictionaries(_words, inside, max_size=2)),
    ),
    max_leaves=6,
)


@given(some.builds(Message, _words, some.dictionaries(_words, _values, max_size=3)))
def test_sentences_come_back_the_same(message: Message) -> None:
    assert read_message(msgspec.json.decode(msgspec.json.encode(message.plain()))) == message


@pytest.mark.parametrize(
    "data", [None, 1, "a", [], {}, {"id": "a"}, {"id": 1, "args": {}}, {"id": "a", "args": {"b": True}}]
)
def test_anything_else_is_no_sentence(data: object) -> None:
    with pytest.raises(ValueError, match="no"):
        read_message(data)


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_views_come_back_the_same(game: alehouse.Game) -> None:
    """At every step of a game, for every seat and for onlookers, from within a message."""
    luck = alehouse.FastLuck(5)
    position = game.start(players=game.fewest)
    for _ in range(60):
        if position.to_move == alehouse.OVER:
            break
        legal = position.legal()
        position.play(legal[luck.below(len(legal))] if legal else luck.choose(position.chances()))
        for seat, data in encoded_views(position).items():
            step = Step(1, 2, Happening("played", 0), [], 3, msgspec.Raw(data))
            heard = read_heard(step.encode())
            assert isinstance(heard, Step)
            assert read_view(game, heard.view) == position.view(seat)


def test_before_a_game_begins_there_is_no_view() -> None:
    heard = read_heard(Step(1, 2, Happening("sat", 0, "Ana", "human"), [], 0, None).encode())
    assert isinstance(heard, Step)
    assert read_view(alehouse.games()[0], heard.view) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<html>",
        b"[]",
        b'{"is":"hello"}',
        b'{"is":"step"}',
        b'{"is":"here","seats":"all","deadline":null,"time":0}',
        b'{"is":"refused","id":1,"why":{"id":1,"args":{}},"look_again":false}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_what_does_not_fit_is_refused(data: bytes) -> None:
    with pytest.raises(NotOurs):
        read_heard(data)
