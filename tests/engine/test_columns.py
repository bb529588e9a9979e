"""Text in columns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from alehouse.engine.columns import columns, cut, fill, wrap

WORDS = st.text(alphabet="ab é李ü-", max_size=60)


def test_wide_letters_take_two_columns_and_accents_none() -> None:
    assert columns("abc") == 3
    assert columns("李") == 2
    assert columns("e\N{COMBINING ACUTE ACCENT}") == 1


def test_cutting_says_so_and_never_halves_a_wide_letter() -> None:
    assert cut("barkeeper", 9) == "barkeeper"
    assert cut("barkeeper", 5) == "bark…"
    assert cut("李李李", 4) == "李…"
    assert fill("李李李", 4) == "李… "
    assert fill("ab", 4, "─") == "ab──"


def test_wrapping_breaks_between_words_and_indents_what_follows() -> None:
    assert wrap("one two three", 7, "  ") == ["one two", "  three"]
    assert wrap("abcdefgh", 5) == ["abcde", "fgh"]
    assert wrap("a bcdefgh", 5, " ") == ["a", " bcde", " fgh"]
    assert wrap("  one two three", 9, "  ") == ["  one two", "    three"]


def test_what_fits_stays_as_it_is() -> None:
    assert wrap("", 10) == [""]
    assert wrap("  a  b ", 10, "  ") == ["  a  b "]


@given(WORDS, st.integers(min_value=6, max_value=30))
def test_no_line_is_too_wide_and_no_word_is_lost(text: str, room: int) -> None:
    lines = wrap(text.strip(), room, "  ")
    assert all(cell_len(line) <= room for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize("room", [-5, 0, 1, 2, 3])
def test_hardly_any_room(room: int) -> None:
    """Letters stand below each other, and it comes to an end; nothing is lost."""
    lines = wrap("   drinks at the bar", room, "    ")
    assert "".join(lines).replace(" ", "") == "drinksatthebar"
    assert max(columns(line) for line in lines) <= max(1, room)
