"""Does the shipped value tell who will succeed? Judged on fresh games of greedy bots, by number of players.

    python -m benchmarks.judged GAME --games 300

So many games of each number of players, none of which anybody has learned from. Printed are how often the one who
succeeds looks better than the one who does not (AUC), over whole games and by quarter, to the game's own appraisal and
to the value, with where it lies (95 %) if the games are drawn anew; and how often what was promised came true.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import alehouse
from alehouse.bots.value import shipped_net
from alehouse.engine.luck import FastLuck
from alehouse.lab.judging import Judged
from alehouse.lab.learning import chances_in
from alehouse.lab.lessons import Lesson, play_lesson

DRAWS = 100


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--players", type=int, nargs="*", help="all numbers of players, unless told otherwise")
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--seed", default="judged")
    told = reader.parse_args(arguments)
    game = alehouse.game(told.game)
    net = shipped_net(game)
    if net is None:
        raise SystemExit(f"nothing was learned of {game.name}")
    everything = Judged()
    for players in told.players or range(game.fewest, game.most + 1):
        appraised: list[tuple[list[float], list[float]]] = []
        learned: list[tuple[list[float], list[float]]] = []
        for number in range(told.games):
            lesson: Lesson = play_lesson(game, players, None, False, f"{told.seed} {players}", number)
            chances = chances_in(net, lesson)
            appraised.append((lesson.looks, lesson.utility))
            learned.append((chances, lesson.utility))
            everything.add(chances, lesson.utility)
        for name, games in (("appraisal", appraised), ("learned", learned)):
            low, high = _lies(games)
            quarters = " ".join(f"{each:.2f}" for each in _judged(games).quarters())
            whole = _judged(games).whole()
            print(f"{game.name} {players} {name}: {whole:.3f} ({low:.3f}-{high:.3f}), quarters {quarters}", flush=True)
    print("promised, came true, how many:")
    for promised, came, many in everything.calibration():
        print(f"  {promised:.3f} {came:.3f} {many}")


def _judged(games: Sequence[tuple[list[float], list[float]]]) -> Judged:
    found = Judged()
    for chances, utility in games:
        found.add(chances, utility)
    return found


def _lies(games: Sequence[tuple[list[float], list[float]]]) -> tuple[float, float]:
    luck = FastLuck("judged")
    drawn = sorted(_judged([games[luck.below(len(games))] for _ in games]).whole() for _ in range(DRAWS))
    return drawn[DRAWS // 40], drawn[-1 - DRAWS // 40]


if __name__ == "__main__":
    main()
