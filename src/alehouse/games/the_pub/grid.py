"""The geometry of the grid: directions, neighbours, names of spaces, and which tile fits into which gap."""

from __future__ import annotations

from typing import Final

from alehouse.games.the_pub.components import (
    BEND,
    COLUMNS,
    CROSSING,
    EXIT_SPACES,
    NONE,
    ROWS,
    SPACES,
    START_SPACE,
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
    return "".join(DIRECTIONS[side] for side in range(4) if ways & (1 << side))


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


NEIGHBOUR: Final = _neighbours()
"""By space times eight plus direction: the next space, or NONE beyond the edge of the grid."""
SPACE_NAMES: Final = tuple(space_name(space) for space in range(SPACES))
FREE_SPACES: Final = tuple(space for space in range(SPACES) if space != START_SPACE and space not in EXIT_SPACES)
"""Where tiles can be laid."""
PLACE_OF: Final = tuple(EXIT_SPACES.index(space) if space in EXIT_SPACES else NONE for space in range(SPACES))
"""Which of the three exits lies on each space."""

TURNS: Final = (
    (0b1111,),
    (0b0111, 0b1011, 0b1101, 0b1110),
    (0b0101, 0b1010),
    (0b0011, 0b0110, 0b1001, 0b1100),
)
"""By shape: the ways of a tile in every turn that makes a difference."""
ALL_WAYS: Final = tuple(sorted(ways for turns in TURNS for ways in turns))
SHAPE_OF: Final = tuple(
    next((shape for shape in (CROSSING, TEE, STRAIGHT, BEND) if ways in TURNS[shape]), NONE) for ways in range(16)
)
"""By ways: the shape that they make, or NONE."""


def fits(edges: int, ways: int) -> bool:
    """Whether a tile with these ways fits into a gap: every touching edge agrees, at least one way joins.

    The gap's edges: the sides that touch a tile, times 16, plus those of them where a way leads in.
    """
    touching = edges >> 4
    leading_in = edges & 15
    return ways & touching == leading_in and leading_in != 0


FITTING: Final = [
    sum(1 << shape for shape in range(4) if any(fits(edges, ways) for ways in TURNS[shape])) for edges in range(256)
]
"""By the edges of a gap: the shapes that fit into it in some turn, a bit each."""


def edges_of(ways: list[int], space: int) -> int:
    """The edges of a gap, see `fits`."""
    edges = 0
    for side in range(4):
        neighbour = NEIGHBOUR[space * 8 + side]
        if neighbour != NONE and ways[neighbour]:
            edges |= 16 << side
            if ways[neighbour] & (1 << (side ^ 2)):
                edges |= 1 << side
    return edges


def next_space(ways: list[int], space: int, side: int) -> int:
    """Where a way leads from a space, if it joins one there; else NONE."""
    if not ways[space] & (1 << side):
        return NONE
    neighbour = NEIGHBOUR[space * 8 + side]
    if neighbour == NONE or not ways[neighbour] & (1 << (side ^ 2)):
        return NONE
    return neighbour


def steps_from(ways: list[int], origin: int) -> list[int]:
    """How many steps along joined ways every space is from the origin; NONE where no way leads."""
    steps = [NONE] * SPACES
    steps[origin] = 0
    reached = [origin]
    for space in reached:
        for side in range(4):
            neighbour = next_space(ways, space, side)
            if neighbour != NONE and steps[neighbour] == NONE:
                steps[neighbour] = steps[space] + 1
                reached.append(neighbour)
    return steps


def regions(ways: list[int]) -> list[int]:
    """By space: all spaces to which joined ways lead from it, itself included, a bit each; 0 where nothing lies."""
    found = [0] * SPACES
    for origin in range(SPACES):
        if ways[origin] and not found[origin]:
            region = 0
            joined = [origin]
            for space in joined:
                region |= 1 << space
                for side in range(4):
                    neighbour = next_space(ways, space, side)
                    if neighbour != NONE and neighbour not in joined:
                        joined.append(neighbour)
            for space in joined:
                found[space] = region
    return found
