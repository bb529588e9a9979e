"""What it is worth in Bristol 1350 to guess who is infected, to read it off what others do, or to know it.

python -m tests.games.bristol_1350.knowing blind reading --games 400 --first 700000

At a table of six, every second seat plays in one way and the others in another; then the same game is played with ways
exchanged. `health` and `truth` are told what no player may know: they say how much there is to be won by guessing
better, and play nowhere else. `aimless` does not think that others know what they are after, and `open` does not mind
being suspected; what is told of them is also how well others guess, from what they did, who of them is infected.
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev

import alehouse
from alehouse.bots import decision
from alehouse.bots.search import Search, most_tried
from alehouse.bots.tree import Tree
from alehouse.bots.value import Learned, Net, Value, shipped_net
from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, Imaginer, Position
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.thinking import Thinking
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.talking import suspicion
from alehouse.lab.judging import auc

GAME = alehouse.game("bristol-1350")
WAYS = ("blind", "reading", "health", "truth", "aimless", "open")
TOLD = ("health", "truth")
BETWEEN = 10
"""Decisions between two guesses who is infected."""

Guess = tuple[str, float, float]
"""How somebody plays, how likely others hold it that they are infected, and whether they are."""


class Truth(Imaginer):
    """Imagines what is true, every time."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def next(self, luck: Luck) -> Position:
        return self._position.copy()


class Health(Imaginer):
    """Imagines what may be true for somebody who knows who is infected, and nothing else of what is hidden."""

    def __init__(self, position: RoadPosition, luck: Luck) -> None:
        self._position = position
        self._imaginer = position.knowledge(position.to_move).imaginer(luck)

    def next(self, luck: Luck) -> Position:
        for _ in range(3000):
            world = self._imaginer.next(luck)
            assert isinstance(world, RoadPosition)
            if world.symptoms.infected == self._position.symptoms.infected:
                return world
        return self._position.copy()


def knowing(position: RoadPosition, way: str, luck: Luck, iterations: int) -> Action:
    """What a search does that is told what no player may know."""
    legal = position.legal()
    if len(legal) == 1:
        return legal[0]
    search = Search(luck, iterations, thinking=thinking(way))
    search._think_as_in(GAME)
    search._tree = Tree()
    search._root = search._tree.add_node(position.to_move)
    search._think(legal, Truth(position) if way == "truth" else Health(position, luck))
    return most_tried(search._considered(legal)).action


def play(number: int, ways: tuple[str, str], iterations: int, players: int, guesses: list[Guess]) -> RoadPosition:
    """A game of a series; the next one has the same luck, and ways exchanged. What is guessed on the way is added."""
    way = [ways[(seat + number) % 2] for seat in range(players)]
    pair = number // 2
    luck = [FastLuck(f"knowing {pair} {seat}") for seat in range(players)]
    bots = [Search(luck[seat], iterations, value(way[seat]), thinking(way[seat])) for seat in range(players)]
    decisions = 0
    chance = FastLuck(f"knowing {pair}")
    position = GAME.start(players)
    assert isinstance(position, RoadPosition)
    while position.to_move != OVER:
        seat = position.to_move
        if seat == CHANCE:
            position.play(chance.choose(position.chances()))
            continue
        decisions += 1
        if decisions % BETWEEN == 0:
            suspected = suspicion(position.knowledge(seat), [], FastLuck(f"guess {number} {decisions}"))
            guesses += [
                (way[other], suspected[other], float(position.symptoms.is_infected(other)))
                for other in range(players)
                if other != seat and position.alive(other)
            ]
        if way[seat] in TOLD:
            position.play(knowing(position, way[seat], luck[seat], iterations))
        else:
            position.play(decision(bots[seat], position))
    return position


def thinking(way: str) -> Thinking:
    usual = GAME.thinking
    return Thinking(
        usual.exploration,
        usual.trust,
        usual.ripe,
        reading=way not in ("blind", *TOLD),
        shallow=usual.shallow,
        aims=way != "aimless",
    )


def value(way: str) -> Value | None:
    """What is shipped, but for the feature that those do not mind who play openly."""
    if way != "open":
        return None
    net = shipped_net(GAME)
    assert net is not None
    weights = net.weights[:]
    for feature, name in enumerate(GAME.features):
        if name.endswith("suspected"):
            # The first weight is the bias.
            weights[1 + feature] = 0.0
    return Learned(Net(net.inputs, net.hidden, net.one_win, weights))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("ways", nargs=2, choices=WAYS)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--first", type=int, default=700_000)
    reader.add_argument("--iterations", type=int, default=100)
    reader.add_argument("--players", type=int, default=6)
    told = reader.parse_args()
    ways: tuple[str, str] = tuple(told.ways)
    good: list[list[float]] = [[], []]
    escaped: list[list[float]] = [[], []]
    ill: list[list[float]] = [[], []]
    guesses: list[Guess] = []
    for number in range(told.first, told.first + told.games):
        position = play(number, ways, told.iterations, told.players, guesses)
        result = position.result()
        for way in range(2):
            seats = [seat for seat in range(told.players) if (seat + number) % 2 == way]
            good[way].append(mean(result.utility(seat) for seat in seats))
            escaped[way].append(mean(float(result.places[seat] == 1) for seat in seats))
            ill[way] += [result.utility(seat) for seat in seats if position.symptoms.is_infected(seat)]
    for way in range(2):
        about = [each for each in guesses if each[0] == ways[way]]
        found_out = auc([each[1] for each in about], [each[2] for each in about])
        suspected = mean(each[1] for each in about if each[2])
        print(
            f"{ways[way]}: {mean(good[way]):.1%}, escaped {mean(escaped[way]):.1%},"
            f" {mean(ill[way]):.1%} of {len(ill[way])} who were infected at the end;"
            f" {len(about)} guesses by others: AUC {found_out:.3f}, the infected are suspected by {suspected:.1%}",
            flush=True,
        )
    # Games with the same luck are no two games.
    better = [
        mean(good[1][place + swapped] - good[0][place + swapped] for swapped in range(2))
        for place in range(0, told.games, 2)
    ]
    off = 1.96 * stdev(better) / len(better) ** 0.5
    print(f"{ways[1]} is better by {mean(better):.1%} (95 %: {mean(better) - off:.1%} to {mean(better) + off:.1%})")


if __name__ == "__main__":
    main()
