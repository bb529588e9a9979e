"""What is told of ghosts and of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import (
    CARDS,
    CART_SPACES,
    DICE_IDS,
    DISCARDED_REMEDIES,
    DISCARDED_SYMPTOMS,
    HIDDEN,
    PAWNS,
    SEATS,
    SIDES,
    SPACES,
    SYMPTOM_IDS,
    card_name,
    face_name,
)
from alehouse.games.bristol_1350.telling.naming import doer, name_of, space_of

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def ghost_idle(p: RoadPosition) -> None:
    if p.heard is None:
        return
    args: dict[str, Value] = {"who": name_of(p, p.turn)}
    p.tell(Event("event-b1350-ghost-idle", rulebook.GHOST_TURN, args, who=doer(p, p.turn)))


def saw_ghost(p: RoadPosition, pawn: i64, place: i64, value: i64) -> None:
    _saw(p, pawn, SIDES[place], value, HIDDEN[2 * pawn + place], rulebook.GHOST_LOOK)


def saw_player(p: RoadPosition, pawn: i64, value: i64) -> None:
    _saw(p, pawn, "any", value, SEATS[pawn], rulebook.SHERIFF)


def _saw(p: RoadPosition, pawn: i64, side: str, value: i64, where: str, rule: str) -> None:
    if p.heard is None:
        return
    who = SEATS[p.turn]
    args: dict[str, Value] = {"who": Seat(p.turn), "whom": name_of(p, pawn), "side": side}
    looks = Event("event-b1350-looks", rule, args, who=who, source=where)
    p.tell(
        Event(
            "event-b1350-sees",
            rule,
            {"whom": name_of(p, pawn), "value": value, "side": side},
            who=who,
            what=(SYMPTOM_IDS[value],),
            source=where,
            told=(p.turn,),
            otherwise=looks,
            reveals=True,
        )
    )


def saw_discard(p: RoadPosition, value: i64) -> None:
    if p.heard is None:
        return
    who = SEATS[p.turn]
    rule = rulebook.BARMAID
    looks = Event("event-b1350-looks-discard", rule, {"who": Seat(p.turn)}, who=who, source=DISCARDED_SYMPTOMS)
    p.tell(
        Event(
            "event-b1350-sees-discard",
            rule,
            {"value": value},
            who=who,
            what=(SYMPTOM_IDS[value],),
            source=DISCARDED_SYMPTOMS,
            told=(p.turn,),
            otherwise=looks,
            reveals=True,
        )
    )


def knight_calls(p: RoadPosition, pawn: i64, place: i64) -> None:
    """A pawn has come from this place to the front of its cart."""
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-knight",
            rulebook.KNIGHT,
            {"who": Seat(p.turn), "whom": name_of(p, pawn), "self": "yes" if pawn == p.turn else "no"},
            who=SEATS[p.turn],
            what=(PAWNS[pawn],),
            source=SPACES[CART_SPACES * p.where[pawn] + place],
            target=space_of(p, pawn),
        )
    )


def countess_sends(p: RoadPosition) -> None:
    _special(p, "event-b1350-countess", rulebook.COUNTESS)


def serf_looks(p: RoadPosition) -> None:
    _special(p, "event-b1350-serf", rulebook.SERF)


def chandler_draws(p: RoadPosition) -> None:
    _special(p, "event-b1350-chandler", rulebook.CHANDLER)


def outlaw_goes_on(p: RoadPosition) -> None:
    _special(p, "event-b1350-outlaw", rulebook.OUTLAW)


def _special(p: RoadPosition, id: str, rule: str) -> None:
    if p.heard is None:
        return
    p.tell(Event(id, rule, {"who": Seat(p.turn)}, who=SEATS[p.turn]))


def countess_took(p: RoadPosition, card: i64) -> None:
    if p.heard is None:
        return
    who = SEATS[p.turn]
    rule = rulebook.COUNTESS
    others = Event("event-b1350-takes", rule, {"who": Seat(p.turn)}, who=who, source=who, target=DISCARDED_REMEDIES)
    p.tell(
        Event(
            "event-b1350-took",
            rule,
            {"card": card_name(card)},
            who=who,
            what=(CARDS[card],),
            source=who,
            target=who,
            told=(p.turn,),
            otherwise=others,
        )
    )


def friar_turns(p: RoadPosition, face: i64, wish: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-friar",
            rulebook.FRIAR,
            {"who": Seat(p.turn), "face": face_name(face), "wish": face_name(wish)},
            who=SEATS[p.turn],
            what=(DICE_IDS[face],),
            source=DICE_IDS[face],
            target=DICE_IDS[wish],
        )
    )
