"""The whole position as plain data, secrets included, and back; and whether everything in it fits."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from alehouse.engine.errors import BadPosition
from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.the_pub.components import (
    ACTIONS_A_TURN,
    BATHROOM,
    BOX,
    BOX_KINDS,
    DRINK_COPIES,
    DRINK_KIND,
    DRINKS,
    EVENT_COPIES,
    EVENTS,
    EXIT,
    FEWEST,
    FIRST_TAKE_AWAY,
    INDIGESTIBLE,
    KINDS,
    MOST,
    MOST_ALCOHOL,
    NONE,
    PERSONAL_EXITS,
    ROUNDS,
    SOBER,
    START,
    TAKE_AWAYS,
    TILE_NAMES,
    WAYS_OUT,
)
from alehouse.games.the_pub.grid import ALL_WAYS, BESIDE_EXITS, FREE_SPACES, SHAPE_OF, SPACE_NAMES, ways_name
from alehouse.games.the_pub.imagining import agrees
from alehouse.games.the_pub.position import ALL_UP, DRINK, PUT_AWAY, STEPS, TURN_UP, PubPosition
from alehouse.games.the_pub.stack import check_stack

_SPACES = {name: space for space, name in enumerate(SPACE_NAMES)}
_KINDS = {name: kind for kind, name in enumerate(KINDS[:BOX_KINDS])}
_WAYS = {ways_name(ways): ways for ways in ALL_WAYS}
_TILES = {name: tile for tile, name in enumerate(TILE_NAMES)}
_DRINKS = {name: drink for drink, name in enumerate(DRINKS)}
_WAYS_OUT = {name: way for way, name in enumerate(WAYS_OUT)}
_STEPS = {name: step for step, name in enumerate(STEPS)}

# Writing


def dump(pub: PubPosition) -> dict[str, Json]:
    tiles: dict[str, Json] = {}
    for space in FREE_SPACES:
        ways = pub.floor.ways[space]
        if ways:
            tiles[SPACE_NAMES[space]] = {"kind": KINDS[pub.floor.kinds[space]], "ways": ways_name(ways)}
    stack: list[Json] = []
    for step, a, b in pub.stack:
        stack.append([STEPS[step], a, b])
    return {
        "players": pub.seats,
        "first": pub.first,
        "turn": pub.turn,
        "round": pub.round,
        "actions_left": pub.actions_left,
        "tiles": tiles,
        "box": _counted(TILE_NAMES, list(pub.box)),
        "drawn": [TILE_NAMES[tile] for tile in pub.drawn],
        "seats": [_dump_seat(pub, seat) for seat in range(pub.seats)],
        "shaker": _counted(DRINKS, list(pub.shaker)),
        "discards": _counted(DRINKS, list(pub.discards)),
        "tables": [_counted(DRINKS, table) for table in pub.all_tables()],
        "bag": _counted(EVENTS, list(pub.bag)),
        "past": _counted(EVENTS, list(pub.past)),
        "exits": [_dump_exit(pub, tile) for tile in range(3)],
        "personal_exits": [_dump_personal(pub, exit) for exit in range(pub.seats)],
        "one_of": [[_way_names(bits >> (3 * exit)) for exit in range(pub.seats)] for bits in pub.one_of],
        "winner": None if pub.winner == NONE else pub.winner,
        "closed": pub.closed,
        "stack": stack,
    }


def _counted(names: tuple[str, ...], counts: list[int]) -> dict[str, Json]:
    return {name: count for name, count in zip(names, counts) if count}


def _dump_seat(pub: PubPosition, seat: int) -> dict[str, Json]:
    names = DRINKS[FIRST_TAKE_AWAY : FIRST_TAKE_AWAY + TAKE_AWAYS]
    marker, lasting = pub.marker[seat], pub.lasting[seat]
    return {
        "space": SPACE_NAMES[pub.where[seat]],
        "alcohol": pub.alcohol[seat],
        "marker": None if marker == NONE else SPACE_NAMES[marker],
        "kept": _counted(names, pub.all_kept(seat)),
        "indigestible": None if lasting == NONE else DRINKS[lasting],
        "personal_exit": pub.personal[seat],
    }


def _dump_exit(pub: PubPosition, tile: int) -> dict[str, Json]:
    return {
        "place": list(pub.exit_at).index(tile),
        "way": _way_name(pub.face[tile]),
        "up": pub.up & (1 << tile) != 0,
        "looked": _seats_in(pub.looked[tile]),
    }


def _dump_personal(pub: PubPosition, exit: int) -> dict[str, Json]:
    return {
        "way": _way_name(pub.names_way[exit]),
        "held_by": _seats_in(pub.held_by[exit]),
        "ruled_out": _way_names(pub.ruled_out >> (3 * exit)),
    }


def _way_name(way: int) -> Json:
    return None if way == NONE else WAYS_OUT[way]


def _way_names(bits: int) -> list[Json]:
    return [name for way, name in enumerate(WAYS_OUT) if bits & (1 << way)]


def _seats_in(bits: int) -> list[Json]:
    return [seat for seat in range(MOST) if bits & (1 << seat)]


# Reading


def read(pub: PubPosition, data: Json) -> None:
    """Take over what was dumped."""
    pub.set_up(number(data, "players", FEWEST, MOST))
    last = pub.seats - 1
    pub.first = number(data, "first", 0, last)
    pub.turn = number(data, "turn", 0, last)
    pub.round = number(data, "round", 1, ROUNDS)
    pub.actions_left = number(data, "actions_left", 0, ACTIONS_A_TURN)
    tiles = mapping(data, "tiles")
    for name in tiles:
        space = choice({"tiles": name}, "tiles", _SPACES)
        if space not in FREE_SPACES:
            raise broken("tiles", name)
        kind = choice(mapping(tiles, name), "kind", _KINDS)
        pub.floor = pub.floor.with_tile(space, choice(mapping(tiles, name), "ways", _WAYS), kind)
    pub.box = _read_counts(data, "box", TILE_NAMES, max(BOX))
    pub.drawn = vec[i64]([choice({"drawn": name}, "drawn", _TILES) for name in items(data, "drawn")])
    for seat, each in enumerate(items(data, "seats", pub.seats)):
        _read_seat(pub, seat, each)
    pub.shaker = _read_counts(data, "shaker", DRINKS, max(DRINK_COPIES))
    pub.discards = _read_counts(data, "discards", DRINKS, max(DRINK_COPIES))
    for each in items(data, "tables"):
        pub.tables = extend(pub.tables, _read_counts({"tables": each}, "tables", DRINKS, max(DRINK_COPIES)))
    pub.bag = _read_counts(data, "bag", EVENTS, max(EVENT_COPIES))
    pub.past = _read_counts(data, "past", EVENTS, max(EVENT_COPIES))
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
    for frame in items(data, "stack"):
        parts = items({"stack": frame}, "stack", 3)
        plain: dict[str, Json] = {"stack": parts[0], "a": parts[1], "b": parts[2]}
        step = choice(plain, "stack", _STEPS)
        pub.push(step, number(plain, "a", NONE, 99), number(plain, "b", NONE, 999))


def _read_counts(data: Json, key: str, names: tuple[str, ...], most: int) -> vec[i64]:
    counts = mapping(data, key)
    for name in counts:
        if name not in names:
            raise broken(key, name)
    return vec[i64]([number(counts, name, 1, most) if name in counts else 0 for name in names])


def _read_seat(pub: PubPosition, seat: int, data: Json) -> None:
    pub.stand(seat, choice(data, "space", _SPACES))
    pub.alcohol[seat] = number(data, "alcohol", SOBER, MOST_ALCOHOL)
    assert isinstance(data, dict)
    if data.get("marker") is not None:
        pub.marker[seat] = choice(data, "marker", _SPACES)
    names = DRINKS[FIRST_TAKE_AWAY : FIRST_TAKE_AWAY + TAKE_AWAYS]
    for drink, count in enumerate(_read_counts(data, "kept", names, 3)):
        pub.keep(seat, FIRST_TAKE_AWAY + drink, count)
    if data.get("indigestible") is not None:
        pub.lasting[seat] = choice(data, "indigestible", _DRINKS)
    pub.personal[seat] = number(data, "personal_exit", 0, pub.seats - 1)


def _read_exit(pub: PubPosition, tile: int, data: Json) -> None:
    pub.exit_at[number(data, "place", 0, 2)] = tile
    pub.face[tile] = _read_way(data)
    pub.up |= int(flag(data, "up")) << tile
    pub.looked[tile] = _read_seats(data, "looked", pub.seats - 1)


def _read_way(data: Json) -> int:
    if isinstance(data, dict) and "way" in data and data["way"] is None:
        return NONE
    return choice(data, "way", _WAYS_OUT)


def _read_ways(names: list[Json]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << choice({"way": name}, "way", _WAYS_OUT)
    return bits


def _read_seats(data: Json, key: str, last: int) -> int:
    bits = 0
    for seat in numbers(data, key, 0, last):
        bits |= 1 << seat
    return bits


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


# Checking


def check(pub: PubPosition) -> None:
    """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
    _check_tiles(pub)
    _check_drinks(pub)
    _check_seats(pub)
    _check_exits(pub)
    check_stack(pub)


