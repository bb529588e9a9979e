"""The journal of a game at this terminal: every decision is on disk before the next one is asked.

One line of JSON after the other, only ever appended: first the whole record, then what each decision changed in it. A
line that was cut off counts as not written. The journal holds the secrets of the luck to come, and everybody's cards:
it is part of the house, and nobody else may read it.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from alehouse.engine import record_file
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.fair_luck import Chain, is_hex
from alehouse.engine.luck_record import Word
from alehouse.engine.messages import Json
from alehouse.engine.record import Record
from alehouse.tables import Match
from alehouse.terminal.places import folders_for_games, make_private
from alehouse.terminal.private_files import NotKept

try:
    import fcntl
except ImportError:  # Windows: nobody keeps two windows from playing the same game.
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".journal"

Plain = dict[str, Json]


class Journal:
    """The journal of the game that is being played."""

    def __init__(self, name: str, chain: Chain) -> None:
        self.file: Path | None = None
        """Where it is; None before anything was written."""
        self._name = name
        self._chain = chain
        self._handle: int | None = None
        self._good = 0
        """So many bytes of the file are whole lines."""
        self._written: Plain = {}

    @staticmethod
    def take_up(file: Path) -> tuple[Journal, Told]:
        """Go on with a journal, and what it tells; refused where somebody plays that game just now."""
        try:
            handle: int | None = os.open(file, os.O_RDWR | os.O_APPEND)
        except OSError:
            # It is gone, or may only be read; then the next line goes elsewhere.
            handle = None
        try:
            _lock(handle)
            told = read(file)
        except AlehouseError:
            _close(handle)
            raise
        journal = Journal(file.stem, told.chain)
        journal.file, journal._handle, journal._good, journal._written = file, handle, told.good, told.plain
        return journal, told

    def write(self, table: Match) -> None:
        """Put all that has happened on disk, here or elsewhere; raises NotKept where that cannot be."""
        plain = _plain(table, self._chain)
        try:
            if not self._is_there():
                raise FileNotFoundError
            line = _difference(self._written, plain)
            if line:
                self._append(line)
        except OSError:
            self._begin_elsewhere(plain)
        self._written = plain

    def close(self) -> None:
        """Let others go on with it."""
        _close(self._handle)
        self._handle = None

    def remove(self) -> None:
        """The game is over, and its record is kept."""
        self.close()
        if self.file is not None:
            with suppress(OSError):
                self.file.unlink(missing_ok=True)

    def _is_there(self) -> bool:
        """Whether the file that is written is the one that would be found."""
        if self._handle is None or self.file is None:
            return False
        here, there = os.fstat(self._handle), os.stat(self.file)
        return (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)

    def _append(self, line: Plain) -> None:
        assert self._handle is not None
        data = _line(line)
        if os.fstat(self._handle).st_size != self._good:
            # A line was cut off, by a full disk or by the end of the program.
            os.ftruncate(self._handle, self._good)
        _write_all(self._handle, data)
        self._good += len(data)

    def _begin_elsewhere(self, plain: Plain) -> None:
        """A new file with everything in it, in the first folder where it can be."""
        failure: OSError | None = None
        before = self.file
        data = _line(plain)
        for folder in folders_for_games():
            try:
                handle, file = _fresh(folder, self._name)
            except OSError as wrong:
                failure = failure or wrong
                continue
            try:
                _lock(handle)
                _write_all(handle, data)
                _write_folder(folder)
            except OSError as wrong:
                failure = failure or wrong
                os.close(handle)
                file.unlink(missing_ok=True)
                continue
            _close(self._handle)
            self._handle, self.file, self._good = handle, file, len(data)
            if before is not None and before != file:
                with suppress(OSError):
                    before.unlink(missing_ok=True)
            return
        assert failure is not None
        raise NotKept("play-not-kept", {"reason": failure.strerror or str(failure)})


class Told:
    """What a journal tells."""

    def __init__(self, plain: Plain, good: int) -> None:
        self.plain = plain
        self.good = good
        self.record: Record = record_file.from_text(json.dumps(plain["record"]))
        tip = plain.get("tip")
        if not isinstance(tip, str) or not is_hex(tip, 64):
            raise BadRecord("record-other-json")
        self.chain = Chain(bytes.fromhex(tip))
        self.words = _words(plain.get("words"))
        """Those of the stretch that is to draw; None where they are not collected yet."""


def read(file: Path) -> Told:
    """What the journal in a file tells, up to the last whole line; raises BadRecord where it is none."""
    data = record_file.read_bytes(file)
    plain: Plain = {}
    good = 0
    for line in data.splitlines(keepends=True):
        try:
            entry = json.loads(line) if line.endswith(b"\n") else None
        except ValueError:
            entry = None
        if not isinstance(entry, dict):
            break
        _add(plain, entry)
        good += len(line)
    if "record" not in plain:
        raise BadRecord("record-other-json")
    return Told(plain, good)


def is_busy(file: Path) -> bool:
    """Whether somebody plays this game just now."""
    try:
        handle = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        _lock(handle)
    except AlehouseError:
        return True
    finally:
        os.close(handle)
    return False


# What a line holds.


def _plain(table: Match, chain: Chain) -> Plain:
    words: Json = None
    if table.gathering is None:
        words = [
            {"seat": word.seat, "promise": word.promise, "word": word.word, "salt": word.salt} for word in table.words
        ]
    record: Json = json.loads(record_file.to_text(table.record))
    return {"tip": chain.tip.hex(), "words": words, "record": record}


def _difference(before: Plain, after: Plain) -> Plain:
    """What changed: steps from the first that differs, and whatever else is not as it was."""
    old, new = before["record"], after["record"]
    assert isinstance(old, dict)
    assert isinstance(new, dict)
    line: Plain = {key: value for key, value in after.items() if key != "record" and value != before[key]}
    changed: Plain = {key: value for key, value in new.items() if key != "steps" and value != old[key]}
    if changed:
        line["changed"] = changed
    old_steps, new_steps = old["steps"], new["steps"]
    assert isinstance(old_steps, list)
    assert isinstance(new_steps, list)
    same = 0
    while same < min(len(old_steps), len(new_steps)) and old_steps[same] == new_steps[same]:
        same += 1
    if same < max(len(old_steps), len(new_steps)):
        line["after"] = same
        line["steps"] = new_steps[same:]
    return line


def _add(plain: Plain, line: Plain) -> None:
    """What the journal tells with one line more."""
    steps, after, changed = line.pop("steps", None), line.pop("after", None), line.pop("changed", None)
    plain.update(line)
    record = plain.get("record")
    if not isinstance(record, dict):
        raise BadRecord("record-other-json")
    if isinstance(changed, dict):
        record.update(changed)
    if isinstance(steps, list) and isinstance(after, int):
        before = record.get("steps")
        record["steps"] = (before[:after] if isinstance(before, list) else []) + steps


def _words(data: Json) -> list[Word] | None:
    if not isinstance(data, list):
        return None
    words = []
    for each in data:
        if not isinstance(each, dict):
            raise BadRecord("record-other-json")
        seat, promise, word, salt = (each.get(key) for key in ("seat", "promise", "word", "salt"))
        if not isinstance(seat, int) or not isinstance(promise, str):
            raise BadRecord("record-other-json")
        words.append(
            Word(seat, promise, word if isinstance(word, str) else None, salt if isinstance(salt, str) else None)
        )
    return words


def _line(plain: Plain) -> bytes:
    return (json.dumps(plain, ensure_ascii=False) + "\n").encode()


# Files.


def _fresh(folder: Path, name: str) -> tuple[int, Path]:
    """A file that was not there before, which only this user may read."""
    make_private(folder)
    number = 1
    while True:
        file = folder / (f"{name}{SUFFIX}" if number == 1 else f"{name}-{number}{SUFFIX}")
        try:
            return os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600), file
        except FileExistsError:
            number += 1


def _write_all(handle: int, data: bytes) -> None:
    """Until it is on disk, and not only on its way."""
    while data:
        data = data[os.write(handle, data) :]
    os.fsync(handle)


def _write_folder(folder: Path) -> None:
    """A new file is safe when its folder knows of it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _lock(handle: int | None) -> None:
    if handle is None or fcntl is None:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise AlehouseError("play-elsewhere") from None
    except OSError:
        # Some file systems know no locks; the game is worth more.
        return


def _close(handle: int | None) -> None:
    if handle is not None:
        os.close(handle)
