"""`alehouse ladder`: all bots against each other, and how strong they are."""

from __future__ import annotations

import json
from argparse import Namespace

from alehouse.bots import names
from alehouse.engine.contract import Game
from alehouse.lab import ladder as lab
from alehouse.lab.folder import Folder
from alehouse.lab.plots import ladder_plot
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.asked import how_many_games, which_bots, which_seed
from alehouse.terminal.plans import LadderPlan
from alehouse.terminal.screen import Screen
from alehouse.terminal.simulate import number_in
from alehouse.terminal.work import Job, digest_of_value, folder_for, work

_USUAL_GAMES = 10
_USUAL_SEED = 1
_MOST_PLAYERS = 99


def ladder(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Play what is missing, and print the ratings."""
    kinds = which_bots(chosen.bots) if chosen.bots else names()
    deals = how_many_games(chosen, _USUAL_GAMES)
    seed = which_seed(chosen, _USUAL_SEED)
    players = list(range(max(2, game.fewest), game.most + 1))
    if chosen.players:
        players = [whole_number("--players", many, 1, _MOST_PLAYERS) for many in chosen.players.split(",")]
    folder = folder_for(chosen, f"ladder-{game.name}")
    assert folder is not None
    plan = LadderPlan(game.name, game.box.differs, digest_of_value(game), seed, deals, kinds, players)
    work(screen, chosen, climbing(screen, game, plan, folder), folder)


def climbing(screen: Screen, game: Game, plan: LadderPlan, folder: Folder) -> Job:
    """All against each other as planned."""
    return Job(
        game,
        plan,
        lab.how_many_games(plan.kinds, plan.players, plan.games),
        "ladder-progress",
        lambda hands: lab.climb(game, plan.kinds, plan.players, plan.games, plan.seed, hands=hands),
        lambda standing: _print(screen, game, standing, folder),
    )


def _print(screen: Screen, game: Game, standing: lab.Standing, folder: Folder) -> None:
    folder.put("ladder.json", json.dumps(standing.plain(), indent=1).encode() + b"\n")
    folder.put("ladder.svg", ladder_plot(standing.rungs).encode())
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
    screen.tell("ladder-done", file=str(folder.path / "ladder.json"), plot=str(folder.path / "ladder.svg"))
