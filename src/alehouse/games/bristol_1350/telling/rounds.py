"""What is told of rounds and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.counts import count
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Value
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.components import DICE_IDS, FACE_NAMES, FACES, NOBODY, face_name
from alehouse.games.bristol_1350.telling.naming import doer, name_of

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


def round_begins(p: RoadPosition) -> None:
    if p.heard is None:
        return
    p.tell(Event("event-b1350-round", rulebook.ROUND, {"round": p.round}))
    p.tell(Event("event-b1350-first", rulebook.FIRST, {"who": name_of(p, p.first)}, who=doer(p, p.first)))


def rolled_all(p: RoadPosition, dice: i64) -> None:
    if p.heard is None:
        return
    shown: tuple[Value, ...] = tuple(
        Message("b1350-dice-of", {"count": count(dice, face), "face": FACE_NAMES[face]})
        for face in range(FACES)
        if count(dice, face)
    )
    what = tuple(DICE_IDS[face] for face in range(FACES) for _ in range(count(dice, face)))
    p.tell(Event("event-b1350-rolled-all", rulebook.ROUND, {"dice": shown}, what=what))


def rerolls(p: RoadPosition, face: i64, other: i64, rule: str) -> None:
    """One die is taken up to be rolled again, or two."""
    _dice(p, "rerolls", face, other, rule)


def locks(p: RoadPosition, face: i64, other: i64, rule: str) -> None:
    _dice(p, "locks", face, other, rule)


def _dice(p: RoadPosition, what: str, face: i64, other: i64, rule: str) -> None:
    if p.heard is None:
        return
    args: dict[str, Value] = {"who": name_of(p, p.turn), "face": face_name(face)}
    who = doer(p, p.turn)
    if other == NOBODY:
        p.tell(Event(f"event-b1350-{what}-one", rule, args, who=who, what=(DICE_IDS[face],)))
    else:
        args["other"] = face_name(other)
        p.tell(Event(f"event-b1350-{what}-two", rule, args, who=who, what=(DICE_IDS[face], DICE_IDS[other])))


def rolled_one(p: RoadPosition, face: i64) -> None:
    if p.heard is None:
        return
    args: dict[str, Value] = {"face": face_name(face)}
    p.tell(Event("event-b1350-rolled-one", rulebook.REROLL, args, what=(DICE_IDS[face],)))


def rolled_two(p: RoadPosition, face: i64, other: i64) -> None:
    if p.heard is None:
        return
    args: dict[str, Value] = {"face": face_name(face), "other": face_name(other)}
    p.tell(Event("event-b1350-rolled-two", rulebook.REROLL, args, what=(DICE_IDS[face], DICE_IDS[other])))


def ratzy(p: RoadPosition) -> None:
    if p.heard is None:
        return
    p.tell(Event("event-b1350-ratzy", rulebook.RATZY))
