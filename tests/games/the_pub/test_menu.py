"""The menu: what each of the sixteen drinks does, and when exactly."""

from __future__ import annotations

import pytest

from alehouse import CHANCE, Position
from tests.games.the_pub.table import (
    EMPTY,
    alcohol,
    at,
    chances,
    dumped,
    heard,
    indigestible,
    kept,
    known_exits,
    known_personal,
    legal,
    listening,
    mover,
    play,
    pub,
    seat,
    shown,
    why_not,
    winner,
)

BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ P─ .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""
OPEN_HOUSE = """
    .  .  .  .  .  .  w
    .  .  .  .  .  .  .
    S  P─ D─ P─ D─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  .  .  d
"""


@pytest.mark.rule("tp-drink-acqua")
def test_acqua_sobers_by_two() -> None:
    p = play(pub(BAR, alcohol={1: 5}), "move e", "shake acqua")
    assert alcohol(p, 1) == 3
    p = play(pub(BAR, alcohol={1: 2}), "move e", "shake acqua")
    assert alcohol(p, 1) == 1


@pytest.mark.rule("tp-drink-jin-lemon")
def test_jin_lemon_swaps_personal_exits() -> None:
    p = play(pub(BAR, exits="whd"), "move e", "shake jin-lemon")
    assert legal(p) == {"with 2", "with 3"}
    assert why_not(p, "with 1") == why_not(p, "with 4") == "tp-drink-jin-lemon"
    play(p, "with 3")
    assert alcohol(p, 1) == 3
    assert known_personal(p, 1)[0] == "duct"
    assert known_personal(p, 3)[2] == "window"


@pytest.mark.rule("tp-drink-sex-on-the-beach")
def test_sex_on_the_beach_swaps_personal_exits() -> None:
    p = play(pub(BAR, exits="whd", kept={1: ("sex-on-the-beach",)}), "drink sex-on-the-beach")
    assert why_not(p, "with 1") == "tp-drink-sex-on-the-beach"
    play(p, "with 2")
    assert alcohol(p, 1) == 3
    assert known_personal(p, 1)[0] == "hedge"
    assert known_personal(p, 2)[1] == "window"


@pytest.mark.rule("tp-drink-mojito")
def test_mojito_looks_at_an_exit_in_secret() -> None:
    p = listening(play(pub(BAR), "move e", "shake mojito"))
    p.news()
    play(p, "look g3")
    assert chances(p) == {"exit window": 1, "exit hedge": 1, "exit duct": 1}
    play(p, "exit duct")
    assert known_exits(p, 1) == ["", "duct", ""]
    assert known_exits(p, 2) == ["", "", ""]
    assert shown(p)["exits"][1]["looked"] == [0]
    news = p.news()
    assert heard(news, 1) == ["event-tp-saw"]
    assert heard(news, 2) == ["event-tp-looked"]
    assert news[0].reveals


@pytest.mark.rule("tp-drink-mojito")
def test_mojito_swaps_two_exits() -> None:
    p = play(pub(OPEN_HOUSE, at={1: "b3"}), "move e", "shake mojito")
    # Everything lies face up: there is nothing to look at.
    assert legal(p) == {"swap g1 g3", "swap g1 g5", "swap g3 g5"}
    assert why_not(p, "look g1") == "tp-drink-mojito"
    play(p, "swap g1 g5")
    assert known_exits(p) == ["duct", "hedge", "window"]


@pytest.mark.rule("tp-drink-bloody-mary")
def test_bloody_mary_goes_to_the_nearest_bathroom() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  P─ D─ B─ B─ .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        at={1: "b3"},
    )
    play(p, "move e", "shake bloody-mary")
    assert at(p, 1) == "d3"
    assert alcohol(p, 1) == 5
    assert mover(p) == 1


