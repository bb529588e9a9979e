"""Carts on their way, the gate, and how the game ends."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.counts import size
from tests.games.bristol_1350.scene import BIRCH, CEDAR, OAK, Scene

ILL = {1: "33"}


@pytest.mark.rule("b1350-advance")
def test_carts_move_by_apples_and_rats_even_empty_ones() -> None:
    scene = Scene("1 2 |  | 3 4", "Ba Ba Br Ca Cr Or").end_round()
    assert scene.at == [3, 2, 1]


@pytest.mark.rule("b1350-order")
def test_of_level_carts_the_one_that_was_ahead_stays_ahead() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Ba Ca Oa Oa Oa", at=(1, 2, 0)).end_round()
    assert scene.at == [3, 3, 3]
    assert scene.order == [CEDAR, BIRCH, OAK]


@pytest.mark.rule("b1350-goal")
@pytest.mark.rule("b1350-escape")
@pytest.mark.rule("b1350-result")
def test_all_aboard_the_first_healthy_cart_win() -> None:
    scene = Scene("1 2 | 3 | 4", at=(14, 3, 3), symptoms={4: "33"}).end_round()
    assert scene.to_move == -1
    assert scene.places() == [1, 1, 3, 3]
    assert scene.p.result().winners() == [0, 1]
    assert [pawn.health for pawn in scene.view(3).pawns] == ["healthy", "healthy", "", ""]
    assert "winners" in scene.heard()


@pytest.mark.rule("b1350-cross-order")
def test_the_cart_that_would_go_farthest_crosses_first() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Ba Ca Ca Ca Oa", at=(14, 14, 0)).end_round()
    assert scene.places() == [2, 2, 1, 2]


@pytest.mark.rule("b1350-cross-order")
def test_of_level_carts_the_one_that_was_ahead_crosses_first() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Ba Ca Ca Oa Oa", at=(14, 14, 0)).end_round()
    assert scene.places() == [1, 1, 3, 3]
    scene = Scene("1 2 | 3 | 4", "Ba Ba Ba Ca Ca Oa", at=(14, 15, 0)).end_round()
    assert scene.places() == [2, 2, 1, 2]


@pytest.mark.rule("b1350-cross-order")
@pytest.mark.rule("b1350-plague-cart")
def test_behind_an_infected_cart_a_healthy_one_can_win_in_the_same_round() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Ba Ca Ca Oa Oa", at=(14, 14, 0), symptoms=ILL).end_round()
    assert scene.places() == [2, 2, 1, 2]
    assert scene.out(2)


@pytest.mark.rule("b1350-plague-cart")
@pytest.mark.rule("b1350-dead")
def test_with_one_infected_aboard_all_die_and_show_their_cards() -> None:
    scene = Scene("1 2 | 3 | 4", at=(14, 3, 3), symptoms=ILL, remedies={2: ["arsenic-whip"]}).end_round()
    assert scene.out(1)
    assert scene.out(2)
    assert scene.to_move == 0, "the game goes on"
    shown = scene.view(3).pawns
    assert (shown[0].health, shown[0].shown) == ("plague", [3, 3])
    assert (shown[1].health, shown[1].shown) == ("healthy", [1, 2])
    assert scene.discards == [1, 2, 3, 3]
    assert [each.card for each in scene.view(3).played] == ["arsenic-whip"]
    assert size(scene.p.remedies.discards) == 1
    scene.do("dice Ba Ba Ca Ca Oa Oa")
    assert scene.to_move == 3
    assert scene.do("draw", "remedy chicken-whip").to_move == 4


@pytest.mark.rule("b1350-dead")
def test_the_dead_have_no_more_turns() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={4: "33"}).skip_to(3).do("push 4", "no whip")
    assert scene.out(4)
    assert scene.p.round == 2, "the fourth player's turn is left out"


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_cart_that_crosses_is_gone_and_brings_no_last_round() -> None:
    scene = Scene(" | 1 2 | 3 4", at=(14, 3, 3)).end_round()
    assert not scene.p.last_round
    assert scene.order == [CEDAR, OAK]
    scene.do("dice Ba Ba Ba Ba Ca Ca").end_round()
    assert scene.p.at[BIRCH] == 16, "its dice have no effect any more"
    assert not scene.p.last_round


@pytest.mark.rule("b1350-empty-cart")
@pytest.mark.rule("b1350-last-round")
def test_after_an_empty_cart_the_next_one_with_passengers_brings_the_last_round() -> None:
    scene = Scene(" | 1 2 | 3 4", at=(14, 14, 3), symptoms=ILL).end_round()
    assert scene.p.last_round


@pytest.mark.rule("b1350-last-round")
def test_a_cart_may_still_win_in_the_last_round() -> None:
    scene = Scene("1 2 | 3 | 4", at=(14, 12, 3), symptoms=ILL).end_round()
    assert scene.p.last_round
    scene.do("dice Ca Ca Oa Oa Oa Oa").end_round()
    assert scene.places() == [2, 2, 1, 2]


@pytest.mark.rule("b1350-gates")
@pytest.mark.rule("b1350-result")
@pytest.mark.rule("b1350-infected")
def test_after_the_last_round_the_gates_are_shut() -> None:
    scene = Scene("1 2 | 3 | 4", at=(14, 3, 3), symptoms={1: "33", 4: "33"}).end_round()
    scene.do("dice Ca Ca Oa Oa Oa Oa").end_round()
    assert scene.to_move == -1
    assert scene.out(3)
    assert scene.out(4)
    assert scene.places() == [2, 4, 4, 2], "the infected have had their way, which is not quite a victory"
    assert scene.p.result().winners() == []
    assert scene.p.result().points == [1, 0, 0, 1]


@pytest.mark.rule("b1350-gates")
def test_the_second_infected_cart_in_the_last_round_ends_it_too() -> None:
    scene = Scene("1 2 | 3 | 4", at=(14, 14, 3), symptoms={1: "33", 3: "33"}, dice="Ba Ba Oa Oa Oa Ca").end_round()
    scene.do("dice Ba Ba Ba Ca Ca Oa").end_round()
    assert scene.to_move == -1
    assert scene.p.result().points == [1, 0, 1, 0]


@pytest.mark.rule("b1350-nobody-left")
def test_when_no_player_is_left_the_game_is_over() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Ba Ca Ca Oa Oa", at=(14, 14, 14), symptoms={1: "33", 3: "33", 4: "33"})
    scene.end_round()
    assert scene.to_move == -1
    assert scene.p.result().points == [1, 0, 1, 1]


@pytest.mark.rule("b1350-nobody-left")
@pytest.mark.rule("b1350-shame")
def test_the_last_two_can_push_each_other_out() -> None:
    scene = Scene("3 4 |  | 1 2", at=(14, 3, 3), symptoms={3: "33"}).end_round().do("dice Ba Ba Ca Ca Oa Oa")
    scene.do("push 2", "no whip")
    assert scene.to_move == -1
    assert scene.p.result().points == [0, 0, 1, 0]


@pytest.mark.rule("b1350-plague-cart")
def test_somebody_whose_sum_has_fallen_again_still_infects_the_cart() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Br Br Ca Oa Oa", at=(13, 3, 3), symptoms={1: "33", 2: "11"}).end_round()
    scene.do("symptom 1", "symptom 1", "symptom 1", "symptom 1", "symptom 3")
    assert scene.view(3).pawns[0].shown == [1, 1]
    assert scene.view(3).pawns[0].health == "plague"
    assert scene.out(2)
