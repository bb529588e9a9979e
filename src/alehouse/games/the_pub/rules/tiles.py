"""Drawing tiles from the box and laying them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.bits import has, only
from alehouse.games.the_pub import actions, rulebook, steps, telling
from alehouse.games.the_pub.components.grid import (
    FITTING,
    FITTING_WAYS,
    SHAPE_OF,
    fits,
)
from alehouse.games.the_pub.components.pieces import ALL_UP, IN_BOX, SPACES, TILE_TYPES

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# Does it fit?


def touches(pub: PubPosition, space: i64) -> bool:
    """Whether a space touches a tile that is not a face-down exit."""
    touching = pub.laid.edges[space] >> 4
    return touching != 0 and (pub.up == ALL_UP or touching & ~pub.laid.plan.exit_sides[space] != 0)


def no_place(pub: PubPosition, space: i64, ways: i64) -> str:
    """The rule that keeps the tile drawn from being laid on a space with these ways open."""
    if SHAPE_OF[ways] != pub.drawn[0] % 4:
        return rulebook.PLACE_TURNED
    if pub.laid.ways[space]:
        return rulebook.PLACE_FREE
    if not touches(pub, space):
        return rulebook.PLACE_TOUCH
    edges = pub.laid.edges[space]
    if fits(edges, ways):
        return ""
    return rulebook.PLACE_EDGES if ways & (edges >> 4) != edges & 15 else rulebook.PLACE_JOIN


def placings(pub: PubPosition) -> list[Action]:
    """Where and how the tile drawn can be laid, in the order of the table."""
    found: list[Action] = []
    shape = pub.drawn[0] % 4
    edges = pub.laid.edges
    covered = pub.laid.covered
    space: i64
    for space in range(SPACES):
        if has(covered, space) or not touches(pub, space):
            continue
        fitting = FITTING_WAYS[edges[space] * 4 + shape]
        number: i64 = 0
        while fitting:
            if fitting & 1:
                found.append(actions.PLACE[space][number])
            fitting >>= 1
            number += 1
    return found


def look_around(pub: PubPosition) -> None:
    """What follows from the tiles that lie there: the shapes in the box that fit somewhere."""
    in_box: i64 = 0
    tile: i64
    for tile in range(TILE_TYPES):
        if pub.stock[IN_BOX + tile]:
            in_box |= only(tile % 4)
    pub.fitting = shapes_that_fit(pub) & in_box


def shapes_that_fit(pub: PubPosition) -> i64:
    """The shapes that fit somewhere in the pub, a bit each."""
    fitting: i64 = 0
    edges = pub.laid.edges
    covered = pub.laid.covered
    space: i64
    for space in range(SPACES):
        if not has(covered, space) and touches(pub, space):
            fitting |= FITTING[edges[space]]
    return fitting


def can_be_laid(pub: PubPosition, tile: i64) -> bool:
    return pub.stock[IN_BOX + tile] > 0 and has(pub.fitting, tile % 4)


def no_draw(pub: PubPosition) -> str:
    """The rule that keeps anybody from drawing a tile."""
    return "" if pub.fitting else rulebook.DRAW_AGAIN


# Drawing and laying


def draw(pub: PubPosition, seat: i64) -> None:
    pub.push(steps.LAY, seat, 0)
    pub.push(steps.DRAW_TILES, seat, 1)


def draw_several(pub: PubPosition, seat: i64, tiles: i64) -> None:
    """Draw so many and lay one of them, if any fits."""
    if no_draw(pub):
        telling.nothing_fits(pub, seat)
        return
    pub.push(steps.LAY, seat, 0)
    pub.push(steps.CHOOSE_TILE, seat, 0)
    pub.push(steps.DRAW_TILES, seat, tiles)


def drew(pub: PubPosition, seat: i64, left: i64, tile: i64) -> None:
    pub.stock[IN_BOX + tile] -= 1
    pub.drawn = append(pub.drawn, tile)
    place: i64 = len(pub.drawn) - 1
    while place > 0 and pub.drawn[place - 1] > tile:
        pub.drawn[place] = pub.drawn[place - 1]
        place -= 1
    pub.drawn[place] = tile
    telling.drew_tile(pub, seat, tile)
    if left > 1:
        pub.push(steps.DRAW_TILES, seat, left - 1)


def choose_tile(pub: PubPosition, seat: i64, chosen: i64) -> None:
    """The others go back into the box."""
    telling.chose_tile(pub, seat, chosen)
    for tile in pub.drawn:
        pub.stock[IN_BOX + tile] += 1
    pub.stock[IN_BOX + chosen] -= 1
    pub.drawn = vec[i64]([chosen])


def lay(pub: PubPosition, seat: i64, space: i64, ways: i64) -> None:
    pub.drawn, tile = pop(pub.drawn)
    pub.laid = pub.laid.with_tile(space, ways, tile // 4)
    telling.laid(pub, seat, tile, space, ways)
    look_around(pub)
    if pub.up != ALL_UP and has(pub.laid.plan.beside_exits, space):
        telling.laid_beside_exit(pub)
        pub.push(steps.TURN_UP, 0, 0)
