"""The five events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine import counts
from alehouse.engine.actions import Action
from alehouse.engine.bits import has, only
from alehouse.games.the_pub import actions, rulebook, steps, telling
from alehouse.games.the_pub.components.grid import NEIGHBOUR
from alehouse.games.the_pub.components.pieces import (
    BRAWL,
    DRINK_UP,
    DRINKING_MATE,
    DRINKS,
    EVENTS,
    FIRE_ALARM,
    FIRST_TAKE_AWAY,
    IN_BAG,
    PAST,
    ROUND_FOR_ALL,
    STOCK,
    TAKE_AWAYS,
)
from alehouse.games.the_pub.rules.blackout import sober_up
from alehouse.games.the_pub.rules.drinks import open_kept, receive
from alehouse.games.the_pub.rules.moving import step

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def bag_runs_dry(pub: PubPosition) -> bool:
    return not pub.has_any(IN_BAG, PAST) and pub.has_any(PAST, STOCK)


def fill_bag(pub: PubPosition) -> None:
    """An empty bag is filled with the events that have happened."""
    pub.move_all(PAST, IN_BAG, len(EVENTS))
    telling.filled_bag(pub)


def happen(pub: PubPosition, seat: i64, event: i64) -> None:
    """An event, drawn by a seat."""
    pub.stock[IN_BAG + event] -= 1
    pub.stock[PAST + event] += 1
    telling.event_happens(pub, seat, event)
    if event == FIRE_ALARM:
        fire_alarm(pub, seat)
    elif event == DRINK_UP:
        everybody_drinks_up(pub, seat)
    elif event == DRINKING_MATE:
        pub.push(steps.MATE, seat, 0)
    elif event == ROUND_FOR_ALL:
        pub.lay_table()
        pub.push(steps.CLEAR_TABLE, 0, 0)
        in_turn(pub, seat, steps.PICK, 0, 0)
        pub.push(steps.FILL_TABLE, seat, pub.seats)
    elif event == BRAWL:
        sober_up(pub, seat, pub.values.brawl_relief)
        telling.sobered_up(pub, seat, rulebook.EVENT_RULES[BRAWL])
        in_turn(pub, seat, steps.BRAWL, seat, 1)


def in_turn(pub: PubPosition, seat: i64, due: i64, about: i64, after: i64) -> None:
    """Everybody takes this step, clockwise from a seat, or from the one so many places after it."""
    turn: i64
    for turn in range(pub.seats - 1, after - 1, -1):
        pub.push(due, (seat + turn) % pub.seats, about)


def fire_alarm(pub: PubPosition, seat: i64) -> None:
    """Everybody gathers where it rings. The rule `tp-move-event`: no tile counts."""
    other: i64
    for other in range(pub.seats):
        pub.stand(other, pub.where[seat])
    telling.gathered(pub, pub.where[seat])


# Drink up


def everybody_drinks_up(pub: PubPosition, seat: i64) -> None:
    """Everybody drinks what they have now, not what they get meanwhile."""
    nobody = True
    turn: i64
    for turn in range(pub.seats - 1, -1, -1):
        other = (seat + turn) % pub.seats
        if pub.kept[other]:
            nobody = False
            pub.push(steps.DRINK_UP, other, pub.kept[other])
    if nobody:
        telling.nobody_drinks(pub)


def still_to_drink(pub: PubPosition, seat: i64, had: i64) -> i64:
    """The take-aways that a seat had when the event began and still has, counted."""
    left: i64 = 0
    kind: i64
    for kind in range(TAKE_AWAYS):
        has_now = counts.count(pub.kept[seat], kind)
        had_then = counts.count(had, kind)
        if has_now > had_then:
            has_now = had_then
        left += has_now * counts.one(kind)
    return left


def kinds_to_drink(pub: PubPosition, seat: i64, had: i64) -> i64:
    """The different ones among them, a bit each."""
    found: i64 = 0
    left = still_to_drink(pub, seat, had)
    kind: i64
    for kind in range(TAKE_AWAYS):
        if counts.count(left, kind):
            found |= only(FIRST_TAKE_AWAY + kind)
    return found


def drink_up(pub: PubPosition, seat: i64, had: i64, drink: i64) -> None:
    """One of them is drunk, the other ones follow."""
    rest = still_to_drink(pub, seat, had) - counts.one(drink - FIRST_TAKE_AWAY)
    if rest:
        pub.push(steps.DRINK_UP, seat, rest)
    open_kept(pub, seat, drink)


def no_drink_up(pub: PubPosition, seat: i64, had: i64, drink: i64) -> str:
    return "" if has(kinds_to_drink(pub, seat, had), drink) else rulebook.EVENT_RULES[DRINK_UP]


# Drinking mate


def choose_mate(pub: PubPosition, seat: i64, mate: i64) -> None:
    telling.chose_mate(pub, seat, mate)
    pub.push(steps.MATE_SHAKE, seat, mate)


# A round for all


def fill_table(pub: PubPosition, seat: i64, left: i64, drink: i64) -> None:
    pub.tables[drink - len(DRINKS)] += 1
    if left > 1:
        pub.push(steps.FILL_TABLE, seat, left - 1)


def to_pick(pub: PubPosition) -> i64:
    """The drinks on the table, a bit for each sort."""
    found: i64 = 0
    drink: i64
    for drink in range(len(DRINKS)):
        if not no_pick(pub, drink):
            found |= only(drink)
    return found


def picks(pub: PubPosition) -> list[Action]:
    """Every drink that can be picked, in the order of the table."""
    found: list[Action] = []
    drink: i64
    for drink in range(len(DRINKS)):
        if not no_pick(pub, drink):
            found.append(actions.PICK[drink])
    return found


def no_pick(pub: PubPosition, drink: i64) -> str:
    return "" if pub.tables[drink - len(DRINKS)] else rulebook.EVENT_RULES[ROUND_FOR_ALL]


def pick(pub: PubPosition, seat: i64, drink: i64) -> None:
    pub.tables[drink - len(DRINKS)] -= 1
    telling.picked(pub, seat, drink)
    receive(pub, seat, drink)


# Brawl


def brawl_ways(pub: PubPosition, seat: i64, brawler: i64) -> i64:
    """The directions of a shortest way to the brawler, a bit each; none if there is no way, or none is needed."""
    here = pub.where[seat]
    laid = pub.laid
    reached: i64 = only(pub.where[brawler])
    if here == pub.where[brawler] or not laid.region[here] & reached:
        return 0
    further = laid.around(reached)
    while not has(further, here):
        reached = further
        further = laid.around(reached)
    found: i64 = 0
    side: i64
    for side in range(4):
        if has(laid.joined[here], side) and has(reached, NEIGHBOUR[here * 8 + side]):
            found |= only(side)
    return found


def no_brawl_step(pub: PubPosition, seat: i64, brawler: i64, direction: i64) -> str:
    return "" if has(brawl_ways(pub, seat, brawler), direction) else rulebook.EVENT_RULES[BRAWL]


def join_brawl(pub: PubPosition, seat: i64, direction: i64) -> None:
    step(pub, seat, direction, rulebook.MOVE_EVENT)
