"""Decisions in the middle of an effect: what may be chosen, and what comes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.rulebook import NOW
from alehouse.games.the_pub import actions, bathrooms, drinks, events, exits, moving, rulebook, tiles
from alehouse.games.the_pub.actions import (
    ChoosePlayer,
    ChooseTile,
    ComeTo,
    DrinkUp,
    GoTo,
    Look,
    Move,
    PickDrink,
    Place,
    Stop,
    SwapExits,
)
from alehouse.games.the_pub.bits import first_of, has, several
from alehouse.games.the_pub.components import BLOODY_MARY, DRINKING_MATE, NEGROENI
from alehouse.games.the_pub.position import (
    BRAWL,
    CHOOSE_TILE,
    COME_TO,
    DRINK_UP,
    LAY,
    LEAP,
    LOOK,
    MATE,
    MOJITO,
    NEAREST_BATHROOM,
    PICK,
    THIRD,
    TRADE,
    WALK,
    WALK_ON,
    PubPosition,
)

_DECISIONS = (
    CHOOSE_TILE,
    LAY,
    WALK,
    WALK_ON,
    LEAP,
    THIRD,
    TRADE,
    MOJITO,
    NEAREST_BATHROOM,
    COME_TO,
    DRINK_UP,
    MATE,
    PICK,
    BRAWL,
)
_IS_DECISION: Final[i64] = sum(1 << step for step in _DECISIONS)


def is_decision(step: i64) -> bool:
    """Whether this step waits for the seat that is its first number."""
    return has(_IS_DECISION, step)


def candidates(pub: PubPosition) -> list[Action]:
    """Everything that the seat to move may choose, in the order of the table."""
    step, seat, b = pub.due()
    if step == LAY:
        return tiles.placings(pub)
    found: list[Action] = []
    if step == PICK:
        events.add_picks(pub, found)
        return found
    if step in (WALK, WALK_ON, LEAP, BRAWL):
        moving.add_moves(found, directions(pub, step, seat, b))
        if step != BRAWL:
            found.append(actions.STOP)
        return found
    for action in _CANDIDATES[step]:
        if not no_decision(pub, action):
            found.append(action)
    return found


_NAMED: Final[dict[int, list[Action]]] = {
    CHOOSE_TILE: [*actions.CHOOSE_TILE],
    THIRD: [*actions.DRINK_UP],
    TRADE: [*actions.CHOOSE_PLAYER],
    MOJITO: [*actions.LOOK, *actions.SWAP_EXITS],
    NEAREST_BATHROOM: [*actions.GO_TO],
    COME_TO: [actions.STAY, actions.BACK],
    DRINK_UP: [*actions.DRINK_UP],
    MATE: [*actions.CHOOSE_PLAYER],
}
_CANDIDATES: Final = [_NAMED.get(step, []) for step in range(BRAWL + 1)]


def directions(pub: PubPosition, step: i64, seat: i64, b: i64) -> i64:
    """The directions in which the seat may move in this step, a bit each."""
    if step == LEAP:
        return moving.leaps(pub, seat)
    if step == BRAWL:
        return events.brawl_ways(pub, seat, b)
    return moving.ways_on(pub, seat)


def no_decision(pub: PubPosition, action: Action) -> str:
    """The rule that keeps the seat to move from a choice."""
    step, seat, b = pub.due()
    if isinstance(action, Move):
        if step in (WALK, WALK_ON):
            return moving.no_step(pub, seat, action.direction)
        if step == LEAP:
            return moving.no_leap(pub, seat, action.direction)
        if step == BRAWL:
            return events.no_brawl_step(pub, seat, b, action.direction)
    elif isinstance(action, Stop):
        if step in (WALK, WALK_ON, LEAP):
            return ""
    elif isinstance(action, Place):
        if step == LAY:
            return tiles.no_place(pub, action.space, action.ways)
    elif isinstance(action, ChooseTile):
        if step == CHOOSE_TILE:
            return "" if action.tile in pub.drawn else rulebook.DRINK_RULES[NEGROENI]
    elif isinstance(action, DrinkUp):
        if step == THIRD:
            return "" if pub.keeps(seat, action.drink) else rulebook.THIRD
        if step == DRINK_UP:
            return events.no_drink_up(pub, seat, b, action.drink)
    elif isinstance(action, PickDrink):
        if step == PICK:
            return events.no_pick(pub, action.drink)
    elif isinstance(action, ChoosePlayer):
        another = action.seat < pub.seats and action.seat != seat
        if step == TRADE:
            return "" if another else rulebook.DRINK_RULES[b]
        if step == MATE:
            return "" if another else rulebook.EVENT_RULES[DRINKING_MATE]
    elif isinstance(action, GoTo):
        if step == NEAREST_BATHROOM:
            return moving.no_bathroom_there(pub, seat, action.space)
    elif isinstance(action, Look):
        if step == MOJITO:
            return exits.no_look(pub, action.place)
    elif isinstance(action, (SwapExits, ComeTo)) and step == (MOJITO if isinstance(action, SwapExits) else COME_TO):
        return ""
    return NOW


def settles_itself(pub: PubPosition, step: i64, seat: i64, b: i64) -> bool:
    """Do what has to be done, if there is nothing to choose. False, with nothing done, if there is."""
    if step == WALK:
        if moving.ways_on(pub, seat):
            return False
        pub.pull()
    elif step == LEAP:
        if moving.leaps(pub, seat):
            return False
        pub.pull()
    elif step == CHOOSE_TILE:
        if pub.drawn[0] != pub.drawn[-1]:
            return False
        pub.pull()
        tiles.choose_tile(pub, seat, pub.drawn[0])
    elif step == THIRD:
        kept = drinks.kinds_kept(pub, seat)
        if several(kept):
            return False
        pub.pull()
        drinks.open_kept(pub, seat, first_of(kept))
    elif step == DRINK_UP:
        left = events.kinds_to_drink(pub, seat, b)
        if several(left):
            return False
        pub.pull()
        if left:
            events.drink_up(pub, seat, b, first_of(left))
    elif step == PICK:
        there = events.to_pick(pub)
        if several(there):
            return False
        pub.pull()
        if there:
            events.pick(pub, seat, first_of(there))
    elif step == BRAWL:
        ways = events.brawl_ways(pub, seat, b)
        if several(ways):
            return False
        pub.pull()
        if ways:
            events.join_brawl(pub, seat, first_of(ways))
    else:
        return False
    return True


def decide(pub: PubPosition, step: i64, seat: i64, b: i64, action: Action) -> None:
    """Do what was chosen; the step has been taken off the stack."""
    if isinstance(action, Move):
        if step == LEAP:
            moving.leap(pub, seat, action.direction)
        elif step == BRAWL:
            events.join_brawl(pub, seat, action.direction)
        else:
            moving.walk(pub, seat, b, action.direction)
    elif isinstance(action, Stop):
        moving.stop(pub, step, seat)
    elif isinstance(action, Place):
        tiles.lay(pub, seat, action.space, action.ways)
    elif isinstance(action, ChooseTile):
        tiles.choose_tile(pub, seat, action.tile)
    elif isinstance(action, DrinkUp):
        if step == THIRD:
            drinks.open_kept(pub, seat, action.drink)
        else:
            events.drink_up(pub, seat, b, action.drink)
    elif isinstance(action, PickDrink):
        events.pick(pub, seat, action.drink)
    elif isinstance(action, ChoosePlayer):
        if step == TRADE:
            exits.trade(pub, seat, action.seat, b)
        else:
            events.choose_mate(pub, seat, action.seat)
    elif isinstance(action, GoTo):
        moving.go(pub, seat, action.space, rulebook.DRINK_RULES[BLOODY_MARY])
    elif isinstance(action, Look):
        pub.push(LOOK, seat, pub.exit_at[action.place])
    elif isinstance(action, SwapExits):
        exits.swap_exits(pub, seat, action.one, action.other)
    elif isinstance(action, ComeTo):
        if action.here:
            bathrooms.come_to_here(pub, seat)
        else:
            bathrooms.go_home(pub, seat, b)
