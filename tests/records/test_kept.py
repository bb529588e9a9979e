"""Records replay for ever: those of every rules version are kept, and verified here."""

from __future__ import annotations

from pathlib import Path

import pytest

import alehouse
from alehouse.engine.record_file import read
from alehouse.engine.verify import verify
from tests.records.keep import KEPT, file_of, wanted

FILES = sorted(KEPT.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_kept_record_is_still_true(file: Path) -> None:
    record = read(file)
    assert record.result is not None
    assert verify(record).failures == []


def test_every_game_has_records_of_its_rules_version() -> None:
    missing = [
        file_of(game, name).name
        for game in alehouse.games()
        for name, *_ in wanted(game)
        if not file_of(game, name).exists()
    ]
    assert not missing, f"run `python -m tests.records.keep` for {', '.join(missing)}"
