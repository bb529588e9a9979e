"""Whether the stack is one that a game comes to: under each step lies what has brought it about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from alehouse.engine import counts
from alehouse.engine.reading import broken
from alehouse.engine.steps import Frame
from alehouse.games.the_pub import steps
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    ASSENZIO,
    BIRRA,
    BLACK_RUSSAN,
    BLOODY_MARY,
    DRINK,
    DRINK_KIND,
    EVENT,
    INDIGESTIBLE,
    JAGER,
    MOJITO,
    NEGROENI,
    NONE,
    TAKE_AWAY,
    VODKABULL,
)
from alehouse.games.the_pub.rules.blackout import home

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def check_stack(pub: PubPosition) -> None:
    """Raise BadPosition unless every step lies on something that leads to it."""
    stack = pub.stack
    if pub.is_over() == bool(stack):
        raise broken("stack", "-") if not stack else broken("winner", str(pub.winner))
    for place, frame in enumerate(stack):
        if not _may_lie_on(pub, stack[:place], frame):
            raise steps.STEPS.trouble(frame[0])
    going_on = len(stack) > 1 and stack[0][0] == steps.ACT and stack[1][0] != steps.DEAL
    if going_on and pub.actions_left >= pub.values.actions_a_turn:
        # Whatever is going on has taken an action.
        raise broken("actions_left", str(pub.actions_left))
    _check_tables(pub)


def _may_lie_on(pub: PubPosition, below: list[Frame], frame: Frame) -> bool:
    """Whether a step may lie right above these, or at the bottom if there are none."""
    step, a, b = frame
    if not below:
        return step in (steps.FIRST, steps.ACT, steps.CLOSED)
    return step in _MAY_LIE and _MAY_LIE[step](pub, below, a, b)


# What leads to what


def _clockwise(pub: PubPosition, seat: int, other: int) -> int:
    """How many places a seat is from another, clockwise."""
    return (seat - other) % pub.seats


def _before(pub: PubPosition, seat: int) -> int:
    return (seat - 1) % pub.seats


def _moved(pub: PubPosition, below: list[Frame]) -> int:
    """The seat that ends a move right above these steps, by an action or by a drink that is being drunk; or NONE."""
    step, seat, drink = below[-1]
    if step == steps.ACT:
        return pub.turn
    return seat if step == steps.PUT_AWAY and drink in (BIRRA, VODKABULL, JAGER) else NONE


def _drew_event(pub: PubPosition, below: list[Frame]) -> int:
    """The seat that drew the event to which the topmost of these steps belongs, however much of it lies there."""
    parts = (steps.DRINK_UP, steps.PICK, steps.CLEAR_TABLE, steps.BRAWL, steps.DRINK)
    place = len(below)
    while below[place - 1][0] in parts:
        place -= 1
    return _moved(pub, below[:place])


def _drinking(below: list[Frame], seat: int, *drinks: int) -> bool:
    """Whether the effect of one of these drinks, drunk by a seat, lies right above these steps."""
    step, drinker, drink = below[-1]
    return step == steps.PUT_AWAY and drinker == seat and drink in drinks


def _walk_of(pub: PubPosition, below: list[Frame], seat: int) -> int:
    """How many steps a seat may take by the drink that it is drinking right above these steps; 0 if none."""
    if _drinking(below, seat, BIRRA):
        return pub.values.birra_steps
    return pub.values.vodkabull_steps if _drinking(below, seat, VODKABULL) else 0


# Before the first round, and at closing time


def _deal(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    """Clockwise from who begins: whoever is dealt last lies lowest."""
    last = pub.first if below[-1][0] == steps.ACT else below[-1][1]
    return below[-1][0] in (steps.ACT, steps.DEAL) and seat == _before(pub, last) and len(below) <= pub.seats


def _turn_up(pub: PubPosition, below: list[Frame], a: int, b: int) -> bool:
    """All at closing time, or because a tile has been laid beside one."""
    if pub.up == ALL_UP:
        return False
    step, _, drink = below[-1]
    laid = step == steps.ACT or (step == steps.PUT_AWAY and drink == NEGROENI)
    return step == steps.CLOSED or (laid and pub.laid.covered & pub.laid.plan.beside_exits != 0)


# Tiles


def _lay(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return (below[-1][0] == steps.ACT and seat == pub.turn) or _drinking(below, seat, NEGROENI)


def _choose_tile(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return below[-1][:2] == (steps.LAY, seat) and _drinking(below[:-1], seat, NEGROENI)


def _draw_tiles(pub: PubPosition, below: list[Frame], seat: int, tiles: int) -> bool:
    if below[-1][:2] == (steps.CHOOSE_TILE, seat):
        return len(pub.drawn) + tiles == pub.values.negroeni_tiles
    by_action = below[-1][:2] == (steps.LAY, seat) and below[-2][0] == steps.ACT
    return by_action and len(pub.drawn) + tiles == 1


# Moving


def _walk(pub: PubPosition, below: list[Frame], seat: int, count: int) -> bool:
    return count == _walk_of(pub, below, seat)


def _walk_on(pub: PubPosition, below: list[Frame], seat: int, count: int) -> bool:
    return count < _walk_of(pub, below, seat)


def _arrive(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return (below[-1][0] == steps.ACT and seat == pub.turn) or _walk_of(pub, below, seat) == 1


def _further(pub: PubPosition, below: list[Frame], seat: int, count: int) -> bool:
    """Right behind the first step of a move."""
    if pub.lasting[seat] != BLACK_RUSSAN or count > pub.values.russan_steps:
        return False
    if below[-1][0] == steps.WALK_ON:
        return below[-1] == (steps.WALK_ON, seat, _walk_of(pub, below[:-1], seat) - 1)
    return below[-1][:2] == (steps.ARRIVE, seat)


def _leap(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return _drinking(below, seat, JAGER)


# Drinks


def _shake(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return seat == _moved(pub, below) and pub.laid.kinds[pub.where[seat]] == DRINK


def _shake_now(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return below[-1][0] == steps.DRINK and seat == _drew_event(pub, below)


def _drink(pub: PubPosition, below: list[Frame], mate: int, drink: int) -> bool:
    """A mate's drink, which waits until that of the seat who drew the event has been drunk."""
    return _moved(pub, below) not in (NONE, mate)


