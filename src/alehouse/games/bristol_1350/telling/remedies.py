"""What is told of remedies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import (
    CARDS,
    COIN_IDS,
    COINS,
    DISCARDED_REMEDIES,
    DISCARDED_SYMPTOMS,
    PILES,
    REMEDY_DECK,
    SEATS,
    SYMPTOM_DECK,
    SYMPTOM_IDS,
    THE_BAG,
    card_name,
    cart_name,
    remedy_name,
)

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def drew_remedy(p: RoadPosition, seat: i64, card: i64, setting_up: bool) -> None:
    if p.heard is None:
        return
    rule = rulebook.SETUP_REMEDIES if setting_up else rulebook.DRAW
    who = SEATS[seat]
    others = Event("event-b1350-draws", rule, {"who": Seat(seat)}, who=who, source=REMEDY_DECK, target=who)
    p.tell(
        Event(
            "event-b1350-drew",
            rule,
            {"card": card_name(card)},
            who=who,
            what=(CARDS[card],),
            source=REMEDY_DECK,
            target=who,
            told=(seat,),
            otherwise=others,
            reveals=True,
        )
    )


def plays(p: RoadPosition, card: i64, remedy: i64) -> None:
    if p.heard is None:
        return
    p.tell(
        Event(
            "event-b1350-plays",
            rulebook.BY_REMEDY[remedy],
            {"who": Seat(p.turn), "card": card_name(card), "remedy": remedy_name(remedy)},
            who=SEATS[p.turn],
            what=(CARDS[card],),
            source=SEATS[p.turn],
            target=DISCARDED_REMEDIES,
            reveals=True,
        )
    )


def drew_symptom(p: RoadPosition, value: i64) -> None:
    if p.heard is None:
        return
    rule = rulebook.SYMPTOM_DECK
    who = SEATS[p.turn]
    others = Event("event-b1350-draws-symptom", rule, {"who": Seat(p.turn)}, who=who, source=SYMPTOM_DECK, target=who)
    p.tell(
        Event(
            "event-b1350-drew-symptom",
            rule,
            {"value": value},
            who=who,
            what=(SYMPTOM_IDS[value],),
            source=SYMPTOM_DECK,
            target=who,
            told=(p.turn,),
            otherwise=others,
            reveals=True,
        )
    )


def kept(p: RoadPosition, low: i64, high: i64, rule: str) -> None:
    if p.heard is None:
        return
    who = SEATS[p.turn]
    others = Event("event-b1350-keeps", rule, {"who": Seat(p.turn)}, who=who, source=who, target=DISCARDED_SYMPTOMS)
    p.tell(
        Event(
            "event-b1350-kept",
            rule,
            {"one": low, "other": high},
            who=who,
            what=(SYMPTOM_IDS[low], SYMPTOM_IDS[high]),
            source=who,
            target=who,
            told=(p.turn,),
            otherwise=others,
            reveals=True,
        )
    )


def added(p: RoadPosition, value: i64, cart: i64, rule: str) -> None:
    if p.heard is None:
        return
    who = SEATS[p.turn]
    others = Event(
        "event-b1350-adds",
        rule,
        {"who": Seat(p.turn), "cart": cart_name(cart)},
        who=who,
        source=who,
        target=PILES[cart],
    )
    p.tell(
        Event(
            "event-b1350-added",
            rule,
            {"value": value, "cart": cart_name(cart)},
            who=who,
            what=(SYMPTOM_IDS[value],),
            source=who,
            target=PILES[cart],
            told=(p.turn,),
            otherwise=others,
            reveals=True,
        )
    )


def drew_coin(p: RoadPosition, coin: i64) -> None:
    if p.heard is None:
        return
    who = SEATS[p.turn]
    others = Event("event-b1350-draws-coin", rulebook.ALMS, {"who": Seat(p.turn)}, who=who, source=THE_BAG, target=who)
    p.tell(
        Event(
            "event-b1350-drew-coin",
            rulebook.ALMS,
            {"coin": COINS[coin]},
            who=who,
            what=(COIN_IDS[coin],),
            source=THE_BAG,
            target=who,
            told=(p.turn,),
            otherwise=others,
            reveals=True,
        )
    )


def gave_coin(p: RoadPosition, seat: i64, coin: i64) -> None:
    if p.heard is None:
        return
    giver, receiver = SEATS[p.turn], SEATS[seat]
    args: dict[str, Value] = {"who": Seat(p.turn), "whom": Seat(seat), "self": "yes" if seat == p.turn else "no"}
    others = Event("event-b1350-gives", rulebook.ALMS, args, who=giver, source=giver, target=receiver)
    p.tell(
        Event(
            "event-b1350-gave",
            rulebook.COINS,
            {**args, "coin": COINS[coin]},
            who=giver,
            what=(COIN_IDS[coin],),
            source=giver,
            target=receiver,
            told=(p.turn, seat) if seat != p.turn else (seat,),
            otherwise=others,
            reveals=True,
        )
    )
