"""Whether what lies on the stack can lie there: about somebody and something that is there, in an order that ends."""

from __future__ import annotations

from alehouse.engine.reading import broken
from alehouse.games.the_pub.components import (
    DRINKS,
    FIRST_TAKE_AWAY,
    JIN_LEMON,
    MOST_KEPT,
    NEGROENI_TILES,
    NONE,
    SEX_ON_THE_BEACH,
    TAKE_AWAYS,
    VODKABULL_STEPS,
)
from alehouse.games.the_pub.exits import may_use, way_here
from alehouse.games.the_pub.position import (
    ACT,
    ALL_UP,
    ARRIVE,
    BRAWL,
    CHOOSE_TILE,
    CLEAR_TABLE,
    CLOSED,
    COME_TO,
    DEAL,
    DRAW_TILES,
    DRINK,
    DRINK_UP,
    FILL_TABLE,
    FIRST,
    HAPPEN,
    LAY,
    LEAP,
    LOOK,
    MATE,
    MATE_SHAKE,
    MOJITO,
    NEAREST_BATHROOM,
    PICK,
    PUT_AWAY,
    SHAKE,
    SHAKE_NOW,
    STEPS,
    THIRD,
    TRADE,
    TURN_UP,
    WALK,
    WALK_ON,
    PubPosition,
)

# What the two numbers of each step stand for.
_ARGUMENTS = {
    FIRST: ("", ""),
    DEAL: ("seat", ""),
    ACT: ("", ""),
    CLOSED: ("", ""),
    DRAW_TILES: ("seat", "tiles"),
    CHOOSE_TILE: ("seat", ""),
    LAY: ("seat", ""),
    TURN_UP: ("", ""),
    WALK: ("seat", "steps"),
    WALK_ON: ("seat", "steps"),
    LEAP: ("seat", ""),
    ARRIVE: ("seat", ""),
    SHAKE: ("seat", ""),
    SHAKE_NOW: ("seat", ""),
    DRINK: ("seat", "drink"),
    PUT_AWAY: ("seat", "drink"),
    THIRD: ("seat", ""),
    TRADE: ("seat", "trade"),
    MOJITO: ("seat", ""),
    LOOK: ("seat", "exit"),
    NEAREST_BATHROOM: ("seat", ""),
    COME_TO: ("seat", "drink"),
    HAPPEN: ("seat", ""),
    DRINK_UP: ("seat", "take-aways"),
    MATE: ("seat", ""),
    MATE_SHAKE: ("seat", "seat"),
    FILL_TABLE: ("seat", "guests"),
    PICK: ("seat", "seat"),
    CLEAR_TABLE: ("", ""),
    BRAWL: ("seat", "seat"),
}
_BOTTOM = (FIRST, ACT, CLOSED)


def check_stack(pub: PubPosition) -> None:
    for step, a, b in pub.stack:
        kinds = _ARGUMENTS[step]
        if not _fits(pub, kinds[0], a) or not _fits(pub, kinds[1], b):
            raise broken("stack", f"{STEPS[step]} {a} {b}")
    steps = [step for step, _, _ in pub.stack]
    if steps:
        if steps[0] not in _BOTTOM or any(step in _BOTTOM for step in steps[1:]):
            raise broken("stack", STEPS[steps[0]])
        if pub.is_over():
            raise broken("winner", str(pub.winner))
    elif not pub.is_over():
        raise broken("stack", "-")
    _check_end(pub)
    _check_dealing(pub, steps)
    _check_tables(pub, steps)
    _check_drawn(pub, steps)
    _check_kept(pub, steps)


def _fits(pub: PubPosition, kind: str, value: int) -> bool:
    if kind == "seat":
        return 0 <= value < pub.seats
    if kind == "drink":
        return 0 <= value < len(DRINKS)
    if kind == "trade":
        return value in (JIN_LEMON, SEX_ON_THE_BEACH)
    if kind == "exit":
        return 0 <= value < 3
    if kind == "take-aways":
        return value > 0 and all(FIRST_TAKE_AWAY <= drink < FIRST_TAKE_AWAY + TAKE_AWAYS for drink in _in_order(value))
    highest = {"tiles": NEGROENI_TILES, "steps": VODKABULL_STEPS + 1, "guests": pub.seats}
    return 1 <= value <= highest[kind] if kind else value == 0


