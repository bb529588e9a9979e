"""`alehouse join` on the whole screen: real terminals of 80 by 24 at the tables of a real server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from alehouse.engine.messages import Message
from alehouse.text import speech
from tests.server.client import Client
from tests.server.serving import Serving
from tests.server.test_join import SHORT, begin, bots, host, invitation, kept_record, sitting
from tests.terminal.session import Session
from tests.terminal.tmux import Tmux

HOW = "↑ ↓"
"""Stands behind the line that is being typed, when there is something to pick."""


@pytest.fixture
def home() -> Iterator[Path]:
    """A short path: tmux wants one."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@contextmanager
def whole(home: Path, client: Client, name: str, *arguments: str, columns: int = 80, rows: int = 24) -> Iterator[Tmux]:
    """A whole screen whose person has sat down."""
    with Tmux(home, "join", invitation(client), *arguments, columns=columns, rows=rows) as window:
        window.wait_for("?")
        window.press(name, "Enter")
        window.wait_for(f"{name} (")
        yield window


def test_a_whole_game(server: Serving, home: Path) -> None:
    """From the lobby to the end: board, log, question and choices stand in their places, and are seen again later."""
    client = host(server, **SHORT)
    with whole(home, client, "Ana") as ana:
        shown = ana.wait_for("The host begins")
        assert "Seat 2: open" in shown
        bots(client, 1)
        ana.wait_for("- Bot 2 sits down in seat 2.", "Seat 2: Bot 2")
        begin(client)
        ana.wait_for("fingerprint", "mix it into the luck")
        ana.press("malt", "Enter")
        shown = ana.wait_for("1. ", HOW)
        lines = shown.splitlines()
        assert len(lines) <= 24
        line = next(number for number, line in enumerate(lines) if line.startswith("───"))
        board, below = "\n".join(lines[:line]), "\n".join(lines[line:])
        assert "Ana" in board
        assert re.search(r"^- ", below, re.MULTILINE)
        assert re.search(r"^ {2}1\. ", below, re.MULTILINE)
        while "The winner is" not in shown and "share the victory" not in shown:
            ana.press("Enter" if HOW in shown else "look", *([] if HOW in shown else ["Enter"]))
            shown = ana.wait_for(">")
        ana.press("replay 2", "Enter")
        ana.wait_for("step 0 of", "as Bot 2 saw it")
        ana.press("seat 1", "Enter")
        ana.wait_for("step 0 of", "as Ana saw it")
        ana.press("Enter")
        ana.wait_for("step 1 of")
        ana.press("quit", "Enter")
        ana.wait_for("has collected enough beers!")
        ana.press("leave", "Enter")
        ana.wait_for("ENDED 0")
        assert "alehouse verify" in ana.everything()
    assert kept_record(home).exists()


def test_the_clock_is_counting(server: Serving, home: Path) -> None:
    clock = {"kind": "seconds", "seconds": 60, "reserve": 0}
    client = host(server, **SHORT, clock=clock)
    bots(client, 1)
    with whole(home, client, "Ana", "--lang", "es", columns=120, rows=40) as ana:
        begin(client)
        ana.wait_for("(Tiempo: ")
        ana.press("Enter")
        ana.wait_for(HOW, "(Tiempo: ")
        first = _seconds(ana)
        while _seconds(ana) >= first:
            pass


def _seconds(window: Tmux) -> int:
    """What the clock shows; nobody types meanwhile."""
    found = re.search(r"\(Tiempo: (\d+) segundos", window.screen())
    return int(found[1]) if found is not None else 1000


def test_talk_comes_while_somebody_types(server: Serving, home: Path, tmp_path: Path) -> None:
    """What is being typed stays; claims are picked by keys, and told to all."""
    client = host(server, game="bristol-1350", players=2)
    with whole(home, client, "Ana") as ana, sitting(tmp_path, client, "Bea") as bea:
        ana.wait_for("- Bea is here.")
        ana.press("say half a sen")
        ana.wait_for("> say half a sen")
        bea.type("say excuse me")
        ana.wait_for("- Bea: excuse me", "> say half a sen")
        ana.press("tence", "Enter")
        bea.wait_for("Ana: half a sentence")
        begin(client)
        ana.wait_for("mix it into the luck")
        bea.wait_for("mix it into the luck")
        ana.press("Enter")
        bea.type("")
        # How far the log has come by now depends on who begins.
        ana.wait_for("Round 1", "Your symptoms: ")
        ana.press("claim", "Enter")
        ana.wait_for("2. I have the plague.", HOW)
        ana.press("plague")
        ana.wait_for("> plague")
        ana.press("Enter")
        ana.wait_for("- Ana claims: “I have the plague.”")
        bea.notice("Ana claims: “I have the plague.”")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_whoever_is_freed_is_told(server: Serving, home: Path, lang: str) -> None:
    """The screen is given back, and the sentence stands on the user's own."""
    client = host(server, **SHORT)
    with whole(home, client, "Ana", "--lang", lang) as ana:
        asyncio.run(client.good("DELETE", f"/api/tables/{client.code}/seats/0"))
        shown = ana.wait_for("ENDED 2")
    assert "".join(speech(lang).say(Message("join-expelled")).split()) in "".join(shown.split())


def test_leaving_gives_the_screen_back(server: Serving, home: Path) -> None:
    client = host(server, **SHORT)
    with whole(home, client, "Ana") as ana:
        ana.press("C-c")
        shown = ana.wait_for("ENDED 0")
        assert f"alehouse join {invitation(client)}" in "".join(shown.splitlines())
        assert "Seat 2: open" not in ana.everything()


@pytest.mark.parametrize("rows", [24, 16], ids=["page", "lines"])
def test_a_closed_window_ends_it(server: Serving, tmp_path: Path, rows: int) -> None:
    """Nobody sits on at the table in a window that is not there any more, and nothing went wrong."""
    client = host(server, **SHORT)
    with Session(tmp_path, "join", invitation(client), rows=rows) as ana:
        ana.wait_for("?")
        ana.type("Ana")
        ana.wait_for("Ana (")
        ana.close_window()
    assert list(tmp_path.glob("alehouse-*.txt")) == []
