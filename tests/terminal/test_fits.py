"""It fits: at 80 by 24 the whole board, the question and everything that can be picked stand on one screen."""

from __future__ import annotations

import re

import pytest

import alehouse
from alehouse import CHANCE, OVER, FastLuck, Position
from alehouse.terminal.full_screen import FullScreen
from alehouse.terminal.layout import lay_out
from alehouse.terminal.picking import Picking
from alehouse.text import languages, speech

NAMES = ["Ana", "Otto", "Beatrice", "Kim", "Lou", "Bartholomew the 3rd", "Jo", "Pat", "Sam"]
GAMES = [game.name for game in alehouse.games()]
_SELDOM = 24
_OFTEN = 6


class Looking:
    """Somebody at a screen of 80 by 24, in whose place everybody decides."""

    def __init__(self, lang: str, position: Position) -> None:
        self._position = position
        self._screen = FullScreen(speech(lang, NAMES[: position.game.most]))
        self.looked = 0

    def look(self) -> None:
        """At all that is asked now, and behind each step of picking."""
        position, game = self._position, self._position.game
        view = position.view(position.to_move)
        picking = Picking(self._screen, game, [game.describe(view, action) for action in position.legal()], ())
        say = self._screen.speech.say
        boards = [game.picture(view, say, 79, 1), game.picture(view, say, 79)]
        self._look_at(picking, boards)

    def _look_at(self, picking: Picking, boards: list[list[str]]) -> None:
        position = self._position
        board = (position.game, position.view(position.to_move))
        question = self._screen.speech.say(position.prompt())
        shown = lay_out(self._screen, board, question, picking, rows=24, columns=80)
        self.looked += 1
        whole = "\n".join(shown)
        assert len(shown) <= 23, whole
        (drawn,) = [each for each in boards if shown[: len(each)] == each][:1] or [[]]
        assert drawn, f"the board is cut:\n{whole}"
        numbers = re.findall(r"^ *(\d+)\. ", "\n".join(shown[len(drawn) :]), re.MULTILINE)
        assert numbers == [str(number) for number, _ in picking.lines()], f"some are out of sight:\n{whole}"
        for number, offer in enumerate(picking.offers, 1):
            if offer.part is not None:
                picking.step(str(number))
                self._look_at(picking, boards)
                picking.back()


def look_through(game: str, lang: str, seed: int, seldom: int) -> int:
    """A random game of as many as can play; at how many questions and steps one has looked."""
    rules = alehouse.game(game)
    position, luck = rules.start(players=rules.most), FastLuck(f"{game} {seed}")
    looking = Looking(lang, position)
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            position.play(luck.choose(position.chances()))
            continue
        legal = position.legal()
        if len(legal) > 1 and luck.below(seldom) == 0:
            looking.look()
        position.play(legal[luck.below(len(legal))])
    return looking.looked


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_on_80_by_24(game: str, lang: str) -> None:
    looked, seed = 0, 0
    while looked < 25:
        looked += look_through(game, lang, seed, _SELDOM)
        seed += 1


@pytest.mark.long
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_very_many_questions_fit_on_80_by_24(game: str, lang: str) -> None:
    for seed in range(100, 106):
        look_through(game, lang, seed, _OFTEN)