def _in_order(drinks: int) -> list[int]:
    found = []
    while drinks:
        found.append(drinks % len(DRINKS))
        drinks //= len(DRINKS)
    return found


def _check_end(pub: PubPosition) -> None:
    """Who has won stands on the exit that is theirs, and at closing time nobody does."""
    if not pub.is_over():
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


def _check_dealing(pub: PubPosition, steps: list[int]) -> None:
    """Whoever has no personal exit yet is about to be dealt one."""
    waiting = sorted(a for step, a, _ in pub.stack if step == DEAL)
    if steps and steps[0] == FIRST:
        waiting = list(range(pub.seats))
        if len(steps) > 1:
            raise broken("stack", STEPS[steps[1]])
    without = [exit for exit, way in enumerate(pub.names_way) if way == NONE]
    if waiting != without:
        raise broken("personal_exits", str(without))
    if without and (
        list(pub.personal) != list(range(pub.seats)) or any(step not in (FIRST, ACT, DEAL) for step in steps)
    ):
        raise broken("personal_exits", str(list(pub.personal)))


def _check_tables(pub: PubPosition, steps: list[int]) -> None:
    """Every table is cleared once, and drinks are picked only from one that is there."""
    tables = pub.all_tables()
    if steps.count(CLEAR_TABLE) != len(tables):
        raise broken("tables", str(len(tables)))
    laid = 0
    for step in steps:
        laid += step == CLEAR_TABLE
        if step in (PICK, FILL_TABLE) and not laid:
            raise broken("stack", STEPS[step])
    # What is picked from the innermost table lies above the step that clears it: one pick for each drink.
    table = len(tables)
    picks = fills = 0
    for step, _, b in reversed(pub.stack):
        picks += step == PICK
        fills += b if step == FILL_TABLE else 0
        if step == CLEAR_TABLE:
            table -= 1
            if sum(tables[table]) + fills > picks:
                raise broken("tables", str(tables[table]))
            picks = fills = 0


def _check_drawn(pub: PubPosition, steps: list[int]) -> None:
    """Tiles in hand are about to be laid, and something is about to be laid only then."""
    laying = steps[-1:] == [LAY] or (steps[-2:-1] in ([LAY], [CHOOSE_TILE]) and steps[-1] in (CHOOSE_TILE, DRAW_TILES))
    if steps.count(LAY) > 1 or (LAY in steps) != laying:
        raise broken("stack", STEPS[LAY])
    if CHOOSE_TILE in steps and (steps.count(CHOOSE_TILE) > 1 or steps[steps.index(CHOOSE_TILE) - 1] != LAY):
        raise broken("stack", STEPS[CHOOSE_TILE])
    if steps.count(DRAW_TILES) > 1 or (DRAW_TILES in steps and steps[-1] != DRAW_TILES):
        raise broken("stack", STEPS[DRAW_TILES])
    several = CHOOSE_TILE in steps
    most = NEGROENI_TILES if several else 1
    to_draw = sum(b for step, _, b in pub.stack if step == DRAW_TILES)
    if LAY not in steps:
        most = 0
    if len(pub.drawn) + to_draw > most or (most and not to_draw and not len(pub.drawn)):
        raise broken("drawn", str(list(pub.drawn)))
    if list(pub.drawn) != sorted(pub.drawn):
        raise broken("drawn", str(list(pub.drawn)))


def _check_kept(pub: PubPosition, steps: list[int]) -> None:
    """Nobody keeps three take-aways, unless one of them is about to be drunk."""
    for seat in range(pub.seats):
        third = steps[-1:] == [THIRD] and pub.stack[-1][1] == seat
        if pub.how_many_kept(seat) != MOST_KEPT + 1 if third else pub.how_many_kept(seat) > MOST_KEPT:
            raise broken("kept", str(seat))
    if THIRD in steps[:-1]:
        raise broken("stack", STEPS[THIRD])
