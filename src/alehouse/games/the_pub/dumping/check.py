"""Whether everything in a position fits: every component is somewhere, and the stack is one that a game comes to."""

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
    DRINK_KIND,
    DRINKS,
    EXIT,
    FIRST_TAKE_AWAY,
    INDIGESTIBLE,
    NONE,
    START,
    TAKE_AWAYS,
    WAYS_OUT,
)
from alehouse.games.the_pub.imagining import agrees
from alehouse.games.the_pub.rules.exits import may_use, personal_bit, way_here

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


def check(pub: PubPosition) -> None:
    """Raise BadPosition unless every component is somewhere and the numbers fit each other."""
    _check_tiles(pub)
    _check_drinks(pub)
    _check_seats(pub)
    _check_exits(pub)
    check_stack(pub)


def _check_tiles(pub: PubPosition) -> None:
    counts = pub.box[:]
    for tile in pub.drawn:
        counts[tile] += 1
    for space in pub.laid.plan.free_spaces:
        ways = pub.laid.ways[space]
        if ways:
            counts[pub.laid.kinds[space] * 4 + SHAPE_OF[ways]] += 1
            edges = pub.laid.edges[space]
            if ways & (edges >> 4) != edges & 15:
                raise broken("tiles", SPACE_NAMES[space])
    if list(counts) != list(pub.values.tiles):
        raise broken("box", str(list(pub.box)))


def _check_drinks(pub: PubPosition) -> None:
    counts: list[int] = [a + b for a, b in zip(pub.shaker, pub.discards)]
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
        raise broken("shaker", str(list(pub.shaker)))
    if [a + b for a, b in zip(pub.bag, pub.past)] != list(pub.values.events):
        raise broken("bag", str(list(pub.bag)))


def _check_seats(pub: PubPosition) -> None:
    for seat in range(pub.seats):
        kind = pub.laid.kinds[pub.where[seat]]
        if kind == NONE or (kind == EXIT and pub.up != ALL_UP):
            raise broken("space", SPACE_NAMES[pub.where[seat]])
        if pub.marker[seat] != NONE and pub.laid.kinds[pub.marker[seat]] not in (BATHROOM, START):
            raise broken("marker", SPACE_NAMES[pub.marker[seat]])
        if not pub.values.sober <= pub.alcohol[seat] <= pub.values.most_alcohol:
            raise broken("alcohol", str(pub.alcohol[seat]))
        if not has(pub.held_by[pub.personal[seat]], seat):
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
    for way in range(len(WAYS_OUT)):
        if list(pub.names_way).count(way) > pub.values.personal_exits:
            raise broken("personal_exits", WAYS_OUT[way])
    if not pub.is_over() and not agrees(pub):
        raise broken("one_of", str(list(pub.one_of)))


# The stack

_ANY = 16**TAKE_AWAYS
"""The second numbers of other steps have been checked when they were read; none is larger."""
_BOTTOM = (steps.FIRST, steps.ACT, steps.CLOSED)


def check_stack(pub: PubPosition) -> None:
    for step, _, b in pub.stack:
        if b > _most(pub, step):
            raise steps.STEPS.trouble(step)
    due = [step for step, _, _ in pub.stack]
    if due:
        if due[0] not in _BOTTOM or any(step in _BOTTOM for step in due[1:]):
            raise steps.STEPS.trouble(due[0])
        if pub.is_over():
            raise broken("winner", str(pub.winner))
    elif not pub.is_over():
        raise broken("stack", "-")
    _check_end(pub)
    _check_dealing(pub, due)
    _check_tables(pub, due)
    _check_drawn(pub, due)
    _check_kept(pub, due)


def _most(pub: PubPosition, step: int) -> int:
    """How many tiles, steps or drinks a step can be about."""
    values = pub.values
    if step == steps.DRAW_TILES:
        return values.negroeni_tiles
    if step in (steps.WALK, steps.WALK_ON):
        return max(values.birra_steps, values.vodkabull_steps) + values.russan_steps
    return pub.seats if step == steps.FILL_TABLE else _ANY


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


