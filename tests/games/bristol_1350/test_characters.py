"""The nine characters and their special actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bristol_1350.road import (
    CHARACTERS,
    RATS,
    Road,
    carts,
    chances,
    characters,
    dealt,
    dice,
    discards,
    fresh,
    hand,
    infected,
    legal,
    locked,
    looks,
    mover,
    notes,
    piles,
    play,
    played,
    remedies,
    remedy_deck,
    remedy_discards,
    result,
    revealing,
    road,
    rules_told,
    sees,
    told,
    told_of,
    turns_done,
    ways,
    why_not,
)


def as_(character: str, carts: str = "12 3 45", **how: Any) -> Road:
    """It is seat 1's turn, who plays this character."""
    return road(carts, characters=character, **how)


# All of them


@pytest.mark.rule("b1350-specials")
def test_characters_are_dealt_at_random_each_to_one_player_only() -> None:
    p = dealt(4, characters=True)
    assert chances(p) == {f"character {name}": 1 for name in CHARACTERS}
    play(p, "character knight")
    assert chances(p) == {f"character {name}": 1 for name in CHARACTERS if name != "knight"}


@pytest.mark.rule("b1350-specials")
def test_with_nine_players_all_characters_are_in_play() -> None:
    names = ["friar", "serf", "outlaw", "countess", "sheriff", "barmaid", "knight", "mason"]
    p = play(dealt(9, characters=True), *[f"character {name}" for name in names])
    assert characters(p) == [*names, "chandler"]


@pytest.mark.rule("b1350-specials")
def test_a_special_action_takes_the_place_of_the_action() -> None:
    assert mover(play(as_("friar"), "friar Ba Or")) == 2
    assert {"serf", "draw", "push 1", "reroll Ba"} <= legal(as_("serf"))


@pytest.mark.rule("b1350-specials")
def test_everyone_has_their_own_special_action_only() -> None:
    p = as_("friar")
    assert why_not(p, "serf") == why_not(p, "chandler") == "b1350-specials"
    assert not ways(p, "serf") | ways(p, "chandler")


@pytest.mark.rule("b1350-specials")
def test_without_the_option_nobody_has_one() -> None:
    p = road("12 3 45")
    assert why_not(p, "serf") == why_not(p, "friar Ba Or") == "b1350-specials"
    assert characters(fresh(5)) == [""] * 5


@pytest.mark.rule("b1350-specials")
def test_remedies_may_follow_a_special_action() -> None:
    p = play(as_("friar", remedies={1: "arsenic-leeches"}), "friar Ba Or")
    assert "play arsenic-leeches as arsenic" in legal(p)
    assert why_not(p, "friar Ba Or") == "b1350-turn"


# Chandler


@pytest.mark.rule("b1350-chandler")
def test_the_chandler_keeps_two_of_three() -> None:
    p = play(as_("chandler", symptoms={1: "23"}), "chandler", "symptom 4")
    assert infected(p) == ""
    assert legal(p) == {"keep 2 3", "keep 2 4", "keep 3 4"}
    play(p, "keep 2 3")
    assert (hand(p, 1), infected(p), discards(p)) == ("23", "", "4")
    assert rules_told(p, "keeps") == ["b1350-chandler"]
    p = play(as_("chandler", symptoms={1: "23"}), "chandler", "symptom 4", "keep 2 4")
    assert (hand(p, 1), infected(p), discards(p)) == ("24", "1", "3")


# Mason


@pytest.mark.rule("b1350-mason")
def test_the_mason_rolls_one_die_again_and_then_locks_one_any_one() -> None:
    p = play(as_("mason"), "mason Ba")
    assert sum(chances(p).values()) == 6
    play(p, "roll Or")
    assert legal(p) == {"lock Ba", "lock Ca", "lock Oa", "lock Or"}
    play(p, "lock Ca")
    assert (dice(p), locked(p)) == ("Ba Ca Oa Oa Or", "Ca")
    assert mover(p) == 2
    assert rules_told(p, "locks-one") == ["b1350-mason"]


@pytest.mark.rule("b1350-mason")
def test_the_mason_needs_a_die_that_is_not_locked() -> None:
    p = as_("mason", dice="Oa", locked="Ba Ba Ca Ca Oa")
    assert why_not(p, "mason Ba") == "b1350-locked"
    play(p, "mason Oa", "roll Br", "lock Br")
    assert (dice(p), locked(p)) == ("", "Ba Ba Br Ca Ca Oa")


@pytest.mark.rule("b1350-chicken")
@pytest.mark.parametrize(("character", "texts"), [("mason", ("roll Or", "lock Or")), ("outlaw", ("roll Or",))])
def test_one_die_of_a_special_action_feeds_no_chicken(character: str, texts: tuple[str, ...]) -> None:
    p = play(as_(character, remedies={1: "chicken-leeches"}), f"{character} Ba", *texts)
    assert why_not(p, "play chicken-leeches as chicken") == "b1350-chicken"


