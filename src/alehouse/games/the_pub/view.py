"""What everybody may know of the pub, and what each seat knows besides, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from alehouse.engine import counts
from alehouse.engine.bits import each_of, has
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.encoding import make_room
from alehouse.engine.views import Data, OwnView, PublicView, View
from alehouse.games.the_pub import steps
from alehouse.games.the_pub.components.grid import ways_name
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    DISCARDED,
    EXIT,
    FIRST_TAKE_AWAY,
    IN_BAG,
    IN_BOX,
    IN_SHAKER,
    KINDS,
    MOST,
    NONE,
    PAST,
    WAYS_OUT,
)
from alehouse.games.the_pub.components.plan import PLANS
from alehouse.games.the_pub.components.things import DRINK_IDS, EXIT_IDS, PERSONAL_IDS, SPACE_IDS, TILE_IDS
from alehouse.games.the_pub.rules.exits import known_face

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.laid import LaidTiles
    from alehouse.games.the_pub.position.pub import PubPosition

WayOut = Literal["window", "hedge", "duct"]
Kind = Literal["drink", "bathroom", "event", "pub", "start"]
Ways = Literal["nesw", "nes", "new", "nsw", "esw", "ns", "ew", "ne", "es", "nw", "sw"]
"""The sides that are open."""


class TileView(Data, frozen=True):
    """A tile that lies in the pub, the start included, the exits not."""

    space: str
    kind: Kind
    ways: Ways


class ExitView(Data, frozen=True):
    """One of the three exits."""

    space: str
    exit: str
    """Which of the three tiles it is: everybody can follow them when they are swapped."""
    way: WayOut | None
    """Its way out, once it lies face up."""
    looked: tuple[int, ...]
    """The seats that have looked at it."""


class PlayerView(Data, frozen=True):
    """A player, and what everybody knows of their personal exit."""

    space: str
    alcohol: int
    marker: str | None
    """The bathroom used last, if any was."""
    kept: tuple[str, ...]
    indigestible: str | None
    personal_exit: str
    """By the seat to which it was dealt: everybody can follow them when they are swapped."""
    way: WayOut | None
    """The way out on their personal exit, once it is shown."""
    known_to: tuple[int, ...]
    """The seats that hold or have held this personal exit, and so know it."""
    ruled_out: tuple[WayOut, ...]
    """What everybody knows that this personal exit does not name."""


class PubPublic(PublicView, frozen=True):
    """What everybody may know."""

    first: int
    """The seat that has the first turn of every round."""
    round: int
    actions_left: int
    tiles: tuple[TileView, ...]
    exits: list[ExitView]
    players: list[PlayerView]
    drawn: list[str]
    """Tiles drawn and not yet laid."""
    table: list[str]
    """Drinks on the table, to be picked."""
    box: list[int]
    """Tiles in the box, by type: drink, bathroom, event, pub, each as crossings, tees, straights, bends."""
    shaker: list[int]
    """Drinks in the shaker, in the order of the menu."""
    discards: list[int]
    bag: list[int]
    """Events in the bag, in the order of the rulebook."""
    past: list[int]
    """Events that have happened since the bag was last filled."""
    one_of: list[list[tuple[WayOut, ...]]]
    """What else everybody knows, because the pub did not close: of each entry, one of the personal exits (by the
    seat to which it was dealt) names one of these ways out."""
    winner: int | None
    closed: bool


class PubOwn(OwnView, frozen=True):
    """What a seat knows besides: what it has looked at or can work out, and the personal exits that it has held."""

    exits: dict[str, WayOut]
    """The ways out of face-down exits, by their space."""
    personal_exits: dict[str, WayOut]


class PubView(View, frozen=True):
    """What one seat, or an onlooker, may know."""

    public: PubPublic
    own: PubOwn | None


# Views are made often: what can be looked up by number is made once, and shared. So nothing in it can be changed.

_WAYS_OUT: Final[tuple[WayOut, ...]] = WAYS_OUT
_WAYS_IN: Final = tuple(tuple(_WAYS_OUT[way] for way in each_of(bits)) for bits in range(2 ** len(WAYS_OUT)))
"""By a set of ways out: their names."""
_SEATS_IN: Final = tuple(tuple(each_of(bits)) for bits in range(2**MOST))
"""By a set of seats: all of them."""
_PLAYERS: Final[dict[int, PlayerView]] = {}
"""Players as they were shown before, by `PubPosition.in_front`: most of them have not changed since."""
_MOST_REMEMBERED: Final = 4096
_KINDS: Final[tuple[Kind, ...]] = KINDS[:EXIT]
_EXIT_SPACE_IDS: Final = [[SPACE_IDS[space] for space in plan.exit_spaces] for plan in PLANS]
"""By plan, then by place."""
_NOBODY: Final[dict[int, Literal["chance", "over"]]] = {CHANCE: "chance", OVER: "over"}


def public(pub: PubPosition) -> PubPublic:
    to_move, over = pub.to_move, pub.is_over()
    tiles = pub.laid.shown
    if tiles is None:
        tiles = pub.laid.shown = _tiles(pub.laid)
    return PubPublic(
        to_move if to_move >= 0 else _NOBODY[to_move],
        None if over or pub.due_step() == steps.FIRST else pub.turn,
        pub.prompt(),
        pub.pending(),
        pub.first,
        pub.round,
        pub.actions_left,
        cast("tuple[TileView, ...]", tiles),
        _exits(pub),
        _players(pub),
        [TILE_IDS[tile] for tile in pub.drawn],
        _on_table(pub) if len(pub.tables) else [],
        list(pub.stock[IN_BOX:IN_SHAKER]),
        list(pub.stock[IN_SHAKER:DISCARDED]),
        list(pub.stock[DISCARDED:IN_BAG]),
        list(pub.stock[IN_BAG:PAST]),
        list(pub.stock[PAST:]),
        [[_WAYS_IN[bits >> (3 * exit) & 7] for exit in range(pub.seats)] for bits in pub.one_of],
        None if pub.winner == NONE else pub.winner,
        pub.closed,
    )


def _tiles(laid: LaidTiles) -> tuple[TileView, ...]:
    return tuple(
        TileView(SPACE_IDS[space], _KINDS[kind], cast("Ways", ways_name(ways)))
        for space, (kind, ways) in enumerate(zip(laid.kinds, laid.ways))
        if ways and kind != EXIT
    )


def _exits(pub: PubPosition) -> list[ExitView]:
    up, face, looked = pub.up, list(pub.face), list(pub.looked)
    return [
        ExitView(space, EXIT_IDS[tile], _WAYS_OUT[face[tile]] if has(up, tile) else None, _SEATS_IN[looked[tile]])
        for space, tile in zip(_EXIT_SPACE_IDS[pub.laid.plan.number], pub.exit_at)
    ]


def _players(pub: PubPosition) -> list[PlayerView]:
    keys = pub.in_front()
    found: list[PlayerView] = []
    for seat, key in enumerate(keys):
        player = _PLAYERS.get(key)
        if player is None:
            make_room(_PLAYERS, _MOST_REMEMBERED)
            player = _PLAYERS[key] = _player(pub, seat)
        found.append(player)
    return found


def _player(pub: PubPosition, seat: int) -> PlayerView:
    marker, lasting, exit = pub.marker[seat], pub.lasting[seat], pub.personal[seat]
    return PlayerView(
        SPACE_IDS[pub.where[seat]],
        pub.alcohol[seat],
        None if marker == NONE else SPACE_IDS[marker],
        tuple(DRINK_IDS[FIRST_TAKE_AWAY + kind] for kind in counts.each_of(pub.kept[seat])),
        None if lasting == NONE else DRINK_IDS[lasting],
        PERSONAL_IDS[exit],
        _WAYS_OUT[pub.names_way[exit]] if pub.is_over() else None,
        _SEATS_IN[pub.held_by[exit]],
        _WAYS_IN[pub.ruled_out >> (3 * exit) & 7],
    )


def _on_table(pub: PubPosition) -> list[str]:
    """What lies on the innermost table."""
    return [DRINK_IDS[drink] for drink, count in enumerate(pub.all_tables()[-1]) for _ in range(count)]


def seen(pub: PubPosition, seat: int, everybody: PublicView) -> PubView:
    assert isinstance(everybody, PubPublic)
    if seat < 0:
        return PubView(None, everybody, None)
    exits: dict[str, WayOut] = {}
    personal: dict[str, WayOut] = {}
    if not pub.is_over():
        if pub.up != ALL_UP:
            for space, tile in zip(_EXIT_SPACE_IDS[pub.laid.plan.number], pub.exit_at):
                way = NONE if has(pub.up, tile) else known_face(pub, seat, tile)
                if way != NONE:
                    exits[space] = _WAYS_OUT[way]
        for id, way, held_by in zip(PERSONAL_IDS, pub.names_way, pub.held_by):
            if way != NONE and has(held_by, seat):
                personal[id] = _WAYS_OUT[way]
    return PubView(seat, everybody, PubOwn(exits, personal))
