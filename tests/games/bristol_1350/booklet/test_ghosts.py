"""Ghosts, for one to three players, and the game alone."""

from __future__ import annotations

import pytest

from alehouse.engine.messages import Message
from alehouse.games.bristol_1350.bristol import Bristol
from tests.games.bristol_1350.booklet.road import (
    at,
    chances,
    dead,
    dealt,
    dice,
    get,
    hand,
    heard,
    idle,
    ids,
    infected,
    legal,
    mover,
    order,
    play,
    remedies,
    result,
    road,
    seats,
    turn,
    view,
    why_not,
)


def ghost_turn(
    carts: str, dice: str, at: str = "0 0 0", locked: str = "", order: str = "BCO", then: str = "", last: int = 3
) -> Bristol:
    """Three players and the ghost 4: player 3 has done nothing, and the ghost's turn begins."""
    p = road(carts, at=at, order=order, dice=dice, locked=locked, turn=last, first=1, left="4" + then, players=3)
    p.listen()
    code = dice.split()[-1] if dice else ""
    if code:
        play(p, f"reroll {code}", f"roll {code}")
    return p


def rolls(p: Bristol) -> str:
    """Which die the ghost has taken up."""
    told = [event for event in p.news() if event.id == "event-b1350-rerolls-one" and event.rule == "b1350-ghost-turn"]
    if not told:
        return ""
    face = told[-1].args["face"]
    assert isinstance(face, Message)
    return str(face.args["face"])


@pytest.mark.rule("b1350-ghost-turn")
@pytest.mark.parametrize(
    ("carts", "at", "dice", "locked", "expected"),
    [
        # The ghost is in oak: birch leads.
        ("1 2 34", "0 0 0", "Ba Br Ca Ca Oa Oa", "", "birch-apple"),
        ("1 2 34", "0 0 0", "Br Br Ca Ca Oa Oa", "", "birch-rat"),
        # No die of the leader: the next rival.
        ("1 2 34", "0 0 0", "Ca Cr Cr Oa Oa Oa", "", "cedar-apple"),
        ("1 2 34", "0 0 0", "Cr Cr Cr Oa Oa Or", "", "cedar-rat"),
        # Rival carts behind the ghost's are rivals too.
        ("4 1 23", "9 5 2", "Ba Ba Ca Cr Oa Oa", "", "cedar-apple"),
        ("4 1 23", "9 2 5", "Ba Ba Ca Cr Oa Oa", "", "oak-apple"),
        ("1 4 23", "2 5 9", "Ba Ba Ca Cr Oa Or", "", "oak-apple"),
        # Nothing to roll ahead: one behind will do.
        ("1 4 23", "9 5 2", "Ca Ca Cr Cr Oa Or", "", "oak-apple"),
        # Locked dice are out of its reach.
        ("1 2 34", "0 0 0", "Br Ca Ca Oa Oa", "Ba", "birch-rat"),
        ("1 2 34", "0 0 0", "Ca Ca Oa Oa", "Ba Br", "cedar-apple"),
    ],
)
def test_a_ghost_rolls_a_die_of_the_foremost_rival(carts: str, at: str, dice: str, locked: str, expected: str) -> None:
    p = ghost_turn(carts, dice, at=at, locked=locked)
    assert turn(p) == 4
    assert mover(p) == "chance"
    assert sum(chances(p).values()) == 6
    assert rolls(p) == expected


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_leaves_dice_of_its_own_cart_alone() -> None:
    p = ghost_turn("1 2 34", "Oa Oa Oa Or Or Oa", then="1")
    assert "ghost-idle" in ids(heard(p))
    assert (turn(p), mover(p)) == (1, 1)
    assert dice(p) == "Oa Oa Oa Oa Or Or"


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_in_a_level_race_looks_at_the_order_of_the_carts() -> None:
    assert rolls(ghost_turn("1 2 34", "Ba Ba Ca Ca Oa Oa", at="4 4 4", order="OCB")) == "cedar-apple"


@pytest.mark.rule("b1350-ghost-turn")
def test_if_a_rival_has_crossed_only_the_other_one_counts() -> None:
    p = ghost_turn("plague 2 34", "Ba Ba Ba Cr Oa Oa", last=3)
    assert rolls(p) == "cedar-rat"
    p = ghost_turn("plague 2 34", "Ba Ba Ba Br Oa Oa", last=3)
    assert "ghost-idle" in ids(heard(p))
    assert mover(p) == "chance"
    assert p.round == 2


