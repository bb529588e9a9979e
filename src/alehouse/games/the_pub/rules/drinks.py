"""Drinks: drawn from the shaker, kept, and drunk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.bits import only
from alehouse.games.the_pub import rulebook, steps, telling
from alehouse.games.the_pub.components.box import Values
from alehouse.games.the_pub.components.pieces import (
    ASSENZIO,
    DISCARDED,
    DRINK_KIND,
    DRINKS,
    FIRST_TAKE_AWAY,
    IN_BAG,
    IN_SHAKER,
    INDIGESTIBLE,
    LATTE,
    MULE,
    TAKE_AWAY,
    TAKE_AWAYS,
)
from alehouse.games.the_pub.rules.blackout import black_out, get_drunk, lose_lasting
from alehouse.games.the_pub.rules.menu import work

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# Getting drinks


def shaker_runs_dry(pub: PubPosition) -> bool:
    """Whether the shaker is empty, and the discards are not."""
    return not pub.has_any(IN_SHAKER, DISCARDED) and pub.has_any(DISCARDED, IN_BAG)


def fill_shaker(pub: PubPosition) -> None:
    """An empty shaker is filled with the discards."""
    pub.move_all(DISCARDED, IN_SHAKER, len(DRINKS))
    telling.filled_shaker(pub)


def drew(pub: PubPosition, seat: i64, drink: i64) -> None:
    """A drink comes out of the shaker, for all to see."""
    pub.stock[IN_SHAKER + drink] -= 1
    telling.drew_drink(pub, seat, drink)


def drew_for_all(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The same, and it is put on the table."""
    pub.stock[IN_SHAKER + drink] -= 1
    telling.drew_for_table(pub, seat, drink)


def receive(pub: PubPosition, seat: i64, drink: i64) -> None:
    """Shots and indigestible drinks are drunk at once, take-aways kept, a few at most."""
    if DRINK_KIND[drink] != TAKE_AWAY:
        pub.push(steps.DRINK, seat, drink)
        return
    pub.keep(seat, drink)
    telling.kept(pub, seat, drink)
    if pub.how_many_kept(seat) > pub.values.most_kept:
        telling.third_take_away(pub, seat)
        pub.push(steps.THIRD, seat, 0)


def no_kept(pub: PubPosition, seat: i64, drink: i64) -> str:
    """The rule that keeps a seat from drinking a take-away."""
    return "" if pub.keeps(seat, drink) else rulebook.TAKE_AWAY


def kinds_kept(pub: PubPosition, seat: i64) -> i64:
    """The different take-aways that a seat has, a bit each."""
    found: i64 = 0
    drink: i64
    for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
        if pub.keeps(seat, drink):
            found |= only(drink)
    return found


def open_kept(pub: PubPosition, seat: i64, drink: i64) -> None:
    """A kept take-away is drunk."""
    pub.give_up(seat, drink)
    pub.push(steps.DRINK, seat, drink)


# Drinking


def drink_it(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The rule `tp-drink-order`: the alcohol rises, then the drink works, then it is put away."""
    kind = DRINK_KIND[drink]
    telling.drinks(pub, seat, drink, _RULES[kind])
    if drink == ASSENZIO:
        black_out(pub, seat, drink)
        return
    alcohol = alcohol_of(pub.values, drink, pub.lasting[seat])
    if pub.lasting[seat] == LATTE:
        lose_lasting(pub, seat, rulebook.DRINK_RULES[LATTE])
    if not get_drunk(pub, seat, alcohol, drink):
        # The rule `tp-blackout-effect`: whoever blacks out over a drink gets nothing more from it.
        telling.no_effect(pub, seat, drink)
        put_away(pub, drink)
    elif kind == INDIGESTIBLE:
        lose_lasting(pub, seat, rulebook.INDIGESTIBLE)
        pub.lasting[seat] = drink
    else:
        pub.push(steps.PUT_AWAY, seat, drink)
        work(pub, seat, drink)


_RULES: Final[tuple[str, ...]] = (rulebook.SHOT, rulebook.DRINK_ORDER, rulebook.INDIGESTIBLE)
"""By the kind of drink: the rule by which it is drunk."""


def alcohol_of(values: Values, drink: i64, lasting: i64) -> i64:
    """What a drink adds for somebody who has this indigestible drink, or none."""
    if lasting == LATTE:
        return 0
    alcohol = values.alcohol[drink]
    if lasting == MULE:
        alcohol -= values.mule_relief
        if alcohol < 0:
            return 0
    return alcohol


def put_away(pub: PubPosition, drink: i64) -> None:
    pub.stock[DISCARDED + drink] += 1
