"""Ghosts make up the number where fewer than four play: they take turns of their own."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CART_SPACES, NOBODY
from alehouse.games.bristol_1350.counts import count, one
from alehouse.games.bristol_1350.moving import declare
from alehouse.games.bristol_1350.names import face_name
from alehouse.games.bristol_1350.position import ALL_CARTS, DASHES, ELBOWS, GHOST, ROLL_ONE, Road


def ghost_turn(p: Road) -> None:
    """The ghost rolls a rival cart's die again, if there is one."""
    face = die_to_reroll(p)
    if face == NOBODY:
        if p.heard is not None:
            p.tell("event-b1350-ghost-idle", rulebook.GHOST_TURN, {"who": p.who(p.turn)})
        return
    p.free -= one(face)
    if p.heard is not None:
        p.tell("event-b1350-rerolls-one", rulebook.GHOST_TURN, {"who": p.who(p.turn), "face": face_name(face)})
    p.push(ROLL_ONE, GHOST, 0)


def die_to_reroll(p: Road) -> i64:
    """The rule `b1350-ghost-turn`: of the foremost rival possible, rather an apple than a rat."""
    mine = p.where[p.turn]
    # Alone on the road: any die that does not show one's own colour.
    rivals = p.order if len(p.order) > 1 else ALL_CARTS
    for cart in rivals:
        if cart != mine:
            if count(p.free, 2 * cart):
                return 2 * cart
            if count(p.free, 2 * cart + 1):
                return 2 * cart + 1
    return NOBODY


def ghost_rolled(p: Road, face: i64) -> None:
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


def no_look(p: Road, pawn: i64) -> str:
    if pawn >= p.pawns or not p.is_ghost(pawn) or not p.alive(pawn):
        return rulebook.GHOST_LOOK
    return ""
