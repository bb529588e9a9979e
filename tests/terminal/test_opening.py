"""Opening the page from a terminal."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from alehouse.terminal.page import announce, free_port, qr
from alehouse.terminal.screen import Screen
from alehouse.text import speech


def test_the_page_is_served_where_it_is_said_until_ctrl_c(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    command = [sys.executable, "-m", "alehouse", "page", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http://"))
        assert "127.0.0.1" in address
        assert httpx.get(f"{address}/health").text == "ok\n"
        running.send_signal(signal.SIGINT)
        _, wrong = running.communicate(timeout=60)
    assert (running.returncode, wrong) == (0, "")


def test_others_in_the_network_are_told_an_address_and_shown_it_as_a_qr_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    announce(Screen(speech("en")), "http://0.0.0.0:8350", lan=True)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8350" in said
    assert "0.0.0.0" not in said
    assert said.count(":8350") == 2
    assert "█" in said


def test_a_qr_code_is_square() -> None:
    lines = qr("http://192.0.2.7:8350")
    # Two rows of it are one line of letters.
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines) == (len(lines[0]) + 1) // 2


def test_a_port_that_somebody_has_is_not_insisted_on() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) == 0
    assert free_port("127.0.0.1", port) == port
