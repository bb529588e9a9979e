"""`alehouse simulate`: many games between bots, and what they show."""

from __future__ import annotations

import json
from argparse import Namespace

from alehouse.engine.contract import Game
from alehouse.lab.simulate import Simulation
from alehouse.lab.simulate import simulate as run
from alehouse.lab.tally import Score
from alehouse.terminal.asked import Asked
from alehouse.terminal.plans import SimulatePlan
from alehouse.terminal.screen import Screen
from alehouse.terminal.work import Job, digest_of_value, folder_for, work

_USUAL_GAMES = 100


def simulate(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play the games that were asked for, and print the counts."""
    asked = Asked(game, chosen, _USUAL_GAMES, ["greedy"] * game.fewest)
    named = (game.name, game.box.differs, digest_of_value(game))
    plan = SimulatePlan(*named, asked.seed, asked.games, asked.seats, asked.options)
    work(screen, chosen, simulation(screen, game, plan, chosen), folder_for(chosen))


def simulation(screen: Screen, game: Game, plan: SimulatePlan, chosen: Namespace) -> Job:
    """Games between bots as planned."""

    def show(found: Simulation) -> None:
        if chosen.json:
            screen.line(json.dumps(found.plain(), indent=2, ensure_ascii=False))
        else:
            _print(screen, game, found)

    return Job(
        game,
        plan,
        plan.games,
        "simulate-progress",
        lambda hands: run(game, plan.seats, plan.games, plan.seed, plan.options, hands=hands),
        show,
    )


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
