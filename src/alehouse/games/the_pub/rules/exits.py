"""The bet: the three exits and the personal ones, who knows them, who gets out and who shows that they cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alehouse.engine.bits import has, only
from alehouse.games.the_pub import steps, telling
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    ASSENZIO,
    DISCARDED,
    DRINKS,
    IN_BOX,
    LONG_ISLAND,
    NONE,
    WAYS_OUT,
)
from alehouse.games.the_pub.rules.tiles import look_around

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

_ALL_WAYS: Final = sum(range(len(WAYS_OUT)))
"""The numbers of all ways out together: what two of them leave of it is the third."""

# Turning them up


def undecided(pub: PubPosition) -> i64:
    """The ways out that no exit tile has been found to be, a bit each."""
    found: i64 = 0
    way: i64
    for way in range(len(WAYS_OUT)):
        if way not in pub.face:
            found |= only(way)
    return found


def next_to_turn_up(pub: PubPosition) -> i64:
    """The exit tile to be turned up next, the topmost first; NONE if all lie face up."""
    for tile in pub.exit_at:
        if not has(pub.up, tile):
            return tile
    return NONE


def turn_up(pub: PubPosition, tile: i64) -> None:
    pub.up |= only(tile)
    telling.turned_up(pub, tile, pub.exit_space(tile))
    if pub.up != ALL_UP:
        pub.push(steps.TURN_UP, 0, 0)
    else:
        # Tiles may now be laid beside an exit even if nothing else lies there.
        look_around(pub)


# Who knows them


def has_seen(pub: PubPosition, seat: i64, tile: i64) -> bool:
    return has(pub.up, tile) or (seat >= 0 and has(pub.looked[tile], seat))


def known_face(pub: PubPosition, seat: i64, tile: i64) -> i64:
    """The way out of an exit tile as far as a seat knows it: face up, looked at, or the one left over."""
    if has_seen(pub, seat, tile):
        return pub.face[tile]
    left: i64 = _ALL_WAYS
    other: i64
    for other in range(3):
        if other != tile:
            if not has_seen(pub, seat, other):
                return NONE
            left -= pub.face[other]
    return left


def knows_personal(pub: PubPosition, seat: i64, other: i64) -> bool:
    """Whether a seat knows another's personal exit, or its own."""
    exit = pub.personal[other]
    if pub.names_way[exit] == NONE:
        return False
    return pub.is_over() or (seat >= 0 and has(pub.held_by[exit], seat))


def personal_bit(exit: i64, way: i64) -> i64:
    """The bit that says: this personal exit names this way out."""
    return only(3 * exit + way)


def truth(pub: PubPosition) -> i64:
    """The bits that are true of the personal exits."""
    bits: i64 = 0
    exit: i64
    for exit in range(pub.seats):
        if pub.names_way[exit] != NONE:
            bits |= personal_bit(exit, pub.names_way[exit])
    return bits


# Getting out


def look_for_winner(pub: PubPosition) -> bool:
    """Whether somebody stands on an exit that is theirs; from the active player clockwise.

    Who stands on an exit and does not win has another personal exit, and everybody knows.
    """
    turn: i64
    for turn in range(pub.seats):
        seat = pub.turn + turn
        if seat >= pub.seats:
            seat -= pub.seats
        if not has(pub.on_exits, seat):
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
    place = pub.laid.plan.place_of[pub.where[seat]]
    if place == NONE:
        return NONE
    return pub.exit_face(place)


def may_use(pub: PubPosition, seat: i64, way: i64) -> bool:
    """Whether a way out is this seat's own; with the Löng Island, all are."""
    return pub.lasting[seat] == LONG_ISLAND or way == pub.own_way(seat)


def rule_out(pub: PubPosition, seat: i64, way: i64) -> None:
    """Everybody sees that this is not the seat's exit."""
    bit = personal_bit(pub.personal[seat], way)
    if not pub.ruled_out & bit:
        pub.ruled_out |= bit
        telling.not_their_exit(pub, seat, way)


def win(pub: PubPosition, seat: i64, way: i64) -> None:
    pub.winner = seat
    clear_up(pub)
    telling.got_out(pub, seat, way)
    telling.won(pub, seat)
    show_personal_exits(pub)


def show_personal_exits(pub: PubPosition) -> None:
    """The rule `tp-dealt`: at the end they are no secret any more."""
    seat: i64
    for seat in range(pub.seats):
        telling.showed_personal_exit(pub, seat)


def clear_up(pub: PubPosition) -> None:
    """What was going on ends: drinks not yet put away go to the discards, tiles in hand into the box."""
    for step, _, drink in pub.stack:
        if step in (steps.DRINK, steps.PUT_AWAY) or (step == steps.COME_TO and drink == ASSENZIO):
            pub.stock[DISCARDED + drink] += 1
    place: i64
    for place in range(len(pub.tables)):
        pub.stock[DISCARDED + place % len(DRINKS)] += u8(pub.tables[place])
    for tile in pub.drawn:
        pub.stock[IN_BOX + tile] += 1
    pub.steps = vec[i64]()
    pub.tables = vec[i64]()
    pub.drawn = vec[i64]()
