"""How much can be won at all in The Pub against greedy seats that are played on with as they really are.

    python -m tests.games.the_pub.response --games 100 --first 60000 --file FILE
    python -m tests.games.the_pub.response --games 100 --first 60000 --file FILE --told

One seat of four searches, and once the exits lie face up it plays what looks best to the end of the game, again and
again: the others are the same greedy bots in its thoughts as they are at the table, and it goes on itself with a search
of a few iterations. It takes what won most often (sequential halving, the same luck for all choices). `--told` is told
everybody's personal exit as well, though not what chance will bring; that is for measuring only. `--early` plays on
before the exits lie face up, too, which takes many times longer.

The same game is played by the search alone: it is the same up to the first decision that is made otherwise. Every game
is written to a file as soon as it is over; the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import alehouse
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import Greedy
from alehouse.bots.search import Considered, Search, most_tried
from alehouse.engine.actions import Action
from alehouse.engine.contract import Knowledge, Position
from alehouse.engine.luck import FastLuck
from alehouse.games.the_pub.components.pieces import ALL_UP
from alehouse.games.the_pub.position.pub import PubPosition
from alehouse.lab.match import luck_for
from alehouse.lab.tally import wilson
from benchmarks.bot_games import play_to_the_end
from benchmarks.strength import play

GAME = alehouse.game("the-pub")
PLAYERS = 4
QUICK = 12
"""Iterations of the search with which the seat goes on in its thoughts."""
PRIOR = 20.0
"""For how many games played on the opinion of the search counts, which says what is worth playing on at all."""
APART = 0.15
"""What promises less than the best by so much is not."""


class Quick(Bot):
    """Searches a little, every time anew."""

    def __init__(self, luck: FastLuck) -> None:
        self._luck = luck

    def choose(self, knowledge: Knowledge) -> Action:
        return most_tried(Search(self._luck, QUICK).consider(knowledge)).action


@dataclass
class Tried:
    """A choice, and what came of it."""

    considered: Considered
    won: float = 0.0
    games: int = 0

    def promise(self, level: float) -> float:
        """Its share of wins. The search is asked how far choices lie apart; how good all of them are, it says not."""
        return (self.won + PRIOR * (self.considered.chance + level)) / (self.games + PRIOR)


class Response(Bot):
    """Plays what looks best to the end of the game."""

    def __init__(self, search: Search, luck: FastLuck, told: argparse.Namespace) -> None:
        self._search = search
        self._luck = luck
        self._told = told
        self.truth: Position | None = None
        self.decisions = 0
        self.otherwise = 0
        """How often it did not do what the search would have done."""

    def choose(self, knowledge: Knowledge) -> Action:
        pub = knowledge.might_be()
        assert isinstance(pub, PubPosition)
        if pub.up != ALL_UP and not self._told.early:
            return self._search.choose(knowledge)
        considered = self._search.consider(knowledge)
        action = self._best(knowledge, considered)
        self.decisions += 1
        self.otherwise += action is not most_tried(considered).action
        return action

    def _best(self, knowledge: Knowledge, considered: list[Considered]) -> Action:
        considered.sort(key=lambda each: -each.chance)
        least = considered[0].chance - APART
        tried = [Tried(each) for each in considered[: self._told.width] if each.chance >= least]
        imaginer = knowledge.imaginer(self._luck)
        rounds = math.ceil(math.log2(len(tried)))
        while len(tried) > 1:
            for _ in range(max(1, self._told.rollouts // rounds // len(tried))):
                world = self.truth if self._told.told else imaginer.next(self._luck)
                assert world is not None
                name = str(self._luck.below(1 << 30))
                for each in tried:
                    each.won += _played_on(world, each.considered.action, name)
                    each.games += 1
            level = sum(each.won / each.games - each.considered.chance for each in tried) / len(tried)
            tried.sort(key=lambda each: -each.promise(level))
            tried = tried[: (len(tried) + 1) // 2]
        return tried[0].considered.action


class Telling(Bot):
    """Whoever sits here is told the truth: it stands beside the bot, which is asked as any other."""

    def __init__(self, response: Response, position: Position) -> None:
        self._response = response
        self._position = position

    def choose(self, knowledge: Knowledge) -> Action:
        self._response.truth = self._position.copy()
        return self._response.choose(knowledge)


def _played_on(world: Position, action: Action, name: str) -> float:
    """What the seat to move gets in the end."""
    seat = world.to_move
    position = world.copy()
    position.play(action)
    bots: list[Bot] = [Greedy(FastLuck(f"{name} {each}")) for each in range(PLAYERS)]
    bots[seat] = Quick(FastLuck(f"{name} {seat}"))
    play_to_the_end(position, bots, FastLuck(f"{name} chance"))
    return position.result().utility(seat)


def main(arguments: Sequence[str] | None = None) -> None:
    told = _read(arguments)
    file = Path(told.file)
    done = {each["number"] for each in _games(file)}
    for number in range(told.first, told.first + told.games):
        if number not in done:
            with file.open("a") as lines:
                lines.write(json.dumps(_game(told, number)) + "\n")
    report(file)


def report(file: Path) -> None:
    games = _games(file)
    for name in ("response", "search"):
        won = sum(each[name] for each in games)
        low, high = wilson(won, len(games))
        print(f"{len(games)} games, {name}: won {won / len(games):.1%} ({low:.1%}-{high:.1%})")
    better = [each["response"] - each["search"] for each in games]
    mean = sum(better) / len(better)
    error = math.sqrt(sum((each - mean) ** 2 for each in better) / max(1, len(better) - 1) / len(better))
    print(f"better by {100 * mean:.1f} points ({100 * (mean - 1.96 * error):.1f} to {100 * (mean + 1.96 * error):.1f})")
    decisions = sum(each["decisions"] for each in games)
    otherwise = sum(each["otherwise"] for each in games)
    seconds = sum(each["seconds"] for each in games)
    print(f"{decisions} decisions played on, {otherwise} made otherwise, {seconds / decisions:.2f} CPU s each")


def _games(file: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _game(told: argparse.Namespace, number: int) -> dict[str, float]:
    seat = number % PLAYERS
    alone = play(GAME, PLAYERS, seat, Search(luck_for(0, number, seat), told.iterations), number)
    began = time.process_time()
    response = Response(Search(luck_for(0, number, seat), told.iterations), FastLuck(f"response {number}"), told)
    position = GAME.start(PLAYERS)
    bots: list[Bot] = [Greedy(luck_for(0, number, each)) for each in range(PLAYERS)]
    bots[seat] = Telling(response, position) if told.told else response
    play_to_the_end(position, bots, luck_for(0, number, -1))
    return {
        "number": number,
        "response": position.result().utility(seat),
        "search": alone.utility(seat),
        "decisions": response.decisions,
        "otherwise": response.otherwise,
        "seconds": time.process_time() - began,
    }


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--first", type=int, default=60000, help="the number of the first game")
    reader.add_argument("--file", required=True, help="a line for each game; those that it has are not played again")
    reader.add_argument("--iterations", type=int, default=400, help="of the search")
    reader.add_argument("--rollouts", type=int, default=300, help="games played on for a decision")
    reader.add_argument("--width", type=int, default=4, help="how many choices are played on")
    reader.add_argument("--told", action="store_true", help="told everybody's personal exit")
    reader.add_argument("--early", action="store_true", help="before the exits lie face up, too")
    return reader.parse_args(arguments)


if __name__ == "__main__":
    main()
