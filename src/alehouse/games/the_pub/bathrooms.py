"""Alcohol, blackouts, and the bathrooms that help against both."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.messages import Seat
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.components import (
    ASSENZIO,
    BATHROOM,
    BATHROOM_RELIEF,
    FROCCS,
    MOST_ALCOHOL,
    NONE,
    SOBER,
    START,
    START_SPACE,
    TEQUILA,
)
from alehouse.games.the_pub.position import COME_TO, PubPosition, at_space, drink_name


def no_bathroom(pub: PubPosition, seat: i64) -> str:
    """The rule that keeps a seat from using a bathroom where it stands."""
    kind = pub.floor.kinds[pub.where[seat]]
    return "" if kind in (BATHROOM, START) else rulebook.BATHROOM


def use_bathroom(pub: PubPosition, seat: i64) -> None:
    at_start = pub.where[seat] == START_SPACE
    if at_start or pub.lasting[seat] == TEQUILA:
        pub.alcohol[seat] = SOBER
    else:
        sober_up(pub, seat, BATHROOM_RELIEF)
    pub.marker[seat] = pub.where[seat]
    if pub.heard is not None:
        rule = rulebook.BATHROOM_START if at_start else rulebook.BATHROOM
        if pub.lasting[seat] == TEQUILA and not at_start:
            rule = rulebook.DRINK_RULES[TEQUILA]
        space = at_space(pub.where[seat])
        pub.tell("event-tp-bathroom", rule, {"seat": Seat(seat), "alcohol": pub.alcohol[seat]})
        pub.tell("event-tp-marker", rulebook.MARKER, {"seat": Seat(seat), "space": space})


def sober_up(pub: PubPosition, seat: i64, relief: i64) -> None:
    """Less alcohol, but never less than one. The rule `tp-alcohol`."""
    left = pub.alcohol[seat] - relief
    if left < SOBER:
        left = SOBER
    pub.alcohol[seat] = left


def get_drunk(pub: PubPosition, seat: i64, alcohol: i64, drink: i64) -> bool:
    """More alcohol; more than six is a blackout. Whether the seat is still standing."""
    pub.alcohol[seat] += alcohol
    if pub.alcohol[seat] > MOST_ALCOHOL:
        black_out(pub, seat, drink)
        return False
    if pub.heard is not None and alcohol:
        pub.tell("event-tp-alcohol", rulebook.ALCOHOL, {"seat": Seat(seat), "alcohol": pub.alcohol[seat]})
    return True


def black_out(pub: PubPosition, seat: i64, drink: i64) -> None:
    """Back to the marked bathroom, sober, without the indigestible drink; and the turn is over."""
    pub.alcohol[seat] = SOBER
    if pub.heard is not None:
        pub.tell("event-tp-blackout", rulebook.BLACKOUT, {"seat": Seat(seat)})
    if seat == pub.turn:
        # The rule `tp-blackout-turn`: what is still happening goes on, but there are no more actions.
        pub.actions_left = 0
        if pub.heard is not None:
            pub.tell("event-tp-turn-lost", rulebook.BLACKOUT_TURN, {"seat": Seat(seat)})
    if pub.lasting[seat] == ASSENZIO and home(pub, seat) != pub.where[seat]:
        pub.push(COME_TO, seat, drink)
    else:
        go_home(pub, seat, drink)


def home(pub: PubPosition, seat: i64) -> i64:
    """Where a blackout leads: the bathroom used last, or the start."""
    if pub.marker[seat] == NONE:
        return START_SPACE
    return pub.marker[seat]


def go_home(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The Fröccs Spritz protects the indigestible drink from the blackout that it causes."""
    pub.stand(seat, home(pub, seat))
    if pub.heard is not None:
        rule = rulebook.BLACKOUT if pub.marker[seat] == NONE else rulebook.MARKER
        pub.tell("event-tp-wakes-up", rule, {"seat": Seat(seat), "space": at_space(pub.where[seat])})
    if drink == FROCCS and pub.lasting[seat] != NONE:
        if pub.heard is not None:
            pub.tell(
                "event-tp-protected",
                rulebook.DRINK_RULES[FROCCS],
                {"seat": Seat(seat), "drink": drink_name(pub.lasting[seat])},
            )
    else:
        lose_lasting(pub, seat, rulebook.BLACKOUT_DRINK)


def come_to_here(pub: PubPosition, seat: i64) -> None:
    """The Aßenzio is spent: its owner comes to where they stand."""
    rule = rulebook.DRINK_RULES[ASSENZIO]
    if pub.heard is not None:
        pub.tell("event-tp-comes-to", rule, {"seat": Seat(seat)})
    lose_lasting(pub, seat, rule)


def lose_lasting(pub: PubPosition, seat: i64, rule: str) -> None:
    """The indigestible drink goes to the discards."""
    drink = pub.lasting[seat]
    if drink != NONE:
        pub.lasting[seat] = NONE
        pub.discards[drink] += 1
        if pub.heard is not None:
            pub.tell("event-tp-wears-off", rule, {"seat": Seat(seat), "drink": drink_name(drink)})
