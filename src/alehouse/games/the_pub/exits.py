"""The three exits and the personal ones: turning up, looking, swapping, ruling out, and winning."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.bits import has
from alehouse.games.the_pub.components import (
    EXIT_SPACES,
    JAGER,
    LONG_ISLAND,
    MOJITO,
    NONE,
    SPACES,
    WAYS_OUT,
)
from alehouse.games.the_pub.grid import CORNERS, EXITS, PLACE_OF, distance
from alehouse.games.the_pub.position import (
    ALL_UP,
    CLOSED,
    DRINK,
    PUT_AWAY,
    TURN_UP,
    PubPosition,
    at_space,
    personal_bit,
    way_name,
)
from alehouse.games.the_pub.tiles import look_around

# The three exits


def undecided(pub: PubPosition) -> i64:
    """The ways out that no exit tile has been found to be, a bit each."""
    found: i64 = 0
    way: i64
    for way in range(len(WAYS_OUT)):
        if way not in pub.face:
            found |= 1 << way
    return found


def next_to_turn_up(pub: PubPosition) -> i64:
    """The exit tile to be turned up next, the topmost first; NONE if all lie face up."""
    for tile in pub.exit_at:
        if not pub.up & (1 << tile):
            return tile
    return NONE


def space_of(pub: PubPosition, tile: i64) -> i64:
    """The space on which an exit tile lies."""
    return EXIT_SPACES[list(pub.exit_at).index(tile)]


def turn_up(pub: PubPosition, tile: i64) -> None:
    pub.up |= 1 << tile
    if pub.heard is not None:
        args: dict[str, Value] = {"space": at_space(space_of(pub, tile)), "way": way_name(pub.face[tile])}
        pub.heard.append(Event("event-tp-turned-up", rulebook.EXITS_HIDDEN, args, reveals=True))
    if pub.up != ALL_UP:
        pub.push(TURN_UP, 0, 0)
    else:
        # Tiles may now be laid beside an exit even if nothing else lies there.
        look_around(pub)


def no_look(pub: PubPosition, place: i64) -> str:
    return "" if pub.exit_face(place) == NONE else rulebook.DRINK_RULES[MOJITO]


def see(pub: PubPosition, seat: i64, tile: i64) -> None:
    """Look at a face-down exit, which by now has been decided."""
    pub.looked[tile] |= 1 << seat
    if pub.heard is not None:
        space = at_space(space_of(pub, tile))
        rule = rulebook.DRINK_RULES[MOJITO]
        pub.tell_only(
            seat,
            "event-tp-saw",
            rule,
            {"seat": Seat(seat), "space": space, "way": way_name(pub.face[tile])},
            Event("event-tp-looked", rule, {"seat": Seat(seat), "space": space}),
        )


def swap_exits(pub: PubPosition, seat: i64, one: i64, other: i64) -> None:
    pub.exit_at[one], pub.exit_at[other] = pub.exit_at[other], pub.exit_at[one]
    if pub.heard is not None:
        pub.tell(
            "event-tp-exits-swapped",
            rulebook.DRINK_RULES[MOJITO],
            {"seat": Seat(seat), "one": at_space(EXIT_SPACES[one]), "other": at_space(EXIT_SPACES[other])},
        )


def has_seen(pub: PubPosition, seat: i64, tile: i64) -> bool:
    return pub.up & (1 << tile) != 0 or (seat >= 0 and pub.looked[tile] & (1 << seat) != 0)


def known_face(pub: PubPosition, seat: i64, tile: i64) -> i64:
    """The way out of an exit tile as far as a seat knows it: face up, looked at, or the one left over."""
    if has_seen(pub, seat, tile):
        return pub.face[tile]
    left: i64 = sum(range(len(WAYS_OUT)))
    other: i64
    for other in range(3):
        if other != tile:
            if not has_seen(pub, seat, other):
                return NONE
            left -= pub.face[other]
    return left


# Personal exits


def trade(pub: PubPosition, seat: i64, other: i64, drink: i64) -> None:
    """Two players swap their personal exits; each knows both from now on."""
    pub.personal[seat], pub.personal[other] = pub.personal[other], pub.personal[seat]
    both = 1 << seat | 1 << other
    pub.held_by[pub.personal[seat]] |= both
    pub.held_by[pub.personal[other]] |= both
    if pub.heard is not None:
        rule = rulebook.DRINK_RULES[drink]
        pub.tell("event-tp-traded", rule, {"seat": Seat(seat), "other": Seat(other)})
        for each in (seat, other):
            pub.tell_only(each, "event-tp-got-exit", rule, {"way": way_name(own_way(pub, each))}, None)


def own_way(pub: PubPosition, seat: i64) -> i64:
    """The way out that a seat's personal exit names."""
    return pub.names_way[pub.personal[seat]]


