"""The whole screen: everything fits, keys pick, and nobody finds another's hand by scrolling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import alehouse
from alehouse.engine.messages import Message
from alehouse.text import languages, speech
from tests.terminal.seated import seated
from tests.terminal.tmux import Tmux

HOW = "“help”"
"""Stands behind the line that is being typed."""
HOW_IN_ITALIAN = "«aiuto»"
TWO = ("play", "fantasy-pub-2022", "--seats", "human,human", "--names", "Ana,Bea")


_DECISIONS = 4


def cards() -> list[str]:
    """The names of all cards that somebody may hold in secret."""
    things = alehouse.game("fantasy-pub-2022").things.by_id.values()
    return [speech("en").say(thing.name) for thing in things if thing.kind == "card"]


@pytest.mark.parametrize(
    ("columns", "arguments"), [(80, ()), (60, ()), (80, ("--plain",))], ids=["page", "lines", "plain"]
)
def test_nobody_finds_a_hand_by_scrolling(home: Path, columns: int, arguments: tuple[str, ...]) -> None:
    """Neither whoever is handed the terminal, nor whoever comes when the game was left there."""
    with Tmux(home, *TWO, *arguments, columns=columns) as window:
        window.wait_for("Press Enter to begin")
        window.press("Enter")
        window.wait_for("press Enter to go on")
        window.press("Enter")
        shown = window.wait_for("which event card")
        assert any(card in shown for card in cards())
        window.press("1", "Enter")
        window.wait_for("press Enter to go on")
        assert not any(card in window.everything() for card in cards())
        window.press("Enter")
        window.wait_for("which event card")
        window.press("quit", "Enter")
        window.wait_for("ENDED 0")
        assert not any(card in window.everything() for card in cards())


def test_one_can_leave_when_the_terminal_is_handed_over(home: Path) -> None:
    with Tmux(home, *TWO) as window:
        window.wait_for("Press Enter to begin")
        window.press("Enter")
        window.wait_for("press Enter to go on")
        window.press("quit", "Enter")
        shown = window.wait_for("ENDED 0")
    assert "The game is saved" in shown


def test_keys_pick_typing_filters_and_escape_goes_back(home: Path) -> None:
    with seated(home, "bristol-1350", "human,greedy,greedy,greedy") as window:
        window.wait_for("Press Enter to begin")
        window.press("Enter")
        first = window.wait_for("Roll again …", "You hold no remedies.", HOW)
        window.press("Enter")
        assert "0. Back" in window.wait_for("0. Back", HOW)
        window.press("Escape")
        assert window.wait_for("Roll again …", HOW) == first
        window.press("rules", "Enter")
        window.wait_for("What it is about", "Roll again …", HOW)
        window.press("remed")
        assert "Roll again …" not in window.wait_for("> remed")
        window.press("Enter")
        window.wait_for("Your remedies: ", HOW)
        # What others have done since has pushed it up; the log is looked through by pages, and the board stays.
        window.press("PageUp")
        window.wait_for("You draw a remedy: ", "Your remedies: ", HOW)
        window.press("PageDown")
        assert "You draw a remedy: " not in window.wait_for("Round 2 begins.", HOW)
        # All of it, the newest first.
        window.press("log", "Enter")
        assert "is dealt a symptom" not in window.wait_for("Round 2 begins.", "Page Down", HOW)
        window.press("PageUp", "PageUp")
        assert "Round 2 begins." not in window.wait_for("is dealt a symptom", "Page Down", HOW)
        window.press("C-c")
        window.wait_for("ENDED 0", "The game is saved", "Press Enter to begin")


@pytest.mark.parametrize("lang", languages())
def test_the_menu_is_picked_by_keys(home: Path, lang: str) -> None:
    """Arrows, typing and numbers; what was picked stands there afterwards, and Ctrl-backslash leaves the game."""
    say = speech(lang).say
    title = say(alehouse.game("the-pub").title())
    with Tmux(home, "terminal", "--lang", lang) as window:
        window.wait_for("1. ", title)
        window.press("the pub")
        window.wait_for("> the pub")
        window.press("Enter")
        window.wait_for(say(Message("menu-players", {"low": 3, "high": 6, "usual": 3})))
        window.press("Enter")
        for number in range(1, 4):
            window.wait_for(say(Message("menu-seat", {"number": number})), "8. ")
            window.press("Enter")
            window.wait_for(f"> {say(Message('kind-human' if number == 1 else 'kind-greedy'))}")
        window.wait_for(say(Message("menu-name", {"usual": say(Message("player", {"number": 1}))})))
        window.press("Ana", "Enter")
        window.wait_for("1. ")
        window.press("Enter")
        window.wait_for(say(Message("luck-offer", {"word": "@", "begun": "no"})).split()[0], "Ana")
        window.press("Enter")
        window.wait_for("↑ ↓")
        window.press("C-\\")
        window.wait_for(say(Message("play-kept", {"file": "@"})).split()[0], "ENDED 0")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (60, 20)], ids=str)
def test_the_first_decisions_stand_on_the_screen(home: Path, lang: str, columns: int, rows: int) -> None:
    """Whatever is asked: the last line is the one that is typed, and nothing is wider than the window."""
    games = alehouse.games()
    game = games[(columns // 20 + languages().index(lang)) % len(games)].name
    begin = speech(lang).say(Message("luck-offer", {"word": "@", "begun": "no"})).split()[0]
    with seated(home, game, "human,greedy,greedy", lang=lang, columns=columns, rows=rows) as window:
        window.wait_for(begin)
        shown = window.answer("")
        for _ in range(_DECISIONS):
            lines = shown.rstrip("\n").splitlines()
            assert lines[-1].startswith(">")
            # Read line by line, the first may be above the window.
            first = "1" if columns > 60 else r"\d+"
            assert re.search(rf"^ *{first}\. ", shown, re.MULTILINE)
            assert all(len(line) <= columns for line in lines)
            assert len(lines) <= rows
            shown = window.answer("1")


def test_a_window_may_become_tiny_and_large_again(home: Path) -> None:
    """There is always a line to type on, and nobody else's sentence about the size."""
    with seated(home, "fantasy-pub-2022", "human,greedy,greedy", lang="it") as window:
        window.wait_for("Premi Invio")
        shown = window.answer("")
        window.resize(30, 8)
        tiny = window.wait_for("1. ")
        assert "too small" not in tiny
        assert tiny.rstrip("\n").splitlines()[-1] == ">"
        window.resize(80, 24)
        assert window.wait_for(HOW_IN_ITALIAN) == shown
