"""What happened, as lines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from alehouse.engine.events import Event
from alehouse.terminal.screen import Screen


def print_events(screen: Screen, events: Iterable[Event]) -> None:
    """One line each; what happens several times on end is told once, with how often."""
    for sentence, same in groupby(screen.speech.say(event.message()) for event in events):
        times = len(list(same))
        text = sentence if times == 1 else screen.say("news-times", text=sentence, times=times)
        screen.paragraph(text, "- ")
