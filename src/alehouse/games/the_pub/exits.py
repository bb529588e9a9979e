"""The three exits and the personal ones: turning up, looking, swapping, ruling out, and winning."""

from __future__ import annotations

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.components import (
    EXIT_SPACES,
    JAGER,
    LONG_ISLAND,
    MOJITO,
    NONE,
    SPACES,
    WAYS_OUT,
)
from alehouse.games.the_pub.grid import NEIGHBOUR, PLACE_OF, STRAIGHT_ON, distance
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


def undecided(pub: PubPosition) -> list[int]:
    """The ways out that no exit tile has been found to be."""
    return [way for way in range(len(WAYS_OUT)) if way not in pub.face]


def next_to_turn_up(pub: PubPosition) -> int:
    """The exit tile to be turned up next, the topmost first; NONE if all lie face up."""
    for tile in pub.exit_at:
        if not pub.up & (1 << tile):
            return tile
    return NONE


def turn_up(pub: PubPosition, tile: int) -> None:
    pub.up |= 1 << tile
    if pub.heard is not None:
        space = EXIT_SPACES[pub.exit_at.index(tile)]
        args: dict[str, Value] = {"space": at_space(space), "way": way_name(pub.face[tile])}
        pub.heard.append(Event("event-tp-turned-up", rulebook.EXITS_HIDDEN, args, reveals=True))
    if pub.up != ALL_UP:
        pub.stack.append((TURN_UP, 0, 0))
    else:
        # Tiles may now be laid beside an exit even if nothing else lies there.
        look_around(pub)


def no_look(pub: PubPosition, place: int) -> str:
    return "" if pub.exit_face(place) == NONE else rulebook.DRINK_RULES[MOJITO]


def see(pub: PubPosition, seat: int, tile: int) -> None:
    """Look at a face-down exit, which by now has been decided."""
    pub.looked[tile] |= 1 << seat
    if pub.heard is not None:
        space = at_space(EXIT_SPACES[pub.exit_at.index(tile)])
        rule = rulebook.DRINK_RULES[MOJITO]
        pub.tell_only(
            seat,
            "event-tp-saw",
            rule,
            {"seat": Seat(seat), "space": space, "way": way_name(pub.face[tile])},
            Event("event-tp-looked", rule, {"seat": Seat(seat), "space": space}),
        )


def swap_exits(pub: PubPosition, seat: int, one: int, other: int) -> None:
    pub.exit_at[one], pub.exit_at[other] = pub.exit_at[other], pub.exit_at[one]
    pub.tell(
        "event-tp-exits-swapped",
        rulebook.DRINK_RULES[MOJITO],
        {"seat": Seat(seat), "one": at_space(EXIT_SPACES[one]), "other": at_space(EXIT_SPACES[other])},
    )


def knows_face(pub: PubPosition, seat: int, tile: int) -> bool:
    """Whether a seat knows an exit tile: face up, looked at, or the one left over."""
    unseen = [each for each in range(3) if not has_seen(pub, seat, each)]
    return tile not in unseen or len(unseen) == 1


def has_seen(pub: PubPosition, seat: int, tile: int) -> bool:
    return pub.up & (1 << tile) != 0 or (seat >= 0 and pub.looked[tile] & (1 << seat) != 0)


def known_face(pub: PubPosition, seat: int, tile: int) -> int:
    """The way out of an exit tile as far as a seat knows it."""
    if not knows_face(pub, seat, tile):
        return NONE
    if has_seen(pub, seat, tile):
        return pub.face[tile]
    others = sum(pub.face[each] for each in range(3) if each != tile)
    return sum(range(len(WAYS_OUT))) - others


# Personal exits


def trade(pub: PubPosition, seat: int, other: int, drink: int) -> None:
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


def own_way(pub: PubPosition, seat: int) -> int:
    """The way out that a seat's personal exit names."""
    return pub.names_way[pub.personal[seat]]


def knows_personal(pub: PubPosition, seat: int, other: int) -> bool:
    """Whether a seat knows another's personal exit, or its own."""
    exit = pub.personal[other]
    if pub.names_way[exit] == NONE:
        return False
    return pub.is_over() or (seat >= 0 and pub.held_by[exit] & (1 << seat) != 0)