@pytest.mark.rule("b1350-ghost-turn")
def test_in_the_only_cart_left_it_takes_any_die_of_another_colour() -> None:
    p = ghost_turn("plague empty 34", "Ba Oa Oa Oa Oa Oa", last=3)
    assert rolls(p) == "birch-apple"
    p = ghost_turn("plague empty 34", "Cr Oa Oa Oa Oa Oa", last=3)
    assert rolls(p) == "cedar-rat"
    p = ghost_turn("plague empty 34", "Oa Oa Oa Oa Oa Or", last=3)
    assert "ghost-idle" in ids(heard(p))


@pytest.mark.rule("b1350-ghost-turn")
def test_with_all_other_dice_locked_it_does_nothing() -> None:
    p = ghost_turn("1 2 34", "Oa Oa", locked="Ba Br Ca Ca")
    assert "ghost-idle" in ids(heard(p))


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.parametrize("apple", ["Ba", "Ca", "Oa"])
def test_an_apple_of_any_colour_makes_it_elbow(apple: str) -> None:
    p = ghost_turn("1 2 34", "Ba Ba Ca Ca Oa Oa")
    play(p, f"roll {apple}")
    assert mover(p) == 3
    play(p, "no whip")
    assert seats(p) == "1 2 43"


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.parametrize("rat", ["Br", "Cr", "Or"])
def test_a_rat_leaves_it_where_it_is(rat: str) -> None:
    p = play(ghost_turn("1 2 34", "Ba Ba Ca Ca Oa Oa"), f"roll {rat}")
    assert seats(p) == "1 2 34"
    assert "no whip" not in legal(p)


@pytest.mark.rule("b1350-ghost-move")
def test_from_the_middle_it_goes_to_the_very_front() -> None:
    p = play(ghost_turn("- - 143", "Ba Ba Ca Ca Oa Oa"), "roll Oa", "no whip")
    assert seats(p) == "- - 413"


@pytest.mark.rule("b1350-ghost-move")
def test_from_the_front_it_dashes_into_the_next_cart_with_room() -> None:
    p = ghost_turn("1 2 43", "Ba Ba Ca Ca Oa Oa")
    play(p, "roll Oa")
    assert mover(p) == 2
    play(p, "no whip")
    assert seats(p) == "1 24 3"


@pytest.mark.rule("b1350-ghost-move")
def test_it_never_trades_places() -> None:
    p = play(ghost_turn("- 123 4", "Ba Ba Ca Ca Oa Oa"), "roll Oa")
    assert seats(p) == "- 123 4"
    assert p.round == 2


@pytest.mark.rule("b1350-ghost-move")
def test_at_the_front_of_the_leading_cart_it_stays() -> None:
    p = play(ghost_turn("4 1 23", "Ba Ba Ca Ca Oa Oa"), "roll Oa")
    assert seats(p) == "4 1 23"


@pytest.mark.rule("b1350-ghost-move")
def test_it_moves_once_a_turn_only() -> None:
    p = play(ghost_turn("1 2 34", "Ba Ba Ca Ca Oa Oa"), "roll Oa", "no whip")
    assert seats(p) == "1 2 43"
    assert p.round == 2


@pytest.mark.rule("b1350-ghost-move")
def test_whips_stop_ghosts() -> None:
    p = road("1 2 34", turn=3, first=1, left="4", players=3, remedies={3: "arsenic-whip"})
    play(p, "reroll Oa", "roll Oa", "done", "roll Oa", "play arsenic-whip as whip")
    assert seats(p) == "1 2 34"
    p = road("1 2 43", turn=3, first=1, left="4", players=3, remedies={2: "arsenic-whip"})
    play(p, "reroll Oa", "roll Oa", "roll Oa", "play arsenic-whip as whip")
    assert seats(p) == "1 2 43"


@pytest.mark.rule("b1350-whip-asked")
def test_ghosts_are_not_asked_for_whips() -> None:
    p = play(road("341 2 -", turn=1, first=1, players=2), "elbow")
    assert seats(p) == "134 2 -"
    p = play(road("12 3 4", turn=1, players=2), "push 2")
    assert mover(p) == 2
    p = play(road("13 2 4", turn=1, players=2), "push 3")
    assert seats(p) == "1 2 43"


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_take_their_turns_after_the_last_player() -> None:
    p = road("1 2 34", turn=2, first=2, players=2, dice="Ba Ba Ca Ca Oa Oa")
    idle(p)
    assert (turn(p), mover(p)) == (3, "chance")
    play(p, "roll Br")
    assert (turn(p), mover(p)) == (4, "chance")
    play(p, "roll Br")
    assert (turn(p), mover(p)) == (1, 1)


