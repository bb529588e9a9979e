"""The types that are generated from what the server says, for the page."""

from __future__ import annotations

from pathlib import Path

from alehouse.server.typescript import files

FOLDER = Path(__file__).parents[2] / "web" / "protocol"


def test_the_types_are_not_stale() -> None:
    """What is committed is what is declared; `python -m alehouse.server.typescript web/protocol` writes it anew."""
    assert {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()} == files()


def test_every_view_has_a_type() -> None:
    """Of what the socket brings nothing is left unknown."""
    assert "unknown" not in files()["socket.ts"]
