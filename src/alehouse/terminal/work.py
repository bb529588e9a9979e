"""Long work at the command line: here or on many machines, all of it or a part, kept in a folder and gone on with."""

from __future__ import annotations

import hashlib
import os
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from alehouse.bots.value import give_value, given_value
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands, Incomplete
from alehouse.lab.shard import WHOLE_WORK, read_shard
from alehouse.terminal.arguments import BadArguments
from alehouse.terminal.asked import how_many_processes
from alehouse.terminal.places import typed_path
from alehouse.terminal.plans import Plan
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen

_VALUE = "given.value.json"


@dataclass
class Job:
    """What is to be done, and how what came of it is shown."""

    game: Game
    plan: Plan
    pieces: int
    """How many there are, for whoever watches."""
    progress: str
    """The text beside the bar."""
    do: Callable[[Hands], Any]
    show: Callable[[Any], None]


def folder_for(chosen: Namespace, usual: str | None = None) -> Folder | None:
    """Where the work is kept; None if nobody said where, and nothing is usual."""
    name = chosen.folder or usual
    return None if name is None else Folder(typed_path(name))


def digest_of_value(game: Game) -> str:
    """Of what bots were given to judge this game by, for the plan; empty if they take what is shipped."""
    value = given_value(game)
    return "" if value is None else hashlib.sha256(value).hexdigest()


def work(screen: Screen, chosen: Namespace, job: Job, folder: Folder | None) -> None:
    """Do it, or the part of it that is ours, and show what came of it if it is all there."""
    shard = WHOLE_WORK
    if chosen.shard is not None:
        if chosen.folder is None:
            raise BadArguments("error-shard-folder")
        shard = read_shard(chosen.shard, os.environ)
    processes = how_many_processes(chosen)
    begin = None if folder is None else partial(_begin, folder, job)
    try:
        with progress_bar(screen, job.progress, job.pieces) as progress:
            found = job.do(Hands(processes, progress, folder, shard, chosen.cluster, begin=begin))
    except Incomplete as missing:
        assert folder is not None
        args = {name: str(each) for name, each in missing.message.args.items()}
        screen.tell("shard-done", number=shard.number, of=shard.of, folder=str(folder.path), **args)
        return
    job.show(found)


def _begin(folder: Folder, job: Job) -> None:
    folder.begin(job.game, job.plan.plain())
    value = given_value(job.game)
    if value is not None:
        folder.put(_VALUE, value)


def merge(job: Job, folder: Folder) -> None:
    """Add up what is in a folder; what is missing there is named."""
    begun = folder.plan()
    assert begun is not None
    folder.check_version(job.game, begun)
    if job.plan.value:
        file = folder.path / _VALUE
        try:
            value = file.read_bytes()
        except OSError as wrong:
            reason = wrong.strerror or str(wrong)
            raise AlehouseError("lab-folder-trouble", {"folder": str(folder.path), "reason": reason}) from None
        if hashlib.sha256(value).hexdigest() != job.plan.value:
            raise AlehouseError("lab-folder-unreadable", {"file": str(file)})
        give_value(job.game, value)
    job.show(job.do(Hands(1, folder=folder, idle=True)))
