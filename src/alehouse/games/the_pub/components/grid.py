"""The geometry of the grid: directions, neighbours, names of spaces, and which tile fits into which gap."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.bits import has, set_of
from alehouse.games.the_pub.components.pieces import (
    BEND,
    COLUMNS,
    CROSSING,
    NONE,
    ROWS,
    SPACES,
    STRAIGHT,
    TEE,
)

# Directions; a tile's ways are a bit for each of the first four.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STRAIGHT_ON: Final = 4
"""Directions below this one follow the ways, those from it on are diagonal."""
DIRECTIONS: Final = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
_ACROSS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
OPEN: Final = 15
"""The ways of the start and of the exits (assumed): all four sides."""


def space_name(space: int) -> str:
    """A space as it is written: its column as a letter, its row as a number, the top row first."""
    return "abcdefg"[space % COLUMNS] + str(space // COLUMNS + 1)


def ways_name(ways: int) -> str:
    """Ways as they are written: the sides that are open."""
    return "".join(DIRECTIONS[side] for side in range(4) if has(ways, side))


def distance(one: int, other: int) -> int:
    """Grid steps between two spaces, whatever lies between them."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def _neighbours() -> list[int]:
    found = []
    for space in range(SPACES):
        for right, down in _ACROSS:
            column, row = space % COLUMNS + right, space // COLUMNS + down
            inside = 0 <= column < COLUMNS and 0 <= row < ROWS
            found.append(row * COLUMNS + column if inside else NONE)
    return found


_NEIGHBOURS: Final = _neighbours()
NEIGHBOUR: Final = vec[i64](_NEIGHBOURS)
"""By space times eight plus direction: the next space, or NONE beyond the edge of the grid."""
SPACE_NAMES: Final = tuple(space_name(space) for space in range(SPACES))

# Sets of spaces are numbers with a bit for each space.


def spaces(wanted: list[int]) -> int:
    """A set of spaces; NONE is no space."""
    return set_of(space for space in wanted if space != NONE)


CORNERS: Final = vec[i64]([spaces(_NEIGHBOURS[space * 8 + STRAIGHT_ON : space * 8 + 8]) for space in range(SPACES)])
"""By space: those that touch one of its corners."""

TURNS: Final = (
    (0b1111,),
    (0b0111, 0b1011, 0b1101, 0b1110),
    (0b0101, 0b1010),
    (0b0011, 0b0110, 0b1001, 0b1100),
)
"""By shape: the ways of a tile in every turn that makes a difference."""
ALL_WAYS: Final = tuple(sorted(ways for turns in TURNS for ways in turns))
SHAPE_OF: Final = vec[i64](
    [next((shape for shape in (CROSSING, TEE, STRAIGHT, BEND) if ways in TURNS[shape]), NONE) for ways in range(16)]
)
"""By ways: the shape that they make, or NONE."""


def fits(edges: i64, ways: i64) -> bool:
    """Whether a tile with these ways fits into a gap: every touching edge agrees, at least one way joins.

    The gap's edges: the sides that touch a tile, times 16, plus those of them where a way leads in.
    """
    touching = edges >> 4
    leading_in = edges & 15
    return ways & touching == leading_in and leading_in != 0


def _fitting(edges: int, shape: int) -> int:
    return set_of(number for number, ways in enumerate(ALL_WAYS) if ways in TURNS[shape] and fits(edges, ways))


FITTING_WAYS: Final = vec[i64]([_fitting(edges, shape) for edges in range(256) for shape in range(4)])
"""By the edges of a gap times four plus a shape: the ways in which such a tile fits, a bit for each of ALL_WAYS."""
FITTING: Final = vec[i64](
    [set_of(shape for shape in range(4) if FITTING_WAYS[edges * 4 + shape]) for edges in range(256)]
)
"""By the edges of a gap: the shapes that fit into it in some turn, a bit each."""
