"""Decisions: what the seat to move may choose, what forbids the rest, and what comes of it, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.rulebook import NOW
from alehouse.games.the_pub import actions, rulebook, steps
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
from alehouse.games.the_pub.components.pieces import BLACK_RUSSAN, DRINKING_MATE, NEGROENI
from alehouse.games.the_pub.rules import blackout, drinks, events, menu, moving, tiles, turn

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def choices(pub: PubPosition, step: i64, seat: i64, b: i64) -> list[Action]:
    """Everything that the seat to move may choose, in the order of the table."""
    if step == steps.ACT:
        return turn.turn_actions(pub)
    if step == steps.LAY:
        return tiles.placings(pub)
    if step == steps.PICK:
        return events.picks(pub)
    found: list[Action] = []
    if step in (steps.WALK, steps.WALK_ON, steps.FURTHER, steps.LEAP, steps.BRAWL):
        moving.add_moves(found, directions(pub, step, seat, b))
        if step not in (steps.FURTHER, steps.BRAWL):
            found.append(actions.STOP)
        return found
    for action in _CANDIDATES[step]:
        if not no_choice(pub, step, seat, b, action):
            found.append(action)
    return found


_NAMED: Final[dict[int, list[Action]]] = {
    steps.CHOOSE_TILE: [*actions.CHOOSE_TILE],
    steps.THIRD: [*actions.DRINK_UP],
    steps.TRADE: [*actions.CHOOSE_PLAYER],
    steps.MOJITO: [*actions.LOOK, *actions.SWAP_EXITS],
    steps.NEAREST_BATHROOM: [*actions.GO_TO],
    steps.COME_TO: [actions.STAY, actions.BACK],
    steps.DRINK_UP: [*actions.DRINK_UP],
    steps.MATE: [*actions.CHOOSE_PLAYER],
}
_CANDIDATES: Final = [_NAMED.get(step, []) for step in range(steps.BRAWL + 1)]


def directions(pub: PubPosition, step: i64, seat: i64, b: i64) -> i64:
    """The directions in which the seat may move in this step, a bit each."""
    if step == steps.LEAP:
        return moving.leaps(pub, seat)
    if step == steps.BRAWL:
        return events.brawl_ways(pub, seat, b)
    return moving.ways_on(pub, seat)


def no_choice(pub: PubPosition, step: i64, seat: i64, b: i64, action: Action) -> str:
    """The rule that keeps the seat to move from a choice."""
    if step == steps.ACT:
        return turn.no_action(pub, action)
    if isinstance(action, Move):
        if step in (steps.WALK, steps.WALK_ON, steps.FURTHER):
            return moving.no_step(pub, seat, action.direction)
        if step == steps.LEAP:
            return moving.no_leap(pub, seat, action.direction)
        if step == steps.BRAWL:
            return events.no_brawl_step(pub, seat, b, action.direction)
    elif isinstance(action, Stop):
        if step in (steps.WALK, steps.WALK_ON, steps.LEAP):
            return ""
        if step == steps.FURTHER:
            return rulebook.DRINK_RULES[BLACK_RUSSAN]
    elif isinstance(action, Place):
        if step == steps.LAY:
            return tiles.no_place(pub, action.space, action.ways)
    elif isinstance(action, ChooseTile):
        if step == steps.CHOOSE_TILE:
            return "" if action.tile in pub.drawn else rulebook.DRINK_RULES[NEGROENI]
    elif isinstance(action, DrinkUp):
        if step == steps.THIRD:
            return "" if pub.keeps(seat, action.drink) else rulebook.THIRD
        if step == steps.DRINK_UP:
            return events.no_drink_up(pub, seat, b, action.drink)
    elif isinstance(action, PickDrink):
        if step == steps.PICK:
            return events.no_pick(pub, action.drink)
    elif isinstance(action, ChoosePlayer):
        another = action.seat < pub.seats and action.seat != seat
        if step == steps.TRADE:
            return "" if another else rulebook.DRINK_RULES[b]
        if step == steps.MATE:
            return "" if another else rulebook.EVENT_RULES[DRINKING_MATE]
    elif isinstance(action, GoTo):
        if step == steps.NEAREST_BATHROOM:
            return menu.no_bathroom_there(pub, seat, action.space)
    elif isinstance(action, Look):
        if step == steps.MOJITO:
            return menu.no_look(pub, action.space)
    elif isinstance(action, SwapExits):
        if step == steps.MOJITO:
            return menu.no_swap(pub, action.one, action.other)
    elif isinstance(action, ComeTo) and step == steps.COME_TO:
        return ""
    return NOW


def decide(pub: PubPosition, step: i64, seat: i64, b: i64, action: Action) -> None:
    """Do what was chosen; the step has been taken off the stack."""
    if step == steps.ACT:
        turn.act(pub, action)
    elif isinstance(action, Move):
        if step == steps.LEAP:
            moving.leap(pub, seat, action.direction)
        elif step == steps.BRAWL:
            events.join_brawl(pub, seat, action.direction)
        elif step == steps.FURTHER:
            moving.go_further(pub, seat, b, action.direction)
        elif step == steps.WALK:
            moving.walk(pub, seat, b, action.direction)
        else:
            moving.walk_on(pub, seat, b, action.direction)
    elif isinstance(action, Stop):
        moving.stop(pub, step, seat)
    elif isinstance(action, Place):
        tiles.lay(pub, seat, action.space, action.ways)
    elif isinstance(action, ChooseTile):
        tiles.choose_tile(pub, seat, action.tile)
    elif isinstance(action, DrinkUp):
        if step == steps.THIRD:
            drinks.open_kept(pub, seat, action.drink)
        else:
            events.drink_up(pub, seat, b, action.drink)
    elif isinstance(action, PickDrink):
        events.pick(pub, seat, action.drink)
    elif isinstance(action, ChoosePlayer):
        if step == steps.TRADE:
            menu.trade(pub, seat, action.seat, b)
        else:
            events.choose_mate(pub, seat, action.seat)
    elif isinstance(action, GoTo):
        menu.go_to(pub, seat, action.space)
    elif isinstance(action, Look):
        menu.look(pub, seat, action.space)
    elif isinstance(action, SwapExits):
        menu.swap_exits(pub, seat, action.one, action.other)
    elif isinstance(action, ComeTo):
        if action.here:
            blackout.come_to_here(pub, seat, b)
        else:
            blackout.go_home(pub, seat, b)
