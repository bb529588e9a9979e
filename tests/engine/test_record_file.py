"""Record files: written whole or not at all; whatever is no record is refused in one sentence."""

from __future__ import annotations

import builtins
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine import record_file
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.record_file import from_text, read, to_text, write
from alehouse.text import speech
from tests.tellings import a_broken_off_record, a_finished_record

TEXT = to_text(a_broken_off_record(6))


def refused(path: Path) -> str:
    with pytest.raises(BadRecord) as wrong:
        read(path)
    for language in ("en", "es", "it"):
        assert speech(language).say(wrong.value.message)
    return wrong.value.message.id


def refused_text(text: str) -> str:
    with pytest.raises(BadRecord) as wrong:
        from_text(text)
    for language in ("en", "es", "it"):
        assert speech(language).say(wrong.value.message).isprintable()
    return wrong.value.message.id


def test_written_and_read(tmp_path: Path) -> None:
    write(a_finished_record(), tmp_path / "game.json")
    assert to_text(read(tmp_path / "game.json")) == to_text(a_finished_record())
    assert os.listdir(tmp_path) == ["game.json"]


def test_nothing_is_lost_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    write(a_finished_record(), file)
    before = file.read_bytes()

    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(BadRecord) as wrong:
        write(a_broken_off_record(), file)
    assert wrong.value.message.id == "record-file-write"
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "game.json")
    write(a_finished_record(), tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game.json").is_file()


def test_files_that_are_none(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").write_text("x")
    assert refused(tmp_path) == "record-file-none"
    assert refused(tmp_path / "pipe") == "record-file-none"
    assert refused(tmp_path / "file" / "below") == "record-file-none"
    assert refused(tmp_path / "missing") == "record-file-missing"
    assert refused(tmp_path / ("long" * 100)) == "record-file-read"
    assert refused(Path("nul\0l")) == "record-file-read"


def test_nowhere_to_write(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as wrong:
        write(a_finished_record(), tmp_path / "missing" / "game.json")
    assert wrong.value.message.id == "record-file-nowhere"
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadRecord) as wrong:
        write(a_finished_record(), tmp_path / "folder")
    assert wrong.value.message.id == "record-file-none"
    assert os.listdir(tmp_path) == ["folder"]


def test_a_file_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests as root may read everything, so the system's refusal is put in its place."""
    file = tmp_path / "game.json"
    file.write_text(TEXT)

    def refuse(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr(builtins, "open", refuse)
    assert refused(file) == "record-file-permission"


def test_contents_that_are_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\0")
    assert refused(file) == "record-file-binary"
    file.write_bytes(b"")
    assert refused(file) == "record-json"
    file.write_bytes(b" " * (record_file.LARGEST + 1))
    assert refused(file) == "record-file-huge"


def test_texts_that_are_no_record() -> None:
    assert refused_text("To be, or not to be") == "record-json"
    assert refused_text(TEXT[: len(TEXT) // 2]) == "record-json"
    assert refused_text("[" * 100_000) == "record-json-odd"
    assert refused_text('{"format": ' + "9" * 5000 + "}") == "record-json-odd"
    assert refused_text('{"format": NaN}') == "record-json-odd"
    assert refused_text("[]") == "record-other-json"
    assert refused_text("null") == "record-other-json"
    assert refused_text('{"name": "left-pad"}') == "record-other-json"
    assert refused_text(TEXT.replace('"game"', '"version"')) == "record-key-twice"
    assert refused_text(TEXT.replace('"result": null', '"result": ' + "[" * 50 + "]" * 50)) == "record-json-odd"


Data = dict[str, Any]


def lacks(key: str) -> Callable[[Data], object]:
    return lambda data: data.pop(key)


def has(key: str, value: object) -> Callable[[Data], object]:
    return lambda data: data.update({key: value})


@pytest.mark.parametrize(
    ("change", "id", "args"),
    [
        (has("format", 3), "record-format", {"format": "3", "known": 2}),
        (has("format", True), "record-format", {"format": "true", "known": 2}),
        (has("format", "1"), "record-format", {"format": '"1"', "known": 2}),
        (has("format", 2.0), "record-format", {"format": "2.0", "known": 2}),
        *[
            (lacks(key), "record-key-missing", {"key": key})
            for key in ("game", "version", "players", "options", "seats", "header", "luck", "result")
        ],
        (lambda data: data["seats"][1].pop("kind"), "record-key-missing", {"key": "seats 2 kind"}),
        (
            lambda data: data["luck"]["stretches"][0].pop("secret"),
            "record-key-missing",
            {"key": "luck stretches 1 secret"},
        ),
        (
            lambda data: data["luck"]["stretches"][0]["words"][1].pop("salt"),
            "record-key-missing",
            {"key": "luck stretches 1 words 2 salt"},
        ),
        (has("version", "1"), "record-not-number", {"where": "version", "found": '"1"'}),
        (has("version", 1.0), "record-not-number", {"where": "version", "found": "1.0"}),
        (has("players", True), "record-not-number", {"where": "players", "found": "true"}),
        (has("players", 10**12), "record-not-number", {"where": "players", "found": "1000000000000"}),
        (has("options", []), "record-not-object", {"where": "options", "found": "[...]"}),
        (has("seats", {}), "record-not-list", {"where": "seats", "found": "{...}"}),
        (has("seats", ["Ann"]), "record-not-object", {"where": "seats 1", "found": '"Ann"'}),
        (has("steps", None), "record-not-list", {"where": "steps", "found": "null"}),
        (has("steps", ["stand"]), "record-not-list", {"where": "steps 1", "found": '"stand"'}),
        (has("steps", [["stand"]]), "record-step-pair", {"step": 1}),
        (has("luck", [7]), "record-not-object", {"where": "luck", "found": "[...]"}),
        (
            has("luck", {"fingerprint": "", "stretches": 7}),
            "record-not-list",
            {"where": "luck stretches", "found": "7"},
        ),
        (
            has("game", "\x1b[2J"),
            "record-not-word",
            {"where": "game", "found": '"\\u001b[2J"', "longest": 200},
        ),
        (
            has("header", "\ud800"),
            "record-not-word",
            {"where": "header", "found": '"\\ud800"', "longest": 200},
        ),
        (
            has("game", "x" * 201),
            "record-not-word",
            {"where": "game", "found": '"' + "x" * 36 + "...", "longest": 200},
        ),
        (
            has("options", {"rounds": [1]}),
            "record-not-word",
            {"where": "options rounds", "found": "[...]", "longest": 200},
        ),
        (
            has("options", {"rounds": 10**30}),
            "record-not-number",
            {"where": "options rounds", "found": "1" + "0" * 30},
        ),
    ],
)
def test_what_is_wrong_is_said(change: Callable[[Data], object], id: str, args: dict[str, object]) -> None:
    data = json.loads(TEXT)
    change(data)
    with pytest.raises(BadRecord) as wrong:
        from_text(json.dumps(data))
    assert (wrong.value.message.id, wrong.value.message.args) == (id, args)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data())
def test_no_edit_ends_in_a_traceback(data: st.DataObject) -> None:
    """Whatever stands anywhere in the file: it is read, or refused with a message."""
    whole = json.loads(TEXT)
    place: Any = whole
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
            place = place[key]
        else:
            place[key] = data.draw(anything)
            break
    try:
        record = from_text(json.dumps(whole))
    except AlehouseError as wrong:
        said = str(wrong)
    else:
        said = to_text(record)
        assert to_text(from_text(said)) == said
    assert said
