"""Remedies: when they may be played, and what each of them does; the whip has a file of its own."""

from __future__ import annotations

import pytest

from tests.games.bristol_1350.road import (
    CALM,
    Road,
    acted,
    carts,
    chances,
    dice,
    discards,
    hand,
    idle,
    infected,
    legal,
    locked,
    mover,
    notes,
    piles,
    play,
    played,
    remedies,
    remedy_discards,
    revealing,
    road,
    sees,
    symptom_deck,
    told,
    told_of,
    told_values,
    ways,
    why_not,
)

# When


@pytest.mark.rule("b1350-remedy-time")
def test_never_before_the_action() -> None:
    p = road("12 3 45", remedies={1: "arsenic-pomander"})
    assert why_not(p, "play arsenic-pomander as pomander") == "b1350-remedy-time"
    assert ways(p, "play") == set()


@pytest.mark.rule("b1350-remedy-time")
@pytest.mark.parametrize(
    "action",
    [("reroll Ba", "roll Ba"), ("draw", "remedy chicken-whip"), ("push 2",), ("push 1",)],
)
def test_after_any_action(action: tuple[str, ...]) -> None:
    p = play(road("12 3 45", remedies={1: "arsenic-pomander"}), *action)
    assert mover(p) == 1
    assert legal(p) == {"play arsenic-pomander as arsenic", "play arsenic-pomander as pomander", "done"}


@pytest.mark.rule("b1350-remedy-time")
def test_up_to_three_in_one_turn() -> None:
    p = acted(remedies={1: "arsenic-pomander arsenic-leeches arsenic-pomander"})
    play(p, "play arsenic-pomander as arsenic", "lock Ba Ba")
    play(p, "play arsenic-leeches as arsenic", "lock Ca Ca")
    play(p, "play arsenic-pomander as arsenic", "lock Oa Oa")
    assert (dice(p), locked(p)) == ("", CALM)
    assert mover(p) == 2
    assert remedy_discards(p) == ["arsenic-leeches", "arsenic-pomander", "arsenic-pomander"]


@pytest.mark.rule("b1350-remedy-time")
def test_nobody_has_to_play_any() -> None:
    p = play(acted(remedies={1: "arsenic-pomander"}), "done")
    assert (mover(p), remedies(p, 1)) == (2, "arsenic-pomander")


@pytest.mark.rule("b1350-remedy-time")
def test_the_question_comes_even_to_those_who_have_nothing_that_would_help() -> None:
    # Or everybody would know.
    p = acted(remedies={1: "chicken-whip"})
    assert mover(p) == 1
    assert legal(p) == {"done"}


@pytest.mark.rule("b1350-remedy-held")
def test_each_card_is_used_for_one_of_its_sides_and_gone() -> None:
    p = acted(remedies={1: "arsenic-pomander arsenic-leeches"})
    play(p, "play arsenic-pomander as arsenic", "lock Ba Ba")
    assert (remedies(p, 1), remedy_discards(p)) == ("arsenic-leeches", ["arsenic-pomander"])
    assert played(p) == ["1 arsenic-pomander"]
    assert why_not(p, "play arsenic-pomander as pomander") == "b1350-remedy-held"


@pytest.mark.rule("b1350-remedy-held")
def test_only_cards_in_ones_own_hand() -> None:
    p = acted(remedies={1: "arsenic-leeches", 2: "arsenic-pomander"})
    assert why_not(p, "play arsenic-pomander as pomander") == "b1350-remedy-held"


@pytest.mark.rule("b1350-remedy-fresh")
def test_never_the_one_drawn_this_turn() -> None:
    p = play(road("12 3 45", remedies={1: "arsenic-leeches"}), "draw", "remedy arsenic-pomander")
    assert why_not(p, "play arsenic-pomander as arsenic") == "b1350-remedy-fresh"
    assert why_not(p, "play arsenic-leeches as arsenic") == ""


@pytest.mark.rule("b1350-remedy-fresh")
def test_with_nothing_else_in_hand_there_is_nothing_to_ask() -> None:
    assert mover(play(road("12 3 45"), "draw", "remedy arsenic-pomander")) == 2


