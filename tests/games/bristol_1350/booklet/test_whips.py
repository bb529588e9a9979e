"""The whip: who is asked, in which order, and what it stops."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.bristol import Bristol
from tests.games.bristol_1350.booklet.road import (
    dead,
    idle,
    legal,
    mover,
    play,
    remedies,
    remedy_discards,
    road,
    seats,
    why_not,
)


def asked(p: Bristol) -> list[int | str]:
    """Who is asked, one after the other, if nobody uses a whip."""
    p = p.copy()
    found = []
    while p.to_move >= 0 and "no whip" in legal(p):
        found.append(mover(p))
        play(p, "no whip")
    return found


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_push_and_is_discarded() -> None:
    p = road("12 3 45", first=1, remedies={2: "arsenic-whip"})
    play(p, "push 2")
    assert mover(p) == 2
    assert legal(p) == {"play arsenic-whip as whip", "no whip"}
    play(p, "play arsenic-whip as whip")
    assert seats(p) == "12 3 45"
    assert (remedies(p, 2), remedy_discards(p)) == ("", "arsenic-whip")


@pytest.mark.rule("b1350-whip")
def test_the_action_that_was_stopped_still_counts() -> None:
    p = road("12 3 45", first=1, remedies={1: "arsenic-chicken", 2: "arsenic-whip"})
    play(p, "push 2", "play arsenic-whip as whip")
    assert mover(p) == 1
    assert why_not(p, "push 2") == "b1350-turn"
    play(p, "done")
    assert mover(p) == 2


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_dash_into_ones_cart() -> None:
    p = road("1 2 345", turn=2, remedies={1: "chicken-whip"})
    play(p, "dash", "play chicken-whip as whip")
    assert seats(p) == "1 2 345"


@pytest.mark.rule("b1350-whip")
def test_any_whip_in_front_keeps_the_elbower_at_the_very_back() -> None:
    for seat in (1, 2):
        p = road("123 4 5", turn=3, first=1, remedies={seat: "chicken-whip"})
        play(p, "elbow", *(["no whip"] if seat == 2 else []), "play chicken-whip as whip")
        assert seats(p) == "123 4 5"


@pytest.mark.rule("b1350-whip-asked")
def test_whips_are_answered_in_turn_order_from_the_starting_player() -> None:
    assert asked(play(road("123 4 5", turn=3, first=1), "elbow")) == [1, 2]
    assert asked(play(road("123 4 5", turn=3, first=2), "elbow")) == [2, 1]
    assert asked(play(road("213 4 5", turn=3, first=1), "elbow")) == [1, 2]
    assert asked(play(road("134 2 5", turn=2, first=4), "dash")) == [4, 1, 3]
    assert asked(play(road("134 2 5", turn=2, first=2), "dash")) == [3, 4, 1]


@pytest.mark.rule("b1350-whip-asked")
def test_a_starting_player_who_has_died_still_marks_the_order() -> None:
    p = play(road("135 2 -", players=5, turn=2, first=4, left=""), "dash")
    assert asked(p) == [5, 1, 3]


@pytest.mark.rule("b1350-whip-asked")
def test_everyone_hit_is_asked_whether_or_not_they_hold_a_whip() -> None:
    p = road("123 4 5", turn=3, first=1, remedies={2: "leeches-whip"})
    assert asked(play(p, "elbow")) == [1, 2]
    assert legal(p) == {"no whip"}
    assert why_not(p, "play leeches-whip as whip") == "b1350-remedy-held"


@pytest.mark.rule("b1350-whip-asked")
def test_once_a_whip_has_cracked_nobody_else_is_asked() -> None:
    p = road("123 4 5", turn=3, first=1, remedies={1: "leeches-whip", 2: "chicken-whip"})
    play(p, "elbow", "play leeches-whip as whip")
    assert seats(p) == "123 4 5"
    assert remedies(p, 2) == "chicken-whip"
    assert mover(p) == 4


@pytest.mark.rule("b1350-whip-asked")
def test_a_push_asks_only_the_one_who_is_pushed() -> None:
    assert asked(play(road("123 4 5"), "push 3")) == [3]
    assert asked(play(road("123 4 5"), "push 2")) == [2]
    # Not those in whose cart they land, either.


@pytest.mark.rule("b1350-whip-asked")
def test_a_dash_asks_everyone_in_the_cart_ahead_even_if_only_the_last_one_would_lose_the_place() -> None:
    assert asked(play(road("123 45 6", turn=4, first=4), "dash")) == [1, 2, 3]


@pytest.mark.rule("b1350-whip-asked")
def test_an_elbow_does_not_concern_those_behind() -> None:
    assert asked(play(road("123 4 5", turn=2, first=2), "elbow")) == [1]


@pytest.mark.rule("b1350-whip-asked")
def test_jumping_off_and_dashing_into_an_empty_cart_concern_nobody() -> None:
    assert asked(play(road("12 3 4", turn=2, first=2), "push 2")) == []
    assert asked(play(road("- 12 34", turn=1, first=1), "dash")) == []


@pytest.mark.rule("b1350-whip")
def test_a_second_move_needs_a_second_whip() -> None:
    p = road("12 3 45", first=1, remedies={1: "arsenic-emeralds", 2: "arsenic-whip"})
    play(p, "push 2", "play arsenic-whip as whip", "play arsenic-emeralds as emeralds", "push 2")
    assert mover(p) == 2
    assert legal(p) == {"no whip"}
    play(p, "no whip")
    assert seats(p) == "1 3 452"


@pytest.mark.rule("b1350-whip")
def test_two_whips_stop_two_moves() -> None:
    p = road("12 3 45", first=1, remedies={1: "arsenic-emeralds", 2: "arsenic-whip chicken-whip"})
    play(p, "push 2", "play chicken-whip as whip", "play arsenic-emeralds as emeralds", "push 2")
    play(p, "play arsenic-whip as whip")
    assert seats(p) == "12 3 45"
    assert (remedies(p, 1), remedies(p, 2)) == ("", "")


@pytest.mark.rule("b1350-emeralds")
def test_the_emeralds_are_spent_even_if_a_whip_stops_them() -> None:
    p = road("12 3 45", first=1, remedies={1: "arsenic-emeralds", 2: "arsenic-whip"})
    play(
        p, "draw", "remedy chicken-leeches", "play arsenic-emeralds as emeralds", "push 2", "play arsenic-whip as whip"
    )
    assert remedy_discards(p) == "arsenic-emeralds arsenic-whip"
    assert mover(p) == 2


@pytest.mark.rule("b1350-whip")
def test_one_who_let_the_first_move_pass_may_stop_the_second() -> None:
    p = road("123 4 5", turn=2, first=2, remedies={1: "arsenic-whip", 2: "arsenic-emeralds"})
    play(p, "elbow", "no whip")
    assert seats(p) == "213 4 5"
    play(p, "play arsenic-emeralds as emeralds", "push 1", "play arsenic-whip as whip")
    assert seats(p) == "213 4 5"


@pytest.mark.rule("b1350-whip")
def test_a_whip_may_be_used_in_the_round_in_which_it_was_drawn() -> None:
    p = road("1 23 4", turn=1, first=1)
    play(p, "draw", "remedy pomander-whip", "dash", "play pomander-whip as whip")
    assert seats(p) == "1 23 4"


@pytest.mark.rule("b1350-whip")
def test_a_whip_is_not_played_on_ones_own_turn() -> None:
    p = play(road("1 23 4", remedies={1: "pomander-whip"}), "reroll Ba", "roll Ba")
    assert why_not(p, "play pomander-whip as whip") == "b1350-whip"
    assert "play pomander-whip as pomander" in legal(p)


@pytest.mark.rule("b1350-remedy-time")
def test_the_other_side_of_a_whip_is_no_answer() -> None:
    p = play(road("12 3 4", remedies={2: "pomander-whip chicken-leeches"}), "push 2")
    assert why_not(p, "play pomander-whip as pomander") == "b1350-remedy-time"
    assert why_not(p, "play chicken-leeches as leeches") == "b1350-remedy-time"
    assert legal(p) == {"play pomander-whip as whip", "no whip"}


@pytest.mark.rule("b1350-whip")
def test_a_whip_saves_from_being_left_behind_and_the_pusher_from_shame() -> None:
    p = road("1 2 345", turn=3, remedies={4: "pomander-whip"}, symptoms={4: "11"})
    play(p, "push 4", "play pomander-whip as whip")
    assert (seats(p), dead(p)) == ("1 2 345", "")


@pytest.mark.rule("b1350-whip")
def test_each_answer_takes_one_card_only() -> None:
    p = road("12 3 4", first=1, remedies={2: "pomander-whip pomander-whip"})
    play(p, "push 2", "play pomander-whip as whip")
    assert remedies(p, 2) == "pomander-whip"
    assert mover(idle(p)) == 3
