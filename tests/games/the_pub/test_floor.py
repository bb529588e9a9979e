"""What follows from the tiles that lie there, and sets of spaces as numbers."""

from __future__ import annotations

from alehouse.games.the_pub.bits import first_of, has, only, several
from alehouse.games.the_pub.components import DRINK, NONE, PUB, SPACES, START_SPACE
from alehouse.games.the_pub.floor import NEW_FLOOR, Floor
from alehouse.games.the_pub.grid import EAST, NORTH, OPEN, SOUTH, WEST

EAST_WEST = 1 << EAST | 1 << WEST
NORTH_SOUTH = 1 << NORTH | 1 << SOUTH


def laid(*tiles: tuple[int, int, int]) -> Floor:
    floor = NEW_FLOOR
    for space, ways, kind in tiles:
        floor = floor.with_tile(space, ways, kind)
    return floor


def plain(floor: Floor) -> list[list[int]]:
    return [
        list(floor.ways),
        list(floor.kinds),
        list(floor.edges),
        list(floor.joined),
        list(floor.leads),
        list(floor.region),
        [floor.laid],
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
    floor = laid((START_SPACE + 1, EAST_WEST, DRINK), (START_SPACE + 2, NORTH_SOUTH, PUB))
    assert floor.joined[START_SPACE] == 1 << EAST
    assert floor.joined[START_SPACE + 1] == 1 << WEST
    assert floor.joined[START_SPACE + 2] == 0
    assert floor.region[START_SPACE] == only(START_SPACE) | only(START_SPACE + 1)
    assert floor.around(only(START_SPACE)) == floor.region[START_SPACE]


def test_a_tile_joins_regions_in_the_last_row_too() -> None:
    floor = laid((31, EAST_WEST, PUB), (33, EAST_WEST, PUB))
    assert floor.region[31] == only(31)
    assert floor.region[34] == only(33) | only(34)
    floor = floor.with_tile(32, EAST_WEST, DRINK)
    assert {floor.region[space] for space in (31, 32, 33, 34)} == {only(31) | only(32) | only(33) | only(34)}


def test_the_order_of_laying_does_not_matter() -> None:
    tiles = [(15, OPEN, DRINK), (16, EAST_WEST, PUB), (17, OPEN, DRINK), (10, NORTH_SOUTH, PUB), (24, OPEN, DRINK)]
    assert plain(laid(*tiles)) == plain(laid(*reversed(tiles)))


def test_a_floor_stays_as_it_is_when_a_tile_is_added() -> None:
    before = plain(NEW_FLOOR)
    laid((15, OPEN, DRINK))
    assert plain(NEW_FLOOR) == before
