"""Whether everything in a position fits: every component is somewhere, and nothing contradicts anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alehouse.engine.bits import has
from alehouse.engine.reading import broken
from alehouse.games.the_pub import steps
from alehouse.games.the_pub.components.grid import SHAPE_OF, SPACE_NAMES
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    ASSENZIO,
    BATHROOM,
    DISCARDED,
    DRINK_KIND,
    DRINKS,
    EXIT,
    FIRST_TAKE_AWAY,
    IN_BAG,
    IN_BOX,
    IN_SHAKER,
    INDIGESTIBLE,
    NONE,
    PAST,
    START,
    TAKE_AWAYS,
    WAYS_OUT,
)
from alehouse.games.the_pub.dumping.stack import check_stack
from alehouse.games.the_pub.imagining import agrees
from alehouse.games.the_pub.position.laid import NOTHING_LAID
from alehouse.games.the_pub.rules.exits import may_use, personal_bit, way_here
from alehouse.games.the_pub.rules.setup import set_up
from alehouse.games.the_pub.rules.tiles import shapes_that_fit

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def check(pub: PubPosition) -> None:
    """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
    _check_tiles(pub)
    _check_drinks(pub)
    _check_seats(pub)
    _check_exits(pub)
    check_stack(pub)
    _check_dealing(pub)
    _check_end(pub)
    _check_drawn(pub)
    _check_kept(pub)


def _check_tiles(pub: PubPosition) -> None:
    counts: list[int] = list(pub.stock[IN_BOX:IN_SHAKER])
    for tile in pub.drawn:
        counts[tile] += 1
    for space in pub.laid.plan.free_spaces:
        ways = pub.laid.ways[space]
        if ways:
            counts[pub.laid.kinds[space] * 4 + SHAPE_OF[ways]] += 1
            edges = pub.laid.edges[space]
            if ways & (edges >> 4) != edges & 15:
                raise broken("tiles", SPACE_NAMES[space])
    if counts != list(pub.values.tiles):
        raise broken("box", str(list(pub.stock[IN_BOX:IN_SHAKER])))


def _check_drinks(pub: PubPosition) -> None:
    counts: list[int] = [a + b for a, b in zip(pub.stock[IN_SHAKER:DISCARDED], pub.stock[DISCARDED:IN_BAG])]
    for table in pub.all_tables():
        counts = [a + b for a, b in zip(counts, table)]
    for seat in range(pub.seats):
        for drink in range(FIRST_TAKE_AWAY, FIRST_TAKE_AWAY + TAKE_AWAYS):
            counts[drink] += pub.keeps(seat, drink)
        if pub.lasting[seat] != NONE:
            if DRINK_KIND[pub.lasting[seat]] != INDIGESTIBLE:
                raise broken("indigestible", DRINKS[pub.lasting[seat]])
            counts[pub.lasting[seat]] += 1
    for step, _, drink in pub.stack:
        if step in (steps.DRINK, steps.PUT_AWAY) or (step == steps.COME_TO and drink == ASSENZIO):
            counts[drink] += 1
    if counts != list(pub.values.drinks):
        raise broken("shaker", str(list(pub.stock[IN_SHAKER:DISCARDED])))
    if [a + b for a, b in zip(pub.stock[IN_BAG:PAST], pub.stock[PAST:])] != list(pub.values.events):
        raise broken("bag", str(list(pub.stock[IN_BAG:PAST])))


def _check_seats(pub: PubPosition) -> None:
    for seat in range(pub.seats):
        kind = pub.laid.kinds[pub.where[seat]]
        if kind == NONE or (kind == EXIT and pub.up != ALL_UP):
            raise broken("space", SPACE_NAMES[pub.where[seat]])
        if pub.marker[seat] != NONE and pub.laid.kinds[pub.marker[seat]] not in (BATHROOM, START):
            raise broken("marker", SPACE_NAMES[pub.marker[seat]])
        if not pub.values.sober <= pub.alcohol[seat] <= pub.values.most_alcohol:
            raise broken("alcohol", str(pub.alcohol[seat]))
        if not has(pub.held_by[pub.personal[seat]], seat) or not has(pub.held_by[seat], seat):
            raise broken("held_by", str(seat))
    if sorted(pub.personal) != list(range(pub.seats)):
        raise broken("personal_exit", str(list(pub.personal)))