def _put_away(pub: PubPosition, below: list[Frame], seat: int, drink: int) -> bool:
    return DRINK_KIND[drink] != INDIGESTIBLE and _may_drink(pub, below, seat, drink)


def _come_to(pub: PubPosition, below: list[Frame], seat: int, drink: int) -> bool:
    """Only the Aßenzio lets somebody choose, and only between two spaces."""
    away = pub.lasting[seat] == ASSENZIO and home(pub, seat) != pub.where[seat]
    blacked_out = pub.alcohol[seat] == pub.values.sober and (seat != pub.turn or not pub.actions_left)
    return away and blacked_out and _may_drink(pub, below, seat, drink)


def _may_drink(pub: PubPosition, below: list[Frame], seat: int, drink: int) -> bool:
    """Whether a seat can be drinking this right above these steps."""
    step, other, _ = below[-1]
    if step == steps.DRINK:
        return seat == _drew_event(pub, below)
    if step == steps.DRINK_UP:
        begins = _drew_event(pub, below)
        earlier = _clockwise(pub, seat, begins) <= _clockwise(pub, other, begins)
        return earlier and DRINK_KIND[drink] == TAKE_AWAY
    if step in (steps.PICK, steps.CLEAR_TABLE):
        return seat == _last_to_pick(pub, below)
    return _moved(pub, below) != NONE


