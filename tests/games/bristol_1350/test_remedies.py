"""Remedies: when they are played, and what they do."""

from __future__ import annotations

import pytest

from alehouse import PUBLIC
from alehouse.games.bristol_1350.counts import counted
from alehouse.games.bristol_1350.view import view_of
from tests.games.bristol_1350.scene import BIRCH, OAK, Scene


def with_card(*cards: str, carts: str = "1 | 2 | 3 4") -> Scene:
    return Scene(carts, remedies={1: list(cards)})


@pytest.mark.rule("b1350-remedy-time")
def test_remedies_come_after_the_action() -> None:
    scene = with_card("arsenic-whip")
    assert scene.refused("play arsenic-whip as arsenic") == "b1350-remedy-time"
    assert scene.do("push 1").allowed("play arsenic-whip as arsenic")


@pytest.mark.rule("b1350-remedy-time")
def test_up_to_three_in_one_turn() -> None:
    scene = with_card("arsenic-emeralds", "arsenic-leeches", "arsenic-whip").do("push 1")
    for card, dice in (("arsenic-emeralds", "Ba Ba"), ("arsenic-leeches", "Ca Ca"), ("arsenic-whip", "Oa Oa")):
        scene.do(f"play {card} as arsenic", f"lock {dice}")
    assert scene.to_move == 2
    assert scene.p.free_dice() == 0


@pytest.mark.rule("b1350-remedy-time")
def test_whoever_holds_cards_is_asked_even_if_none_can_be_used() -> None:
    scene = with_card("chicken-whip").do("push 1")
    assert scene.to_move == 1, "or everybody would know"
    assert scene.legal() == ["done"]


@pytest.mark.rule("b1350-remedy-held")
def test_only_cards_in_hand_can_be_played() -> None:
    scene = with_card("arsenic-whip").do("push 1")
    assert scene.refused("play arsenic-leeches as arsenic") == "b1350-remedy-held"
    scene.do("play arsenic-whip as arsenic", "lock Ba Ba")
    assert scene.remedies(1) == []
    assert [each.card for each in scene.view(2).played] == ["arsenic-whip"]


@pytest.mark.rule("b1350-remedy-fresh")
def test_a_card_drawn_this_turn_has_to_wait() -> None:
    scene = with_card("arsenic-whip").do("draw", "remedy arsenic-leeches")
    assert scene.refused("play arsenic-leeches as arsenic") == "b1350-remedy-fresh"
    assert scene.allowed("play arsenic-whip as arsenic")
    scene = with_card().do("draw", "remedy arsenic-leeches")
    assert scene.to_move == 2, "with nothing else in hand there is nothing to ask"


@pytest.mark.rule("b1350-remedy-fresh")
def test_an_older_copy_of_the_same_card_may_be_played() -> None:
    scene = with_card("arsenic-whip").do("draw", "remedy arsenic-whip")
    assert scene.allowed("play arsenic-whip as arsenic")


@pytest.mark.rule("b1350-arsenic")
def test_arsenic_locks_two_dice() -> None:
    scene = with_card("arsenic-whip").do("push 1", "play arsenic-whip as arsenic")
    assert scene.refused("lock Ba") == "b1350-arsenic"
    assert scene.refused("lock Ba Br") == "b1350-dice"
    assert scene.do("lock Ba Ca").locked == [1, 0, 1, 0, 0, 0]


@pytest.mark.rule("b1350-arsenic")
def test_if_one_die_is_free_it_is_that_one() -> None:
    scene = with_card("arsenic-whip")
    scene.p.free, scene.p.locked = counted([0]), counted([0, 2, 2, 4, 4])
    scene.do("push 1", "play arsenic-whip as arsenic")
    assert scene.legal() == ["lock Ba"]


@pytest.mark.rule("b1350-chicken")
def test_a_chicken_needs_a_roll_of_two_dice() -> None:
    scene = with_card("chicken-whip").do("reroll Ba", "roll Ba")
    assert scene.refused("play chicken-whip as chicken") == "b1350-chicken"
    scene = with_card("chicken-whip").do("push 1")
    assert scene.refused("play chicken-whip as chicken") == "b1350-chicken"


@pytest.mark.rule("b1350-chicken-rolls")
def test_with_a_chicken_both_dice_roll_up_to_three_more_times() -> None:
    scene = with_card("chicken-whip").do("reroll Ba Ca", "roll Oa Or", "play chicken-whip as chicken")
    for _ in range(3):
        scene.do("again", "roll Oa Or")
    assert scene.to_move == 2
    assert scene.free == [1, 0, 1, 0, 3, 1]


