"""Where the exits lie: the two plans of the pub, and what follows from each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.bits import set_of
from alehouse.games.the_pub.components.grid import NEIGHBOUR, spaces
from alehouse.games.the_pub.components.pieces import EXIT_SPACES, NONE, SPACES, START_SPACE


@mypyc_attr(acyclic=True)
class Plan:
    """A plan of the pub. An exit's place is its number among the exits, the topmost first."""

    def __init__(self, number: int, name: str, exit_spaces: tuple[int, ...]) -> None:
        self.number: i64 = number
        self.name = name
        """As the option is written."""
        self.exit_spaces = vec[i64](exit_spaces)
        """By place: the space where the exit lies."""
        self.place_of = vec[i64](
            [exit_spaces.index(space) if space in exit_spaces else NONE for space in range(SPACES)]
        )
        """By space: the place of the exit that lies there, or NONE."""
        self.exits: i64 = spaces(list(exit_spaces))
        """The spaces of the exits, a bit each."""
        self.beside_exits: i64 = spaces([NEIGHBOUR[space * 8 + side] for space in exit_spaces for side in range(4)])
        """The spaces that touch one, a bit each."""
        self.exit_sides = vec[i64](
            [set_of(side for side in range(4) if NEIGHBOUR[space * 8 + side] in exit_spaces) for space in range(SPACES)]
        )
        """By space: the sides that touch an exit, a bit each."""
        self.free_spaces = tuple(space for space in range(SPACES) if space != START_SPACE and space not in exit_spaces)
        """Where tiles can be laid."""


PLANS: Final = [Plan(number, name, EXIT_SPACES[name]) for number, name in enumerate(EXIT_SPACES)]
PLAN_NAMES: Final = tuple(plan.name for plan in PLANS)
