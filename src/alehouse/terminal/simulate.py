"""`alehouse simulate`: many games between bots, and what they show."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace

from alehouse.engine.contract import Game
from alehouse.lab.simulate import Simulation
from alehouse.lab.simulate import simulate as run
from alehouse.lab.tally import Score
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen
from alehouse.terminal.seats import read_options, read_seats

_USUAL_GAMES = "100"
_MOST_GAMES = 100_000_000
_MOST_PROCESSES = 1024


def simulate(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play the games that were asked for, and print the counts."""
    seats = read_seats(chosen.seats, humans=False) if chosen.seats is not None else ["greedy"] * game.fewest
    game.check_players(len(seats))
    options = read_options(game, len(seats), chosen.option or [])
    games = whole_number("--games", chosen.games or _USUAL_GAMES, 1, _MOST_GAMES)
    seed = secrets.randbits(32) if chosen.seed is None else whole_number("--seed", chosen.seed, 0)
    processes = whole_number("--processes", chosen.processes or "0", 0, _MOST_PROCESSES)
    with progress_bar(screen, "simulate-progress", games) as progress:
        simulation = run(game, seats, games, seed, options, processes=processes, progress=progress)
    if chosen.json:
        screen.line(json.dumps(simulation.plain(), indent=2, ensure_ascii=False))
    else:
        _print(screen, game, simulation)


def _print(screen: Screen, game: Game, simulation: Simulation) -> None:
    tally = simulation.tally
    screen.heading(screen.say("simulate-title", game=game.title(), games=tally.games))
    screen.tell(
        "simulate-speed",
        games=number_in(screen, simulation.games_per_second),
        decisions=number_in(screen, simulation.decisions_per_second),
        seconds=number_in(screen, simulation.seconds),
        processes=simulation.processes,
    )
    screen.tell(
        "simulate-length",
        decisions=number_in(screen, simulation.mean_decisions),
        steps=number_in(screen, simulation.mean_length),
    )
    screen.line()
    screen.tell("simulate-wins")
    for number, (kind, score) in enumerate(zip(simulation.series.seats, tally.seats), 1):
        screen.paragraph(_score(screen, kind, score), f"{number:>3}. ")
    screen.line()
    screen.tell("simulate-again", seed=str(simulation.series.seed))


def _score(screen: Screen, kind: str, score: Score) -> str:
    low, high = score.interval
    return screen.say(
        "simulate-seat",
        kind=kind,
        share=number_in(screen, 100 * score.share),
        low=number_in(screen, 100 * low),
        high=number_in(screen, 100 * high),
        points=number_in(screen, score.mean_points),
    )


def number_in(screen: Screen, value: float) -> str:
    """A number as the language writes it; of small ones a decimal matters."""
    # Babel comes with Fluent, and takes its time to load.
    from babel.numbers import format_decimal

    return format_decimal(value, "#,##0.0" if abs(value) < 1000 else "#,##0", screen.speech.lang)
