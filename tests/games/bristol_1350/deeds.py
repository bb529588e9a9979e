"""What the infected do otherwise than the healthy in Bristol 1350, counted in games of bots: reading/habits.py.

python -m tests.games.bristol_1350.deeds --games 1000         the table, of so many games of each kind of bots
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
from alehouse.games.bristol_1350.position.deeds import ALL_DEEDS, CIRCUMSTANCES, DEEDS, unpacked
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import plausible
from alehouse.games.bristol_1350.reading.betraying import infected_since
from alehouse.lab.judging import auc
from benchmarks.bot_games import decisions_in

KINDS = {"greedy": 0, "searching": 100, "thinking": 1000}
"""How people may play, and how many iterations bots search that play like it; the first looks one decision ahead."""
PLAYERS = (4, 5, 6, 7, 8)
SMOOTH = 20.0
"""So many deeds are taken to have been done by either as by all."""
MOST = 1.5
"""No single deed speaks for the plague or against it by more than this, however rare: people do odd things."""
WORLDS = 200


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--judge", action="store_true")
    told = reader.parse_args()
    if told.judge:
        judge(told.games)
    else:
        table(told.games)


def play(number: int, iterations: int, seen: list[Position] | None = None) -> RoadPosition:
    """A game of bots of one kind."""
    game = alehouse.game("bristol-1350")
    position = game.start(PLAYERS[number % len(PLAYERS)])
    assert isinstance(position, RoadPosition)
    bots = [_bot(iterations, FastLuck(f"deeds {number} {seat}")) for seat in range(position.players)]
    chance = FastLuck(f"deeds {number}")
    for moment in decisions_in(position, bots, chance):
        if seen is not None:
            seen.append(moment.copy())
    return position


def _bot(iterations: int, luck: FastLuck) -> Bot:
    return Search(luck, iterations) if iterations else Greedy(luck)


def table(games: int) -> None:
    shares = {kind: _shares(_counted(games, iterations)) for kind, iterations in KINDS.items()}
    everybody = [each for both in shares.values() for each in both]
    usual = [math.log(sum(each[deed] for each in everybody) / len(everybody)) for deed in range(ALL_DEEDS)]
    for kind, both in shares.items():
        for health, share in zip(("healthy", "infected"), both):
            print(f"    # {kind}, {health}")
            for deed, name in enumerate(DEEDS):
                begin = deed * CIRCUMSTANCES
                row = [math.log(share[place]) - usual[place] for place in range(begin, begin + CIRCUMSTANCES)]
                print("    *(" + ", ".join(f"{each:.2f}" for each in row) + f"),  # {name}")


def _counted(games: int, iterations: int) -> list[list[int]]:
    """What the healthy did and what the infected did, each as often as it was done."""
    counts = [[0] * ALL_DEEDS for _ in range(2)]
    for number in range(games):
        position = play(number, iterations)
        since = infected_since(position.symptoms)
        for each in position.deeds:
            who, when, deed = unpacked(each)
            counts[since[who] <= when][deed] += 1
    return counts


def _shares(counts: list[list[int]]) -> list[list[float]]:
    """How likely each deed is in its circumstances, of the healthy and of the infected."""
    found = [[0.0] * len(counts[0]) for _ in range(2)]
    for circumstances in range(CIRCUMSTANCES):
        places = range(circumstances, len(counts[0]), CIRCUMSTANCES)
        whole = [sum(each[place] for place in places) for each in counts]
        for place in places:
            done = counts[0][place] + counts[1][place]
            both = (done + 0.5) / (sum(whole) + 0.5 * len(DEEDS))
            healthy, infected = (
                math.log((each[place] + SMOOTH * both) / (many + SMOOTH) if done else both)
                for each, many in zip(counts, whole)
            )
            middle, apart = (healthy + infected) / 2, max(-MOST, min(MOST, infected - healthy)) / 2
            found[0][place], found[1][place] = math.exp(middle - apart), math.exp(middle + apart)
    return found


def judge(games: int) -> None:
    for kind, iterations in KINDS.items():
        print(kind)
        judge_of(games, iterations)


def judge_of(games: int, iterations: int) -> None:
    luck = FastLuck("judging")
    truth: list[float] = []
    blind: list[float] = []
    reading: list[float] = []
    for number in range(1_000_000, 1_000_000 + games):
        seen: list[Position] = []
        play(number, iterations, seen)
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
        print(f"  {name}: AUC {auc(guesses, truth):.3f}, log loss {loss:.4f}, {len(truth)} guesses")


if __name__ == "__main__":
    main()
