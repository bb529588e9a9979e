"""Drawing tiles from the box and laying them."""

from __future__ import annotations

from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.components import (
    EXIT,
    EXIT_SPACES,
    KINDS,
    NEGROENI,
    NEGROENI_TILES,
    NONE,
    SHAPES,
    TILE_TYPES,
)
from alehouse.games.the_pub.grid import (
    ALL_WAYS,
    DIRECTIONS,
    FITTING,
    FREE_SPACES,
    NEIGHBOUR,
    SHAPE_OF,
    TURNS,
    edges_of,
    fits,
    regions,
)
from alehouse.games.the_pub.position import (
    ALL_UP,
    CHOOSE_TILE,
    DRAW_TILES,
    LAY,
    TURN_UP,
    PubPosition,
    at_space,
)

_TOUCHED_BY_EXITS = [NEIGHBOUR[space * 8 + side] for space in EXIT_SPACES for side in range(4)]
BESIDE_EXITS = sorted({space for space in _TOUCHED_BY_EXITS if space != NONE})


def tile_name(tile: int) -> Message:
    return Message("tp-tile", {"kind": KINDS[tile // 4], "shape": SHAPES[tile % 4]})


def open_sides(ways: int) -> tuple[Value, ...]:
    """The sides to which ways lead, to be listed."""
    return tuple(Message("tp-side", {"side": DIRECTIONS[side]}) for side in range(4) if ways & (1 << side))


# Does it fit?


def touches(pub: PubPosition, space: int) -> bool:
    """Whether a space touches a tile that is not a face-down exit."""
    for side in range(4):
        neighbour = NEIGHBOUR[space * 8 + side]
        if neighbour != NONE and pub.ways[neighbour] and (pub.up == ALL_UP or pub.kinds[neighbour] != EXIT):
            return True
    return False


def misfit(pub: PubPosition, space: int, edges: int, ways: int) -> str:
    """The rule that keeps a tile with these ways from lying on a space with these edges."""
    if pub.ways[space]:
        return rulebook.PLACE_FREE
    if not touches(pub, space):
        return rulebook.PLACE_TOUCH
    if fits(edges, ways):
        return ""
    return rulebook.PLACE_EDGES if ways & (edges >> 4) != edges & 15 else rulebook.PLACE_JOIN


def no_place(pub: PubPosition, space: int, ways: int) -> str:
    """The rule that keeps the tile drawn from being laid on a space with these ways open."""
    if SHAPE_OF[ways] != pub.drawn[0] % 4:
        return rulebook.PLACE_TURNED
    return misfit(pub, space, edges_of(pub.ways, space), ways)


def placings(pub: PubPosition) -> list[tuple[int, int]]:
    """Where the tile drawn can be laid: spaces, each with a place in the order of ALL_WAYS."""
    found = []
    turns = TURNS[pub.drawn[0] % 4]
    for space in FREE_SPACES:
        if pub.ways[space]:
            continue
        edges = edges_of(pub.ways, space)
        if edges & 15:
            for number, ways in enumerate(ALL_WAYS):
                if ways in turns and not misfit(pub, space, edges, ways):
                    found.append((space, number))
    return found


def look_around(pub: PubPosition) -> None:
    """What follows from the tiles that lie there: the shapes in the box that fit somewhere, the regions."""
    in_box = 0
    for tile in range(TILE_TYPES):
        if pub.box[tile]:
            in_box |= 1 << (tile % 4)
    fitting = 0
    for space in FREE_SPACES:
        if not pub.ways[space]:
            edges = edges_of(pub.ways, space)
            if edges & 15 and touches(pub, space):
                fitting |= FITTING[edges]
    pub.fitting = fitting & in_box
    pub.region = regions(pub.ways)


def can_be_laid(pub: PubPosition, tile: int) -> bool:
    return pub.box[tile] > 0 and pub.fitting & (1 << (tile % 4)) != 0


def no_draw(pub: PubPosition) -> str:
    """The rule that keeps anybody from drawing a tile."""
    return "" if pub.fitting else rulebook.DRAW_AGAIN


# Drawing and laying


def draw(pub: PubPosition, seat: int) -> None:
    pub.stack.append((LAY, seat, 0))
    pub.stack.append((DRAW_TILES, seat, 1))


def draw_several(pub: PubPosition, seat: int) -> None:
    """The Negroeni: draw three and lay one of them."""
    if no_draw(pub):
        pub.tell("event-tp-nothing-fits", rulebook.DRAW_AGAIN, {"seat": Seat(seat)})
        return
    pub.stack.append((LAY, seat, 0))
    pub.stack.append((CHOOSE_TILE, seat, 0))
    pub.stack.append((DRAW_TILES, seat, NEGROENI_TILES))


def drew(pub: PubPosition, seat: int, left: int, tile: int) -> None:
    pub.box[tile] -= 1
    pub.drawn.append(tile)
    pub.drawn.sort()
    if pub.heard is not None:
        pub.tell("event-tp-tile", rulebook.DRAW, {"seat": Seat(seat), "tile": tile_name(tile)})
    if left > 1:
        pub.stack.append((DRAW_TILES, seat, left - 1))


def choose_tile(pub: PubPosition, seat: int, chosen: int) -> None:
    """The others go back into the box."""
    if pub.heard is not None and len(pub.drawn) > 1:
        pub.tell(
            "event-tp-tile-chosen",
            rulebook.DRINK_RULES[NEGROENI],
            {"seat": Seat(seat), "tile": tile_name(chosen)},
        )
    for tile in pub.drawn:
        pub.box[tile] += 1
    pub.box[chosen] -= 1
    pub.drawn = [chosen]


def lay(pub: PubPosition, seat: int, space: int, ways: int) -> None:
    tile = pub.drawn.pop()
    pub.ways = pub.ways.copy()
    pub.kinds = pub.kinds.copy()
    pub.ways[space] = ways
    pub.kinds[space] = tile // 4
    if pub.heard is not None:
        pub.tell(
            "event-tp-laid",
            rulebook.GRID,
            {"seat": Seat(seat), "tile": tile_name(tile), "space": at_space(space), "sides": open_sides(ways)},
        )
    look_around(pub)
    if pub.up != ALL_UP and space in BESIDE_EXITS:
        pub.tell("event-tp-beside-exit", rulebook.EXITS_HIDDEN, {})
        pub.stack.append((TURN_UP, 0, 0))
