"""The menu: what each of the shots and take-aways does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import first_of, has, only, several
from alehouse.games.the_pub import rulebook, steps, telling
from alehouse.games.the_pub.components.pieces import (
    ACQUA,
    BIRRA,
    BLOODY_MARY,
    JAGER,
    JIN_LEMON,
    MOJITO,
    NEGROENI,
    NONE,
    SEX_ON_THE_BEACH,
    VODKABULL,
)
from alehouse.games.the_pub.rules.blackout import sober_up
from alehouse.games.the_pub.rules.moving import go
from alehouse.games.the_pub.rules.tiles import draw_several

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def work(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The effect of a shot or a take-away. The Fröccs Spritz only matters in a blackout."""
    if drink == ACQUA:
        sober_up(pub, seat, pub.values.acqua_relief)
        telling.sobered_up(pub, seat, rulebook.DRINK_RULES[ACQUA])
    elif drink in (JIN_LEMON, SEX_ON_THE_BEACH):
        pub.push(steps.TRADE, seat, drink)
    elif drink == MOJITO:
        pub.push(steps.MOJITO, seat, 0)
    elif drink == BLOODY_MARY:
        go_to_bathroom(pub, seat)
    elif drink == BIRRA:
        pub.push(steps.WALK, seat, pub.values.birra_steps)
    elif drink == VODKABULL:
        pub.push(steps.WALK, seat, pub.values.vodkabull_steps)
    elif drink == JAGER:
        pub.push(steps.LEAP, seat, 0)
    elif drink == NEGROENI:
        draw_several(pub, seat, pub.values.negroeni_tiles)


# Jin Lemon and Sex on the Beach


def trade(pub: PubPosition, seat: i64, other: i64, drink: i64) -> None:
    """Two players swap their personal exits; each knows both from now on."""
    pub.personal[seat], pub.personal[other] = pub.personal[other], pub.personal[seat]
    both = only(seat) | only(other)
    pub.held_by[pub.personal[seat]] |= both
    pub.held_by[pub.personal[other]] |= both
    rule = rulebook.DRINK_RULES[drink]
    telling.traded(pub, seat, other, rule)
    telling.got_personal_exit(pub, seat, rule)
    telling.got_personal_exit(pub, other, rule)


# Mojito


def no_look(pub: PubPosition, space: i64) -> str:
    place = pub.laid.plan.place_of[space]
    if place == NONE:
        return rulebook.EXITS
    return "" if pub.exit_face(place) == NONE else rulebook.DRINK_RULES[MOJITO]


def look(pub: PubPosition, seat: i64, space: i64) -> None:
    pub.push(steps.LOOK, seat, pub.exit_at[pub.laid.plan.place_of[space]])


def see(pub: PubPosition, seat: i64, tile: i64) -> None:
    """Look at a face-down exit, which by now has been decided."""
    pub.looked[tile] |= only(seat)
    telling.looked(pub, seat, tile, pub.exit_space(tile))


def no_swap(pub: PubPosition, one: i64, other: i64) -> str:
    exits = pub.laid.plan.exits
    return "" if has(exits, one) and has(exits, other) else rulebook.EXITS


def swap_exits(pub: PubPosition, seat: i64, one: i64, other: i64) -> None:
    """Two exits, by their spaces, change places."""
    here, there = pub.laid.plan.place_of[one], pub.laid.plan.place_of[other]
    pub.exit_at[here], pub.exit_at[there] = pub.exit_at[there], pub.exit_at[here]
    telling.swapped_exits(pub, seat, one, other)


# Bloody Mary


def nearest_bathrooms(pub: PubPosition, seat: i64) -> i64:
    """The spaces of the bathroom tiles with the shortest way from where a seat stands, a bit each."""
    bathrooms = pub.laid.bathrooms() & pub.laid.region[pub.where[seat]]
    if not bathrooms:
        return 0
    reached = only(pub.where[seat])
    while not reached & bathrooms:
        reached = pub.laid.around(reached)
    return reached & bathrooms


def go_to_bathroom(pub: PubPosition, seat: i64) -> None:
    """To the nearest bathroom; the choice is the seat's own where there are several."""
    bathrooms = nearest_bathrooms(pub, seat)
    if several(bathrooms):
        pub.push(steps.NEAREST_BATHROOM, seat, 0)
    elif bathrooms and bathrooms != only(pub.where[seat]):
        go_to(pub, seat, first_of(bathrooms))


def no_bathroom_there(pub: PubPosition, seat: i64, space: i64) -> str:
    return "" if has(nearest_bathrooms(pub, seat), space) else rulebook.DRINK_RULES[BLOODY_MARY]


def go_to(pub: PubPosition, seat: i64, space: i64) -> None:
    go(pub, seat, space, rulebook.DRINK_RULES[BLOODY_MARY])
