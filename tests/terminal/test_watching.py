"""Who is out of a game watches on at a pace of one's own, or leaves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.terminal.seated import seated
from tests.terminal.tmux import Tmux

WATCH = "Press Enter to watch on"


@contextmanager
def out_of_the_game(home: Path) -> Iterator[Tmux]:
    """A person who jumps off the last cart to Bristol and stays behind, while five bots play on."""
    with seated(home, "bristol-1350", "human" + ",greedy" * 5, skipped=52, seed=33) as window:
        window.wait_for("Jump off and stay behind", "↑ ↓")
        window.press("stay behind")
        window.wait_for("> stay behind")
        window.press("Enter")
        yield window


@pytest.mark.parametrize("typed", ["", "end"], ids=["step by step", "to the end"])
def test_one_may_watch(home: Path, typed: str) -> None:
    """At one's own pace: it goes on when Enter is pressed, or without another question."""
    with out_of_the_game(home) as window:
        first = window.wait_for("Player 1: out, ", WATCH, "\n- ")
        assert len(first.rstrip().splitlines()) <= 24
        window.press(typed, "Enter")
        window.wait_for("alehouse verify", "ENDED 0")
        assert "The game is over" in window.everything()


def test_or_leave(home: Path) -> None:
    with out_of_the_game(home) as window:
        window.wait_for(WATCH)
        window.press("quit", "Enter")
        window.wait_for("The game is saved", "ENDED 0")
    assert list((home / "data" / "alehouse" / "unfinished").glob("*.journal"))
