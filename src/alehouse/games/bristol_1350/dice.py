"""The six dice: rolling them again, locking them."""

from __future__ import annotations

from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import DICE, FACES, NOBODY
from alehouse.games.bristol_1350.names import face_name, faces_shown
from alehouse.games.bristol_1350.position import (
    FIRST_OF_CHICKEN,
    ROLL_ONE,
    ROLL_TWO,
    SECOND_OF_CHICKEN,
    Road,
)


def no_free_dice(p: Road, face: int, other: int) -> str:
    """The rule that keeps dice that show this (and, unless NOBODY, that) from being taken up."""
    free = p.free
    if other == NOBODY:
        if free[face]:
            return ""
        return rulebook.LOCKED if p.locked[face] else rulebook.DICE
    if face == other:
        if free[face] > 1:
            return ""
        return rulebook.LOCKED if free[face] + p.locked[face] > 1 else rulebook.DICE
    if free[face] and free[other]:
        return ""
    shown = free[face] + p.locked[face] and free[other] + p.locked[other]
    return rulebook.LOCKED if shown else rulebook.DICE


def take_up(p: Road, face: int, other: int) -> None:
    p.free[face] -= 1
    if other != NOBODY:
        p.free[other] -= 1


def reroll(p: Road, face: int, other: int, rule: str, purpose: int) -> None:
    """Take up one or two dice, and let them roll."""
    take_up(p, face, other)
    if other == NOBODY:
        p.tell("event-b1350-rerolls-one", rule, {"who": p.who(p.turn), "face": face_name(face)})
        p.stack.append((ROLL_ONE, purpose, 0))
    else:
        p.tell(
            "event-b1350-rerolls-two",
            rule,
            {"who": p.who(p.turn), "face": face_name(face), "other": face_name(other)},
        )
        p.stack.append((ROLL_TWO, 0, 0))


def rolled_all(p: Road, counts: tuple[int, ...]) -> None:
    p.free = list(counts)
    p.tell("event-b1350-rolled-all", rulebook.ROUND, {"dice": faces_shown(p.free)})
    celebrate(p)


def rolled_two(p: Road, face: int, other: int) -> None:
    p.free[face] += 1
    p.free[other] += 1
    p.rolled = [face, other]
    p.tell("event-b1350-rolled-two", rulebook.REROLL, {"face": face_name(face), "other": face_name(other)})
    celebrate(p)


def rolled_one(p: Road, face: int, purpose: int) -> None:
    p.free[face] += 1
    if purpose == FIRST_OF_CHICKEN:
        p.rolled[0] = face
    elif purpose == SECOND_OF_CHICKEN:
        p.rolled[1] = face
    p.tell("event-b1350-rolled-one", rulebook.REROLL, {"face": face_name(face)})
    celebrate(p)


def lock(p: Road, face: int, other: int, rule: str) -> None:
    take_up(p, face, other)
    p.locked[face] += 1
    if other == NOBODY:
        p.tell("event-b1350-locks-one", rule, {"who": p.who(p.turn), "face": face_name(face)})
    else:
        p.locked[other] += 1
        p.tell(
            "event-b1350-locks-two",
            rule,
            {"who": p.who(p.turn), "face": face_name(face), "other": face_name(other)},
        )


def celebrate(p: Road) -> None:
    """The rule `b1350-ratzy`."""
    if p.ratzy and sum(p.free[face] + p.locked[face] for face in range(1, FACES, 2)) == DICE:
        p.tell("event-b1350-ratzy", rulebook.RATZY, {})