@pytest.mark.rule("b1350-first")
def test_a_ghost_in_front_begins_the_round() -> None:
    p = dealt(3, pawns="4123", then=("remedy arsenic-whip",))
    play(p, "remedy chicken-whip", "remedy chicken-whip", "dice Ba Ba Ca Ca Oa Oa")
    assert (turn(p), mover(p)) == (4, "chance")
    # Its own cart is birch, the foremost rival cedar.
    assert dice(p) == "Ba Ba Ca Oa Oa"


@pytest.mark.rule("b1350-mingle")
def test_ghosts_mingle_like_everybody() -> None:
    p = road("13 2 4", left="", players=2, dice="Br Br Ca Ca Oa Oa", symptoms={1: "12", 3: "13"})
    idle(p)
    play(p, "symptom 4")
    assert chances(p) == {"symptom 1": 2, "symptom 2": 1, "symptom 3": 1, "symptom 4": 1}
    get(p, "1143")
    assert (hand(p, 1), hand(p, 3)) == ("11", "43")


@pytest.mark.rule("b1350-mingle")
def test_a_cart_of_ghosts_mingles_too() -> None:
    p = road("34 1 2", left="", players=2, dice="Br Br Ca Ca Oa Oa", symptoms={3: "12", 4: "13"})
    idle(p)
    assert mover(p) == "chance"
    assert len(chances(p)) == 4
    get(p, "33112")
    assert (hand(p, 3), hand(p, 4)) == ("31", "12")


@pytest.mark.rule("b1350-ghost-look")
def test_looking_at_a_ghosts_symptom_is_an_action() -> None:
    p = road("1 2 34", first=1, players=2, symptoms={3: "31", 4: "21"})
    looks = {text for text in legal(p) if text.startswith("look")}
    assert looks == {"look 3 left", "look 3 right", "look 4 left", "look 4 right"}
    assert why_not(p, "look 2 left") == "b1350-ghost-look"
    p.listen()
    play(p, "look 3 left")
    assert [(note.what, note.pawns, note.side, note.got) for note in view(p, 1).notes] == [("ghost", [2], "left", [3])]
    assert view(p, 2).notes == view(p, 0).notes == []
    assert ids(heard(p, 2)) == ["looks"]
    assert mover(p) == 2


@pytest.mark.rule("b1350-ghost-look")
def test_a_ghosts_cards_are_not_shuffled_between_two_looks() -> None:
    p = road("1 2 34", first=1, players=2, symptoms={3: "31"}, left="1")
    play(p, "look 3 left", "look 3 right")
    assert [note.got for note in view(p, 1).notes] == [[3], [1]]
    p = road("1 2 34", first=1, players=2, symptoms={3: "31"}, left="1")
    play(p, "look 3 left", "look 3 left")
    assert [note.got for note in view(p, 1).notes] == [[3], [3]]


@pytest.mark.rule("b1350-ghost-look")
def test_nobody_looks_at_a_ghost_that_is_gone() -> None:
    p = road("1 2 4", players=2)
    assert why_not(p, "look 3 left") == "b1350-ghost-look"
    assert why_not(p, "look 4 left") == ""


@pytest.mark.rule("b1350-ghost-look")
def test_without_ghosts_there_is_nobody_to_look_at() -> None:
    p = road("1 2 34")
    assert why_not(p, "look 4 left") == "b1350-ghost-look"
    assert not [text for text in legal(p) if text.startswith("look")]


@pytest.mark.rule("b1350-remedy-time")
def test_remedies_follow_a_look_too() -> None:
    p = play(road("1 2 34", players=2, remedies={1: "arsenic-leeches"}), "look 3 left")
    assert "play arsenic-leeches as arsenic" in legal(p)
    assert why_not(p, "look 3 right") == "b1350-turn"


@pytest.mark.rule("b1350-ghost-plague")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [("23", "escape wl"), ("33>12", "escape wl"), ("33", ""), ("12>24", "")],
)
def test_only_the_sum_at_the_gate_counts_for_a_ghost(cards: str, expected: str) -> None:
    p = idle(road("13 2 4", left="", players=2, at="14 0 0", symptoms={3: cards}))
    if expected:
        assert result(p) == expected
    else:
        assert seats(p) == "plague 2 4"
        assert view(p, 0).last_round
        assert mover(p) == "chance"


