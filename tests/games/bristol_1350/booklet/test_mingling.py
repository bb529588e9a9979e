"""Mingles: when, who, with which card more, and what becomes of the symptoms."""

from __future__ import annotations

from collections import Counter

import pytest

from alehouse.engine.messages import Message
from alehouse.games.bristol_1350.bristol import Bristol
from alehouse.games.bristol_1350.counts import each_of, size
from tests.games.bristol_1350.booklet.road import (
    at,
    chances,
    discards,
    get,
    hand,
    heard,
    idle,
    ids,
    infected,
    mover,
    play,
    road,
    view,
)

RATS = "Br Br Ca Ca Oa Oa"


def mingled(p: Bristol) -> list[str]:
    """The carts that mingled, in order, whatever chance brought; everything up to the next round."""
    p = p.copy()
    p.listen()
    idle(p)
    while mover(p) == "chance" and len(p.chances()) < 100:
        p.play(p.chances()[0][0])
    names = [event.args["cart"] for event in p.news() if event.id == "event-b1350-mingle"]
    return [str(name.args["cart"]) for name in names if isinstance(name, Message)]


@pytest.mark.rule("b1350-mingle")
@pytest.mark.parametrize(
    ("dice", "locked", "carts"),
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
def test_two_rats_of_its_colour_make_a_cart_mingle(dice: str, locked: str, carts: list[str]) -> None:
    assert mingled(road("1 23 45", left="", dice=dice, locked=locked)) == carts


@pytest.mark.rule("b1350-mingle")
def test_the_foremost_cart_mingles_first() -> None:
    p = road("1 23 45", at="1 5 9", left="", dice="Br Br Cr Cr Or Or")
    assert mingled(p) == ["oak", "cedar", "birch"]
    p = road("1 23 45", at="4 4 4", order="CBO", left="", dice="Br Br Cr Cr Or Or")
    assert mingled(p) == ["cedar", "birch", "oak"]


@pytest.mark.rule("b1350-mingle")
def test_in_a_whole_round_the_carts_mingle_in_the_order_in_which_they_began_it() -> None:
    p = idle(road("1 23 45", at="1 5 9", left=""))
    play(p, "dice Br Br Cr Cr Or Or")
    for _ in range(4):
        idle(p)
    assert mingled(p) == ["oak", "cedar", "birch"]


@pytest.mark.rule("b1350-mingle")
def test_empty_carts_do_not_mingle() -> None:
    assert mingled(road("- 12 34", left="", dice="Br Br Cr Cr Oa Oa")) == ["cedar"]


@pytest.mark.rule("b1350-advance")
def test_dice_of_carts_that_have_left_mean_nothing() -> None:
    p = road("plague 12 34", players=5, left="", dice="Br Br Br Br Oa Ca")
    assert mingled(p) == []
    assert at(idle(p)) == "16 1 1"


@pytest.mark.rule("b1350-mingle")
def test_mingling_comes_before_moving() -> None:
    p = road("1 23 45", left="", at="2 1 0", dice=RATS)
    p.listen()
    idle(p)
    assert mover(p) == "chance"
    assert at(p) == "2 1 0"
    get(p, "312")
    assert at(p) == "4 3 2"
    told = ids(heard(p))
    assert told.index("mingle") < told.index("mingled") < told.index("moves")


@pytest.mark.rule("b1350-mingle")
def test_all_symptoms_aboard_and_one_more_are_shuffled_and_dealt_back() -> None:
    p = road("123 4 5", left="", dice=RATS, symptoms={1: "12", 2: "13", 3: "23", 4: "22", 5: "22"})
    idle(p)
    # One more from the deck, nobody sees which.
    assert chances(p) == {"symptom 1": 5, "symptom 2": 4, "symptom 3": 7, "symptom 4": 6}
    play(p, "symptom 4")
    assert (hand(p, 1), hand(p, 2), hand(p, 3), hand(p, 4)) == ("", "", "", "22")
    assert chances(p) == {"symptom 1": 2, "symptom 2": 2, "symptom 3": 2, "symptom 4": 1}
    get(p, "423311")
    assert (hand(p, 1), hand(p, 2), hand(p, 3)) == ("24", "33", "11")
    assert discards(p) == "2"
    assert infected(p) == "12"


@pytest.mark.rule("b1350-mingle")
def test_the_card_left_over_is_discarded_unseen() -> None:
    p = road("1 23 45", left="", dice="Ba Ba Cr Cr Oa Oa", symptoms={2: "12", 3: "13"})
    p.listen()
    idle(p)
    get(p, "41123")
    assert (hand(p, 2), hand(p, 3), discards(p)) == ("11", "23", "4")
    told = [seen for event in p.news() for seat in range(-3, 5) if (seen := event.seen_by(seat)) is not None]
    assert {event.args["value"] for event in told if "value" in event.args} == {1, 2, 3}


@pytest.mark.rule("b1350-mingle")
def test_a_single_passenger_mingles_with_the_extra_card() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "12"})
    idle(p)
    play(p, "symptom 4")
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 4": 1}
    get(p, "42")
    assert (hand(p, 1), infected(p), discards(p)) == ("24", "1", "1")


