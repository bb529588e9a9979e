"""How good a position looks: how far it still is to one's exit, over tiles and gaps, and what may come between."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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

WON: Final = 1000.0
FIRST_LASTING: Final = LATTE
"""The drinks from this one on are indigestible."""

# The way to an exit is measured in actions.
A_STEP: Final = 2
"""Onto a tile that lies there: one action, counted double so that halves can be told apart."""
A_GAP: Final = 5
"""Across a gap: a tile must be drawn that fits, laid, and stepped onto."""
NO_WAY: Final = 60
"""Walled off: only a drink, a swap or an event can help."""

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
    fields = _fields(pub.laid)
    here = to_go(pub, fields, seat, pub.where[seat])
    worth = -here + _comfort(pub, seat)
    worth -= (_peril(pub, seat) + MARKED) * max(0.0, to_go(pub, fields, seat, home(pub, seat)) - here)
    rivals = [
        to_go(pub, fields, other, pub.where[other])
        for other in range(pub.seats)
        if other != seat and pub.own_way(other) != NONE
    ]
    if rivals:
        worth += RIVAL * min(rivals)
    if pub.turn == seat:
        worth += ACTION_LEFT * float(pub.actions_left)
    return worth


def to_go(pub: PubPosition, fields: list[vec[i64]], seat: i64, space: i64) -> float:
    """How far it is from a space to the seat's exit; where that is not known yet, on average."""
    mine = pub.own_way(seat)
    any_exit = pub.lasting[seat] == LONG_ISLAND
    nearest = 2.0 * NO_WAY
    unknown = 0.0
    count = 0
    for place in range(len(fields)):
        face = pub.face[pub.exit_at[place]]
        if face == mine or any_exit:
            nearest = min(nearest, float(fields[place][space]))
        elif face == NONE:
            unknown += float(fields[place][space])
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

FEATURES: Final = (
    "way to go",
    "nearness",
    "out this turn",
    "way to go after a blackout",
    "peril",
    "alcohol",
    *(f"keeps {drink}" for drink in DRINKS[FIRST_TAKE_AWAY : FIRST_TAKE_AWAY + TAKE_AWAYS]),
    *(f"lasting {drink}" for drink in DRINKS[FIRST_LASTING:]),
    "on turn",
    "actions left",
    "turns to wait",
    "exits up",
    "own exit known",
    "grid steps",
    "a way leads out",
    "tiles left",
    "rounds gone",
    "bathroom marked",
    "players",
)
THINKING: Final = Thinking(exploration=0.3)
_ON_TURN: Final = 6 + TAKE_AWAYS + len(DRINKS) - FIRST_LASTING


def measure(pub: PubPosition, seat: i64, row: vec[float]) -> None:
    feature: i64
    for feature in range(len(FEATURES)):
        row[feature] = 0.0
    values = pub.values
    if pub.own_way(seat) == NONE:
        # Personal exits are still being dealt: everybody is as near as anybody else.
        return
    fields = _fields(pub.laid)
    way = to_go(pub, fields, seat, pub.where[seat])
    row[0] = 0.1 * way
    row[1] = 4.0 / (2.0 + way)
    row[3] = 0.1 * to_go(pub, fields, seat, home(pub, seat))
    row[4] = _peril(pub, seat)
    row[5] = float(pub.alcohol[seat]) / float(values.most_alcohol)
    drink: i64
    for drink in range(TAKE_AWAYS):
        row[6 + drink] = float(pub.keeps(seat, FIRST_TAKE_AWAY + drink))
    lasting = pub.lasting[seat]
    if lasting != NONE:
        row[6 + TAKE_AWAYS + lasting - FIRST_LASTING] = 1.0
    if pub.turn == seat:
        left = float(pub.actions_left)
        row[_ON_TURN] = 1.0
        row[_ON_TURN + 1] = 0.5 * left
        if way <= float(A_STEP) * left:
            row[2] = 1.0
    else:
        wait = seat - pub.turn
        if wait < 0:
            wait += pub.seats
        row[_ON_TURN + 2] = float(wait) / float(pub.seats)
    if pub.up == ALL_UP:
        row[_ON_TURN + 3] = 1.0
    _measure_exits(pub, seat, row)
    left_in_box: i64 = 0
    for tiles in pub.box:
        left_in_box += tiles
    row[_ON_TURN + 7] = 0.05 * float(left_in_box)
    row[_ON_TURN + 8] = float(pub.round) / 20.0
    if pub.marker[seat] != NONE:
        row[_ON_TURN + 9] = 1.0
    row[_ON_TURN + 10] = 0.5 * float(pub.seats - FEWEST)


def _measure_exits(pub: PubPosition, seat: i64, row: vec[float]) -> None:
    """What counts at closing time, and whether a way leads out already."""
    mine = pub.own_way(seat)
    any_exit = pub.lasting[seat] == LONG_ISLAND
    here = pub.where[seat]
    exits = pub.laid.plan.exit_spaces
    nearest: i64 = SPACES
    place: i64
    for place in range(len(exits)):
        face = pub.face[pub.exit_at[place]]
        if face == mine:
            row[_ON_TURN + 4] = 1.0
        if face == mine or any_exit:
            steps = _grid_steps(here, exits[place])
            if steps < nearest:
                nearest = steps
            if has(pub.laid.region[here], exits[place]):
                row[_ON_TURN + 6] = 1.0
    if nearest == SPACES:
        nearest = 6
    row[_ON_TURN + 5] = 0.1 * float(nearest)


def _grid_steps(one: i64, other: i64) -> i64:
    across = one % COLUMNS - other % COLUMNS
    down = one // COLUMNS - other // COLUMNS
    return (across if across > 0 else -across) + (down if down > 0 else -down)


# How far it is from everywhere


class _Remembered:
    """The last pubs looked at: a bot compares many positions in which the same tiles lie."""

    def __init__(self) -> None:
        self.laid: list[LaidTiles] = []
        self.fields: list[list[vec[i64]]] = []


_remembered = _Remembered()
_MOST_REMEMBERED: Final = 8
_NO_WAYS: Final = vec[i64]([NO_WAY] * SPACES)


def _fields(laid: LaidTiles) -> list[vec[i64]]:
    """For each exit, how far it is there from every space."""
    for number, each in enumerate(_remembered.laid):
        if each is laid:
            return _remembered.fields[number]
    fields = [_field(laid.ways, space) for space in laid.plan.exit_spaces]
    _remembered.laid.insert(0, laid)
    _remembered.fields.insert(0, fields)
    del _remembered.laid[_MOST_REMEMBERED:]
    del _remembered.fields[_MOST_REMEMBERED:]
    return fields


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
        here = far[space] + (A_STEP if ways[space] else A_GAP)
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
