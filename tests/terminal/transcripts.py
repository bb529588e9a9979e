"""Transcripts: the beginning and the end of a game of each kind, as they look in a terminal of 80 by 24.

`python -m tests.terminal.transcripts [GAME ...]` writes them anew (docs/transcripts); a test plays them again, in a
real terminal with the same luck, and compares.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import alehouse
from alehouse.engine.luck import FastLuck
from alehouse.text import speech
from tests.terminal.seated import ROOT, SEED, a_table, seated, skip
from tests.terminal.tmux import Tmux

FOLDER = ROOT / "docs" / "transcripts"
HOW = "↑ ↓ and Enter"
"""Stands behind the line that is typed, as long as nothing is typed and something can be picked."""
SEATS = {"fantasy-pub-2022": 3, "fantasy-pub-2003": 3, "bristol-1350": 4, "the-pub": 4}
USUAL = 3
_DECISIONS = 5
_MOST_TO_THE_END = 80

Scene = tuple[str, str]
"""What was done, and what stood on the screen then."""


def transcript(game: str) -> str:
    """The whole file."""
    title = speech("en").say(alehouse.game(game).title())
    lines = [
        f"# {title} in the terminal",
        "",
        f"`alehouse play {game} --seats {_seats(game)}` in a terminal of 80 columns and 24 rows. This page is",
        "written by `make transcripts`; a test plays it again and compares every screen.",
    ]
    with TemporaryDirectory() as home:
        for heading, scenes in (("The beginning", beginning(Path(home), game)), ("The end", end(Path(home), game))):
            lines += ["", f"## {heading}"]
            for done, shown in scenes:
                lines += ["", done, "", "```text", *_tidy(shown), "```"]
    return "\n".join([*lines, ""])


def beginning(home: Path, game: str) -> list[Scene]:
    luck = FastLuck(SEED)
    scenes: list[Scene] = []
    with seated(home, game, _seats(game)) as window:
        scenes.append(("What it is about, and who plays:", window.wait_for("Press Enter to begin")))
        window.press("Enter")
        scenes.append(("Enter: the first decision.", window.wait_for(HOW)))
        for command, said in (
            ("explain 1", "what would certainly come of the first choice"),
            ("why", "what may not be done now, and by which rule"),
        ):
            scenes.append((f"Typed: `{command}` ({said}).", _press(window, command)))
        _press(window, "look")
        for _ in range(_DECISIONS):
            number = 1 + luck.below(_offers(window.screen()))
            scenes.append((f"Typed: `{number}`.", _press(window, str(number))))
            if "ENDED" in scenes[-1][1]:
                return scenes
        window.press("quit", "Enter")
        scenes.append(("Typed: `quit`. The user's own screen is back.", window.wait_for("ENDED 0")))
    return scenes


def end(home: Path, game: str) -> list[Scene]:
    """From one of the last decisions on."""
    table = a_table(game, _seats(game).split(","), SEED)
    deciders = skip(table, SEED, 1_000_000)
    last = max(number for number, seat in enumerate(deciders) if seat == 0)
    scenes: list[Scene] = []
    with seated(home, game, _seats(game), last) as window:
        shown = window.wait_for(HOW)
        scenes.append(("A late decision:", shown))
        for _ in range(_MOST_TO_THE_END):
            shown = _press(window, "1" if HOW in shown else "")
            if "ENDED" in shown:
                break
    assert "ENDED 0" in shown, shown
    scenes.append(("And how it ended:", shown))
    return scenes


def _seats(game: str) -> str:
    return ",".join(["human"] + ["greedy"] * (SEATS.get(game, USUAL) - 1))


def _press(window: Tmux, typed: str) -> str:
    """Type a line, and wait for the next question; after the end all that there is, as far as one can scroll."""
    shown = window.answer(typed)
    return window.everything() if "ENDED" in shown else shown


def _offers(shown: str) -> int:
    return max(int(number) for number in re.findall(r"^ *(\d+)\. ", shown, re.MULTILINE))


def _tidy(shown: str) -> list[str]:
    """Without what is of no interest to readers: names of files, and that the shell is back."""
    told = re.sub(r"ENDED \d+", "$", shown.rstrip())
    told = re.sub(r'"?/\S*?/(finished|unfinished)/\S+?-[\d-]+(\.\w+)"?', r"~/\1/game\2", _joined(told))
    return [line.rstrip() for line in told.splitlines()]


def _joined(text: str) -> str:
    """Long paths are folded by the terminal: the name of a file stands on one line again."""
    return re.sub(r"(/\S{30,})\n([^\s$])", r"\1\2", text)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or [game.name for game in alehouse.games()]:
        (FOLDER / f"{name}.md").write_text(transcript(name), encoding="utf-8")