# Knight


@pytest.mark.rule("b1350-knight")
def test_the_knight_moves_any_pawn_to_the_front_of_its_own_cart() -> None:
    assert carts(play(as_("knight", "12 345 6"), "knight 5")) == "12 534 6"
    assert carts(play(as_("knight", "21 345 6"), "knight 1")) == "12 345 6"
    p = as_("knight", "12 34 6", players=6)
    # Those in front already, the dead, and those who do not play.
    assert why_not(p, "knight 1") == why_not(p, "knight 5") == why_not(p, "knight 9") == "b1350-knight"
    assert ways(p, "knight") == {"knight 2", "knight 4"}


@pytest.mark.rule("b1350-knight")
def test_no_whip_stops_the_knight() -> None:
    p = play(as_("knight", "21 345 6", remedies={2: "arsenic-whip"}), "knight 1")
    assert (carts(p), mover(p)) == ("12 345 6", 2)
    assert "no whip" not in legal(p)
    # As an elbow the same move could be stopped.
    p = play(as_("knight", "21 345 6", remedies={2: "arsenic-whip"}), "elbow", "play arsenic-whip as whip")
    assert carts(p) == "21 345 6"


@pytest.mark.rule("b1350-knight")
def test_the_knight_moves_ghosts_as_well() -> None:
    assert carts(play(as_("knight", "12 34 -", players=2), "knight 4")) == "12 43 -"


# Barmaid


@pytest.mark.rule("b1350-barmaid")
def test_the_barmaid_looks_at_the_top_of_the_discards() -> None:
    p = as_("barmaid", left="1", remedies={1: "arsenic-leeches"})
    # Nothing has been discarded yet.
    assert why_not(p, "barmaid") == "b1350-barmaid"
    play(p, "reroll Ba", "roll Ba", "play arsenic-leeches as leeches", "symptom 1", "symptom 4", "add 1 oak")
    play(p, "barmaid")
    assert notes(p, 1)[-1] == "discard 1 4"
    assert discards(p) == "4"


@pytest.mark.rule("b1350-barmaid")
def test_the_barmaid_learns_what_others_have_discarded() -> None:
    p = as_("barmaid", "1 23 45", turn=2, left="1", remedies={2: "arsenic-leeches"})
    play(p, "reroll Ba", "roll Ba", "play arsenic-leeches as leeches", "symptom 3", "symptom 4", "add 3 oak")
    play(p, "barmaid")
    assert (notes(p, 1), notes(p, 2)) == (["discard 1 4"], ["leeches oak 2 34>3"])
    assert (told_of(p, "sees-discard", "value", seat=1), told(p, 2)[0]) == ([4], "looks-discard")
    assert revealing(p, 1) == ["sees-discard"]
    assert looks(p) == ["1 at 0"]
    assert discards(p) == "4"


@pytest.mark.rule("b1350-barmaid")
def test_of_two_cards_discarded_together_either_may_lie_on_top_but_it_stays_there() -> None:
    p = as_("barmaid", "1 23 45", turn=2, left="11", symptoms={2: "12"}, remedies={2: "arsenic-pomander"})
    play(p, "reroll Ba", "roll Ba", "play arsenic-pomander as pomander", "symptom 3", "symptom 4", "keep 1 2")
    play(p, "barmaid")
    assert chances(p) == {"symptom 3": 1, "symptom 4": 1}
    # Nothing has been discarded since: she finds the same card.
    play(p, "symptom 3", "barmaid")
    assert notes(p, 1) == ["discard 1 3", "discard 1 3"]


@pytest.mark.rule("b1350-barmaid")
def test_the_symptoms_of_the_dead_lie_on_top_too() -> None:
    p = as_("barmaid", "1 23 456", turn=2, left="1", symptoms={3: "34"})
    play(p, "push 3", "barmaid")
    assert chances(p) == {"symptom 3": 1, "symptom 4": 1}


@pytest.mark.rule("b1350-barmaid")
def test_the_card_left_over_in_a_mingle_lies_on_top_too() -> None:
    p = turns_done("1 23 45", characters="barmaid", dice=RATS, symptoms={1: "12"})
    play(p, "symptom 4", "symptom 1", "symptom 2", "dice Ba Ba Ca Ca Oa Oa", "barmaid")
    assert notes(p, 1) == ["mingle birch 1 12>12", "discard 1 4"]


# Sheriff


