"""What docs/transcripts shows is what a terminal shows."""

from __future__ import annotations

import pytest

import alehouse
from tests.terminal.transcripts import FOLDER, transcript


@pytest.mark.parametrize("game", [game.name for game in alehouse.games()])
def test_the_transcript_is_what_a_terminal_shows(game: str) -> None:
    """`make transcripts` writes it anew; look at what has changed."""
    assert transcript(game) == (FOLDER / f"{game}.md").read_text(encoding="utf-8")
