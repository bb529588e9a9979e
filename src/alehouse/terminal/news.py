"""What happened, as lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from alehouse.engine.messages import Message
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import typed_number


def in_sentences(screen: Screen, news: Iterable[Message]) -> list[str]:
    """One sentence each; what happens several times on end is told once, with how often."""
    sentences = []
    for sentence, same in groupby(screen.speech.say(message) for message in news):
        times = len(list(same))
        sentences.append(sentence if times == 1 else screen.say("news-times", text=sentence, times=times))
    return sentences


def print_news(screen: Screen, news: Iterable[Message]) -> None:
    """One line each."""
    for sentence in in_sentences(screen, news):
        screen.paragraph(sentence, "- ")


def print_log(screen: Screen, news: Sequence[Message], typed: str) -> None:
    """All that happened, or as many of the last things as somebody typed; the newest are read first."""
    number = typed_number(typed)
    last = news if number is None else news[-number:] if number else []
    screen.from_the_end()
    if not last:
        screen.tell("play-log-empty")
    print_news(screen, last)
