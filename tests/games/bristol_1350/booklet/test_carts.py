"""The carts: how they move, who is ahead, who crosses first, and when the gates are shut."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.bristol import Bristol
from tests.games.bristol_1350.booklet.road import (
    CALM,
    at,
    chances,
    dead,
    heard,
    idle,
    ids,
    infected,
    mover,
    order,
    play,
    result,
    road,
    seats,
    turn,
    view,
)

NEAR = "15 15 15"


def whole_round(p: Bristol, dice: str) -> Bristol:
    """A round in which nobody changes anything; it has just to be rolled for."""
    before = p.round
    play(p, "dice " + " ".join(sorted(dice.split())))
    while mover(p) not in ("chance", "over") and p.round == before:
        idle(p)
    return p


@pytest.mark.rule("b1350-advance")
def test_a_step_for_every_apple_and_every_rat() -> None:
    p = idle(road("1 23 45", left="", at="3 2 1", dice="Ba Br Ca Oa Oa", locked="Or"))
    assert at(p) == "5 3 4"


@pytest.mark.rule("b1350-advance")
def test_empty_carts_move_too() -> None:
    assert at(idle(road("- 12 34", left="", dice="Br Br Br Ca Oa Oa"))) == "3 1 2"


@pytest.mark.rule("b1350-order")
def test_farther_is_ahead() -> None:
    p = idle(road("1 23 45", left="", dice="Oa Oa Oa Ca Ca Ba"))
    assert (at(p), order(p)) == ("1 2 3", "OCB")


@pytest.mark.rule("b1350-order")
@pytest.mark.parametrize("before", ["BCO", "CBO", "OCB", "OBC"])
def test_level_carts_keep_the_order_in_which_they_began_the_round(before: str) -> None:
    p = idle(road("1 23 45", left="", at="4 4 4", order=before, dice=CALM))
    assert (at(p), order(p)) == ("6 6 6", before)


@pytest.mark.rule("b1350-order")
def test_catching_up_is_not_overtaking() -> None:
    p = idle(road("1 23 45", left="", at="4 2 5", dice="Ba Ca Ca Ca Oa Oa"))
    assert (at(p), order(p)) == ("5 5 7", "OBC")
    p = idle(road("1 23 45", left="", at="3 4 5", dice="Ba Ba Ba Ca Ca Oa"))
    assert (at(p), order(p)) == ("6 6 6", "OCB")


@pytest.mark.rule("b1350-advance")
def test_the_gate_is_at_sixteen() -> None:
    p = idle(road("1 23 45", left="", at="13 0 0", dice=CALM))
    assert (at(p), mover(p)) == ("15 2 2", "chance")
    p = idle(road("1 23 45", left="", at="14 0 0", dice=CALM))
    assert result(p) == "escape wllll"


@pytest.mark.rule("b1350-escape")
def test_all_aboard_a_healthy_cart_win_together() -> None:
    p = idle(road("1 23 456", left="", at="0 0 14", symptoms={1: "33"}))
    assert result(p) == "escape lllwww"
    assert p.result().winners() == [3, 4, 5]
    assert p.legal() == []


@pytest.mark.rule("b1350-escape")
def test_those_who_escape_have_to_say_that_they_are_healthy() -> None:
    p = idle(road("1 23 456", left="", at="0 0 14"))
    public = view(p, 0).pawns
    assert [pawn.health for pawn in public] == ["", "", "", "healthy", "healthy", "healthy"]


@pytest.mark.rule("b1350-plague-cart")
def test_one_infected_passenger_kills_the_whole_cart_and_the_game_goes_on() -> None:
    p = idle(road("1 23 456", left="", at="0 0 14", symptoms={5: "33"}))
    assert (seats(p), dead(p)) == ("1 23 plague", "456")
    assert mover(p) == "chance"
    public = view(p, 0).pawns
    assert [pawn.health for pawn in public] == ["", "", "", "healthy", "plague", "healthy"]
    assert all(len(pawn.shown) == 2 for pawn in public[3:])


@pytest.mark.rule("b1350-plague-cart")
def test_plague_that_does_not_show_any_more_kills_as_well() -> None:
    p = idle(road("1 23 456", left="", at="0 0 14", symptoms={5: "33>11"}))
    assert seats(p) == "1 23 plague"


@pytest.mark.rule("b1350-cross-order")
def test_the_cart_with_more_steps_to_spare_crosses_first() -> None:
    # Cedar started ahead, but birch would have gone to 18 and cedar only to 17.
    p = idle(road("1 23 45", left="", at="14 15 0", dice="Ba Ba Ba Ba Ca Ca"))
    assert result(p) == "escape wllll"
    p = idle(road("1 23 45", left="", at="14 15 0", dice="Ba Ba Ca Ca Ca Oa"))
    assert result(p) == "escape lwwll"


@pytest.mark.rule("b1350-cross-order")
@pytest.mark.parametrize(
    ("ahead", "expected"),
    [("BCO", "wwllll"), ("CBO", "llwwll"), ("OCB", "llllww")],
)
def test_if_they_are_level_the_one_that_began_ahead_crosses_first(ahead: str, expected: str) -> None:
    p = idle(road("12 34 56", left="", at=NEAR, order=ahead))
    assert result(p) == f"escape {expected}"


@pytest.mark.rule("b1350-cross-order")
def test_level_at_the_end_means_the_one_that_was_farther_before() -> None:
    p = idle(road("12 34 56", left="", at="13 15 14", dice="Ba Ba Ba Oa Oa Ca"))
    assert result(p) == "escape llwwll"


@pytest.mark.rule("b1350-escape")
def test_a_healthy_cart_right_behind_a_plague_cart_wins_in_the_same_round() -> None:
    p = idle(road("12 34 56", left="", at=NEAR, symptoms={1: "33"}))
    assert result(p) == "escape llwwll"
    assert seats(p) == "plague 34 56"
    p = idle(road("12 34 56", left="", at=NEAR, symptoms={1: "33", 4: "33"}))
    assert result(p) == "escape llllww"


@pytest.mark.rule("b1350-goal")
def test_the_first_healthy_cart_wins_and_no_other() -> None:
    p = idle(road("12 34 56", left="", at="14 13 14", dice="Ba Ba Ca Ca Ca Oa", symptoms={1: "33"}))
    # Birch and cedar come to 16 level, birch first as it was ahead; oak is still in the city.
    assert result(p) == "escape llwwll"
    p = idle(road("12 34 56", left="", at="15 15 15", symptoms={3: "33"}))
    assert result(p) == "escape wwllll"


@pytest.mark.rule("b1350-infected")
def test_the_infected_have_their_way_if_nobody_escapes() -> None:
    p = idle(road("plague 3 4", players=4, turn=3, left="", last_round=True, symptoms={1: "33", 3: "33>11"}))
    assert result(p) == "gates ilil"
    assert p.result().winners() == []


@pytest.mark.rule("b1350-result")
def test_three_plague_carts_in_one_round() -> None:
    p = idle(road("12 34 56", left="", at=NEAR, symptoms={1: "33", 4: "33", 6: "34"}))
    assert seats(p) == "plague plague plague"
    assert result(p) == "nobody-left illili"


@pytest.mark.rule("b1350-last-round")
def test_after_the_first_cart_there_is_one_more_round() -> None:
    p = road("12 34 56", left="", at="14 3 4", symptoms={1: "33"})
    assert not view(p, 0).last_round
    p.listen()
    idle(p)
    assert view(p, 0).last_round
    assert "last-round" in ids(heard(p))
    assert mover(p) == "chance"
    play(p, f"dice {CALM}")
    assert turn(p) == 5


@pytest.mark.rule("b1350-gates")
def test_whoever_has_not_crossed_by_then_dies_in_the_city() -> None:
    p = idle(road("12 34 56", left="", at="14 3 4", symptoms={1: "33", 6: "33"}))
    whole_round(p, "Ca Ca Ca Oa Oa Ba")
    assert seats(p) == "plague shut-in shut-in"
    assert result(p) == "gates illlli"
    assert dead(p) == "123456"


@pytest.mark.rule("b1350-last-round")
def test_in_the_extra_round_one_can_still_escape() -> None:
    p = idle(road("12 34 56", left="", at="14 11 0", symptoms={1: "33"}))
    whole_round(p, "Ca Ca Ca Oa Oa Ba")
    assert result(p) == "escape llwwll"


@pytest.mark.rule("b1350-last-round")
def test_there_is_only_one_extra_round_however_many_plague_carts_cross() -> None:
    p = idle(road("12 34 56", left="", at="14 12 0", symptoms={1: "33", 3: "33"}))
    whole_round(p, "Ca Ca Oa Oa Ba Ba")
    assert seats(p) == "plague plague shut-in"
    assert result(p) == "gates ililll"


@pytest.mark.rule("b1350-last-round")
def test_two_plague_carts_in_one_round_still_leave_the_extra_round() -> None:
    p = idle(road("12 34 56", left="", at="14 14 10", symptoms={1: "33", 3: "33"}))
    assert seats(p) == "plague plague 56"
    whole_round(p, "Oa Oa Oa Oa Ba Ca")
    assert result(p) == "escape llllww"


@pytest.mark.rule("b1350-advance")
def test_dice_of_a_crossed_cart_have_no_effect() -> None:
    p = idle(road("12 34 56", left="", at="14 3 4", symptoms={1: "33"}))
    play(p, "dice Ba Ba Ba Ba Ba Ba")
    for _ in range(4):
        idle(p)
    assert result(p) == "gates illlll"
    assert at(p).split()[1:] == ["5", "6"]


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_cart_that_crosses_first_does_not_start_the_last_round() -> None:
    p = idle(road("- 12 34", left="", at="14 3 4"))
    assert seats(p) == "empty 12 34"
    assert not view(p, 0).last_round
    for _ in range(3):
        whole_round(p, "Ba Ba Ca Oa Ba Ba")
        assert mover(p) == "chance"
    assert at(p).split()[1:] == ["8", "9"]


@pytest.mark.rule("b1350-last-round")
def test_after_an_empty_cart_the_first_occupied_one_starts_it() -> None:
    p = idle(road("- 12 34", left="", at="14 13 4", symptoms={1: "33"}))
    assert not view(p, 0).last_round
    whole_round(p, "Ca Ca Oa Oa Ba Ba")
    assert seats(p) == "empty plague 34"
    assert view(p, 0).last_round
    whole_round(p, "Oa Oa Oa Oa Ba Ba")
    assert result(p) == "gates illl"


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_and_a_plague_cart_in_the_same_round() -> None:
    p = idle(road("- 12 34", left="", at="14 14 4", symptoms={1: "33"}))
    assert seats(p) == "empty plague 34"
    assert view(p, 0).last_round


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_cart_in_the_last_round_changes_nothing() -> None:
    p = idle(road("plague - 34", players=4, left="", turn=3, at="16 15 4", last_round=True))
    assert result(p) == "gates llll"
    assert seats(p) == "plague empty shut-in"


@pytest.mark.rule("b1350-empty-cart")
def test_a_cart_whose_passengers_all_died_is_empty() -> None:
    p = road("12 345 678", at="14 3 4", left="", symptoms={2: "11"})
    # There is no room behind: 2 is left there, and 1 dies of shame.
    play(p, "push 2", "no whip")
    assert seats(p) == "empty 345 678"
    assert not view(p, 0).last_round
    assert mover(p) == "chance"


@pytest.mark.rule("b1350-result")
def test_with_two_carts_gone_empty_the_third_can_still_win() -> None:
    p = idle(road("empty empty 12", players=4, left="", at="16 16 14"))
    assert result(p) == "escape wwll"


@pytest.mark.rule("b1350-nobody-left")
def test_nobody_waits_for_an_empty_cart() -> None:
    p = idle(road("12 - -", players=4, left="", at="14 0 0", symptoms={1: "33"}))
    assert result(p) == "nobody-left illl"


@pytest.mark.rule("b1350-result")
def test_who_dies_healthy_beside_the_plague_has_lost() -> None:
    p = idle(road("12 plague plague", players=6, left="", at="14 16 16", symptoms={1: "33>12", 2: "11", 3: "33"}))
    assert infected(p) == "13"
    assert result(p) == "nobody-left ililll"


@pytest.mark.rule("b1350-result")
def test_the_infected_gain_nothing_if_anybody_escapes() -> None:
    p = idle(road("12 34 56", left="", at="14 0 0", symptoms={3: "33", 4: "33", 5: "33", 6: "34"}))
    assert result(p) == "escape wwllll"
    assert p.result().places == [1, 1, 3, 3, 3, 3]


@pytest.mark.rule("b1350-result")
def test_having_ones_way_is_less_than_winning_and_more_than_losing() -> None:
    p = idle(road("12 34 56", left="", at=NEAR, symptoms={1: "33", 4: "33", 6: "34"}))
    places = p.result().places
    assert p.result().winners() == []
    assert places[0] == places[3] == places[5] < places[1] == places[2] == places[4]


@pytest.mark.rule("b1350-result")
def test_everyone_shut_in_and_nobody_infected_means_that_all_have_lost() -> None:
    p = idle(road("plague 34 56", players=6, left="", turn=3, last_round=True))
    assert result(p) == "gates llllll"
    assert p.result().winners() == []


@pytest.mark.rule("b1350-cross-order")
def test_the_gate_can_be_reached_with_up_to_six_steps() -> None:
    p = idle(road("1 23 45", left="", at="0 10 0", dice="Ca Ca Ca Ca Ca Ca"))
    assert result(p) == "escape lwwll"
    p = idle(road("1 23 45", left="", at="0 9 0", dice="Ca Ca Ca Ca Ca Ca"))
    assert (at(p), mover(p)) == ("0 15 0", "chance")
    assert len(chances(p)) == 462


@pytest.mark.rule("b1350-mingle")
def test_the_plague_may_be_caught_on_the_last_steps() -> None:
    p = idle(road("1 23 45", left="", at="14 0 0", dice="Br Br Ca Ca Oa Oa", symptoms={1: "23"}, piles={"birch": "4"}))
    play(p, "symptom 4", "symptom 3")
    assert seats(p) == "plague 23 45"
    p = idle(road("1 23 45", left="", at="14 0 0", dice="Br Br Ca Ca Oa Oa", symptoms={1: "23"}, piles={"birch": "4"}))
    play(p, "symptom 2", "symptom 3")
    assert result(p) == "escape wllll"
