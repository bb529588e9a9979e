"""Files that nobody else may read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from alehouse.engine.errors import AlehouseError
from alehouse.terminal.places import make_private


class NotKept(AlehouseError):
    """Something of a game can be written nowhere."""


def write_private(folders: Sequence[Path], name: str, text: str) -> None:
    """Into the first folder where it can be: all of it or, if that fails everywhere, OSError."""
    failure: OSError | None = None
    for folder in folders:
        try:
            os.replace(_beside(folder, name, text), folder / name)
            return
        except OSError as wrong:
            failure = failure or wrong
    assert failure is not None
    raise failure


def write_private_once(folder: Path, name: str, text: str) -> None:
    """The same, but what stands there already remains."""
    beside = _beside(folder, name, text)
    try:
        os.link(beside, folder / name)
    except FileExistsError:
        pass
    finally:
        beside.unlink()


def _beside(folder: Path, name: str, text: str) -> Path:
    """A finished file beside the one that it shall become."""
    make_private(folder)
    file = folder / f".{name}.{os.getpid()}.tmp"
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    return file
