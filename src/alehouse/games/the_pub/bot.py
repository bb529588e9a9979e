"""How good a position looks: how far it still is to one's exit, over tiles and gaps, and what may come between."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from alehouse.engine.bits import has
from alehouse.engine.thinking import Thinking
from alehouse.games.the_pub.components.grid import NEIGHBOUR
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    BIRRA,
    BLACK_RUSSAN,
    COLUMNS,
    DRINKS,
    FEWEST,
    FIRST_TAKE_AWAY,
    IN_BOX,
    IN_SHAKER,
    JAGER,
    LATTE,
    LONG_ISLAND,
    NONE,
    SPACES,
    TAKE_AWAYS,
    VODKABULL,
)
from alehouse.games.the_pub.position.laid import LaidTiles
from alehouse.games.the_pub.position.pub import PubPosition
from alehouse.games.the_pub.rules.blackout import home
from alehouse.games.the_pub.steps import CHOOSE_TILE, FURTHER, LAY, WALK, WALK_ON

WON: Final = 1000.0
FIRST_LASTING: Final = LATTE
"""The drinks from this one on are indigestible."""
_WAY: Final = 64
"""A way is kept as one number: what it costs, times this, and how many gaps there are."""

# The way to an exit is measured in actions.
A_STEP: Final = 2
"""Onto a tile that lies there: one action, counted double so that halves can be told apart."""
A_GAP: Final = 5
"""Across a gap: a tile must be drawn that fits, laid, and stepped onto."""
TILE_IN_HAND: Final = 1.0
"""The actions that a tile saves which has been drawn, and need not lie where it helps."""
NO_WAY: Final = 60
"""Walled off: only a drink, a swap or an event can help."""
_NO_WAYS: Final = vec[i64]([NO_WAY * _WAY] * SPACES)

RIVAL: Final = 0.35
"""How much of the nearest rival's way counts against one's own."""
ACTION_LEFT: Final = 0.9
PERIL: Final = (0.45, 0.3, 0.15, 0.05, 0.02)
"""By how much more one can drink: how likely the next drinks are to end in a blackout. Beyond, hardly."""
KEPT: Final = {BIRRA: 1.2, VODKABULL: 1.8, JAGER: 0.8}
"""What a take-away in the hand is worth; those not listed, little."""
KEPT_OTHERWISE: Final = 0.2
LONGER_MOVES: Final = 2.5
MARKED: Final = 0.1
"""Of the way that a marked bathroom saves after a blackout that may never come."""


def appraise(pub: PubPosition, seat: int) -> float:
    """Won and lost lie far outside all else; between them, the way still to go, against the nearest rival's."""
    if not len(pub.steps):
        places = pub.result().places
        return WON / places.count(1) if places[seat] == 1 else -WON
    if pub.own_way(seat) == NONE:
        return 0.0
    here = to_go(pub, seat, pub.where[seat])
    worth = -here + _comfort(pub, seat)
    worth -= (_peril(pub, seat) + MARKED) * max(0.0, to_go(pub, seat, home(pub, seat)) - here)
    rivals = [
        to_go(pub, other, pub.where[other])
        for other in range(pub.seats)
        if other != seat and pub.own_way(other) != NONE
    ]
    if rivals:
        worth += RIVAL * min(rivals)
    if pub.turn == seat:
        worth += ACTION_LEFT * float(pub.actions_left)
    return worth


def to_go(pub: PubPosition, seat: i64, space: i64) -> float:
    """How far it is from a space to the seat's exit; where that is not known yet, on average."""
    far = _far(pub.laid)
    mine = pub.own_way(seat)
    any_exit = pub.lasting[seat] == LONG_ISLAND
    nearest = 2.0 * NO_WAY
    unknown = 0.0
    count = 0
    place: i64
    for place in range(len(pub.exit_at)):
        face = pub.face[pub.exit_at[place]]
        if face == mine or any_exit:
            nearest = min(nearest, float(_cost(far[place * SPACES + space])))
        elif face == NONE:
            unknown += float(_cost(far[place * SPACES + space]))
            count += 1
    if mine not in pub.face and count:
        return min(nearest, unknown / count)
    return nearest


def _peril(pub: PubPosition, seat: i64) -> float:
    room: int = pub.values.most_alcohol - pub.alcohol[seat]
    return PERIL[room] if room < len(PERIL) else 0.0


