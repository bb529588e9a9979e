"""The chapters on drawing remedies and on what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.counts import count, one
from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.actions import Again, PlayRemedy
from alehouse.games.bristol_1350.components import (
    ALMS,
    ALMS_CARD,
    ARSENIC,
    CHICKEN,
    LEECHES,
    LOCKS,
    NOBODY,
    POMANDER,
    WHIP,
)
from alehouse.games.bristol_1350.position.chronicle import ADDED, COINED, DREW, GAVE, KEPT, TOOK, USED
from alehouse.games.bristol_1350.rules.ending import end_if_alone_and_ill
from alehouse.games.bristol_1350.rules.moves import call_off
from alehouse.games.bristol_1350.steps import (
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
)
from alehouse.games.bristol_1350.steps import CHICKEN as CHICKEN_STEP

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

# Drawing


def no_draw(p: RoadPosition) -> str:
    if p.remedies.sizes[p.turn] >= p.values.hand_limit:
        return rulebook.HAND_LIMIT
    return "" if p.remedies.drawable() else rulebook.REMEDY_DECK


def drew(p: RoadPosition, seat: i64, card: i64, setting_up: bool) -> None:
    p.remedies.write(TOOK, seat, card)
    if not setting_up:
        p.fresh += 1
    telling.drew_remedy(p, seat, card, setting_up)


# Playing


def may_still_play(p: RoadPosition) -> bool:
    """Whether anything is left to be asked: everybody can count how many cards somebody holds."""
    return p.alive(p.turn) and p.remedies.sizes[p.turn] > p.fresh


def no_play(p: RoadPosition, action: PlayRemedy) -> str:
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


def play(p: RoadPosition, action: PlayRemedy) -> None:
    """After the action of the turn."""
    remedy = action.remedy
    telling.plays(p, action.card, remedy)
    p.remedies.write(USED, p.turn, action.card, p.remedies.sizes[p.turn] - p.fresh)
    if remedy == ARSENIC:
        p.push(LOCK, 1 if p.free_dice() == 1 else LOCKS, BY_REMEDY)
    elif remedy == CHICKEN:
        p.push(CHICKEN_STEP, p.values.chicken_rolls, chicken_dice(p))
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


def no_whip_card(p: RoadPosition, seat: i64, action: PlayRemedy) -> str:
    if action.remedy != WHIP:
        return rulebook.REMEDY_TIME
    return rulebook.REMEDY_HELD if p.remedies.place(seat, action.card) == NOBODY else ""


def whip(p: RoadPosition, seat: i64, card: i64) -> None:
    telling.whips(p, seat, card)
    p.remedies.write(USED, seat, card, p.remedies.sizes[seat])
    call_off(p)


# The chicken


def chicken_dice(p: RoadPosition) -> i64:
    """Which of the two dice rolled by the action can be rolled on: a bit each. Locked ones cannot."""
    if p.rolled == NOBODY:
        return 0
    first = count(p.free, p.rolled)
    second = count(p.free, p.rolled_too)
    if p.rolled == p.rolled_too:
        second -= 1
    return (1 if first > 0 else 0) | (2 if second > 0 else 0)


def no_again(p: RoadPosition, active: i64, face: i64) -> str:
    if face == NOBODY:
        return "" if active == 3 else rulebook.CHICKEN_ROLLS
    if (active & 1 and p.rolled == face) or (active & 2 and p.rolled_too == face):
        return ""
    return rulebook.CHICKEN_ROLLS


def again(p: RoadPosition, left: i64, active: i64, action: Again) -> None:
    """Roll on with one of the two dice, or with both; one that was left alone stays as it is."""
    if action.face == NOBODY:
        p.free -= one(p.rolled) + one(p.rolled_too)
        p.push(CHICKEN_STEP, left - 1, 3)
        telling.rerolls(p, p.rolled, p.rolled_too, rulebook.CHICKEN_ROLLS)
        p.push(ROLL_TWO, 1, 0)
        return
    first = bool(active & 1) and p.rolled == action.face
    p.free -= one(action.face)
    p.push(CHICKEN_STEP, left - 1, 1 if first else 2)
    telling.rerolls(p, action.face, NOBODY, rulebook.CHICKEN_ROLLS)
    p.push(ROLL_ONE, FIRST_OF_CHICKEN if first else SECOND_OF_CHICKEN, 0)


# Leeches and pomander


def draw_symptoms(p: RoadPosition, then: i64, cards: i64, by: i64) -> None:
    """Draw symptoms, then keep two of all or add one to a mingle."""
    p.push(then, 0, by)
    for _ in range(cards):
        p.push(SYMPTOM, 0, 0)


def drew_symptom(p: RoadPosition, value: i64) -> None:
    p.symptoms.write(DREW, p.turn, value)
    telling.drew_symptom(p, value)


def no_keep(p: RoadPosition, low: i64, high: i64) -> str:
    cards = p.symptoms.in_hand(p.turn) + p.symptoms.all_drawn()
    return "" if count(cards, low) and count(cards - one(low), high) else rulebook.POMANDER


def keep(p: RoadPosition, low: i64, high: i64, rule: str) -> None:
    was_ill = p.symptoms.is_infected(p.turn)
    p.symptoms.write(KEPT, p.turn, low, high)
    telling.kept(p, low, high, rule)
    telling.health_in_secret(p, p.turn, was_ill)
    end_if_alone_and_ill(p)


def no_add(p: RoadPosition, value: i64, cart: i64) -> str:
    return "" if value in p.symptoms.drawn and cart in p.order else rulebook.LEECHES


def add(p: RoadPosition, value: i64, cart: i64, rule: str) -> None:
    p.symptoms.write(ADDED, p.turn, cart, value)
    telling.added(p, value, cart, rule)


# Alms


def drew_coin(p: RoadPosition, coin: i64) -> None:
    p.symptoms.write(COINED, p.turn, coin)
    telling.drew_coin(p, coin)


def no_gift(p: RoadPosition, pawn: i64) -> str:
    return "" if pawn < p.seats and p.alive(pawn) else rulebook.ALMS


def give(p: RoadPosition, pawn: i64) -> None:
    coin = p.symptoms.coin
    telling.gave_coin(p, pawn, coin)
    p.symptoms.write(GAVE, p.turn, pawn, coin)
    end_if_alone_and_ill(p)
