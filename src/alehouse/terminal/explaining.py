"""`explain`: what would certainly happen if something were chosen, before it is."""

from __future__ import annotations

from alehouse.engine.contract import CHANCE, Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message
from alehouse.engine.views import Choice
from alehouse.terminal.choices import in_words
from alehouse.terminal.picking import Picking
from alehouse.terminal.rules import card_text
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import command_name

_TRIES = 12
"""What happens in so many positions that may be the true one is called certain."""
_MOST = 4
"""Explanations of more choices at once are nothing to read."""


def print_explanation(screen: Screen, knowledge: Knowledge, picking: Picking, typed: str) -> None:
    """What comes of the choices behind a number or words; without either, how to ask."""
    meant = picking.offer_for(typed) if typed else []
    if not meant:
        screen.tell("explain-what", word=command_name(screen.speech, "explain"), last=len(picking.offers))
        return
    if len(meant) > _MOST:
        screen.tell("explain-too-many", word=command_name(screen.speech, "explain"), count=len(meant))
        meant = meant[:_MOST]
    for choice in meant:
        _explain(screen, knowledge, choice)


def _explain(screen: Screen, knowledge: Knowledge, choice: Choice) -> None:
    screen.heading(in_words(screen, choice))
    for part in choice.parts:
        text = card_text(screen, knowledge.game, part)
        if text:
            screen.paragraph(text, "  ")
    happens, luck = certain(knowledge, choice)
    for message in [*choice.brings, *happens]:
        screen.paragraph(screen.speech.say(message), "- ")
    if luck:
        screen.tell("explain-luck")
    elif not happens and not choice.brings:
        screen.tell("explain-nothing")


def certain(knowledge: Knowledge, choice: Choice) -> tuple[list[Message], bool]:
    """What this seat would see happen whatever is true for all it knows, and whether luck comes next in any case."""
    imaginer = knowledge.imaginer(FastLuck(1))
    luck = FastLuck(2)
    common: dict[str, Message] | None = None
    drawn = 0
    for _ in range(_TRIES):
        position = imaginer.next(luck)
        position.listen()
        position.play(knowledge.game.action(choice.action))
        seen = [event.seen_by(knowledge.seat) for event in position.news()]
        told = {str(event.message().plain()): event.message() for event in seen if event is not None}
        common = told if common is None else {key: message for key, message in common.items() if key in told}
        drawn += position.to_move == CHANCE
    assert common is not None
    return list(common.values()), drawn == _TRIES
