"""What the infected do otherwise than the healthy in Bristol 1350, counted in games of bots: the table of reading.py.

python -m tests.games.bristol_1350.deeds --games 400          the table
python -m tests.games.bristol_1350.deeds --games 100 --judge  how much better who is infected is guessed with it
"""

from __future__ import annotations

import argparse
import math

import alehouse
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import Greedy
from alehouse.bots.search import Search
from alehouse.engine.contract import Position
from alehouse.engine.luck import FastLuck
from alehouse.games.bristol_1350.position.deeds import CIRCUMSTANCES, DEEDS, unpacked
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import infected_since, plausible
from alehouse.lab.judging import auc
from benchmarks.bot_games import decisions_in

ITERATIONS = 100
PLAYERS = (4, 5, 6, 7, 8)
SMOOTH = 20.0
"""So many deeds are taken to have been done by either as by all."""
MOST = 1.5
"""No single deed says more than this, however rare: people do odd things."""
WORLDS = 200


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--judge", action="store_true")
    told = reader.parse_args()
    if told.judge:
        judge(told.games)
    else:
        table(told.games)


def play(number: int, seen: list[Position] | None = None) -> RoadPosition:
    """A game of bots that search a little, or of greedy ones."""
    game = alehouse.game("bristol-1350")
    position = game.start(PLAYERS[number % len(PLAYERS)])
    assert isinstance(position, RoadPosition)
    bots = [_bot(number, FastLuck(f"deeds {number} {seat}")) for seat in range(position.players)]
    chance = FastLuck(f"deeds {number}")
    for moment in decisions_in(position, bots, chance):
        if seen is not None:
            seen.append(moment.copy())
    return position


def _bot(number: int, luck: FastLuck) -> Bot:
    return Greedy(luck) if number % 2 else Search(luck, ITERATIONS)


def table(games: int) -> None:
    size = len(DEEDS) * CIRCUMSTANCES
    counts = [[0] * size, [0] * size]
    for number in range(games):
        position = play(number)
        since = infected_since(position.symptoms)
        for each in position.deeds:
            who, when, deed = unpacked(each)
            counts[since[who] <= when][deed] += 1
    print(f"{sum(counts[0])} deeds of the healthy, {sum(counts[1])} of the infected")
    for deed, name in enumerate(DEEDS):
        row = []
        for circumstances in range(CIRCUMSTANCES):
            there = [
                [counts[ill][other * CIRCUMSTANCES + circumstances] for other in range(len(DEEDS))] for ill in range(2)
            ]
            both = sum(each[deed] for each in there) / max(1, sum(map(sum, there)))
            share = [(each[deed] + SMOOTH * both) / (sum(each) + SMOOTH) for each in there]
            row.append(max(-MOST, min(MOST, math.log(share[1] / share[0]))) if both else 0.0)
        print("    *(" + ", ".join(f"{each:.2f}" for each in row) + f"),  # {name}")


def judge(games: int) -> None:
    luck = FastLuck("judging")
    truth: list[float] = []
    blind: list[float] = []
    reading: list[float] = []
    for number in range(1_000_000, 1_000_000 + games):
        seen: list[Position] = []
        play(number, seen)
        for position in seen[10::12]:
            assert isinstance(position, RoadPosition)
            seat = position.to_move
            imaginer = position.knowledge(seat).imaginer(luck)
            worlds = [imaginer.next(luck) for _ in range(WORLDS)]
            weights = [plausible(world, seat) for world in worlds if isinstance(world, RoadPosition)]
            for other in range(position.players):
                if other == seat or not position.alive(other):
                    continue
                ill = [w.symptoms.is_infected(other) for w in worlds if isinstance(w, RoadPosition)]
                truth.append(float(position.symptoms.is_infected(other)))
                blind.append(sum(ill) / WORLDS)
                reading.append(sum(weight for weight, each in zip(weights, ill) if each) / sum(weights))
    for name, guesses in (("blind", blind), ("reading", reading)):
        loss = -sum(math.log(0.001 + 0.998 * (p if t else 1 - p)) for p, t in zip(guesses, truth)) / len(truth)
        print(f"{name}: AUC {auc(guesses, truth):.3f}, log loss {loss:.4f}, {len(truth)} guesses")


if __name__ == "__main__":
    main()
