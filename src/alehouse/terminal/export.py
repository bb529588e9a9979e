"""`alehouse export` and `alehouse import`: games by the million as Parquet, and back."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.record import Record, start
from alehouse.engine.record_file import read, write
from alehouse.lab.dataset import need_parquet, playing, records_in, rows_of, write_games
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands
from alehouse.terminal.arguments import needed
from alehouse.terminal.asked import Asked
from alehouse.terminal.places import typed_path
from alehouse.terminal.plans import ExportPlan
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen
from alehouse.terminal.work import Job, digest_of_value, folder_for, work

_USUAL_GAMES = 1000


def export(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Let bots play, and write their games into one file."""
    target = target_for(chosen)
    asked = Asked(game, chosen, _USUAL_GAMES, ["greedy"] * game.fewest)
    named = (game.name, game.box.differs, digest_of_value(game))
    plan = ExportPlan(*named, asked.seed, asked.games, asked.seats, asked.options)
    folder = folder_for(chosen)
    if folder is not None:
        work(screen, chosen, exporting(screen, game, plan, target), folder)
        return
    # Games wait there for their turn: they are written in order, and do not fit into memory.
    with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as waiting:
        work(screen, chosen, exporting(screen, game, plan, target), Folder(Path(waiting)))


def exporting(screen: Screen, game: Game, plan: ExportPlan, target: Path) -> Job:
    """Games as planned, written into a file."""

    def do(hands: Hands) -> int:
        portions = hands.in_order(playing(game, plan.seats, plan.games, plan.seed, plan.options))
        return write_games(target, game, (row for portion in portions for row in portion))

    def show(count: int) -> None:
        _tell(screen, "export-done", count, target)

    return Job(game, plan, plan.games, "simulate-progress", do, show)


def export_records(screen: Screen, chosen: Namespace) -> None:
    """Write the records of a folder into one file."""
    target = target_for(chosen)
    folder = typed_path(chosen.records)
    files = sorted(folder.glob("*.json"))
    if not files:
        raise AlehouseError("lab-parquet-nothing", {"folder": str(folder)})
    game = start(read(files[0])).game
    with progress_bar(screen, "export-progress", len(files)) as progress:

        def one_by_one() -> Iterator[tuple[str, Record]]:
            for number, file in enumerate(files, 1):
                yield str(file), read(file)
                if progress is not None:
                    progress(number)

        count = write_games(target, game, rows_of(game, one_by_one()))
    _tell(screen, "export-done", count, target)


def bring_back(screen: Screen, typed: str, chosen: Namespace) -> None:
    """Replay every game of a file, and write them as records if somebody wants them."""
    source = typed_path(typed)
    folder = None if chosen.records is None else typed_path(chosen.records)
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            reason = wrong.strerror or str(wrong)
            raise AlehouseError("lab-folder-trouble", {"folder": str(folder), "reason": reason}) from None
    count = 0
    for count, record in enumerate(records_in(source), 1):
        if folder is not None:
            write(record, folder / f"{count:06}.json")
    if not count:
        raise BadRecord("lab-parquet-nothing", {"folder": str(source)})
    _tell(screen, "import-done", count, source)
    if folder is not None:
        screen.tell("import-records", folder=str(folder))


def target_for(chosen: Namespace) -> Path:
    """The file to write."""
    target = typed_path(needed(chosen.to, "error-export-file"))
    need_parquet()
    if os.path.isdir(target) or not os.path.isdir(target.parent):
        # Said before hours of play, not after them.
        raise AlehouseError("lab-parquet-written", {"file": str(target), "reason": os.strerror(errno.ENOENT)})
    return target


def _tell(screen: Screen, id: str, count: int, file: Path) -> None:
    screen.tell(id, games=count, file=str(file), bytes=round(file.stat().st_size / count))
