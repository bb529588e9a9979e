"""How fast a game is, as a number that means the same on a slow machine and on a fast one.

python -m tests.speed.measure           says how fast every game is now, and how fast it was
python -m tests.speed.measure --write   keeps what is measured now, for this kind (compiled or interpreted)
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import alehouse
from alehouse import FastLuck, Game, Luck
from alehouse.engine.playing import play_out

RATIOS = Path(__file__).with_name("ratios.json")
"""Decisions of random play in the time that the reference takes once: by kind, then by game."""
SLOWER = 2 / 3
"""Below this part of what was recorded, somebody has to look."""
ROUNDS = 25
ROUND = 0.03
"""Seconds that a round of play takes at least."""
PLAYERS = {"fantasy-pub-2003": 3, "fantasy-pub-2022": 3, "the-pub": 4, "bristol-1350": 5}


def kind() -> str:
    return "compiled" if alehouse.COMPILED else "interpreted"


def ratio(game: Game, luck: Callable[[int], Luck] = FastLuck) -> float:
    """Decisions of random play in the time of the reference.

    Play and reference take turns, and of each the best round counts: what else the machine does can only slow down.
    """
    reference_takes = decision_takes = float("inf")
    seed = 0
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        reference()
        reference_takes = min(reference_takes, time.perf_counter() - begun)
        decisions = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < ROUND:
            decisions += play_out(game.start(PLAYERS[game.name]), luck(seed))
            seed += 1
        decision_takes = min(decision_takes, (time.perf_counter() - begun) / decisions)
    return reference_takes / decision_takes


def reference() -> int:
    """Work that never changes: small objects, lists and numbers, done by Python itself."""
    total = 0
    for number in range(200):
        hand = [(number * card) % 97 for card in range(40)]
        hand.sort()
        seen = {card: place for place, card in enumerate(hand)}
        total += sum(hand[::3]) + len(seen)
    return total


def recorded() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(RATIOS.read_text()) if RATIOS.exists() else {}
    return found


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--write"]):
        sys.exit("python -m tests.speed.measure [--write]")
    ratios = recorded()
    before = ratios.get(kind(), {})
    now = {game.name: round(ratio(game), 1) for game in alehouse.games()}
    for name, value in now.items():
        print(f"{name:<20} {kind():<12} {value:10,.1f}   recorded: {before.get(name, 0.0):10,.1f}")
    if arguments:
        ratios[kind()] = now
        RATIOS.write_text(json.dumps(ratios, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
