"""What people type for others to read, made harmless."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40
MOST_MARKS = 3
"""Marks on one letter; more than any language needs reach into the lines above and below."""


def clean(text: str) -> str:
    """The same words: composed letters, single blanks, and no letter with a heap of marks on it."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            found.append(letter)
    return "".join(found)
