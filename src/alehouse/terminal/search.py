"""`alehouse fuzz`: random play that looks for what must never happen."""

from __future__ import annotations

import secrets
from pathlib import Path

from alehouse.engine.contract import Game
from alehouse.lab.fuzz import fuzz as run
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen

_USUAL_GAMES = "100"
_MOST_GAMES = 100_000_000
_FOLDER = Path("alehouse-fuzz")


def fuzz(screen: Screen, games: list[Game], number: str | None, seed: str | None) -> bool:
    """Search these games, print what was found and where its records are; whether anything was found."""
    count = whole_number("--games", number or _USUAL_GAMES, 1, _MOST_GAMES)
    start = secrets.randbits(32) if seed is None else whole_number("--seed", seed, 0)
    any_found = False
    for game in games:
        with progress_bar(screen, "fuzz-progress", count) as progress:
            found = run(game, count, start, _FOLDER, progress)
        any_found = any_found or bool(found)
        screen.tell("fuzz-done", game=game.title(), games=count, seed=str(start), found=len(found))
        for discovery in found:
            screen.paragraph(screen.speech.say(discovery.message), "  - ")
            screen.paragraph(screen.say("fuzz-record", file=str(discovery.path)), "    ")
    return any_found
