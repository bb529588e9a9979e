"""Ghosts, for one to three players, and the game alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bristol_1350.road import (
    CALM,
    RATS,
    Road,
    a_card_each,
    acted,
    again,
    at,
    carts,
    chances,
    dead,
    dealt,
    dice,
    fresh,
    get,
    ghosts,
    hand,
    held,
    idle,
    infected,
    is_last_round,
    legal,
    looks,
    mover,
    notes,
    places,
    play,
    result,
    road,
    round_of,
    shown,
    told,
    told_of,
    turn,
    turns_done,
    ways,
    why_not,
    winners,
)


def ghosts_turn(carts: str, dice: str = CALM, then: str = "", **how: Any) -> Road:
    """Three players and the ghost 4: player 3 has changed nothing, and the ghost's turn begins."""
    return idle(road(carts, dice=dice, turn=3, first=1, left="4" + then, players=3, **how))


# Who they are


@pytest.mark.rule("b1350-ghosts")
@pytest.mark.parametrize(("players", "expected"), [(1, "234"), (2, "34"), (3, "4"), (4, ""), (9, "")])
def test_ghosts_make_up_the_number(players: int, expected: str) -> None:
    p = fresh(players)
    assert ghosts(p) == expected
    assert chances(p) == {f"pawn {pawn}": 1 for pawn in range(1, max(players, 4) + 1)}


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_pawns_come_out_of_the_same_bag() -> None:
    assert carts(dealt(1, pawns="4132")) == "4 1 32"


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_have_no_remedies_to_show() -> None:
    p = play(road("1 2 34", players=2, symptoms={4: "33"}), "draw", "remedy arsenic-whip")
    assert held(p) == "1000"


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_take_their_turns_after_the_last_player() -> None:
    p = idle(road("1 2 34", turn=2, players=2))
    assert (turn(p), mover(p)) == (3, "chance")
    play(p, "roll Br")
    assert (turn(p), mover(p)) == (4, "chance")
    play(p, "roll Br")
    assert (turn(p), mover(p)) == (1, 1)


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_have_no_special_action() -> None:
    p = idle(road("1 2 34", players=2, characters="serf friar", turn=2, left="3"))
    assert mover(p) == "chance"
    assert chances(p) == {f"roll {face}": 1 for face in ("Ba", "Br", "Ca", "Cr", "Oa", "Or")}


@pytest.mark.rule("b1350-first")
def test_a_ghost_in_front_begins_the_round() -> None:
    p = dealt(3, pawns="4123")
    play(p, "remedy arsenic-whip", "remedy chicken-whip", "remedy chicken-whip", f"dice {CALM}")
    assert (turn(p), mover(p)) == (4, "chance")
    # Its own cart is birch, the foremost rival cedar.
    assert dice(p) == "Ba Ba Ca Oa Oa"


@pytest.mark.rule("b1350-mingle")
def test_ghosts_mingle_like_everybody() -> None:
    p = get(turns_done("13 2 4", players=2, dice=RATS, symptoms={1: "12", 3: "13"}), "4")
    assert chances(p) == {"symptom 1": 2, "symptom 2": 1, "symptom 3": 1, "symptom 4": 1}
    get(p, "1143")
    assert (hand(p, 1), hand(p, 3)) == ("11", "43")


@pytest.mark.rule("b1350-mingle")
def test_a_cart_of_ghosts_mingles_too() -> None:
    p = turns_done("34 1 2", players=2, dice=RATS, symptoms={3: "12", 4: "13"})
    assert len(chances(p)) == 4
    get(p, "33112")
    assert (hand(p, 3), hand(p, 4)) == ("31", "12")


# Their turns


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
        # If a rival has crossed only the other one counts.
        ("plague 2 34", "0 0 0", "Ba Ba Ba Cr Oa Oa", "", "cedar-rat"),
        # In the only cart left it takes any die of another colour.
        ("plague empty 34", "0 0 0", "Ba Oa Oa Oa Oa Oa", "", "birch-apple"),
        ("plague empty 34", "0 0 0", "Cr Oa Oa Oa Oa Oa", "", "cedar-rat"),
    ],
)
def test_a_ghost_rolls_a_die_of_the_foremost_rival(carts: str, at: str, dice: str, locked: str, expected: str) -> None:
    p = ghosts_turn(carts, dice, at=at, locked=locked)
    assert (turn(p), mover(p)) == (4, "chance")
    assert sum(chances(p).values()) == 6
    assert told_of(p, "rerolls-one", "face")[1:] == [expected]


