"""What may be typed besides a choice: words in the player's language, and in English always."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

from alehouse.engine.messages import Message
from alehouse.text import Speech, speech

T = TypeVar("T")

AT_A_DECISION = ("look", "explain", "why", "hint", "undo", "save", "log", "rules", "help", "quit")
AT_A_TABLE = (
    "look",
    "explain",
    "why",
    "hint",
    "undo",
    "log",
    "rules",
    "who",
    "say",
    "claim",
    "waive",
    "come-back",
    "resign",
    "stop",
    "luck",
    "record",
    "replay",
    "rematch",
    "link",
    "alone",
    "bot",
    "free",
    "begin",
    "help",
    "leave",
)
"""At a table that is kept elsewhere."""
_MOST_DIGITS = 18
"""Python refuses to read numbers of thousands of digits, and nobody needs them."""
IN_A_REPLAY = ("next", "back", "turn", "end", "seat", "log", "help", "quit")


def folded(text: str) -> str:
    """Text as it is compared: no case, no accents, plain apostrophes. People type `perche` for `perché`."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def command_name(speaker: Speech, command: str) -> str:
    """The command as it is called in the player's language."""
    return speaker.say(Message(f"word-{command}"))


def read_command(speaker: Speech, typed: str, commands: Sequence[str]) -> tuple[str, str] | None:
    """The command that was typed and what follows it; None if it is no command."""
    known = {word: command for command in commands for word in _ways_to_say(speaker, command)}
    words = typed.split()
    # The longest first: `por qué no` must not be taken for `por`.
    for count in range(len(words), 0, -1):
        command = known.get(folded(" ".join(words[:count])))
        if command is not None:
            return command, " ".join(words[count:])
    return None


def read_back(speaker: Speech, typed: str) -> bool:
    """Whether somebody wants to go a step back."""
    return folded(typed) in _ways_to_say(speaker, "back")


def typed_number(typed: str) -> int | None:
    """The whole number that was typed, if it is one; one of very many digits is cut, and still very large."""
    if not (typed.isascii() and typed.isdecimal()):
        return None
    return int(typed.lstrip("0")[:_MOST_DIGITS] or "0")


def meant(known: Iterable[tuple[T, str, str]], typed: str) -> list[T]:
    """Of things with their notations and their words: those typed as they are, else all that have every word typed."""
    wanted = folded(typed).rstrip(".")
    compared = [(thing, folded(notation), folded(words).rstrip(".")) for thing, notation, words in known]
    exact = [thing for thing, notation, words in compared if wanted in (notation, words)]
    return exact or [
        thing
        for thing, notation, words in compared
        if all(word in words or word in notation for word in wanted.split())
    ]


def means_yes(speaker: Speech, typed: str) -> bool:
    """Whether an answer is a yes, in the player's language or in English; anything else is a no."""
    return folded(typed) in _ways_to_say(speaker, "yes")


def _ways_to_say(speaker: Speech, word: str) -> set[str]:
    ways = set()
    for each in (speech("en"), speaker):
        ways.add(folded(command_name(each, word)))
        ways.update(folded(other) for other in each.say(Message(f"word-{word}.also")).split(","))
    return ways