def _check_tiles(pub: PubPosition) -> None:
    counts = pub.box[:]
    for tile in pub.drawn:
        counts[tile] += 1
    for space in FREE_SPACES:
        ways = pub.floor.ways[space]
        if ways:
            counts[pub.floor.kinds[space] * 4 + SHAPE_OF[ways]] += 1
            edges = pub.floor.edges[space]
            if ways & (edges >> 4) != edges & 15:
                raise broken("tiles", SPACE_NAMES[space])
    if list(counts) != list(BOX):
        raise broken("box", str(list(pub.box)))


def _check_drinks(pub: PubPosition) -> None:
    counts: list[int] = [a + b for a, b in zip(pub.shaker, pub.discards)]
    for table in pub.all_tables():
        counts = [a + b for a, b in zip(counts, table)]
    for seat in range(pub.seats):
        for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
            counts[drink] += pub.keeps(seat, drink)
        if pub.lasting[seat] != NONE:
            if DRINK_KIND[pub.lasting[seat]] != INDIGESTIBLE:
                raise broken("indigestible", DRINKS[pub.lasting[seat]])
            counts[pub.lasting[seat]] += 1
    for step, _, drink in pub.stack:
        if step in (DRINK, PUT_AWAY):
            if not 0 <= drink < len(DRINKS):
                raise broken("stack", str(drink))
            counts[drink] += 1
    if counts != list(DRINK_COPIES):
        raise broken("shaker", str(list(pub.shaker)))
    if [a + b for a, b in zip(pub.bag, pub.past)] != list(EVENT_COPIES):
        raise broken("bag", str(list(pub.bag)))


