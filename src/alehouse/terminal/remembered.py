"""What the terminal remembers of its user: the language that was chosen in the menu."""

from __future__ import annotations

from contextlib import suppress

from alehouse.terminal.places import own_folder
from alehouse.terminal.private_files import write_private
from alehouse.text import languages

_FILE = "language"


def remembered_language() -> str | None:
    """The language that was chosen last; None, if none was."""
    try:
        found = (own_folder() / _FILE).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None
    return found if found in languages() else None


def remember_language(lang: str) -> None:
    """For the next time; where nothing can be written, it is chosen again then."""
    with suppress(OSError):
        write_private([own_folder()], _FILE, f"{lang}\n")
