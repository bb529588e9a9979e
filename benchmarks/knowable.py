"""How much can be known at all about who will succeed: no value can tell more.

    python -m benchmarks.knowable GAME 2 --games 80 --again 12

From positions of games of greedy bots the rest is played again and again by the same bots. How far the shares of
success lie apart, beyond what so few games differ by anyway, says how far the true chances do, quarter by quarter; and
of chances that lie so (as a beta distribution) the best that anybody could do is counted: that of who knows them. The
game's own appraisal is judged on the same positions, by all those ends and not by one.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

import alehouse
from alehouse.bots.greedy import Greedy
from alehouse.bots.value import value_of
from alehouse.engine.contract import Game, Position
from alehouse.engine.luck import FastLuck
from alehouse.lab.judging import QUARTERS, auc
from alehouse.lab.lessons import POSITIONS
from benchmarks.bot_games import decisions_in, play_to_the_end

EVERY = 2
"""Of the positions that would be learned from, one in so many is looked at."""
DRAWS = 50_000


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("players", type=int)
    reader.add_argument("--games", type=int, default=80)
    reader.add_argument("--again", type=int, default=12, help="how often the rest is played from each position")
    reader.add_argument("--every", type=int, default=EVERY, help="of its positions one in so many is looked at")
    told = reader.parse_args(arguments)
    game = alehouse.game(told.game)
    value = value_of(game)
    looks: dict[str, list[float]] = {"appraisal": [], "learned": []}
    ends: list[list[float]] = [[] for _ in range(told.again)]
    shares: list[list[float]] = [[] for _ in range(QUARTERS)]
    for number in range(told.games):
        for place, position in _positions(game, told.players, number, told.every):
            played = [_play(position.copy(), f"rollout {number} {place} {again}") for again in range(told.again)]
            value.judge(position, (1 << told.players) - 1)
            for seat in range(told.players):
                looks["appraisal"].append(game.appraise(position, seat))
                looks["learned"].append(value.chances[seat])
                for again, utility in enumerate(played):
                    ends[again].append(utility[seat])
                shares[place * QUARTERS // POSITIONS].append(sum(utility[seat] for utility in played) / told.again)
    print(f"{game.name} {told.players}: {told.games} games, {len(ends[0])} chances, each played {told.again} times")
    for name, found in looks.items():
        print(f"  {name}: {sum(auc(found, end) for end in ends) / told.again:.3f}")
    best = [knowable(quarter, told.again) for quarter in shares]
    print("  knowable, by quarter:", " ".join(f"{auc(*each):.2f}" for each in best))
    print(f"  knowable: {auc([c for each in best for c in each[0]], [s for each in best for s in each[1]]):.3f}")


def knowable(shares: list[float], games: int) -> tuple[list[float], list[float]]:
    """Chances as far apart as those of which these shares of so many games were seen, and what comes of them."""
    luck = random.Random(0)
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / len(shares)
    true = max(1e-6, (spread - mean * (1 - mean) / games) / (1 - 1 / games))
    size = mean * (1 - mean) / true - 1
    chances = [luck.betavariate(mean * size, (1 - mean) * size) for _ in range(DRAWS)]
    return chances, [float(luck.random() < chance) for chance in chances]


def _positions(game: Game, players: int, number: int, every: int) -> list[tuple[int, Position]]:
    seen = [position.copy() for position in decisions_in(game.start(players), *_players(players, f"ceiling {number}"))]
    places = range(number % every, min(POSITIONS, len(seen)), every)
    return [(place, seen[place * len(seen) // POSITIONS]) for place in places]


def _players(players: int, seed: str) -> tuple[list[Greedy], FastLuck]:
    """Bots, and what decides for chance."""
    return [Greedy(FastLuck(f"{seed} {seat}")) for seat in range(players)], FastLuck(f"{seed} chance")


def _play(position: Position, seed: str) -> list[float]:
    """Play to the end; what everybody got."""
    play_to_the_end(position, *_players(position.players, seed))
    result = position.result()
    return [result.utility(seat) for seat in range(position.players)]


if __name__ == "__main__":
    main()