@pytest.mark.rule("tp-drink-bloody-mary")
def test_bloody_mary_lets_choose_among_equally_near_ones() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  B│ .  .  .  .
        S  P─ D┼ B─ .  .  ?
        .  .  P│ .  .  .  .
        .  .  B┴ .  .  .  ?
        """,
        at={1: "b3"},
    )
    play(p, "move e", "shake bloody-mary")
    assert legal(p) == {"go c2", "go d3"}
    assert why_not(p, "go c5") == "tp-drink-bloody-mary"
    play(p, "go c2")
    assert at(p, 1) == "c2"


@pytest.mark.rule("tp-drink-bloody-mary")
def test_bloody_mary_stays_without_a_bathroom_to_go_to() -> None:
    # The start is a bathroom, but no bathroom tile; no way leads to the one at d4.
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  D─ P─ D─ .  .  ?
        P└ E┐ .  B┐ .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "move e", "shake bloody-mary")
    assert at(p, 1) == "b3"
    assert alcohol(p, 1) == 5


@pytest.mark.rule("tp-drink-birra")
def test_birra_moves_up_to_two_steps() -> None:
    p = play(pub(OPEN_HOUSE, kept={1: ("birra",)}), "drink birra", "move e", "move e")
    assert at(p, 1) == "c3"
    assert p.to_move == CHANCE  # c3 is a drink tile, and the second step was the last.
    assert alcohol(p, 1) == 2


@pytest.mark.rule("tp-drink-vodkabull")
def test_vodkabull_moves_up_to_three_steps() -> None:
    p = play(pub(OPEN_HOUSE, kept={1: ("vodkabull",)}), "drink vodkabull", "move e", "move e", "move e")
    assert at(p, 1) == "d3"
    assert alcohol(p, 1) == 3
    assert dumped(p)["actions_left"] == 1
    assert "stop" not in legal(p)


@pytest.mark.rule("tp-drink-negroeni")
def test_negroeni_lays_one_of_three_tiles() -> None:
    p = play(pub(BAR, kept={1: ("negroeni",)}), "drink negroeni", "tile drink-tee", "tile pub-tee")
    assert chances(p)["tile drink-tee"] == 4
    play(p, "tile event-bend")
    assert legal(p) == {"choose drink-tee", "choose pub-tee", "choose event-bend"}
    assert why_not(p, "choose drink-bend") == "tp-drink-negroeni"
    play(p, "choose pub-tee", "place d3 nsw")
    assert dumped(p)["tiles"]["d3"] == {"kind": "pub", "ways": "nsw"}
    assert dumped(p)["box"]["drink-tee"] == 5
    assert dumped(p)["box"]["event-bend"] == 1
    assert dumped(p)["box"]["pub-tee"] == 1
    assert dumped(p)["drawn"] == []


@pytest.mark.rule("tp-drink-negroeni")
def test_negroeni_draws_what_is_left() -> None:
    p = play(pub(BAR, kept={1: ("negroeni",)}, box=("pub-tee", "drink-bend")), "drink negroeni", "tile pub-tee")
    assert legal(p) == {"choose pub-tee", "choose drink-bend"}
    p = play(pub(BAR, kept={1: ("negroeni",)}, box=()), "drink negroeni")
    assert alcohol(p, 1) == 3
    assert mover(p) == 1


@pytest.mark.rule("tp-drink-froccs-spritz")
def test_froccs_spritz_protects_the_indigestible_drink() -> None:
    p = pub(BAR, kept={1: ("froccs-spritz",)}, alcohol={1: 6}, indigestible={1: "tequila"}, at={1: "c3"})
    play(p, "drink froccs-spritz")
    assert at(p, 1) == "a3"
    assert indigestible(p, 1) == "tequila"


@pytest.mark.rule("tp-drink-froccs-spritz")
def test_froccs_spritz_protects_from_its_own_blackout_only() -> None:
    p = pub(BAR, kept={1: ("froccs-spritz", "birra")}, alcohol={1: 6}, indigestible={1: "tequila"})
    play(p, "drink birra")
    assert indigestible(p, 1) is None
    assert kept(p, 1) == ["froccs-spritz"]


@pytest.mark.rule("tp-drink-jager")
def test_jager_steps_across_a_corner() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        P│ .  .  .  .  .  .
        S  D─ .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        at={1: "a2"},
        kept={1: ("jager",)},
    )
    play(p, "drink jager")
    assert legal(p) == {"move se", "stop"}
    assert why_not(p, "move s") == why_not(p, "move ne") == "tp-drink-jager"
    play(p, "move se")
    assert at(p, 1) == "b3"
    # Where it ends counts: b3 is a drink tile.
    assert p.to_move == CHANCE


@pytest.mark.rule("tp-drink-jager")
def test_jager_does_not_lead_onto_a_face_down_exit() -> None:
    corner = """
        .  .  .  .  .  .  ?
        .  .  .  .  P┌ D┐ .
        S  P─ D─ D─ E┘ .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
    """
    p = play(pub(corner, at={1: "f2"}, kept={1: ("jager",)}), "drink jager")
    assert legal(p) == {"move sw", "stop"}
    assert why_not(p, "move se") == why_not(p, "move ne") == "tp-drink-jager"


@pytest.mark.rule("tp-drink-jager")
def test_jager_with_nowhere_to_go() -> None:
    p = play(pub(EMPTY, kept={1: ("jager",)}), "drink jager")
    assert mover(p) == 1
    assert "stop" not in legal(p)


@pytest.mark.rule("tp-drink-latte-di-boucera")
def test_latte_takes_the_alcohol_out_of_the_next_drink() -> None:
    p = play(pub(BAR), "move e", "shake latte-di-boucera")
    assert alcohol(p, 1) == 2
    play(p, "move w", "pass", "pass", "move e", "shake mojito")
    assert alcohol(p, 1) == 2
    assert indigestible(p, 1) is None
    assert dumped(p)["discards"] == {"latte-di-boucera": 1}
    play(p, "swap g1 g3")
    assert dumped(p)["discards"] == {"mojito": 1, "latte-di-boucera": 1}


@pytest.mark.rule("tp-drink-latte-di-boucera")
def test_latte_works_for_any_kind_of_drink() -> None:
    p = play(pub(BAR, indigestible={1: "latte-di-boucera"}), "move e", "shake long-island")
    assert alcohol(p, 1) == 1
    assert indigestible(p, 1) == "long-island"
    p = play(pub(BAR, indigestible={1: "latte-di-boucera"}, kept={1: ("froccs-spritz",)}), "drink froccs-spritz")
    assert alcohol(p, 1) == 1
    assert indigestible(p, 1) is None


@pytest.mark.rule("tp-drink-moskow-mule")
def test_moskow_mule_takes_one_off_every_drink() -> None:
    p = play(pub(BAR, kept={1: ("birra", "sex-on-the-beach")}), "move e", "shake moskow-mule")
    assert alcohol(p, 1) == 3
    play(p, "drink sex-on-the-beach", "with 2")
    assert alcohol(p, 1) == 4
    play(p, "pass", "pass", "drink birra", "stop")
    assert alcohol(p, 1) == 4
    assert indigestible(p, 1) == "moskow-mule"


@pytest.mark.rule("tp-drink-tequila")
def test_tequila_makes_every_bathroom_a_good_one() -> None:
    p = pub(OPEN_HOUSE, at={1: "f3"}, indigestible={1: "tequila"}, alcohol={1: 6})
    play(p, "bathroom")
    assert alcohol(p, 1) == 1


@pytest.mark.rule("tp-drink-black-russan")
def test_black_russan_lengthens_moves() -> None:
    p = play(pub(OPEN_HOUSE, indigestible={1: "black-russan"}), "move e")
    assert at(p, 1) == "b3"
    assert legal(p) == {"move w", "move e"}
    assert why_not(p, "stop") == "tp-drink-black-russan"
    assert why_not(p, "move n") == "tp-step"
    play(p, "move w")
    assert (at(p, 1), mover(p), dumped(p)["actions_left"]) == ("a3", 1, 1)


@pytest.mark.rule("tp-drink-black-russan")
@pytest.mark.parametrize(("drink", "farthest"), [("birra", "d3"), ("vodkabull", "e3")])
def test_black_russan_lengthens_moves_by_drinks(drink: str, farthest: str) -> None:
    p = play(pub(OPEN_HOUSE, indigestible={1: "black-russan"}, kept={1: (drink,)}), f"drink {drink}")
    # Who takes no step has not moved.
    assert "stop" in legal(p)
    play(p, "move e")
    assert why_not(p, "stop") == "tp-drink-black-russan"
    play(p, "move e")
    # That was one step, and one more: from here on everybody is free.
    assert "stop" in legal(p)
    while at(p, 1) != farthest:
        play(p, "move e")
    assert "walk" not in str(dumped(p)["stack"])


@pytest.mark.rule("tp-drink-black-russan")
def test_with_the_black_russan_a_move_into_a_dead_end_leads_back() -> None:
    dead_end = """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  D─ P─ .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
    """
    p = play(pub(dead_end, at={1: "b3"}, indigestible={1: "black-russan"}), "move e")
    # There was nothing to choose, and the drink tile where the move began is where it ends.
    assert at(p, 1) == "b3"
    assert "shake acqua" in chances(p)


@pytest.mark.rule("tp-drink-black-russan")
def test_who_stops_with_the_black_russan_draws_only_there() -> None:
    p = play(pub(OPEN_HOUSE, indigestible={1: "black-russan"}, kept={1: ("birra",)}), "drink birra")
    play(p, "move e", "move e", "stop")
    assert at(p, 1) == "c3"
    assert "shake acqua" in chances(p)


@pytest.mark.rule("tp-own-exit")
def test_the_black_russan_carries_nobody_past_their_own_exit() -> None:
    p = play(pub(OPEN_HOUSE, exits="hwd", at={1: "f3"}, indigestible={1: "black-russan"}), "move e")
    assert (winner(p), at(p, 1)) == (1, "g3")
    # Another exit is an ordinary space: the step is still to be taken.
    p = play(pub(OPEN_HOUSE, exits="whd", at={1: "f3"}, indigestible={1: "black-russan"}), "move e")
    assert (winner(p), at(p, 1)) == (None, "f3")


@pytest.mark.rule("tp-drink-long-island")
def test_long_island_opens_every_exit() -> None:
    p = play(pub(OPEN_HOUSE, exits="whd", at={1: "f3"}, indigestible={1: "long-island"}), "move e")
    assert winner(p) == 1
    p = play(pub(OPEN_HOUSE, exits="whd", at={1: "f3"}), "move e")
    assert winner(p) is None


@pytest.mark.rule("tp-drink-long-island")
def test_long_island_wins_for_whoever_stands_on_an_exit_already() -> None:
    # An event brings the drink to seat 2, who waits at the hedge with the wrong personal exit.
    house = OPEN_HOUSE.replace("S  P─ D─ P─ D─ B─", "S  P─ D─ E─ D─ B─")
    p = pub(house, exits="wwd", at={1: "c3", 2: "g3"})
    play(p, "move e", "event drinking-mate", "with 2", "shake long-island")
    assert winner(p) is None
    play(p, "shake acqua")
    assert winner(p) == 2


@pytest.mark.rule("tp-drink-assenzio")
def test_assenzio_leads_straight_to_the_blackout_and_stays() -> None:
    p = pub(OPEN_HOUSE, at={1: "d3"}, indigestible={1: "tequila"}, alcohol={1: 2})
    play(p, "move w", "shake assenzio")
    assert at(p, 1) == "a3"
    assert alcohol(p, 1) == 1
    assert indigestible(p, 1) == "assenzio"
    assert dumped(p)["discards"] == {"tequila": 1}
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-assenzio")
@pytest.mark.parametrize(("choice", "space"), [("stay", "d3"), ("back", "f3")])
def test_assenzio_lets_choose_at_the_next_blackout(choice: str, space: str) -> None:
    p = pub(
        OPEN_HOUSE,
        at={1: "d3"},
        indigestible={1: "assenzio"},
        alcohol={1: 6},
        kept={1: ("birra",)},
        marker={1: "f3"},
    )
    play(p, "drink birra")
    assert legal(p) == {"stay", "back"}
    play(p, choice)
    assert at(p, 1) == space
    assert alcohol(p, 1) == 1
    assert indigestible(p, 1) is None
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-assenzio")
def test_assenzio_and_froccs_spritz_together() -> None:
    def blacked_out() -> Position:
        p = pub(
            OPEN_HOUSE,
            at={1: "d3"},
            indigestible={1: "assenzio"},
            alcohol={1: 6},
            kept={1: ("froccs-spritz",)},
        )
        return play(p, "drink froccs-spritz")

    assert indigestible(play(blacked_out(), "back"), 1) == "assenzio"
    assert indigestible(play(blacked_out(), "stay"), 1) is None


# One drink under another


@pytest.mark.rule("tp-drink-latte-di-boucera")
def test_latte_is_spent_by_a_drink_without_alcohol_too() -> None:
    p = play(pub(BAR, indigestible={1: "latte-di-boucera"}, alcohol={1: 4}), "move e", "shake acqua")
    assert alcohol(p, 1) == 2
    assert indigestible(p, 1) is None


@pytest.mark.rule("tp-drink-latte-di-boucera")
def test_latte_saves_from_a_blackout_once() -> None:
    p = pub(BAR, at={1: "c3"}, indigestible={1: "latte-di-boucera"}, alcohol={1: 6}, kept={1: ("birra", "birra")})
    play(p, "drink birra", "stop")
    assert (at(p, 1), alcohol(p, 1)) == ("c3", 6)
    play(p, "drink birra")
    assert (at(p, 1), alcohol(p, 1)) == ("a3", 1)


@pytest.mark.rule("tp-drink-latte-di-boucera")
@pytest.mark.rule("tp-drink-froccs-spritz")
def test_latte_is_spent_by_a_froccs_spritz() -> None:
    p = pub(BAR, at={1: "c3"}, indigestible={1: "latte-di-boucera"}, alcohol={1: 6}, kept={1: ("froccs-spritz",)})
    play(p, "drink froccs-spritz")
    # No blackout, so there was nothing to protect from.
    assert (at(p, 1), indigestible(p, 1)) == ("c3", None)


@pytest.mark.rule("tp-drink-latte-di-boucera")
@pytest.mark.rule("tp-drink-assenzio")
def test_latte_does_not_help_against_an_assenzio() -> None:
    p = play(pub(BAR, indigestible={1: "latte-di-boucera"}), "move e", "shake assenzio")
    assert at(p, 1) == "a3"
    assert indigestible(p, 1) == "assenzio"
    assert dumped(p)["discards"] == {"latte-di-boucera": 1}
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-moskow-mule")
def test_moskow_mule_never_takes_alcohol_away() -> None:
    p = pub(BAR, at={1: "c3"}, indigestible={1: "moskow-mule"}, alcohol={1: 6}, kept={1: ("froccs-spritz",)})
    play(p, "drink froccs-spritz")
    assert (at(p, 1), alcohol(p, 1)) == ("c3", 6)
    p = play(pub(BAR, indigestible={1: "moskow-mule"}, alcohol={1: 4}), "move e", "shake acqua")
    assert alcohol(p, 1) == 2
    assert indigestible(p, 1) == "moskow-mule"


@pytest.mark.rule("tp-drink-moskow-mule")
def test_moskow_mule_is_lost_in_a_blackout() -> None:
    p = pub(BAR, indigestible={1: "moskow-mule"}, alcohol={1: 6}, kept={1: ("sex-on-the-beach",)})
    play(p, "drink sex-on-the-beach")
    assert (alcohol(p, 1), indigestible(p, 1)) == (1, None)
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-assenzio")
@pytest.mark.rule("tp-blackout-drink")
@pytest.mark.parametrize(("choice", "space"), [("stay", "b3"), ("back", "a3")])
def test_assenzio_helps_in_the_blackout_of_the_drink_that_would_replace_it(choice: str, space: str) -> None:
    p = play(pub(BAR, indigestible={1: "assenzio"}, alcohol={1: 4}), "move e", "shake tequila")
    assert legal(p) == {"stay", "back"}
    play(p, choice)
    assert (at(p, 1), alcohol(p, 1), indigestible(p, 1)) == (space, 1, None)
    assert dumped(p)["discards"] == {"tequila": 1, "assenzio": 1}
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-assenzio")
def test_assenzio_is_spent_where_there_is_nothing_to_choose() -> None:
    p = pub(BAR, indigestible={1: "assenzio"}, alcohol={1: 6}, kept={1: ("birra",)})
    play(p, "drink birra")
    assert (at(p, 1), indigestible(p, 1)) == ("a3", None)
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-assenzio")
@pytest.mark.rule("tp-blackout-turn")
def test_assenzio_on_somebody_else_s_turn() -> None:
    house = OPEN_HOUSE.replace("S  P─ D─ P─", "S  P─ E─ P─")
    p = pub(house, at={1: "b3", 2: "d3"}, marker={2: "f3"})
    play(p, "move e", "event drinking-mate", "with 2", "shake assenzio", "shake acqua")
    assert (at(p, 2), indigestible(p, 2)) == ("f3", "assenzio")
    assert mover(p) == 1
    assert dumped(p)["actions_left"] == 1


@pytest.mark.rule("tp-drink-tequila")
def test_tequila_is_not_used_up_by_a_bathroom() -> None:
    p = play(pub(OPEN_HOUSE, at={1: "f3"}, indigestible={1: "tequila"}, alcohol={1: 6}), "bathroom")
    assert indigestible(p, 1) == "tequila"
    assert seat(p, 1)["marker"] == "f3"


@pytest.mark.rule("tp-drink-jager")
@pytest.mark.rule("tp-drink-black-russan")
def test_black_russan_does_not_lengthen_a_jager() -> None:
    house = OPEN_HOUSE.replace(".  .  .  .  .  .  .\n    S", ".  .  B├ .  .  .  .\n    S").replace("D─ P─", "D┴ P─")
    p = pub(house, at={1: "b3"}, indigestible={1: "black-russan"}, kept={1: ("jager",)})
    play(p, "drink jager", "move ne")
    assert at(p, 1) == "c2"
    assert "stop" not in legal(p)


@pytest.mark.rule("tp-drink-jager")
@pytest.mark.rule("tp-own-exit")
def test_jager_may_lead_out() -> None:
    house = """
        .  .  .  .  .  .  w
        .  .  .  .  .  P┌ .
        S  P─ D─ P─ D─ B┴ h
        .  .  .  .  .  .  .
        .  .  .  .  .  .  d
    """
    p = pub(house, exits="whd", at={1: "f2"}, kept={1: ("jager",)})
    play(p, "drink jager")
    assert legal(p) == {"move ne", "move se", "move sw", "stop"}
    assert winner(play(p, "move ne")) == 1


@pytest.mark.rule("tp-drink-bloody-mary")
def test_bloody_mary_at_a_bathroom_leads_nowhere() -> None:
    house = OPEN_HOUSE.replace("S  P─ D─ P─", "S  P─ E─ P─")
    p = pub(house, at={1: "b3", 2: "f3"})
    play(p, "move e", "event drinking-mate", "with 2", "shake bloody-mary", "shake acqua")
    assert (at(p, 2), alcohol(p, 2)) == ("f3", 5)
    assert mover(p) == 1


@pytest.mark.rule("tp-drink-negroeni")
def test_negroeni_draws_only_tiles_that_fit() -> None:
    # The only gap has ways on three sides.
    p = pub(
        """
        .  .  .  .  .  .  ?
        P┌ D┐ .  .  .  .  .
        S  .  .  .  .  .  ?
        E└ D┘ .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        kept={1: ("negroeni",)},
        box=("drink-straight", "bathroom-tee", "pub-tee", "pub-bend", "event-crossing"),
    )
    play(p, "drink negroeni")
    assert chances(p) == {"tile bathroom-tee": 1, "tile event-crossing": 1, "tile pub-tee": 1}
