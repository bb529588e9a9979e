"""How strong a bot is: it sits down with greedy ones, on one seat after the other, and plays a series of games.

    python -m benchmarks.strength GAME 4 master --games 60
    python -m benchmarks.strength GAME 4 400 --games 200 --first 1000 --exploration 0.2

In the place of a level stands a number of iterations, for settings that are tried out. Games are numbered, and their
luck depends on the number alone: whoever compares two settings lets them play the same numbers.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import alehouse
from alehouse.bots import Bot, make
from alehouse.bots.search import Search
from alehouse.bots.value import Appraised, Learned, Value, read_net, value_of
from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, Game, Knowledge
from alehouse.engine.result import Result
from alehouse.engine.thinking import Thinking
from alehouse.lab.match import luck_for
from alehouse.lab.tally import wilson
from benchmarks.bot_games import play_to_the_end

SETTINGS = ("exploration", "trust", "ripe", "playout", "pool", "shallow", "reading", "aims")


def main(arguments: Sequence[str] | None = None) -> None:
    told = _read(arguments)
    game = alehouse.game(told.game)
    mine = others = escaped = seconds = 0.0
    decisions = 0
    for number in range(told.first, told.first + told.games):
        seat = number % told.players
        bot = _bot(told, game, number, seat)
        timed = _Timed(bot)
        result = play(game, told.players, seat, timed, number)
        mine += result.utility(seat)
        others += sum(result.utility(each) for each in range(told.players) if each != seat)
        escaped += result.places[seat] == 1
        seconds += timed.seconds
        decisions += timed.decisions
        done = number - told.first + 1
        if done % told.every == 0 or done == told.games:
            low, high = wilson(mine, done)
            beside = others / done / max(1, told.players - 1)
            print(
                f"{told.game} {told.players} {told.bot} {_settings(told)}{done} games: {mine / done:.1%}"
                f" ({low:.0%}-{high:.0%}), beside it {beside:.1%}, first place {escaped / done:.1%},"
                f" {1000 * seconds / max(1, decisions):.1f} CPU ms a decision",
                flush=True,
            )


def play(game: Game, players: int, seat: int, bot: Bot, number: int, seed: int = 0) -> Result:
    """One game of this bot among greedy ones."""
    bots = [make("greedy", luck_for(seed, number, each)) for each in range(players)]
    bots[seat] = bot
    chance = luck_for(seed, number, CHANCE)
    position = game.start(players)
    play_to_the_end(position, bots, chance)
    return position.result()


class _Timed(Bot):
    """Counts how long another bot thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, knowledge: Knowledge) -> Action:
        began = time.process_time()
        action = self.bot.choose(knowledge)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return action


def _bot(told: argparse.Namespace, game: Game, number: int, seat: int) -> Bot:
    luck = luck_for(told.seed, number, seat)
    if not told.bot.isdecimal():
        if _settings(told).strip():
            sys.exit(f"{told.bot} thinks as it does: what is changed goes with a number of iterations")
        return make(told.bot, luck)
    usual = game.thinking
    changed = {each: getattr(usual, each) if getattr(told, each) is None else getattr(told, each) for each in SETTINGS}
    return Search(luck, int(told.bot), _value(told.value, game), Thinking(**changed), told.blur)


def _value(told: str | None, game: Game) -> Value:
    if told is None:
        return value_of(game)
    if told == "appraisal":
        return Appraised()
    return Learned(read_net(game, Path(told).read_bytes()))


def _settings(told: argparse.Namespace) -> str:
    found = [f"{each}={getattr(told, each)}" for each in (*SETTINGS, "value") if getattr(told, each) is not None]
    if told.blur:
        found.append(f"blur={told.blur}")
    return " ".join([*found, ""])


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("players", type=int)
    reader.add_argument("bot", help="a kind of bot, or a number of iterations")
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--first", type=int, default=0, help="the number of the first game")
    reader.add_argument("--seed", type=int, default=0, help="of the bot's own luck")
    reader.add_argument("--every", type=int, default=20, help="games between two lines")
    reader.add_argument("--value", help="a file of a value in the place of the shipped one, or: appraisal")
    reader.add_argument("--exploration", type=float)
    reader.add_argument("--trust", type=float)
    reader.add_argument("--blur", type=float, default=0.0)
    for name in ("ripe", "playout", "pool", "shallow"):
        reader.add_argument(f"--{name}", type=int)
    for name in ("reading", "aims"):
        reader.add_argument(f"--{name}", action=argparse.BooleanOptionalAction)
    return reader.parse_args(arguments)


if __name__ == "__main__":
    main()
