"""Alcohol, blackouts, and the bathrooms that help against both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.games.the_pub import rulebook, steps, telling
from alehouse.games.the_pub.components.pieces import (
    ASSENZIO,
    BATHROOM,
    DISCARDED,
    FROCCS,
    NONE,
    START,
    START_SPACE,
    TEQUILA,
)

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# Alcohol


def get_drunk(pub: PubPosition, seat: i64, alcohol: i64, drink: i64) -> bool:
    """More alcohol; more than the die can show is a blackout. Whether the seat is still standing."""
    pub.alcohol[seat] += alcohol
    if pub.alcohol[seat] > pub.values.most_alcohol:
        black_out(pub, seat, drink)
        return False
    if alcohol:
        telling.alcohol_rises(pub, seat)
    return True


def sober_up(pub: PubPosition, seat: i64, relief: i64) -> None:
    """Less alcohol, but nobody is more than sober. The rule `tp-alcohol`."""
    left = pub.alcohol[seat] - relief
    if left < pub.values.sober:
        left = pub.values.sober
    pub.alcohol[seat] = left


# Blackouts


def black_out(pub: PubPosition, seat: i64, drink: i64) -> None:
    """Back to the marked bathroom, sober, without the indigestible drink; and the turn is over."""
    pub.alcohol[seat] = pub.values.sober
    telling.blacks_out(pub, seat)
    if seat == pub.turn:
        # The rule `tp-blackout-turn`: what is still happening goes on, but there are no more actions.
        pub.actions_left = 0
        telling.turn_lost(pub, seat)
    if pub.lasting[seat] == ASSENZIO and home(pub, seat) != pub.where[seat]:
        pub.push(steps.COME_TO, seat, drink)
    else:
        go_home(pub, seat, drink)


def home(pub: PubPosition, seat: i64) -> i64:
    """Where a blackout leads: the bathroom used last, or the start."""
    if pub.marker[seat] == NONE:
        return START_SPACE
    return pub.marker[seat]


def go_home(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The Fröccs Spritz protects the indigestible drink from the blackout that it causes."""
    source = pub.where[seat]
    pub.stand(seat, home(pub, seat))
    rule = rulebook.BLACKOUT if pub.marker[seat] == NONE else rulebook.MARKER
    telling.wakes_up(pub, seat, source, pub.where[seat], rule)
    if drink == FROCCS and pub.lasting[seat] != NONE:
        telling.protected(pub, seat, pub.lasting[seat])
    else:
        lose_lasting(pub, seat, rulebook.BLACKOUT_DRINK)
    outlast(pub, seat, drink)


def come_to_here(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The Aßenzio is spent: its owner comes to where they stand."""
    telling.comes_to_here(pub, seat)
    lose_lasting(pub, seat, rulebook.DRINK_RULES[ASSENZIO])
    outlast(pub, seat, drink)


def outlast(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The Aßenzio stays after the blackout that it brings; even of an earlier one, where a box has several."""
    if drink == ASSENZIO:
        pub.lasting[seat] = drink


def lose_lasting(pub: PubPosition, seat: i64, rule: str) -> None:
    """The indigestible drink goes to the discards."""
    drink = pub.lasting[seat]
    if drink != NONE:
        pub.lasting[seat] = NONE
        pub.stock[DISCARDED + drink] += 1
        telling.wears_off(pub, seat, drink, rule)


# Bathrooms


def no_bathroom(pub: PubPosition, seat: i64) -> str:
    """The rule that keeps a seat from using a bathroom where it stands."""
    kind = pub.laid.kinds[pub.where[seat]]
    return "" if kind in (BATHROOM, START) else rulebook.BATHROOM


def use_bathroom(pub: PubPosition, seat: i64) -> None:
    rule = rulebook.BATHROOM
    if pub.where[seat] == START_SPACE:
        rule = rulebook.BATHROOM_START
        pub.alcohol[seat] = pub.values.sober
    elif pub.lasting[seat] == TEQUILA:
        rule = rulebook.DRINK_RULES[TEQUILA]
        pub.alcohol[seat] = pub.values.sober
    else:
        sober_up(pub, seat, pub.values.bathroom_relief)
    telling.used_bathroom(pub, seat, rule)
    telling.marked_bathroom(pub, seat, pub.marker[seat], pub.where[seat])
    pub.marker[seat] = pub.where[seat]