@pytest.mark.rule("b1350-ghost-turn")
def test_the_die_that_a_ghost_rolls_is_taken_up() -> None:
    p = ghosts_turn("1 2 34", "Ba Br Ca Ca Oa Oa", then="1")
    assert dice(p) == "Br Ca Ca Oa Oa"
    assert dice(play(p, "roll Or")) == "Br Ca Ca Oa Oa Or"


@pytest.mark.rule("b1350-ghost-turn")
def test_a_ghost_in_a_level_race_looks_at_the_order_of_the_carts() -> None:
    p = ghosts_turn("1 2 34", at="4 4 4", order="OCB")
    assert told_of(p, "rerolls-one", "face")[1:] == ["cedar-apple"]


@pytest.mark.rule("b1350-ghost-turn")
@pytest.mark.parametrize(
    ("carts", "dice", "locked"),
    [
        # It leaves dice of its own cart alone,
        ("1 2 34", "Oa Oa Oa Oa Oa Or", ""),
        # those that are locked,
        ("1 2 34", "Oa Oa", "Ba Br Ca Ca"),
        # and those of carts that have crossed, as long as there is a rival.
        ("plague 2 34", "Ba Ba Ba Br Oa Oa", ""),
        ("plague empty 34", "Oa Oa Oa Oa Oa Or", ""),
    ],
)
def test_a_ghost_that_finds_no_die_does_nothing(carts: str, dice: str, locked: str) -> None:
    p = ghosts_turn(carts, dice, locked=locked)
    assert "ghost-idle" in told(p)
    assert (mover(p), round_of(p)) == ("chance", 2)


# Their moves


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.parametrize("apple", ["Ba", "Ca", "Oa"])
def test_an_apple_of_any_colour_makes_it_elbow_once(apple: str) -> None:
    p = play(ghosts_turn("1 2 34"), f"roll {apple}")
    assert carts(p) == "1 2 43"
    assert round_of(p) == 2


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.parametrize("rat", ["Br", "Cr", "Or"])
def test_a_rat_leaves_it_where_it_is(rat: str) -> None:
    p = play(ghosts_turn("1 2 34"), f"roll {rat}")
    assert carts(p) == "1 2 34"
    assert round_of(p) == 2


@pytest.mark.rule("b1350-ghost-move")
def test_from_the_middle_it_goes_to_the_very_front() -> None:
    assert carts(play(ghosts_turn("- - 143"), "roll Oa")) == "- - 413"


@pytest.mark.rule("b1350-ghost-move")
def test_from_the_front_it_dashes_into_the_next_cart_with_room() -> None:
    assert carts(play(ghosts_turn("1 2 43"), "roll Oa")) == "1 24 3"


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.parametrize("before", ["- 123 4", "4 1 23"])
def test_it_never_trades_places_and_stays_at_the_front_of_the_leading_cart(before: str) -> None:
    p = play(ghosts_turn(before), "roll Oa")
    assert carts(p) == before
    assert round_of(p) == 2


@pytest.mark.rule("b1350-ghost-move")
@pytest.mark.parametrize(("before", "seat"), [("1 2 34", 3), ("1 2 43", 2)])
def test_whips_stop_ghosts(before: str, seat: int) -> None:
    p = ghosts_turn(before, remedies={seat: "arsenic-whip"})
    assert carts(play(p, "roll Oa", "play arsenic-whip as whip")) == before


@pytest.mark.rule("b1350-whip-asked")
def test_ghosts_are_not_asked_for_whips() -> None:
    assert carts(play(road("341 2 -", players=2), "elbow")) == "134 2 -"
    assert carts(play(road("13 2 4", players=2), "push 3")) == "1 2 43"
    assert mover(play(road("12 3 4", players=2, remedies=a_card_each([2])), "push 2")) == 2


# Looking at their symptoms


@pytest.mark.rule("b1350-ghost-look")
def test_looking_at_a_ghosts_symptom_is_an_action() -> None:
    p = road("1 2 34", players=2, symptoms={3: "31", 4: "21"})
    assert ways(p, "look") == {"look 3 left", "look 3 right", "look 4 left", "look 4 right"}
    assert why_not(p, "look 2 left") == "b1350-ghost-look"
    play(p, "look 3 left")
    assert notes(p, 1) == ["ghost 3 left 3"]
    assert notes(p, 2) == notes(p, 0) == []
    assert looks(p) == ["1 at 3 left"]
    assert (told(p, 2), told(p, 1)) == (["looks"], ["sees"])
    assert mover(p) == 2


@pytest.mark.rule("b1350-ghost-look")
def test_a_ghosts_cards_are_not_shuffled_between_two_looks() -> None:
    p = road("1 2 34", players=2, symptoms={3: "31"}, left="1")
    assert notes(play(again(p), "look 3 left", "look 3 right"), 1) == ["ghost 3 left 3", "ghost 3 right 1"]
    assert notes(play(again(p), "look 3 left", "look 3 left"), 1) == ["ghost 3 left 3", "ghost 3 left 3"]


