"""Games by the million: Parquet, a row a game, with all that is needed to play them again to the last step.

Steps are numbers of the game's table of actions, whose notations stand in the file beside game, rules and box. What is
in a file is never believed: whoever reads records from it replays them.
"""

from __future__ import annotations

import importlib
import json
import os
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from alehouse import __version__
from alehouse.engine.contract import OVER, Game, Position
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record, start
from alehouse.engine.record_file import luck_from_text, luck_to_text
from alehouse.engine.registry import game as game_of
from alehouse.engine.result import Result
from alehouse.lab.match import play_match
from alehouse.lab.simulate import Series, series_of
from alehouse.lab.task import Task

STEPS = 1_000_000
"""In memory at the same time, about, while a file is written."""
ROWS = 256
"""Read at the same time."""
ABOUT = b"alehouse"
"""Where the file says of which game it is."""


class Row(msgspec.Struct, array_like=True):
    """A game."""

    number: int
    """In its series; of other games, in the order in which they came."""
    seed: str | None
    """What the luck came from; of other games nobody knows. It is not needed to replay."""
    kinds: list[str]
    names: list[str]
    options: str
    luck: str | None
    actions: bytes
    """Two bytes a step."""
    decisions: int
    places: list[int]
    points: list[int]
    utility: list[float]


# Games that are played anew


def playing(
    game: Game, seats: Sequence[str], games: int, seed: int, options: dict[str, OptionValue]
) -> Task[list[Row]]:
    """Games of a series, as rows."""
    series = series_of(game, seats, games, seed, options, rotate=False)
    return Task("games", game, partial(_play, series), games, {**series.about, "rows": True}, _written, _read)


def _play(series: Series, game: Game, numbers: range) -> list[Row]:
    rows = []
    for number in numbers:
        kinds = series.kinds(number)
        steps: list[int] = []
        match = play_match(game, kinds, series.options, series.seed, number, numbers=steps)
        rows.append(
            _row(
                number,
                str(series.seed),
                kinds,
                [""] * len(kinds),
                series.options,
                None,
                steps,
                match.decisions,
                match.position.result(),
            )
        )
    return rows


def _row(
    number: int,
    seed: str | None,
    kinds: list[str],
    names: list[str],
    options: dict[str, OptionValue],
    luck: str | None,
    steps: list[int],
    decisions: int,
    result: Result,
) -> Row:
    places, points = list(result.places), list(result.points)
    utility = [result.utility(seat) for seat in range(len(places))]
    written = json.dumps(options)
    return Row(
        number, seed, kinds, names, written, luck, array("h", steps).tobytes(), decisions, places, points, utility
    )


def _written(rows: list[Row]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(rows), 1)


def _read(data: bytes) -> list[Row]:
    rows: list[Row] = msgspec.msgpack.decode(zlib.decompress(data), type=list[Row])
    return rows


# Games that were played


def rows_of(game: Game, records: Iterable[tuple[str, Record]]) -> Iterator[Row]:
    """Records, each with its name, as rows; refused unless they are finished games of this kind."""
    for number, (name, record) in enumerate(records):
        if (record.game, record.version, record.box) != (game.name, game.version, game.box.differs):
            other = game_of(record.game).title()
            raise BadRecord("lab-parquet-other", {"file": name, "other": other, "game": game.title()})
        position = start(record)
        steps: list[int] = []
        decisions = 0
        for at, notation in enumerate(record.steps, 1):
            try:
                action = game.action(notation)
                decisions += position.to_move >= 0
                position.play(action)
            except AlehouseError as wrong:
                raise BadRecord("record-step", {"step": at, "reason": wrong.message}) from None
            steps.append(action.number)
        if position.to_move != OVER:
            raise BadRecord("lab-parquet-unfinished", {"file": name})
        luck = None if record.luck is None else luck_to_text(record.luck)
        yield _row(
            number,
            None,
            list(record.kinds),
            list(record.names),
            record.options,
            luck,
            steps,
            decisions,
            position.result(),
        )


# Files


