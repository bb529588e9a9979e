"""Keep records of every rules version: `python -m tests.records.keep` adds what is missing, and never overwrites.

A kept record of a released version is a promise: it must replay in every later version of Alehouse. A rules change that
breaks one needs a new rules version, and the old rules beside the new ones. (Nothing has been released yet.)
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import alehouse
from alehouse import OVER, FastLuck, Game
from alehouse.bots import decision, make
from alehouse.engine.errors import BadBox
from alehouse.engine.fair_luck import Chain, promise_of
from alehouse.engine.options import OptionValue
from alehouse.engine.record_file import write
from alehouse.tables import Match

KEPT = Path(__file__).parent / "kept"


def wanted(printed: Game) -> Iterator[tuple[str, Game, int, dict[str, OptionValue]]]:
    """What is kept of a game: the fewest and the most players, every option at another value, and another box."""
    for name, players, options in with_options(printed):
        yield name, printed, players, options
    yield "box", another_box(printed), printed.fewest, {}


def another_box(game: Game) -> Game:
    """The game with one more of the first thing in its box of which there can be one more."""
    for value in game.box.declared:
        more = value.printed[0] + 1
        if more <= value.high:
            with suppress(BadBox):
                return game.variant({value.name: {value.names[0]: more} if value.names else more})
    raise AssertionError(f"nothing in the box of {game.name} can be changed")


def with_options(game: Game) -> list[tuple[str, int, dict[str, OptionValue]]]:
    settings: list[tuple[str, int, dict[str, OptionValue]]] = [("fewest", game.fewest, {}), ("most", game.most, {})]
    for option in game.options:
        other: dict[str, OptionValue] = {option.name: next(each for each in option.values() if each != option.default)}
        if game.forbids(game.most, {each.name: other.get(each.name, each.default) for each in game.options}) is None:
            settings.append((option.name.replace("_", "-"), game.most, other))
    return settings


def file_of(game: Game, name: str) -> Path:
    return KEPT / f"{game.name}-v{game.version}-{name}.json"


def play(game: Game, players: int, options: dict[str, OptionValue]) -> Match:
    """A game between greedy bots and one that does anything, under fair luck."""
    kinds = ["greedy"] * (players - 1) + ["random" if players > 1 else "greedy"]
    bots = [make(kind, FastLuck(seat)) for seat, kind in enumerate(kinds)]
    table = Match(game, players, options, kinds=kinds, chain=Chain(bytes(range(32))))
    salt = bytes(16).hex()
    table.promise_word(0, promise_of(table.fingerprint, 1, 0, game.name, salt))
    table.tell_word(0, game.name, salt)
    table.begin_stretch()
    while table.position.to_move != OVER:
        seat = table.position.to_move
        table.decide(seat, decision(bots[seat], table.position))
    return table


def main() -> int:
    KEPT.mkdir(exist_ok=True)
    for game in alehouse.games():
        for name, variant, players, options in wanted(game):
            file = file_of(game, name)
            if not file.exists():
                write(play(variant, players, options).save(), file)
                print(file.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