def _check_seats(pub: PubPosition) -> None:
    for seat in range(pub.seats):
        kind = pub.floor.kinds[pub.where[seat]]
        if kind == NONE or (kind == EXIT and pub.up != ALL_UP):
            raise broken("space", SPACE_NAMES[pub.where[seat]])
        if pub.marker[seat] != NONE and pub.floor.kinds[pub.marker[seat]] not in (BATHROOM, START):
            raise broken("marker", SPACE_NAMES[pub.marker[seat]])
        if not SOBER <= pub.alcohol[seat] <= MOST_ALCOHOL:
            raise broken("alcohol", str(pub.alcohol[seat]))
        if not pub.held_by[pub.personal[seat]] & (1 << seat):
            raise broken("held_by", str(seat))
    if sorted(pub.personal) != list(range(pub.seats)):
        raise broken("personal_exit", str(list(pub.personal)))


def _check_exits(pub: PubPosition) -> None:
    if sorted(pub.exit_at) != [0, 1, 2]:
        raise broken("exits", str(list(pub.exit_at)))
    decided = [way for way in pub.face if way != NONE]
    if len(set(decided)) != len(decided):
        raise broken("exits", str(list(pub.face)))
    for tile in range(3):
        seen = pub.up & (1 << tile) or pub.looked[tile]
        if (pub.face[tile] != NONE) != (seen != 0):
            raise broken("exits", str(list(pub.face)))
    turning = any(step == TURN_UP for step, _, _ in pub.stack)
    if pub.up not in (0, ALL_UP) and not turning:
        raise broken("up", str(pub.up))
    if pub.up != ALL_UP and not turning and pub.floor.laid & BESIDE_EXITS:
        raise broken("up", str(pub.up))
    for way in range(len(WAYS_OUT)):
        if list(pub.names_way).count(way) > PERSONAL_EXITS:
            raise broken("personal_exits", WAYS_OUT[way])
    if not pub.is_over() and not agrees(pub):
        raise broken("one_of", str(list(pub.one_of)))
