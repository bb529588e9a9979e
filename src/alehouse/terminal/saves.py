"""Games that are kept: unfinished ones, to be offered again, and the records of finished ones."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from alehouse.engine import record_file
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Value
from alehouse.engine.record import Record
from alehouse.tables import Match
from alehouse.terminal import journal
from alehouse.terminal.house import House
from alehouse.terminal.places import folders_for_games, folders_for_records, make_private
from alehouse.terminal.private_files import NotKept

_LONGEST_NAME = 60
_ODD = '/\\:*?"<>|'
"""Letters that some system does not like in the name of a file."""


class Kept:
    """A game that waits to be finished."""

    def __init__(self, file: Path, record: Record, when: datetime, tip: bytes | None = None) -> None:
        self.file = file
        self.record = record
        self.when = when
        self.tip = tip
        """Of its luck, where that is kept with it: no two games have the same."""

    @property
    def name(self) -> str:
        """What somebody called it; nothing, if nobody did."""
        return "" if re.fullmatch(rf"{re.escape(self.record.game)}-[\d-]+", self.file.stem) else self.file.stem

    def rename(self, name: str) -> None:
        """Call it something else; raises AlehouseError where it cannot be called that."""
        if not 0 < len(name) <= _LONGEST_NAME or not name.isprintable() or set(name) & set(_ODD) or name[0] == ".":
            raise AlehouseError("saves-name-odd", {"longest": _LONGEST_NAME, "letters": " ".join(_ODD)})
        target = self.file.with_name(name + self.file.suffix)
        if os.path.lexists(target):
            raise AlehouseError("saves-name-taken", {"name": name})
        try:
            self.file = self.file.rename(target)
        except OSError as wrong:
            raise AlehouseError("saves-trouble", _reason(wrong)) from None

    def delete(self) -> None:
        """Throw it away; raises AlehouseError where that cannot be."""
        if journal.is_busy(self.file):
            raise AlehouseError("play-elsewhere")
        try:
            self.file.unlink()
        except OSError as wrong:
            raise AlehouseError("saves-trouble", _reason(wrong)) from None


def new_name(game: str) -> str:
    """What a game that begins now is called among the others."""
    return f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"


def unfinished() -> list[Kept]:
    """The games that can be gone on with, the latest first; a file that is no game is not one of them."""
    found = []
    for folder in folders_for_games():
        for file in [*folder.glob(f"*{journal.SUFFIX}"), *folder.glob("*.json")]:
            try:
                found.append(_kept(file))
            except (AlehouseError, OSError):
                continue
    once: dict[bytes | Path, Kept] = {}
    for kept in sorted(found, key=lambda each: each.when, reverse=True):
        # Where it can neither be written nor deleted any more, an older state of the same game stays behind.
        once.setdefault(kept.tip or kept.file, kept)
    return list(once.values())


def _kept(file: Path) -> Kept:
    when = datetime.fromtimestamp(file.stat().st_mtime)
    if file.suffix != journal.SUFFIX:
        return Kept(file, record_file.read(file), when)
    told = journal.read(file)
    return Kept(file, told.record, when, told.chain.tip)


def keep_finished(record: Record, name: str) -> Path:
    """Keep the record of a finished game, in the user's own folder or elsewhere; raises NotKept where it cannot be."""
    failure: NotKept | None = None
    for folder in folders_for_records():
        try:
            make_private(folder)
            record_file.write(record, folder / f"{name}.json")
            return folder / f"{name}.json"
        except OSError as wrong:
            failure = failure or NotKept("record-not-kept", _reason(wrong))
        except AlehouseError as wrong:
            failure = failure or NotKept(wrong.message.id, wrong.message.args)
    assert failure is not None
    raise failure


def save(table: Match, house: House, file: Path, keep: Callable[[], None]) -> None:
    """Save a game into a file that somebody named; `keep` puts into the journal what was told of the luck."""
    # Where it cannot be written, nothing of the luck shall have been told.
    record_file.write(table.record, file)
    record_file.write(table.save(), file)
    keep()
    house.remember(table, table.words if table.gathering is None else None)


def _reason(wrong: OSError) -> dict[str, Value]:
    return {"reason": wrong.strerror or str(wrong)}
