"""Mingles: when, who, with which card more, and what becomes of the symptoms."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    RATS,
    acted,
    at,
    carts,
    chances,
    discards,
    get,
    hand,
    idle,
    infected,
    mingle,
    mover,
    next_round,
    notes,
    piles,
    play,
    result,
    revealing,
    road,
    round_of,
    symptom_deck,
    told,
    told_of,
    told_values,
    turns_done,
    why_not,
)

# When


@pytest.mark.rule("b1350-mingle")
@pytest.mark.parametrize(
    ("dice", "locked", "expected"),
    [
        ("Br Ba Ca Ca Oa Oa", "", []),
        ("Br Br Ca Ca Oa Oa", "", ["birch"]),
        ("Ba Br Cr Or Oa Ca", "", []),
        ("Br Cr Cr Cr Oa Oa", "", ["cedar"]),
        ("Br Br Cr Cr Or Or", "", ["birch", "cedar", "oak"]),
        ("Br Ba Ca Ca Oa", "Br", ["birch"]),
        ("Oa Oa Ca Ca", "Or Or", ["oak"]),
        ("Ba Ba Ba Ba Ba Ba", "", []),
    ],
)
def test_two_rats_of_its_colour_make_a_cart_mingle(dice: str, locked: str, expected: list[str]) -> None:
    p = mingle(turns_done("1 23 45", dice=dice, locked=locked))
    assert told_of(p, "mingle", "cart") == expected
    assert round_of(p) == 2


@pytest.mark.rule("b1350-mingle")
def test_the_foremost_cart_mingles_first() -> None:
    p = mingle(turns_done("1 23 45", at="1 5 9", dice="Br Br Cr Cr Or Or"))
    assert told_of(p, "mingle", "cart") == ["oak", "cedar", "birch"]
    p = mingle(turns_done("1 23 45", at="4 4 4", order="CBO", dice="Br Br Cr Cr Or Or"))
    assert told_of(p, "mingle", "cart") == ["cedar", "birch", "oak"]


@pytest.mark.rule("b1350-mingle")
def test_in_a_whole_round_the_carts_mingle_in_the_order_in_which_they_began_it() -> None:
    p = mingle(next_round(turns_done("1 23 45", at="1 5 9"), "Br Br Cr Cr Or Or"))
    assert told_of(p, "mingle", "cart") == ["oak", "cedar", "birch"]


@pytest.mark.rule("b1350-mingle")
def test_empty_carts_do_not_mingle() -> None:
    assert told_of(mingle(turns_done("- 12 34", dice="Br Br Cr Cr Oa Oa")), "mingle", "cart") == ["cedar"]


@pytest.mark.rule("b1350-mingle")
def test_carts_that_have_left_do_not_mingle() -> None:
    p = turns_done("plague 12 34", players=5, dice="Br Br Br Br Oa Ca")
    assert told_of(p, "mingle", "cart") == []
    assert at(p) == "16 1 1"


@pytest.mark.rule("b1350-mingle")
def test_mingling_comes_before_moving() -> None:
    p = turns_done("1 23 45", at="2 1 0", dice=RATS)
    assert (mover(p), at(p)) == ("chance", "2 1 0")
    get(p, "312")
    assert at(p) == "4 3 2"
    assert told(p).index("mingled") < told(p).index("moves")


@pytest.mark.rule("b1350-mingle")
def test_the_plague_may_be_caught_on_the_last_steps() -> None:
    p = turns_done("1 23 45", at="14 0 0", dice=RATS, symptoms={1: "23"}, piles={"birch": "4"})
    assert carts(get(p, "43")) == "plague 23 45"
    p = turns_done("1 23 45", at="14 0 0", dice=RATS, symptoms={1: "23"}, piles={"birch": "4"})
    assert result(get(p, "23")) == "escape wllll"


# Who gets what


@pytest.mark.rule("b1350-mingle")
def test_all_symptoms_aboard_and_one_more_are_shuffled_and_dealt_back() -> None:
    p = turns_done("123 4 5", dice=RATS, symptoms={1: "12", 2: "13", 3: "23", 4: "22", 5: "22"})
    # One more from the deck, nobody sees which.
    assert chances(p) == {"symptom 1": 5, "symptom 2": 4, "symptom 3": 7, "symptom 4": 6}
    get(p, "4")
    assert [hand(p, pawn) for pawn in (1, 2, 3, 4)] == ["", "", "", "22"]
    assert chances(p) == {"symptom 1": 2, "symptom 2": 2, "symptom 3": 2, "symptom 4": 1}
    get(p, "423311")
    assert [hand(p, pawn) for pawn in (1, 2, 3)] == ["24", "33", "11"]
    assert discards(p) == "2"
    assert infected(p) == "12"


@pytest.mark.rule("b1350-mingle")
def test_a_single_passenger_mingles_with_the_extra_card() -> None:
    p = get(turns_done("1 23 45", dice=RATS, symptoms={1: "12"}), "4")
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 4": 1}
    get(p, "42")
    assert (hand(p, 1), infected(p), discards(p)) == ("24", "1", "1")
    assert told_of(p, "your-health", "health", seat=1) == ["plague"]


@pytest.mark.rule("b1350-mingle")
def test_what_comes_back_is_for_its_owner_only() -> None:
    p = get(turns_done("12 3 45", dice=RATS, symptoms={1: "11", 2: "22"}), "3")
    get(p, "3")
    assert told_of(p, "got", "value", seat=1) == [3]
    assert revealing(p, 1) == ["got"]
    assert told(p, 2) == told(p, 0) == []
    get(p, "112")
    assert notes(p, 1) == ["mingle birch 12 11>13"]
    assert notes(p, 3) == []


@pytest.mark.rule("b1350-mingle")
def test_the_card_left_over_is_discarded_unseen() -> None:
    p = turns_done("1 23 45", dice="Ba Ba Cr Cr Oa Oa", symptoms={2: "12", 3: "13"})
    get(p, "41123")
    assert (hand(p, 2), hand(p, 3), discards(p)) == ("11", "23", "4")
    assert told_values(p) == {1, 2, 3}


@pytest.mark.rule("b1350-mingle")
def test_no_symptom_is_lost_in_the_mingles_of_all_carts() -> None:
    p = mingle(turns_done("123 456 789", dice="Br Br Cr Cr Or Or"))
    assert [len(hand(p, pawn)) for pawn in range(1, 10)] == [2] * 9
    assert symptom_deck(p) + len(discards(p)) == 32 - 18
    assert len(discards(p)) == 3


# The card more


@pytest.mark.rule("b1350-mingle-extra")
def test_one_card_is_taken_from_the_deck_however_many_rats_there_are() -> None:
    p = road("12 34 5", left="", dice="Br Br Br Br Br Br")
    before = symptom_deck(p)
    mingle(idle(p))
    assert symptom_deck(p) == before - 1
    assert len(discards(p)) == 1
    assert at(p) == "6 0 0"
    assert "extra-deck" in told(p)


@pytest.mark.rule("b1350-mingle-extra")
def test_nobody_sees_the_card_that_is_added() -> None:
    p = get(turns_done("12 3 45", dice=RATS), "4")
    assert told_values(p) == set()


@pytest.mark.rule("b1350-mingle-pile")
def test_leeches_take_the_place_of_the_card_from_the_deck() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "12"}, piles={"birch": "4"})
    before = symptom_deck(p)
    idle(p)
    # The only card of the pile: nothing to decide about it.
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 4": 1}
    get(p, "42")
    assert (hand(p, 1), discards(p), symptom_deck(p)) == ("24", "1", before)


@pytest.mark.rule("b1350-mingle-pile")
def test_of_several_leeches_one_chosen_blindly_is_used_and_the_others_are_discarded() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "12"}, piles={"birch": "4331"})
    before = symptom_deck(p)
    idle(p)
    assert chances(p) == {"symptom 1": 1, "symptom 3": 2, "symptom 4": 1}
    get(p, "3")
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 3": 1}
    assert discards(p) == "134"
    get(p, "12")
    assert (discards(p), symptom_deck(p), piles(p)) == ("1334", before, "- - -")


@pytest.mark.rule("b1350-mingle-pile")
def test_that_only_fours_wait_is_not_to_be_seen() -> None:
    p = turns_done("1 2 34", dice=RATS, symptoms={1: "12"}, piles={"birch": "44"})
    assert chances(p) == {"symptom 4": 1, "another": 1}
    play(p, "another")
    assert discards(p) == "4"
    assert hand(get(p, "41"), 1) == "14"


@pytest.mark.rule("b1350-mingle-pile")
def test_a_pile_waits_for_its_carts_next_mingle() -> None:
    p = turns_done("1 23 45", dice=RATS, symptoms={1: "12"}, piles={"cedar": "44"})
    # Birch mingles, with the deck; the pile beside cedar stays.
    assert sum(chances(p).values()) == symptom_deck(p)
    get(p, "112")
    assert piles(p) == "- 44 -"
    next_round(p, "Ba Ba Cr Cr Oa Oa")
    # Now it is used: both cards are alike.
    assert sum(chances(p).values()) == 2
    get(p, "4")
    assert piles(p) == "- - -"


# The deck


@pytest.mark.rule("b1350-symptom-deck")
def test_an_exhausted_symptom_deck_is_made_of_the_discards() -> None:
    hands = {1: "12", 2: "12", 3: "12", 4: "22", 5: "22"}
    p = road("1 23 45", left="", dice="Br Br Cr Cr Oa Oa", deck="3", symptoms=hands)
    assert (symptom_deck(p), len(discards(p))) == (1, 21)
    idle(p)
    # Birch takes the only card left, without any doubt about it.
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 3": 1}
    get(p, "12")
    # Cedar draws from what was discarded, birch's card included; hands stay out of it.
    assert chances(p) == {"symptom 1": 4, "symptom 2": 3, "symptom 3": 9, "symptom 4": 6}
    get(p, "4")
    assert (symptom_deck(p), discards(p)) == (21, "")


HANDS = {1: "11", 2: "11", 3: "11", 4: "12", 5: "22", 6: "22", 7: "22", 8: "22", 9: "23"}


@pytest.mark.rule("b1350-symptom-deck")
@pytest.mark.parametrize(("cedar", "rule"), [("334444", ""), ("3344444", "b1350-symptom-deck")])
def test_leeches_and_pomander_need_two_symptoms_that_are_left(cedar: str, rule: str) -> None:
    waiting = {"birch": "333333", "cedar": cedar}
    p = acted("123 456 789", symptoms=HANDS, piles=waiting, remedies={1: "leeches-pomander"})
    assert why_not(p, "play leeches-pomander as leeches") == rule
    assert why_not(p, "play leeches-pomander as pomander") == rule


@pytest.mark.rule("b1350-symptom-deck")
def test_when_every_symptom_is_somewhere_else_nothing_can_be_drawn_or_added() -> None:
    waiting = {"birch": "333333", "cedar": "33444444"}
    card = {1: "leeches-pomander"}
    p = road("123 456 789", left="", dice="Ba Ba Ca Ca Or Or", symptoms=HANDS, piles=waiting, remedies=card)
    assert (symptom_deck(p), discards(p)) == (0, "")
    play(p, "reroll Ba", "roll Ba")
    assert why_not(p, "play leeches-pomander as leeches") == "b1350-symptom-deck"
    assert why_not(p, "play leeches-pomander as pomander") == "b1350-symptom-deck"
    play(p, "done")
    # Oak mingles with what its passengers have, and nothing is left over.
    assert "extra-none" in told(p)
    assert chances(p) == {"symptom 2": 5, "symptom 3": 1}
    get(p, "23222")
    assert [hand(p, pawn) for pawn in (7, 8, 9)] == ["23", "22", "22"]
    assert discards(p) == ""
