"""Portions of work, on this core or shared out among several processes; one that is killed costs a portion."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.lab.task import Done, Order, Work, cut

DEATHS = 3
"""A portion that so many processes have died of is played by no other."""

Key = TypeVar("Key")


def cores_for(pieces: int, processes: int) -> int:
    """How many processes share so many pieces; 0 asks for all cores."""
    return max(1, min(processes or os.cpu_count() or 1, pieces))


def spread(game: Game, work: Work[Done], pieces: int, processes: int) -> Iterator[Done]:
    """Do all pieces, portion by portion; what comes of each portion, in the order in which they are done."""
    orders = ((numbers, Order(game, work, numbers)) for numbers in cut(pieces))
    for _, done, _ in on_cores(cores_for(pieces, processes), orders):
        yield done


def on_cores(cores: int, orders: Iterator[tuple[Key, Order]]) -> Iterator[tuple[Key, Any, float]]:
    """Carry orders out on so many cores."""
    if cores > 1:
        yield from _in_processes(cores, orders)
        return
    for key, order in orders:
        yield (key, *order.carry_out())


class _Helper:
    """A process that carries out one order after the other."""

    def __init__(self, others: list[_Helper]) -> None:
        # Forked processes start at once and know games of one's own; where there is no fork, they import them.
        forked = sys.platform == "linux"
        context = multiprocessing.get_context("fork" if forked else None)
        self.line, theirs = context.Pipe()
        # What a forked process has inherited it closes, or nobody would notice that we are gone.
        inherited = [self.line, *(each.line for each in others)] if forked else []
        self.process = context.Process(target=_help, args=(theirs, inherited), daemon=True)
        self.process.start()
        theirs.close()

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def _in_processes(cores: int, orders: Iterator[tuple[Key, Order]]) -> Iterator[tuple[Key, Any, float]]:
    helpers: list[_Helper] = []
    busy: dict[_Helper, tuple[Key, Order, int]] = {}
    """Who is doing what, and how many have died of it."""
    lost: list[tuple[Key, Order, int]] = []
    try:
        while True:
            while len(busy) < cores:
                given = lost.pop() if lost else next(((*each, 0) for each in orders), None)
                if given is None:
                    break
                free = next((each for each in helpers if each not in busy), None)
                if free is None:
                    free = _Helper(helpers)
                    helpers.append(free)
                busy[free] = given
                with suppress(OSError):  # Whoever died is found below.
                    free.line.send(given[1])
            if not busy:
                return
            by_line = {helper.line: helper for helper in busy}
            for line in wait(list(by_line)):
                assert isinstance(line, Connection)
                helper = by_line[line]
                key, order, deaths = busy.pop(helper)
                try:
                    done, seconds = line.recv()
                except (EOFError, OSError):
                    helper.end()
                    helpers.remove(helper)
                    if deaths + 1 == DEATHS:
                        raise _deadly(order) from None
                    lost.append((key, order, deaths + 1))
                    continue
                if isinstance(done, BaseException):
                    raise done
                yield key, done, seconds
    finally:
        # Also when somebody interrupts: what has not been done never will.
        for each in helpers:
            each.end()


def _deadly(order: Order) -> AlehouseError:
    numbers = order.numbers
    games = f"{numbers.start}-{numbers.stop - 1}"
    return AlehouseError("lab-deadly", {"times": DEATHS, "games": games})


def _help(line: Connection, inherited: list[Connection]) -> None:
    # Whoever interrupts talks to the first process; it tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for each in inherited:
        each.close()
    with suppress(EOFError, OSError):  # Nobody is there any more.
        while True:
            line.send_bytes(_answer(line.recv_bytes()))


def _answer(order: bytes) -> bytes:
    try:
        return pickle.dumps(pickle.loads(order).carry_out())
    except Exception as wrong:
        try:
            return pickle.dumps((wrong, 0.0))
        except Exception:
            return pickle.dumps((RuntimeError(repr(wrong)), 0.0))