@pytest.mark.rule("b1350-mingle-extra")
def test_one_card_is_taken_from_the_deck_however_many_rats_there_are() -> None:
    p = road("12 34 5", left="", dice="Br Br Br Br Br Br")
    before = size(p.symptoms.deck)
    idle(p)
    while p.symptoms.pool or len(p.chances()) < 100:
        p.play(p.chances()[0][0])
    assert size(p.symptoms.deck) == before - 1
    assert size(p.symptoms.discards) == 1
    assert at(p) == "6 0 0"


@pytest.mark.rule("b1350-mingle-pile")
def test_leeches_take_the_place_of_the_card_from_the_deck() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "12"}, piles={"birch": "4"})
    before = size(p.symptoms.deck)
    idle(p)
    # The only card of the pile: nothing to decide about it.
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 4": 1}
    get(p, "42")
    assert (hand(p, 1), discards(p)) == ("24", "1")
    assert size(p.symptoms.deck) == before


@pytest.mark.rule("b1350-mingle-pile")
def test_of_several_leeches_one_chosen_blindly_is_used_and_the_others_are_discarded() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "12"}, piles={"birch": "4331"})
    before = size(p.symptoms.deck)
    idle(p)
    assert chances(p) == {"symptom 1": 1, "symptom 3": 2, "symptom 4": 1}
    play(p, "symptom 3")
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 3": 1}
    assert discards(p) == "134"
    get(p, "12")
    assert (discards(p), size(p.symptoms.deck)) == ("1334", before)
    assert view(p, 0).carts[0].pile == 0


@pytest.mark.rule("b1350-mingle-pile")
def test_a_pile_waits_for_its_carts_next_mingle() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "12"}, piles={"cedar": "44"})
    idle(p)
    # Birch mingles, with the deck; the pile beside cedar stays.
    assert sum(chances(p).values()) == size(p.symptoms.deck)
    get(p, "112")
    assert [size(pile) for pile in p.symptoms.piles] == [0, 2, 0]
    play(p, "dice Ba Ba Cr Cr Oa Oa")
    for _ in range(5):
        idle(p)
    # Now it is used: both cards are alike.
    assert sum(chances(p).values()) == 2
    play(p, "symptom 4")
    assert [size(pile) for pile in p.symptoms.piles] == [0, 0, 0]


@pytest.mark.rule("b1350-symptom-deck")
def test_an_exhausted_symptom_deck_is_made_of_the_discards() -> None:
    p = road(
        "1 23 45", left="", dice="Br Br Cr Cr Oa Oa", deck="3", symptoms={1: "12", 2: "12", 3: "12", 4: "22", 5: "22"}
    )
    assert size(p.symptoms.discards) == 21
    idle(p)
    # Birch takes the only card left, without any doubt about it.
    assert chances(p) == {"symptom 1": 1, "symptom 2": 1, "symptom 3": 1}
    get(p, "12")
    # Cedar draws from what was discarded, birch's card included; hands stay out of it.
    assert chances(p) == {"symptom 1": 4, "symptom 2": 3, "symptom 3": 9, "symptom 4": 6}
    play(p, "symptom 4")
    assert (size(p.symptoms.deck), size(p.symptoms.discards)) == (21, 0)


@pytest.mark.rule("b1350-infection")
@pytest.mark.parametrize(
    ("values", "ill"), [("23", ""), ("14", ""), ("24", "1"), ("33", "1"), ("34", "1"), ("44", "1")]
)
def test_six_or_more_is_the_plague(values: str, ill: str) -> None:
    piles = {"birch": values[1]}
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "1" + values[0]}, piles=piles)
    idle(p)
    get(p, values)
    assert (hand(p, 1), infected(p)) == (values, ill)


@pytest.mark.rule("b1350-infection")
def test_the_plague_does_not_go_away() -> None:
    p = road("1 23 45", left="", dice=RATS, symptoms={1: "33"}, piles={"birch": "1"})
    idle(p)
    get(p, "13")
    assert (hand(p, 1), infected(p)) == ("13", "1")
    assert view(p, 1).infected


@pytest.mark.rule("b1350-secret")
def test_a_mingle_is_remembered_by_those_who_were_there_and_by_nobody_else() -> None:
    p = road("12 3 45", left="", dice=RATS, symptoms={1: "12", 2: "13"})
    idle(p)
    get(p, "41324")
    mine = view(p, 1).notes[-1]
    assert (mine.what, mine.cart, mine.pawns, mine.put, mine.got) == ("mingle", "birch", [0, 1], [1, 2], [1, 3])
    other = view(p, 2).notes[-1]
    assert (other.put, other.got) == ([1, 3], [2, 4])
    assert view(p, 3).notes == view(p, 0).notes == []


@pytest.mark.rule("b1350-mingle")
def test_no_symptom_is_lost_in_a_mingle() -> None:
    p = road("123 456 789", left="", dice="Br Br Cr Cr Or Or")
    idle(p)
    while len(p.chances()) < 100:
        p.play(p.chances()[-1][0])
        p.check()
    everything = Counter([*each_of(p.symptoms.deck), *each_of(p.symptoms.discards), *p.symptoms.hands])
    assert everything == {1: 7, 2: 10, 3: 9, 4: 6}
    assert size(p.symptoms.discards) == 3
