"""Mingles."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.counts import size
from tests.games.bristol_1350.scene import BIRCH, CEDAR, OAK, Scene

RATS_IN_BIRCH = "Ba Br Br Ca Oa Oa"


@pytest.mark.rule("b1350-mingle")
def test_all_aboard_put_in_two_and_get_two_back() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={1: "11", 2: "33"}).end_round().do("symptom 4")
    assert scene.chances() == {"symptom 1": 2, "symptom 3": 2, "symptom 4": 1}
    scene.do("symptom 3", "symptom 4", "symptom 1", "symptom 3")
    assert scene.hand(1) == [3, 4]
    assert scene.hand(2) == [1, 3]
    assert scene.discards == [1]
    assert scene.infected(1)
    assert scene.infected(2), "whoever was infected stays infected"


@pytest.mark.rule("b1350-mingle")
def test_one_rat_is_not_enough_and_other_carts_do_not_mingle() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Br Ca Cr Oa Or").end_round()
    assert scene.p.round == 2
    assert scene.at == [2, 2, 2]


@pytest.mark.rule("b1350-mingle")
def test_somebody_alone_mingles_too_and_an_empty_cart_does_not() -> None:
    scene = Scene("1 | 2 3 | 4", RATS_IN_BIRCH).end_round().do("symptom 4", "symptom 4", "symptom 2")
    assert scene.hand(1) == [2, 4]
    assert Scene(" | 1 2 3 | 4", RATS_IN_BIRCH).end_round().p.round == 2


@pytest.mark.rule("b1350-mingle")
def test_carts_mingle_in_road_order() -> None:
    scene = Scene("1 | 2 | 3 4", "Br Br Or Or Or Ca", at=(1, 2, 3)).end_round()
    assert scene.p.stack[-1][1] == OAK
    scene.do("symptom 1", *["symptom 1", "symptom 2"] * 2)
    assert scene.p.stack[-1][1] == BIRCH


@pytest.mark.rule("b1350-mingle")
def test_what_comes_back_is_for_its_owner_only() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={1: "11", 2: "22"}).end_round().do("symptom 3")
    scene.heard()
    scene.do("symptom 3")
    events = scene.events()
    assert events[0].seen_by(0) is not None
    assert events[0].seen_by(1) is None
    assert events[0].reveals
    scene.do("symptom 1", "symptom 1", "symptom 2")
    note = scene.view(1).notes[-1]
    assert (note.what, note.pawns, note.put, note.got) == ("mingle", [0, 1], [1, 1], [1, 3])
    assert scene.view(3).notes == []


@pytest.mark.rule("b1350-mingle-extra")
def test_the_extra_card_comes_from_the_deck_unseen() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH).end_round()
    assert sum(scene.chances().values()) == 32 - 8
    scene.heard()
    scene.do("symptom 4")
    assert all("value" not in event.args for event in scene.events())


@pytest.mark.rule("b1350-mingle-pile")
def test_one_symptom_of_the_pile_is_added_instead_and_the_others_are_discarded() -> None:
    scene = Scene("1 | 2 | 3 4", RATS_IN_BIRCH, piles={BIRCH: "44", CEDAR: "3"}).end_round()
    assert scene.chances() == {"symptom 4": 1, "another": 1}, "that only fours lie there is not to be seen"
    scene.do("another")
    assert scene.discards == [4]
    scene.do("symptom 4", "symptom 1")
    assert scene.piles == [[], [3], []], "a pile waits for its own cart"


@pytest.mark.rule("b1350-symptom-deck")
def test_symptom_discards_become_the_new_deck() -> None:
    scene = Scene("1 | 2 | 3 4", RATS_IN_BIRCH)
    scene.p.symptoms.discards, scene.p.symptoms.deck = scene.p.symptoms.deck, 0
    scene.end_round().do("symptom 4")
    assert size(scene.p.symptoms.deck) == 23


@pytest.mark.rule("b1350-symptom-deck")
def test_without_any_symptoms_left_nothing_is_added_or_drawn() -> None:
    scene = Scene("1 | 2 | 3 4", RATS_IN_BIRCH, remedies={1: ["leeches-pomander"]})
    scene.p.symptoms.deck = 0
    scene.do("push 1")
    assert scene.refused("play leeches-pomander as leeches") == "b1350-symptom-deck"
    assert scene.refused("play leeches-pomander as pomander") == "b1350-symptom-deck"
    scene = Scene("1 | 2 | 3 4", RATS_IN_BIRCH)
    scene.p.symptoms.deck = 0
    scene.end_round().do("symptom 1")
    assert scene.hand(1) == [1, 2]
    assert scene.discards == []
