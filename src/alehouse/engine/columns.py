"""Text in columns: how wide it is on a screen, where some letters take two places and accents none."""

from __future__ import annotations

import unicodedata

_WIDEST_LETTER = 2


def columns(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(_columns_of(letter) for letter in text)


def cut(text: str, room: int) -> str:
    """The text, shortened to this many columns if it is longer."""
    if columns(text) <= room:
        return text
    taken = 0
    for place, letter in enumerate(text):
        taken += _columns_of(letter)
        if taken > room - 1:
            return text[:place] + "…"
    return text


def fill(text: str, room: int, with_letter: str = " ") -> str:
    """The text, made exactly this many columns long."""
    short = cut(text, room)
    return short + with_letter * (room - columns(short))


def wrap(text: str, room: int, indent: str = "") -> list[str]:
    """The text in lines of at most so many columns, broken between words; all lines but the first are indented more.

    Where there is not even room for a letter, each has a line of its own. A text that fits stays as it is, and the
    blanks that it begins with stand before every line.
    """
    if columns(text) <= room:
        return [text]
    room = max(room, 1)
    margin = text[: len(text) - len(text.lstrip())]
    if columns(margin + indent) + _WIDEST_LETTER > room:
        # Where there is hardly any room, letters need all of it.
        margin = indent = ""
    lines: list[str] = []
    line = margin
    for word in text.split():
        joined = f"{line} {word}" if line.strip() else line + word
        if columns(joined) <= room:
            line = joined
            continue
        if line.strip():
            lines.append(line)
        line = margin + indent + word
        while columns(line) > room:
            # A word longer than a whole line has to be broken.
            fits = cut(line, room + 1)[:-1] or line[0]
            lines.append(fits)
            line = margin + indent + line[len(fits) :]
    return [*lines, line]


def _columns_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1