@pytest.mark.rule("b1350-sheriff")
def test_the_sheriff_looks_at_a_symptom_of_a_player_in_another_cart() -> None:
    p = as_("sheriff", symptoms={3: "13", 4: "22"})
    assert ways(p, "sheriff") == {"sheriff 3", "sheriff 4", "sheriff 5"}
    assert why_not(p, "sheriff 2") == why_not(p, "sheriff 1") == why_not(p, "sheriff 9") == "b1350-sheriff"
    play(p, "sheriff 3")
    # Which card is left to chance.
    assert chances(p) == {"symptom 1": 1, "symptom 3": 1}
    play(p, "symptom 3")
    assert notes(p, 1) == ["player 3 3"]
    assert notes(p, 2) == notes(p, 3) == []
    assert (told(p, 3), told_of(p, "sees", "value", seat=1)) == (["looks"], [3])
    assert revealing(p, 1) == ["sees"]
    assert looks(p) == ["1 at 3"]


@pytest.mark.rule("b1350-sheriff")
def test_that_somebodys_symptoms_are_alike_does_not_show() -> None:
    p = play(as_("sheriff", symptoms={3: "22"}), "sheriff 3")
    assert chances(p) == {"symptom 2": 1, "another": 1}
    assert notes(play(p, "another"), 1) == ["player 3 2"]


@pytest.mark.rule("b1350-sheriff")
def test_cards_may_be_shuffled_between_two_looks_of_the_sheriff() -> None:
    p = play(as_("sheriff", symptoms={3: "13"}, left="1"), "sheriff 3", "symptom 3", "sheriff 3")
    assert chances(p) == {"symptom 1": 1, "symptom 3": 1}


@pytest.mark.rule("b1350-sheriff")
def test_the_sheriff_looks_neither_at_the_dead_nor_at_ghosts() -> None:
    assert why_not(as_("sheriff", "12 3 4", players=5), "sheriff 5") == "b1350-sheriff"
    assert why_not(as_("sheriff", "12 3 4", players=3), "sheriff 4") == "b1350-sheriff"


# Countess


@pytest.mark.rule("b1350-countess")
def test_the_countess_draws_two_remedies_and_keeps_one() -> None:
    p = as_("countess", remedies={1: "arsenic-pomander"})
    play(p, "countess", "remedy chicken-whip", "remedy leeches-whip")
    assert legal(p) == {"take chicken-whip", "take leeches-whip"}
    assert why_not(p, "take arsenic-pomander") == "b1350-countess"
    play(p, "take leeches-whip")
    assert (remedies(p, 1), remedy_discards(p)) == ("arsenic-pomander leeches-whip", ["chicken-whip"])
    # The other card is discarded face down.
    assert (sees(p, 1, "dropped"), sees(p, 2, "dropped"), played(p)) == ("chicken-whip", "", [])
    # The old one may be played now, the new one may not.
    assert why_not(p, "play leeches-whip as leeches") == "b1350-remedy-fresh"
    assert why_not(p, "play arsenic-pomander as arsenic") == ""


@pytest.mark.rule("b1350-countess")
def test_the_countess_may_keep_the_first_of_the_two() -> None:
    p = play(as_("countess"), "countess", "remedy chicken-whip", "remedy leeches-whip", "take chicken-whip")
    assert (remedies(p, 1), remedy_discards(p), mover(p)) == ("chicken-whip", ["leeches-whip"], 2)
    assert told(p, 2)[-1] == "takes"


@pytest.mark.rule("b1350-countess")
def test_the_countess_may_have_two_but_not_three_in_hand() -> None:
    p = as_("countess", remedies={1: "arsenic-pomander arsenic-leeches"})
    play(p, "countess", "remedy chicken-whip", "remedy leeches-whip", "take chicken-whip")
    assert remedies(p, 1) == "arsenic-pomander arsenic-leeches chicken-whip"
    p = as_("countess", remedies={1: "arsenic-pomander arsenic-leeches arsenic-whip"})
    assert why_not(p, "countess") == "b1350-hand-limit"


@pytest.mark.rule("b1350-remedy-deck")
def test_the_countess_draws_across_a_reshuffle() -> None:
    p = play(as_("countess", remedy_deck="chicken-whip"), "countess")
    assert sum(chances(p).values()) == 26
    play(p, "remedy leeches-whip", "take chicken-whip")
    assert (remedy_deck(p), remedy_discards(p)) == (25, ["leeches-whip"])


# Outlaw


@pytest.mark.rule("b1350-outlaw")
@pytest.mark.parametrize(("roll", "again"), [("Ba", True), ("Br", True), ("Ca", False), ("Or", False)])
def test_the_outlaw_acts_again_if_the_die_shows_his_cart(roll: str, again: bool) -> None:
    p = play(as_("outlaw"), "outlaw Oa", f"roll {roll}")
    assert mover(p) == (1 if again else 2)
    if again:
        assert {"draw", "push 1", "reroll Ba", "outlaw Ba"} <= legal(p)
        assert mover(play(p, "draw", "remedy chicken-whip")) == 2


