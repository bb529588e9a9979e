"""A hint at the terminal: the best choices with their numbers and chances, and why the first is the best."""

from __future__ import annotations

from collections.abc import Mapping

from alehouse.bots.hints import Hint, points
from alehouse.terminal.choices import with_what_it_brings
from alehouse.terminal.screen import Screen


def print_hint(screen: Screen, numbers: Mapping[str, int], hint: Hint) -> None:
    """The hint, with the choices numbered as they stand on the screen."""
    for judged in hint.best:
        number = numbers.get(judged.choice.action, 0)
        words = with_what_it_brings(screen, judged.choice)
        screen.paragraph(screen.say("hint-line", chance=points(judged.chance), words=words), f"{number:>3}. ")
    for sentence in hint.why:
        screen.paragraph(screen.speech.say(sentence), "     ")
