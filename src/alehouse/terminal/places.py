"""Where this house keeps games: the user's own folder, and where else when nothing can be written there.

All places are always the same for the same user, so that whatever had to go elsewhere is found again.
"""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from platformdirs import user_data_path


def own_folder() -> Path:
    return user_data_path("alehouse", appauthor=False)


def folders_for_games() -> list[Path]:
    """Where unfinished games are kept, the best place first."""
    return [own_folder() / "unfinished", *_elsewhere("unfinished")]


def folders_for_records() -> list[Path]:
    """Where the records of finished games are kept."""
    return [own_folder() / "finished", *_elsewhere("finished")]


def folders_for_luck() -> list[Path]:
    """Where the secrets of saved games are kept."""
    return [own_folder() / "luck", *_elsewhere("luck")]


def _elsewhere(name: str) -> list[Path]:
    places = [Path(os.path.expanduser("~")) / ".alehouse" / name]
    shared = _private_in_shared()
    return [*places, shared / name] if shared is not None else places


def _private_in_shared() -> Path | None:
    """A folder of one's own among everybody's temporary files; none, if somebody else was there first."""
    try:
        shared = Path(tempfile.gettempdir())
    except OSError:
        # Nothing can be written anywhere.
        return None
    folder = shared / f"alehouse-{_user()}"
    if not os.path.lexists(folder):
        return folder
    found = folder.lstat()
    mine = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    private = os.name != "posix" or stat.S_IMODE(found.st_mode) == 0o700
    return folder if mine and private and stat.S_ISDIR(found.st_mode) else None


def typed_path(typed: str) -> Path:
    """The file or folder that somebody named; `~` is their home, and a home that nobody has is taken as it is."""
    return Path(os.path.expanduser(typed))


def make_private(folder: Path) -> None:
    """Make a folder, and those that it lies in; whatever is new is for this user alone."""
    if not folder.is_dir():
        make_private(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "own"
