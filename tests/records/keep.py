"""Keep records of every rules version: `python -m tests.records.keep` adds what is missing, and never overwrites.

A kept record is a promise: it must replay in every later version of Alehouse. A rules change that breaks one needs a
new rules version, and the old rules beside the new ones.
"""

from __future__ import annotations

import sys
from pathlib import Path

import alehouse
from alehouse import OVER, FastLuck, Game
from alehouse.bots import Sight, make
from alehouse.engine.luck import FairLuck
from alehouse.engine.options import OptionValue
from alehouse.engine.record_file import write
from alehouse.tables import Table

KEPT = Path(__file__).parent / "kept"


def wanted(game: Game) -> list[tuple[str, int, dict[str, OptionValue]]]:
    """What is kept of a game: the fewest and the most players, and every option at another value than usual."""
    settings: list[tuple[str, int, dict[str, OptionValue]]] = [("fewest", game.fewest, {}), ("most", game.most, {})]
    for option in game.options:
        other: dict[str, OptionValue] = {option.name: next(each for each in option.values() if each != option.default)}
        if game.forbids(game.most, {each.name: other.get(each.name, each.default) for each in game.options}) is None:
            settings.append((option.name.replace("_", "-"), game.most, other))
    return settings


def file_of(game: Game, name: str) -> Path:
    return KEPT / f"{game.name}-v{game.version}-{name}.json"


def play(game: Game, players: int, options: dict[str, OptionValue]) -> Table:
    """A game between greedy bots and one that does anything, under fair luck."""
    kinds = ["greedy"] * (players - 1) + ["random" if players > 1 else "greedy"]
    bots = [make(kind, FastLuck(seat)) for seat, kind in enumerate(kinds)]
    table = Table(game, players, options, kinds=kinds, luck=FairLuck(bytes(range(32)), [game.name]))
    while table.position.to_move != OVER:
        seat = table.position.to_move
        table.decide(seat, bots[seat].choose(Sight(table.position, seat)))
    return table


def main() -> int:
    KEPT.mkdir(exist_ok=True)
    for game in alehouse.games():
        for name, players, options in wanted(game):
            file = file_of(game, name)
            if not file.exists():
                write(play(game, players, options).save(), file)
                print(file.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