def knows_personal(pub: PubPosition, seat: i64, other: i64) -> bool:
    """Whether a seat knows another's personal exit, or its own."""
    exit = pub.personal[other]
    if pub.names_way[exit] == NONE:
        return False
    return pub.is_over() or (seat >= 0 and pub.held_by[exit] & (1 << seat) != 0)


def truth(pub: PubPosition) -> i64:
    """The bits that are true of the personal exits."""
    bits: i64 = 0
    exit: i64
    for exit in range(pub.seats):
        if pub.names_way[exit] != NONE:
            bits |= personal_bit(exit, pub.names_way[exit])
    return bits


# Winning


def look_for_winner(pub: PubPosition) -> bool:
    """Whether somebody stands on an exit that is theirs; from the active player clockwise.

    Who stands on an exit and does not win has another personal exit, and everybody knows.
    """
    turn: i64
    for turn in range(pub.seats):
        seat = pub.turn + turn
        if seat >= pub.seats:
            seat -= pub.seats
        if not pub.on_exits & (1 << seat):
            continue
        way = way_here(pub, seat)
        if way == NONE:
            continue
        if may_use(pub, seat, way):
            win(pub, seat, way)
            return True
        rule_out(pub, seat, way)
    return False


def way_here(pub: PubPosition, seat: i64) -> i64:
    """The way out that a seat stands on, if it lies face up; else NONE."""
    place = PLACE_OF[pub.where[seat]]
    if place == NONE:
        return NONE
    return pub.exit_face(place)


def may_use(pub: PubPosition, seat: i64, way: i64) -> bool:
    """Whether a way out is this seat's own; with the Löng Island, all are."""
    return pub.lasting[seat] == LONG_ISLAND or way == own_way(pub, seat)


def rule_out(pub: PubPosition, seat: i64, way: i64) -> None:
    """Everybody sees that this is not the seat's exit."""
    bit = personal_bit(pub.personal[seat], way)
    if pub.ruled_out & bit:
        return
    pub.ruled_out |= bit
    if pub.heard is not None:
        pub.heard.append(
            Event(
                "event-tp-other-exit",
                rulebook.OTHER_EXIT,
                {"seat": Seat(seat), "way": way_name(way)},
                reveals=True,
            )
        )


def win(pub: PubPosition, seat: i64, way: i64) -> None:
    pub.winner = seat
    clear_up(pub)
    if pub.heard is not None:
        own = way == own_way(pub, seat)
        rule = rulebook.OWN_EXIT if own else rulebook.DRINK_RULES[LONG_ISLAND]
        pub.heard.append(Event("event-tp-out", rule, {"seat": Seat(seat), "way": way_name(way)}, reveals=True))
        pub.heard.append(Event("event-tp-won", rulebook.GOAL, {"seat": Seat(seat)}, reveals=True))
        show_personal_exits(pub)