@pytest.mark.rule("b1350-remedy-fresh")
def test_two_cards_alike_of_which_one_is_old() -> None:
    p = road("12 3 45", remedies={1: "arsenic-leeches arsenic-pomander"})
    play(p, "draw", "remedy arsenic-leeches")
    play(p, "play arsenic-leeches as arsenic", "lock Ba Ba")
    assert remedies(p, 1) == "arsenic-pomander arsenic-leeches"
    assert why_not(p, "play arsenic-leeches as arsenic") == "b1350-remedy-fresh"
    play(p, "play arsenic-pomander as arsenic", "lock Ca Ca")
    assert mover(p) == 2


@pytest.mark.rule("b1350-remedy-fresh")
def test_next_turn_it_is_old_enough() -> None:
    p = road("1 - -", players=4, left="")
    play(p, "draw", "remedy arsenic-pomander", f"dice {CALM}", "reroll Ba", "roll Ba")
    assert "play arsenic-pomander as pomander" in legal(p)


# Arsenic


@pytest.mark.rule("b1350-arsenic")
def test_arsenic_locks_two_dice_for_everyone() -> None:
    p = acted(dice="Ba Br Ca Ca Oa Or", remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as arsenic")
    assert why_not(p, "lock Ba") == "b1350-arsenic"
    assert why_not(p, "lock Ba Ba") == why_not(p, "lock Ba Cr") == "b1350-dice"
    play(p, "lock Br Ca")
    assert (dice(p), locked(p)) == ("Ba Ca Oa Or", "Br Ca")
    assert mover(p) == 2
    assert why_not(p, "reroll Br") == why_not(p, "reroll Ca Ca") == "b1350-locked"
    assert why_not(p, "reroll Ca Or") == ""


@pytest.mark.rule("b1350-arsenic")
def test_arsenic_lasts_until_the_end_of_the_round() -> None:
    p = acted(left="345", remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as arsenic", "lock Ba Ba")
    for _ in range(3):
        assert locked(p) == "Ba Ba"
        idle(p)
    assert (dice(p), locked(p)) == ("", "")


@pytest.mark.rule("b1350-arsenic")
def test_arsenic_with_fewer_dice_left() -> None:
    p = acted(dice="Oa", locked="Ba Ba Ca Ca Oa", remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as arsenic")
    assert legal(p) == {"lock Oa"}
    play(p, "lock Oa")
    assert (dice(p), locked(p)) == ("", CALM)
    p = play(road("12 3 45", dice="", locked=CALM, remedies={1: "arsenic-leeches"}), "push 1")
    assert why_not(p, "play arsenic-leeches as arsenic") == "b1350-locked"
    assert "play arsenic-leeches as leeches" in legal(p)


@pytest.mark.rule("b1350-locked")
def test_once_all_are_locked_rerolling_is_no_action_any_more() -> None:
    p = acted(dice="Oa Oa", locked="Ba Ba Ca Ca", remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as arsenic", "lock Oa Oa")
    assert mover(p) == 2
    assert legal(p) == {"draw", "elbow", "push 2"}


# Chicken


def rerolled(cards: str, to: str = "Ca Or") -> Road:
    """Seat 1 has rolled a birch apple and a birch rat again."""
    return play(road("12 3 45", dice="Ba Br Ca Ca Oa Oa", remedies={1: cards}), "reroll Ba Br", f"roll {to}")


@pytest.mark.rule("b1350-chicken")
def test_a_chicken_needs_a_reroll_of_two() -> None:
    card = "play chicken-leeches as chicken"
    assert why_not(acted(remedies={1: "chicken-leeches"}), card) == "b1350-chicken"
    assert why_not(play(road("12 3 45", remedies={1: "chicken-leeches"}), "push 1"), card) == "b1350-chicken"
    assert why_not(rerolled("chicken-leeches"), card) == ""


@pytest.mark.rule("b1350-chicken")
def test_two_dice_of_somebody_else_do_not_count() -> None:
    p = road("12 3 45", remedies={2: "chicken-leeches"})
    play(p, "reroll Ba Ba", "roll Ca Ca", "draw", "remedy arsenic-whip")
    assert why_not(p, "play chicken-leeches as chicken") == "b1350-chicken"


@pytest.mark.rule("b1350-chicken")
def test_a_chicken_rolls_no_locked_dice() -> None:
    p = rerolled("arsenic-chicken chicken-leeches", to="Ba Br")
    play(p, "play arsenic-chicken as arsenic", "lock Ba Br")
    assert why_not(p, "play chicken-leeches as chicken") == "b1350-chicken"
    p = rerolled("arsenic-chicken chicken-leeches", to="Ba Br")
    play(p, "play arsenic-chicken as arsenic", "lock Ba Ca", "play chicken-leeches as chicken")
    assert legal(p) == {"again Br", "enough"}


@pytest.mark.rule("b1350-chicken")
def test_of_two_dice_alike_the_chicken_rolls_the_one_that_is_not_locked() -> None:
    p = rerolled("arsenic-chicken chicken-leeches", to="Ba Ba")
    play(p, "play arsenic-chicken as arsenic", "lock Ba Ca", "play chicken-leeches as chicken")
    assert legal(p) == {"again Ba", "enough"}


@pytest.mark.rule("b1350-chicken")
def test_emeralds_in_between_do_not_spoil_the_chicken() -> None:
    p = play(rerolled("arsenic-emeralds chicken-leeches"), "play arsenic-emeralds as emeralds", "push 1")
    assert why_not(p, "play chicken-leeches as chicken") == ""


@pytest.mark.rule("b1350-chicken-rolls")
def test_both_dice_up_to_three_more_times() -> None:
    p = play(rerolled("chicken-leeches"), "play chicken-leeches as chicken")
    for roll in ("Ba Ba", "Cr Cr", "Br Or"):
        assert legal(p) >= {"again", "enough"}
        play(p, "again")
        assert sum(chances(p).values()) == 36
        play(p, f"roll {roll}")
    assert mover(p) == 2
    assert dice(p) == "Br Ca Ca Oa Oa Or"


@pytest.mark.rule("b1350-chicken-rolls")
def test_one_die_may_be_left_and_the_other_rolled_on() -> None:
    p = play(rerolled("chicken-leeches"), "play chicken-leeches as chicken")
    assert legal(p) == {"again", "again Ca", "again Or", "enough"}
    play(p, "again Or")
    assert sum(chances(p).values()) == 6
    play(p, "roll Cr")
    # The other one has been left as it is.
    assert legal(p) == {"again Cr", "enough"}
    assert why_not(p, "again") == why_not(p, "again Ca") == "b1350-chicken-rolls"
    play(p, "again Cr", "roll Br", "again Br", "roll Br")
    assert mover(p) == 2
    assert dice(p) == "Br Ca Ca Ca Oa Oa"


@pytest.mark.rule("b1350-chicken-rolls")
def test_both_first_and_one_later_make_three_at_most() -> None:
    p = play(rerolled("chicken-leeches"), "play chicken-leeches as chicken", "again", "roll Ba Ba")
    assert legal(p) == {"again", "again Ba", "enough"}
    play(p, "again Ba", "roll Or")
    assert legal(p) == {"again Or", "enough"}
    play(p, "again Or", "roll Oa")
    assert mover(p) == 2
    assert dice(p) == "Ba Ca Ca Oa Oa Oa"


@pytest.mark.rule("b1350-chicken-rolls")
def test_one_may_stop_at_any_time() -> None:
    p = play(rerolled("chicken-leeches"), "play chicken-leeches as chicken", "again", "roll Ba Ba", "enough")
    assert mover(p) == 2


@pytest.mark.rule("b1350-chicken-rolls")
def test_only_those_two_dice() -> None:
    p = play(rerolled("chicken-leeches"), "play chicken-leeches as chicken")
    assert why_not(p, "again Oa") == "b1350-chicken-rolls"
    # There are other cedar apples, but taking up one of them comes to the same.
    play(p, "again Ca", "roll Ba")
    assert dice(p) == "Ba Ca Ca Oa Oa Or"


@pytest.mark.rule("b1350-chicken-rolls")
def test_a_second_chicken_gives_three_more() -> None:
    p = play(rerolled("chicken-leeches chicken-whip"), "play chicken-leeches as chicken", *["again", "roll Ba Ca"] * 3)
    assert mover(p) == 1
    play(p, "play chicken-whip as chicken", *["again", "roll Br Or"] * 3)
    assert mover(p) == 2


# Crushed emeralds


@pytest.mark.rule("b1350-emeralds")
def test_emeralds_move_a_pawn_once_more_whatever_the_action_was() -> None:
    p = play(acted(remedies={1: "arsenic-emeralds"}), "play arsenic-emeralds as emeralds")
    assert legal(p) == {"push 1", "push 2"}
    for text in ("reroll Ba", "draw", "done"):
        assert why_not(p, text)
    play(p, "push 2")
    assert (carts(p), mover(p)) == ("1 3 452", 2)


@pytest.mark.rule("b1350-emeralds")
def test_three_moves_with_two_emeralds() -> None:
    p = road("1 2 34", turn=4, remedies={4: "arsenic-emeralds chicken-emeralds"})
    play(p, "elbow", "play arsenic-emeralds as emeralds", "dash")
    assert carts(p) == "1 24 3"
    play(p, "play chicken-emeralds as emeralds", "elbow")
    assert carts(p) == "1 42 3"


@pytest.mark.rule("b1350-emeralds")
def test_the_emeralds_are_spent_even_if_a_whip_stops_them() -> None:
    p = acted(remedies={1: "arsenic-emeralds", 2: "arsenic-whip"})
    play(p, "play arsenic-emeralds as emeralds", "push 2", "play arsenic-whip as whip")
    assert remedy_discards(p) == ["arsenic-emeralds", "arsenic-whip"]
    assert mover(p) == 2


# Leeches


@pytest.mark.rule("b1350-leeches")
def test_leeches_draw_two_and_add_one_to_any_cart() -> None:
    p = acted("12 - 345", remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as leeches", "symptom 1", "symptom 4")
    assert legal(p) == {f"add {value} {cart}" for value in (1, 4) for cart in ("birch", "cedar", "oak")}
    assert why_not(p, "add 3 birch") == "b1350-leeches"
    play(p, "add 4 birch")
    assert (piles(p), discards(p)) == ("4 - -", "1")


@pytest.mark.rule("b1350-leeches")
def test_leeches_do_not_touch_ones_own_symptoms() -> None:
    p = acted(symptoms={1: "23"}, remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as leeches", "symptom 3", "symptom 4")
    assert (hand(p, 1), infected(p)) == ("23", "")
    play(p, "add 3 oak")
    assert (hand(p, 1), infected(p)) == ("23", "")


@pytest.mark.rule("b1350-leeches")
def test_leeches_do_not_follow_a_cart_out_of_the_city() -> None:
    p = acted("12 plague 34", players=5, remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as leeches", "symptom 1", "symptom 4")
    assert why_not(p, "add 4 cedar") == "b1350-leeches"
    assert "add 4 oak" in legal(p)


@pytest.mark.rule("b1350-leeches")
def test_leeches_pile_up_without_limit() -> None:
    p = acted(remedies={1: "arsenic-leeches chicken-leeches leeches-whip"}, piles={"oak": "44"})
    for card in ("arsenic-leeches", "chicken-leeches", "leeches-whip"):
        play(p, f"play {card} as leeches", "symptom 2", "symptom 3", "add 3 oak")
    assert piles(p) == "- - 33344"


@pytest.mark.rule("b1350-secret")
def test_only_the_one_who_used_the_leeches_knows_the_cards() -> None:
    p = acted(remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as leeches", "symptom 1", "symptom 4")
    assert [sees(p, seat, "drawn") for seat in (1, 2, 0)] == ["14", "", ""]
    assert told(p, 2) == ["plays", "draws-symptom", "draws-symptom"]
    assert told_of(p, "drew-symptom", "value", seat=1) == [1, 4]
    assert told_values(p) == {1, 4}
    assert revealing(p, 1) == ["plays", "drew-symptom", "drew-symptom"]
    play(p, "add 4 birch")
    assert (told(p, 2), told_of(p, "added", "value", seat=1)) == (["adds"], [4])
    assert revealing(p, 1) == ["added"]
    assert notes(p, 1) == ["leeches birch 1 14>4"]
    assert notes(p, 2) == []


@pytest.mark.rule("b1350-leeches")
@pytest.mark.rule("b1350-pomander")
@pytest.mark.parametrize(("remedy", "purpose"), [("leeches", "add"), ("pomander", "keep")])
def test_everybody_sees_what_symptoms_are_drawn_for(remedy: str, purpose: str) -> None:
    p = play(acted(remedies={1: "leeches-pomander"}), f"play leeches-pomander as {remedy}")
    for drawn in ("symptom 4", "symptom 1"):
        assert {sees(p, seat, "purpose") for seat in (0, 1, 2)} == {purpose}
        play(p, drawn)
    assert sees(p, 1, "purpose") == ""


@pytest.mark.rule("b1350-symptom-deck")
def test_two_symptoms_across_a_reshuffle() -> None:
    hands = {1: "12", 2: "12", 3: "12", 4: "22", 5: "22"}
    p = play(acted(deck="4", symptoms=hands, remedies={1: "arsenic-leeches"}), "play arsenic-leeches as leeches")
    # The last card of the deck is no matter of chance; the next comes from the discards.
    assert sees(p, 1, "drawn") == "4"
    assert chances(p) == {"symptom 1": 4, "symptom 2": 3, "symptom 3": 9, "symptom 4": 5}
    play(p, "symptom 3", "add 4 oak")
    assert (symptom_deck(p), discards(p)) == (20, "3")


# Pomander


@pytest.mark.rule("b1350-pomander")
def test_a_pomander_keeps_two_of_four() -> None:
    p = acted(symptoms={1: "23"}, remedies={1: "arsenic-pomander"})
    play(p, "play arsenic-pomander as pomander", "symptom 1", "symptom 4")
    assert legal(p) == {"keep 1 2", "keep 1 3", "keep 1 4", "keep 2 3", "keep 2 4", "keep 3 4"}
    assert why_not(p, "keep 2 2") == "b1350-pomander"
    play(p, "keep 1 2")
    assert (hand(p, 1), discards(p)) == ("12", "34")
    assert notes(p, 1) == ["kept 1 1234>12"]
    assert (told(p, 2), told(p, 1)) == (["keeps"], ["kept", "your-health"])


@pytest.mark.rule("b1350-pomander")
def test_the_sum_counts_only_afterwards() -> None:
    p = acted(symptoms={1: "23"}, remedies={1: "arsenic-pomander"})
    play(p, "play arsenic-pomander as pomander", "symptom 4", "symptom 4")
    assert infected(p) == ""
    assert infected(play(p, "keep 2 3")) == ""


@pytest.mark.rule("b1350-pomander")
@pytest.mark.parametrize("kept", ["keep 2 4", "keep 3 4"])
def test_what_is_kept_may_be_the_plague(kept: str) -> None:
    p = acted(symptoms={1: "23"}, remedies={1: "arsenic-pomander"})
    assert infected(play(p, "play arsenic-pomander as pomander", "symptom 1", "symptom 4", kept)) == "1"


@pytest.mark.rule("b1350-pomander")
def test_equal_cards_may_be_kept_both() -> None:
    p = acted(symptoms={1: "12"}, remedies={1: "arsenic-pomander"})
    play(p, "play arsenic-pomander as pomander", "symptom 1", "symptom 2")
    assert legal(p) == {"keep 1 1", "keep 1 2", "keep 2 2"}
