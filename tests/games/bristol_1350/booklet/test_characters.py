"""The nine characters and their special actions."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.games.bristol_1350.bristol import Bristol
from alehouse.games.bristol_1350.counts import size
from tests.games.bristol_1350.booklet.road import (
    CALM,
    chances,
    dice,
    discards,
    fresh,
    hand,
    heard,
    idle,
    ids,
    infected,
    legal,
    locked,
    mover,
    piles,
    play,
    remedies,
    remedy_discards,
    result,
    road,
    seats,
    view,
    why_not,
)

OTHERS = "chandler mason knight barmaid sheriff countess outlaw serf friar"


def as_(character: str, carts: str = "12 3 45", **how: Any) -> Bristol:
    """It is seat 1's turn, who plays this character and began the round."""
    rest = [name for name in OTHERS.split() if name != character]
    return road(carts, first=1, characters=" ".join([character, *rest]), **how)


@pytest.mark.rule("b1350-specials")
def test_a_special_action_takes_the_place_of_the_action() -> None:
    p = play(as_("friar"), "friar Ba Or")
    assert mover(p) == 2
    assert why_not(as_("friar"), "serf") == "b1350-specials"
    assert why_not(as_("friar"), "chandler") == "b1350-specials"
    p = as_("serf")
    assert {"serf", "draw", "push 1", "reroll Ba"} <= legal(p)


@pytest.mark.rule("b1350-specials")
def test_without_the_option_nobody_has_one() -> None:
    p = road("12 3 45")
    assert why_not(p, "serf") == why_not(p, "friar Ba Or") == "b1350-specials"
    assert list(fresh(5).character) == [-1] * 5


@pytest.mark.rule("b1350-specials")
def test_remedies_may_follow_a_special_action() -> None:
    p = play(as_("friar", remedies={1: "arsenic-leeches"}), "friar Ba Or")
    assert "play arsenic-leeches as arsenic" in legal(p)
    assert why_not(p, "friar Ba Or") == "b1350-turn"


@pytest.mark.rule("b1350-chandler")
def test_the_chandler_keeps_two_of_three() -> None:
    p = play(as_("chandler", symptoms={1: "23"}), "chandler", "symptom 4")
    assert infected(p) == ""
    assert legal(p) == {"keep 2 3", "keep 2 4", "keep 3 4"}
    play(p, "keep 2 3")
    assert (hand(p, 1), infected(p), discards(p)) == ("23", "", "4")
    p = play(as_("chandler", symptoms={1: "23"}), "chandler", "symptom 4", "keep 2 4")
    assert infected(p) == "1"


@pytest.mark.rule("b1350-mason")
def test_the_mason_rolls_one_die_again_and_then_locks_one_any_one() -> None:
    p = as_("mason", dice="Ba Ba Ca Ca Oa Oa")
    play(p, "mason Ba")
    assert sum(chances(p).values()) == 6
    play(p, "roll Or")
    assert legal(p) == {"lock Ba", "lock Ca", "lock Oa", "lock Or"}
    play(p, "lock Ca")
    assert (dice(p), locked(p)) == ("Ba Ca Oa Oa Or", "Ca")
    assert mover(p) == 2


@pytest.mark.rule("b1350-mason")
def test_the_mason_needs_a_die_that_is_not_locked() -> None:
    assert why_not(as_("mason", dice="Oa", locked="Ba Ba Ca Ca Oa"), "mason Ba") == "b1350-locked"
    p = play(as_("mason", dice="Oa", locked="Ba Ba Ca Ca Oa"), "mason Oa", "roll Br", "lock Br")
    assert (dice(p), locked(p)) == ("", "Ba Ba Br Ca Ca Oa")


@pytest.mark.rule("b1350-chicken")
@pytest.mark.parametrize(("character", "texts"), [("mason", ("roll Or", "lock Or")), ("outlaw", ("roll Or",))])
def test_one_die_of_a_special_action_feeds_no_chicken(character: str, texts: tuple[str, ...]) -> None:
    p = play(as_(character, remedies={1: "chicken-leeches"}), f"{character} Ba", *texts)
    assert why_not(p, "play chicken-leeches as chicken") == "b1350-chicken"


@pytest.mark.rule("b1350-knight")
def test_the_knight_moves_any_pawn_to_the_front_of_its_own_cart() -> None:
    p = play(as_("knight", carts="12 345 6"), "knight 5")
    assert seats(p) == "12 534 6"
    assert seats(play(as_("knight", carts="21 345 6"), "knight 1")) == "12 345 6"
    assert why_not(as_("knight", carts="12 345 6"), "knight 3") == "b1350-knight"
    assert why_not(as_("knight", carts="12 34 6", players=6), "knight 5") == "b1350-knight"


