"""What is told of moving pawns, and of whips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import CARDS, CART_SPACES, PAWNS, SEATS, SPACES, card_name, cart_name
from alehouse.games.bristol_1350.telling.naming import doer, name_of, space_of

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def declared(p: RoadPosition, way: i64, pawn: i64, rule: str) -> None:
    """Somebody is about to elbow, to dash or to push this pawn."""
    if p.heard is None:
        return
    p.tell(
        Event(
            ("event-b1350-elbows", "event-b1350-dashes", "event-b1350-pushes")[way],
            rule,
            {"who": name_of(p, p.turn), "whom": name_of(p, pawn), "self": "yes" if pawn == p.turn else "no"},
            who=doer(p, p.turn),
            what=(PAWNS[pawn],),
            source=space_of(p, pawn),
        )
    )


def got_to_the_front(p: RoadPosition, pawn: i64, place: i64) -> None:
    """Somebody has elbowed from this place to the front of their cart."""
    if p.heard is None:
        return
    cart = p.where[pawn]
    p.tell(
        Event(
            "event-b1350-front",
            rulebook.ELBOW,
            {"who": name_of(p, pawn), "cart": cart_name(cart)},
            who=doer(p, pawn),
            what=(PAWNS[pawn],),
            source=SPACES[CART_SPACES * cart + place],
            target=space_of(p, pawn),
        )
    )


def got_aboard(p: RoadPosition, pawn: i64, mine: i64) -> None:
    """Somebody has dashed from the front of this cart to the back of the next."""
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-aboard",
            rulebook.DASH,
            {"who": name_of(p, pawn), "cart": cart_name(p.where[pawn])},
            who=doer(p, pawn),
            what=(PAWNS[pawn],),
            source=SPACES[CART_SPACES * mine],
            target=space_of(p, pawn),
        )
    )


def traded(p: RoadPosition, pawn: i64, other: i64) -> None:
    """Somebody has got into a full cart, and the one from its back into theirs."""
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-trade",
            rulebook.DASH_FULL,
            {"who": name_of(p, pawn), "whom": name_of(p, other), "cart": cart_name(p.where[other])},
            who=doer(p, pawn),
            what=(PAWNS[pawn], PAWNS[other]),
            source=space_of(p, other),
            target=space_of(p, pawn),
        )
    )


def landed(p: RoadPosition, pawn: i64, mine: i64, place: i64) -> None:
    """Somebody was pushed from this place of this cart, and has come to a cart behind."""
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-lands",
            rulebook.PUSH_WHERE,
            {"who": name_of(p, pawn), "cart": cart_name(p.where[pawn])},
            who=doer(p, p.turn),
            what=(PAWNS[pawn],),
            source=SPACES[CART_SPACES * mine + place],
            target=space_of(p, pawn),
        )
    )


def no_whip(p: RoadPosition, seat: i64) -> None:
    if p.heard is None:
        return
    p.tell(Event("event-b1350-no-whip", rulebook.WHIP_ASKED, {"who": Seat(seat)}, who=SEATS[seat]))


def whips(p: RoadPosition, seat: i64, card: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-whips",
            rulebook.WHIP,
            {"who": Seat(seat), "card": card_name(card), "whom": name_of(p, p.turn)},
            who=SEATS[seat],
            what=(CARDS[card],),
            source=SEATS[seat],
            target=doer(p, p.turn),
            reveals=True,
        )
    )
