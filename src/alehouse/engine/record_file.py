"""Records as files: readable JSON, one step a line. What is no record is refused in one sentence."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

from alehouse.engine.errors import BadRecord
from alehouse.engine.luck_record import LuckRecord, Stretch, Word
from alehouse.engine.messages import Json, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.record import LONGEST_WORD, Record, is_word

FORMAT = 2
"""The number of the file format that is written."""
WITHOUT_CHAIN = 1
"""Read too. Its luck was bound anew at every save, which proves nothing: it counts as promised by nobody."""
LARGEST = 4_000_000
"""Bytes; the longest game that anybody could play has a tenth of it."""

_GREATEST = 999_999_999
_DEEPEST = 12
"""A result is never nested deeper."""


def write(record: Record, path: Path) -> None:
    """Save a record: afterwards the file holds all of it or, if that failed, all that it held before."""
    try:
        target = Path(os.path.realpath(path))
        if os.path.lexists(target) and not os.path.isfile(target):
            # Neither a folder nor a device is replaced by a record.
            raise BadRecord("record-file-none", {"path": str(path)})
        beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        try:
            with open(beside, "x", encoding="utf-8", newline="\n") as file:
                file.write(to_text(record))
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as wrong:
        raise _file_trouble("record-file-write", path, wrong) from None


def read(path: Path) -> Record:
    """The record in a file; raises BadRecord, saying what is wrong with the file."""
    try:
        return from_text(read_bytes(path).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRecord("record-file-binary", {"path": str(path)}) from None


def read_bytes(path: Path) -> bytes:
    """What stands in a file that may hold a record; raises BadRecord where it is too large, or no file at all."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise BadRecord("record-file-none", {"path": str(path)})
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise _file_trouble("record-file-read", path, wrong) from None
    if len(data) > LARGEST:
        raise BadRecord("record-file-huge", {"path": str(path), "megabytes": LARGEST // 1_000_000})
    return data


def to_text(record: Record) -> str:
    """The record as JSON, one step a line, each with the digest after it."""
    seats: list[Json] = [{"name": name, "kind": kind} for name, kind in zip(record.names, record.kinds)]
    steps = [_line([step, digest]) for step, digest in zip(record.steps, record.trail[1:])]
    parts = [
        f'"format": {FORMAT}',
        f'"game": {_line(record.game)}',
        f'"version": {record.version}',
        f'"players": {record.players}',
        f'"options": {_line(dict(record.options))}',
        f'"box": {_line(record.box)}',
        f'"seats": {_lines([_line(seat) for seat in seats])}',
        f'"header": {_line(record.trail[0])}',
        f'"luck": {luck_to_text(record.luck)}',
        f'"steps": {_lines(steps)}',
        f'"result": {_line(record.result)}',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def from_text(text: str) -> Record:
    """The record that this text holds. Whether it fits its game is asked by `verify`, not here."""
    try:
        data: Json = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_number)
    except json.JSONDecodeError as wrong:
        raise BadRecord("record-json", {"line": wrong.lineno, "column": wrong.colno}) from None
    except (RecursionError, ValueError):
        raise BadRecord("record-json-odd") from None
    whole = _object(data, "")
    if "format" not in whole or "steps" not in whole:
        raise BadRecord("record-other-json")
    if type(whole["format"]) is not int or whole["format"] not in (FORMAT, WITHOUT_CHAIN):
        raise BadRecord("record-format", {"format": _shown(whole["format"]), "known": FORMAT})
    listed = _list(_part(whole, "seats", ""), "seats")
    seats = [_object(seat, f"seats {n}") for n, seat in enumerate(listed, 1)]
    record = Record(
        _word(_part(whole, "game", ""), "game"),
        _number(_part(whole, "version", ""), "version"),
        _number(_part(whole, "players", ""), "players"),
        _options(_part(whole, "options", "")),
        [_word(_part(seat, "name", f"seats {n}"), f"seats {n} name") for n, seat in enumerate(seats, 1)],
        [_word(_part(seat, "kind", f"seats {n}"), f"seats {n} kind") for n, seat in enumerate(seats, 1)],
        _box(_part(whole, "box", "")),
    )
    record.trail[0] = _word(_part(whole, "header", ""), "header")
    luck = _part(whole, "luck", "")
    if whole["format"] == FORMAT and luck is not None:
        record.luck = _luck(luck)
    for number, step in enumerate(_list(_part(whole, "steps", ""), "steps"), 1):
        where = f"steps {number}"
        pair = _list(step, where)
        if len(pair) != 2:
            raise BadRecord("record-step-pair", {"step": number})
        record.steps.append(_word(pair[0], where))
        record.trail.append(_word(pair[1], where))
    record.result = _shallow(_part(whole, "result", ""), _DEEPEST)
    return record


def luck_from_text(text: str) -> LuckRecord:
    """What binds and proves the luck, from its JSON alone."""
    try:
        return _luck(json.loads(text))
    except (RecursionError, ValueError):
        raise BadRecord("record-json-odd") from None


def _luck(data: Json) -> LuckRecord:
    luck = _object(data, "luck")
    stretches = _list(_part(luck, "stretches", "luck"), "luck stretches")
    return LuckRecord(
        _word(_part(luck, "fingerprint", "luck"), "luck fingerprint"),
        [_stretch(each, f"luck stretches {number}") for number, each in enumerate(stretches, 1)],
    )


def _stretch(data: Json, where: str) -> Stretch:
    stretch = _object(data, where)
    words = _list(_part(stretch, "words", where), f"{where} words")
    return Stretch(
        _number(_part(stretch, "from_step", where), f"{where} from_step"),
        [_told(each, f"{where} words {number}") for number, each in enumerate(words, 1)],
        _word_or_none(stretch, "secret", where),
    )


def _told(data: Json, where: str) -> Word:
    word = _object(data, where)
    return Word(
        _number(_part(word, "seat", where), f"{where} seat"),
        _word(_part(word, "promise", where), f"{where} promise"),
        _word_or_none(word, "word", where),
        _word_or_none(word, "salt", where),
    )


def _options(data: Json) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for name, value in _object(data, "options").items():
        where = f"options {_word(name, 'options')}"
        if isinstance(value, bool):
            options[name] = value
        elif isinstance(value, int):
            options[name] = _number(value, where)
        else:
            options[name] = _word(value, where)
    return options


def _box(data: Json) -> dict[str, Json]:
    """What differs from the printed box: numbers, and rows of which some are named."""
    box: dict[str, Json] = {}
    for name, value in _object(data, "box").items():
        where = f"box {_word(name, 'box')}"
        if isinstance(value, dict):
            box[name] = {_word(part, where): _number(each, f"{where} {part}") for part, each in value.items()}
        else:
            box[name] = _number(value, where)
    return box


# What JSON may hold, one kind after the other. `where` is the way to it: keys and numbers from the file.


def _part(data: dict[str, Json], key: str, where: str) -> Json:
    if key not in data:
        raise BadRecord("record-key-missing", {"key": f"{where} {key}".strip()})
    return data[key]


def _object(data: Json, where: str) -> dict[str, Json]:
    if isinstance(data, dict):
        return data
    if not where:
        raise BadRecord("record-other-json")
    raise BadRecord("record-not-object", _odd(where, data))


def _list(data: Json, where: str) -> list[Json]:
    if isinstance(data, list):
        return data
    raise BadRecord("record-not-list", _odd(where, data))


def _number(data: Json, where: str) -> int:
    if isinstance(data, int) and not isinstance(data, bool) and -_GREATEST <= data <= _GREATEST:
        return data
    raise BadRecord("record-not-number", _odd(where, data))


def _word(data: Json, where: str) -> str:
    if isinstance(data, str) and is_word(data):
        return data
    raise BadRecord("record-not-word", {"longest": LONGEST_WORD, **_odd(where, data)})


def _word_or_none(data: dict[str, Json], key: str, where: str) -> str | None:
    value = _part(data, key, where)
    return None if value is None else _word(value, f"{where} {key}")


def _odd(where: str, data: Json) -> dict[str, Value]:
    return {"where": where, "found": _shown(data)}


def _shown(data: Json) -> str:
    if isinstance(data, list):
        return "[...]"
    if isinstance(data, dict):
        return "{...}"
    text = json.dumps(data)
    return text if len(text) <= 40 else text[:37] + "..."


def _shallow(data: Json, depth: int) -> Json:
    inside: list[Json] = []
    if isinstance(data, list):
        inside = data
    elif isinstance(data, dict):
        inside = list(data.values())
    if inside and depth == 0:
        raise BadRecord("record-json-odd")
    for each in inside:
        _shallow(each, depth - 1)
    return data


def _no_key_twice(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord("record-key-twice", {"key": key})
        found[key] = value
    return found


def _no_number(_: str) -> Json:
    raise BadRecord("record-json-odd")


# How it is written.


def _line(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False)


def luck_to_text(luck: LuckRecord | None) -> str:
    """What binds and proves the luck, as JSON."""
    if luck is None:
        return "null"
    stretches = [
        _line(
            {
                "from_step": stretch.from_step,
                "secret": stretch.secret,
                "words": [
                    {"seat": each.seat, "promise": each.promise, "word": each.word, "salt": each.salt}
                    for each in stretch.words
                ],
            }
        )
        for stretch in luck.stretches
    ]
    return f'{{"fingerprint": {_line(luck.fingerprint)}, "stretches": {_lines(stretches)}}}'


def _lines(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]" if lines else "[]"


def _file_trouble(otherwise: str, path: Path, wrong: Exception) -> BadRecord:
    if isinstance(wrong, FileNotFoundError):
        missing = "record-file-missing" if otherwise == "record-file-read" else "record-file-nowhere"
        return BadRecord(missing, {"path": str(path)})
    if isinstance(wrong, (IsADirectoryError, NotADirectoryError)):
        return BadRecord("record-file-none", {"path": str(path)})
    if isinstance(wrong, PermissionError):
        return BadRecord("record-file-permission", {"path": str(path)})
    said = (wrong.strerror or str(wrong)) if isinstance(wrong, OSError) else str(wrong)
    return BadRecord(otherwise, {"path": str(path), "reason": said})
