"""The choices at a decision: numbered, in words; and what was meant by typing something else."""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.views import Choice
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import command_name, folded, meant


def in_words(screen: Screen, choice: Choice) -> str:
    return screen.speech.say(choice.words)


def with_what_it_brings(screen: Screen, choice: Choice, does: str = "") -> str:
    """The choice in words, with what a card does, if that is to be told, and what will certainly come of it."""
    brings = ", ".join(screen.speech.say(message) for message in choice.brings)
    words = in_words(screen, choice)
    if does:
        words = f"{words}: {does}"
    return f"{words} → {brings}" if brings else words


def typed_choice(screen: Screen, choices: Sequence[Choice], typed: str) -> Choice | None:
    """The choice that was typed in its words or its notation, whose parts may come in any order; None if none was."""
    wanted = folded(typed)
    for choice in choices:
        if wanted in (folded(choice.action), folded(in_words(screen, choice))):
            return choice
    alike = [choice for choice in choices if sorted(folded(choice.action).split()) == sorted(wanted.split())]
    return alike[0] if len(alike) == 1 else None


def fitting(screen: Screen, choices: Sequence[Choice], typed: str) -> list[Choice]:
    """What was meant: the choice with this notation or these words, else all that contain every word typed."""
    return meant([(choice, choice.action, in_words(screen, choice)) for choice in choices], typed)


def print_not_understood(screen: Screen, last: int, typed: str) -> None:
    """What was typed is no choice: say so."""
    if typed.lstrip("-").isdecimal():
        screen.tell("play-no-such-number", number=typed, last=last)
    else:
        screen.tell("play-not-understood", text=typed, last=last, help=command_name(screen.speech, "help"))


def print_help(screen: Screen, last: int, choices: Sequence[Choice], commands: Sequence[str]) -> None:
    """How to choose, if there is anything to choose, and what else can be typed."""
    if choices:
        screen.tell("play-help", last=last, notation=choices[0].action)
    for command in commands:
        name = command_name(screen.speech, command)
        screen.paragraph(f"{name}: {screen.say(f'does-{command}')}", "  ", "      ")
