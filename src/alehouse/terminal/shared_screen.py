"""A screen on which one thread asks and others tell: what belongs together stands together."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from alehouse.terminal.screen import Screen
from alehouse.text import Speech


class SharedScreen(Screen):
    """Whoever tells several things has the screen alone until all of them are told."""

    def __init__(self, speech: Speech, plain: bool = False) -> None:
        super().__init__(speech, plain)
        self._lock = threading.RLock()
        self._depth = 0

    @contextmanager
    def together(self) -> Iterator[None]:
        with self._lock:
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                if self._depth == 0:
                    self._all_told()

    def _all_told(self) -> None:
        """What was told together can be shown."""
        raise NotImplementedError
