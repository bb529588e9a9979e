"""What the commands that let bots play many games are asked for, read alike by all of them."""

from __future__ import annotations

import secrets
from argparse import Namespace

from alehouse.engine.contract import Game
from alehouse.lab.folder import seed_in
from alehouse.terminal.arguments import BadArguments, whole_number
from alehouse.terminal.places import typed_path
from alehouse.terminal.seats import read_options, read_seats

_MOST = 100_000_000
_MOST_PROCESSES = 1024


def how_many_games(chosen: Namespace, usual: int) -> int:
    return _how_many("--games", chosen.games, usual)


def how_many_dumps(chosen: Namespace, usual: int) -> int:
    return _how_many("--dumps", chosen.dumps, usual)


def which_seed(chosen: Namespace, usual: int | None = None) -> int:
    """The seed that was typed, else the usual one, else that of the folder where it goes on, else any."""
    if chosen.seed is not None:
        return whole_number("--seed", chosen.seed, 0)
    if usual is not None:
        return usual
    if getattr(chosen, "shard", None) is not None:
        # Everybody has to play the same games.
        raise BadArguments("error-shard-seed")
    begun = seed_in(typed_path(chosen.folder)) if getattr(chosen, "folder", None) is not None else None
    return secrets.randbits(32) if begun is None else begun


def how_many_processes(chosen: Namespace) -> int:
    """As many as were typed; 0 stands for as many as the machine has cores."""
    return 0 if chosen.processes is None else whole_number("--processes", chosen.processes, 0, _MOST_PROCESSES)


def which_bots(typed: str) -> list[str]:
    """The names of bots with commas between; whoever lets them play knows whether they exist."""
    return [kind.strip() for kind in typed.split(",")]


class Asked:
    """Many games with the same seats and options: what is to be played, and how often."""

    def __init__(self, game: Game, chosen: Namespace, usual_games: int, usual_seats: list[str]) -> None:
        self.seats = usual_seats if chosen.seats is None else read_seats(chosen.seats, humans=False)
        game.check_players(len(self.seats))
        self.options = read_options(game, len(self.seats), chosen.option or [])
        self.games = how_many_games(chosen, usual_games)
        self.seed = which_seed(chosen)
        self.processes = how_many_processes(chosen)


def _how_many(argument: str, typed: str | None, usual: int) -> int:
    return usual if typed is None else whole_number(argument, typed, 1, _MOST)
