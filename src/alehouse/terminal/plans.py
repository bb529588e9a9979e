"""What long work is about: all that was asked for, as it is written down in the folder that the work is kept in."""

from __future__ import annotations

from typing import Any

import msgspec

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of

Changes = dict[str, Any]
"""What differs from the printed box; whether it fits the game, the game says."""


class Plan(msgspec.Struct, frozen=True, tag_field="command"):
    """What every plan says."""

    game: str
    box: Changes
    value: str
    """A digest of what bots were given to judge positions by; empty if they take what is shipped."""
    seed: int
    games: int

    def the_game(self) -> Game:
        return game_of(self.game).variant(self.box)

    def plain(self) -> dict[str, Json]:
        found: dict[str, Json] = msgspec.to_builtins(self)
        return found


class SimulatePlan(Plan, frozen=True, tag="simulate"):
    seats: list[str]
    options: dict[str, OptionValue]


class BalancePlan(Plan, frozen=True, tag="balance"):
    seats: list[str]
    options: dict[str, OptionValue]
    ladder: list[str]
    other_box: Changes | None
    other_options: dict[str, OptionValue]
    """What is compared, if anything is."""
    boxes: list[Changes]
    wish: str
    """What is searched, and towards what."""


class LadderPlan(Plan, frozen=True, tag="ladder"):
    kinds: list[str]
    players: list[int]


class TrainPlan(Plan, frozen=True, tag="train"):
    generations: int


class ExportPlan(Plan, frozen=True, tag="export"):
    seats: list[str]
    options: dict[str, OptionValue]


AnyPlan = SimulatePlan | BalancePlan | LadderPlan | TrainPlan | ExportPlan


def read_plan(data: Json, folder: str) -> AnyPlan:
    """The plan that was written down."""
    try:
        found: AnyPlan = msgspec.convert(data, type=AnyPlan)
        return found
    except msgspec.ValidationError:
        raise AlehouseError("lab-folder-unreadable", {"file": folder}) from None
