"""Other boxes: the rules, the words, the pictures and the checks follow what is in them."""

from __future__ import annotations

import pytest

from alehouse.engine.counts import count, size
from alehouse.engine.errors import BadBox, BadPosition
from alehouse.games.bristol_1350.components import BOX, KINDS, Values
from tests.games.bristol_1350.road import (
    GAME,
    RATS,
    acted,
    at,
    brings,
    carts,
    chances,
    foretold_health,
    get,
    infected,
    legal,
    locked,
    mover,
    opened,
    pictured,
    play,
    refusal_said,
    remedy_deck,
    result,
    road,
    rule_said,
    seat_all,
    seated,
    symptom_deck,
    turns_done,
    why_not,
)


def test_the_printed_box() -> None:
    """32 symptoms; 27 remedies, each side on nine of them, and six alms cards."""
    values = Values(BOX)
    copies = [*BOX.row("remedies"), BOX.number("alms_cards")]
    assert [count(values.all_remedies(True), kind) for kind in range(KINDS)] == copies
    assert [size(values.all_remedies(alms)) for alms in (False, True)] == [27, 33]
    assert [count(values.all_symptoms, value) for value in range(5)] == [0, 7, 10, 9, 6]
    assert GAME.variant({"road": 16}) is GAME


def test_assumed_values_are_marked() -> None:
    assert {value.name for value in BOX.declared if value.assumed} == {"road", "symptoms", "remedies"}


def test_a_shorter_road_is_left_sooner() -> None:
    p = turns_done("12 3 4", at="1 0 0", box={"road": 3})
    assert result(p) == "escape wwll"
    p = turns_done("12 3 4", at="1 0 0")
    assert (mover(p), at(p)) == ("chance", "3 2 2")


def test_the_picture_and_the_rule_show_how_long_the_road_is() -> None:
    p = road("12 3 4", box={"road": 5})
    assert "#....|" in pictured(p)
    assert "The gate is 5 steps from the start." in rule_said(p, "b1350-advance")
    assert "The gate is 16 steps from the start (assumed)." in rule_said(road("12 3 4"), "b1350-advance")


def test_crossing_is_foreseen_on_the_road_of_this_box() -> None:
    p = road("1 2 34", dice="Ba Ca Ca Oa Oa Oa", characters="friar", box={"road": 4})
    assert brings(p, "friar Ca Oa") == ["the oak cart would leave the city"]


def test_a_cart_beyond_the_gate_of_its_box_is_refused() -> None:
    road("12 3 4", at="9 0 0", box={"road": 10})
    with pytest.raises(BadPosition):
        road("12 3 4", at="9 0 0", box={"road": 9})


def test_symptoms_are_those_of_the_box() -> None:
    p = seat_all(opened({"symptoms": {"1": 15, "4": 0}}, 4))
    assert symptom_deck(p) == 15 + 10 + 9
    assert chances(p) == {"symptom 1": 15, "symptom 2": 10, "symptom 3": 9}
    get(p, "12121212")
    play(p, "dice Br Br Ca Ca Oa Oa")
    assert "of 1s there are 15" in rule_said(p, "b1350-setup-symptoms").lower()


def test_another_boxs_symptoms_do_not_fit() -> None:
    data = road("12 3 4", symptoms={1: "33", 2: "33", 3: "33", 4: "33"}).position.dump()
    with pytest.raises(BadPosition):
        GAME.variant({"symptoms": {"1": 12, "3": 7}}).load(data)


def test_the_plague_begins_where_the_box_says() -> None:
    low = {"plague_sum": 5}
    assert infected(get(seat_all(opened(low, 4)), "12231213")) == "2"
    assert infected(get(seated(4), "12231213")) == ""
    assert "add up to 5 or more" in rule_said(opened(low, 4), "b1350-infection")
    p = acted("1 2 34", symptoms={1: "12"}, remedies={1: "leeches-pomander"}, box=low)
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 3")
    assert foretold_health(p, "keep 1 4") == "plague"
    assert brings(p, "keep 1 4") == ["you would have the plague"]


def test_hands_are_as_large_as_the_box_allows() -> None:
    p = road("1 2 34", remedies={1: "arsenic-whip"}, box={"hand_limit": 1})
    assert why_not(p, "draw") == "b1350-hand-limit"
    assert refusal_said(p, "draw") == "You hold a remedy already."
    four = {1: "arsenic-whip chicken-whip leeches-whip emeralds-whip"}
    p = road("1 2 34", remedies=four, box={"hand_limit": 5})
    assert "draw" in legal(p)
    assert "more than 5 remedies" in rule_said(p, "b1350-hand-limit")
    p = road("1 2 34", remedies=four, box={"hand_limit": 4})
    assert refusal_said(p, "draw") == "You hold 4 remedies already."
    with pytest.raises(BadPosition):
        road("1 2 34", remedies=four)