def _check_dealing(pub: PubPosition, due: list[int]) -> None:
    """Whoever has no personal exit yet is about to be dealt one."""
    waiting = sorted(a for step, a, _ in pub.stack if step == steps.DEAL)
    if due and due[0] == steps.FIRST:
        waiting = list(range(pub.seats))
        if len(due) > 1:
            raise steps.STEPS.trouble(due[1])
    without = [exit for exit, way in enumerate(pub.names_way) if way == NONE]
    if waiting != without:
        raise broken("personal_exits", str(without))
    if without and (
        list(pub.personal) != list(range(pub.seats))
        or any(step not in (steps.FIRST, steps.ACT, steps.DEAL) for step in due)
    ):
        raise broken("personal_exits", str(list(pub.personal)))


def _check_tables(pub: PubPosition, due: list[int]) -> None:
    """Every table is cleared once, and drinks are picked only from one that is there."""
    tables = pub.all_tables()
    if due.count(steps.CLEAR_TABLE) != len(tables):
        raise broken("tables", str(len(tables)))
    laid = 0
    for step in due:
        laid += step == steps.CLEAR_TABLE
        if step in (steps.PICK, steps.FILL_TABLE) and not laid:
            raise steps.STEPS.trouble(step)
    # What is picked from the innermost table lies above the step that clears it: one pick for each drink.
    table = len(tables)
    picks = fills = 0
    for step, _, b in reversed(pub.stack):
        picks += step == steps.PICK
        fills += b if step == steps.FILL_TABLE else 0
        if step == steps.CLEAR_TABLE:
            table -= 1
            if sum(tables[table]) + fills > picks:
                raise broken("tables", str(tables[table]))
            picks = fills = 0


def _check_drawn(pub: PubPosition, due: list[int]) -> None:
    """Tiles in hand are about to be laid, and something is about to be laid only then."""
    laying = due[-1:] == [steps.LAY] or (
        due[-2:-1] in ([steps.LAY], [steps.CHOOSE_TILE]) and due[-1] in (steps.CHOOSE_TILE, steps.DRAW_TILES)
    )
    if due.count(steps.LAY) > 1 or (steps.LAY in due) != laying:
        raise steps.STEPS.trouble(steps.LAY)
    if steps.CHOOSE_TILE in due and (
        due.count(steps.CHOOSE_TILE) > 1 or due[due.index(steps.CHOOSE_TILE) - 1] != steps.LAY
    ):
        raise steps.STEPS.trouble(steps.CHOOSE_TILE)
    if due.count(steps.DRAW_TILES) > 1 or (steps.DRAW_TILES in due and due[-1] != steps.DRAW_TILES):
        raise steps.STEPS.trouble(steps.DRAW_TILES)
    several = steps.CHOOSE_TILE in due
    most = pub.values.negroeni_tiles if several else 1
    to_draw = sum(b for step, _, b in pub.stack if step == steps.DRAW_TILES)
    if steps.LAY not in due:
        most = 0
    if len(pub.drawn) + to_draw > most or (most and not to_draw and not len(pub.drawn)):
        raise broken("drawn", str(list(pub.drawn)))
    if list(pub.drawn) != sorted(pub.drawn):
        raise broken("drawn", str(list(pub.drawn)))


def _check_kept(pub: PubPosition, due: list[int]) -> None:
    """Nobody keeps a take-away too many, unless one of them is about to be drunk."""
    most_kept = pub.values.most_kept
    for seat in range(pub.seats):
        third = due[-1:] == [steps.THIRD] and pub.stack[-1][1] == seat
        if pub.how_many_kept(seat) != most_kept + 1 if third else pub.how_many_kept(seat) > most_kept:
            raise broken("kept", str(seat))
    if steps.THIRD in due[:-1]:
        raise steps.STEPS.trouble(steps.THIRD)