def _check_exits(pub: PubPosition) -> None:
    if sorted(pub.exit_at) != [0, 1, 2]:
        raise broken("exits", str(list(pub.exit_at)))
    decided = [way for way in pub.face if way != NONE]
    if len(set(decided)) != len(decided):
        raise broken("exits", str(list(pub.face)))
    for tile in range(3):
        seen = has(pub.up, tile) or pub.looked[tile]
        if (pub.face[tile] != NONE) != (seen != 0):
            raise broken("exits", str(list(pub.face)))
    turning = any(step == steps.TURN_UP for step, _, _ in pub.stack)
    if pub.up not in (0, ALL_UP) and not turning:
        raise broken("up", str(pub.up))
    if pub.up != ALL_UP and not turning and pub.laid.covered & pub.laid.plan.beside_exits:
        raise broken("up", str(pub.up))
    up = [has(pub.up, tile) for tile in pub.exit_at]
    if up != sorted(up, reverse=True):
        # The topmost is turned up first.
        raise broken("up", str(pub.up))
    for way in range(len(WAYS_OUT)):
        if list(pub.names_way).count(way) > pub.values.personal_exits:
            raise broken("personal_exits", WAYS_OUT[way])
    if not pub.is_over() and not agrees(pub):
        raise broken("one_of", str(list(pub.one_of)))


# Beginning and end


def _check_end(pub: PubPosition) -> None:
    """Who has won stands on the exit that is theirs, and at closing time nobody does."""
    if not pub.is_over():
        _check_nobody_is_out(pub)
        return
    if (pub.winner != NONE) == pub.closed or pub.up != ALL_UP:
        raise broken("winner", str(pub.winner))
    winner = NONE
    for turn in range(pub.seats - 1, -1, -1):
        seat = (pub.turn + turn) % pub.seats
        way = way_here(pub, seat)
        if way != NONE and may_use(pub, seat, way):
            winner = seat
    if pub.winner != winner:
        raise broken("winner", str(pub.winner))


def _check_nobody_is_out(pub: PubPosition) -> None:
    """While the game goes on, everybody on an exit has shown that it is not theirs."""
    if pub.up == ALL_UP:
        for seat in range(pub.seats):
            way = way_here(pub, seat)
            if way != NONE and (may_use(pub, seat, way) or not pub.ruled_out & personal_bit(pub.personal[seat], way)):
                raise broken("winner", str(pub.winner))


def _check_dealing(pub: PubPosition) -> None:
    """Whoever has no personal exit yet is about to be dealt one, and until everybody has, nothing has happened."""
    drawing_lots = pub.stack == [(steps.FIRST, 0, 0)]
    waiting = sorted(seat for step, seat, _ in pub.stack if step == steps.DEAL)
    if drawing_lots:
        waiting = list(range(pub.seats))
    without = [exit for exit, way in enumerate(pub.names_way) if way == NONE]
    if waiting != without:
        raise broken("personal_exits", str(without))
    if without:
        begun = type(pub)(pub.game, pub.values, NOTHING_LAID[pub.laid.plan.number])
        set_up(begun, pub.seats)
        begun.steps, begun.names_way = pub.steps, pub.names_way
        begun.first = begun.turn = 0 if drawing_lots else pub.first
        if begun.numbers() != pub.numbers():
            raise broken("personal_exits", str(without))


# In the hand


def _check_drawn(pub: PubPosition) -> None:
    """Tiles in hand are being drawn, chosen or laid, and each can be laid somewhere."""
    due = pub.stack[-1][0] if pub.stack else NONE
    fewest, most = _IN_HAND.get(due, (0, 0))
    if not fewest <= len(pub.drawn) <= (pub.values.negroeni_tiles if most == _SEVERAL else most):
        raise broken("drawn", str(list(pub.drawn)))
    fitting = shapes_that_fit(pub)
    if list(pub.drawn) != sorted(pub.drawn) or not all(has(fitting, tile % 4) for tile in pub.drawn):
        raise broken("drawn", str(list(pub.drawn)))


_SEVERAL = -1
_IN_HAND = {steps.DRAW_TILES: (0, _SEVERAL), steps.CHOOSE_TILE: (1, _SEVERAL), steps.LAY: (1, 1)}
"""By the step that is due: how many tiles somebody has in hand, at least and at most; elsewhere none."""


def _check_kept(pub: PubPosition) -> None:
    """Nobody keeps a take-away too many, unless one of them is about to be drunk."""
    most_kept = pub.values.most_kept
    due = pub.stack[-1][:2] if pub.stack else None
    for seat in range(pub.seats):
        third = due == (steps.THIRD, seat)
        if pub.how_many_kept(seat) != most_kept + 1 if third else pub.how_many_kept(seat) > most_kept:
            raise broken("kept", str(seat))