@pytest.mark.rule("b1350-knight")
def test_no_whip_stops_the_knight() -> None:
    p = as_("knight", carts="21 345 6", remedies={2: "arsenic-whip", 3: "chicken-whip"})
    play(p, "knight 1")
    assert seats(p) == "12 345 6"
    assert mover(p) == 2
    assert "no whip" not in legal(p)
    # As an elbow the same move could be stopped.
    p = play(as_("knight", carts="21 345 6", remedies={2: "arsenic-whip"}), "elbow", "play arsenic-whip as whip")
    assert seats(p) == "21 345 6"


@pytest.mark.rule("b1350-knight")
def test_the_knight_moves_ghosts_as_well() -> None:
    p = road("12 34 -", players=2, characters="knight serf", first=1)
    assert seats(play(p, "knight 4")) == "12 43 -"


@pytest.mark.rule("b1350-barmaid")
def test_the_barmaid_looks_at_the_top_of_the_discards() -> None:
    p = as_("barmaid", left="1", symptoms={1: "23"}, remedies={1: "leeches-pomander"})
    # Nothing has been discarded yet.
    assert why_not(p, "barmaid") == "b1350-barmaid"
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as leeches", "symptom 1", "symptom 4", "add 1 oak")
    assert why_not(p, "barmaid") == ""
    play(p, "barmaid")
    assert (view(p, 1).notes[-1].what, view(p, 1).notes[-1].got) == ("discard", [4])
    assert discards(p) == "4"


@pytest.mark.rule("b1350-barmaid")
def test_the_barmaid_learns_what_others_have_discarded() -> None:
    p = road(
        "1 23 45",
        left="1",
        first=1,
        characters="barmaid serf mason friar knight",
        turn=2,
        dice="Ba Ba Ca Ca Oa Oa",
        symptoms={2: "12"},
        remedies={2: "leeches-pomander"},
    )
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as leeches", "symptom 3", "symptom 4", "add 3 oak")
    p.listen()
    play(p, "barmaid")
    assert view(p, 1).notes[-1].got == [4]
    assert view(p, 2).notes[-1].what == "leeches"
    assert "looks-discard" in ids(heard(p, 2))
    assert discards(p) == "4"


@pytest.mark.rule("b1350-barmaid")
def test_of_two_cards_discarded_together_either_may_lie_on_top_but_it_stays_there() -> None:
    p = road(
        "1 23 45",
        left="11",
        first=1,
        characters="barmaid serf mason friar knight",
        turn=2,
        symptoms={2: "12"},
        remedies={2: "leeches-pomander"},
    )
    play(p, "reroll Ba", "roll Ba", "play leeches-pomander as pomander", "symptom 3", "symptom 4", "keep 1 2")
    play(p, "barmaid")
    assert chances(p) == {"symptom 3": 1, "symptom 4": 1}
    play(p, "symptom 3")
    # Nothing has been discarded since: she finds the same card.
    play(p, "barmaid")
    assert [note.got for note in view(p, 1).notes if note.what == "discard"] == [[3], [3]]


@pytest.mark.rule("b1350-sheriff")
def test_the_sheriff_looks_at_a_symptom_of_a_player_in_another_cart() -> None:
    p = as_("sheriff", symptoms={3: "13", 4: "22"})
    assert {text for text in legal(p) if text.startswith("sheriff")} == {"sheriff 3", "sheriff 4", "sheriff 5"}
    assert why_not(p, "sheriff 2") == why_not(p, "sheriff 1") == "b1350-sheriff"
    play(p, "sheriff 3")
    assert chances(p) == {"symptom 1": 1, "symptom 3": 1}
    play(p, "symptom 3")
    note = view(p, 1).notes[-1]
    assert (note.what, note.pawns, note.got) == ("player", [2], [3])
    assert view(p, 2).notes == view(p, 3).notes == []


@pytest.mark.rule("b1350-sheriff")
def test_cards_may_be_shuffled_between_two_looks_of_the_sheriff() -> None:
    p = as_("sheriff", symptoms={3: "13"}, left="1")
    play(p, "sheriff 3", "symptom 3", "sheriff 3")
    assert chances(p) == {"symptom 1": 1, "symptom 3": 1}


@pytest.mark.rule("b1350-sheriff")
def test_the_sheriff_does_not_look_at_the_dead() -> None:
    assert why_not(as_("sheriff", carts="12 3 4", players=5), "sheriff 5") == "b1350-sheriff"


@pytest.mark.rule("b1350-countess")
def test_the_countess_draws_two_remedies_and_keeps_one() -> None:
    p = as_("countess", remedies={1: "arsenic-pomander"})
    play(p, "countess", "remedy chicken-whip", "remedy leeches-whip")
    assert legal(p) == {"take chicken-whip", "take leeches-whip"}
    assert why_not(p, "take arsenic-pomander") == "b1350-countess"
    play(p, "take leeches-whip")
    assert (remedies(p, 1), remedy_discards(p)) == ("arsenic-pomander leeches-whip", "chicken-whip")
    # The old one may be played now, the new one may not.
    assert why_not(p, "play leeches-whip as leeches") == "b1350-remedy-fresh"
    assert why_not(p, "play arsenic-pomander as arsenic") == ""


