"""Texts: whatever a game says can be said in every language, whole, and fits the screen."""

from __future__ import annotations

from rich.cells import cell_len

from alehouse import OVER, Game
from alehouse.engine.events import Event
from alehouse.engine.messages import Message
from alehouse.engine.rulebook import rule_ids
from alehouse.text import languages, speech
from tests.suite.observe import rendered, said, watchers
from tests.suite.walks import Setting, moments, walk, walks


def test_a_game_introduces_itself(game: Game) -> None:
    """The game's title and each option have a text in every language."""
    for message in [game.title(), *(option.text(game.name) for option in game.options)]:
        assert_said(message)


def test_everything_is_said_whole(setting: Setting) -> None:
    """Prompts, choices, refusals and pictures can be said to every seat in every language."""
    for position in moments(setting, games=1, each=10):
        for seat in watchers(position):
            assert all(rendered(position, seat).values())


def test_events_are_told(setting: Setting) -> None:
    """Every event names a rule of the game, can be told in every language, and to seats that there are."""
    rules = rule_ids(setting.game.chapters)
    for position in walks(setting, steps=1000, listening=True):
        for event in position.news():
            told: Event | None = event
            while told is not None:
                assert told.rule in rules, f"{told.id} is by {told.rule!r}, which is no rule of the game"
                assert told.told is None or all(0 <= seat < setting.players for seat in told.told)
                assert_said(told.message())
                told = told.otherwise


def test_choices_differ(setting: Setting) -> None:
    """No two choices that a seat has at the same time are described alike, in any language."""
    for position in moments(setting, games=1, each=25):
        if position.to_move >= 0:
            view = position.view(position.to_move)
            for lang in languages():
                choices = [said(lang, setting.game.describe(view, action).words) for action in position.legal()]
                assert len(set(choices)) == len(choices), sorted(choices)


def test_results_are_told(setting: Setting) -> None:
    """Every line of every score, and why the game ended, can be said in every language."""
    for seed in range(3):
        *_, last = walk(setting, seed)
        assert last.to_move == OVER
        result = last.result()
        for message in [result.why, *(line.what for lines in result.lines for line in lines)]:
            assert_said(message)


def test_pictures_fit(setting: Setting) -> None:
    """A picture is never wider than asked for, whatever the players are called, and breaks no line."""
    names = ("Bartholomew the Extraordinarily Thirsty", "Zoë", "李", "", "O'Hara", "Ñ")[: setting.players]
    for position in moments(setting, games=1, each=6):
        for width in (40, 60, 80, 120):
            for lang in languages():
                say = speech(lang, names).say
                for line in setting.game.picture(position.view(0), say, width):
                    assert cell_len(line) <= width, f"{cell_len(line)} columns, not {width}: {line}"
                    assert line.rstrip().isprintable(), repr(line)


def assert_said(message: Message) -> None:
    for lang in languages():
        assert said(lang, message).strip(), f"{message.id} says nothing in {lang}"
