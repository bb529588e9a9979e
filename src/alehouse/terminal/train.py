"""`alehouse train`: learning what positions are worth, and what came of it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from alehouse.engine.contract import Game
from alehouse.lab.judging import Judged
from alehouse.lab.plots import calibration_plot
from alehouse.lab.train import Report, how_many_games
from alehouse.lab.train import train as run
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen
from alehouse.terminal.simulate import number_in

_USUAL_GAMES = "1000"
_USUAL_GENERATIONS = "2"
_MOST_GAMES = 10_000_000
_MOST_GENERATIONS = 100
_MOST_PROCESSES = 1024


def train(screen: Screen, game: Game, chosen: Namespace) -> None:
    """Learn, and print how good it is."""
    games = whole_number("--games", chosen.games or _USUAL_GAMES, 1, _MOST_GAMES)
    generations = whole_number("--generations", chosen.generations or _USUAL_GENERATIONS, 1, _MOST_GENERATIONS)
    seed = whole_number("--seed", chosen.seed or "1", 0)
    processes = whole_number("--processes", chosen.processes or "0", 0, _MOST_PROCESSES)
    folder = Path(chosen.folder or f"train-{game.name}")
    with progress_bar(screen, "train-progress", how_many_games(games, generations)) as progress:
        report = run(game, folder, games, generations, seed, processes, progress)
    plot = folder / "calibration.svg"
    words = screen.say("train-promised"), screen.say("train-true")
    plot.write_text(calibration_plot(report.after.calibration(), *words), encoding="utf-8")
    _print(screen, game, report, plot)


def _print(screen: Screen, game: Game, report: Report, plot: Path) -> None:
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
