"""The box: component values are data, the same rules play with others, and what cannot work is refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

from alehouse import OVER, FastLuck, Game
from alehouse.engine import registry
from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json
from alehouse.engine.playing import play_out
from alehouse.engine.record import Record, replay
from alehouse.engine.record_file import from_text, to_text
from alehouse.text import languages
from tests.small_game import SMALL
from tests.suite.observe import said
from tests.suite.walks import choose


@pytest.fixture(autouse=True)
def _every_game_is_known(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._all(), game.name, game)
    if game.table is SMALL.table:
        # Both small games share a table, which belongs to the first of them.
        monkeypatch.setitem(registry._all(), SMALL.name, SMALL)


def test_the_box_is_declared(game: Game) -> None:
    """There are values, each once, each within its range."""
    assert game.box.declared
    names = [value.name for value in game.box.declared]
    assert len(set(names)) == len(names)
    assert game.box.differs == {}
    assert game.variant({}) is game


def test_nearly_every_value_can_be_changed(game: Game) -> None:
    """One more or one less of anything is another game that plays to its end, or is refused with the reason."""
    tried = played = 0
    for value in game.box.declared:
        for change in (1, -1):
            for place, printed in list(enumerate(value.printed))[:4]:
                if not value.low <= printed + change <= value.high:
                    continue
                tried += 1
                new = printed + change
                wanted: dict[str, Json] = {value.name: {value.names[place]: new} if value.names else new}
                try:
                    other = game.variant(wanted)
                except BadBox as refused:
                    # It can be said, or saying it raises.
                    for lang in languages():
                        said(lang, refused.message)
                    continue
                played += 1
                assert other.box.differs == wanted
                assert other.variant({value.name: list(value.printed) if value.names else printed}) is game
                position = other.start(game.fewest)
                position.check()
                play_out(position, FastLuck(tried))
                position.check()
                position.result()
    assert played >= 0.6 * tried


def test_a_record_carries_what_differs(game: Game) -> None:
    """Written down and read again, a game with another box is replayed with that box."""
    other = next(_variants(game))
    assert other is not game
    position = other.start(game.fewest)
    record = Record.of(position, {})
    luck = FastLuck(1)
    for _ in range(30):
        action = choose(position, luck)
        record.add(str(action))
        position.play(action)
        if position.to_move < -1:
            break
    read = from_text(to_text(record))
    assert read.box == other.box.differs != {}
    again = replay(read)
    assert again.game is other
    assert again.digest() == position.digest()


@pytest.mark.parametrize("odd", [None, "many", 1.5, True, [], {}, -1, 10**9], ids=repr)
def test_odd_values_are_refused(game: Game, odd: str | float | list[int] | dict[str, int] | None) -> None:
    """What is no number of the declared range raises BadBox, which says what would be right."""
    for value in game.box.declared:
        if isinstance(odd, dict) and value.names:
            continue
        if type(odd) is int and value.low <= odd <= value.high:
            continue
        with pytest.raises(BadBox) as caught:
            game.variant({value.name: odd})  # type: ignore[dict-item]
        assert all(said(lang, caught.value.message) for lang in languages())


def test_unknown_values_are_refused(game: Game) -> None:
    with pytest.raises(BadBox) as caught:
        game.variant({"dragons": 1})
    assert "dragons" in str(caught.value)


def test_variants_travel(game: Game) -> None:
    """A game with another box, its positions and its actions come back to that very game."""
    for variant in islice(_variants(game), 6):
        assert copy.copy(variant) is copy.deepcopy(variant) is pickle.loads(pickle.dumps(variant)) is variant
        position = variant.start(variant.fewest)
        for other in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
            assert other.game is variant
            assert other.digest() == position.digest()
        for action in variant.table.actions[:: max(1, len(variant.table) // 20)]:
            assert pickle.loads(pickle.dumps(action)) is action
        assert pickle.loads(pickle.dumps(variant.eye(variant.most))).game is variant


def test_rows_keep_their_bounds_with_other_boxes(game: Game) -> None:
    """What is declared of a row follows the box."""
    luck = FastLuck(5)
    for variant in islice(_variants(game), 12):
        eye = variant.eye(variant.most)
        position = variant.start(variant.most)
        for _ in range(60):
            if position.to_move == OVER:
                break
            position.play(choose(position, luck))
            row = bytes(eye.see(position, 0))
            for field in eye.fields:
                assert max(row[field.first : field.first + field.count]) <= field.high, field.name


def _variants(game: Game) -> Iterator[Game]:
    for value in game.box.declared:
        for change in (1, -1):
            new = value.printed[0] + change
            if value.low <= new <= value.high:
                try:
                    yield game.variant({value.name: {value.names[0]: new} if value.names else new})
                except BadBox:
                    continue
