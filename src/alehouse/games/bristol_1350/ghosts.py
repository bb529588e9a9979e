"""Ghosts make up the number where fewer than four play: they take turns of their own."""

from __future__ import annotations

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CART_SPACES, CARTS, NOBODY
from alehouse.games.bristol_1350.moving import declare
from alehouse.games.bristol_1350.names import face_name
from alehouse.games.bristol_1350.position import DASHES, ELBOWS, GHOST, ROLL_ONE, Road


def ghost_turn(p: Road) -> None:
    """The ghost rolls a rival cart's die again, if there is one."""
    face = die_to_reroll(p)
    if face == NOBODY:
        p.tell("event-b1350-ghost-idle", rulebook.GHOST_TURN, {"who": p.who(p.turn)})
        return
    p.free[face] -= 1
    p.tell("event-b1350-rerolls-one", rulebook.GHOST_TURN, {"who": p.who(p.turn), "face": face_name(face)})
    p.stack.append((ROLL_ONE, GHOST, 0))


def die_to_reroll(p: Road) -> int:
    """The rule `b1350-ghost-turn`: of the foremost rival possible, rather an apple than a rat."""
    mine = p.where[p.turn]
    rivals = [cart for cart in p.order if cart != mine]
    if not rivals:
        # Alone on the road: any die that does not show one's own colour.
        rivals = [cart for cart in range(len(CARTS)) if cart != mine]
    for cart in rivals:
        for face in (2 * cart, 2 * cart + 1):
            if p.free[face]:
                return face
    return NOBODY


def ghost_rolled(p: Road, face: int) -> None:
    """The rule `b1350-ghost-move`: an apple of any colour makes the ghost move ahead, if it can."""
    if face % 2:
        return
    cart = p.where[p.turn]
    if p.carts[cart][0] != p.turn:
        declare(p, ELBOWS, p.turn, rulebook.GHOST_MOVE)
        return
    ahead = p.cart_ahead(cart)
    if ahead != NOBODY and len(p.carts[ahead]) < CART_SPACES:
        declare(p, DASHES, p.turn, rulebook.GHOST_MOVE)


def no_look(p: Road, pawn: int) -> str:
    if pawn >= p.pawns or not p.is_ghost(pawn) or not p.alive(pawn):
        return rulebook.GHOST_LOOK
    return ""