def clear_up(pub: PubPosition) -> None:
    """What was going on ends: drinks not yet put away go to the discards, tiles in hand into the box."""
    for step, _, drink in pub.stack:
        if step in (DRINK, PUT_AWAY):
            pub.discards[drink] += 1
    place: i64
    for place in range(len(pub.tables)):
        pub.discards[place % len(pub.discards)] += pub.tables[place]
    for tile in pub.drawn:
        pub.box[tile] += 1
    pub.steps = vec[i64]()
    pub.tables = vec[i64]()
    pub.drawn = vec[i64]()


def show_personal_exits(pub: PubPosition) -> None:
    if pub.heard is not None:
        for seat in range(pub.seats):
            pub.heard.append(
                Event(
                    "event-tp-shown",
                    rulebook.DEALT,
                    {"seat": Seat(seat), "way": way_name(own_way(pub, seat))},
                    reveals=True,
                )
            )


# Closing


def somebody_can_leave(pub: PubPosition) -> bool:
    """Whether anybody has a way to an exit that is theirs. If so, everybody learns just that."""
    if pub.up != ALL_UP:
        # Nothing lies beside an exit yet, so no way leads there.
        return False
    possible: i64 = 0
    seat: i64
    place: i64
    for seat in range(pub.seats):
        reached = reach(pub, seat) & EXITS
        if reached == EXITS or (reached and pub.lasting[seat] == LONG_ISLAND):
            # One of them is theirs: nobody learns anything.
            return True
        for place in range(len(EXIT_SPACES)):
            if has(reached, EXIT_SPACES[place]):
                possible |= personal_bit(pub.personal[seat], pub.exit_face(place))
    if not possible & truth(pub):
        return False
    remember(pub, possible)
    return True


def remember(pub: PubPosition, possible: i64) -> None:
    """Everybody knows that one of these is true, if it is news."""
    exit: i64
    for exit in range(pub.seats):
        if possible >> (3 * exit) & 7 == 7:
            return
    for known in pub.one_of:
        if known & possible == known:
            return
    pub.one_of = append(pub.one_of, possible)
    if pub.heard is not None:
        pub.heard.append(Event("event-tp-stays-open", rulebook.CLOSE_STUCK, {}, reveals=True))


def reach(pub: PubPosition, seat: i64) -> i64:
    """The spaces to which a seat can walk, leaps by the Jagers that it has included; a bit each."""
    region = pub.floor.region
    reached = region[pub.where[seat]]
    jagers = pub.keeps(seat, JAGER)
    space: i64
    while jagers:
        jagers -= 1
        leaps: i64 = 0
        for space in range(SPACES):
            if has(reached, space):
                leaps |= CORNERS[space]
        leaps &= pub.floor.laid & ~reached
        for space in range(SPACES):
            if has(leaps, space):
                reached |= region[space]
    return reached


def close(pub: PubPosition, rule: str) -> None:
    """Last orders: whatever is still hidden is shown, and the nearest wins."""
    pub.steps = vec[i64]()
    pub.push(CLOSED, 0, 0)
    if pub.heard is not None:
        pub.tell("event-tp-closing", rule, {"why": "late" if rule == rulebook.CLOSE_LATE else "stuck"})
    if pub.up != ALL_UP:
        pub.push(TURN_UP, 0, 0)


def closing_time(pub: PubPosition) -> None:
    pub.closed = True
    show_personal_exits(pub)
    if pub.heard is not None:
        steps = [steps_to_exit(pub, seat) for seat in range(pub.seats)]
        nearest: list[Value] = [Seat(seat) for seat in range(pub.seats) if steps[seat] == min(steps)]
        pub.heard.append(
            Event(
                "event-tp-nearest",
                rulebook.NEAREST,
                {"seats": tuple(nearest), "count": len(nearest), "steps": min(steps)},
                reveals=True,
            )
        )


def steps_to_exit(pub: PubPosition, seat: i64) -> i64:
    """Grid steps to a seat's exit, or to the nearest one if it may use them all; exits lie face up."""
    nearest = SPACES
    for place, space in enumerate(EXIT_SPACES):
        if may_use(pub, seat, pub.exit_face(place)):
            nearest = min(nearest, distance(pub.where[seat], space))
    return nearest
