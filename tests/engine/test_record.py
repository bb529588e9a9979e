"""Records: what is written is read back, and replays to the same game."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.contract import OVER
from alehouse.engine.errors import BadRecord
from alehouse.engine.record import Record, replay, walk
from alehouse.engine.record_file import from_text, to_text
from tests.tellings import a_broken_off_record, a_finished_record, a_table, play_some


def test_it_replays_without_luck() -> None:
    table = play_some(a_table(), 5)
    assert replay(table.save()).digest() == table.position.digest()


def test_walking_passes_every_step() -> None:
    record = a_finished_record()
    movers = [position.to_move for position in walk(record)]
    assert len(movers) == len(record.steps) + 1
    assert movers[-1] == OVER
    assert OVER not in movers[:-1]


@given(seed=st.integers(1, 255), decisions=st.integers(0, 30))
def test_text_and_back(seed: int, decisions: int) -> None:
    record = a_broken_off_record(decisions, seed)
    text = to_text(record)
    assert to_text(from_text(text)) == text


def test_one_step_a_line() -> None:
    record = a_finished_record()
    lines = to_text(record).splitlines()
    for step, digest in zip(record.steps, record.trail[1:]):
        assert f'["{step}", "{digest}"]' in [line.rstrip(",") for line in lines]


def test_names_of_all_languages_stay_readable() -> None:
    record = a_finished_record()
    record.names = ["Iñaki", "Łucja “7”"]
    assert "Iñaki" in to_text(record)
    assert from_text(to_text(record)).names == record.names


def test_the_trail_depends_on_all_that_was_agreed() -> None:
    def header(game: str = "g", version: int = 1, options: int = 1, name: str = "Ann", kind: str = "human") -> str:
        return Record(game, version, 1, {"o": options}, [name], [kind]).trail[0]

    others = {header("h"), header(version=2), header(options=2), header(name="Bob"), header(kind="greedy")}
    assert len(others | {header()}) == 6


def test_a_step_that_does_not_fit_is_named() -> None:
    record = a_finished_record()
    record.steps[2] = "doubt"
    with pytest.raises(BadRecord) as wrong:
        replay(record)
    assert wrong.value.message.id == "record-step"
    assert wrong.value.message.args["step"] == 3


def test_a_copy_shares_nothing() -> None:
    record = a_broken_off_record()
    before = to_text(record)
    other = record.copy()
    other.add("stand")
    other.options["rounds"] = 1
    other.names[0] = "Dee"
    assert other.luck is not None
    other.luck.stretches[0].words[0].word = "more"
    other.luck.stretches[0].words.pop()
    other.luck.stretches[0].from_step = 7
    other.luck.stretches.append(other.luck.stretches[0])
    assert to_text(record) == before


@pytest.mark.parametrize("copied", [copy, deepcopy])
def test_however_it_is_copied(copied: Callable[[Record], Record]) -> None:
    record = a_finished_record()
    before = to_text(record)
    other = copied(record)
    assert to_text(other) == before
    other.add("stand")
    other.names[0] = "Dee"
    assert isinstance(other.result, dict)
    other.result["places"] = None
    assert to_text(record) == before