@pytest.mark.rule("b1350-countess")
def test_the_countess_may_have_two_but_not_three_in_hand() -> None:
    p = as_("countess", remedies={1: "arsenic-pomander arsenic-leeches"})
    play(p, "countess", "remedy chicken-whip", "remedy leeches-whip", "take chicken-whip")
    assert p.remedies.sizes[0] == 3
    full = as_("countess", remedies={1: "arsenic-pomander arsenic-leeches arsenic-whip"})
    assert why_not(full, "countess") == "b1350-hand-limit"


@pytest.mark.rule("b1350-remedy-deck")
def test_the_countess_draws_across_a_reshuffle() -> None:
    p = as_("countess", remedy_deck="chicken-whip")
    play(p, "countess")
    assert sum(chances(p).values()) == 26
    play(p, "remedy leeches-whip", "take chicken-whip")
    assert (size(p.remedies.deck), remedy_discards(p)) == (25, "leeches-whip")


@pytest.mark.rule("b1350-outlaw")
@pytest.mark.parametrize(("roll", "again"), [("Ba", True), ("Br", True), ("Ca", False), ("Or", False)])
def test_the_outlaw_acts_again_if_the_die_shows_his_cart(roll: str, again: bool) -> None:
    p = play(as_("outlaw"), "outlaw Oa", f"roll {roll}")
    assert mover(p) == (1 if again else 2)
    if again:
        assert {"draw", "push 1", "reroll Ba", "outlaw Ba"} <= legal(p)
        play(p, "draw", "remedy chicken-whip")
        assert mover(p) == 2


@pytest.mark.rule("b1350-outlaw")
def test_the_outlaw_may_try_his_luck_as_often_as_it_lasts() -> None:
    p = as_("outlaw")
    for _ in range(5):
        play(p, "outlaw Ba", "roll Br", "outlaw Br", "roll Ba")
        assert mover(p) == 1
    play(p, "outlaw Ba", "roll Oa")
    assert mover(p) == 2


@pytest.mark.rule("b1350-outlaw")
def test_it_is_the_cart_in_which_he_is_now() -> None:
    p = as_("outlaw", carts="2 13 45", turn=1)
    play(p, "outlaw Oa", "roll Cr", "dash", "no whip")
    assert mover(p) == 2
    assert seats(p) == "21 3 45"


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
def test_two_remedies_drawn_in_one_turn_of_the_outlaw_are_both_fresh() -> None:
    p = as_("outlaw", remedies={1: "arsenic-leeches"})
    play(p, "outlaw Oa", "roll Ba", "draw", "remedy arsenic-pomander")
    assert why_not(p, "play arsenic-pomander as arsenic") == "b1350-remedy-fresh"


@pytest.mark.rule("b1350-serf")
def test_the_serf_adds_a_symptom_to_any_mingle() -> None:
    p = play(as_("serf"), "serf", "symptom 3")
    assert legal(p) == {"add 3 birch", "add 3 cedar", "add 3 oak"}
    play(p, "add 3 cedar")
    assert piles(p) == [[], [3], []]
    assert discards(p) == ""
    assert mover(p) == 2


@pytest.mark.rule("b1350-serf")
def test_the_serf_and_leeches_share_a_pile() -> None:
    p = as_("serf", piles={"birch": "4"}, left="", dice="Br Br Ca Ca Oa Oa")
    play(p, "serf", "symptom 3", "add 3 birch")
    assert chances(p) == {"symptom 3": 1, "symptom 4": 1}


@pytest.mark.rule("b1350-friar")
def test_the_friar_turns_a_die_to_what_he_likes() -> None:
    p = as_("friar", dice="Ba Ba Ca Ca Oa Oa")
    wishes = {text for text in legal(p) if text.startswith("friar Ba")}
    assert wishes == {"friar Ba Br", "friar Ba Ca", "friar Ba Cr", "friar Ba Oa", "friar Ba Or"}
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
    p = as_("friar", dice="Br Ba Ca Ca Oa Oa", left="")
    play(p, "friar Ba Br")
    assert mover(p) == "chance"
    assert len(chances(p)) < 10
    p = as_("friar", carts="1 23 45", at="15 0 0", dice="Ca Ca Ca Oa Oa Oa", left="")
    assert result(play(p, "friar Ca Ba")) == "escape wllll"


@pytest.mark.rule("b1350-ghosts")
def test_ghosts_have_no_special_action() -> None:
    p = road("1 2 34", players=2, characters="serf friar", turn=2, left="3", first=2)
    idle(p)
    assert mover(p) == "chance"
    assert set(chances(p)) == {f"roll {code}" for code in ("Ba", "Br", "Ca", "Cr", "Oa", "Or")}
    assert CALM.count("Ba") == dice(p).count("Ba") + 1
