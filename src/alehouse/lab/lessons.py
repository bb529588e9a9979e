"""Games to learn from: what was measured of every seat now and then, and what became of it."""

from __future__ import annotations

from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.bots import Bot, decision
from alehouse.bots.greedy import Greedy
from alehouse.bots.search import Search
from alehouse.bots.value import Learned, Net
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.luck import FastLuck

POSITIONS: Final = 24
"""So many of a game are kept, evenly from its beginning to its end: its positions are much alike."""
SLIP: Final = 12
"""One decision in so many is made at random, or nothing would be learned of what good players never do."""
ITERATIONS: Final = 32
"""How long a player thinks who has learned something already."""


class Lesson:
    """One game: positions in order, of each seat a row of features and how it looked to the game's appraisal."""

    def __init__(self, players: int, rows: array[float], looks: list[float], utility: list[float]) -> None:
        self.players = players
        self.rows = rows
        self.looks = looks
        self.utility = utility

    @property
    def positions(self) -> int:
        return len(self.looks) // self.players

    def encode(self) -> bytes:
        head = [float(self.players), float(self.positions), *self.utility]
        return array("f", head + self.looks).tobytes() + self.rows.tobytes()

    @staticmethod
    def decode(data: bytes) -> Lesson:
        numbers = array("f")
        numbers.frombytes(data)
        players, positions = int(numbers[0]), int(numbers[1])
        looks = 2 + players
        rows = looks + players * positions
        return Lesson(players, numbers[rows:], list(numbers[looks:rows]), list(numbers[2:looks]))


def play_lesson(game: Game, players: int, net: Net | None, slips: bool, seed: str, number: int) -> Lesson:
    """Play a game and measure it. Without a net, who plays is greedy; with one, they search a little."""
    chance = FastLuck(f"{seed} {number} chance")
    slipping = FastLuck(f"{seed} {number} slips")
    bots = [_player(net, slips, FastLuck(f"{seed} {number} {seat}")) for seat in range(players)]
    position = game.start(players)
    seen: list[Position] = []
    steps = 0
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            position.play(chance.choose(position.chances()))
        else:
            seen.append(position.copy())
            legal = position.legal()
            if slips and slipping.below(SLIP) == 0:
                position.play(legal[slipping.below(len(legal))])
            else:
                position.play(decision(bots[position.to_move], position))
        steps += 1
        assert steps <= 2 * game.length, "games end"
    result = position.result()
    return measured(game, _thinned(seen), [result.utility(seat) for seat in range(players)])


def measured(game: Game, positions: list[Position], utility: list[float]) -> Lesson:
    players = len(utility)
    rows: list[float] = []
    looks: list[float] = []
    row = vec[float]([0.0] * len(game.features))
    seat: i64
    for position in positions:
        for seat in range(players):
            game.measure(position, seat, row)
            for each in row:
                rows.append(each)
            looks.append(game.appraise(position, seat))
    return Lesson(players, array("f", rows), looks, utility)


def _player(net: Net | None, slips: bool, luck: FastLuck) -> Bot:
    if net is not None:
        return Search(luck, ITERATIONS, Learned(net))
    return Greedy(luck, 1, 1) if slips else Greedy(luck)


def _thinned(positions: list[Position]) -> list[Position]:
    if len(positions) <= POSITIONS:
        return positions
    return [positions[place * len(positions) // POSITIONS] for place in range(POSITIONS)]
