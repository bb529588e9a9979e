"""`explain`: what would certainly happen if something were chosen, before it is."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.contract import Game
from alehouse.engine.views import Choice
from alehouse.tables.foreseeing import Foreseen
from alehouse.terminal.choices import in_words
from alehouse.terminal.picking import Picking
from alehouse.terminal.rules import card_text
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import command_name

_MOST = 4
"""Explanations of more choices at once are nothing to read."""


def print_explanation(
    screen: Screen, game: Game, picking: Picking, typed: str, foresee: Callable[[Choice], Foreseen]
) -> None:
    """What comes of the choices behind a number or words; without either, how to ask."""
    word = command_name(screen.speech, "explain")
    meant = picking.offer_for(typed) if typed else []
    # All answers first: at a table elsewhere news may come between two of them.
    foreseen = [(choice, foresee(choice)) for choice in meant[:_MOST]]
    with screen.together():
        if not meant:
            screen.tell("explain-what", word=word, last=len(picking.offers))
        elif len(meant) > _MOST:
            screen.tell("explain-too-many", count=len(meant))
        for choice, comes in foreseen:
            _print(screen, game, choice, comes)


def _print(screen: Screen, game: Game, choice: Choice, comes: Foreseen) -> None:
    """The choice, with the texts of its cards as far as its words do not hold them, and what comes of it."""
    words = in_words(screen, choice)
    screen.heading(words)
    for part in choice.parts:
        text = card_text(screen, game, part)
        if text and text not in words:
            screen.paragraph(text, "  ")
    for message in [*comes.happens, *choice.brings]:
        screen.paragraph(screen.speech.say(message), "- ")
    if comes.chance:
        screen.tell("explain-luck")
    elif not comes.happens and not choice.brings:
        screen.tell("explain-nothing")
