"""Random games for the suite: which settings, and walks through them, the same ones every time."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache
from math import prod

from alehouse import CHANCE, OVER, FastLuck, Game, Luck, Position
from alehouse.engine.actions import Action
from alehouse.engine.options import OptionValue

SAMPLE = 5
"""How many settings of a game `make test` plays; more only where a game has more player counts than that."""

EARLY = 60
"""The steps that count as a game's beginning."""


class Setting:
    """A game with its number of players and its options: all that is decided before it begins."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def start(self) -> Position:
        return self.game.start(self.players, **self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.name, str(self.players), *chosen])


MANY = 1000
"""So many combinations of options are all looked at."""


def settings(game: Game) -> list[Setting]:
    """Every number of players with every combination of options that the game allows; of too many, some."""
    return [
        Setting(game, players, options)
        for players in range(game.fewest, game.most + 1)
        for options in _combinations(game)
        if game.forbids(players, options) is None
    ]


def _combinations(game: Game) -> list[dict[str, OptionValue]]:
    """Every combination or, where there are too many, each of all that is yes or no with every value of the others."""
    values = {option.name: option.values() for option in game.options}
    if prod(len(each) for each in values.values()) <= MANY:
        return [dict(zip(values, each)) for each in itertools.product(*values.values())]
    either = [option.name for option in game.options if isinstance(option.default, bool)]
    others = [name for name in values if name not in either]
    rows = [
        {name: values[name][(row + shift) % len(values[name])] for shift, name in enumerate(others)}
        for row in range(max(len(values[name]) for name in others))
    ]
    return [
        {**dict(zip(either, chosen)), **row}
        for chosen in itertools.product(*(values[name] for name in either))
        for row in rows
    ]


def sample(game: Game, most: int = SAMPLE) -> list[Setting]:
    """Some settings: each number of players, and as many option values as will fit."""
    left = settings(game)
    random.Random(game.name).shuffle(left)
    chosen: list[Setting] = []
    met: set[object] = set()
    while left and (len(chosen) < most or len({each.players for each in chosen}) <= game.most - game.fewest):
        best = max(left, key=lambda setting: _news_in(setting, met))
        left.remove(best)
        chosen.append(best)
        met |= _values_of(best)
    return sorted(chosen, key=str)


def _values_of(setting: Setting) -> set[object]:
    return {("players", setting.players), *setting.options.items()}


def _news_in(setting: Setting, met: set[object]) -> tuple[bool, int]:
    fresh = _values_of(setting) - met
    return ("players", setting.players) in fresh, len(fresh)


def choose(position: Position, luck: Luck) -> Action:
    """A random action or outcome. Half of the time its kind (the first word) is drawn first: rare ones too."""
    if position.to_move == CHANCE:
        return luck.choose(position.chances())
    legal = position.legal()
    assert legal, f"nothing is legal, and yet seat {position.to_move} is to move"
    if luck.below(2):
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(str(action).split()[0], []).append(action)
        legal = list(kinds.values())[luck.below(len(kinds))]
    return legal[luck.below(len(legal))]


def walk(setting: Setting, seed: int, listening: bool = False) -> Iterator[Position]:
    """One random game: its position before every step, and the last one. It is one object all along."""
    position = setting.start()
    if listening:
        position.listen()
    luck = FastLuck(seed)
    for _ in range(setting.game.length + 1):
        yield position
        if position.to_move == OVER:
            return
        position.play(choose(position, luck))
    raise AssertionError(f"{setting}, seed {seed}: no end after {setting.game.length} steps")


def walks(setting: Setting, steps: int, listening: bool = False) -> Iterator[Position]:
    """The positions of random games until there were about so many.

    Of a game longer than that: all of its beginning, some all along, and its end. The rest is played, and heard too.
    """
    seed = 0
    while steps > 0:
        length = length_of(setting, seed)
        stride = 1 if length <= steps else 2 * length // steps
        for step, position in enumerate(walk(setting, seed, listening)):
            if stride == 1 or step < steps // 2 or step % stride == 0 or step == length - 1:
                yield position
        steps -= length
        seed += 1


def moments(setting: Setting, games: int, each: int, seed: int = 0) -> Iterator[Position]:
    """Positions out of random games, each its own: the first, the last and some between, many early ones."""
    luck = FastLuck(seed)
    for number in range(seed, seed + games):
        length = length_of(setting, number)
        chosen = {0, length - 1}
        while len(chosen) < min(each, length):
            chosen.add(luck.below(length))
            # What is dealt in secret is mostly dealt in the beginning.
            chosen.add(luck.below(min(length, EARLY)))
        for step, position in enumerate(walk(setting, number)):
            if step in chosen:
                yield position.copy()


@cache
def length_of(setting: Setting, seed: int) -> int:
    """How many positions this random game goes through."""
    return sum(1 for _ in walk(setting, seed))


def options(position: Position) -> list[Action]:
    """Everything that can come next, whoever decides."""
    if position.to_move == CHANCE:
        return [outcome for outcome, _ in position.chances()]
    return position.legal()
