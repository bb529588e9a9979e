"""What the turns before the exits lie face up are worth in The Pub: a search that plays them in another way.

    python -m tests.games.the_pub.opening search greedy draw --games 300 --first 80000
    python -m tests.games.the_pub.opening search lean:draw=-0.02 lean:draw=0.03 --games 400 --first 80000

One seat of four among greedy ones plays the same games in one way after the other, and each is compared with the first.
`lean` adds to what the search promises itself of a choice, and takes what then promises most, not what was tried most;
choices are named by their first word (`draw`), or in full (`move_e`). Laying tiles is the search's business but where
another word is said.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

import alehouse
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import Greedy
from alehouse.bots.search import Considered, Search, most_tried
from alehouse.engine.actions import Action
from alehouse.engine.contract import Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.games.the_pub.components.pieces import ALL_UP
from alehouse.games.the_pub.position.pub import PubPosition
from alehouse.lab.match import luck_for
from alehouse.lab.tally import wilson
from benchmarks.strength import play

GAME = alehouse.game("the-pub")
PLAYERS = 4
LEAN = "lean"
WAYS = {
    "search": "as it is",
    "greedy": "greedy until the exits lie face up",
    "greedy-after": "greedy from then on",
    "greedy-lays": "greedy only where tiles are laid",
    "draw": "every action draws a tile, if one can be drawn",
    "pass": "every turn passes",
    "busy": "neither passes nor uses a bathroom",
}
IDLE = ("pass", "bathroom")


class Opening(Bot):
    def __init__(self, luck: FastLuck, way: str, iterations: int) -> None:
        self._search = Search(luck, iterations)
        self._greedy = Greedy(luck)
        self._way = way
        self._lean = _lean(way)

    def choose(self, knowledge: Knowledge) -> Action:
        pub = knowledge.might_be()
        assert isinstance(pub, PubPosition)
        hidden = pub.up != ALL_UP
        by_name = {str(action): action for action in knowledge.legal}
        turn = "pass" in by_name
        if self._way == ("greedy" if hidden else "greedy-after"):
            return self._greedy.choose(knowledge)
        if not hidden:
            return self._search.choose(knowledge)
        if self._way == "greedy-lays" and not turn:
            return self._greedy.choose(knowledge)
        if turn and self._way in by_name:
            return by_name[self._way]
        if turn and self._way == "busy":
            return self._busy(knowledge)
        if turn and self._way.startswith(LEAN):
            return self._leaning(knowledge)
        return self._search.choose(knowledge)

    def _busy(self, knowledge: Knowledge) -> Action:
        considered = self._search.consider(knowledge)
        return most_tried([each for each in considered if str(each.action) not in IDLE] or considered).action

    def _leaning(self, knowledge: Knowledge) -> Action:
        return max(self._search.consider(knowledge), key=self._leant).action

    def _leant(self, each: Considered) -> tuple[float, int]:
        name = str(each.action)
        lean = self._lean.get(name.replace(" ", "_"), self._lean.get(name.split()[0], 0.0))
        return each.chance + lean, each.visits


def _lean(way: str) -> dict[str, float]:
    """`lean:draw=0.02,pass=-0.01`."""
    _, _, told = way.partition(":")
    named = [each.partition("=") for each in told.split(",") if each]
    return {name: float(amount) for name, _, amount in named}


def main(arguments: Sequence[str] | None = None) -> None:
    told = _read(arguments)
    first: list[float] = []
    for way in told.ways:
        won = [_game(way, number, told.iterations) for number in range(told.first, told.first + told.games)]
        first = first or won
        low, high = wilson(sum(won), len(won))
        better = [mine - other for mine, other in zip(won, first)]
        mean = sum(better) / len(better)
        error = math.sqrt(sum((each - mean) ** 2 for each in better) / max(1, len(better) - 1) / len(better))
        print(
            f"{way}: {len(won)} games, {sum(won) / len(won):.1%} ({low:.0%}-{high:.0%}), better than {told.ways[0]} by"
            f" {100 * mean:.1f} points ({100 * (mean - 1.96 * error):.1f} to {100 * (mean + 1.96 * error):.1f})",
            flush=True,
        )


def _game(way: str, number: int, iterations: int) -> float:
    seat = number % PLAYERS
    return play(GAME, PLAYERS, seat, Opening(luck_for(0, number, seat), way, iterations), number).utility(seat)


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    listed = "; ".join(f"{way}: {what}" for way, what in WAYS.items())
    reader.add_argument("ways", nargs="+", type=_way, help=f"{listed}; or {LEAN}, {LEAN}:draw=-0.02,move_w=-1")
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--first", type=int, default=80000, help="the number of the first game")
    reader.add_argument("--iterations", type=int, default=400)
    return reader.parse_args(arguments)


def _way(told: str) -> str:
    if told not in WAYS and told.partition(":")[0] != LEAN:
        raise argparse.ArgumentTypeError(f"no such way: {told}")
    return told


if __name__ == "__main__":
    main()