def truth(pub: PubPosition) -> int:
    """The bits that are true of the personal exits."""
    bits = 0
    for exit, way in enumerate(pub.names_way):
        if way != NONE:
            bits |= personal_bit(exit, way)
    return bits


# Winning


def look_for_winner(pub: PubPosition) -> bool:
    """Whether somebody stands on an exit that is theirs; from the active player clockwise.

    Who stands on an exit and does not win has another personal exit, and everybody knows.
    """
    for turn in range(pub.seats):
        seat = pub.turn + turn
        if seat >= pub.seats:
            seat -= pub.seats
        way = way_here(pub, seat)
        if way == NONE:
            continue
        if may_use(pub, seat, way):
            win(pub, seat, way)
            return True
        rule_out(pub, seat, way)
    return False


def way_here(pub: PubPosition, seat: int) -> int:
    """The way out that a seat stands on, if it lies face up; else NONE."""
    place = PLACE_OF[pub.where[seat]]
    return NONE if place == NONE else pub.exit_face(place)


def may_use(pub: PubPosition, seat: int, way: int) -> bool:
    """Whether a way out is this seat's own; with the Löng Island, all are."""
    return pub.lasting[seat] == LONG_ISLAND or way == own_way(pub, seat)


def rule_out(pub: PubPosition, seat: int, way: int) -> None:
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


def win(pub: PubPosition, seat: int, way: int) -> None:
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
    for table in pub.tables:
        for drink, count in enumerate(table):
            pub.discards[drink] += count
    for tile in pub.drawn:
        pub.box[tile] += 1
    pub.stack.clear()
    pub.tables.clear()
    pub.drawn.clear()


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
    possible = 0
    for seat in range(pub.seats):
        reached = reach(pub, seat)
        for place, space in enumerate(EXIT_SPACES):
            if reached & (1 << space):
                if pub.lasting[seat] == LONG_ISLAND:
                    return True
                possible |= personal_bit(pub.personal[seat], pub.exit_face(place))
    if not possible & truth(pub):
        return False
    remember(pub, possible)
    return True


def remember(pub: PubPosition, possible: int) -> None:
    """Everybody knows that one of these is true, if it is news."""
    for exit in range(pub.seats):
        if possible >> (3 * exit) & 7 == 7:
            return
    for known in pub.one_of:
        if known & possible == known:
            return
    pub.one_of.append(possible)
    if pub.heard is not None:
        pub.heard.append(Event("event-tp-stays-open", rulebook.CLOSE_STUCK, {}, reveals=True))


def reach(pub: PubPosition, seat: int) -> int:
    """The spaces to which a seat can walk, leaps by the Jagers that it has included; a bit each."""
    reached = pub.region[pub.where[seat]]
    for _ in range(pub.keeps(seat, JAGER)):
        leaps = reached
        for space in range(SPACES):
            if reached & (1 << space):
                for direction in range(STRAIGHT_ON, 8):
                    target = NEIGHBOUR[space * 8 + direction]
                    if target != NONE and pub.ways[target]:
                        leaps |= pub.region[target]
        reached = leaps
    return reached


def close(pub: PubPosition, rule: str) -> None:
    """Last orders: whatever is still hidden is shown, and the nearest wins."""
    pub.stack.clear()
    pub.stack.append((CLOSED, 0, 0))
    pub.tell("event-tp-closing", rule, {"why": "late" if rule == rulebook.CLOSE_LATE else "stuck"})
    if pub.up != ALL_UP:
        pub.stack.append((TURN_UP, 0, 0))


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


def steps_to_exit(pub: PubPosition, seat: int) -> int:
    """Grid steps to a seat's exit, or to the nearest one if it may use them all; exits lie face up."""
    nearest = SPACES
    for place, space in enumerate(EXIT_SPACES):
        if may_use(pub, seat, pub.exit_face(place)):
            nearest = min(nearest, distance(pub.where[seat], space))
    return nearest
