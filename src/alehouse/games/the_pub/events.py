"""The five events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.the_pub import actions, rulebook
from alehouse.games.the_pub.bathrooms import sober_up
from alehouse.games.the_pub.bits import has, only
from alehouse.games.the_pub.components import (
    BRAWL,
    BRAWL_RELIEF,
    DRINK_UP,
    DRINKING_MATE,
    DRINKS,
    EVENTS,
    FIRE_ALARM,
    FIRST_TAKE_AWAY,
    ROUND_FOR_ALL,
    TAKE_AWAYS,
)
from alehouse.games.the_pub.drinks import open_kept, receive
from alehouse.games.the_pub.grid import NEIGHBOUR
from alehouse.games.the_pub.moving import step
from alehouse.games.the_pub.position import BRAWL as BRAWL_STEP
from alehouse.games.the_pub.position import (
    CLEAR_TABLE,
    FILL_TABLE,
    MATE,
    MATE_SHAKE,
    PICK,
    PubPosition,
    at_space,
    drink_name,
    holds_any,
)
from alehouse.games.the_pub.position import DRINK_UP as DRINK_UP_STEP


def event_name(event: i64) -> Message:
    return Message("tp-event-name", {"event": EVENTS[event]})


def fill_bag(pub: PubPosition) -> None:
    """An empty bag is filled with the events that have happened."""
    if not holds_any(pub.bag):
        pub.bag, pub.past = pub.past, pub.bag
        if pub.heard is not None:
            pub.tell("event-tp-bag-filled", rulebook.RUN_DRY, {})


def happen(pub: PubPosition, seat: i64, event: i64) -> None:
    """An event, drawn by a seat."""
    pub.bag[event] -= 1
    pub.past[event] += 1
    if pub.heard is not None:
        pub.tell("event-tp-event", rulebook.EVENT_TILE, {"seat": Seat(seat), "event": event_name(event)})
    if event == FIRE_ALARM:
        fire_alarm(pub, seat)
    elif event == DRINK_UP:
        everybody_drinks_up(pub, seat)
    elif event == DRINKING_MATE:
        pub.push(MATE, seat, 0)
    elif event == ROUND_FOR_ALL:
        pub.lay_table()
        pub.push(CLEAR_TABLE, 0, 0)
        in_turn(pub, seat, PICK, seat, 0)
        pub.push(FILL_TABLE, seat, pub.seats)
    elif event == BRAWL:
        sober_up(pub, seat, BRAWL_RELIEF)
        if pub.heard is not None:
            pub.tell("event-tp-sobers", rulebook.EVENT_RULES[BRAWL], {"seat": Seat(seat), "alcohol": pub.alcohol[seat]})
        in_turn(pub, seat, BRAWL_STEP, seat, 1)


def in_turn(pub: PubPosition, seat: i64, step_: i64, about: i64, after: i64) -> None:
    """Everybody takes this step, clockwise from a seat, or from the one so many places after it."""
    turn: i64
    for turn in range(pub.seats - 1, after - 1, -1):
        pub.push(step_, (seat + turn) % pub.seats, about)


def fire_alarm(pub: PubPosition, seat: i64) -> None:
    """Everybody gathers where it rings. The rule `tp-move-event`: no tile counts."""
    other: i64
    for other in range(pub.seats):
        pub.stand(other, pub.where[seat])
    if pub.heard is not None:
        pub.tell("event-tp-gather", rulebook.EVENT_RULES[FIRE_ALARM], {"space": at_space(pub.where[seat])})


# Drink up

_A_DIGIT: Final = 4
"""What a seat had when the event began is one number: each drink a digit of so many bits."""


def everybody_drinks_up(pub: PubPosition, seat: i64) -> None:
    nobody = True
    turn: i64
    for turn in range(pub.seats - 1, -1, -1):
        other = (seat + turn) % pub.seats
        had: i64 = 0
        drink: i64
        for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
            count = pub.keeps(other, drink)
            while count:
                count -= 1
                had = had << _A_DIGIT | drink
        if had:
            nobody = False
            pub.push(DRINK_UP_STEP, other, had)
    if nobody and pub.heard is not None:
        pub.tell("event-tp-nobody-drinks", rulebook.EVENT_RULES[DRINK_UP], {})


def how_often(drinks: i64, drink: i64) -> i64:
    """How many of these digits are this drink."""
    count: i64 = 0
    while drinks:
        count += drinks & 15 == drink
        drinks >>= _A_DIGIT
    return count


def still_to_drink(pub: PubPosition, seat: i64, had: i64) -> i64:
    """The take-aways that a seat had when the event began and still has."""
    left: i64 = 0
    digit: i64 = 0
    while had:
        drink = had & 15
        if pub.keeps(seat, drink) > how_often(left, drink):
            left |= drink << digit
            digit += _A_DIGIT
        had >>= _A_DIGIT
    return left


def kinds_to_drink(pub: PubPosition, seat: i64, had: i64) -> i64:
    """The different ones among them, a bit each."""
    found: i64 = 0
    left = still_to_drink(pub, seat, had)
    while left:
        found |= 1 << (left & 15)
        left >>= _A_DIGIT
    return found


def drink_up(pub: PubPosition, seat: i64, had: i64, drink: i64) -> None:
    """One of them is drunk, the other ones follow."""
    left = still_to_drink(pub, seat, had)
    digit: i64 = 0
    while (left >> digit) & 15 != drink:
        digit += _A_DIGIT
    before = left & ((1 << digit) - 1)
    rest = left >> (digit + _A_DIGIT) << digit | before
    if rest:
        pub.push(DRINK_UP_STEP, seat, rest)
    open_kept(pub, seat, drink)


def no_drink_up(pub: PubPosition, seat: i64, had: i64, drink: i64) -> str:
    return "" if how_often(still_to_drink(pub, seat, had), drink) else rulebook.EVENT_RULES[DRINK_UP]


# Drinking mate


def choose_mate(pub: PubPosition, seat: i64, mate: i64) -> None:
    if pub.heard is not None:
        pub.tell("event-tp-mate", rulebook.EVENT_RULES[DRINKING_MATE], {"seat": Seat(seat), "other": Seat(mate)})
    pub.push(MATE_SHAKE, seat, mate)


# A round for all


def fill_table(pub: PubPosition, seat: i64, left: i64, drink: i64) -> None:
    pub.tables[drink - len(DRINKS)] += 1
    if left > 1:
        pub.push(FILL_TABLE, seat, left - 1)


def to_pick(pub: PubPosition) -> i64:
    """The drinks on the table, a bit for each sort."""
    found: i64 = 0
    drink: i64
    for drink in range(len(DRINKS)):
        if not no_pick(pub, drink):
            found |= 1 << drink
    return found


def add_picks(pub: PubPosition, found: list[Action]) -> None:
    """Every drink that can be picked."""
    drink: i64
    for drink in range(len(DRINKS)):
        if not no_pick(pub, drink):
            found.append(actions.PICK[drink])


def no_pick(pub: PubPosition, drink: i64) -> str:
    return "" if pub.tables[drink - len(DRINKS)] else rulebook.EVENT_RULES[ROUND_FOR_ALL]


def pick(pub: PubPosition, seat: i64, drink: i64) -> None:
    pub.tables[drink - len(DRINKS)] -= 1
    if pub.heard is not None:
        args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
        pub.tell("event-tp-picked", rulebook.EVENT_RULES[ROUND_FOR_ALL], args)
    receive(pub, seat, drink)


# Brawl


def brawl_ways(pub: PubPosition, seat: i64, brawler: i64) -> i64:
    """The directions of a shortest way to the brawler, a bit each; none if there is no way, or none is needed."""
    here = pub.where[seat]
    floor = pub.floor
    reached: i64 = only(pub.where[brawler])
    if here == pub.where[brawler] or not floor.region[here] & reached:
        return 0
    further = floor.around(reached)
    while not has(further, here):
        reached = further
        further = floor.around(reached)
    found: i64 = 0
    side: i64
    for side in range(4):
        if has(floor.joined[here], side) and has(reached, NEIGHBOUR[here * 8 + side]):
            found |= 1 << side
    return found


def no_brawl_step(pub: PubPosition, seat: i64, brawler: i64, direction: i64) -> str:
    return "" if brawl_ways(pub, seat, brawler) & (1 << direction) else rulebook.EVENT_RULES[BRAWL]


def join_brawl(pub: PubPosition, seat: i64, direction: i64) -> None:
    step(pub, seat, direction, rulebook.MOVE_EVENT)
