"""How far a long piece of work is: a bar for people who wait, silence for files and other programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from alehouse.terminal.screen import Screen


@contextmanager
def progress_bar(screen: Screen, id: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """What is to be called with the number done so far; None where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    # Imported for those who wait anyway.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(screen.say(id), total=total)
        yield lambda done: bar.update(task, completed=done)