def test_the_countess_draws_with_room_for_one_more() -> None:
    p = road("1 2 34", characters="countess", remedies={1: "arsenic-whip chicken-whip"}, box={"hand_limit": 3})
    play(p, "countess", "remedy leeches-whip", "remedy emeralds-whip", "take emeralds-whip")
    assert mover(p) == 1
    assert why_not(
        road("1 2 34", characters="countess", remedies={1: "arsenic-whip"}, box={"hand_limit": 1}), "countess"
    )


def test_remedies_are_those_of_the_box() -> None:
    p = opened({"remedies": {"arsenic-chicken": 0, "arsenic-whip": 9}}, 4)
    assert remedy_deck(p) == 27 - 1 - 2 + 9
    p = play(road("1 2 34", box={"remedies": {"arsenic-chicken": 0, "arsenic-whip": 9}}), "draw")
    assert "remedy arsenic-chicken" not in chances(p)
    assert chances(p)["remedy arsenic-whip"] == 9


def test_what_is_assumed_is_called_so_until_it_is_changed() -> None:
    printed = opened({}, 4)
    assert "The gate is 16 steps from the start (assumed)." in rule_said(printed, "b1350-advance")
    assert "There are 27 cards, and each remedy stands on nine of them (assumed)." in rule_said(
        printed, "b1350-remedy-held"
    )
    assert "of 4s 6 (assumed)." in rule_said(printed, "b1350-setup-symptoms")
    other = opened({"remedies": {"arsenic-whip": 9}, "symptoms": {"4": 5}}, 4)
    assert "There are 34 cards." in rule_said(other, "b1350-remedy-held")
    assert "of 4s 5." in rule_said(other, "b1350-setup-symptoms")


def test_alms_are_those_of_the_box() -> None:
    assert remedy_deck(opened({"alms_cards": 2}, 4, alms=True)) == 29
    box = {"coins": {"naught": 0, "plague": 2, "cured": 3}}
    p = play(acted("1 2 34", alms=True, remedies={1: "alms"}, box=box), "play alms as alms")
    assert chances(p) == {"coin plague": 2, "coin cured": 3}
    assert "Coins that bring the plague: 2." in rule_said(p, "b1350-coins")


def test_without_coins_there_are_no_alms() -> None:
    p = acted("1 2 34", alms=True, remedies={1: "alms"}, box={"coins": [0, 0, 0]})
    assert why_not(p, "play alms as alms") == "b1350-coins"


def test_a_chicken_rolls_as_often_as_the_box_says() -> None:
    p = road("1 2 34", remedies={1: "chicken-whip"}, box={"chicken_rolls": 1})
    play(p, "reroll Ba Ba", "roll Ba Ba", "play chicken-whip as chicken", "again", "roll Ba Ba")
    assert not any(text.startswith("again") for text in legal(p))
    assert locked(p) == ""
    assert "rolled once more" in rule_said(p, "b1350-chicken-rolls")


@pytest.mark.parametrize(("rats", "mingles"), [(1, True), (2, True), (3, False)])
def test_so_many_rats_make_a_mingle(rats: int, mingles: bool) -> None:
    p = turns_done("12 3 4", dice=RATS, box={"rats_to_mingle": rats})
    assert ("symptom 1" in chances(p)) == mingles
    assert carts(p) == "12 3 4"


def test_a_single_rat_is_foreseen_and_told_where_it_is_enough() -> None:
    p = road("1 2 34", dice="Ba Ba Ca Ca Oa Oa", characters="friar", box={"rats_to_mingle": 1})
    assert brings(p, "friar Oa Cr") == ["the cedar cart would mingle"]
    assert "every cart with a rat of its colour" in rule_said(p, "b1350-mingle")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"symptoms": {"1": 0, "2": 9, "3": 8}}, "18 symptoms below 4 have to be dealt to the largest table"),
        ({"remedies": [0] * 14 + [8]}, "9 remedies have to be dealt to the largest table, and there are 8"),
    ],
)
def test_a_box_with_too_few_cards_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(BadBox) as refused:
        GAME.variant(changes)  # type: ignore[arg-type]
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [{"road": 0}, {"road": 100}, {"hand_limit": 0}, {"alms_cards": 8}, {"plague_sum": 9}, {"symptoms": {"5": 1}}],
)
def test_values_out_of_their_range_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadBox):
        GAME.variant(changes)  # type: ignore[arg-type]
