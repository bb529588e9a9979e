"""Choosing part by part: narrowing, saying that this is all, and the same thing twice."""

from __future__ import annotations

import pytest

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.engine.choosing import choices_needed, next_parts, possible, settled
from alehouse.engine.errors import UnknownAction
from alehouse.engine.messages import Message
from alehouse.engine.things import THAT_IS_ALL, Things

THINGS = Things()
for _id in ("do:roll", "do:push", "die:rat", "die:apple", "seat:1", "seat:2", "pawn:1.a", "pawn:2.a", "cart:oak"):
    THINGS.add(_id, Message("thing-seat"))
ROLL = {
    faces: Action(" ".join(["roll", *faces]), ("do:roll", *(f"die:{face}" for face in faces)))
    for faces in (("apple",), ("rat",), ("apple", "rat"), ("rat", "rat"))
}
PUSH = Action("push a", ("do:push", "pawn:@.a", "cart:oak"))
LEGAL = [*ROLL.values(), PUSH]
TABLE = ActionTable(LEGAL, [Outcome("falls")], THINGS)


def test_everything_can_be_pointed_at_first() -> None:
    assert next_parts(LEGAL, 0, []) == ["do:roll", "die:apple", "die:rat", "do:push", "pawn:1.a", "cart:oak"]


def test_each_choice_narrows() -> None:
    assert possible(LEGAL, 0, ["die:apple"]) == [ROLL["apple",], ROLL["apple", "rat"]]
    assert next_parts(LEGAL, 0, ["die:apple"]) == ["do:roll", "die:rat"]
    assert settled(LEGAL, 0, ["cart:oak"]) is PUSH
    assert next_parts(LEGAL, 0, ["cart:oak"]) == []


def test_where_one_is_contained_in_another_somebody_says_that_this_is_all() -> None:
    chosen = ["do:roll", "die:rat"]
    assert settled(LEGAL, 0, chosen) is None
    assert THAT_IS_ALL in next_parts(LEGAL, 0, chosen)
    assert settled(LEGAL, 0, [*chosen, THAT_IS_ALL]) is ROLL["rat",]
    assert settled(LEGAL, 0, [*chosen, "die:rat"]) is ROLL["rat", "rat"]
    assert choices_needed(LEGAL, ROLL["rat",]) == 3
    assert choices_needed(LEGAL, ROLL["rat", "rat"]) == 3


def test_nothing_fits_what_nobody_offers() -> None:
    assert possible(LEGAL, 0, ["die:apple", "die:apple"]) == []
    assert settled(LEGAL, 0, ["die:apple", "cart:oak"]) is None


def test_parts_may_be_those_of_whoever_decides() -> None:
    assert "pawn:2.a" in next_parts(LEGAL, 1, [])
    assert settled(LEGAL, 1, ["pawn:2.a"]) is PUSH
    assert settled(LEGAL, 1, ["pawn:1.a"]) is None


def test_words_of_notation_come_in_any_order() -> None:
    assert TABLE.read("roll rat  apple") is ROLL["apple", "rat"]
    with pytest.raises(UnknownAction):
        TABLE.read("apple roll rat")


@pytest.mark.parametrize(
    ("choices", "outcomes"),
    [
        ([Action("a", ("do:roll",)), Action("a", ("do:push",))], []),
        ([Outcome("a")], []),
        ([], [Action("a", ("do:roll",))]),
        ([Action("a")], []),
        ([Action("a", ("do:whistle",))], []),
    ],
    ids=["twice", "chance among choices", "a choice among outcomes", "no parts", "undeclared"],
)
def test_a_table_is_in_order(choices: list[Action], outcomes: list[Action]) -> None:
    with pytest.raises(ValueError, match="a"):
        ActionTable(choices, outcomes, THINGS)


@pytest.mark.parametrize("id", ["seat:1", "seat", ":x", "x:", "do:that-is-all"])
def test_things_are_declared_once_and_well(id: str) -> None:
    with pytest.raises(ValueError, match="no id of a thing"):
        THINGS.add(id, Message("thing-seat"))
