"""A person at a real terminal emulator: tmux, with its screen, its scrollback and its keys."""

from __future__ import annotations

import re
import shlex
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tests.terminal.session import COMMAND, PATIENCE, surroundings

A_LOOK = 0.1


class Tmux:
    """One command in a window of tmux; when it has ended, a line says so."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        command: Sequence[str] = COMMAND,
        **changes: str,
    ) -> None:
        self._socket = home / "tmux"
        told = surroundings(home, **changes)
        inside = shlex.join(["env", "-i", *(f"{name}={value}" for name, value in told.items()), "TERM=screen"])
        line = f"cd {shlex.quote(str(home))}; {inside} {shlex.join([*command, *arguments])}; echo ENDED $?; cat"
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), "sh", "-c", line)

    def __enter__(self) -> Tmux:
        return self

    def __exit__(self, *_: object) -> None:
        self._tmux("kill-server")

    def press(self, *keys: str) -> None:
        """Keys by their names (Enter, Down, Escape, C-c), and text as it is."""
        self._tmux("send-keys", *keys)

    def resize(self, columns: int, rows: int) -> None:
        self._tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def screen(self) -> str:
        """What stands on the screen."""
        return self._tmux("capture-pane", "-p")

    def everything(self) -> str:
        """What stands on the screen and above it, as far as one can scroll, and on the other screen, if any."""
        other = subprocess.run(
            ["tmux", "-S", str(self._socket), "capture-pane", "-p", "-a", "-q", "-S", "-"],
            capture_output=True,
            text=True,
            check=False,
        )
        return self._tmux("capture-pane", "-p", "-S", "-") + other.stdout

    def wait_for(self, *texts: str) -> str:
        """Wait until all of these stand on the screen, and nothing moves any more."""
        end = time.monotonic() + PATIENCE
        shown, before = self.screen(), ""
        while shown != before or not all(text in shown for text in texts):
            assert time.monotonic() < end, f"waited in vain for {texts}:\n{shown}"
            time.sleep(A_LOOK)
            before, shown = shown, self.screen()
        return shown

    def answer(self, typed: str) -> str:
        """Type a line, and wait until something else is asked or the program has ended; what stands there then."""
        before = self.screen()
        self.press(*([typed] if typed else []), "Enter")
        end = time.monotonic() + PATIENCE
        shown = self.screen()
        while shown == before or not re.search(r"^(>|> {2,}.*|ENDED \d+)$", shown.rstrip().rpartition("\n")[2]):
            assert time.monotonic() < end, f"waited in vain after {typed!r}:\n{shown}"
            time.sleep(A_LOOK)
            shown = self.screen()
        return shown

    def _tmux(self, *arguments: str) -> str:
        done = subprocess.run(
            ["tmux", "-S", str(self._socket), *arguments], capture_output=True, text=True, encoding="utf-8", check=True
        )
        return done.stdout
