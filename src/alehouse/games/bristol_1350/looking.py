"""Looking at somebody's symptom, or at a discarded one."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.chronicle import PEEKED, TOPPED
from alehouse.games.bristol_1350.components import NOBODY
from alehouse.games.bristol_1350.position import Road


def look_at_ghost(p: Road, pawn: i64, place: i64) -> None:
    value = p.symptoms.hands[2 * pawn + place]
    p.symptoms.write(PEEKED, p.turn, pawn, place, value)
    if p.heard is None:
        return
    side = "right" if place else "left"
    looks = Event("event-b1350-looks", rulebook.GHOST_LOOK, {"who": p.who(p.turn), "whom": p.who(pawn), "side": side})
    p.tell(
        "event-b1350-sees",
        rulebook.GHOST_LOOK,
        {"whom": p.who(pawn), "value": value, "side": side},
        (p.turn,),
        looks,
        reveals=True,
    )


def look_at_player(p: Road, pawn: i64, value: i64) -> None:
    """The sheriff: which of the two cards is left to chance."""
    p.symptoms.write(PEEKED, p.turn, pawn, NOBODY, value)
    if p.heard is None:
        return
    looks = Event("event-b1350-looks", rulebook.SHERIFF, {"who": p.who(p.turn), "whom": p.who(pawn), "side": "any"})
    p.tell(
        "event-b1350-sees",
        rulebook.SHERIFF,
        {"whom": p.who(pawn), "value": value, "side": "any"},
        (p.turn,),
        looks,
        reveals=True,
    )


def look_at_discards(p: Road, value: i64) -> None:
    """The barmaid."""
    p.symptoms.write(TOPPED, p.turn, value)
    if p.heard is None:
        return
    looks = Event("event-b1350-looks-discard", rulebook.BARMAID, {"who": p.who(p.turn)})
    p.tell("event-b1350-sees-discard", rulebook.BARMAID, {"value": value}, (p.turn,), looks, reveals=True)
