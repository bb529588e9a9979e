"""Saying messages in a language. Whatever cannot be said whole is an error: nobody sees half a sentence."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from alehouse.engine.messages import Message, Seat, Value
from alehouse.text.language import read_language

_LONGEST_WORD = 500
"""As much as can be said at a table at once."""

_DEFINED = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERRED = re.compile(r"\{ *(-?[A-Za-z][\w-]*)")
"""Messages that other messages speak of."""
_folders = [Path(__file__).parent]


class MissingText(LookupError):
    """A message, an attribute or an argument that is not there: a mistake in the texts or in their use."""


_YOU = ".you"
"""The attribute of a message that speaks to whoever it is about."""


class Speech:
    """A language, and the names of the players who are spoken of."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = read_language(lang)
        self.names = tuple(names)

    def say(self, message: Message) -> str:
        """The message as a person reads it. Its id `a.b` means the attribute b of the message a."""
        args = {name: self._argument(value) for name, value in message.args.items()}
        return _render(self.lang, message.id, args)

    def say_to(self, seat: int | None, message: Message) -> str:
        """As whoever sits in this seat reads it: by its attribute `you`, if it has one and `who` or `seat` are they."""
        about = [each.number for name in ("who", "seat") if isinstance(each := message.args.get(name), Seat)]
        is_you = seat in about and _has(self.lang, message.id, _YOU)
        return self.say(Message(message.id + _YOU, message.args) if is_you else message)

    def name(self, seat: int) -> str:
        """What the player in this seat is called."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say(Message("player", {"number": seat + 1}))

    def _argument(self, value: Value) -> int | str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        if isinstance(value, tuple):
            return self._listed([str(self._argument(each)) for each in value])
        if isinstance(value, str):
            return _harmless(value)
        return value

    def _listed(self, things: list[str]) -> str:
        """Several things as people list them: a, b and c."""
        if not things:
            return self.say(Message("list-empty"))
        if len(things) == 1:
            return things[0]
        first = ", ".join(things[:-1])
        # Rendered directly: the parts have been said already, and may be long.
        args: dict[str, int | str] = {"first": first, "last": things[-1], "initial": _initial(things[-1])}
        return _render(self.lang, "list-end", args)


def speech(lang: str, names: Sequence[str] = ()) -> Speech:
    """A speaker of this language, who calls the players by these names (in the order of their seats)."""
    return Speech(lang, names)


def add_texts(folder: Path) -> None:
    """Speak of a game of one's own too: a folder with `en/`, `es/` and `it/`, each with .ftl files."""
    if folder not in _folders:
        _folders.append(folder)
        _texts.cache_clear()


def _has(lang: str, id: str, attribute: str) -> bool:
    texts = _texts(lang)
    texts.read(id)
    return texts.bundle.has_message(id) and attribute.lstrip(".") in texts.bundle.get_message(id).attributes


def _render(lang: str, id: str, args: dict[str, int | str]) -> str:
    name, _, attribute = id.partition(".")
    texts = _texts(lang)
    texts.read(name)
    bundle = texts.bundle
    try:
        entry = bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
    except LookupError:
        raise MissingText(f"no text {id!r} in {lang!r}") from None
    if pattern is None:
        raise MissingText(f"{id!r} has attributes only in {lang!r}")
    said, errors = bundle.format_pattern(pattern, args)
    if errors or not isinstance(said, str):
        raise MissingText(f"{id!r} in {lang!r}: {errors[0]}")
    return said


class Texts:
    """The texts of a language. A file is parsed when something in it is said: all of them take a third of a second."""

    def __init__(self, lang: str) -> None:
        # Imported when somebody speaks: simulation and search never do, and need not wait for it.
        from fluent.runtime import FluentBundle

        self._lock = threading.RLock()
        self.bundle = FluentBundle([lang], use_isolating=False)
        files = [file for folder in _folders for file in sorted((folder / lang).glob("*.ftl"))]
        self._unread = {file: file.read_text(encoding="utf-8") for file in files}
        self._where: dict[str, Path] = {}
        for file, text in self._unread.items():
            for name in _DEFINED.findall(text):
                self._where.setdefault(name, file)

    def read(self, name: str) -> None:
        """See to it that this message can be said, with all that its file refers to."""
        # Whoever speaks meanwhile waits: a file that is half read has half of its messages.
        with self._lock:
            file = self._where.get(name)
            if file in self._unread:
                self._read_file(file)

    def _read_file(self, file: Path) -> None:
        text = self._unread.pop(file)
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingText(f"{file}: cannot read {entry.content!r}")
        self.bundle.add_resource(resource)
        for other in _REFERRED.findall(text):
            self.read(other)


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang)


def _harmless(word: str) -> str:
    """A word from outside, on one line, of bearable length, and without orders to the terminal."""
    clean = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in word)
    return clean if len(clean) <= _LONGEST_WORD else clean[:_LONGEST_WORD] + "…"


def _initial(word: str) -> str:
    """The sound that a word begins with, for languages whose "and" depends on it: `i` for Inés, Higinio."""
    letters = [letter for letter in unicodedata.normalize("NFD", word.lower()) if letter.isalpha()]
    if len(letters) > 1 and letters[0] == "h":
        # Hielo and hierba begin with another sound than they are written with.
        return "ie" if letters[1:3] == ["i", "e"] else letters[1]
    return letters[0] if letters else "-"
