"""Dumps: a position survives as plain JSON, and whatever is no position is refused with a clear sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator

import pytest

from alehouse import FastLuck, Game
from alehouse.engine.errors import BadPosition
from alehouse.engine.messages import Json
from alehouse.text import languages
from tests.suite.observe import perceived, said, text, watchers
from tests.suite.walks import Setting, moments, options, settings

Place = tuple[str | int, ...]
"""Where something stands in plain data: keys and indexes, from the outside in."""


def test_dumps_can_be_loaded(setting: Setting) -> None:
    """Dumped, written as JSON text, read and loaded: the same position, the same choices, the same views."""
    for position in moments(setting, games=2, each=15):
        loaded = setting.game.load(json.loads(json.dumps(position.dump())))
        assert type(loaded) is type(position)
        assert loaded.digest() == position.digest()
        assert loaded.to_move == position.to_move
        assert options(loaded) == options(position)
        assert [weight for _, weight in loaded.chances()] == [weight for _, weight in position.chances()]
        for seat in watchers(position):
            assert perceived(loaded, seat) == perceived(position, seat)
        loaded.check()


def test_broken_dumps_are_refused(setting: Setting) -> None:
    """Whatever was changed in a dump, BadPosition says so; or it is a sound position, exactly as written."""
    luck = FastLuck(5)
    for position in moments(setting, games=1, each=8):
        for place in list(_places(position.dump())):
            check_mutation(setting.game, position.dump(), place, luck)


@pytest.mark.long
def test_every_broken_dump_is_refused(game: Game) -> None:
    """The same with every change at every place, in games of every setting."""
    for number, setting in enumerate(settings(game)):
        for position in moments(setting, games=1, each=4, seed=number):
            for place in list(_places(position.dump())):
                for mutate in MUTATIONS:
                    check_load(setting.game, _mutated(position.dump(), place, mutate))


@pytest.mark.parametrize("data", [None, True, 7, 1.5, "position", [], {}, [{}], {"": {}}], ids=repr)
def test_other_data_is_no_position(game: Game, data: Json) -> None:
    """Data that has nothing to do with the game is refused with BadPosition."""
    with pytest.raises(BadPosition) as caught:
        game.load(data)
    assert all(said(lang, caught.value.message) for lang in languages())


def check_mutation(game: Game, data: Json, place: Place, luck: FastLuck) -> None:
    """Load the data with one random change at this place."""
    check_load(game, _mutated(data, place, MUTATIONS[luck.below(len(MUTATIONS))]))


def check_load(game: Game, data: Json) -> None:
    """Load it: either BadPosition, or a position that is sound, answers questions and dumps the same data."""
    written = text(data)
    try:
        position = game.load(data)
    except BadPosition as refused:
        for lang in languages():
            said(lang, refused.message)
        return
    assert text(position.dump()) == written, "something was accepted that the position does not have"
    position.check()
    for seat in watchers(position):
        perceived(position, seat)


def _places(data: Json, here: Place = ()) -> Iterator[Place]:
    """Everywhere in the data but the outside."""
    inner: list[tuple[str | int, Json]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    for key, value in inner:
        yield (*here, key)
        yield from _places(value, (*here, key))


def _mutated(data: Json, place: Place, mutate: Callable[[Json], Json]) -> Json:
    changed = copy.deepcopy(data)
    container = changed
    for key in place[:-1]:
        container = _inside(container, key)
    key = place[-1]
    if isinstance(container, dict):
        value = mutate(container[str(key)])
        if value is LOST:
            del container[str(key)]
        else:
            container[str(key)] = value
    elif isinstance(container, list):
        value = mutate(container[int(key)])
        if value is LOST:
            del container[int(key)]
        else:
            container[int(key)] = value
    return changed


def _inside(container: Json, key: str | int) -> Json:
    if isinstance(container, dict):
        return container[str(key)]
    assert isinstance(container, list)
    return container[int(key)]


LOST: Json = ["lost"]
"""Not a value: what was there is gone."""


def _more(value: Json) -> Json:
    """One more of it, whatever it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, value[0] if value else 0]
    return {**value, "x": 0} if isinstance(value, dict) else 0


def _less(value: Json) -> Json:
    """One less of it, whatever it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value - 1
    if isinstance(value, (str, list)):
        return value[:-1]
    return dict(list(value.items())[1:]) if isinstance(value, dict) else 0


def _turned(value: Json) -> Json:
    """In another order, or with another sign."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return -value
    if isinstance(value, (str, list)):
        return value[::-1]
    return value


MUTATIONS: list[Callable[[Json], Json]] = [
    lambda value: LOST,
    lambda value: None,
    lambda value: "nobody",
    lambda value: [],
    lambda value: [value],
    lambda value: {},
    lambda value: True,
    lambda value: 1.0,
    lambda value: float("nan"),
    lambda value: -1,
    lambda value: 10**30,
    _more,
    _less,
    _turned,
]
