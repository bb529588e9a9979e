"""What choices consist of, where they lead, and what will come of them."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    a_card_each,
    acted,
    again,
    brings,
    leads,
    legal,
    log,
    parts,
    pictured,
    play,
    pointed,
    road,
    says,
)


@pytest.mark.parametrize(
    ("text", "consists_of"),
    [
        ("reroll Ba", "do:reroll die:birch-apple"),
        ("reroll Or Or", "do:reroll die:oak-rat die:oak-rat"),
        ("draw", "do:draw deck:remedies"),
        ("elbow", "do:elbow"),
        ("dash", "do:dash"),
        ("push 4", "do:push pawn:4"),
        ("look 4 left", "do:look hidden:4.left"),
        ("mason Cr", "character:mason die:cedar-rat"),
        ("knight 2", "character:knight pawn:2"),
        ("sheriff 3", "character:sheriff seat:3"),
        ("friar Ba Or", "character:friar die:birch-apple face:oak-rat"),
        ("barmaid", "character:barmaid"),
        ("play arsenic-whip as whip", "card:arsenic-whip remedy:whip"),
        ("play alms as alms", "card:alms remedy:alms"),
        ("no whip", "do:no-whip"),
        ("lock Ba Ca", "do:lock die:birch-apple die:cedar-apple"),
        ("again", "do:again die:both"),
        ("again Ba", "do:again die:birch-apple"),
        ("enough", "do:enough"),
        ("keep 1 4", "do:keep symptom:1 symptom:4"),
        ("add 4 oak", "do:add symptom:4 cart:oak"),
        ("take arsenic-whip", "do:take card:arsenic-whip"),
        ("give 2", "do:give seat:2"),
        ("done", "do:done"),
    ],
)
def test_choices_consist_of_things_and_words(text: str, consists_of: str) -> None:
    assert parts(text) == tuple(consists_of.split())


def test_turning_a_die_and_turning_it_back_are_not_mistaken() -> None:
    assert sorted(parts("friar Ba Or")) != sorted(parts("friar Or Ba"))


def test_one_die_may_be_all_or_the_first_of_two() -> None:
    p = road("12 3 45", dice="Ba Ba Ca Or Or Or")
    found = pointed(p, "do:reroll", "die:cedar-apple")
    assert found == ["do:that-is-all", "die:birch-apple", "die:oak-rat"]
    assert "die:birch-apple" in pointed(p, "die:birch-apple"), "there are two of them"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("reroll Or Cr", "reroll Cr Or"),
        ("reroll Oa Ba", "reroll Ba Oa"),
        ("lock Or Ba", "lock Ba Or"),
        ("keep 4 1", "keep 1 4"),
        ("add oak 3", "add 3 oak"),
    ],
)
def test_the_order_of_the_words_does_not_matter(said: str, meant: str) -> None:
    assert parts(said) == parts(meant)


def test_whoever_acts_on_oneself_is_not_named_twice() -> None:
    p = road("12 3 45", turn=2, characters="serf knight")
    assert says(p, "knight 2") == "Knight: to the front of your cart"
    assert says(p, "knight 5") == "Knight: five to the front of the cart"
    assert log(play(again(p), "knight 2")) == ["two rides to the front of the cart."]
    assert log(play(p, "knight 5")) == ["two calls five to the front of the cart."]
    p = play(acted("12 3 4", alms=True, remedies={1: "alms"}), "play alms as alms", "coin plague")
    mine = play(again(p), "give 1")
    assert (log(mine), log(mine, 1)) == (["one keeps the coin."], ["You keep the plague coin."])
    assert "You remember: you kept the plague coin." in pictured(mine, 1)
    theirs = play(p, "give 2")
    assert log(theirs) == ["one gives the coin to two."]
    assert "You remember: one gave the plague coin to two." in pictured(theirs, 2)


def test_pointing_at_a_pawn_says_what_can_be_done_with_it() -> None:
    p = road("12 3 45", characters="knight")
    assert pointed(p, "pawn:2") == ["do:push", "character:knight"]
    assert pointed(p, "pawn:5") == [], "only the knight can move it"


# Moves


def test_an_elbow_leads_to_the_front_and_whoever_is_passed_is_asked() -> None:
    p = road("123 4 5", turn=3, remedies=a_card_each([1, 2]))
    assert leads(p, "elbow") == "space:birch.1"
    assert brings(p, "elbow") == ["one and two may answer with whips"]


def test_a_dash_leads_to_the_back_of_the_next_cart() -> None:
    p = road("1 234 5", turn=2, remedies=a_card_each([1]))
    assert leads(p, "dash") == "space:birch.2"
    assert brings(p, "dash") == ["three and four slide forward", "one may answer with a whip"]


def test_a_dash_to_a_full_cart_leads_to_its_last_place() -> None:
    p = road("123 45 6", turn=4, remedies=a_card_each([1, 2, 3]))
    assert leads(p, "dash") == "space:birch.3"
    assert brings(p, "dash") == ["one, two and three may answer with whips"], "nobody slides where two trade places"


def test_a_push_leads_to_where_it_throws() -> None:
    p = road("123 4 5", remedies=a_card_each([1, 2, 3]))
    assert leads(p, "push 2") == "space:oak.2"
    assert brings(p, "push 2") == ["three slides forward", "two may answer with a whip"]
    assert brings(p, "push 1") == ["two and three slide forward"], "nobody whips himself"


def test_a_push_with_no_room_behind_leads_out_of_the_game() -> None:
    p = road("1 2 34", turn=3, remedies=a_card_each([4]))
    assert leads(p, "push 4") == "place:left-behind"
    assert brings(p, "push 4") == ["four may answer with a whip"]


def test_an_empty_hand_has_no_answer() -> None:
    assert brings(road("123 4 5", turn=3, remedies=a_card_each([2])), "elbow") == ["two may answer with a whip"]
    assert brings(road("123 4 5", turn=3), "elbow") == []


def test_ghosts_have_no_whips() -> None:
    p = road("1 2 34", players=3, turn=3)
    assert brings(p, "push 4") == []


# Dice


def test_the_friar_knows_what_his_die_would_bring() -> None:
    p = road("1 2 34", at="0 13 0", dice="Br Ca Ca Oa Oa Oa", characters="friar")
    assert leads(p, "friar Oa Br") == "die:birch-rat"
    assert brings(p, "friar Oa Br") == ["the birch cart would mingle"]
    assert brings(p, "friar Oa Ca") == ["the cedar cart would leave the city"]
    assert brings(p, "friar Oa Or") == []


def test_an_empty_cart_does_not_mingle() -> None:
    p = road("- 2 134", dice="Br Ca Ca Oa Oa Oa", characters="friar")
    assert brings(p, "friar Oa Br") == []


def test_locked_dice_bring_what_nobody_can_turn_round() -> None:
    p = acted("1 2 34", at="0 14 0", dice="Ba Br Br Ca Ca Oa", remedies={1: "arsenic-whip"})
    play(p, "play arsenic-whip as arsenic")
    assert brings(p, "lock Br Br") == ["the birch cart would mingle"]
    assert brings(p, "lock Ca Ca") == ["the cedar cart would leave the city"]
    assert brings(p, "lock Br Ca") == [], "the other rat may still be rolled"


def test_the_last_turn_of_a_round_brings_what_the_dice_show() -> None:
    dice = "Ba Br Br Ca Ca Oa"
    last = acted("1 2 34", at="0 14 0", dice=dice, left="", remedies={1: "arsenic-whip"})
    assert brings(last, "done") == ["the birch cart would mingle", "the cedar cart would leave the city"]
    assert brings(acted("1 2 34", at="0 14 0", dice=dice, left="2", remedies={1: "arsenic-whip"}), "done") == []
    # The turns of the dead do not count.
    assert brings(acted("1 2 4", at="0 14 0", dice=dice, left="3", remedies={1: "arsenic-whip"}), "done") != []


# Cards


def test_keeping_too_many_symptoms_brings_the_plague() -> None:
    p = acted("1 2 34", symptoms={1: "12"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 3")
    assert legal(p) >= {"keep 3 4", "keep 1 4"}
    assert brings(p, "keep 3 4") == ["you would have the plague"]
    assert brings(p, "keep 1 4") == []
    assert leads(p, "keep 1 4") == "seat:1"


def test_keeping_two_ones_heals_where_there_is_a_cure() -> None:
    for cure, expected in ((True, ["you would be healed"]), (False, [])):
        p = acted("1 2 34", symptoms={1: "33>12"}, remedies={1: "leeches-pomander"}, cure=cure)
        play(p, "play leeches-pomander as pomander", "symptom 1", "symptom 3")
        assert brings(p, "keep 1 1") == expected


def test_whoever_is_ill_already_is_told_nothing_new() -> None:
    p = acted("1 2 34", symptoms={1: "33"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 1", "symptom 2")
    assert brings(p, "keep 3 3") == []


def test_choices_lead_to_who_gets_it_and_where_it_goes() -> None:
    p = acted("1 2 34", alms=True, remedies={1: "alms leeches-pomander"})
    assert leads(p, "play alms as alms") == "discards:remedies"
    play(p, "play alms as alms", "coin plague")
    assert leads(p, "give 3") == "seat:3"
    play(p, "give 3", "play leeches-pomander as leeches", "symptom 1", "symptom 2")
    assert leads(p, "add 2 oak") == "pile:oak"


def test_looking_leads_to_the_card() -> None:
    p = road("1 2 34", players=3)
    assert leads(p, "look 4 right") == "hidden:4.right"
    assert leads(p, "draw") == "seat:1"


def test_specials_lead_to_whom_they_are_about() -> None:
    assert leads(road("1 2 34", characters="knight"), "knight 4") == "space:oak.1"
    assert leads(road("1 2 34", characters="sheriff"), "sheriff 2") == "seat:2"