@pytest.mark.rule("b1350-outlaw")
def test_the_outlaw_may_try_his_luck_as_often_as_it_lasts() -> None:
    p = as_("outlaw")
    for _ in range(5):
        play(p, "outlaw Ba", "roll Br", "outlaw Br", "roll Ba")
        assert mover(p) == 1
    assert mover(play(p, "outlaw Ba", "roll Oa")) == 2


@pytest.mark.rule("b1350-outlaw")
def test_it_is_the_cart_in_which_he_is_now() -> None:
    p = play(as_("outlaw", "2 13 45"), "outlaw Oa", "roll Cr", "dash")
    assert (carts(p), mover(p)) == ("21 3 45", 2)


@pytest.mark.rule("b1350-chicken")
def test_an_extra_action_of_the_outlaw_may_be_a_reroll_of_two_with_chicken() -> None:
    p = as_("outlaw", remedies={1: "chicken-leeches"})
    play(p, "outlaw Oa", "roll Ba", "reroll Ca Ca", "roll Cr Cr")
    assert why_not(p, "play chicken-leeches as chicken") == ""


@pytest.mark.rule("b1350-remedy-time")
def test_the_outlaw_plays_remedies_after_his_last_action_only() -> None:
    p = play(as_("outlaw", remedies={1: "arsenic-leeches"}), "outlaw Oa", "roll Ba")
    assert why_not(p, "play arsenic-leeches as arsenic") == "b1350-remedy-time"


@pytest.mark.rule("b1350-remedy-fresh")
def test_a_remedy_drawn_by_an_extra_action_is_fresh() -> None:
    p = as_("outlaw", remedies={1: "arsenic-leeches"})
    play(p, "outlaw Oa", "roll Ba", "draw", "remedy arsenic-pomander")
    assert why_not(p, "play arsenic-pomander as arsenic") == "b1350-remedy-fresh"


# Serf


@pytest.mark.rule("b1350-serf")
def test_the_serf_adds_a_symptom_to_any_mingle() -> None:
    p = play(as_("serf"), "serf", "symptom 3")
    assert legal(p) == {"add 3 birch", "add 3 cedar", "add 3 oak"}
    play(p, "add 3 cedar")
    assert (piles(p), discards(p)) == ("- 3 -", "")
    assert mover(p) == 2
    assert rules_told(p, "adds") == ["b1350-serf"]


@pytest.mark.rule("b1350-serf")
def test_the_serf_and_leeches_share_a_pile() -> None:
    p = as_("serf", piles={"birch": "4"}, left="", dice=RATS)
    play(p, "serf", "symptom 3", "add 3 birch")
    assert chances(p) == {"symptom 3": 1, "symptom 4": 1}


@pytest.mark.rule("b1350-leeches")
def test_a_serf_with_leeches_adds_by_leeches() -> None:
    p = play(as_("serf", remedies={1: "arsenic-leeches"}), "reroll Ba", "roll Ba")
    play(p, "play arsenic-leeches as leeches", "symptom 2", "symptom 3", "add 3 oak")
    assert rules_told(p, "adds") == ["b1350-leeches"]


# Friar


@pytest.mark.rule("b1350-friar")
def test_the_friar_turns_a_die_to_what_he_likes() -> None:
    p = as_("friar")
    assert ways(p, "friar") == {
        *["friar Ba Br", "friar Ba Ca", "friar Ba Cr", "friar Ba Oa", "friar Ba Or"],
        *["friar Ca Ba", "friar Ca Br", "friar Ca Cr", "friar Ca Oa", "friar Ca Or"],
        *["friar Oa Ba", "friar Oa Br", "friar Oa Ca", "friar Oa Cr", "friar Oa Or"],
    }
    assert why_not(p, "friar Or Ba") == "b1350-dice"
    play(p, "friar Ba Or")
    assert dice(p) == "Ba Ca Ca Oa Oa Or"
    assert mover(p) == 2


@pytest.mark.rule("b1350-locked")
def test_the_friar_cannot_change_a_locked_die() -> None:
    p = as_("friar", dice="Ca Ca Oa Oa", locked="Ba Ba")
    assert why_not(p, "friar Ba Or") == "b1350-locked"
    assert why_not(p, "friar Ca Or") == ""


@pytest.mark.rule("b1350-friar")
def test_what_the_friar_sets_may_make_a_cart_mingle_and_move() -> None:
    p = play(as_("friar", dice="Br Ba Ca Ca Oa Oa", left=""), "friar Ba Br")
    assert "mingle" in told(p)
    p = as_("friar", "1 23 45", at="15 0 0", dice="Ca Ca Ca Oa Oa Oa", left="")
    assert result(play(p, "friar Ca Ba")) == "escape wllll"
