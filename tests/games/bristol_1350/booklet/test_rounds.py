"""Rounds, turns and the dice."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.counts import size
from tests.games.bristol_1350.booklet.road import (
    CALM,
    chances,
    dice,
    idle,
    legal,
    locked,
    mover,
    play,
    remedies,
    road,
    turn,
    why_not,
)


@pytest.mark.rule("b1350-round")
def test_everybody_has_one_turn_clockwise_from_the_one_who_began() -> None:
    p = road("1 23 45", turn=3, first=3)
    order = []
    while p.round == 1 and mover(p) != "chance":
        order.append(mover(p))
        idle(p)
    assert order == [3, 4, 5, 1, 2]
    assert p.round == 2
    assert len(chances(p)) == 462


@pytest.mark.rule("b1350-round")
def test_the_next_round_goes_clockwise_too_from_whoever_is_foremost_then() -> None:
    p = play(idle(road("1 23 45", at="0 0 9", left="")), f"dice {CALM}")
    order = []
    while p.round == 2:
        order.append(mover(p))
        idle(p)
    assert order == [4, 5, 1, 2, 3]


@pytest.mark.rule("b1350-round")
def test_a_new_round_starts_with_all_six_dice() -> None:
    p = idle(road("1 23 45", left="", locked="Ba Ba Ca", dice="Ca Oa Oa"))
    assert (dice(p), locked(p)) == ("", "")
    assert chances(p)["dice Ba Br Ca Cr Oa Or"] == 720
    play(p, "dice Ba Br Ca Cr Oa Or")
    assert (dice(p), locked(p)) == ("Ba Br Ca Cr Oa Or", "")


@pytest.mark.rule("b1350-first")
def test_the_next_round_is_begun_by_the_front_of_the_cart_that_leads_now() -> None:
    p = idle(road("12 34 56", dice="Ca Ca Ca Ca Oa Ba", left=""))
    play(p, f"dice {CALM}")
    assert turn(p) == 3


@pytest.mark.rule("b1350-first")
def test_an_empty_leader_is_passed_over() -> None:
    p = idle(road("- 12 34", at="8 2 2", left=""))
    play(p, f"dice {CALM}")
    assert turn(p) == 1


@pytest.mark.rule("b1350-first")
def test_a_cart_that_has_left_leads_no_more() -> None:
    p = idle(road("plague 3 41", players=4, left="", symptoms={2: "33"}))
    play(p, f"dice {CALM}")
    assert turn(p) == 3


@pytest.mark.rule("b1350-first")
def test_who_sits_in_front_counts_not_who_sat_there_first() -> None:
    p = road("12 34 5", turn=2, left="")
    play(p, "elbow", "no whip", f"dice {CALM}")
    assert turn(p) == 2


@pytest.mark.rule("b1350-turn")
def test_exactly_one_action_a_turn() -> None:
    p = road("1 23 45", first=1, remedies={1: "arsenic-whip"})
    assert why_not(p, "done") == "b1350-turn"
    play(p, "reroll Ba", "roll Ba")
    assert mover(p) == 1
    for text in ("reroll Ba", "reroll Ba Ca", "draw", "push 1"):
        assert why_not(p, text) == "b1350-turn"
    play(p, "done")
    assert mover(p) == 2


@pytest.mark.rule("b1350-turn")
def test_the_three_actions() -> None:
    p = road("1 23 45", turn=2)
    assert legal(p) == {
        *["reroll Ba", "reroll Ca", "reroll Oa"],
        *["reroll Ba Ba", "reroll Ba Ca", "reroll Ba Oa", "reroll Ca Ca", "reroll Ca Oa", "reroll Oa Oa"],
        "draw",
        *["dash", "push 2", "push 3"],
    }


@pytest.mark.rule("b1350-reroll")
def test_the_other_four_dice_stay() -> None:
    p = play(road("1 23 45"), "reroll Ba Ca")
    assert dice(p) == "Ba Ca Oa Oa"
    assert sum(chances(p).values()) == 36
    assert chances(p)["roll Br Br"] == 1
    assert chances(p)["roll Br Or"] == 2
    play(p, "roll Br Or")
    assert dice(p) == "Ba Br Ca Oa Oa Or"


@pytest.mark.rule("b1350-reroll")
def test_one_die_may_be_rolled_alone() -> None:
    p = play(road("1 23 45"), "reroll Oa")
    assert chances(p) == {f"roll {code}": 1 for code in ("Ba", "Br", "Ca", "Cr", "Oa", "Or")}
    play(p, "roll Cr")
    assert dice(p) == "Ba Ba Ca Ca Cr Oa"


@pytest.mark.rule("b1350-reroll")
def test_dice_that_somebody_rolled_before_may_be_rolled_once_more() -> None:
    p = play(road("1 23 45", first=1), "reroll Ba Ba", "roll Br Br", "reroll Br Br", "roll Ba Ba")
    assert dice(p) == CALM
    assert mover(p) == 3


@pytest.mark.rule("b1350-dice")
def test_only_what_lies_on_the_table_is_taken_up() -> None:
    p = road("1 23 45", dice="Ba Ca Ca Oa Oa Oa")
    assert why_not(p, "reroll Br") == "b1350-dice"
    assert why_not(p, "reroll Ba Ba") == "b1350-dice"
    assert why_not(p, "reroll Ba Br") == "b1350-dice"
    assert why_not(p, "reroll Ba Oa") == ""


@pytest.mark.rule("b1350-locked")
def test_locked_dice_are_left_alone() -> None:
    p = road("1 23 45", dice="Ba Ca Oa Oa", locked="Ba Ca")
    assert why_not(p, "reroll Ba Ba") == "b1350-locked"
    assert why_not(p, "reroll Ca Ca") == "b1350-locked"
    assert why_not(p, "reroll Ba Ca") == ""


@pytest.mark.rule("b1350-locked")
def test_with_all_dice_locked_nobody_rolls_any() -> None:
    p = road("1 23 45", dice="", locked=CALM, turn=2)
    assert legal(p) == {"draw", "dash", "push 2", "push 3"}
    assert why_not(p, "reroll Ba") == "b1350-locked"


@pytest.mark.rule("b1350-draw")
def test_a_remedy_is_drawn_at_random() -> None:
    p = play(road("1 23 45", first=1, remedies={2: "arsenic-whip"}), "draw")
    assert chances(p)["remedy arsenic-whip"] == 1
    assert chances(p)["remedy chicken-whip"] == 2
    assert chances(p)["remedy emeralds-whip"] == 1
    play(p, "remedy chicken-whip")
    assert remedies(p, 1) == "chicken-whip"
    assert mover(p) == 2


@pytest.mark.rule("b1350-hand-limit")
def test_with_three_remedies_nobody_draws() -> None:
    p = road("1 23 45", remedies={1: "arsenic-whip chicken-whip leeches-whip", 2: "arsenic-whip chicken-whip"})
    assert why_not(p, "draw") == "b1350-hand-limit"
    assert "draw" not in legal(p)
    p = play(road("1 23 45", remedies={1: "arsenic-whip chicken-whip"}), "draw", "remedy leeches-whip")
    assert p.remedies.sizes[0] == 3


@pytest.mark.rule("b1350-remedy-deck")
def test_an_exhausted_remedy_deck_is_made_of_the_discards() -> None:
    p = road("1 23 45", first=1, remedy_deck="arsenic-whip", remedies={2: "chicken-whip"})
    assert (size(p.remedies.deck), size(p.remedies.discards)) == (1, 25)
    play(p, "draw")
    assert remedies(p, 1) == "arsenic-whip"
    play(p, "draw")
    found = chances(p)
    assert (found["remedy arsenic-whip"], found["remedy chicken-whip"], found["remedy chicken-leeches"]) == (1, 1, 2)
    assert sum(found.values()) == 25
    play(p, "remedy chicken-leeches")
    assert (size(p.remedies.deck), size(p.remedies.discards)) == (24, 0)


@pytest.mark.rule("b1350-dead")
def test_the_dead_have_no_turns() -> None:
    p = road("1 4 5", players=5, first=1)
    assert mover(idle(p)) == 4
