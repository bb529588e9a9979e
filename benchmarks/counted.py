"""Random play whose instructions are counted: some games first that are left out, then so many decisions."""

from __future__ import annotations

import sys

import alehouse
from benchmarks.own import check_kind


def main(name: str, players: int, wanted: int, warm_up: int) -> None:
    game = alehouse.game(name)
    check_kind("compiled")
    luck = alehouse.FastLuck(1)
    for _ in range(warm_up):
        alehouse.play_out(game.start(players), luck)
    decisions = 0
    while decisions < wanted:
        decisions += alehouse.play_out(game.start(players), luck)
    print("decisions", decisions)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
