"""Cards tell what they do where they can be played."""

from __future__ import annotations

import pytest

import alehouse
from alehouse.engine.messages import Message
from alehouse.terminal.picking import Picking
from alehouse.terminal.screen import Screen
from alehouse.text import languages, speech


@pytest.mark.parametrize("lang", languages())
def test_a_remedy_tells_what_the_side_does_that_is_played(lang: str) -> None:
    game = alehouse.game("bristol-1350")
    view = game.start(players=3).view(0)
    screen = Screen(speech(lang, ["Ana", "Bea", "Cleo"]))
    for side in ("arsenic", "chicken", "emeralds", "leeches", "pomander"):
        rule = screen.speech.say(Message(f"b1350-{side}")).partition(":")[2].strip()
        plays = [str(action) for action in game.table.actions if str(action).endswith(f" as {side}")]
        assert plays
        for notation in plays:
            choice = game.describe(view, game.action(notation))
            (offer,) = Picking(screen, game, [choice], ()).offers
            assert offer.text == f"{screen.speech.say(choice.words)}: {rule}"


@pytest.mark.parametrize("lang", languages())
def test_an_event_card_tells_it_once(lang: str) -> None:
    game = alehouse.game("fantasy-pub-2022")
    view = game.start(players=2).view(0)
    screen = Screen(speech(lang, ["Ana", "Bea"]))
    (choice,) = [game.describe(view, action) for action in game.table.actions if str(action) == "return back-door"]
    (offer,) = Picking(screen, game, [choice], ()).offers
    assert offer.text == screen.speech.say(choice.words)
