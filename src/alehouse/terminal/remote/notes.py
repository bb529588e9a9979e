"""What is kept of tables elsewhere, for nobody else to read: the secret that seats are held by, and noted luck.

The secret is one for each server. The notes are one file for each table, by its fingerprint: what somebody who does not
trust the house would have written down, and the word that was promised, so that it can be told after a restart too.
"""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from alehouse.engine.fair_luck import is_hex
from alehouse.terminal.private_files import write_private, write_private_once

_BYTES = 32


class _Kept(msgspec.Struct, frozen=True):
    server: str
    secret: str


class NotedWord(msgspec.Struct):
    """The word for one stretch of luck."""

    stretch: int
    word: str
    salt: str
    seal: str | None = None
    """Of all promises, as it was announced before the word was told."""


class LuckNotes(msgspec.Struct):
    """What was noted of one table's luck."""

    fingerprint: str
    words: list[NotedWord] = []

    def word_of(self, stretch: int) -> NotedWord | None:
        return next((word for word in self.words if word.stretch == stretch), None)

    def keep(self) -> None:
        """Raises OSError where nothing can be written."""
        write_private([_folder()], _luck_name(self.fingerprint), msgspec.json.encode(self).decode())


def secret_for(server: str) -> tuple[str, OSError | None]:
    """The secret for this server, made when it is first needed; and why it could not be kept, if so."""
    name = f"secret-{hashlib.sha256(server.encode()).hexdigest()[:32]}.json"
    fresh = _Kept(server, secrets.token_hex(_BYTES))
    try:
        if not (_folder() / name).exists():
            # Another terminal may be just as quick: what it wrote holds for both.
            write_private_once(_folder(), name, msgspec.json.encode(fresh).decode())
        kept = msgspec.json.decode((_folder() / name).read_bytes(), type=_Kept)
    except OSError as wrong:
        return fresh.secret, wrong
    except msgspec.DecodeError:
        kept = None
    if kept is None or not is_hex(kept.secret, 2 * _BYTES):
        # Nobody's secret any more: whatever seat it held is lost already.
        (_folder() / name).unlink()
        return secret_for(server)
    return kept.secret, None


def luck_notes(fingerprint: str) -> LuckNotes:
    """What was noted of the table with this fingerprint so far."""
    try:
        found = msgspec.json.decode((_folder() / _luck_name(fingerprint)).read_bytes(), type=LuckNotes)
    except (OSError, msgspec.DecodeError):
        return LuckNotes(fingerprint)
    return found if found.fingerprint == fingerprint else LuckNotes(fingerprint)


def _luck_name(fingerprint: str) -> str:
    # By its hash: what a server sends is not trusted with the name of a file.
    return f"luck-{hashlib.sha256(fingerprint.encode()).hexdigest()[:32]}.json"


def _folder() -> Path:
    return user_data_path("alehouse", appauthor=False) / "elsewhere"