@pytest.mark.rule("b1350-ghost-look")
def test_nobody_looks_at_a_ghost_that_is_gone() -> None:
    p = road("1 2 4", players=2)
    assert why_not(p, "look 3 left") == "b1350-ghost-look"
    assert why_not(p, "look 4 left") == ""
    assert ways(p, "look") == {"look 4 left", "look 4 right"}


@pytest.mark.rule("b1350-ghost-look")
def test_without_ghosts_there_is_nobody_to_look_at() -> None:
    p = road("1 2 34")
    assert why_not(p, "look 4 left") == "b1350-ghost-look"
    assert ways(p, "look") == set()


@pytest.mark.rule("b1350-remedy-time")
def test_remedies_follow_a_look_too() -> None:
    p = play(road("1 2 34", players=2, remedies={1: "arsenic-leeches"}), "look 3 left")
    assert "play arsenic-leeches as arsenic" in legal(p)
    assert why_not(p, "look 3 right") == "b1350-turn"


# Their plague, and their victory


@pytest.mark.rule("b1350-ghost-plague")
@pytest.mark.parametrize(
    ("cards", "expected"), [("23", "escape wl"), ("33>12", "escape wl"), ("33", ""), ("12>24", "")]
)
def test_only_the_sum_at_the_gate_counts_for_a_ghost(cards: str, expected: str) -> None:
    p = turns_done("13 2 4", players=2, at="14 0 0", symptoms={3: cards})
    if expected:
        assert result(p) == expected
    else:
        assert (carts(p), dead(p)) == ("plague 2 4", "13")
        assert is_last_round(p)
        assert mover(p) == "chance"


@pytest.mark.rule("b1350-ghost-plague")
def test_a_ghost_may_be_healed_by_what_it_gets_in_a_mingle() -> None:
    p = turns_done("13 2 4", players=2, at="14 0 0", dice=RATS, symptoms={1: "11", 3: "33"})
    assert carts(get(again(p), "11133")) == "plague 2 4"
    assert result(get(p, "11311")) == "escape wl"


@pytest.mark.rule("b1350-shame")
@pytest.mark.parametrize(("cards", "expected"), [("23", "14"), ("33>12", "14"), ("33", "4"), ("12>24", "4")])
def test_pushing_out_a_ghost_of_five_or_less_is_a_shame(cards: str, expected: str) -> None:
    assert dead(play(road("2 3 14", players=2, symptoms={4: cards}), "push 4")) == expected


@pytest.mark.rule("b1350-ghost-win")
def test_healthy_ghosts_alone_in_a_cart_win() -> None:
    p = turns_done("34 1 2", players=2, at="14 0 0", symptoms={1: "33"})
    assert result(p) == "ghosts ll"
    assert winners(p) == []


@pytest.mark.rule("b1350-ghost-win")
def test_the_order_of_crossing_decides_between_ghosts_and_players() -> None:
    assert result(turns_done("1 3 24", players=2, at="14 14 0")) == "escape wl"
    assert result(turns_done("1 3 24", players=2, at="14 14 0", order="CBO")) == "ghosts ll"


@pytest.mark.rule("b1350-plague-cart")
def test_infected_ghosts_alone_in_a_cart_die_and_start_the_last_round() -> None:
    p = turns_done("34 1 2", players=2, at="14 0 0", symptoms={3: "33"})
    assert (carts(p), dead(p)) == ("plague 1 2", "34")
    assert is_last_round(p)


@pytest.mark.rule("b1350-nobody-left")
def test_ghosts_go_on_without_the_living() -> None:
    """The last player dies at the gate; in the one round left two ghosts go on, and nobody is asked anything."""
    p = turns_done("1 34 plague", players=2, at="14 11 16", symptoms={1: "33", 3: "12", 4: "13"})
    assert (dead(p), mover(p), is_last_round(p)) == ("12", "chance", True)
    play(p, "dice Ba Ca Ca Oa Oa Oa")
    assert (turn(p), mover(p)) == (3, "chance"), "the ghost in front begins"
    play(p, "roll Or")
    assert (turn(p), mover(p)) == (4, "chance")
    ahead = play(again(p), "roll Ca")
    assert (carts(ahead), result(ahead)) == ("plague 43 plague", "ghosts ll")
    assert result(play(p, "roll Or")) == "gates il"
    assert dead(p) == "1234"


@pytest.mark.rule("b1350-nobody-left")
def test_ghosts_finish_the_round_in_which_the_last_player_left() -> None:
    p = play(road("2 3 41", players=1), "push 1")
    assert (carts(p), dead(p)) == ("2 3 4", "1")
    assert (turn(p), mover(p)) == (2, "chance")


