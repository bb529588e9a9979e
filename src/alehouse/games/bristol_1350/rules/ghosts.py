"""The chapter on ghosts, which make up the number where fewer than four play: they take turns of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.counts import count, one
from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.components import CART_SPACES, CARTS, NOBODY
from alehouse.games.bristol_1350.position.chronicle import PEEKED
from alehouse.games.bristol_1350.rules.moves import declare
from alehouse.games.bristol_1350.steps import BY_GHOST, DASHES, ELBOWS, ROLL_ONE

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

_ALL_CARTS: Final = vec[i64](range(len(CARTS)))


def ghost_turn(p: RoadPosition) -> None:
    """The ghost rolls a rival cart's die again, if there is one."""
    face = die_to_reroll(p)
    if face == NOBODY:
        telling.ghost_idle(p)
        return
    p.free -= one(face)
    telling.rerolls(p, face, NOBODY, rulebook.GHOST_TURN)
    p.push(ROLL_ONE, BY_GHOST, 0)


def die_to_reroll(p: RoadPosition) -> i64:
    """The rule `b1350-ghost-turn`: of the foremost rival possible, rather an apple than a rat."""
    mine = p.where[p.turn]
    # Alone on the road: any die that does not show one's own colour.
    rivals = p.order if len(p.order) > 1 else _ALL_CARTS
    for cart in rivals:
        if cart != mine:
            if count(p.free, 2 * cart):
                return 2 * cart
            if count(p.free, 2 * cart + 1):
                return 2 * cart + 1
    return NOBODY


def ghost_rolled(p: RoadPosition, face: i64) -> None:
    """The rule `b1350-ghost-move`: an apple of any colour makes the ghost move ahead, if it can."""
    if face % 2:
        return
    cart = p.where[p.turn]
    if p.front(cart) != p.turn:
        declare(p, ELBOWS, p.turn, rulebook.GHOST_MOVE)
        return
    ahead = p.cart_ahead(cart)
    if ahead != NOBODY and p.crowd[ahead] < CART_SPACES:
        declare(p, DASHES, p.turn, rulebook.GHOST_MOVE)


def no_look(p: RoadPosition, pawn: i64) -> str:
    if pawn >= p.pawns or not p.is_ghost(pawn) or not p.alive(pawn):
        return rulebook.GHOST_LOOK
    return ""


def look(p: RoadPosition, pawn: i64, place: i64) -> None:
    """The rule `b1350-ghost-look`."""
    value = p.symptoms.hands[2 * pawn + place]
    p.symptoms.write(PEEKED, p.turn, pawn, place, value)
    telling.saw_ghost(p, pawn, place, value)
