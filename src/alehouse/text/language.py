"""Which language to speak: the one asked for, else the one that the surroundings suggest."""

from __future__ import annotations

import os
from collections.abc import Mapping

from alehouse.engine.errors import AlehouseError

# The order of what is offered; English first, because it is also the answer when nothing else is known.
_LANGUAGES = ("en", "es", "it")


class UnknownLanguage(AlehouseError):
    """Alehouse does not speak that language."""


def languages() -> tuple[str, ...]:
    """The languages that Alehouse speaks, by their short names."""
    return _LANGUAGES


def read_language(text: str) -> str:
    """The language that was asked for: `es`, or with a region as in `es_MX.UTF-8`."""
    found = _known(text)
    if found is None:
        raise UnknownLanguage("error-language", {"language": text, "languages": ", ".join(_LANGUAGES)})
    return found


def choose_language(
    asked: str | None = None, environ: Mapping[str, str] = os.environ, remembered: str | None = None
) -> str:
    """The language asked for, else ALEHOUSE_LANG, else the one remembered, else that of the surroundings, else English.

    A wish that cannot be met is refused; surroundings in another language are nobody's fault.
    """
    wish = asked if asked is not None else environ.get("ALEHOUSE_LANG")
    if wish:
        return read_language(wish)
    if remembered is not None:
        return remembered
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            return _known(environ[variable]) or "en"
    return "en"


def _known(text: str) -> str | None:
    short = text.strip().lower().replace("-", "_").split("_")[0].split(".")[0]
    return short if short in _LANGUAGES else None
