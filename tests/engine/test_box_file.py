"""Boxes as files: what is printed reads back as the same box, and whatever is none is refused in one sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import alehouse
from alehouse.engine import box_file
from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json
from alehouse.text import languages, speech

BRISTOL = alehouse.game("bristol-1350")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_the_printed_box_reads_back_as_itself(game: alehouse.Game, lang: str) -> None:
    """In any language the same numbers, and of every value what it means."""
    text = box_file.to_text(game, speech(lang).say)
    found = tomllib.loads(text)
    assert found.pop("game") == game.name
    assert list(found) == [value.name for value in sorted(game.box.declared, key=lambda value: bool(value.names))]
    for value in game.box.declared:
        row = found[value.name]
        assert (list(row.values()) if value.names else [row]) == list(value.printed)
        assert f"# {speech(lang).say(game.box_text(value))}" in text
    assert box_file.from_text(text).put_into(game) is game


def test_a_changed_box_reads_back_with_its_changes() -> None:
    """And says what was printed in the place of what was changed."""
    other = BRISTOL.variant({"road": 12, "symptoms": {"4": 7}})
    text = box_file.to_text(other, speech("en").say)
    assert "road = 12  # assumed; changed; otherwise 16\n" in text
    assert box_file.from_text(text).put_into(BRISTOL) is other


def test_only_what_differs_needs_to_be_named() -> None:
    other = box_file.from_text("symptoms.4 = 7").put_into(BRISTOL)
    assert other.box.differs == {"symptoms": {"4": 7}}
    assert box_file.from_text("symptoms = [7, 10, 9, 7]").put_into(BRISTOL) is other
    assert box_file.from_text("").put_into(BRISTOL) is BRISTOL


BAD = {
    "no TOML": ("road = = 3", "error-box-toml"),
    "half a line": ("road", "error-box-toml"),
    "a name twice": ("road = 3\nroad = 4", "error-box-toml"),
    "a number beyond all bounds": ("road = " + "9" * 5000, "error-box-toml"),
    "a well without a bottom": ("road = " + "[" * 5000, "error-box-toml"),
    "an unknown name": ("rode = 3", "error-box-unknown"),
    "an unknown member": ("symptoms.5 = 3", "error-box-unknown"),
    "too much": ("road = 100", "error-box-number"),
    "less than nothing": ("symptoms.4 = -1", "error-box-number"),
    "a word": ('road = "long"', "error-box-number"),
    "a word that gives orders": ('road = "\\u001b[2J\\n"', "error-box-number"),
    "half a step": ("road = 1.5", "error-box-number"),
    "yes": ("road = true", "error-box-number"),
    "a day": ("road = 1350-01-01", "error-box-number"),
    "a row for a number": ("road = [1, 2]", "error-box-number"),
    "a box in a box": ("[road]\nlength = 3", "error-box-number"),
    "a number for a row": ("symptoms = 3", "error-box-row"),
    "too short a row": ("symptoms = [1, 2, 3]", "error-box-row"),
    "another game's": ('game = "the-pub"\nroad = 12', "error-box-other-game"),
    "a game that is none": ("game = 1350", "error-box-game"),
    "nothing to draw": ("symptoms = [0, 0, 0, 0]", "error-box-together"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_box_is_refused(case: str, tmp_path: Path) -> None:
    text, id = BAD[case]
    file = tmp_path / "box.toml"
    file.write_text(text)
    for from_file in (False, True):
        with pytest.raises(BadBox) as refused:
            (box_file.read(file) if from_file else box_file.from_text(text)).put_into(BRISTOL)
        assert refused.value.message.id == id
        for lang in languages():
            said = speech(lang).say(refused.value.message)
            assert said.isprintable(), said
            assert len(said) < 600


def test_the_line_that_is_wrong_is_named() -> None:
    with pytest.raises(BadBox, match="line 2"):
        box_file.from_text("road = 3\nsymptoms = oops\n")


@pytest.mark.parametrize(
    ("data", "id"),
    [(b"\xff\xfe\x00", "error-box-toml"), (b"#" * 200_000, "error-box-huge"), (None, "error-box-file")],
    ids=["no text", "huge", "nowhere"],
)
def test_files_that_hold_no_box(data: bytes | None, id: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    if data is not None:
        file.write_bytes(data)
    for path in (file, tmp_path) if data is None else (file,):
        with pytest.raises(BadBox) as refused:
            box_file.read(path)
        assert refused.value.message.id == id


def test_windows_writes_boxes_too(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"\xef\xbb\xbfroad = 12\r\n")
    changes: dict[str, Json] = {"road": 12}
    assert box_file.read(file).changes == changes
