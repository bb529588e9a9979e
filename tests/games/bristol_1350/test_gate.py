"""The gate: who crosses first, who escapes, who dies, and how the game ends."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    CALM,
    at,
    carts,
    dead,
    discards,
    finds,
    hand,
    idle,
    infected,
    is_last_round,
    legal,
    mover,
    next_round,
    order,
    places,
    play,
    played,
    remedies,
    remedy_discards,
    result,
    revealing,
    road,
    rules_told,
    sees,
    shown,
    told,
    told_of,
    turn,
    turns_done,
    utility,
    winners,
)

NEAR = "15 15 15"

# Crossing


@pytest.mark.rule("b1350-cross-order")
def test_the_cart_with_more_steps_to_spare_crosses_first() -> None:
    # Cedar started ahead, but birch would have gone to 18 and cedar only to 17.
    assert result(turns_done("1 23 45", at="14 15 0", dice="Ba Ba Ba Ba Ca Ca")) == "escape wllll"
    assert result(turns_done("1 23 45", at="14 15 0", dice="Ba Ba Ca Ca Ca Oa")) == "escape lwwll"


@pytest.mark.rule("b1350-cross-order")
@pytest.mark.parametrize(("ahead", "expected"), [("BCO", "wwllll"), ("CBO", "llwwll"), ("OCB", "llllww")])
def test_if_they_are_level_the_one_that_began_ahead_crosses_first(ahead: str, expected: str) -> None:
    assert result(turns_done("12 34 56", at=NEAR, order=ahead)) == f"escape {expected}"


@pytest.mark.rule("b1350-cross-order")
def test_level_at_the_end_means_the_one_that_was_farther_before() -> None:
    assert result(turns_done("12 34 56", at="13 15 14", dice="Ba Ba Ba Oa Oa Ca")) == "escape llwwll"


@pytest.mark.rule("b1350-escape")
def test_all_aboard_a_healthy_cart_win_together() -> None:
    p = turns_done("1 23 45", at="0 0 14", symptoms={1: "33"})
    assert result(p) == "escape lllww"
    assert winners(p) == [4, 5]
    assert (mover(p), legal(p)) == ("over", set())
    assert told_of(p, "end", "ending") == ["escape"]
    assert (told_of(p, "winners", "count"), told_of(p, "losers", "count")) == ([2], [3])


@pytest.mark.rule("b1350-escape")
def test_those_who_escape_have_to_say_that_they_are_healthy() -> None:
    p = turns_done("1 23 456", at="0 0 14")
    assert [shown(p, pawn) for pawn in range(1, 7)] == ["", "", "", "healthy", "healthy", "healthy"]
    assert told_of(p, "health", "health") == ["healthy"] * 3


@pytest.mark.rule("b1350-escape")
def test_a_healthy_cart_right_behind_a_plague_cart_wins_in_the_same_round() -> None:
    p = turns_done("12 34 56", at=NEAR, symptoms={1: "33"})
    assert result(p) == "escape llwwll"
    assert carts(p) == "plague 34 56"
    assert result(turns_done("12 34 56", at=NEAR, symptoms={1: "33", 4: "33"})) == "escape llllww"


@pytest.mark.rule("b1350-plague-cart")
def test_one_infected_passenger_kills_the_whole_cart_and_the_game_goes_on() -> None:
    p = turns_done("1 23 456", at="0 0 14", symptoms={4: "12", 5: "33", 6: "13"})
    assert (carts(p), dead(p)) == ("1 23 plague", "456")
    assert mover(p) == "chance"
    assert [shown(p, pawn) for pawn in range(1, 7)] == ["", "", "", "12 healthy", "33 plague", "13 healthy"]
    assert told_of(p, "dies", "health") == ["healthy", "plague", "healthy"]
    play(p, f"dice {CALM}")
    assert mover(p) == 1


# Empty carts


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_cart_that_crosses_first_does_not_start_the_last_round() -> None:
    p = turns_done("- 12 34", at="14 3 4")
    assert (carts(p), order(p)) == ("empty 12 34", "OC")
    assert "crosses-empty" in told(p)
    assert not is_last_round(p)
    for _ in range(3):
        next_round(p, "Ba Ba Ca Oa Ba Ba")
        assert mover(p) == "chance"
    assert at(p) == "16 8 9"


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_and_a_plague_cart_in_the_same_round() -> None:
    p = turns_done("- 12 34", at="14 14 4", symptoms={1: "33"})
    assert carts(p) == "empty plague 34"
    assert is_last_round(p)


@pytest.mark.rule("b1350-empty-cart")
def test_an_empty_cart_in_the_last_round_changes_nothing() -> None:
    p = turns_done("plague - 34", at="16 15 4", last_round=True)
    assert result(p) == "gates llll"
    assert carts(p) == "plague empty shut-in"


@pytest.mark.rule("b1350-empty-cart")
def test_a_cart_whose_passengers_all_died_is_empty() -> None:
    # There is no room behind: 2 is left there, and 1 dies of shame.
    p = play(road("12 345 678", at="14 3 4", left="", symptoms={2: "11"}), "push 2")
    assert carts(p) == "empty 345 678"
    assert not is_last_round(p)
    assert mover(p) == "chance"


# The last round


@pytest.mark.rule("b1350-last-round")
def test_after_the_first_cart_there_is_one_more_round() -> None:
    p = road("12 34 56", left="", at="14 3 4", symptoms={1: "33"})
    assert not is_last_round(p)
    idle(p)
    assert is_last_round(p)
    assert "last-round" in told(p)
    assert mover(p) == "chance"
    assert turn(play(p, f"dice {CALM}")) == 5


@pytest.mark.rule("b1350-last-round")
def test_in_the_extra_round_one_can_still_escape() -> None:
    p = turns_done("12 34 56", at="14 11 0", symptoms={1: "33"})
    assert result(next_round(p, "Ca Ca Ca Oa Oa Ba")) == "escape llwwll"


@pytest.mark.rule("b1350-last-round")
def test_there_is_only_one_extra_round_however_many_plague_carts_cross() -> None:
    p = turns_done("12 34 56", at="14 12 0", symptoms={1: "33", 3: "33"})
    next_round(p, "Ca Ca Oa Oa Ba Ba")
    assert carts(p) == "plague plague shut-in"
    assert result(p) == "gates ililll"


@pytest.mark.rule("b1350-last-round")
def test_two_plague_carts_in_one_round_still_leave_the_extra_round() -> None:
    p = turns_done("12 34 56", at="14 14 10", symptoms={1: "33", 3: "33"})
    assert carts(p) == "plague plague 56"
    assert result(next_round(p, "Oa Oa Oa Oa Ba Ca")) == "escape llllww"


@pytest.mark.rule("b1350-last-round")
def test_after_an_empty_cart_the_first_occupied_one_starts_it() -> None:
    p = turns_done("- 12 34", at="14 13 4", symptoms={1: "33"})
    assert not is_last_round(p)
    next_round(p, "Ca Ca Oa Oa Ba Ba")
    assert carts(p) == "empty plague 34"
    assert is_last_round(p)
    assert result(next_round(p, "Oa Oa Oa Oa Ba Ba")) == "gates illl"


@pytest.mark.rule("b1350-gates")
def test_whoever_has_not_crossed_by_then_dies_in_the_city() -> None:
    p = turns_done("12 34 56", at="14 3 4", symptoms={1: "33", 6: "33"})
    next_round(p, "Ca Ca Ca Oa Oa Ba")
    assert carts(p) == "plague shut-in shut-in"
    assert result(p) == "gates illlli"
    assert dead(p) == "123456"
    assert shown(p, 6) == "33 plague"


# The dead


@pytest.mark.rule("b1350-dead")
def test_the_dead_have_no_turns() -> None:
    assert mover(idle(road("1 4 5", players=5))) == 4


@pytest.mark.rule("b1350-dead")
def test_who_is_out_shows_symptoms_and_puts_remedies_away_unseen() -> None:
    cards = {3: "arsenic-whip", 4: "chicken-leeches emeralds-whip"}
    p = road("1 2 345", turn=3, symptoms={3: "13", 4: "22"}, remedies=cards)
    play(p, "push 4", "no whip")
    assert (hand(p, 3), hand(p, 4), remedies(p, 3), remedies(p, 4)) == ("", "", "", "")
    assert discards(p) == "1223"
    assert remedy_discards(p) == ["arsenic-whip", "chicken-leeches", "emeralds-whip"]
    assert played(p) == []
    assert (sees(p, 3, "dropped"), sees(p, 4, "dropped")) == ("arsenic-whip", "chicken-leeches emeralds-whip")
    for word in ("arsenic-whip", "chicken-leeches", "emeralds-whip"):
        assert not any(finds(p, seat, word) for seat in (0, 1, 2, 5)), "only the dead know what they held"
    assert told_of(p, "puts-away", "count") == [2, 1]
    assert (shown(p, 3), shown(p, 4)) == ("13 healthy", "22 healthy")
    assert rules_told(p).index("b1350-left-behind") < rules_told(p).index("b1350-shame")
    assert revealing(p, 0) == ["dies", "dies"]


@pytest.mark.rule("b1350-dead")
def test_onlookers_learn_that_a_low_sum_hid_the_plague() -> None:
    p = play(road("1 2 345", turn=3, symptoms={4: "33>12"}), "push 4")
    assert shown(p, 4) == "12 plague"


# Nobody left


@pytest.mark.rule("b1350-nobody-left")
def test_nobody_waits_for_an_empty_cart() -> None:
    assert result(turns_done("12 - -", players=4, at="14 0 0", symptoms={1: "33"})) == "nobody-left illl"


@pytest.mark.rule("b1350-nobody-left")
def test_the_last_two_on_the_road_can_end_it() -> None:
    p = road("12 plague plague", players=4, symptoms={1: "11", 2: "12", 3: "33", 4: "11"})
    assert result(play(p, "push 2")) == "nobody-left llil"


@pytest.mark.rule("b1350-nobody-left")
def test_the_last_one_may_give_up() -> None:
    p = play(road("- 1 plague", players=4, symptoms={1: "33"}, left=""), "push 1")
    assert result(p) == "nobody-left illl"


@pytest.mark.rule("b1350-nobody-left")
def test_one_survivor_goes_on() -> None:
    p = play(road("1 - 23", players=4, turn=2, symptoms={3: "22"}), "push 3")
    assert (carts(p), mover(p)) == ("1 - -", 1)


# Who has won


@pytest.mark.rule("b1350-result")
def test_three_plague_carts_in_one_round() -> None:
    p = turns_done("12 34 56", at=NEAR, symptoms={1: "33", 4: "33", 6: "34"})
    assert carts(p) == "plague plague plague"
    assert result(p) == "nobody-left illili"
    # Having one's way is less than winning and more than losing.
    assert winners(p) == []
    assert places(p) == [2, 3, 3, 2, 3, 2]


@pytest.mark.rule("b1350-result")
def test_with_two_carts_gone_empty_the_third_can_still_win() -> None:
    assert result(turns_done("empty empty 12", players=4, at="16 16 14")) == "escape wwll"


@pytest.mark.rule("b1350-result")
def test_who_dies_healthy_beside_the_plague_has_lost() -> None:
    p = turns_done("12 plague plague", players=6, at="14 16 16", symptoms={1: "33>12", 2: "11", 3: "33"})
    assert infected(p) == "13"
    assert result(p) == "nobody-left ililll"


@pytest.mark.rule("b1350-result")
def test_the_infected_gain_nothing_if_anybody_escapes() -> None:
    p = turns_done("12 34 56", at="14 0 0", symptoms={3: "33", 4: "33", 5: "33", 6: "34"})
    assert result(p) == "escape wwllll"
    assert places(p) == [1, 1, 2, 2, 2, 2]


@pytest.mark.rule("b1350-result")
def test_everyone_shut_in_and_nobody_infected_means_that_all_have_lost() -> None:
    p = turns_done("plague 34 56", last_round=True)
    assert result(p) == "gates llllll"
    assert (winners(p), places(p)) == ([], [2] * 6)


@pytest.mark.rule("b1350-result")
def test_a_single_one_who_lost_comes_right_after_those_who_had_their_way() -> None:
    ill = dict.fromkeys((1, 2, 3), "33") | {4: "34"}
    p = turns_done("1 2 plague", players=5, last_round=True, symptoms=ill)
    assert (result(p), places(p)) == ("gates iiiil", [2, 2, 2, 2, 3])


@pytest.mark.rule("b1350-result")
def test_the_end_is_worth_something_to_whoever_had_their_way() -> None:
    """One for each who escaped or, if nobody did, for each of the infected: nothing is shared."""
    assert utility(turns_done("12 3 4", at="15 2 1")) == [1.0, 1.0, 0.0, 0.0]
    p = turns_done("1 plague 24", at="5 16 1", last_round=True, symptoms={1: "33", 3: "33"})
    assert (result(p), utility(p)) == ("gates ilil", [1.0, 0.0, 1.0, 0.0])
