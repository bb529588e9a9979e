"""The six dice: rolling them again, and locked ones."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    CALM,
    at,
    chances,
    dealt,
    dice,
    legal,
    locked,
    mover,
    play,
    road,
    turns_done,
    ways,
    why_not,
)


@pytest.mark.rule("b1350-dice")
def test_six_alike_dice_with_an_apple_and_a_rat_of_each_colour() -> None:
    rolls = chances(dealt(4))
    assert len(rolls) == 462
    assert sum(rolls.values()) == 6**6
    assert rolls["dice Ba Ba Ba Ba Ba Ba"] == 1
    assert rolls["dice Ba Br Ca Cr Oa Or"] == 720
    assert rolls["dice Ba Ba Ca Ca Oa Oa"] == 90


@pytest.mark.rule("b1350-dice")
def test_only_what_lies_on_the_table_is_taken_up() -> None:
    p = road("1 23 45", dice="Ba Ca Ca Oa Oa Oa")
    assert why_not(p, "reroll Br") == "b1350-dice"
    assert why_not(p, "reroll Ba Ba") == "b1350-dice"
    assert why_not(p, "reroll Ba Br") == "b1350-dice"
    assert why_not(p, "reroll Ba Oa") == why_not(p, "reroll Ca Ca") == ""
    assert {"reroll Ba", "reroll Ba Oa", "reroll Ca Ca", "reroll Oa Oa"} <= legal(p)
    assert not {"reroll Br", "reroll Ba Ba", "reroll Ba Br"} & legal(p)


@pytest.mark.rule("b1350-reroll")
def test_the_other_four_dice_stay() -> None:
    p = play(road("1 23 45"), "reroll Ba Ca")
    assert dice(p) == "Ba Ca Oa Oa"
    assert sum(chances(p).values()) == 36
    assert chances(p)["roll Br Br"] == 1
    assert chances(p)["roll Br Or"] == 2
    play(p, "roll Br Or")
    assert dice(p) == "Ba Br Ca Oa Oa Or"
    assert mover(p) == 2


@pytest.mark.rule("b1350-reroll")
def test_one_die_may_be_rolled_alone() -> None:
    p = play(road("1 23 45"), "reroll Oa")
    assert chances(p) == {f"roll {face}": 1 for face in ("Ba", "Br", "Ca", "Cr", "Oa", "Or")}
    assert dice(play(p, "roll Cr")) == "Ba Ba Ca Ca Cr Oa"


@pytest.mark.rule("b1350-reroll")
def test_dice_that_somebody_rolled_before_may_be_rolled_once_more() -> None:
    p = play(road("1 23 45"), "reroll Ba Ba", "roll Br Br", "reroll Br Br", "roll Ba Ba")
    assert dice(p) == CALM
    assert mover(p) == 3


@pytest.mark.rule("b1350-locked")
def test_locked_dice_are_left_alone() -> None:
    p = road("1 23 45", dice="Ba Ca Oa Oa", locked="Ba Ca")
    assert why_not(p, "reroll Ba Ba") == why_not(p, "reroll Ca Ca") == "b1350-locked"
    assert why_not(p, "reroll Ba Ca") == ""
    p = road("1 23 45", dice="Ca Ca Oa Oa", locked="Ba Ba")
    assert why_not(p, "reroll Ba") == why_not(p, "reroll Ba Ca") == "b1350-locked"


@pytest.mark.rule("b1350-locked")
def test_with_all_dice_locked_nobody_rolls_any() -> None:
    p = road("1 23 45", dice="", locked=CALM, turn=2)
    assert legal(p) == {"draw", "dash", "push 2", "push 3"}
    assert why_not(p, "reroll Ba") == "b1350-locked"


@pytest.mark.rule("b1350-locked")
def test_locked_dice_count_all_the_same_and_are_free_again_in_the_next_round() -> None:
    p = turns_done("1 23 45", dice="Ca Ca Oa Oa", locked="Ba Ba")
    assert (at(p), locked(p)) == ("2 2 2", "")
    assert "reroll Ba Ba" in ways(play(p, f"dice {CALM}"), "reroll")
