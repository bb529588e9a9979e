"""The chapter on rolling dice again: what can be taken up, what comes of a roll, and locked dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.counts import count, one, size
from alehouse.games.bristol_1350 import rulebook, telling
from alehouse.games.bristol_1350.actions import REROLL_ONE, REROLL_TWO, Reroll
from alehouse.games.bristol_1350.components import DICE, FACES, NOBODY
from alehouse.games.bristol_1350.steps import FIRST_OF_CHICKEN, ROLL_ONE, ROLL_TWO, SECOND_OF_CHICKEN

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

_RATS: Final = 0xF0F0F0
"""The digits of the faces with a rat."""


def no_free_dice(p: RoadPosition, face: i64, other: i64) -> str:
    """The rule that keeps dice that show this (and, unless NOBODY, that) from being taken up."""
    if are_there(p.free, face, other):
        return ""
    return rulebook.LOCKED if are_there(p.free + p.locked, face, other) else rulebook.DICE


def are_there(dice: i64, face: i64, other: i64) -> bool:
    """Whether among these dice one shows this and (unless NOBODY) another one that."""
    if other == NOBODY:
        return count(dice, face) > 0
    if face == other:
        return count(dice, face) > 1
    return count(dice, face) > 0 and count(dice, other) > 0


def rerolls(free: i64) -> list[Action]:
    """Every way to take up one or two of these dice and roll them again. Not to be changed."""
    # Of each face it only matters whether there is none, one, or more: all such cases are soon known.
    case: i64 = 0
    face: i64
    for face in range(FACES):
        shown = count(free, face)
        if shown > 2:
            shown = 2
        case = 3 * case + shown
    known = _REROLLS[case]
    if known is None:
        known = []
        for action in REROLL_ONE + REROLL_TWO:
            if isinstance(action, Reroll) and are_there(free, action.face, action.other):
                known.append(action)
        _REROLLS[case] = known
    return known


_REROLLS: Final[list[list[Action] | None]] = [None] * 3**FACES


def take_up(p: RoadPosition, face: i64, other: i64) -> None:
    p.free -= one(face)
    if other != NOBODY:
        p.free -= one(other)


def reroll(p: RoadPosition, face: i64, other: i64, rule: str, purpose: i64) -> None:
    """Take up one or two dice, and let them roll."""
    take_up(p, face, other)
    telling.rerolls(p, face, other, rule)
    if other == NOBODY:
        p.push(ROLL_ONE, purpose, 0)
    else:
        p.push(ROLL_TWO, 0, 0)


def rolled_all(p: RoadPosition, dice: i64) -> None:
    p.free = dice
    telling.rolled_all(p, dice)
    celebrate(p)


def rolled_two(p: RoadPosition, face: i64, other: i64) -> None:
    p.free += one(face) + one(other)
    p.rolled = face
    p.rolled_too = other
    telling.rolled_two(p, face, other)
    celebrate(p)


def rolled_one(p: RoadPosition, face: i64, purpose: i64) -> None:
    p.free += one(face)
    if purpose == FIRST_OF_CHICKEN:
        p.rolled = face
    elif purpose == SECOND_OF_CHICKEN:
        p.rolled_too = face
    telling.rolled_one(p, face)
    celebrate(p)


def lock(p: RoadPosition, face: i64, other: i64, rule: str) -> None:
    take_up(p, face, other)
    p.locked += one(face)
    if other != NOBODY:
        p.locked += one(other)
    telling.locks(p, face, other, rule)


def celebrate(p: RoadPosition) -> None:
    """The rule `b1350-ratzy`."""
    if p.ratzy and size((p.free + p.locked) & _RATS) == DICE:
        telling.ratzy(p)
