"""Ghosts, and playing alone."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.bristol import BRISTOL_1350
from tests.games.bristol_1350.scene import Scene


@pytest.mark.rule("b1350-ghosts")
@pytest.mark.parametrize(("players", "ghosts"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_ghosts_make_up_four(players: int, ghosts: int) -> None:
    view = BRISTOL_1350.start(players).view(0).plain()
    assert isinstance(view, dict)
    pawns = view["pawns"]
    assert isinstance(pawns, list)
    assert len([pawn for pawn in pawns if isinstance(pawn, dict) and pawn["ghost"]]) == ghosts


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_rerolls_an_apple_of_the_foremost_rival() -> None:
    scene = Scene("1 | 2 | 3 4", "Ba Br Ca Cr Oa Or", players=3).skip_to(4)
    assert scene.free == [0, 1, 1, 1, 1, 1]
    scene = Scene("4 | 2 | 3 1", "Ba Br Ca Cr Oa Or", at=(9, 2, 5), players=3)
    assert scene.free == [1, 1, 1, 1, 0, 1], "oak is the foremost of the others"


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_takes_a_rat_if_there_is_no_apple_and_the_next_rival_if_neither() -> None:
    scene = Scene("1 | 2 | 3 4", "Br Ca Cr Oa Oa Or", players=3).skip_to(4)
    assert scene.free == [0, 0, 1, 1, 2, 1]
    scene = Scene("1 | 2 | 3 4", "Cr Cr Oa Oa Oa Or", players=3).skip_to(4)
    assert scene.free == [0, 0, 0, 1, 3, 1]


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_with_only_its_own_dice_does_nothing() -> None:
    scene = Scene("1 | 2 | 3 4", "Oa Oa Oa Oa Oa Or", players=3)
    scene.heard()
    scene.skip_to(4)
    assert "ghost-idle" in scene.heard()
    assert scene.p.round == 2


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_leaves_the_dice_of_carts_that_have_crossed() -> None:
    scene = Scene(" | 1 2 | 3 4", "Ba Ba Ca Ca Oa Oa", at=(14, 3, 3), players=3).end_round()
    scene.do("dice Ba Ba Ba Ca Ca Oa").skip_to(4)
    assert scene.free == [3, 0, 1, 0, 1, 0]
    scene = Scene(" | 1 2 | 3 4", "Ba Ba Ca Ca Oa Oa", at=(14, 3, 3), players=3).end_round()
    scene.heard()
    scene.do("dice Ba Ba Ba Ba Ba Oa").skip_to(4)
    assert "ghost-idle" in scene.heard(), "birch is no rival any more"


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_alone_on_the_road_takes_any_die_of_another_colour() -> None:
    scene = Scene(" |  | 1 2 4", "Ba Ba Ca Ca Oa Oa", at=(14, 14, 3), players=3, symptoms={3: "33"}).end_round()
    scene.do("dice Ca Ca Oa Oa Oa Oa").skip_to(4)
    assert scene.free == [0, 0, 1, 0, 4, 0]


@pytest.mark.rule("b1350-ghost-move")
def test_an_apple_moves_the_ghost_to_the_front_or_to_the_next_cart() -> None:
    scene = Scene("1 | 2 | 3 4", players=3).skip_to(4).do("roll Ca", "no whip")
    assert scene.carts == "1 | 2 | 4 3"
    scene = Scene("1 | 2 | 4 3", players=3).skip_to(4).do("roll Ca", "no whip")
    assert scene.carts == "1 | 2 4 | 3"


@pytest.mark.rule("b1350-ghost-move")
def test_a_rat_or_a_full_cart_ahead_keeps_the_ghost_where_it_is() -> None:
    assert Scene("1 | 2 | 3 4", players=3).skip_to(4).do("roll Cr").carts == "1 | 2 | 3 4"
    scene = Scene(" | 1 2 3 | 4", players=3).skip_to(4).do("roll Ca")
    assert scene.carts == " | 1 2 3 | 4"
    assert scene.to_move == 0, "nobody is asked for a whip"


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.rule("b1350-whip")
def test_a_whip_stops_a_ghost() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={3: ["chicken-whip"]}, players=3).skip_to(4)
    assert scene.do("roll Ca", "play chicken-whip as whip").carts == "1 | 2 | 3 4"


@pytest.mark.rule("b1350-ghost-look")
def test_looking_at_a_ghosts_symptom_is_an_action() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={4: "31"}, players=3).do("look 4 left")
    assert scene.to_move == 2
    note = scene.view(1).notes[0]
    assert (note.what, note.pawns, note.side, note.got) == ("ghost", [3], "left", [3])
    assert scene.view(2).notes == []
    assert [(look.seat, look.pawn, look.side) for look in scene.view(2).looks] == [(0, 3, "left")]
    assert scene.do("look 4 right").view(2).notes[0].got == [1], "its cards keep their places"


@pytest.mark.rule("b1350-ghost-look")
def test_only_ghosts_on_the_road_can_be_looked_at() -> None:
    assert Scene("1 | 2 | 3 4").refused("look 4 left") == "b1350-ghost-look"
    assert Scene("1 | 2 | 3 4", players=2).refused("look 2 left") == "b1350-ghost-look"


@pytest.mark.rule("b1350-ghost-plague")
def test_only_a_ghosts_present_symptoms_count() -> None:
    scene = Scene("1 4 | 2 | 3", "Ba Br Br Ca Oa Oa", at=(13, 3, 3), symptoms={4: "33", 1: "11"}, players=3)
    assert scene.infected(4)
    scene.end_round().do("symptom 1", "symptom 3", "symptom 1", "symptom 1", "symptom 1")
    assert scene.hand(4) == [1, 1]
    assert scene.places()[0] == 1, "it was healed by what it got"


@pytest.mark.rule("b1350-ghost-plague")
def test_an_infected_ghost_kills_the_cart() -> None:
    scene = Scene("1 4 | 2 | 3", at=(14, 3, 3), symptoms={4: "33"}, players=3).end_round()
    assert scene.out(1)


@pytest.mark.rule("b1350-ghost-plague")
@pytest.mark.rule("b1350-shame")
def test_a_healthy_ghost_left_behind_is_a_shame() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={4: "32"}, players=3).skip_to(3).do("push 4")
    assert scene.out(3)
    scene = Scene("1 | 2 | 3 4", symptoms={4: "33"}, players=3).skip_to(3).do("push 4")
    assert not scene.out(3)


@pytest.mark.rule("b1350-ghost-win")
def test_healthy_ghosts_alone_in_a_cart_win() -> None:
    scene = Scene("4 | 2 | 3 1", at=(14, 3, 3), symptoms={1: "33"}, players=3)
    scene.do("roll Cr").end_round()
    assert scene.to_move == -1
    assert scene.p.result().points == [0, 0, 0], "nobody had their way either"
    assert len(set(scene.places())) == 1


@pytest.mark.rule("b1350-nobody-left")
def test_ghosts_alone_do_not_play_on() -> None:
    scene = Scene("1 2 | 3 | 4", players=1).do("push 1")
    assert not scene.out(1)
    scene = Scene("2 | 3 | 4 1", players=1, symptoms={1: "11"}).do(*["roll Cr"] * 3, "push 1")
    assert scene.to_move == -1


@pytest.mark.rule("b1350-solo")
def test_alone_the_plague_ends_the_game() -> None:
    scene = Scene("1 2 | 3 | 4", "Ba Br Br Ca Oa Oa", players=1, symptoms={1: "13", 2: "33"}).end_round()
    scene.do("symptom 1", "symptom 3", "symptom 3")
    while scene.to_move == 0:
        scene.do(next(iter(scene.chances())))
    assert scene.to_move == -1
    assert scene.p.result().points == [0]
    assert Scene("1 2 | 3 | 4", players=1, symptoms={1: "33"}).to_move == -1, "even from the start"
