"""`alehouse merge`: adding up what many machines have played."""

from __future__ import annotations

from argparse import Namespace

from alehouse.engine.errors import AlehouseError
from alehouse.lab.folder import PLAN, Folder
from alehouse.terminal.arguments import BadArguments
from alehouse.terminal.places import typed_path
from alehouse.terminal.plans import AnyPlan, BalancePlan, LadderPlan, SimulatePlan, TrainPlan, read_plan
from alehouse.terminal.screen import Screen
from alehouse.terminal.work import Job
from alehouse.terminal.work import merge as add_up


def merge(screen: Screen, chosen: Namespace, typed: str) -> None:
    """Add up the portions in a folder, and show what they show."""
    folder = Folder(typed_path(typed))
    begun = folder.plan()
    if begun is None:
        raise AlehouseError("lab-folder-nothing", {"folder": typed})
    plan = read_plan(begun["plan"], str(folder.path / PLAN))
    add_up(_job(screen, chosen, plan, folder), folder)


def _job(screen: Screen, chosen: Namespace, plan: AnyPlan, folder: Folder) -> Job:
    if chosen.page is not None and not isinstance(plan, BalancePlan):
        raise BadArguments("error-merge-page")
    game = plan.the_game()
    if isinstance(plan, SimulatePlan):
        from alehouse.terminal.simulate import simulation

        return simulation(screen, game, plan, chosen)
    if isinstance(plan, BalancePlan):
        from alehouse.terminal.balance import weighing

        return weighing(screen, game, plan, chosen)
    if isinstance(plan, LadderPlan):
        from alehouse.terminal.ladder import climbing

        return climbing(screen, game, plan, folder)
    if isinstance(plan, TrainPlan):
        from alehouse.terminal.train import training

        return training(screen, game, plan, folder)
    from alehouse.terminal.export import exporting, target_for

    return exporting(screen, game, plan, target_for(chosen))
