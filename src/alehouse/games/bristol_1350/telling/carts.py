"""What is told of carts and of the gate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CART_IDS, GATE, cart_name
from alehouse.games.bristol_1350.telling.naming import doer, health_word, name_of

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def cart_moves(p: RoadPosition, cart: i64, steps: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-moves",
            rulebook.ADVANCE,
            {
                "cart": cart_name(cart),
                "steps": steps,
                "at": min(p.at[cart], p.values.road),
                "road": p.values.road,
            },
            what=(CART_IDS[cart],),
        )
    )


def order_of_carts(p: RoadPosition) -> None:
    if p.heard is None:
        return
    names: tuple[Value, ...] = tuple(cart_name(cart) for cart in p.order)
    what = tuple(CART_IDS[cart] for cart in p.order)
    p.tell(Event("event-b1350-order", rulebook.ORDER, {"carts": names}, what=what))


def crosses(p: RoadPosition, cart: i64) -> None:
    if p.heard is None:
        return
    args: dict[str, Value] = {"cart": cart_name(cart)}
    what = (CART_IDS[cart],)
    if p.crowd[cart]:
        p.tell(Event("event-b1350-crosses", rulebook.CROSS_ORDER, args, what=what, target=GATE))
    else:
        p.tell(Event("event-b1350-crosses-empty", rulebook.EMPTY_CART, args, what=what, target=GATE))


def health(p: RoadPosition, pawn: i64, infected: bool) -> None:
    """At the gate everybody has to say whether they are infected."""
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-health",
            rulebook.GHOST_PLAGUE if p.is_ghost(pawn) else rulebook.ESCAPE,
            {"who": name_of(p, pawn), "health": health_word(infected)},
            who=doer(p, pawn),
            reveals=True,
        )
    )


def last_round(p: RoadPosition) -> None:
    if p.heard is None:
        return
    p.tell(Event("event-b1350-last-round", rulebook.LAST_ROUND, source=GATE, reveals=True))
