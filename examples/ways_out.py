"""Does one exit of The Pub decide? A watch of one's own counts by which exit winners leave.

python examples/ways_out.py GAMES [BOT]
"""

from __future__ import annotations

import sys
from collections import Counter

import alehouse
from alehouse.engine.contract import Position
from alehouse.engine.events import Event
from alehouse.lab.tally import wilson
from alehouse.lab.watch import Watch, watch_games


class WaysOut(Watch):
    def __init__(self) -> None:
        self.by: Counter[str] = Counter()

    def hear(self, position: Position, event: Event) -> None:
        if event.id == "event-tp-out" and event.source is not None:
            self.by[event.source] += 1


def main(games: int, bot: str = "greedy") -> None:
    for exits in ("far", "even"):
        watch = WaysOut()
        watch_games(alehouse.game("the-pub"), [bot] * 4, games, watch, seed=1, options={"exits": exits})
        for space, count in sorted(watch.by.items()):
            low, high = wilson(count, watch.by.total())
            share = count / watch.by.total()
            print(f"{exits}: {space} {share:.1%} ({low:.1%} to {high:.1%}) of {watch.by.total()} ways out")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
