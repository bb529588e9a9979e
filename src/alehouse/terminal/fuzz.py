"""`alehouse fuzz`: a search for what must never happen, by random play and with dumps that somebody has changed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from alehouse.engine.contract import Game
from alehouse.lab.fuzz import Discovery
from alehouse.lab.fuzz import fuzz as play_games
from alehouse.lab.fuzz_dumps import BadDump, fuzz_dumps
from alehouse.terminal.asked import how_many_dumps, how_many_games, which_seed
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen

_USUAL_GAMES = 100
_FOLDER = Path("alehouse-fuzz")


def fuzz(screen: Screen, games: list[Game], chosen: Namespace) -> bool:
    """Search these games, print what was found and where it is kept; whether anything was found."""
    dumps = how_many_dumps(chosen, 0)
    count = how_many_games(chosen, 0 if dumps else _USUAL_GAMES)
    seed = which_seed(chosen)
    found = 0
    for game in games:
        if count:
            found += _play(screen, game, count, seed)
        if dumps:
            found += _load(screen, game, dumps, seed)
    return found > 0


def _play(screen: Screen, game: Game, count: int, seed: int) -> int:
    with progress_bar(screen, "fuzz-progress", count) as progress:
        found = play_games(game, count, seed, _FOLDER, progress)
    screen.tell("fuzz-done", game=game.title(), games=count, seed=str(seed), found=len(found))
    _tell(screen, "fuzz-record", found)
    return len(found)


def _load(screen: Screen, game: Game, dumps: int, seed: int) -> int:
    with progress_bar(screen, "fuzz-progress", dumps) as progress:
        search = fuzz_dumps(game, dumps, seed, _FOLDER, progress=progress)
    found = search.found()
    screen.tell(
        "fuzz-dumps-done",
        game=game.title(),
        seed=str(seed),
        tried=search.tried,
        refused=search.refused,
        accepted=search.accepted,
        broken=search.broken,
        found=len(found),
    )
    _tell(screen, "fuzz-dump", found)
    return len(found)


def _tell(screen: Screen, where: str, found: Sequence[Discovery | BadDump]) -> None:
    for each in found:
        screen.paragraph(screen.speech.say(each.message), "  - ")
        screen.paragraph(screen.say(where, file=str(each.path)), "    ")
