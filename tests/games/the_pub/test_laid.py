"""What follows from the tiles that lie there, and sets of spaces as numbers."""

from __future__ import annotations

from alehouse.engine.bits import first_of, has, only, several
from alehouse.games.the_pub.components.grid import EAST, NORTH, OPEN, SOUTH, WEST
from alehouse.games.the_pub.components.pieces import DRINK, NONE, PUB, SPACES, START_SPACE
from alehouse.games.the_pub.position.laid import NOTHING_LAID, LaidTiles

EAST_WEST = 1 << EAST | 1 << WEST
NORTH_SOUTH = 1 << NORTH | 1 << SOUTH


def laid(*each_tile: tuple[int, int, int]) -> LaidTiles:
    tiles = NOTHING_LAID[0]
    for space, ways, kind in each_tile:
        tiles = tiles.with_tile(space, ways, kind)
    return tiles


def plain(tiles: LaidTiles) -> list[list[int]]:
    return [
        list(tiles.ways),
        list(tiles.kinds),
        list(tiles.edges),
        list(tiles.joined),
        list(tiles.leads),
        list(tiles.region),
        [tiles.covered],
    ]


def test_every_space_has_a_bit_of_its_own() -> None:
    for space in range(SPACES):
        assert only(space) == 1 << space
        assert [each for each in range(SPACES) if has(only(space), each)] == [space]
        assert first_of(only(space)) == space
        assert not several(only(space))
    assert first_of(0) == NONE
    assert several(only(33) | only(34))


def test_ways_join_where_both_tiles_are_open() -> None:
    tiles = laid((START_SPACE + 1, EAST_WEST, DRINK), (START_SPACE + 2, NORTH_SOUTH, PUB))
    assert tiles.joined[START_SPACE] == 1 << EAST
    assert tiles.joined[START_SPACE + 1] == 1 << WEST
    assert tiles.joined[START_SPACE + 2] == 0
    assert tiles.region[START_SPACE] == only(START_SPACE) | only(START_SPACE + 1)
    assert tiles.around(only(START_SPACE)) == tiles.region[START_SPACE]


def test_a_tile_joins_regions_in_the_last_row_too() -> None:
    tiles = laid((31, EAST_WEST, PUB), (33, EAST_WEST, PUB))
    assert tiles.region[31] == only(31)
    assert tiles.region[34] == only(33) | only(34)
    tiles = tiles.with_tile(32, EAST_WEST, DRINK)
    assert {tiles.region[space] for space in (31, 32, 33, 34)} == {only(31) | only(32) | only(33) | only(34)}


def test_the_order_of_laying_does_not_matter() -> None:
    tiles = [(15, OPEN, DRINK), (16, EAST_WEST, PUB), (17, OPEN, DRINK), (10, NORTH_SOUTH, PUB), (24, OPEN, DRINK)]
    assert plain(laid(*tiles)) == plain(laid(*reversed(tiles)))


def test_laid_tiles_stay_as_they_are_when_a_tile_is_added() -> None:
    before = plain(NOTHING_LAID[0])
    laid((15, OPEN, DRINK))
    assert plain(NOTHING_LAID[0]) == before
