"""Elbow, dash and push: where everybody ends up, who is left behind, and who dies of shame."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.booklet.road import (
    dead,
    discards,
    hand,
    heard,
    idle,
    infected,
    legal,
    mover,
    play,
    remedies,
    remedy_discards,
    result,
    road,
    seats,
    view,
    why_not,
)


@pytest.mark.rule("b1350-elbow")
def test_elbowing_goes_past_everyone_in_the_cart() -> None:
    p = play(road("123 4 5", turn=3, first=1), "elbow", "no whip", "no whip")
    assert seats(p) == "312 4 5"


@pytest.mark.rule("b1350-elbow")
def test_elbowing_from_the_middle_leaves_the_last_one_where_he_is() -> None:
    p = play(road("123 4 5", turn=2), "elbow", "no whip")
    assert seats(p) == "213 4 5"


@pytest.mark.rule("b1350-elbow")
def test_nobody_elbows_past_himself() -> None:
    assert why_not(road("12 3 45", turn=1), "elbow") == "b1350-elbow"
    assert why_not(road("12 3 45", turn=3), "elbow") == "b1350-elbow"


@pytest.mark.rule("b1350-dash")
def test_a_dash_goes_to_the_back_of_the_next_cart_and_those_left_slide_up() -> None:
    p = play(road("1 234 5", turn=2), "dash", "no whip")
    assert seats(p) == "12 34 5"


@pytest.mark.rule("b1350-dash-front")
@pytest.mark.parametrize("turn", [3, 4])
def test_only_the_front_pawn_dashes(turn: int) -> None:
    p = road("1 234 5", turn=turn)
    assert why_not(p, "dash") == "b1350-dash-front"
    assert "dash" not in legal(p)


@pytest.mark.rule("b1350-dash")
def test_the_leading_cart_has_none_ahead() -> None:
    assert why_not(road("1 23 45"), "dash") == "b1350-dash"
    # Level, but nudged ahead.
    assert why_not(road("1 23 45", at="5 5 5", order="OBC", turn=4), "dash") == "b1350-dash"
    assert why_not(road("1 23 45", at="5 5 5", order="OBC", turn=1), "dash") == ""


@pytest.mark.rule("b1350-dash")
def test_ahead_is_what_is_ahead_on_the_road_not_at_the_start() -> None:
    p = play(road("1 2 34", at="1 9 5", turn=1), "dash", "no whip", "no whip")
    assert seats(p) == "- 2 341"


@pytest.mark.rule("b1350-dash")
def test_a_dash_never_skips_a_cart() -> None:
    p = play(road("1 - 234", turn=2), "dash")
    assert seats(p) == "1 2 34"


@pytest.mark.rule("b1350-dash")
def test_a_cart_that_has_left_the_city_is_no_longer_ahead() -> None:
    p = road("1 plague 23", players=4, turn=2)
    play(p, "dash", "no whip")
    assert seats(p) == "12 plague 3"
    assert why_not(road("plague 1 23", players=4, turn=1), "dash") == "b1350-dash"


@pytest.mark.rule("b1350-dash-full")
def test_dashing_into_a_full_cart_trades_the_two_places_exactly() -> None:
    p = play(road("123 456 7", turn=4, first=1), "dash", "no whip", "no whip", "no whip")
    assert seats(p) == "124 356 7"


@pytest.mark.rule("b1350-dash-full")
def test_a_lonely_pawn_may_trade_too() -> None:
    p = play(road("1 4 235", at="0 0 9", turn=1, first=1), "dash", *["no whip"] * 3)
    assert seats(p) == "5 4 231"
    p = play(road("1 456 23", turn=2, first=2), "dash", *["no whip"] * 3)
    assert seats(p) == "1 452 63"


@pytest.mark.rule("b1350-push")
@pytest.mark.parametrize(("whom", "expected"), [(2, "13 4 52"), (3, "12 4 53")])
def test_one_or_two_places_behind_can_be_pushed_and_the_rest_slides_up(whom: int, expected: str) -> None:
    p = play(road("123 4 5"), f"push {whom}", "no whip")
    assert seats(p) == expected


@pytest.mark.rule("b1350-push")
def test_nobody_pushes_those_in_front_or_in_other_carts() -> None:
    p = road("123 4 5", turn=2)
    assert why_not(p, "push 1") == "b1350-push"
    assert why_not(p, "push 4") == "b1350-push"
    assert why_not(p, "push 9") == "b1350-push"
    assert why_not(p, "push 3") == why_not(p, "push 2") == ""
    p = road("123 4 5", turn=3)
    assert {text for text in legal(p) if text.startswith("push")} == {"push 3"}


@pytest.mark.rule("b1350-push")
def test_the_dead_are_not_pushed() -> None:
    assert why_not(road("12 3 4", players=5), "push 5") == "b1350-push"


@pytest.mark.rule("b1350-push-where")
def test_the_last_cart_with_room_is_taken_not_the_nearest() -> None:
    assert seats(play(road("12 3 45"), "push 2", "no whip")) == "1 3 452"


@pytest.mark.rule("b1350-push-where")
def test_the_second_cart_if_the_last_is_full() -> None:
    assert seats(play(road("12 3 456"), "push 2", "no whip")) == "1 32 456"


@pytest.mark.rule("b1350-push-where")
def test_an_empty_cart_has_room() -> None:
    assert seats(play(road("12 345 -"), "push 2", "no whip")) == "1 345 2"


@pytest.mark.rule("b1350-push-where")
def test_last_is_what_is_last_on_the_road() -> None:
    p = play(road("1 23 45", at="0 6 3", turn=2), "push 3", "no whip")
    assert seats(p) == "13 2 45"


@pytest.mark.rule("b1350-push-where")
def test_a_cart_that_has_left_takes_nobody() -> None:
    p = play(road("12 3 empty", players=4), "push 2", "no whip")
    assert seats(p) == "1 32 empty"


@pytest.mark.rule("b1350-left-behind")
def test_without_room_behind_the_pushed_one_is_out() -> None:
    p = road("12 345 678", symptoms={2: "33"}, first=1)
    play(p, "push 2", "no whip")
    assert seats(p) == "1 345 678"
    assert dead(p) == "2"
    # 2 would have been next.
    assert mover(p) == 3


@pytest.mark.rule("b1350-left-behind")
def test_room_ahead_does_not_help() -> None:
    p = play(road("1 23 456", turn=2, symptoms={3: "33"}), "push 3", "no whip")
    assert (seats(p), dead(p)) == ("1 2 456", "3")


@pytest.mark.rule("b1350-left-behind")
def test_out_of_the_third_cart_means_out_of_the_game() -> None:
    p = play(road("1 2 345", turn=3, symptoms={5: "33"}), "push 5", "no whip")
    assert (seats(p), dead(p)) == ("1 2 34", "5")


@pytest.mark.rule("b1350-left-behind")
def test_the_last_cart_still_on_the_road_counts_as_the_third() -> None:
    p = play(road("1 23 plague", players=4, turn=2, symptoms={3: "33"}), "push 3", "no whip")
    assert seats(p) == "1 2 plague"
    assert dead(p) == "34"


@pytest.mark.rule("b1350-left-behind")
def test_the_only_cart_left_is_the_last_one() -> None:
    p = play(road("12 plague empty", players=4, symptoms={2: "33"}), "push 2", "no whip")
    assert seats(p) == "1 plague empty"


@pytest.mark.rule("b1350-shame")
def test_whoever_leaves_a_healthy_one_behind_dies_of_shame() -> None:
    p = road("1 2 345", turn=3, first=3, symptoms={4: "23"}, remedies={3: "arsenic-whip"})
    play(p, "push 4", "no whip")
    assert (seats(p), dead(p)) == ("1 2 5", "34")
    # No remedy is played any more, and the next one is asked.
    assert mover(p) == 5


@pytest.mark.rule("b1350-shame")
def test_no_shame_if_a_cart_catches_the_healthy_one() -> None:
    assert dead(play(road("12 3 45", symptoms={2: "11"}), "push 2", "no whip")) == ""


@pytest.mark.rule("b1350-shame")
def test_an_infected_pusher_dies_of_shame_as_well() -> None:
    p = play(road("1 2 345", turn=3, symptoms={3: "33", 4: "23"}), "push 4", "no whip")
    assert dead(p) == "34"


@pytest.mark.rule("b1350-infection")
def test_who_was_infected_once_is_no_reason_for_shame() -> None:
    p = road("1 2 345", turn=3, symptoms={4: "33>11"})
    assert (hand(p, 4), infected(p)) == ("11", "4")
    play(p, "push 4", "no whip")
    assert dead(p) == "4"


@pytest.mark.rule("b1350-push")
def test_one_may_push_oneself_and_needs_no_leave() -> None:
    p = play(road("123 4 5", turn=2, first=1), "push 2")
    assert seats(p) == "13 4 52"
    assert mover(p) == 3


@pytest.mark.rule("b1350-left-behind")
def test_pushing_yourself_out_is_your_own_affair() -> None:
    p = road("1 2 345", turn=4, first=4, symptoms={4: "11"}, remedies={4: "emeralds-whip"})
    play(p, "push 4")
    assert (seats(p), dead(p)) == ("1 2 35", "4")
    assert mover(p) == 5


@pytest.mark.rule("b1350-dead")
def test_who_is_out_shows_symptoms_and_remedies_which_are_discarded() -> None:
    p = road(
        "1 2 345",
        turn=3,
        symptoms={3: "13", 4: "22"},
        remedies={3: "arsenic-whip", 4: "chicken-leeches emeralds-whip"},
    )
    p.listen()
    play(p, "push 4", "no whip")
    assert (hand(p, 3), hand(p, 4)) == ("", "")
    assert (remedies(p, 3), remedies(p, 4)) == ("", "")
    assert discards(p) == "1223"
    assert remedy_discards(p) == "arsenic-whip chicken-leeches emeralds-whip"
    shown = view(p, 0).pawns
    assert (shown[2].shown, shown[2].health) == ([1, 3], "healthy")
    assert (shown[3].shown, shown[3].health) == ([2, 2], "healthy")
    told = [event.rule for event in heard(p)]
    assert told.index("b1350-left-behind") < told.index("b1350-shame")


@pytest.mark.rule("b1350-dead")
def test_onlookers_learn_that_a_low_sum_hid_the_plague() -> None:
    p = play(road("1 2 345", turn=3, symptoms={4: "33>12"}), "push 4", "no whip")
    assert (view(p, 0).pawns[3].shown, view(p, 0).pawns[3].health) == ([1, 2], "plague")


@pytest.mark.rule("b1350-dash-front")
def test_the_place_left_by_the_shamed_is_filled_from_behind() -> None:
    p = play(road("1 2 345", turn=3, first=3, symptoms={4: "23"}), "push 4", "no whip")
    assert mover(p) == 5
    assert why_not(p, "dash") == ""


@pytest.mark.rule("b1350-turn")
def test_who_was_pushed_to_another_cart_still_has_a_turn() -> None:
    p = play(road("12 3 4", first=1), "push 2", "no whip")
    assert mover(p) == 2
    assert seats(p) == "1 3 42"
    assert why_not(p, "elbow") == ""


@pytest.mark.rule("b1350-nobody-left")
def test_the_last_two_on_the_road_can_end_it() -> None:
    p = road("12 plague plague", players=4, symptoms={1: "11", 2: "12", 3: "33", 4: "11"})
    play(p, "push 2", "no whip")
    assert result(p) == "nobody-left llil"


@pytest.mark.rule("b1350-nobody-left")
def test_the_last_one_may_give_up() -> None:
    p = play(road("- 1 plague", players=4, symptoms={1: "33"}, left=""), "push 1")
    assert result(p) == "nobody-left illl"


@pytest.mark.rule("b1350-nobody-left")
def test_one_survivor_goes_on() -> None:
    p = play(road("1 - 23", players=4, turn=2, symptoms={3: "22"}), "push 3", "no whip")
    assert seats(p) == "1 - -"
    assert mover(p) == 1


@pytest.mark.rule("b1350-dash-full")
def test_three_is_the_limit_whatever_is_done() -> None:
    p = road("123 456 789", turn=7, first=1)
    play(p, "dash", "no whip", "no whip", "no whip")
    assert seats(p) == "123 457 689"
    idle(p)
    assert all(len(cart) == 3 for cart in map(p.aboard, range(3)))
