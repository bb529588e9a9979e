"""The goal, and what makes somebody infected."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    RATS,
    acted,
    carts,
    dead,
    dealt,
    foretold_health,
    get,
    hand,
    infected,
    play,
    result,
    road,
    shown,
    told,
    turns_done,
    winners,
)


@pytest.mark.rule("b1350-goal")
def test_the_first_healthy_cart_wins_and_no_other() -> None:
    # Birch and cedar come to 16 level, birch first as it was ahead; oak is still in the city.
    p = turns_done("12 34 56", at="14 13 14", dice="Ba Ba Ca Ca Ca Oa", symptoms={1: "33"})
    assert result(p) == "escape llwwll"
    assert "winners" in told(p)
    assert winners(p) == [3, 4]
    p = turns_done("12 34 56", at="15 15 15", symptoms={3: "33"})
    assert result(p) == "escape wwllll"


@pytest.mark.rule("b1350-infected")
def test_the_infected_have_their_way_if_nobody_escapes() -> None:
    p = turns_done("plague 3 4", last_round=True, symptoms={1: "33", 3: "33>11"})
    assert result(p) == "gates ilil"
    assert "had-their-way" in told(p)
    assert winners(p) == []


@pytest.mark.rule("b1350-infection")
@pytest.mark.parametrize(
    ("values", "ill"), [("23", ""), ("14", ""), ("24", "1"), ("33", "1"), ("34", "1"), ("44", "1")]
)
def test_six_or_more_is_the_plague(values: str, ill: str) -> None:
    p = turns_done("1 23 45", dice=RATS, symptoms={1: "1" + values[0]}, piles={"birch": values[1]})
    get(p, values)
    assert (hand(p, 1), infected(p)) == (values, ill)


@pytest.mark.rule("b1350-infection")
def test_some_may_begin_with_the_plague() -> None:
    assert infected(dealt(4, symptoms="33232212")) == "1"
    assert infected(dealt(4, symptoms="24134412", chaos=True)) == "13"


@pytest.mark.rule("b1350-infection")
def test_the_plague_does_not_go_away() -> None:
    p = turns_done("1 23 45", dice=RATS, symptoms={1: "33"}, piles={"birch": "1"})
    get(p, "13")
    assert (hand(p, 1), infected(p)) == ("13", "1")


@pytest.mark.rule("b1350-infection")
def test_two_ones_heal_nobody() -> None:
    p = acted(symptoms={1: "33"}, remedies={1: "arsenic-pomander"})
    play(p, "play arsenic-pomander as pomander", "symptom 1", "symptom 1", "keep 1 1")
    assert (hand(p, 1), infected(p)) == ("11", "1")


@pytest.mark.rule("b1350-infection")
def test_who_was_infected_once_is_no_reason_for_shame() -> None:
    p = road("1 2 345", turn=3, symptoms={4: "33>11"})
    assert (hand(p, 4), infected(p)) == ("11", "4")
    assert dead(play(p, "push 4")) == "4"


@pytest.mark.rule("b1350-infection")
def test_plague_that_does_not_show_any_more_kills_at_the_gate_as_well() -> None:
    p = turns_done("1 23 456", at="0 0 14", symptoms={5: "33>11"})
    assert carts(p) == "1 23 plague"
    assert shown(p, 5) == "11 plague"


@pytest.mark.rule("b1350-infection")
def test_a_choice_that_means_the_plague_says_so() -> None:
    p = acted(symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 4")
    assert foretold_health(p, "keep 4 4") == foretold_health(p, "keep 2 4") == "plague"
    assert foretold_health(p, "keep 2 3") == "healthy"
