"""Rounds and turns: who begins, who comes next, and that everybody acts once."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    CALM,
    at,
    carts,
    chances,
    dealt,
    dice,
    get,
    idle,
    legal,
    locked,
    mover,
    play,
    road,
    round_of,
    turn,
    turns_done,
    why_not,
)

# Rounds


@pytest.mark.rule("b1350-round")
def test_everybody_has_one_turn_clockwise_from_the_one_who_began() -> None:
    p = road("1 23 45", turn=3)
    order = []
    while round_of(p) == 1:
        order.append(mover(p))
        idle(p)
    assert order == [3, 4, 5, 1, 2]
    assert round_of(p) == 2
    assert mover(p) == "chance"


@pytest.mark.rule("b1350-round")
def test_the_next_round_goes_clockwise_too_from_whoever_is_foremost_then() -> None:
    p = play(turns_done("1 23 45", at="0 0 9"), f"dice {CALM}")
    order = []
    while round_of(p) == 2:
        order.append(mover(p))
        idle(p)
    assert order == [4, 5, 1, 2, 3]


@pytest.mark.rule("b1350-round")
def test_a_round_is_a_roll_turns_mingles_and_moves() -> None:
    p = play(dealt(4), "dice Ba Br Br Ca Oa Oa")
    for player, card in enumerate(("chicken-whip", "chicken-leeches", "arsenic-leeches", "arsenic-whip"), 1):
        assert mover(p) == player
        play(p, "draw", f"remedy {card}")
    assert mover(p) == "chance"
    assert (at(p), round_of(p)) == ("0 0 0", 1)
    get(p, "112")
    assert (at(p), round_of(p)) == ("3 1 2", 2)
    assert "dice Ba Br Ca Cr Oa Or" in chances(p)


@pytest.mark.rule("b1350-round")
def test_a_new_round_starts_with_all_six_dice() -> None:
    p = turns_done("1 23 45", locked="Ba Ba Ca", dice="Ca Oa Oa")
    assert (dice(p), locked(p)) == ("", "")
    play(p, "dice Ba Br Ca Cr Oa Or")
    assert (dice(p), locked(p)) == ("Ba Br Ca Cr Oa Or", "")


# Who begins


@pytest.mark.rule("b1350-first")
def test_the_front_pawn_of_birch_begins_the_first_round() -> None:
    p = play(dealt(6, pawns="526134"), f"dice {CALM}")
    assert mover(p) == turn(p) == 5


@pytest.mark.rule("b1350-first")
@pytest.mark.parametrize(
    ("carts", "at", "dice", "expected"),
    [
        # The cart that leads now, not the one that did.
        ("12 34 56", "0 0 0", "Ca Ca Ca Ca Oa Ba", 3),
        ("1 32 4", "2 5 1", CALM, 3),
        # An empty leader is passed over.
        ("- 21 43", "9 5 1", CALM, 2),
        # A cart that has left leads no more.
        ("plague 3 41", "0 0 0", CALM, 3),
    ],
)
def test_the_front_of_the_foremost_occupied_cart_begins(carts: str, at: str, dice: str, expected: int) -> None:
    p = play(turns_done(carts, at=at, dice=dice), f"dice {CALM}")
    assert turn(p) == mover(p) == expected


@pytest.mark.rule("b1350-first")
def test_who_sits_in_front_counts_not_who_sat_there_first() -> None:
    p = play(road("12 34 5", turn=2, left=""), "elbow", f"dice {CALM}")
    assert turn(p) == 2


# Turns


@pytest.mark.rule("b1350-turn")
def test_exactly_one_action_a_turn() -> None:
    p = road("1 23 45", remedies={1: "arsenic-whip"})
    assert why_not(p, "done") == "b1350-turn"
    idle_but_not_done = play(p, "reroll Ba", "roll Ba")
    assert mover(idle_but_not_done) == 1
    for text in ("reroll Ba", "reroll Ba Ca", "draw", "push 1", "elbow", "dash", "look 4 left", "serf"):
        assert why_not(p, text) == "b1350-turn"
    assert mover(play(p, "done")) == 2


@pytest.mark.rule("b1350-turn")
def test_the_three_actions() -> None:
    assert legal(road("1 23 45", turn=2)) == {
        *["reroll Ba", "reroll Ca", "reroll Oa"],
        *["reroll Ba Ba", "reroll Ba Ca", "reroll Ba Oa", "reroll Ca Ca", "reroll Ca Oa", "reroll Oa Oa"],
        "draw",
        *["dash", "push 2", "push 3"],
    }


@pytest.mark.rule("b1350-turn")
def test_who_was_pushed_to_another_cart_still_has_a_turn() -> None:
    p = play(road("12 3 4"), "push 2")
    assert (carts(p), mover(p)) == ("1 3 42", 2)
    assert why_not(p, "elbow") == ""
