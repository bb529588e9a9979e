"""`alehouse ladder`: all bots against each other, and how strong they are."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from alehouse.bots import names
from alehouse.engine.contract import Game
from alehouse.lab.ladder import climb, how_many_games
from alehouse.lab.plots import ladder_plot
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen
from alehouse.terminal.simulate import number_in

_USUAL_GAMES = "10"
_MOST_GAMES = 10_000_000
_MOST_PROCESSES = 1024
_MOST_PLAYERS = 99


def ladder(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play what is missing, and print the ratings."""
    kinds = [kind.strip() for kind in chosen.bots.split(",")] if chosen.bots else names()
    deals = whole_number("--games", chosen.games or _USUAL_GAMES, 1, _MOST_GAMES)
    seed = whole_number("--seed", chosen.seed or "1", 0)
    processes = whole_number("--processes", chosen.processes or "0", 0, _MOST_PROCESSES)
    players = list(range(max(2, game.fewest), game.most + 1))
    if chosen.players:
        players = [whole_number("--players", many, 1, _MOST_PLAYERS) for many in chosen.players.split(",")]
    folder = Path(chosen.folder or f"ladder-{game.name}")
    with progress_bar(screen, "ladder-progress", how_many_games(kinds, players, deals)) as progress:
        standing = climb(game, folder, kinds, players, deals, seed, processes, progress)
    plot = folder / "ladder.svg"
    plot.write_text(ladder_plot(standing.rungs), encoding="utf-8")
    screen.heading(screen.say("ladder-title", game=game.title(), games=len(standing.meetings)))
    screen.tell("ladder-meaning")
    for place, rung in enumerate(standing.rungs, 1):
        told = screen.say(
            "ladder-rung",
            kind=rung.kind,
            rating=number_in(screen, round(rung.rating)),
            low=number_in(screen, round(rung.low)),
            high=number_in(screen, round(rung.high)),
            success=number_in(screen, 100 * rung.success),
            games=rung.games,
        )
        screen.paragraph(told, f"{place:>3}. ")
    screen.line()
    screen.tell("ladder-done", file=str(folder / "ladder.json"), plot=str(plot))