def _comfort(pub: PubPosition, seat: i64) -> float:
    """What one carries, and what keeps working."""
    comfort = LONGER_MOVES if pub.lasting[seat] == BLACK_RUSSAN else 0.0
    for drink in range(BIRRA, JAGER + 1):
        kept = pub.keeps(seat, drink)
        if kept:
            comfort += float(kept) * KEPT.get(drink, KEPT_OTHERWISE)
    # Drinks that cannot be drunk without a blackout are of no use.
    return comfort if pub.alcohol[seat] < pub.values.most_alcohol else 0.3 * comfort


# What can be measured about a seat, for a value that is learned

_OF_THE_WAY: Final = (
    "way to go",
    "nearness",
    "soon out",
    "out this turn",
    "out within a turn",
    "out within two turns",
    "gaps",
    "walled off",
    "steps through peril",
    "way to go after a blackout",
)
_OF_THE_SEAT: Final = (
    "peril",
    "alcohol",
    "on turn",
    "actions left",
    "turns to wait",
    "exits up",
    "own exit known",
    "grid steps",
    "tiles left",
    "rounds gone",
    "bathroom marked",
    "players",
)
FEATURES: Final = (
    *_OF_THE_WAY,
    *_OF_THE_SEAT,
    *(f"keeps {drink}" for drink in DRINKS[FIRST_TAKE_AWAY : FIRST_TAKE_AWAY + TAKE_AWAYS]),
    *(f"lasting {drink}" for drink in DRINKS[FIRST_LASTING:]),
)
THINKING: Final = Thinking(exploration=0.2, ripe=1)
_SEAT: Final = len(_OF_THE_WAY)
_KEEPS: Final = _SEAT + len(_OF_THE_SEAT)


def measure(pub: PubPosition, seat: i64, row: vec[float]) -> None:
    feature: i64
    for feature in range(len(FEATURES)):
        row[feature] = 0.0
    if pub.own_way(seat) == NONE:
        # Personal exits are still being dealt: everybody is as near as anybody else.
        return
    values = pub.values
    peril = _peril(pub, seat)
    _measure_way(pub, seat, peril, row)
    row[_SEAT] = peril
    row[_SEAT + 1] = float(pub.alcohol[seat]) / float(values.most_alcohol)
    if pub.turn == seat:
        row[_SEAT + 2] = 1.0
        row[_SEAT + 3] = 0.5 * float(pub.actions_left)
    else:
        row[_SEAT + 4] = _wait(pub, seat)
    if pub.up == ALL_UP:
        row[_SEAT + 5] = 1.0
    left_in_box: i64 = 0
    tile: i64
    for tile in range(IN_BOX, IN_SHAKER):
        left_in_box += i64(pub.stock[tile])
    row[_SEAT + 8] = 0.05 * float(left_in_box)
    row[_SEAT + 9] = float(pub.round) / 20.0
    if pub.marker[seat] != NONE:
        row[_SEAT + 10] = 1.0
    row[_SEAT + 11] = 0.5 * float(pub.seats - FEWEST)
    drink: i64
    for drink in range(TAKE_AWAYS):
        row[_KEEPS + drink] = float(pub.keeps(seat, FIRST_TAKE_AWAY + drink))
    lasting = pub.lasting[seat]
    if lasting != NONE:
        row[_KEEPS + TAKE_AWAYS + lasting - FIRST_LASTING] = 1.0


def _measure_way(pub: PubPosition, seat: i64, peril: float, row: vec[float]) -> None:
    """How far it is, and when one would be out if nothing came between."""
    far = _far(pub.laid)
    here = pub.where[seat]
    mine = pub.own_way(seat)
    any_exit = pub.lasting[seat] == LONG_ISLAND
    exits = pub.laid.plan.exit_spaces
    nearest: i64 = NO_WAY * _WAY
    all_unknown: i64 = 0
    unknown: i64 = 0
    grid: i64 = SPACES
    known = False
    place: i64
    for place in range(len(exits)):
        face = pub.face[pub.exit_at[place]]
        way = far[place * SPACES + here]
        if face == mine or any_exit:
            known = known or face == mine
            if way < nearest:
                nearest = way
            steps = _grid_steps(here, exits[place])
            if steps < grid:
                grid = steps
        elif face == NONE:
            all_unknown += _cost(way)
            unknown += 1
    if known:
        row[_SEAT + 6] = 1.0
    cost = float(_cost(nearest))
    gaps = float(_gaps(nearest))
    if not known and unknown:
        # On average, and some of it still to be built.
        average = float(all_unknown) / float(unknown)
        if average < cost:
            cost = average
            gaps = 0.2 * average
    if grid == SPACES:
        grid = 6
    row[_SEAT + 7] = 0.1 * float(grid)
    actions = cost / float(A_STEP)
    if gaps == 0.0:
        actions -= _saved(pub, seat, actions)
    elif _lays(pub, seat):
        actions -= TILE_IN_HAND
    row[0] = 0.1 * actions
    row[1] = 2.0 / (1.0 + actions)
    turns = _turns(pub, seat, actions)
    row[2] = 1.0 / (1.0 + turns)
    if gaps == 0.0:
        if turns == 0.0:
            row[3] = 1.0
        if turns <= 1.0:
            row[4] = 1.0
        if turns <= 2.0:
            row[5] = 1.0
    row[6] = 0.3 * gaps
    if cost >= float(NO_WAY):
        row[7] = 1.0
    row[8] = 0.2 * peril * actions
    row[9] = 0.05 * to_go(pub, seat, home(pub, seat))


