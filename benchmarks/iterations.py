"""How many iterations a second a search makes, in CPU time: in positions of games of greedy bots.

python -m benchmarks.iterations GAME 4
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import alehouse
from alehouse.bots import make
from alehouse.bots.search import Search
from alehouse.engine.contract import CHANCE, Game, Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.lab.match import luck_for
from benchmarks.bot_games import decisions_in

POSITIONS = 40
EVERY = 7
"""One decision in so many is looked at."""


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("players", type=int)
    reader.add_argument("--iterations", type=int, default=400)
    reader.add_argument("--rounds", type=int, default=3, help="the best of so many counts")
    told = reader.parse_args(arguments)
    game = alehouse.game(told.game)
    known = positions(game, told.players)
    best = max(measured(known, told.iterations) for _ in range(told.rounds))
    print(f"{game.name} {told.players}: {best:,.0f} iterations a second of CPU time, {told.iterations} a decision")


def positions(game: Game, players: int) -> list[Knowledge]:
    found: list[Knowledge] = []
    number = decisions = 0
    while len(found) < POSITIONS:
        bots = [make("greedy", luck_for(7, number, seat)) for seat in range(players)]
        chance = luck_for(7, number, CHANCE)
        position = game.start(players)
        for moment in decisions_in(position, bots, chance):
            decisions += 1
            if decisions % EVERY == 0 and len(moment.legal()) > 1:
                found.append(moment.knowledge(moment.to_move))
        number += 1
    return found[:POSITIONS]


def measured(known: list[Knowledge], iterations: int) -> float:
    thought = 0
    began = time.process_time()
    for number, knowledge in enumerate(known):
        search = Search(FastLuck(number), iterations)
        search.choose(knowledge)
        thought += search.thought
    return thought / (time.process_time() - began)


if __name__ == "__main__":
    main()
