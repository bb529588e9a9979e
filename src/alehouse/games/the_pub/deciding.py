"""Decisions in the middle of an effect: what may be chosen, and what comes of it."""

from __future__ import annotations

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
_IS_DECISION = [step in _DECISIONS for step in range(BRAWL + 1)]


def is_decision(step: int) -> bool:
    """Whether this step waits for the seat that is its first number."""
    return _IS_DECISION[step]


def candidates(pub: PubPosition) -> list[Action]:
    """Everything that the seat to move may choose, in the order of the table."""
    step = pub.stack[-1][0]
    if step == LAY:
        return [actions.PLACE[space][number] for space, number in tiles.placings(pub)]
    return [action for action in _CANDIDATES[step] if not no_decision(pub, action)]


_CANDIDATES: dict[int, list[Action]] = {
    CHOOSE_TILE: actions.CHOOSE_TILE,
    WALK: [*actions.MOVES, actions.STOP],
    WALK_ON: [*actions.MOVES, actions.STOP],
    LEAP: [*actions.MOVES, actions.STOP],
    THIRD: actions.DRINK_UP,
    TRADE: actions.CHOOSE_PLAYER,
    MOJITO: [*actions.LOOK, *actions.SWAP_EXITS],
    NEAREST_BATHROOM: actions.GO_TO,
    COME_TO: [actions.STAY, actions.BACK],
    DRINK_UP: actions.DRINK_UP,
    MATE: actions.CHOOSE_PLAYER,
    PICK: actions.PICK,
    BRAWL: actions.MOVES,
}


def no_decision(pub: PubPosition, action: Action) -> str:
    """The rule that keeps the seat to move from a choice."""
    step, seat, b = pub.stack[-1]
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


def settles_itself(pub: PubPosition, step: int, seat: int, b: int) -> bool:
    """Do what has to be done, if there is nothing to choose. False, with nothing done, if there is."""
    if step == WALK:
        if moving.can_step(pub, seat):
            return False
        pub.stack.pop()
    elif step == LEAP:
        if moving.can_leap(pub, seat):
            return False
        pub.stack.pop()
    elif step == CHOOSE_TILE:
        if pub.drawn[0] != pub.drawn[-1]:
            return False
        pub.stack.pop()
        tiles.choose_tile(pub, seat, pub.drawn[0])
    elif step == THIRD:
        kept = drinks.kinds_kept(pub, seat)
        if len(kept) > 1:
            return False
        pub.stack.pop()
        drinks.open_kept(pub, seat, kept[0])
    elif step == DRINK_UP:
        left = events.still_to_drink(pub, seat, b)
        if left and min(left) != max(left):
            return False
        pub.stack.pop()
        if left:
            events.drink_up(pub, seat, b, left[0])
    elif step == PICK:
        there = [drink for drink, count in enumerate(pub.tables[-1]) if count]
        if len(there) > 1:
            return False
        pub.stack.pop()
        if there:
            events.pick(pub, seat, there[0])
    elif step == BRAWL:
        ways = events.brawl_ways(pub, seat, b)
        if len(ways) > 1:
            return False
        pub.stack.pop()
        if ways:
            events.join_brawl(pub, seat, ways[0])
    else:
        return False
    return True


def decide(pub: PubPosition, step: int, seat: int, b: int, action: Action) -> None:
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
        pub.stack.append((LOOK, seat, pub.exit_at[action.place]))
    elif isinstance(action, SwapExits):
        exits.swap_exits(pub, seat, action.one, action.other)
    elif isinstance(action, ComeTo):
        if action.here:
            bathrooms.come_to_here(pub, seat)
        else:
            bathrooms.go_home(pub, seat, b)
