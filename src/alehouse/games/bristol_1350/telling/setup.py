"""What is told while the game is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import (
    CHARACTER_IDS,
    PAWNS,
    SEATS,
    SYMPTOM_DECK,
    SYMPTOM_IDS,
    cart_name,
    character_name,
)
from alehouse.games.bristol_1350.telling.naming import doer, name_of, space_of

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def seated(p: RoadPosition, pawn: i64, cart: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-seated",
            rulebook.SETUP_PAWNS,
            {"who": name_of(p, pawn), "cart": cart_name(cart)},
            what=(PAWNS[pawn],),
            target=space_of(p, pawn),
        )
    )


def dealt(p: RoadPosition, pawn: i64, value: i64) -> None:
    if p.heard is None:
        return
    ghost = p.is_ghost(pawn)
    rule = rulebook.GHOSTS if ghost else rulebook.CHAOS if p.chaos else rulebook.SETUP_SYMPTOMS
    target = doer(p, pawn)
    others = Event("event-b1350-deals", rule, {"who": name_of(p, pawn)}, source=SYMPTOM_DECK, target=target)
    if ghost:
        p.tell(others)
        return
    p.tell(
        Event(
            "event-b1350-dealt",
            rulebook.SECRET,
            {"value": value},
            what=(SYMPTOM_IDS[value],),
            source=SYMPTOM_DECK,
            target=target,
            told=(pawn,),
            otherwise=others,
            reveals=True,
        )
    )


def character_dealt(p: RoadPosition, seat: i64, character: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-character",
            rulebook.SPECIALS,
            {"who": Seat(seat), "character": character_name(character)},
            what=(CHARACTER_IDS[character],),
            target=SEATS[seat],
        )
    )