@pytest.mark.rule("b1350-shame")
@pytest.mark.parametrize(("cards", "expected"), [("23", "14"), ("33>12", "14"), ("33", "4"), ("12>24", "4")])
def test_pushing_out_a_ghost_of_five_or_less_is_a_shame(cards: str, expected: str) -> None:
    p = play(road("2 3 14", players=2, first=1, symptoms={4: cards}), "push 4")
    assert dead(p) == expected


@pytest.mark.rule("b1350-ghost-win")
def test_healthy_ghosts_alone_in_a_cart_win() -> None:
    p = idle(road("34 1 2", left="", players=2, at="14 0 0", symptoms={1: "33"}))
    assert result(p) == "ghosts ll"
    assert p.result().winners() == []


@pytest.mark.rule("b1350-plague-cart")
def test_infected_ghosts_alone_in_a_cart_die_and_start_the_last_round() -> None:
    p = idle(road("34 1 2", left="", players=2, at="14 0 0", symptoms={3: "33"}))
    assert seats(p) == "plague 1 2"
    assert dead(p) == "34"
    assert view(p, 0).last_round


@pytest.mark.rule("b1350-ghost-win")
def test_the_order_of_crossing_decides_between_ghosts_and_players() -> None:
    assert result(idle(road("1 3 24", left="", players=2, at="14 14 0"))) == "escape wl"
    assert result(idle(road("1 3 24", left="", players=2, at="14 14 0", order="CBO"))) == "ghosts ll"


@pytest.mark.rule("b1350-nobody-left")
def test_ghosts_do_not_go_on_without_the_living() -> None:
    p = idle(road("1 34 plague", left="", players=2, at="14 0 16", symptoms={1: "33"}))
    assert result(p) == "nobody-left il"


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_have_no_remedies_to_show() -> None:
    p = play(road("1 2 34", turn=1, players=2), "reroll Ba", "roll Ba")
    assert [pawn.remedies for pawn in view(p, 0).pawns] == [0, 0, 0, 0]
    assert [pawn.ghost for pawn in view(p, 0).pawns] == [False, False, True, True]


# Alone


@pytest.mark.rule("b1350-solo")
def test_alone_a_plague_dealt_at_the_start_is_the_end() -> None:
    p = dealt(1, symptoms="33121212")
    # Whether the set-up is finished first makes no difference to anybody.
    if mover(p) == "chance":
        play(p, "remedy arsenic-whip")
    assert result(p) == "solo l"


@pytest.mark.rule("b1350-solo")
def test_alone_a_plague_caught_in_a_mingle_is_the_end_before_the_carts_move() -> None:
    p = road(
        "1 2 34", left="", players=1, at="15 0 0", dice="Br Br Ca Ca Oa Oa", symptoms={1: "23"}, piles={"birch": "4"}
    )
    idle(p)
    get(p, "43")
    assert result(p) == "solo l"
    assert at(p) == "15 0 0"


@pytest.mark.rule("b1350-solo")
def test_alone_a_bad_pomander_is_the_end() -> None:
    p = road("1 2 34", players=1, symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 4", "symptom 4")
    assert mover(p) == 1
    play(p.copy(), "keep 2 3")
    play(p, "keep 3 4")
    assert result(p) == "solo l"


@pytest.mark.rule("b1350-solo")
def test_alone_only_ones_own_plague_matters() -> None:
    p = road("12 3 4", left="", players=1, dice="Br Br Ca Ca Oa Oa", symptoms={1: "12", 2: "33"})
    assert infected(p) == "2"
    idle(p)
    get(p, "41233")
    assert (hand(p, 1), infected(p)) == ("12", "2")
    assert mover(p) == "chance"


@pytest.mark.rule("b1350-escape")
def test_alone_one_can_win() -> None:
    assert result(idle(road("12 3 4", left="", players=1, at="14 0 0"))) == "escape w"


@pytest.mark.rule("b1350-solo")
def test_alone_dying_of_shame_ends_it_too() -> None:
    p = play(road("2 3 14", players=1, symptoms={4: "12"}), "push 4")
    assert result(p) == "nobody-left l"


@pytest.mark.rule("b1350-solo")
def test_alone_a_plague_among_ghosts_kills_at_the_gate() -> None:
    p = idle(road("12 3 4", left="", players=1, at="14 0 0", symptoms={2: "33"}))
    assert result(p) == "nobody-left l"


@pytest.mark.rule("b1350-solo")
def test_with_two_players_the_plague_is_not_the_end() -> None:
    p = road("1 2 34", players=2, first=1, symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 4", "symptom 4", "keep 3 4")
    assert infected(p) == "1"
    assert mover(p) == 2
    assert remedies(p, 1) == ""
    assert order(p) == "BCO"