def _third(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    """Drawn on a drink tile, or picked from the table."""
    if below[-1][0] in (steps.PICK, steps.CLEAR_TABLE):
        return seat == _last_to_pick(pub, below)
    return seat == _moved(pub, below)


def _trade(pub: PubPosition, below: list[Frame], seat: int, drink: int) -> bool:
    return _drinking(below, seat, drink)


def _mojito(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return _drinking(below, seat, MOJITO)


def _nearest_bathroom(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return _drinking(below, seat, BLOODY_MARY)


# Events


def _happen(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    return seat == _moved(pub, below) and pub.laid.kinds[pub.where[seat]] == EVENT


def _mate_shake(pub: PubPosition, below: list[Frame], seat: int, mate: int) -> bool:
    return _happen(pub, below, seat, 0) and mate != seat


def _drink_up(pub: PubPosition, below: list[Frame], seat: int, had: int) -> bool:
    """Clockwise from who drew the event; not everybody may have had anything."""
    begins = _drew_event(pub, below)
    if begins == NONE or counts.size(had) > pub.values.most_kept:
        return False
    step, other, _ = below[-1]
    if step == steps.DRINK_UP:
        return _clockwise(pub, seat, begins) < _clockwise(pub, other, begins)
    return _moved(pub, below) != NONE


def _clear_table(pub: PubPosition, below: list[Frame], a: int, b: int) -> bool:
    return _moved(pub, below) != NONE


def _pick(pub: PubPosition, below: list[Frame], seat: int, b: int) -> bool:
    """Clockwise from who drew the event, everybody once."""
    step, other, _ = below[-1]
    if step == steps.PICK and other == _drew_event(pub, below):
        return False
    return step in (steps.PICK, steps.CLEAR_TABLE) and seat == _last_to_pick(pub, below)


def _last_to_pick(pub: PubPosition, below: list[Frame]) -> int:
    """Who picks before whoever is to pick next; at the end, the last one."""
    step, seat, _ = below[-1]
    return _before(pub, seat if step == steps.PICK else _drew_event(pub, below))


def _fill_table(pub: PubPosition, below: list[Frame], seat: int, drinks: int) -> bool:
    drawn = pub.seats - drinks
    everybody_picks = below[-1][:2] == (steps.PICK, seat) and seat == _drew_event(pub, below)
    return everybody_picks and bool(len(pub.tables)) and sum(pub.all_tables()[-1]) == drawn


def _brawl(pub: PubPosition, below: list[Frame], seat: int, brawler: int) -> bool:
    """Clockwise from the brawler, everybody else once."""
    if below[-1][0] == steps.BRAWL:
        return below[-1] == (steps.BRAWL, (seat + 1) % pub.seats, brawler) and seat != brawler
    return brawler == _moved(pub, below) and seat == _before(pub, brawler)


_MAY_LIE: Final[dict[int, Callable[[PubPosition, list[Frame], int, int], bool]]] = {
    steps.DEAL: _deal,
    steps.TURN_UP: _turn_up,
    steps.LAY: _lay,
    steps.CHOOSE_TILE: _choose_tile,
    steps.DRAW_TILES: _draw_tiles,
    steps.WALK: _walk,
    steps.WALK_ON: _walk_on,
    steps.FURTHER: _further,
    steps.ARRIVE: _arrive,
    steps.LEAP: _leap,
    steps.SHAKE: _shake,
    steps.SHAKE_NOW: _shake_now,
    steps.DRINK: _drink,
    steps.PUT_AWAY: _put_away,
    steps.COME_TO: _come_to,
    steps.THIRD: _third,
    steps.TRADE: _trade,
    steps.MOJITO: _mojito,
    steps.LOOK: _mojito,
    steps.NEAREST_BATHROOM: _nearest_bathroom,
    steps.HAPPEN: _happen,
    steps.MATE: _happen,
    steps.MATE_SHAKE: _mate_shake,
    steps.DRINK_UP: _drink_up,
    steps.CLEAR_TABLE: _clear_table,
    steps.PICK: _pick,
    steps.FILL_TABLE: _fill_table,
    steps.BRAWL: _brawl,
}
"""By step, but for those at the bottom: whether it may lie right above these."""


def _check_tables(pub: PubPosition) -> None:
    """Every table is cleared once, and there are never more drinks on it than are still to be picked."""
    tables = pub.all_tables()
    due = [step for step, _, _ in pub.stack]
    if due.count(steps.CLEAR_TABLE) != len(tables):
        raise broken("tables", str(len(tables)))
    picks = 0
    for step in reversed(due):
        picks += step == steps.PICK
        if step == steps.CLEAR_TABLE:
            if sum(tables[-1]) > picks:
                raise broken("tables", str(tables[-1]))
            tables.pop()
            picks = 0
