"""Playing remedies, and what each of them does."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.actions import Again, PlayRemedy
from alehouse.games.bristol_1350.chronicle import ADDED, COINED, DREW, GAVE, KEPT, TOOK, USED
from alehouse.games.bristol_1350.components import (
    ALMS,
    ALMS_CARD,
    ARSENIC,
    CHICKEN,
    CHICKEN_ROLLS,
    COINS,
    LEECHES,
    LOCKS,
    MOST_REMEDIES,
    NOBODY,
    POMANDER,
    WHIP,
)
from alehouse.games.bristol_1350.counts import count, one
from alehouse.games.bristol_1350.death import end_if_alone_and_ill
from alehouse.games.bristol_1350.mingling import tell_health_in_secret
from alehouse.games.bristol_1350.moving import call_off
from alehouse.games.bristol_1350.names import card_name, cart_name, face_name, remedy_name
from alehouse.games.bristol_1350.position import (
    ADD,
    BY_REMEDY,
    COIN,
    EMERALDS,
    FIRST_OF_CHICKEN,
    GIVE,
    KEEP,
    LOCK,
    ROLL_ONE,
    ROLL_TWO,
    SECOND_OF_CHICKEN,
    SYMPTOM,
    Road,
)
from alehouse.games.bristol_1350.position import CHICKEN as CHICKEN_STEP

# Drawing


def no_draw(p: Road) -> str:
    if p.remedies.sizes[p.turn] >= MOST_REMEDIES:
        return rulebook.HAND_LIMIT
    return "" if p.remedies.drawable() else rulebook.REMEDY_DECK


def drew(p: Road, seat: i64, card: i64, setting_up: bool) -> None:
    p.remedies.write(TOOK, seat, card)
    if not setting_up:
        p.fresh += 1
    if p.heard is not None:
        rule = rulebook.SETUP_REMEDIES if setting_up else rulebook.DRAW
        others = Event("event-b1350-draws", rule, {"who": p.who(seat)})
        p.tell("event-b1350-drew", rule, {"card": card_name(card)}, (seat,), others, reveals=True)


# Playing


def may_still_play(p: Road) -> bool:
    """Whether anything is left to be asked: everybody can count how many cards somebody holds."""
    return p.alive(p.turn) and p.remedies.sizes[p.turn] > p.fresh


def no_play(p: Road, action: PlayRemedy) -> str:
    place = p.remedies.place(p.turn, action.card)
    if place == NOBODY:
        return rulebook.REMEDY_HELD
    if place >= p.remedies.sizes[p.turn] - p.fresh:
        return rulebook.REMEDY_FRESH
    remedy = action.remedy
    if remedy == WHIP:
        return rulebook.WHIP
    if remedy == ARSENIC:
        return "" if p.free_dice() else rulebook.LOCKED
    if remedy == CHICKEN:
        return "" if chicken_dice(p) else rulebook.CHICKEN
    if remedy in (LEECHES, POMANDER):
        return "" if p.symptoms.left_to_draw() >= 2 else rulebook.SYMPTOM_DECK
    if remedy == ALMS:
        if action.card != ALMS_CARD and not p.alms_by_chicken:
            return rulebook.ALMS_CHICKEN
        return "" if p.symptoms.bag else rulebook.COINS
    return ""


def play(p: Road, action: PlayRemedy) -> None:
    """After the action of the turn."""
    remedy = action.remedy
    if p.heard is not None:
        p.tell(
            "event-b1350-plays",
            rulebook.BY_REMEDY[remedy],
            {"who": p.who(p.turn), "card": card_name(action.card), "remedy": remedy_name(remedy)},
            reveals=True,
        )
    p.remedies.write(USED, p.turn, action.card, p.remedies.sizes[p.turn] - p.fresh)
    if remedy == ARSENIC:
        p.push(LOCK, 1 if p.free_dice() == 1 else LOCKS, BY_REMEDY)
    elif remedy == CHICKEN:
        p.push(CHICKEN_STEP, CHICKEN_ROLLS, chicken_dice(p))
    elif remedy == LEECHES:
        draw_symptoms(p, ADD, 2, BY_REMEDY)
    elif remedy == POMANDER:
        draw_symptoms(p, KEEP, 2, BY_REMEDY)
    elif remedy == ALMS:
        p.push(GIVE, 0, 0)
        p.push(COIN, 0, 0)
    else:
        p.push(EMERALDS, 0, 0)


# The whip


def no_whip_card(p: Road, seat: i64, action: PlayRemedy) -> str:
    if action.remedy != WHIP:
        return rulebook.REMEDY_TIME
    return rulebook.REMEDY_HELD if p.remedies.place(seat, action.card) == NOBODY else ""


def whip(p: Road, seat: i64, card: i64) -> None:
    if p.heard is not None:
        p.tell(
            "event-b1350-whips",
            rulebook.WHIP,
            {"who": p.who(seat), "card": card_name(card), "whom": p.who(p.turn)},
            reveals=True,
        )
    p.remedies.write(USED, seat, card, p.remedies.sizes[seat])
    call_off(p)


# The chicken


def chicken_dice(p: Road) -> i64:
    """Which of the two dice rolled by the action can be rolled on: a bit each. Locked ones cannot."""
    if p.rolled == NOBODY:
        return 0
    first = count(p.free, p.rolled)
    second = count(p.free, p.rolled_too)
    if p.rolled == p.rolled_too:
        second -= 1
    return (1 if first > 0 else 0) | (2 if second > 0 else 0)


def no_again(p: Road, active: i64, face: i64) -> str:
    if face == NOBODY:
        return "" if active == 3 else rulebook.CHICKEN_ROLLS
    if (active & 1 and p.rolled == face) or (active & 2 and p.rolled_too == face):
        return ""
    return rulebook.CHICKEN_ROLLS


def again(p: Road, left: i64, active: i64, action: Again) -> None:
    """Roll on with one of the two dice, or with both; one that was left alone stays as it is."""
    if action.face == NOBODY:
        p.free -= one(p.rolled) + one(p.rolled_too)
        p.push(CHICKEN_STEP, left - 1, 3)
        if p.heard is not None:
            p.tell(
                "event-b1350-rerolls-two",
                rulebook.CHICKEN_ROLLS,
                {"who": p.who(p.turn), "face": face_name(p.rolled), "other": face_name(p.rolled_too)},
            )
        p.push(ROLL_TWO, 1, 0)
        return
    first = bool(active & 1) and p.rolled == action.face
    p.free -= one(action.face)
    p.push(CHICKEN_STEP, left - 1, 1 if first else 2)
    if p.heard is not None:
        p.tell(
            "event-b1350-rerolls-one",
            rulebook.CHICKEN_ROLLS,
            {"who": p.who(p.turn), "face": face_name(action.face)},
        )
    p.push(ROLL_ONE, FIRST_OF_CHICKEN if first else SECOND_OF_CHICKEN, 0)


# Leeches and pomander


def draw_symptoms(p: Road, then: i64, cards: i64, by: i64) -> None:
    """Draw symptoms, then keep two of all or add one to a mingle."""
    p.push(then, 0, by)
    for _ in range(cards):
        p.push(SYMPTOM, 0, 0)


def drew_symptom(p: Road, value: i64) -> None:
    p.symptoms.write(DREW, p.turn, value)
    if p.heard is not None:
        others = Event("event-b1350-draws-symptom", rulebook.SYMPTOM_DECK, {"who": p.who(p.turn)})
        p.tell(
            "event-b1350-drew-symptom",
            rulebook.SYMPTOM_DECK,
            {"value": value},
            (p.turn,),
            others,
            reveals=True,
        )


def no_keep(p: Road, low: i64, high: i64) -> str:
    cards = p.symptoms.in_hand(p.turn) + p.symptoms.all_drawn()
    return "" if count(cards, low) and count(cards - one(low), high) else rulebook.POMANDER


def keep(p: Road, low: i64, high: i64, rule: str) -> None:
    was_ill = p.symptoms.is_infected(p.turn)
    p.symptoms.write(KEPT, p.turn, low, high)
    if p.heard is not None:
        others = Event("event-b1350-keeps", rule, {"who": p.who(p.turn)})
        args: dict[str, Value] = {"one": low, "other": high}
        p.tell("event-b1350-kept", rule, args, (p.turn,), others, reveals=True)
        tell_health_in_secret(p, p.turn, was_ill)
    end_if_alone_and_ill(p)


def no_add(p: Road, value: i64, cart: i64) -> str:
    return "" if value in p.symptoms.drawn and cart in p.order else rulebook.LEECHES


def add(p: Road, value: i64, cart: i64, rule: str) -> None:
    p.symptoms.write(ADDED, p.turn, cart, value)
    if p.heard is not None:
        others = Event("event-b1350-adds", rule, {"who": p.who(p.turn), "cart": cart_name(cart)})
        p.tell(
            "event-b1350-added",
            rule,
            {"value": value, "cart": cart_name(cart)},
            (p.turn,),
            others,
            reveals=True,
        )


# Alms


def drew_coin(p: Road, coin: i64) -> None:
    p.symptoms.write(COINED, p.turn, coin)
    if p.heard is not None:
        others = Event("event-b1350-draws-coin", rulebook.ALMS, {"who": p.who(p.turn)})
        p.tell("event-b1350-drew-coin", rulebook.ALMS, {"coin": COINS[coin]}, (p.turn,), others, reveals=True)


def no_gift(p: Road, pawn: i64) -> str:
    return "" if pawn < p.seats and p.alive(pawn) else rulebook.ALMS


def give(p: Road, pawn: i64) -> None:
    coin = p.symptoms.coin
    if p.heard is not None:
        others = Event("event-b1350-gives", rulebook.ALMS, {"who": p.who(p.turn), "whom": p.who(pawn)})
        args: dict[str, Value] = {"who": p.who(p.turn), "whom": p.who(pawn), "coin": COINS[coin]}
        both = (p.turn, pawn) if pawn != p.turn else (pawn,)
        p.tell("event-b1350-gave", rulebook.COINS, args, both, others, reveals=True)
    p.symptoms.write(GAVE, p.turn, pawn, coin)
    end_if_alone_and_ill(p)
