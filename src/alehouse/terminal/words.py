"""What may be typed besides a choice: words in the player's language, and in English always."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from alehouse.engine.messages import Message
from alehouse.text import Speech, speech

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
IN_A_REPLAY = ("next", "back", "turn", "end", "log", "help", "quit")


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


def means_yes(speaker: Speech, typed: str) -> bool:
    """Whether an answer is a yes, in the player's language or in English; anything else is a no."""
    return folded(typed) in _ways_to_say(speaker, "yes")


def _ways_to_say(speaker: Speech, word: str) -> set[str]:
    ways = set()
    for each in (speech("en"), speaker):
        ways.add(folded(command_name(each, word)))
        ways.update(folded(other) for other in each.say(Message(f"word-{word}.also")).split(","))
    return ways
