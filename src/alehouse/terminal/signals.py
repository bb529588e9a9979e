"""Leaving in the middle: Ctrl-C, Ctrl-\\, a closed window, a shutdown."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

_NAMES = ("SIGINT", "SIGQUIT", "SIGTERM", "SIGHUP")


@contextmanager
def leaving_when_told_to() -> Iterator[None]:
    """A closed window or a shutdown is like Ctrl-C: it raises KeyboardInterrupt, and the game is kept."""
    here = os.getpid()

    def leave(number: int, frame: FrameType | None) -> None:
        if os.getpid() != here:
            # A process that helps with a simulation has inherited this, and has nothing to keep.
            os._exit(1)
        # Nobody wants to wait until the helpers have finished their games.
        for helper in multiprocessing.active_children():
            helper.kill()
        raise KeyboardInterrupt

    with _listening(leave):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """What has begun is finished first: a table must not be left between two states."""
    with noticing(lambda: None):
        yield


@contextmanager
def noticing(told: Callable[[], None]) -> Iterator[None]:
    """In here nothing is interrupted: `told` is called at once, and KeyboardInterrupt is raised behind it."""
    came: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        came.append(number)
        told()

    with _listening(remember):
        yield
    if came:
        raise KeyboardInterrupt


@contextmanager
def _listening(listener: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        # Python tells signals to the main thread only.
        yield
        return
    # Windows knows fewer of them.
    known = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {each: signal.signal(each, listener) for each in known}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
