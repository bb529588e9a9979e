"""A person at a real terminal: a process of `python -m alehouse` behind a pseudo-terminal, or without one."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import alehouse

COMMAND = [sys.executable, "-m", "alehouse"]
PATIENCE = 60.0
"""Seconds; nothing takes so long unless it hangs."""

A_MOMENT = 0.05
A_PAUSE = 0.2
"""Seconds; on a busy machine one sentence does not follow another at once."""

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
STYLES = re.compile(r"\x1b\[[0-9;]*m")
LOW = 16
"""Rows; so low a terminal is read and typed line by line."""


def surroundings(home: Path, **changes: str) -> dict[str, str]:
    """The environment of somebody with an empty home, whatever that of the tests is."""
    kept = {name: os.environ[name] for name in ("PATH", "VIRTUAL_ENV") if name in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "TMPDIR": str(home),
        "PYTHONPATH": str(Path(alehouse.__file__).parent.parent),
        "LANG": "C.UTF-8",
        "TERM": "xterm",
        **changes,
    }


def run(home: Path, *arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal, with something typed beforehand."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(home, **changes),
        cwd=home,
        timeout=4 * PATIENCE,
        check=False,
    )


class Session:
    """A command at a terminal: read what it shows, type what one likes."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 80,
        rows: int = LOW,
        environ: Mapping[str, str] | None = None,
        folder: Path | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        line = [*command, *arguments]
        self._process, self._screen = _open(home, line, (rows, columns), environ or {}, folder or home)
        self.raw = ""
        """All that came, with orders to the terminal."""
        self._read = 0

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._screen)

    def wait_for(self, *texts: str) -> str:
        """Wait until one of the texts comes; all that came since the last time, without orders to the terminal."""
        end = time.monotonic() + PATIENCE
        while not any(text in self._new() for text in texts):
            assert time.monotonic() < end, f"waited in vain for {texts}: {self._new()}"
            if not self._receive():
                break
        # What follows belongs to it; behind what is asked hardly anything follows until somebody answers.
        while self._receive(A_MOMENT if self._new().endswith(texts) else A_PAUSE):
            pass
        shown = self._new()
        assert any(text in shown for text in texts), f"ended without {texts}: {shown}"
        self._read = len(self.raw)
        return shown

    def notice(self, text: str) -> None:
        """Wait until it comes, however much more is told at the same time."""
        end = time.monotonic() + PATIENCE
        while text not in self._new():
            assert time.monotonic() < end, f"waited in vain for {text}: {self._new()}"
            assert self._receive(), f"ended without {text}: {self._new()}"
        self._read = len(self.raw)

    def type(self, text: str) -> None:
        os.write(self._screen, f"{text}\n".encode())

    def type_unfinished(self, text: str) -> None:
        """Without pressing Enter."""
        os.write(self._screen, text.encode())

    def ask(self, text: str) -> str:
        """Type a line, and read until the next one is wanted."""
        self.type(text)
        return self.wait_for("\n> ")

    def press_control_c(self) -> None:
        os.write(self._screen, b"\x03")

    def press_control_d(self) -> None:
        os.write(self._screen, b"\x04")

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def limit(self, what: int, most: int) -> None:
        """Let the program have no more of something."""
        resource.prlimit(self._process.pid, what, (most, resource.RLIM_INFINITY))

    def close_window(self) -> None:
        """The terminal goes away; the program ends."""
        os.close(self._screen)
        self._process.wait(PATIENCE)
        self._screen = os.open(os.devnull, os.O_RDONLY)

    def end(self) -> tuple[int, str]:
        """Wait for the end: the exit code, and what was shown last."""
        while self._receive(PATIENCE):
            pass
        return self._process.wait(PATIENCE), self._new()

    def _new(self) -> str:
        return ESCAPES.sub("", self.raw[self._read :]).replace("\r\n", "\n")

    def _receive(self, seconds: float = PATIENCE) -> bool:
        ready, _, _ = select.select([self._screen], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self._screen, 65536)
        except OSError:
            # So Linux says that the other end is closed.
            return False
        # Letters of several bytes may come in two parts.
        while data and not _whole(data):
            data += os.read(self._screen, 1)
        self.raw += data.decode()
        return bool(data)


def _open(
    home: Path, command: Sequence[str], size: tuple[int, int], environ: Mapping[str, str], folder: Path
) -> tuple[subprocess.Popen[bytes], int]:
    screen, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    process = subprocess.Popen(
        command,
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=surroundings(home, **environ),
        cwd=folder,
        start_new_session=True,
        # Ctrl-C goes to whoever the terminal belongs to.
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(inside)
    return process, screen


def _whole(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
