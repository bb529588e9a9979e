"""`alehouse train`: learning what positions are worth, and what came of it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from alehouse.engine.contract import Game
from alehouse.lab import train as lab
from alehouse.lab.folder import Folder
from alehouse.lab.judging import Judged
from alehouse.lab.plots import calibration_plot
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.asked import how_many_games, which_seed
from alehouse.terminal.plans import TrainPlan
from alehouse.terminal.screen import Screen
from alehouse.terminal.simulate import number_in
from alehouse.terminal.work import Job, folder_for, work

_USUAL_GAMES = 1000
_USUAL_SEED = 1
_USUAL_GENERATIONS = "2"
_MOST_GENERATIONS = 100


def train(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Learn, and print how good it is."""
    games = how_many_games(chosen, _USUAL_GAMES)
    generations = whole_number("--generations", chosen.generations or _USUAL_GENERATIONS, 1, _MOST_GENERATIONS)
    seed = which_seed(chosen, _USUAL_SEED)
    folder = folder_for(chosen, f"train-{game.name}")
    assert folder is not None
    # What was learned before is of no use: games to learn from are played by what these very games teach.
    plan = TrainPlan(game.name, game.box.differs, "", seed, games, generations)
    work(screen, chosen, training(screen, game, plan, folder), folder)


def training(screen: Screen, game: Game, plan: TrainPlan, folder: Folder) -> Job:
    """Learning as planned."""

    def show(report: lab.Report) -> None:
        words = screen.say("train-promised"), screen.say("train-true")
        folder.put("calibration.svg", calibration_plot(report.after.calibration(), *words).encode())
        _print(screen, game, report, folder.path / "calibration.svg")

    return Job(
        game,
        plan,
        lab.how_many_games(plan.games, plan.generations),
        "train-progress",
        lambda hands: lab.train(game, hands, plan.games, plan.generations, plan.seed),
        show,
    )


def _print(screen: Screen, game: Game, report: lab.Report, plot: Path) -> None:
    screen.heading(screen.say("train-title", game=game.title(), games=report.games))
    screen.tell("train-meaning")
    for kind, by_players in report.by_kind.items():
        screen.tell("train-among", kind=kind)
        for players in sorted(by_players):
            before, after = by_players[players]
            screen.tell(
                "train-line",
                players=players,
                **{
                    "before": number_in(screen, 100 * before.whole()),
                    "after": number_in(screen, 100 * after.whole()),
                    "before-quarters": _quarters(screen, before),
                    "after-quarters": _quarters(screen, after),
                },
            )
    screen.line()
    screen.tell("train-calibration")
    for promised, succeeded, count in report.after.calibration():
        screen.tell(
            "train-bin",
            promised=number_in(screen, 100 * promised),
            succeeded=number_in(screen, 100 * succeeded),
            count=count,
        )
    screen.line()
    screen.tell("train-done", file=str(report.file), plot=str(plot))


def _quarters(screen: Screen, judged: Judged) -> str:
    return " ".join(number_in(screen, 100 * each) for each in judged.quarters())