def _saved(pub: PubPosition, seat: i64, actions: float) -> float:
    """How many of these steps cost no action: those of a walk, of drinks that one carries and can bear, and others."""
    saved = _walks(pub, seat)
    if saved >= actions:
        return actions
    if pub.lasting[seat] == BLACK_RUSSAN:
        return saved + 0.5 * (actions - saved)
    room = pub.values.most_alcohol - pub.alcohol[seat]
    if pub.keeps(seat, VODKABULL) and pub.values.alcohol[VODKABULL] <= room and actions - saved > 1.0:
        room -= pub.values.alcohol[VODKABULL]
        saved += min(float(pub.values.vodkabull_steps), actions - saved) - 1.0
    if pub.keeps(seat, BIRRA) and pub.values.alcohol[BIRRA] <= room and actions - saved > 2.0:
        saved += min(float(pub.values.birra_steps), actions - saved) - 1.0
    return saved


def _walks(pub: PubPosition, seat: i64) -> float:
    """The steps that are left of a walk that has begun."""
    step, who, steps = pub.due()
    if who == seat and step in (WALK, WALK_ON, FURTHER):
        return float(steps)
    return 0.0


def _lays(pub: PubPosition, seat: i64) -> bool:
    """Whether the seat is laying a tile, which may close a gap."""
    step, who, _b = pub.due()
    return who == seat and step in (LAY, CHOOSE_TILE)


def _turns(pub: PubPosition, seat: i64, actions: float) -> float:
    """After how many turns one would be out; those who come first in a round are a part of a turn sooner."""
    if pub.turn != seat:
        return _wait(pub, seat) + _whole(actions / float(pub.values.actions_a_turn) - 1.0)
    left = float(pub.actions_left)
    if actions <= left:
        return 0.0
    return _whole((actions - left) / float(pub.values.actions_a_turn))


def _whole(turns: float) -> float:
    """A turn that is begun counts."""
    if turns <= 0.0:
        return 0.0
    return float(math.ceil(turns))


def _wait(pub: PubPosition, seat: i64) -> float:
    """The part of a round until one's next turn."""
    wait = seat - pub.turn
    if wait < 0:
        wait += pub.seats
    return float(wait) / float(pub.seats)


def _grid_steps(one: i64, other: i64) -> i64:
    across = one % COLUMNS - other % COLUMNS
    down = one // COLUMNS - other // COLUMNS
    return (across if across > 0 else -across) + (down if down > 0 else -down)


# How far it is from everywhere


def _far(laid: LaidTiles) -> vec[i64]:
    """For each exit and every space how far it is there, see `_cost` and `_gaps`. Found out once for the same tiles."""
    if not len(laid.far):
        far = vec[i64]()
        for space in laid.plan.exit_spaces:
            far = extend(far, _field(laid.ways, space))
        laid.far = far
    return laid.far


def _cost(far: i64) -> i64:
    """The way in half actions."""
    return far // _WAY


def _gaps(far: i64) -> i64:
    """The spaces on the way on which nothing lies yet."""
    return far % _WAY


def _field(ways: vec[i64], exit: i64) -> vec[i64]:
    """How far it is to one exit: spreading from it, space by space."""
    far = _NO_WAYS[:]
    far[exit] = 0
    spreading = vec[i64]([exit])
    looked_at: i64 = 0
    while looked_at < len(spreading):
        space = spreading[looked_at]
        looked_at += 1
        # Going the other way, one would step onto this space.
        here = far[space]
        if ways[space]:
            here += A_STEP * _WAY
        else:
            here += A_GAP * _WAY + 1
        side: i64
        for side in range(4):
            neighbour = NEIGHBOUR[space * 8 + side]
            if neighbour == NONE or far[neighbour] <= here:
                continue
            if ways[space] and not has(ways[space], side):
                continue
            if ways[neighbour] and not has(ways[neighbour], side ^ 2):
                continue
            far[neighbour] = here
            spreading = append(spreading, neighbour)
    return far
