"""Where games are kept: unfinished ones, to be offered again, and the records of finished ones."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from alehouse.engine import record_file
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record
from alehouse.tables import Match
from alehouse.terminal.house import House


class Kept:
    """A game that waits to be finished."""

    def __init__(self, file: Path, record: Record, when: datetime) -> None:
        self.file = file
        self.record = record
        self.when = when


class Slot:
    """The file of the game that is being played: a new one, or the one that it came from."""

    def __init__(self, game: str, file: Path | None = None) -> None:
        self.name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json"
        self.file = file

    def keep(self, table: Match, house: House) -> Path:
        """Keep an unfinished game, in the user's own folder or wherever else it can be written."""
        places = [_unfinished() / self.name, Path.cwd() / self.name, Path(tempfile.gettempdir()) / self.name]
        if self.file is not None:
            places.insert(0, self.file)
        self.file = _write_to_the_first(table.save(), places)
        house.remember(table, table.words if table.gathering is None else None)
        return self.file

    def finish(self, record: Record, house: House) -> Path:
        """Keep the record of a finished game; it is not offered again."""
        house.forget()
        file = keep_finished(record, self.name)
        if self.file is not None and self.file.parent == _unfinished():
            self.file.unlink(missing_ok=True)
        return file


def keep_finished(record: Record, name: str) -> Path:
    """Keep the record of a finished game under this name, in the user's own folder or wherever else it can be."""
    places = [_finished() / name, Path.cwd() / name, Path(tempfile.gettempdir()) / name]
    return _write_to_the_first(record, places)


def save(table: Match, house: House, file: Path) -> None:
    """Save a game into a file that somebody named."""
    # Where it cannot be written, nothing of the luck shall have been told.
    record_file.write(table.record, file)
    record_file.write(table.save(), file)
    house.remember(table, table.words if table.gathering is None else None)


def unfinished() -> list[Kept]:
    """The games that can be gone on with, the latest first; a file that is no record is not one of them."""
    kept = []
    for file in _unfinished().glob("*.json"):
        try:
            kept.append(Kept(file, record_file.read(file), datetime.fromtimestamp(file.stat().st_mtime)))
        except (AlehouseError, OSError):
            continue
    return sorted(kept, key=lambda each: each.when, reverse=True)


def _write_to_the_first(record: Record, places: list[Path]) -> Path:
    failure: AlehouseError | None = None
    for place in places:
        with suppress(OSError):  # Writing fails then too, and says why.
            place.parent.mkdir(parents=True, exist_ok=True)
        try:
            record_file.write(record, place)
            return place
        except AlehouseError as error:
            failure = failure or error
    assert failure is not None
    raise failure


def _unfinished() -> Path:
    return user_data_path("alehouse", appauthor=False) / "unfinished"


def _finished() -> Path:
    return user_data_path("alehouse", appauthor=False) / "finished"
