"""The whip: who is asked, in which order, and what it stops."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    Road,
    a_card_each,
    acted,
    again,
    carts,
    dead,
    idle,
    legal,
    mover,
    play,
    remedies,
    remedy_discards,
    road,
    told,
    why_not,
)


def asked(p: Road) -> list[int | str]:
    """Who is asked, one after the other, if nobody uses a whip."""
    p = again(p)
    found = []
    while "no whip" in legal(p):
        found.append(mover(p))
        play(p, "no whip")
    return found


# What it does


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_push_and_is_discarded() -> None:
    p = play(road("12 3 45", remedies={2: "arsenic-whip"}), "push 2")
    assert mover(p) == 2
    assert legal(p) == {"play arsenic-whip as whip", "no whip"}
    play(p, "play arsenic-whip as whip")
    assert carts(p) == "12 3 45"
    assert (remedies(p, 2), remedy_discards(p)) == ("", ["arsenic-whip"])
    assert told(p) == ["whips"]


@pytest.mark.rule("b1350-whip")
def test_the_action_that_was_stopped_still_counts() -> None:
    p = road("12 3 45", remedies={1: "arsenic-chicken", 2: "arsenic-whip"})
    play(p, "push 2", "play arsenic-whip as whip")
    assert mover(p) == 1
    assert why_not(p, "push 2") == "b1350-turn"
    assert mover(play(p, "done")) == 2


@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_dash_into_ones_cart() -> None:
    p = play(road("1 2 345", turn=2, remedies={1: "chicken-whip"}), "dash", "play chicken-whip as whip")
    assert carts(p) == "1 2 345"


@pytest.mark.rule("b1350-whip")
@pytest.mark.parametrize(("seat", "answers"), [(1, []), (2, ["no whip"])])
def test_any_whip_in_front_keeps_the_elbower_at_the_very_back(seat: int, answers: list[str]) -> None:
    p = road("123 4 5", turn=3, first=1, remedies={**a_card_each([1, 2]), seat: "chicken-whip"})
    assert carts(play(p, "elbow", *answers, "play chicken-whip as whip")) == "123 4 5"


@pytest.mark.rule("b1350-whip")
def test_a_whip_saves_from_being_left_behind_and_the_pusher_from_shame() -> None:
    p = road("1 2 345", turn=3, remedies={4: "pomander-whip"}, symptoms={4: "11"})
    play(p, "push 4", "play pomander-whip as whip")
    assert (carts(p), dead(p)) == ("1 2 345", "")


@pytest.mark.rule("b1350-whip")
def test_a_second_move_needs_a_second_whip() -> None:
    p = road("12 3 45", remedies={1: "arsenic-emeralds", 2: "arsenic-whip"})
    play(p, "push 2", "play arsenic-whip as whip", "play arsenic-emeralds as emeralds", "push 2")
    assert carts(p) == "1 3 452"


@pytest.mark.rule("b1350-whip")
def test_two_whips_stop_two_moves() -> None:
    p = road("12 3 45", remedies={1: "arsenic-emeralds", 2: "chicken-whip chicken-whip"})
    play(p, "push 2", "play chicken-whip as whip")
    assert remedies(p, 2) == "chicken-whip"
    play(p, "play arsenic-emeralds as emeralds", "push 2", "play chicken-whip as whip")
    assert carts(p) == "12 3 45"
    assert (remedies(p, 1), remedies(p, 2)) == ("", "")


@pytest.mark.rule("b1350-whip")
def test_one_who_let_the_first_move_pass_may_stop_the_second() -> None:
    p = road("123 4 5", turn=2, remedies={1: "arsenic-whip", 2: "arsenic-emeralds"})
    assert carts(play(p, "elbow", "no whip")) == "213 4 5"
    play(p, "play arsenic-emeralds as emeralds", "push 1", "play arsenic-whip as whip")
    assert carts(p) == "213 4 5"


@pytest.mark.rule("b1350-whip")
def test_a_whip_may_be_used_in_the_round_in_which_it_was_drawn() -> None:
    p = play(road("1 23 4"), "draw", "remedy pomander-whip", "dash", "play pomander-whip as whip")
    assert carts(p) == "1 23 4"


@pytest.mark.rule("b1350-whip")
def test_a_whip_is_not_played_on_ones_own_turn() -> None:
    p = acted(remedies={1: "pomander-whip"})
    assert why_not(p, "play pomander-whip as whip") == "b1350-whip"
    assert "play pomander-whip as pomander" in legal(p)


@pytest.mark.rule("b1350-remedy-time")
def test_the_other_side_of_a_whip_is_no_answer() -> None:
    p = play(road("12 3 4", remedies={2: "pomander-whip chicken-leeches"}), "push 2")
    assert why_not(p, "play pomander-whip as pomander") == "b1350-remedy-time"
    assert why_not(p, "play chicken-leeches as leeches") == "b1350-remedy-time"
    assert why_not(p, "play chicken-whip as whip") == "b1350-remedy-held"
    assert legal(p) == {"play pomander-whip as whip", "no whip"}


@pytest.mark.rule("b1350-whip")
def test_each_answer_takes_one_card_only() -> None:
    p = road("12 3 4", remedies={2: "pomander-whip pomander-whip"})
    play(p, "push 2", "play pomander-whip as whip")
    assert remedies(p, 2) == "pomander-whip"
    assert mover(idle(p)) == 3


# Who is asked


@pytest.mark.rule("b1350-whip-asked")
@pytest.mark.parametrize(
    ("carts", "turn", "first", "move", "expected"),
    [
        # In turn order from the one who began the round.
        ("123 4 5", 3, 1, "elbow", [1, 2]),
        ("123 4 5", 3, 2, "elbow", [2, 1]),
        ("213 4 5", 3, 1, "elbow", [1, 2]),
        ("134 2 5", 2, 4, "dash", [4, 1, 3]),
        ("134 2 5", 2, 2, "dash", [3, 4, 1]),
        # A starting player who has died still marks the order.
        ("135 2 -", 2, 4, "dash", [5, 1, 3]),
        # A push asks the one who is pushed, and nobody in whose cart they land.
        ("123 4 5", 1, 1, "push 3", [3]),
        ("123 4 5", 1, 1, "push 2", [2]),
        # A dash asks everyone in the cart ahead, even if only the last one would lose the place.
        ("123 45 6", 4, 4, "dash", [1, 2, 3]),
        # An elbow does not concern those behind.
        ("123 4 5", 2, 2, "elbow", [1]),
        # Jumping off and dashing into an empty cart concern nobody.
        ("12 3 4", 2, 2, "push 2", []),
        ("- 12 34", 1, 1, "dash", []),
    ],
)
def test_everyone_who_would_be_hit_is_asked(
    carts: str, turn: int, first: int, move: str, expected: list[int | str]
) -> None:
    remedies = a_card_each(int(pawn) for pawn in carts if pawn.isdigit())
    assert asked(play(road(carts, turn=turn, first=first, left="", remedies=remedies), move)) == expected


@pytest.mark.rule("b1350-whip-asked")
def test_everyone_hit_is_asked_whether_or_not_they_hold_a_whip() -> None:
    p = play(road("123 4 5", turn=3, first=1, remedies={1: "arsenic-leeches", 2: "leeches-whip"}), "elbow")
    assert asked(p) == [1, 2]
    assert legal(p) == {"no whip"}
    assert why_not(p, "play leeches-whip as whip") == "b1350-remedy-held"


@pytest.mark.rule("b1350-whip-asked")
def test_nobody_with_an_empty_hand_is_asked() -> None:
    p = play(road("123 4 5", turn=3, first=1, remedies={2: "leeches-whip"}), "elbow")
    assert asked(p) == [2]
    p = play(road("12 3 45"), "push 2")
    assert (carts(p), mover(p)) == ("1 3 452", 2), "it is their turn, after a move that nobody could stop"
    assert told(p) == ["pushes", "lands"]


@pytest.mark.rule("b1350-whip-asked")
def test_once_a_whip_has_cracked_nobody_else_is_asked() -> None:
    p = road("123 4 5", turn=3, first=1, remedies={1: "leeches-whip", 2: "chicken-whip"})
    play(p, "elbow", "play leeches-whip as whip")
    assert carts(p) == "123 4 5"
    assert remedies(p, 2) == "chicken-whip"
    assert mover(p) == 4
