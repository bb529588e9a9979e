"""The whole position as plain data, secrets included, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from alehouse.engine import counts
from alehouse.engine.bits import each_of, has, only, set_of
from alehouse.engine.errors import BadPosition
from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.the_pub.components.grid import ALL_WAYS, SPACE_NAMES, ways_name
from alehouse.games.the_pub.components.pieces import (
    BOX_KINDS,
    DISCARDED,
    DRINKS,
    EVENTS,
    FEWEST,
    FIRST_TAKE_AWAY,
    IN_BAG,
    IN_BOX,
    IN_SHAKER,
    KINDS,
    MOST,
    NONE,
    PAST,
    TAKE_AWAYS,
    TILE_NAMES,
    WAYS_OUT,
)
from alehouse.games.the_pub.components.plan import PLAN_NAMES
from alehouse.games.the_pub.dumping.check import check
from alehouse.games.the_pub.rules.setup import set_up
from alehouse.games.the_pub.rules.tiles import look_around
from alehouse.games.the_pub.steps import STEPS

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

_SPACES = {name: space for space, name in enumerate(SPACE_NAMES)}
_KINDS = {name: kind for kind, name in enumerate(KINDS[:BOX_KINDS])}
_WAYS = {ways_name(ways): ways for ways in ALL_WAYS}
_TILES = {name: tile for tile, name in enumerate(TILE_NAMES)}
_DRINKS = {name: drink for drink, name in enumerate(DRINKS)}
_TAKE_AWAYS = DRINKS[FIRST_TAKE_AWAY : FIRST_TAKE_AWAY + TAKE_AWAYS]
_PLANS = {name: plan for plan, name in enumerate(PLAN_NAMES)}
_WAYS_OUT = {name: way for way, name in enumerate(WAYS_OUT)}

# Writing


def dump(pub: PubPosition) -> dict[str, Json]:
    tiles: dict[str, Json] = {}
    for space in pub.laid.plan.free_spaces:
        ways = pub.laid.ways[space]
        if ways:
            tiles[SPACE_NAMES[space]] = {"kind": KINDS[pub.laid.kinds[space]], "ways": ways_name(ways)}
    return {
        "players": pub.seats,
        "options": {"exits": pub.laid.plan.name},
        "first": pub.first,
        "turn": pub.turn,
        "round": pub.round,
        "actions_left": pub.actions_left,
        "tiles": tiles,
        "box": _counted(TILE_NAMES, list(pub.stock[IN_BOX:IN_SHAKER])),
        "drawn": [TILE_NAMES[tile] for tile in pub.drawn],
        "seats": [_dump_seat(pub, seat) for seat in range(pub.seats)],
        "shaker": _counted(DRINKS, list(pub.stock[IN_SHAKER:DISCARDED])),
        "discards": _counted(DRINKS, list(pub.stock[DISCARDED:IN_BAG])),
        "tables": [_counted(DRINKS, table) for table in pub.all_tables()],
        "bag": _counted(EVENTS, list(pub.stock[IN_BAG:PAST])),
        "past": _counted(EVENTS, list(pub.stock[PAST:])),
        "exits": [_dump_exit(pub, tile) for tile in range(3)],
        "personal_exits": [_dump_personal(pub, exit) for exit in range(pub.seats)],
        "one_of": [[_way_names(bits >> (3 * exit)) for exit in range(pub.seats)] for bits in pub.one_of],
        "winner": None if pub.winner == NONE else pub.winner,
        "closed": pub.closed,
        "stack": pub.dump_stack(),
    }


def _counted(names: tuple[str, ...], numbers: list[int]) -> dict[str, Json]:
    return {name: count for name, count in zip(names, numbers) if count}


def _dump_seat(pub: PubPosition, seat: int) -> dict[str, Json]:
    marker, lasting = pub.marker[seat], pub.lasting[seat]
    return {
        "space": SPACE_NAMES[pub.where[seat]],
        "alcohol": pub.alcohol[seat],
        "marker": None if marker == NONE else SPACE_NAMES[marker],
        "kept": _counted(_TAKE_AWAYS, [counts.count(pub.kept[seat], kind) for kind in range(TAKE_AWAYS)]),
        "indigestible": None if lasting == NONE else DRINKS[lasting],
        "personal_exit": pub.personal[seat],
    }


def _dump_exit(pub: PubPosition, tile: int) -> dict[str, Json]:
    return {
        "place": list(pub.exit_at).index(tile),
        "way": _way_name(pub.face[tile]),
        "up": has(pub.up, tile),
        "looked": [*each_of(pub.looked[tile])],
    }


def _dump_personal(pub: PubPosition, exit: int) -> dict[str, Json]:
    return {
        "way": _way_name(pub.names_way[exit]),
        "held_by": [*each_of(pub.held_by[exit])],
        "ruled_out": _way_names(pub.ruled_out >> (3 * exit)),
    }


def _way_name(way: int) -> Json:
    return None if way == NONE else WAYS_OUT[way]


def _way_names(bits: int) -> list[Json]:
    return [name for way, name in enumerate(WAYS_OUT) if has(bits, way)]


# Reading


def load(pub: PubPosition, data: Json) -> None:
    """Take over what was dumped if it is a position, and find out who is to move."""
    read(pub, data)
    check(pub)
    look_around(pub)
    pub.settle()
    if dump(pub) != data:
        raise other_than_written(dump(pub), data)


def read_plan(data: Json) -> int:
    """The plan of a dumped position, by number."""
    return choice(mapping(data, "options"), "exits", _PLANS)


def read(pub: PubPosition, data: Json) -> None:
    """Take over what was dumped; the plan is known."""
    set_up(pub, number(data, "players", FEWEST, MOST))
    last, values = pub.seats - 1, pub.values
    pub.first = number(data, "first", 0, last)
    pub.turn = number(data, "turn", 0, last)
    pub.round = number(data, "round", 1, values.rounds)
    pub.actions_left = number(data, "actions_left", 0, values.actions_a_turn)
    tiles = mapping(data, "tiles")
    for name in tiles:
        space = choice({"tiles": name}, "tiles", _SPACES)
        if space not in pub.laid.plan.free_spaces:
            raise broken("tiles", name)
        kind = choice(mapping(tiles, name), "kind", _KINDS)
        pub.laid = pub.laid.with_tile(space, choice(mapping(tiles, name), "ways", _WAYS), kind)
    _read_stock(pub, IN_BOX, data, "box", TILE_NAMES, max(values.tiles))
    pub.drawn = vec[i64]([choice({"drawn": name}, "drawn", _TILES) for name in items(data, "drawn")])
    for seat, each in enumerate(items(data, "seats", pub.seats)):
        _read_seat(pub, seat, each)
    _read_stock(pub, IN_SHAKER, data, "shaker", DRINKS, max(values.drinks))
    _read_stock(pub, DISCARDED, data, "discards", DRINKS, max(values.drinks))
    for each in items(data, "tables"):
        pub.tables = extend(pub.tables, _read_counts({"tables": each}, "tables", DRINKS, max(values.drinks)))
    _read_stock(pub, IN_BAG, data, "bag", EVENTS, max(values.events))
    _read_stock(pub, PAST, data, "past", EVENTS, max(values.events))
    pub.exit_at = vec[i64]([NONE] * 3)
    for tile, each in enumerate(items(data, "exits", 3)):
        _read_exit(pub, tile, each)
    if NONE in pub.exit_at:
        raise broken("exits", str(list(pub.exit_at)))
    for exit, each in enumerate(items(data, "personal_exits", pub.seats)):
        pub.names_way[exit] = _read_way(each)
        pub.held_by[exit] = _read_seats(each, "held_by", last)
        pub.ruled_out |= _read_ways(items(each, "ruled_out")) << (3 * exit)
    for clause in items(data, "one_of"):
        bits = 0
        for exit, each in enumerate(items({"one_of": clause}, "one_of", pub.seats)):
            bits |= _read_ways(items({"one_of": each}, "one_of")) << (3 * exit)
        pub.one_of = append(pub.one_of, bits)
    pub.winner = _read_or_none(data, "winner", last)
    pub.closed = flag(data, "closed")
    STEPS.read(pub, data)


def _read_stock(pub: PubPosition, first: int, data: Json, key: str, names: tuple[str, ...], most: int) -> None:
    for kind, count in enumerate(_read_counts(data, key, names, most)):
        pub.stock[first + kind] = u8(count)


def _read_counts(data: Json, key: str, names: tuple[str, ...], most: int) -> vec[i64]:
    found = mapping(data, key)
    for name in found:
        if name not in names:
            raise broken(key, name)
    return vec[i64]([number(found, name, 1, most) if name in found else 0 for name in names])


def _read_seat(pub: PubPosition, seat: int, data: Json) -> None:
    pub.stand(seat, choice(data, "space", _SPACES))
    pub.alcohol[seat] = number(data, "alcohol", pub.values.sober, pub.values.most_alcohol)
    assert isinstance(data, dict)
    if data.get("marker") is not None:
        pub.marker[seat] = choice(data, "marker", _SPACES)
    for kind, count in enumerate(_read_counts(data, "kept", _TAKE_AWAYS, pub.values.most_kept + 1)):
        pub.kept[seat] += count * counts.one(kind)
    if data.get("indigestible") is not None:
        pub.lasting[seat] = choice(data, "indigestible", _DRINKS)
    pub.personal[seat] = number(data, "personal_exit", 0, pub.seats - 1)


def _read_exit(pub: PubPosition, tile: int, data: Json) -> None:
    pub.exit_at[number(data, "place", 0, 2)] = tile
    pub.face[tile] = _read_way(data)
    if flag(data, "up"):
        pub.up |= only(tile)
    pub.looked[tile] = _read_seats(data, "looked", pub.seats - 1)


def _read_way(data: Json) -> int:
    if isinstance(data, dict) and "way" in data and data["way"] is None:
        return NONE
    return choice(data, "way", _WAYS_OUT)


def _read_ways(names: list[Json]) -> int:
    return set_of(choice({"way": name}, "way", _WAYS_OUT) for name in names)


def _read_seats(data: Json, key: str, last: int) -> int:
    return set_of(numbers(data, key, 0, last))


def _read_or_none(data: Json, key: str, last: int) -> int:
    if isinstance(data, dict) and key in data and data[key] is None:
        return NONE
    return number(data, key, 0, last)


def other_than_written(dumped: dict[str, Json], data: Json) -> BadPosition:
    """Everything could be read, and yet it is not what a position would have dumped."""
    assert isinstance(data, dict)
    for key in [*dumped, *data]:
        if dumped.get(key) != data.get(key):
            return broken(str(key), str(data.get(key)))
    return broken("position", "-")
