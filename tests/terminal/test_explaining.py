"""`explain`: what is called certain happens, whatever is true behind the cards."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import CHANCE, OVER, FastLuck
from alehouse.tables.foreseeing import foresee
from alehouse.terminal.explaining import print_explanation
from alehouse.terminal.picking import Picking
from alehouse.terminal.screen import Screen
from alehouse.text import languages, speech

_POSITIONS = 5
_CHOICES = 4


def moments(game: str) -> list[alehouse.Position]:
    """Some positions of a random game in which somebody has a choice."""
    position, luck = alehouse.game(game).start(players=alehouse.game(game).fewest + 1), FastLuck(len(game))
    found: list[alehouse.Position] = []
    while position.to_move != OVER and len(found) < _POSITIONS:
        if position.to_move == CHANCE:
            position.play(luck.choose(position.chances()))
            continue
        legal = position.legal()
        if len(legal) > 1 and luck.below(6) == 0:
            found.append(position.copy())
        position.play(legal[luck.below(len(legal))])
    return found


@pytest.mark.parametrize("game", [game.name for game in alehouse.games()])
def test_what_is_certain_happens(game: str) -> None:
    told = 0
    for position in moments(game):
        seat = position.to_move
        knowledge = position.knowledge(seat)
        for action in position.legal()[:_CHOICES]:
            happens, chance = foresee(knowledge, action)
            truth = position.copy()
            truth.listen()
            truth.play(action)
            seen = [event.seen_by(seat) for event in truth.news()]
            came = [event.message().plain() for event in seen if event is not None]
            for message in happens:
                assert message.plain() in came
            assert not chance or truth.to_move == CHANCE
            told += len(happens)
    assert told > 0


@pytest.mark.parametrize("lang", languages())
def test_it_is_told_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    position = moments("fantasy-pub-2003")[0]
    screen = Screen(speech(lang, ["Ana", "Bea", "Cleo"]))
    view, knowledge = position.view(position.to_move), position.knowledge(position.to_move)
    choices = [position.game.describe(view, action) for action in position.legal()]
    picking = Picking(screen, position.game, choices, ())

    def told(typed: str) -> str:
        print_explanation(
            screen,
            position.game,
            picking,
            typed,
            lambda choice: foresee(knowledge, position.game.action(choice.action)),
        )
        return " ".join(capsys.readouterr().out.split())

    number = next(number for number, offer in enumerate(picking.offers, 1) if len(offer.choices) == 1)
    (choice,) = picking.offers[number - 1].choices
    happens, _ = foresee(knowledge, position.game.action(choice.action))
    assert happens
    assert choice.brings
    for typed in (str(number), choice.action):
        explained = told(typed)
        assert " ".join(screen.speech.say(choice.words).split()) in explained
        # First what is done, then what that brings.
        sentences = [screen.speech.say(message) for message in [*happens, *choice.brings]]
        assert " ".join(f"- {sentence}" for sentence in sentences) in explained
    how = " ".join(screen.say("explain-what", word=screen.say("word-explain"), last=len(picking.offers)).split())
    for nothing in ("", "99", "xyzzy"):
        assert told(nothing) == how
