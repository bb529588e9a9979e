"""Games as Parquet: all there, replayed to the last step, and what was changed is noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as arrow  # type: ignore[import-untyped]
import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record_file import to_text
from alehouse.lab import dataset
from alehouse.lab.dataset import playing, records_in, rows_of, write_games
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands
from alehouse.lab.match import record_match
from tests.small_game import SMALL
from tests.tellings import a_broken_off_record, a_finished_record

SEATS = ["random", "greedy"]
GAMES = 12


def exported(folder: Path, game: alehouse.Game = SMALL, seats: list[str] = SEATS, games: int = GAMES) -> Path:
    file = folder / "games.parquet"
    options = game.check_options(len(seats), {})
    hands = Hands(1, folder=Folder(folder / "portions"))
    rows = (row for portion in hands.in_order(playing(game, seats, games, 5, options)) for row in portion)
    assert write_games(file, game, rows) == games
    return file


@pytest.mark.parametrize("game", [SMALL, *alehouse.games()], ids=lambda game: game.name)
def test_every_game_comes_back_as_it_was(game: alehouse.Game, tmp_path: Path) -> None:
    """Down to the last byte of its record."""
    seats = ["random"] * max(2, game.fewest)
    options = game.check_options(len(seats), {})
    back = list(records_in(exported(tmp_path, game, seats, 3)))
    assert [to_text(record) for record in back] == [
        to_text(record_match(game, seats, options, 5, number)) for number in range(3)
    ]


def test_a_box_of_ones_own_travels(tmp_path: Path) -> None:
    game = alehouse.game("bristol-1350").variant({"road": 9})
    (record,) = records_in(exported(tmp_path, game, ["random"] * 3, 1))
    assert record.box == {"road": 9}


def test_records_with_their_luck_come_back_as_they_were(tmp_path: Path) -> None:
    """Names, words and what proves the luck too."""
    record = a_finished_record()
    assert record.luck is not None
    write_games(tmp_path / "games.parquet", SMALL, rows_of(SMALL, [("one", record), ("two", record)]))
    for back in records_in(tmp_path / "games.parquet"):
        assert to_text(back) == to_text(record)


def test_any_way_writes_the_same_file(tmp_path: Path) -> None:
    """In order, on however many cores, in however many batches."""
    (tmp_path / "one").mkdir()
    one = exported(tmp_path / "one")
    options = SMALL.check_options(2, {})
    hands = Hands(3, folder=Folder(tmp_path / "portions"))
    rows = [row for portion in hands.in_order(playing(SMALL, SEATS, GAMES, 5, options)) for row in portion]
    write_games(tmp_path / "other", SMALL, rows)
    assert one.read_bytes() == (tmp_path / "other").read_bytes()
    assert [row.number for row in rows] == list(range(GAMES))


def test_memory_holds_a_batch_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = parquet.read_table(exported(tmp_path))
    monkeypatch.setattr(dataset, "STEPS", 30)
    batched = exported(tmp_path)
    assert parquet.ParquetFile(batched).num_row_groups > 2
    assert parquet.read_table(batched).equals(whole)
    assert len(list(records_in(batched))) == GAMES


# What was changed


def changed(file: Path, column: str, change: Any) -> Path:
    table = parquet.read_table(file)
    rows = table.to_pylist()
    rows[7][column] = change(rows[7][column])
    parquet.write_table(arrow.Table.from_pylist(rows, table.schema), file)
    return file


@pytest.mark.parametrize(
    ("column", "change", "complaint"),
    [
        ("actions", lambda steps: steps[:-1], "lab-parquet-result"),
        ("actions", lambda steps: [*steps, steps[-1]], "lab-parquet-row"),
        ("actions", lambda steps: steps[::-1], "lab-parquet-row"),
        ("actions", lambda steps: [30_000], "lab-parquet-row"),
        ("actions", lambda steps: [-1], "lab-parquet-row"),
        ("places", lambda places: places[::-1] if len(set(places)) > 1 else [9, 9], "lab-parquet-result"),
        ("points", lambda points: [each + 1 for each in points], "lab-parquet-result"),
        ("kinds", lambda kinds: kinds[:1], "lab-parquet-row"),
        ("options", lambda options: "{", "lab-parquet-unreadable"),
        ("options", lambda options: '{"rounds": 99}', "lab-parquet-row"),
        ("actions", lambda steps: None, "lab-parquet-unreadable"),
    ],
)
def test_a_changed_game_is_noticed(tmp_path: Path, column: str, change: Any, complaint: str) -> None:
    with pytest.raises(AlehouseError) as wrong:
        list(records_in(changed(exported(tmp_path), column, change)))
    assert wrong.value.message.id == complaint
    assert wrong.value.message.args.get("row", 8) == 8


def test_what_is_no_such_file(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("games")
    parquet.write_table(arrow.table({"a": [1]}), tmp_path / "other")
    for name, complaint in (
        ("none", "record-file-none"),
        ("text", "lab-parquet-unreadable"),
        ("other", "lab-parquet-unreadable"),
    ):
        with pytest.raises(AlehouseError) as wrong:
            list(records_in(tmp_path / name))
        assert wrong.value.message.id == complaint


def test_games_of_other_rules_are_refused(tmp_path: Path) -> None:
    file = exported(tmp_path)
    table = parquet.read_table(file)
    about = table.schema.metadata[dataset.ABOUT].replace(b'"rules": 1', b'"rules": 0')
    parquet.write_table(table.replace_schema_metadata({dataset.ABOUT: about}), file)
    with pytest.raises(AlehouseError) as wrong:
        list(records_in(file))
    assert wrong.value.message.id == "record-version"


def test_one_file_holds_games_of_one_kind(tmp_path: Path) -> None:
    bristol = alehouse.game("bristol-1350")
    other = record_match(bristol, ["random"] * 3, bristol.check_options(3, {}), 1, 1)
    for record, complaint in ((other, "lab-parquet-other"), (a_broken_off_record(), "lab-parquet-unfinished")):
        with pytest.raises(AlehouseError) as wrong:
            write_games(tmp_path / "games.parquet", SMALL, rows_of(SMALL, [("one", record)]))
        assert wrong.value.message.id == complaint
        assert list(tmp_path.iterdir()) == [], "nothing is left behind"