def write_games(path: Path, game: Game, rows: Iterable[Row]) -> int:
    """Write a file, whole or not at all; how many games it holds."""
    parquet = _parquet()
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    count = 0
    try:
        try:
            with parquet.ParquetWriter(beside, _schema(game), compression="zstd") as writer:
                for batch in _batches(rows):
                    writer.write_table(_table(game, batch))
                    count += len(batch)
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as wrong:
        raise AlehouseError(
            "lab-parquet-written", {"file": str(path), "reason": wrong.strerror or str(wrong)}
        ) from None
    return count


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    batch: list[Row] = []
    size = 0
    for row in rows:
        batch.append(row)
        size += len(row.actions) // 2
        if size >= STEPS:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _schema(game: Game) -> Any:
    pa = _arrow()
    about: dict[str, Json] = {
        "game": game.name,
        "rules": game.version,
        "box": game.box.differs,
        "alehouse": __version__,
        "actions": [str(action) for action in game.table.actions],
    }
    words = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            ("number", pa.int64()),
            ("seed", pa.string()),
            ("kinds", pa.list_(pa.string())),
            ("names", pa.list_(pa.string())),
            ("options", words),
            ("luck", pa.string()),
            ("actions", pa.list_(pa.int16())),
            ("decisions", pa.int32()),
            ("places", pa.list_(pa.int16())),
            ("points", pa.list_(pa.int32())),
            ("utility", pa.list_(pa.float64())),
        ],
        metadata={ABOUT: json.dumps(about, sort_keys=True).encode()},
    )


def _table(game: Game, rows: list[Row]) -> Any:
    pa = _arrow()
    schema = _schema(game)
    ends = array("i", [0])
    for row in rows:
        ends.append(ends[-1] + len(row.actions) // 2)
    steps = pa.Array.from_buffers(pa.int16(), ends[-1], [None, pa.py_buffer(b"".join(row.actions for row in rows))])
    columns = []
    for field in schema:
        if field.name == "actions":
            columns.append(pa.ListArray.from_arrays(pa.array(ends, pa.int32()), steps))
        else:
            columns.append(pa.array([getattr(row, field.name) for row in rows], field.type))
    return pa.Table.from_arrays(columns, schema=schema)


def records_in(path: Path) -> Iterator[Record]:
    """All games of a file, each replayed to its end; raises an error at the first that does not end as it says."""
    parquet, pa = _parquet(), _arrow()
    try:
        file = parquet.ParquetFile(path)
        game = _game(json.loads(file.schema_arrow.metadata[ABOUT]))
        at = 0
        for batch in file.iter_batches(batch_size=ROWS, columns=[field.name for field in _schema(game)]):
            for row in batch.to_pylist():
                at += 1
                yield _record(game, str(path), at, row)
    except FileNotFoundError:
        raise BadRecord("record-file-none", {"path": str(path)}) from None
    except (pa.ArrowInvalid, OSError, KeyError, TypeError, ValueError) as wrong:
        raise BadRecord("lab-parquet-unreadable", {"file": str(path), "reason": str(wrong).split("\n")[0]}) from None


def _game(about: dict[str, Any]) -> Game:
    game = game_of(about["game"]).variant(about["box"])
    if about["rules"] != game.version or about["actions"] != [str(action) for action in game.table.actions]:
        raise BadRecord(
            "record-version",
            {"game": game.title(), "version": str(about["rules"]), "known": str(game.version)},
        )
    return game


def _record(game: Game, file: str, at: int, row: dict[str, Any]) -> Record:
    options = json.loads(row["options"])
    kinds, names = row["kinds"], row["names"]
    record = Record(game.name, game.version, len(kinds), options, names, kinds, game.box.differs)
    try:
        position = start(record)
        for number in row["actions"]:
            if not 0 <= number < len(game.table):
                raise BadRecord("lab-parquet-action", {"number": number})
            action = game.table.actions[number]
            position.play(action)
            record.add(str(action))
        record.luck = None if row["luck"] is None else luck_from_text(row["luck"])
    except AlehouseError as wrong:
        raise BadRecord("lab-parquet-row", {"file": file, "row": at, "reason": wrong.message}) from None
    if not _ends(position, row):
        raise BadRecord("lab-parquet-result", {"file": file, "row": at})
    record.result = position.result().plain()
    return record


def _ends(position: Position, row: dict[str, Any]) -> bool:
    """Whether a game ends as its row says."""
    if position.to_move != OVER:
        return False
    result = position.result()
    utility = [result.utility(seat) for seat in range(position.players)]
    return [list(result.places), list(result.points), utility] == [row["places"], row["points"], row["utility"]]


def need_parquet() -> None:
    """Raise an error where no Parquet can be read or written."""
    _parquet()


def _parquet() -> Any:
    try:
        return importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise AlehouseError("lab-no-parquet") from None


def _arrow() -> Any:
    return importlib.import_module("pyarrow")
