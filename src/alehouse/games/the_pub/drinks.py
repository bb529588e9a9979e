"""Drinks: drawn from the shaker, kept, drunk, and what each of them does."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.bathrooms import black_out, get_drunk, lose_lasting, sober_up
from alehouse.games.the_pub.components import (
    ACQUA,
    ACQUA_RELIEF,
    ALCOHOL,
    ASSENZIO,
    BIRRA,
    BIRRA_STEPS,
    BLOODY_MARY,
    DRINK_KIND,
    DRINK_KINDS,
    DRINKS,
    FIRST_TAKE_AWAY,
    INDIGESTIBLE,
    JAGER,
    JIN_LEMON,
    LATTE,
    MOJITO,
    MOST_KEPT,
    MULE,
    NEGROENI,
    SEX_ON_THE_BEACH,
    SHOT,
    TAKE_AWAY,
    TAKE_AWAYS,
    VODKABULL,
    VODKABULL_STEPS,
)
from alehouse.games.the_pub.moving import go_to_bathroom, leap_by_drink, walk_by_drink
from alehouse.games.the_pub.position import DRINK, PUT_AWAY, THIRD, TRADE, PubPosition, drink_name, holds_any
from alehouse.games.the_pub.position import MOJITO as CHOOSE_FOR_MOJITO
from alehouse.games.the_pub.tiles import draw_several


def about_drink(drink: i64) -> dict[str, Value]:
    """What there is to say of a drink: its name, kind and alcohol, and in a few words what it does."""
    return {
        "drink": drink_name(drink),
        "kind": Message("tp-drink-kind", {"kind": DRINK_KINDS[DRINK_KIND[drink]]}),
        "alcohol": Message("tp-straight-to-blackout") if drink == ASSENZIO else f"+{ALCOHOL[drink]}",
        "effect": Message("tp-effect", {"drink": DRINKS[drink]}),
    }


# Getting drinks


def fill_shaker(pub: PubPosition) -> None:
    """An empty shaker is filled with the discards."""
    if not holds_any(pub.shaker) and holds_any(pub.discards):
        pub.shaker, pub.discards = pub.discards, pub.shaker
        if pub.heard is not None:
            pub.tell("event-tp-shaker-filled", rulebook.RUN_DRY, {})


def drew(pub: PubPosition, seat: i64, drink: i64) -> None:
    """A drink comes out of the shaker, for all to see."""
    pub.shaker[drink] -= 1
    if pub.heard is not None:
        args: dict[str, Value] = {"seat": Seat(seat)}
        pub.tell("event-tp-drink-drawn", rulebook.DRINK_TILE, args | about_drink(drink))


def receive(pub: PubPosition, seat: i64, drink: i64) -> None:
    """Shots and indigestible drinks are drunk at once, take-aways kept: two at most."""
    if DRINK_KIND[drink] != TAKE_AWAY:
        pub.push(DRINK, seat, drink)
        return
    pub.keep(seat, drink, 1)
    if pub.heard is not None:
        pub.tell("event-tp-kept", rulebook.TAKE_AWAY, {"seat": Seat(seat), "drink": drink_name(drink)})
    if pub.how_many_kept(seat) > MOST_KEPT:
        if pub.heard is not None:
            pub.tell("event-tp-third", rulebook.THIRD, {"seat": Seat(seat)})
        pub.push(THIRD, seat, 0)


def no_kept(pub: PubPosition, seat: i64, drink: i64) -> str:
    """The rule that keeps a seat from drinking a take-away."""
    return "" if pub.keeps(seat, drink) else rulebook.TAKE_AWAY


def kinds_kept(pub: PubPosition, seat: i64) -> i64:
    """The different take-aways that a seat has, a bit each."""
    found: i64 = 0
    drink: i64
    for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
        if pub.keeps(seat, drink):
            found |= 1 << drink
    return found


def open_kept(pub: PubPosition, seat: i64, drink: i64) -> None:
    """A kept take-away is drunk."""
    pub.keep(seat, drink, -1)
    pub.push(DRINK, seat, drink)


# Drinking


def drink_it(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The rule `tp-drink-order`: the alcohol rises, then the drink works, then it is put away."""
    kind = DRINK_KIND[drink]
    if pub.heard is not None:
        rule = rulebook.DRINK_ORDER
        if kind != TAKE_AWAY:
            rule = rulebook.SHOT if kind == SHOT else rulebook.INDIGESTIBLE
        pub.tell("event-tp-drinks", rule, {"seat": Seat(seat), "drink": drink_name(drink)})
    if drink == ASSENZIO:
        # It outlasts the blackout that it brings.
        black_out(pub, seat, drink)
        pub.lasting[seat] = drink
        return
    alcohol = alcohol_of(drink, pub.lasting[seat])
    if pub.lasting[seat] == LATTE:
        lose_lasting(pub, seat, rulebook.DRINK_RULES[LATTE])
    if not get_drunk(pub, seat, alcohol, drink):
        # The rule `tp-blackout-effect`: whoever blacks out over a drink gets nothing more from it.
        if pub.heard is not None:
            pub.tell("event-tp-no-effect", rulebook.BLACKOUT_EFFECT, {"drink": drink_name(drink)})
        put_away(pub, drink)
    elif kind == INDIGESTIBLE:
        lose_lasting(pub, seat, rulebook.INDIGESTIBLE)
        pub.lasting[seat] = drink
    else:
        pub.push(PUT_AWAY, seat, drink)
        work(pub, seat, drink)


def alcohol_of(drink: i64, lasting: i64) -> i64:
    """What a drink adds for somebody who has this indigestible drink, or none."""
    alcohol = ALCOHOL[drink]
    if lasting == LATTE:
        return 0
    if lasting == MULE and alcohol:
        return alcohol - 1
    return alcohol


def work(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The effect of a shot or a take-away. The Fröccs Spritz only matters in a blackout."""
    if drink == ACQUA:
        sober_up(pub, seat, ACQUA_RELIEF)
        if pub.heard is not None:
            pub.tell("event-tp-sobers", rulebook.DRINK_RULES[ACQUA], {"seat": Seat(seat), "alcohol": pub.alcohol[seat]})
    elif drink in (JIN_LEMON, SEX_ON_THE_BEACH):
        pub.push(TRADE, seat, drink)
    elif drink == MOJITO:
        pub.push(CHOOSE_FOR_MOJITO, seat, 0)
    elif drink == BLOODY_MARY:
        go_to_bathroom(pub, seat)
    elif drink == BIRRA:
        walk_by_drink(pub, seat, BIRRA_STEPS)
    elif drink == VODKABULL:
        walk_by_drink(pub, seat, VODKABULL_STEPS)
    elif drink == JAGER:
        leap_by_drink(pub, seat)
    elif drink == NEGROENI:
        draw_several(pub, seat)


def put_away(pub: PubPosition, drink: i64) -> None:
    pub.discards[drink] += 1
