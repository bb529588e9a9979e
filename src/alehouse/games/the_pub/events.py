"""The five events."""

from __future__ import annotations

from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.bathrooms import sober_up
from alehouse.games.the_pub.components import (
    BRAWL,
    BRAWL_RELIEF,
    DRINK_UP,
    DRINKING_MATE,
    DRINKS,
    EVENTS,
    FIRE_ALARM,
    FIRST_TAKE_AWAY,
    NONE,
    ROUND_FOR_ALL,
    TAKE_AWAYS,
)
from alehouse.games.the_pub.drinks import open_kept, receive
from alehouse.games.the_pub.grid import next_space, steps_from
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
)
from alehouse.games.the_pub.position import DRINK_UP as DRINK_UP_STEP


def event_name(event: int) -> Message:
    return Message("tp-event-name", {"event": EVENTS[event]})


def fill_bag(pub: PubPosition) -> None:
    """An empty bag is filled with the events that have happened."""
    if not any(pub.bag):
        pub.bag, pub.past = pub.past, pub.bag
        pub.tell("event-tp-bag-filled", rulebook.RUN_DRY, {})


def happen(pub: PubPosition, seat: int, event: int) -> None:
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
        pub.stack.append((MATE, seat, 0))
    elif event == ROUND_FOR_ALL:
        pub.tables.append([0] * len(DRINKS))
        pub.stack.append((CLEAR_TABLE, 0, 0))
        in_turn(pub, seat, PICK, seat, 0)
        pub.stack.append((FILL_TABLE, seat, pub.seats))
    elif event == BRAWL:
        sober_up(pub, seat, BRAWL_RELIEF)
        pub.tell("event-tp-sobers", rulebook.EVENT_RULES[BRAWL], {"seat": Seat(seat), "alcohol": pub.alcohol[seat]})
        in_turn(pub, seat, BRAWL_STEP, seat, 1)


def in_turn(pub: PubPosition, seat: int, step_: int, about: int, after: int) -> None:
    """Everybody takes this step, clockwise from a seat, or from the one so many places after it."""
    for turn in range(pub.seats - 1, after - 1, -1):
        pub.stack.append((step_, (seat + turn) % pub.seats, about))


def fire_alarm(pub: PubPosition, seat: int) -> None:
    """Everybody gathers where it rings. The rule `tp-move-event`: no tile counts."""
    for other in range(pub.seats):
        pub.where[other] = pub.where[seat]
    pub.tell("event-tp-gather", rulebook.EVENT_RULES[FIRE_ALARM], {"space": at_space(pub.where[seat])})


# Drink up


def everybody_drinks_up(pub: PubPosition, seat: int) -> None:
    if not any(pub.kept):
        pub.tell("event-tp-nobody-drinks", rulebook.EVENT_RULES[DRINK_UP], {})
    for turn in range(pub.seats - 1, -1, -1):
        other = (seat + turn) % pub.seats
        has = 0
        for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
            for _ in range(pub.keeps(other, drink)):
                has = has * len(DRINKS) + drink
        if has:
            pub.stack.append((DRINK_UP_STEP, other, has))


def still_to_drink(pub: PubPosition, seat: int, had: int) -> list[int]:
    """The take-aways that a seat had when the event began and still has: drinks with the last one in front."""
    left: list[int] = []
    while had:
        drink = had % len(DRINKS)
        if pub.keeps(seat, drink) > left.count(drink):
            left.append(drink)
        had //= len(DRINKS)
    return left


def drink_up(pub: PubPosition, seat: int, had: int, drink: int) -> None:
    """One of them is drunk, the other ones follow."""
    left = still_to_drink(pub, seat, had)
    left.remove(drink)
    rest = 0
    for each in reversed(left):
        rest = rest * len(DRINKS) + each
    if rest:
        pub.stack.append((DRINK_UP_STEP, seat, rest))
    open_kept(pub, seat, drink)


def no_drink_up(pub: PubPosition, seat: int, had: int, drink: int) -> str:
    return "" if drink in still_to_drink(pub, seat, had) else rulebook.EVENT_RULES[DRINK_UP]


# Drinking mate


def choose_mate(pub: PubPosition, seat: int, mate: int) -> None:
    pub.tell("event-tp-mate", rulebook.EVENT_RULES[DRINKING_MATE], {"seat": Seat(seat), "other": Seat(mate)})
    pub.stack.append((MATE_SHAKE, seat, mate))


# A round for all


def fill_table(pub: PubPosition, seat: int, left: int, drink: int) -> None:
    pub.tables[-1][drink] += 1
    if left > 1:
        pub.stack.append((FILL_TABLE, seat, left - 1))


def no_pick(pub: PubPosition, drink: int) -> str:
    return "" if pub.tables[-1][drink] else rulebook.EVENT_RULES[ROUND_FOR_ALL]


def pick(pub: PubPosition, seat: int, drink: int) -> None:
    pub.tables[-1][drink] -= 1
    if pub.heard is not None:
        args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
        pub.tell("event-tp-picked", rulebook.EVENT_RULES[ROUND_FOR_ALL], args)
    receive(pub, seat, drink)


# Brawl


def brawl_ways(pub: PubPosition, seat: int, brawler: int) -> list[int]:
    """The directions of a shortest way to the brawler; none if there is no way, or none is needed."""
    steps = steps_from(pub.ways, pub.where[brawler])
    here = pub.where[seat]
    if steps[here] <= 0:
        return []
    found = []
    for side in range(4):
        target = next_space(pub.ways, here, side)
        if target != NONE and steps[target] == steps[here] - 1:
            found.append(side)
    return found


def no_brawl_step(pub: PubPosition, seat: int, brawler: int, direction: int) -> str:
    return "" if direction in brawl_ways(pub, seat, brawler) else rulebook.EVENT_RULES[BRAWL]


def join_brawl(pub: PubPosition, seat: int, direction: int) -> None:
    step(pub, seat, direction, rulebook.MOVE_EVENT)
