"""The whole screen: everything fits, keys pick, and nobody finds another's hand by scrolling."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import alehouse
from alehouse import CHANCE, OVER, FastLuck
from alehouse.bots import decision, make
from alehouse.engine.messages import Message
from alehouse.terminal.full_screen import FullScreen, lay_out
from alehouse.terminal.picking import Picking
from alehouse.text import speech
from tests.terminal.tmux import Tmux

HOW = "“help”"
"""Stands behind the line that is being typed."""
TWO = ("play", "fantasy-pub-2022", "--seats", "human,human", "--names", "Ana,Bea")


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
    with Tmux(home, "play", "bristol-1350", "--seats", "human,greedy,greedy") as window:
        window.wait_for("Press Enter to begin")
        window.press("Enter")
        first = window.wait_for("1. ", HOW)
        while "Roll again …" not in first:
            # Somebody else began, and asks for a whip.
            window.press("Enter")
            first = window.wait_for("1. ", HOW)
        window.press("Enter")
        assert "0. Back" in window.wait_for("0. Back", HOW)
        window.press("Escape")
        assert window.wait_for("Roll again …", HOW) == first
        window.press("rules", "Enter")
        window.wait_for("What it is about", "Roll again …", HOW)
        window.press("remed")
        assert "Roll again …" not in window.wait_for("> remed")
        (file,) = (home / "data" / "alehouse" / "unfinished").glob("*.journal")
        before = file.stat().st_size
        window.press("Enter")
        while file.stat().st_size == before:
            # What comes of it may be above the screen by the time that one is asked again.
            time.sleep(0.05)
        window.wait_for(HOW)
        window.press("C-c")
        window.wait_for("ENDED 0", "The game is saved", "Press Enter to begin")


@pytest.mark.parametrize(
    ("game", "lang", "columns", "rows"),
    [
        ("bristol-1350", "es", 80, 24),
        ("the-pub", "it", 120, 40),
        ("fantasy-pub-2003", "en", 60, 20),
    ],
)
def test_a_first_decision_stands_on_the_screen(home: Path, game: str, lang: str, columns: int, rows: int) -> None:
    say = speech(lang).say
    with Tmux(home, "play", game, "--lang", lang, columns=columns, rows=rows) as window:
        begin = say(Message("luck-offer", {"word": "@"})).split("(")[0].strip()
        window.wait_for(begin.split()[0])
        window.press("Enter")
        # Whoever might hold a whip is asked, even if there is one answer alone.
        shown = window.wait_for("1. ")
    lines = shown.rstrip("\n").splitlines()
    assert lines[-1].startswith(">")
    assert all(len(line) <= columns for line in lines)


@pytest.mark.parametrize("lang", ["en", "es", "it"])
@pytest.mark.parametrize("game", [game.name for game in alehouse.games()])
def test_everything_fits_on_80_by_24(game: str, lang: str) -> None:
    """The whole board with what is one's own, the question and what can be picked, at every few decisions of a game."""
    rules = alehouse.game(game)
    names = ["Ana", "Otto", "Beatrice", "Kim", "Lou", "Maximilian", "Jo", "Pat", "Sam"][: rules.most]
    screen = FullScreen(speech(lang, names))
    position, luck = rules.start(players=rules.most), FastLuck(len(game))
    bots = [make("random", FastLuck(seat)) for seat in range(rules.most)]
    looked = 0
    while position.to_move != OVER and looked < 12:
        seat = position.to_move
        if seat == CHANCE:
            position.play(luck.choose(position.chances()))
            continue
        if luck.below(8) == 0:
            looked += 1
            view = position.view(seat)
            picking = Picking(screen, rules, seat, [rules.describe(view, action) for action in position.legal()])
            shown = lay_out(screen, (rules, view), screen.speech.say(position.prompt()), picking, rows=24, columns=80)
            board = rules.picture(view, screen.speech.say, 79, 1)
            assert len(shown) <= 23
            whole = rules.picture(view, screen.speech.say, 79)
            assert shown[: len(board)] == board or shown[: len(whole)] == whole
            numbers = re.findall(r"^ *(\d+)\. ", "\n".join(shown[len(board) :]), re.MULTILINE)
            assert len(numbers) >= min(4, len(picking.offers))
        position.play(decision(bots[seat], position))
