"""Which games there are. A package below `alehouse.games` that lists GAMES is found by itself."""

from __future__ import annotations

import importlib
import pkgutil
from difflib import get_close_matches

from alehouse.engine.contract import Game
from alehouse.engine.errors import UnknownGame

_games: dict[str, Game] = {}
_looked = False


def register(game: Game) -> Game:
    """Add a game of one's own; its name must be new."""
    if game.name in _all():
        raise ValueError(f"there is a game {game.name!r} already")
    _games[game.name] = game
    return game


def games() -> list[Game]:
    """Every game, by name."""
    return [_all()[name] for name in sorted(_all())]


def game(name: str) -> Game:
    """The game of that name; a wrong name is answered with near ones."""
    found = _all().get(name)
    if found is None:
        near = get_close_matches(name, _all(), n=3, cutoff=0.4) or sorted(_all())
        raise UnknownGame("error-unknown-game", {"name": name, "near": ", ".join(near)})
    return found


def _all() -> dict[str, Game]:
    global _looked
    if not _looked:
        _looked = True
        house = importlib.import_module("alehouse.games")
        for package in pkgutil.iter_modules(house.__path__, "alehouse.games."):
            for each in importlib.import_module(package.name).GAMES:
                _games[each.name] = each
    return _games
