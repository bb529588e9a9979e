"""The nine characters' special actions."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.scene import BIRCH, Scene


def playing(name: str, carts: str = "1 2 | 3 | 4", dice: str = "Ba Ba Ca Ca Oa Oa", **more: object) -> Scene:
    return Scene(carts, dice, characters={1: name}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("b1350-specials")
def test_everyone_has_their_own_special_action_only() -> None:
    assert playing("serf").refused("chandler") == "b1350-specials"
    assert playing("serf").allowed("serf")
    assert Scene("1 2 | 3 | 4").refused("serf") == "b1350-specials"


@pytest.mark.rule("b1350-chandler")
def test_the_chandler_keeps_two_of_three() -> None:
    scene = playing("chandler", symptoms={1: "23"}).do("chandler", "symptom 1")
    assert scene.legal() == ["keep 1 2", "keep 1 3", "keep 2 3"]
    assert scene.do("keep 1 2").hand(1) == [1, 2]
    assert scene.discards == [3]


@pytest.mark.rule("b1350-mason")
def test_the_mason_rolls_one_die_and_locks_one() -> None:
    scene = playing("mason").do("mason Ba", "roll Or")
    assert "lock Or" in scene.legal()
    assert scene.do("lock Or").locked == [0, 0, 0, 0, 0, 1]
    assert scene.free == [1, 0, 2, 0, 2, 0]
    assert scene.to_move == 2


@pytest.mark.rule("b1350-knight")
def test_the_knight_moves_anybody_to_the_front_and_no_whip_helps() -> None:
    scene = playing("knight", "1 2 | 3 4 | 5", remedies={3: ["chicken-whip"]})
    assert scene.refused("knight 1") == "b1350-knight"
    assert scene.refused("knight 9") == "b1350-knight"
    scene.do("knight 4")
    assert scene.carts == "1 2 | 4 3 | 5"
    assert scene.to_move == 2


@pytest.mark.rule("b1350-barmaid")
def test_the_barmaid_sees_the_top_of_the_discards() -> None:
    assert playing("barmaid").refused("barmaid") == "b1350-barmaid"
    scene = playing("barmaid", dice="Ba Br Br Ca Oa Oa").end_round()
    scene.do("symptom 4", "symptom 1", "symptom 1", "symptom 2", "symptom 2", "dice Ba Ba Ca Ca Oa Oa", "barmaid")
    assert scene.view(1).notes[-1].what == "discard"
    assert scene.view(1).notes[-1].got == [4]
    assert scene.view(2).notes[-1].what == "mingle"


@pytest.mark.rule("b1350-barmaid")
def test_of_cards_discarded_together_any_may_lie_on_top() -> None:
    scene = playing("barmaid", "1 | 2 3 | 4 5 6", symptoms={3: "34"}, chaos=True).skip_to(2)
    scene.do("push 3", "no whip").end_round().do("dice Ba Ba Ca Ca Oa Oa", "barmaid")
    assert scene.chances() == {"symptom 3": 1, "symptom 4": 1}


@pytest.mark.rule("b1350-sheriff")
def test_the_sheriff_looks_at_a_player_in_another_cart() -> None:
    scene = playing("sheriff", symptoms={3: "13"})
    assert scene.refused("sheriff 2") == "b1350-sheriff"
    assert scene.refused("sheriff 1") == "b1350-sheriff"
    scene.do("sheriff 3")
    assert scene.chances() == {"symptom 1": 1, "symptom 3": 1}, "which card is left to chance"
    scene.do("symptom 3")
    assert scene.view(1).notes[0].got == [3]
    assert scene.view(3).notes == []


@pytest.mark.rule("b1350-sheriff")
def test_that_somebodys_symptoms_are_alike_does_not_show() -> None:
    scene = playing("sheriff", symptoms={3: "22"}).do("sheriff 3")
    assert scene.to_move == 0
    assert scene.do("another").view(1).notes[0].got == [2]


@pytest.mark.rule("b1350-countess")
def test_the_countess_keeps_one_of_two_remedies() -> None:
    scene = playing("countess", remedies={1: ["arsenic-leeches"]})
    scene.do("countess", "remedy arsenic-whip", "remedy chicken-whip")
    assert scene.refused("take arsenic-leeches") == "b1350-countess"
    scene.do("take chicken-whip")
    assert scene.remedies(1) == ["arsenic-leeches", "chicken-whip"]
    assert scene.refused("play chicken-whip as chicken") == "b1350-remedy-fresh"
    assert scene.view(1).dropped == ["arsenic-whip"]
    assert scene.view(2).played == [], "the other card is discarded face down"


@pytest.mark.rule("b1350-countess")
def test_with_three_in_hand_the_countess_draws_nothing() -> None:
    scene = playing("countess", remedies={1: ["arsenic-leeches", "arsenic-whip", "arsenic-whip"]})
    assert scene.refused("countess") == "b1350-hand-limit"


@pytest.mark.rule("b1350-outlaw")
def test_the_outlaw_goes_on_while_the_die_shows_the_own_cart() -> None:
    scene = playing("outlaw").do("outlaw Ca", "roll Br")
    assert scene.to_move == 1
    scene.do("outlaw Br", "roll Ba")
    assert scene.to_move == 1
    assert scene.do("outlaw Ba", "roll Or").to_move == 2


@pytest.mark.rule("b1350-outlaw")
def test_the_extra_action_may_be_any() -> None:
    scene = playing("outlaw").do("outlaw Ca", "roll Br", "push 2", "no whip")
    assert scene.carts == "1 | 3 | 4 2"


@pytest.mark.rule("b1350-serf")
def test_the_serf_adds_a_symptom_to_any_cart() -> None:
    scene = playing("serf").do("serf", "symptom 4")
    assert scene.legal() == ["add 4 birch", "add 4 cedar", "add 4 oak"]
    assert scene.do("add 4 birch").piles[BIRCH] == [4]


@pytest.mark.rule("b1350-friar")
def test_the_friar_sets_a_die() -> None:
    scene = playing("friar").do("friar Ba Cr")
    assert scene.free == [1, 0, 2, 1, 2, 0]
    assert playing("friar").refused("friar Or Ba") == "b1350-dice"