@pytest.mark.rule("b1350-chicken-rolls")
def test_one_die_can_be_left_alone_and_then_stays() -> None:
    scene = with_card("chicken-whip").do("reroll Ba Ca", "roll Br Or", "play chicken-whip as chicken")
    assert scene.refused("again Ba") == "b1350-chicken-rolls"
    scene.do("again Or", "roll Oa")
    assert scene.refused("again") == "b1350-chicken-rolls"
    assert scene.refused("again Br") == "b1350-chicken-rolls"
    scene.do("again Oa", "roll Ca", "enough")
    assert scene.free == [1, 1, 2, 0, 2, 0]


@pytest.mark.rule("b1350-chicken")
def test_locked_dice_are_out_of_the_chickens_reach() -> None:
    scene = with_card("arsenic-whip", "chicken-whip").do("reroll Ba Ca", "roll Br Cr")
    scene.do("play arsenic-whip as arsenic", "lock Br Cr")
    assert scene.refused("play chicken-whip as chicken") == "b1350-chicken"


@pytest.mark.rule("b1350-emeralds")
def test_emeralds_move_a_pawn_once_more() -> None:
    scene = with_card("arsenic-emeralds", carts="1 2 | 3 | 4").do("draw", "remedy chicken-whip")
    scene.do("play arsenic-emeralds as emeralds")
    assert scene.legal() == ["push 1", "push 2"]
    assert scene.do("push 2", "no whip").carts == "1 | 3 | 4 2"


@pytest.mark.rule("b1350-leeches")
def test_leeches_add_one_of_two_symptoms_to_any_cart() -> None:
    scene = with_card("arsenic-leeches").do("push 1", "play arsenic-leeches as leeches", "symptom 4", "symptom 1")
    assert scene.refused("add 2 oak") == "b1350-leeches"
    assert set(scene.legal()) == {f"add {value} {cart}" for value in "14" for cart in ("birch", "cedar", "oak")}
    scene.do("add 4 oak")
    assert scene.piles[OAK] == [4]
    assert scene.discards == [1]
    assert scene.view(2).carts[2].pile == 1
    note = scene.view(1).notes[0]
    assert (note.what, note.put, note.got) == ("leeches", [1, 4], [4])


@pytest.mark.rule("b1350-leeches")
@pytest.mark.rule("b1350-pomander")
def test_everybody_sees_what_symptoms_are_drawn_for() -> None:
    for remedy, purpose in (("leeches", "add"), ("pomander", "keep")):
        scene = with_card("leeches-pomander").do("push 1", f"play leeches-pomander as {remedy}")
        for drawn in ("symptom 4", "symptom 1"):
            assert {view_of(scene.p, seat).purpose for seat in (PUBLIC, 0, 1)} == {purpose}
            scene.do(drawn)
        assert view_of(scene.p, 0).purpose == ""


@pytest.mark.rule("b1350-leeches")
def test_leeches_are_no_use_beside_a_cart_that_has_left() -> None:
    scene = Scene(" | 1 2 | 3 4", at=(14, 3, 3), remedies={1: ["arsenic-leeches"]}).end_round()
    scene.do("dice Ba Ba Ca Ca Oa Oa", "push 1", "play arsenic-leeches as leeches", "symptom 4", "symptom 1")
    assert scene.p.fate[BIRCH]
    assert scene.refused("add 4 birch") == "b1350-leeches"


@pytest.mark.rule("b1350-pomander")
def test_a_pomander_keeps_two_of_four() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={1: "23"}, remedies={1: ["pomander-whip"]})
    scene.do("push 1", "play pomander-whip as pomander", "symptom 4", "symptom 1")
    assert not scene.infected(1), "what is only drawn does not count"
    assert scene.refused("keep 1 1") == "b1350-pomander"
    assert scene.refused("keep 4 4") == "b1350-pomander"
    scene.do("keep 1 2")
    assert scene.hand(1) == [1, 2]
    assert not scene.infected(1)
    assert scene.discards == [3, 4]


@pytest.mark.rule("b1350-pomander")
def test_with_a_pomander_one_can_fall_ill() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={1: "23"}, remedies={1: ["pomander-whip"]})
    scene.do("push 1", "play pomander-whip as pomander", "symptom 4", "symptom 1", "keep 3 4")
    assert scene.infected(1)
