"""The carts on the road: how far they go, and which is ahead."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import CALM, at, mover, next_round, order, result, turns_done


@pytest.mark.rule("b1350-advance")
def test_a_step_for_every_apple_and_every_rat() -> None:
    assert at(turns_done("1 23 45", at="3 2 1", dice="Ba Br Ca Oa Oa", locked="Or")) == "5 3 4"


@pytest.mark.rule("b1350-advance")
def test_empty_carts_move_too() -> None:
    assert at(turns_done("- 12 34", dice="Br Br Br Ca Oa Oa")) == "3 1 2"


@pytest.mark.rule("b1350-advance")
def test_the_gate_is_at_sixteen() -> None:
    p = turns_done("1 23 45", at="13 0 0", dice=CALM)
    assert (at(p), mover(p)) == ("15 2 2", "chance")
    assert result(turns_done("1 23 45", at="14 0 0", dice=CALM)) == "escape wllll"


@pytest.mark.rule("b1350-advance")
def test_the_gate_can_be_reached_with_up_to_six_steps() -> None:
    assert result(turns_done("1 23 45", at="0 10 0", dice="Ca Ca Ca Ca Ca Ca")) == "escape lwwll"
    p = turns_done("1 23 45", at="0 9 0", dice="Ca Ca Ca Ca Ca Ca")
    assert (at(p), mover(p)) == ("0 15 0", "chance")


@pytest.mark.rule("b1350-advance")
def test_dice_of_a_crossed_cart_have_no_effect() -> None:
    p = turns_done("12 34 56", at="14 3 4", symptoms={1: "33"})
    before = at(p).split()[0]
    next_round(p, "Ba Ba Ba Ba Ba Ba")
    assert result(p) == "gates illlll"
    assert at(p).split() == [before, "5", "6"]


@pytest.mark.rule("b1350-order")
def test_farther_is_ahead() -> None:
    p = turns_done("1 23 45", dice="Oa Oa Oa Ca Ca Ba")
    assert (at(p), order(p)) == ("1 2 3", "OCB")


@pytest.mark.rule("b1350-order")
@pytest.mark.parametrize("before", ["BCO", "CBO", "OCB", "OBC"])
def test_level_carts_keep_the_order_in_which_they_began_the_round(before: str) -> None:
    p = turns_done("1 23 45", at="4 4 4", order=before, dice=CALM)
    assert (at(p), order(p)) == ("6 6 6", before)


@pytest.mark.rule("b1350-order")
def test_catching_up_is_not_overtaking() -> None:
    p = turns_done("1 23 45", at="4 2 5", dice="Ba Ca Ca Ca Oa Oa")
    assert (at(p), order(p)) == ("5 5 7", "OBC")
    p = turns_done("1 23 45", at="3 4 5", dice="Ba Ba Ba Ca Ca Oa")
    assert (at(p), order(p)) == ("6 6 6", "OCB")
