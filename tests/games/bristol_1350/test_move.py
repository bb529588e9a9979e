"""Elbow, dash and push: where everybody ends up, who is left behind, and who dies of shame."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    carts,
    dead,
    idle,
    legal,
    mover,
    play,
    road,
    told_of,
    ways,
    why_not,
)

# Elbow


@pytest.mark.rule("b1350-elbow")
def test_elbowing_goes_past_everyone_in_the_cart() -> None:
    assert carts(play(road("123 4 5", turn=3), "elbow")) == "312 4 5"


@pytest.mark.rule("b1350-elbow")
def test_elbowing_from_the_middle_leaves_the_last_one_where_he_is() -> None:
    assert carts(play(road("123 4 5", turn=2), "elbow")) == "213 4 5"


@pytest.mark.rule("b1350-elbow")
def test_nobody_elbows_past_himself() -> None:
    assert why_not(road("12 3 45", turn=1), "elbow") == "b1350-elbow"
    assert why_not(road("12 3 45", turn=3), "elbow") == "b1350-elbow"


# Dash


@pytest.mark.rule("b1350-dash")
def test_a_dash_goes_to_the_back_of_the_next_cart_and_those_left_slide_up() -> None:
    assert carts(play(road("1 234 5", turn=2), "dash")) == "12 34 5"


@pytest.mark.rule("b1350-dash")
def test_the_leading_cart_has_none_ahead() -> None:
    assert why_not(road("1 23 45"), "dash") == "b1350-dash"
    # Level, but nudged ahead.
    assert why_not(road("1 23 45", at="5 5 5", order="OBC", turn=4), "dash") == "b1350-dash"
    assert why_not(road("1 23 45", at="5 5 5", order="OBC", turn=1), "dash") == ""


@pytest.mark.rule("b1350-dash")
def test_ahead_is_what_is_ahead_on_the_road_not_at_the_start() -> None:
    assert carts(play(road("1 2 34", at="1 9 5"), "dash")) == "- 2 341"


@pytest.mark.rule("b1350-dash")
def test_a_dash_never_skips_a_cart() -> None:
    assert carts(play(road("1 - 234", turn=2), "dash")) == "1 2 34"


@pytest.mark.rule("b1350-dash")
def test_a_cart_that_has_left_the_city_is_no_longer_ahead() -> None:
    assert carts(play(road("1 plague 23", players=4, turn=2), "dash")) == "12 plague 3"
    assert why_not(road("plague 1 23", players=4), "dash") == "b1350-dash"


@pytest.mark.rule("b1350-dash-front")
@pytest.mark.parametrize("turn", [3, 4])
def test_only_the_front_pawn_dashes(turn: int) -> None:
    p = road("1 234 5", turn=turn)
    assert why_not(p, "dash") == "b1350-dash-front"
    assert "dash" not in legal(p)


@pytest.mark.rule("b1350-dash-front")
def test_the_place_left_by_the_shamed_is_filled_from_behind() -> None:
    p = play(road("1 2 345", turn=3, symptoms={4: "23"}), "push 4")
    assert mover(p) == 5
    assert why_not(p, "dash") == ""


@pytest.mark.rule("b1350-dash-full")
@pytest.mark.parametrize(
    ("before", "at", "turn", "after"),
    [
        ("123 456 7", "0 0 0", 4, "124 356 7"),
        ("123 456 789", "0 0 0", 7, "123 457 689"),
        # From a cart with room, and alone in it.
        ("1 456 23", "0 0 0", 2, "1 452 63"),
        ("1 4 235", "0 0 9", 1, "5 4 231"),
    ],
)
def test_dashing_into_a_full_cart_trades_the_two_places_exactly(before: str, at: str, turn: int, after: str) -> None:
    p = play(road(before, at=at, turn=turn), "dash")
    assert carts(p) == after
    idle(p)


# Push


@pytest.mark.rule("b1350-push")
@pytest.mark.parametrize(("whom", "expected"), [(2, "13 4 52"), (3, "12 4 53")])
def test_one_or_two_places_behind_can_be_pushed_and_the_rest_slides_up(whom: int, expected: str) -> None:
    assert carts(play(road("123 4 5"), f"push {whom}")) == expected


@pytest.mark.rule("b1350-push")
def test_nobody_pushes_those_in_front_or_in_other_carts() -> None:
    p = road("123 4 5", turn=2)
    assert why_not(p, "push 1") == why_not(p, "push 4") == why_not(p, "push 9") == "b1350-push"
    assert why_not(p, "push 3") == why_not(p, "push 2") == ""
    assert ways(p, "push") == {"push 2", "push 3"}
    assert ways(road("123 4 5", turn=3), "push") == {"push 3"}


@pytest.mark.rule("b1350-push")
def test_the_dead_are_not_pushed() -> None:
    assert why_not(road("12 3 4", players=5), "push 5") == "b1350-push"


@pytest.mark.rule("b1350-push")
def test_one_may_push_oneself_and_needs_no_leave() -> None:
    p = play(road("123 4 5", turn=2, first=1), "push 2")
    assert carts(p) == "13 4 52"
    assert mover(p) == 3
    assert told_of(p, "pushes", "self") == ["yes"]


@pytest.mark.rule("b1350-push-where")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        # The last cart with room, not the nearest.
        ("12 3 45", "1 3 452"),
        ("12 3 456", "1 32 456"),
        # An empty cart has room, one that has left has none.
        ("12 345 -", "1 345 2"),
        ("12 3 empty", "1 32 empty"),
    ],
)
def test_the_pushed_one_lands_in_the_rearmost_cart_with_room(before: str, after: str) -> None:
    assert carts(play(road(before, players=6), "push 2")) == after


@pytest.mark.rule("b1350-push-where")
def test_last_is_what_is_last_on_the_road() -> None:
    assert carts(play(road("1 23 45", at="0 6 3", turn=2), "push 3")) == "13 2 45"
    assert carts(play(road("12 3 45", at="3 7 1"), "push 2")) == "1 3 452"


# Left behind


@pytest.mark.rule("b1350-left-behind")
def test_without_room_behind_the_pushed_one_is_out() -> None:
    p = play(road("12 345 678", symptoms={2: "33"}), "push 2")
    assert (carts(p), dead(p)) == ("1 345 678", "2")
    # 2 would have been next.
    assert mover(p) == 3


@pytest.mark.rule("b1350-left-behind")
def test_room_ahead_does_not_help() -> None:
    p = play(road("1 23 456", turn=2, symptoms={3: "33"}), "push 3")
    assert (carts(p), dead(p)) == ("1 2 456", "3")


@pytest.mark.rule("b1350-left-behind")
@pytest.mark.parametrize(
    ("before", "at", "turn", "whom", "after"),
    [
        ("1 2 345", "0 0 0", 3, 5, "1 2 34"),
        ("12 3 45", "1 7 3", 1, 2, "1 3 45"),
        # The last cart that is still on the road counts as the third.
        ("1 23 plague", "0 0 0", 2, 3, "1 2 plague"),
        ("12 plague empty", "0 0 0", 1, 2, "1 plague empty"),
    ],
)
def test_out_of_the_last_cart_means_out_of_the_game(before: str, at: str, turn: int, whom: int, after: str) -> None:
    p = road(before, at=at, turn=turn, players=5, symptoms={whom: "33"})
    play(p, f"push {whom}")
    assert carts(p) == after
    assert str(whom) in dead(p)


@pytest.mark.rule("b1350-left-behind")
def test_pushing_yourself_out_is_your_own_affair() -> None:
    p = play(road("1 2 345", turn=4, symptoms={4: "11"}, remedies={4: "emeralds-whip"}), "push 4")
    assert (carts(p), dead(p)) == ("1 2 35", "4")
    assert mover(p) == 5


# Shame


@pytest.mark.rule("b1350-shame")
def test_whoever_leaves_a_healthy_one_behind_dies_of_shame() -> None:
    p = road("1 2 345", turn=3, symptoms={4: "23"}, remedies={3: "arsenic-whip"})
    play(p, "push 4")
    assert (carts(p), dead(p)) == ("1 2 5", "34")
    # No remedy is played any more, and the next one is asked.
    assert mover(p) == 5


@pytest.mark.rule("b1350-shame")
def test_no_shame_if_a_cart_catches_the_healthy_one() -> None:
    assert dead(play(road("12 3 45", symptoms={2: "11"}), "push 2")) == ""


@pytest.mark.rule("b1350-shame")
def test_no_shame_if_the_one_left_behind_was_infected() -> None:
    p = road("1 2 345", turn=3, symptoms={4: "33"}, remedies={3: "arsenic-whip"})
    play(p, "push 4")
    assert (dead(p), mover(p)) == ("4", 3)


@pytest.mark.rule("b1350-shame")
def test_an_infected_pusher_dies_of_shame_as_well() -> None:
    assert dead(play(road("1 2 345", turn=3, symptoms={3: "33", 4: "23"}), "push 4")) == "34"


@pytest.mark.rule("b1350-shame")
def test_who_dies_of_shame_by_emeralds_plays_nothing_more() -> None:
    p = road("1 2 34", turn=3, symptoms={4: "11"}, remedies={3: "arsenic-emeralds chicken-leeches"})
    play(p, "reroll Ba", "roll Ba", "play arsenic-emeralds as emeralds", "push 4")
    assert carts(p) == "1 2 -"
    assert mover(p) == 1
