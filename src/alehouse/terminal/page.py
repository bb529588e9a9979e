"""Opening the page: where it is, in words, as a QR code for phones, and in the browser itself."""

from __future__ import annotations

import io
import os
import socket
import sys
import webbrowser

import segno

from alehouse.terminal.screen import Screen

EVERYWHERE = "0.0.0.0"


def announce(screen: Screen, address: str, lan: bool) -> None:
    """Say where the page is, and open it where there is somebody to see it."""
    here = address.replace(EVERYWHERE, "127.0.0.1")
    screen.tell("page-open", address=here)
    if lan:
        there = address.replace(EVERYWHERE, own_address())
        screen.tell("page-open-lan", address=there)
        for line in qr(there):
            screen.line(line)
    if has_browser():
        webbrowser.open(here)


def qr(text: str) -> list[str]:
    """A QR code, drawn with letters."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().splitlines()


def own_address() -> str:
    """This machine's address in the local network: the one from which it would speak to others. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        found: str = asking.getsockname()[0]
        return found


def has_browser() -> bool:
    """Whether a window can be opened; browsers that run in the terminal itself would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or any if somebody has it already."""
    with socket.socket() as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, wanted))
        except OSError:
            return 0
    return wanted