@pytest.mark.rule("b1350-nobody-left")
@pytest.mark.rule("b1350-ghost-win")
def test_ghosts_who_get_away_spoil_it_for_the_infected_dead() -> None:
    p = turns_done("1 34 empty", players=2, at="14 14 16", symptoms={1: "33", 3: "12", 4: "13"})
    assert (result(p), places(p)) == ("ghosts ll", [2, 2])


@pytest.mark.rule("b1350-nobody-left")
def test_when_the_last_ghost_is_gone_too_it_is_over() -> None:
    p = turns_done("1 34 plague", players=2, at="14 14 16", symptoms={1: "33", 3: "33"})
    assert (result(p), dead(p)) == ("nobody-left il", "1234")


@pytest.mark.rule("b1350-nobody-left")
def test_ghosts_alone_mingle_and_dash() -> None:
    p = turns_done("1 3 4", players=2, at="14 1 0", symptoms={1: "33", 3: "12", 4: "13"})
    play(p, "dice Ba Ba Cr Cr Oa Or", "roll Cr", "roll Ca")
    assert carts(p) == "plague 34 -"
    get(p, "31231")
    assert (shown(p, 3), shown(p, 4)) == ("12 healthy", "31 healthy")
    assert result(p) == "gates il"


# Alone


@pytest.mark.rule("b1350-solo")
def test_alone_a_plague_dealt_at_the_start_is_the_end() -> None:
    p = play(dealt(1, symptoms="33121212"), "remedy arsenic-whip")
    assert result(p) == "solo l"
    assert dead(p) == "1"


@pytest.mark.rule("b1350-solo")
def test_alone_a_plague_caught_in_a_mingle_is_the_end_before_the_carts_move() -> None:
    p = turns_done("1 2 34", players=1, at="15 0 0", dice=RATS, symptoms={1: "23"}, piles={"birch": "4"})
    get(p, "43")
    assert result(p) == "solo l"
    assert at(p) == "15 0 0"


@pytest.mark.rule("b1350-solo")
def test_alone_a_bad_pomander_is_the_end() -> None:
    p = acted("1 2 34", players=1, symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 4")
    assert mover(play(again(p), "keep 2 3")) == "chance"
    assert result(play(p, "keep 3 4")) == "solo l"


@pytest.mark.rule("b1350-solo")
def test_alone_only_ones_own_plague_matters() -> None:
    p = get(turns_done("12 3 4", players=1, dice=RATS, symptoms={1: "12", 2: "33"}), "41233")
    assert (hand(p, 1), hand(p, 2)) == ("12", "33")
    assert mover(p) == "chance"


@pytest.mark.rule("b1350-solo")
def test_alone_one_can_win() -> None:
    assert result(turns_done("12 3 4", players=1, at="14 0 0")) == "escape w"


@pytest.mark.rule("b1350-solo")
def test_alone_whoever_dies_of_shame_can_only_watch() -> None:
    p = play(road("2 3 14", players=1, symptoms={4: "12"}, left=""), "push 4")
    assert (dead(p), carts(p)) == ("14", "2 3 -")
    while mover(p) != "over":
        play(p, min(chances(p)))
    assert result(p) == "ghosts l"


@pytest.mark.rule("b1350-solo")
def test_alone_a_plague_among_ghosts_kills_at_the_gate() -> None:
    p = turns_done("12 3 4", players=1, at="14 0 0", symptoms={2: "33", 3: "33", 4: "33"})
    assert (dead(p), mover(p), is_last_round(p)) == ("12", "chance", True)
    while mover(p) != "over":
        play(p, min(chances(p)))
    assert result(p) == "gates l"


@pytest.mark.rule("b1350-solo")
def test_alone_there_is_no_time_for_a_cure() -> None:
    p = acted("1 2 34", players=1, cure=True, symptoms={1: "23"}, remedies={1: "leeches-pomander emeralds-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 4", "keep 4 4")
    assert result(p) == "solo l"


@pytest.mark.rule("b1350-solo")
def test_alone_the_plague_coin_is_the_end() -> None:
    p = acted("1 2 34", players=1, alms=True, remedies={1: "alms"})
    play(p, "play alms as alms", "coin plague")
    assert legal(p) == {"give 1"}
    assert result(play(p, "give 1")) == "solo l"


@pytest.mark.rule("b1350-solo")
def test_with_two_players_the_plague_is_not_the_end() -> None:
    p = acted("1 2 34", players=2, symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    play(p, "play leeches-pomander as pomander", "symptom 4", "symptom 4", "keep 3 4")
    assert infected(p) == "1"
    assert mover(p) == 2
