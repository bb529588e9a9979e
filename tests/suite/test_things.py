"""Things: whatever views, choices, pending steps and events point at is declared, and has a name to be read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from alehouse import Game
from alehouse.engine.contract import CHANCE, PUBLIC
from alehouse.engine.messages import Json
from alehouse.engine.views import EventData
from alehouse.text import languages
from tests.suite.observe import said
from tests.suite.walks import Setting, moments, walk, walks


def test_things_have_names(game: Game) -> None:
    """Everything that can be pointed at is called something in every language."""
    for id, thing in game.things.by_id.items():
        assert id == thing.id == f"{thing.kind}:{id.partition(':')[2]}"
        for lang in languages():
            assert said(lang, thing.name).strip(), f"{id} has no name in {lang}"


def test_views_speak_of_things(setting: Setting) -> None:
    """Every id in a view is declared, and what is decided now is decided by whoever is to move."""
    for position in moments(setting, games=2, each=20):
        for view in position.views().values():
            check_ids(setting.game, view.plain())
        pending = position.pending()
        assert bool(pending) == (position.to_move != -2)
        if pending:
            by = pending[0].by
            assert by == (position.to_move if position.to_move >= 0 else "chance"), f"{pending[0]} waits for {by}"


def test_choices_lead_to_things(setting: Setting) -> None:
    """Where a choice leads is a thing, its parts are those of the action, and its words can be said."""
    for position in moments(setting, games=1, each=25):
        if position.to_move < 0:
            continue
        view = position.view(position.to_move)
        for action in position.legal():
            choice = setting.game.describe(view, action)
            assert choice.action == str(action)
            assert choice.parts == action.parts_for(position.to_move)
            assert all(part in setting.game.things for part in choice.parts)
            assert choice.leads is None or choice.leads in setting.game.things
            for lang in languages():
                assert all(said(lang, message).strip() for message in (choice.words, *choice.brings))


def test_events_speak_of_things(setting: Setting) -> None:
    """Every event names declared things, and the step of the record that it belongs to; as data it is an EventData."""
    for step, position in enumerate(islice(walk(setting, 1, listening=True), 600)):
        for event in position.news():
            for told in (event, event.otherwise):
                if told is not None:
                    assert all(thing in setting.game.things for thing in told.things()), f"{told.id}: {told.things()}"
                    assert told.step == step
                    data = msgspec.convert(told.plain(), Wire)
                    assert data.step == told.step


def test_some_events_show_where(setting: Setting) -> None:
    """Enough to animate: things go from somewhere to somewhere, by somebody's doing."""
    told = {"who": 0, "what": 0, "source": 0, "target": 0}
    for position in walks(setting, steps=600, listening=True):
        for event in position.news():
            for role in told:
                told[role] += bool(getattr(event, role))
    assert all(told.values()), told


def test_what_outcomes_consist_of_is_seen_by_all(setting: Setting) -> None:
    """The parts of an outcome are told to everybody: whoever looks on can tell which of them came up."""
    for position in islice(moments(setting, games=2, each=3), 120):
        if position.to_move != CHANCE:
            continue
        by_sight: dict[str, tuple[str, ...]] = {}
        for outcome, _ in islice(position.chances(), 40):
            if outcome.parts:
                after = position.copy()
                after.listen()
                after.play(outcome)
                told = [event for each in after.news() if (event := each.seen_by(PUBLIC)) is not None]
                sight = repr([event.plain() for event in told]) + repr(after.view(PUBLIC).plain())
                assert by_sight.setdefault(sight, outcome.parts) == outcome.parts


class Wire(EventData, frozen=True):
    """An event as it comes in elsewhere, where messages are plain data."""

    message: dict[str, object]  # type: ignore[assignment]


def check_ids(game: Game, data: Json) -> None:
    kinds = kinds_of(game)
    for word in _words(data):
        kind, colon, _ = word.partition(":")
        if colon and kind in kinds:
            assert word in game.things, f"{word} is not declared"


def kinds_of(game: Game) -> set[str]:
    return {thing.kind for thing in game.things.by_id.values()}


def _words(data: Json) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)
