"""Elbow, dash and push, and the whip against them."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.scene import Scene


@pytest.mark.rule("b1350-elbow")
def test_an_elbow_leads_to_the_front() -> None:
    scene = Scene("1 2 3 | 4 | 5").skip_to(3).do("elbow", "no whip", "no whip")
    assert scene.carts == "3 1 2 | 4 | 5"


@pytest.mark.rule("b1350-elbow")
def test_nobody_elbows_from_the_front() -> None:
    assert Scene("1 2 3 | 4 | 5").refused("elbow") == "b1350-elbow"


@pytest.mark.rule("b1350-dash")
def test_a_dash_leads_to_the_back_of_the_cart_ahead() -> None:
    scene = Scene("1 | 2 3 | 4 5").skip_to(2).do("dash", "no whip")
    assert scene.carts == "1 2 | 3 | 4 5"


@pytest.mark.rule("b1350-dash")
def test_nobody_dashes_from_the_foremost_cart() -> None:
    assert Scene("1 | 2 3 | 4 5").refused("dash") == "b1350-dash"


@pytest.mark.rule("b1350-dash")
def test_the_cart_ahead_is_the_next_one_on_the_road() -> None:
    scene = Scene("1 | 2 3 | 4 5", at=(2, 9, 5)).skip_to(1).do("dash", "no whip", "no whip")
    assert scene.carts == " | 2 3 | 4 5 1"


@pytest.mark.rule("b1350-dash-front")
def test_only_the_front_passenger_dashes() -> None:
    assert Scene("1 | 2 3 | 4 5").skip_to(3).refused("dash") == "b1350-dash-front"


@pytest.mark.rule("b1350-dash-full")
def test_a_dash_to_a_full_cart_trades_places() -> None:
    scene = Scene("1 2 3 | 4 5 | 6").skip_to(4).do("dash", "no whip", "no whip", "no whip")
    assert scene.carts == "1 2 4 | 3 5 | 6"


@pytest.mark.rule("b1350-push")
def test_only_those_behind_and_oneself_can_be_pushed() -> None:
    scene = Scene("1 2 3 | 4 | 5").skip_to(2)
    assert scene.refused("push 1") == "b1350-push"
    assert scene.refused("push 4") == "b1350-push"
    assert scene.refused("push 9") == "b1350-push"
    assert scene.allowed("push 2")
    assert scene.allowed("push 3")


@pytest.mark.rule("b1350-push")
def test_one_can_jump_off() -> None:
    assert Scene("1 2 3 | 4 | 5").do("push 1").carts == "2 3 | 4 | 5 1"


@pytest.mark.rule("b1350-push-where")
def test_the_pushed_one_lands_in_the_rearmost_cart_with_room() -> None:
    assert Scene("1 2 | 3 | 4 5").do("push 2", "no whip").carts == "1 | 3 | 4 5 2"


@pytest.mark.rule("b1350-push-where")
def test_if_the_last_cart_is_full_the_next_one_ahead_of_it_takes_the_pushed_one() -> None:
    assert Scene("1 2 | 3 | 4 5 6").do("push 2", "no whip").carts == "1 | 3 2 | 4 5 6"


@pytest.mark.rule("b1350-push-where")
def test_behind_means_behind_on_the_road() -> None:
    scene = Scene("1 2 | 3 | 4 5", at=(3, 7, 1)).skip_to(1).do("push 2", "no whip")
    assert scene.carts == "1 | 3 | 4 5 2"
    scene = Scene("1 2 | 3 | 4 5", at=(1, 7, 3), symptoms={2: "33"}).skip_to(1).do("push 2", "no whip")
    assert scene.out(2), "there is nothing behind birch"


@pytest.mark.rule("b1350-left-behind")
def test_without_room_behind_one_is_left_behind() -> None:
    scene = Scene("1 | 2 3 | 4 5 6", symptoms={3: "33"}).skip_to(2).do("push 3", "no whip")
    assert scene.out(3)
    assert not scene.out(2)
    assert scene.carts == "1 | 2 | 4 5 6"


@pytest.mark.rule("b1350-left-behind")
def test_from_the_last_cart_one_is_left_behind_even_if_others_have_room() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={4: "33"}).skip_to(3).do("push 4", "no whip")
    assert scene.out(4)


@pytest.mark.rule("b1350-shame")
def test_whoever_leaves_a_healthy_one_behind_dies_of_shame() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={4: "23"}).skip_to(3).do("push 4", "no whip")
    assert scene.out(4)
    assert scene.out(3)
    assert scene.carts == "1 | 2 | "


@pytest.mark.rule("b1350-shame")
def test_nobody_is_ashamed_of_jumping_off() -> None:
    scene = Scene("1 | 2 | 3 4").skip_to(4).do("push 4")
    assert scene.out(4)
    assert not scene.out(3)


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_push() -> None:
    scene = Scene("1 2 | 3 | 4", remedies={2: ["chicken-whip"]}).do("push 2", "play chicken-whip as whip")
    assert scene.carts == "1 2 | 3 | 4"
    assert scene.remedies(2) == []
    assert scene.to_move == 2, "the push was the first player's action all the same"


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_an_elbow_past_all_of_them() -> None:
    scene = Scene("1 2 3 | 4 | 5", remedies={2: ["chicken-whip"]}).skip_to(3)
    scene.do("elbow", "no whip", "play chicken-whip as whip")
    assert scene.carts == "1 2 3 | 4 | 5"


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_dash() -> None:
    scene = Scene("1 | 2 3 | 4", remedies={1: ["pomander-whip"]}).skip_to(2)
    assert scene.do("dash", "play pomander-whip as whip").carts == "1 | 2 3 | 4"


@pytest.mark.rule("b1350-whip")
def test_a_whip_is_only_an_answer() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={1: ["chicken-whip"]}).do("push 1")
    assert scene.refused("play chicken-whip as whip") == "b1350-whip"


@pytest.mark.rule("b1350-whip")
def test_two_moves_take_two_whips() -> None:
    scene = Scene("1 2 | 3 | 4", remedies={1: ["arsenic-emeralds"], 2: ["chicken-whip", "chicken-whip"]}).do(
        "push 2", "play chicken-whip as whip", "play arsenic-emeralds as emeralds", "push 2"
    )
    assert scene.to_move == 2
    assert scene.do("play chicken-whip as whip").carts == "1 2 | 3 | 4"
    assert scene.remedies(2) == []


@pytest.mark.rule("b1350-whip")
def test_a_whip_drawn_this_round_can_be_used_at_once() -> None:
    scene = Scene("1 | 2 3 | 4").do("draw", "remedy chicken-whip").do("dash", "play chicken-whip as whip")
    assert scene.carts == "1 | 2 3 | 4"


@pytest.mark.rule("b1350-whip-asked")
def test_everyone_who_would_be_hit_is_asked_in_turn_order_whatever_they_hold() -> None:
    scene = Scene("4 | 1 2 3 | 5", at=(9, 0, 0)).skip_to(3).do("elbow")
    assert scene.p.first == 3
    assert scene.to_move == 1
    assert scene.legal() == ["no whip"]
    assert scene.do("no whip").to_move == 2
    # From the fourth player on, who began the round, clockwise.
    scene = Scene("2 4 5 | 3 | 1", at=(9, 0, 0)).skip_to(3).do("dash")
    assert [scene.to_move, scene.do("no whip").to_move, scene.do("no whip").to_move] == [2, 4, 5]


@pytest.mark.rule("b1350-whip-asked")
def test_once_a_whip_is_used_nobody_else_is_asked() -> None:
    scene = Scene("1 2 3 | 4 | 5", remedies={1: ["chicken-whip"], 2: ["chicken-whip"]}).skip_to(4)
    scene.do("dash", "play chicken-whip as whip")
    assert scene.to_move == 5


@pytest.mark.rule("b1350-whip-asked")
def test_only_a_whip_answers() -> None:
    scene = Scene("1 2 | 3 | 4", remedies={2: ["chicken-whip"]}).do("push 2")
    assert scene.refused("play chicken-whip as chicken") == "b1350-remedy-time"
    assert scene.refused("play pomander-whip as whip") == "b1350-remedy-held"
