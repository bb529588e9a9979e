"""`why`, with words, with notation and with nonsense: whatever somebody asks about, in every game."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import CHANCE, FastLuck
from alehouse.terminal.reasons import print_reasons
from alehouse.terminal.rules import rule_numbers
from alehouse.terminal.screen import Screen
from alehouse.text import languages, speech


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [game.name for game in alehouse.games()])
def test_everything_can_be_asked_about(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules, luck = alehouse.game(game), FastLuck(1)
    position = rules.start(players=rules.most)
    while position.to_move == CHANCE:
        position.play(luck.choose(position.chances()))
    screen = Screen(speech(lang, [f"P{number}" for number in range(1, rules.most + 1)]))
    view, legal = position.view(position.to_move), position.legal()

    def why(wanted: str) -> str:
        print_reasons(screen, rules, view, position.why_not, wanted)
        return " ".join(capsys.readouterr().out.split())

    refused = next(action for action in rules.table.actions if action not in legal)
    numbers = set(rule_numbers(rules).values())
    # What only chance can bring is asked about as anything else.
    for action in (refused, rules.table.actions[-1]):
        assert why(str(action)).split()[0] in numbers
    said = screen.speech.say(rules.describe(view, refused).words)
    assert set(why(said).split()) & numbers
    assert " ".join(screen.speech.say(rules.describe(view, legal[0]).words).split()) in why(str(legal[0]))
    assert "xyzzy" in why("xyzzy")
    assert set(why("").split()) & numbers
