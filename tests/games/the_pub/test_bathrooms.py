"""Alcohol, blackouts and bathrooms."""

from __future__ import annotations

import pytest

from alehouse import CHANCE
from tests.games.the_pub.table import (
    alcohol,
    at,
    dumped,
    heard,
    indigestible,
    kept,
    listening,
    mover,
    play,
    pub,
    seat,
    why_not,
)

HOUSE = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  B─ P─ D─ E┼ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


@pytest.mark.rule("tp-alcohol")
def test_alcohol_stays_between_one_and_six() -> None:
    p = play(pub(HOUSE, at={1: "c3"}, alcohol={1: 2}), "move e", "shake tequila")
    assert alcohol(p, 1) == 5
    p = play(pub(HOUSE, at={1: "c3"}, alcohol={1: 2}), "move e", "shake bloody-mary")
    assert alcohol(p, 1) == 6
    p = play(pub(HOUSE, at={1: "b3"}, alcohol={1: 2}), "bathroom")
    assert alcohol(p, 1) == 1


@pytest.mark.rule("tp-blackout")
def test_more_than_six_is_a_blackout_at_the_start() -> None:
    p = play(pub(HOUSE, at={1: "c3"}, alcohol={1: 3}), "move e", "shake bloody-mary")
    assert at(p, 1) == "a3"
    assert alcohol(p, 1) == 1


@pytest.mark.rule("tp-blackout")
@pytest.mark.rule("tp-marker")
def test_a_blackout_leads_to_the_marked_bathroom() -> None:
    p = play(pub(HOUSE, at={1: "b3"}, alcohol={1: 6}, kept={1: ("birra",)}), "bathroom", "pass", "pass", "pass")
    assert seat(p, 1)["marker"] == "b3"
    assert alcohol(p, 1) == 3
    play(p, "move e", "move e", "shake bloody-mary")
    assert (at(p, 1), alcohol(p, 1)) == ("b3", 1)


@pytest.mark.rule("tp-marker")
def test_the_marker_is_where_the_last_bathroom_was_used() -> None:
    p = play(pub(HOUSE, at={1: "b3"}, marker={2: "b3"}), "bathroom", "move w")
    assert seat(p, 1)["marker"] == "b3"
    # Passing through, or standing there, marks nothing.
    play(p, "bathroom", "pass")
    assert [seat(p, each)["marker"] for each in (1, 2, 3)] == ["b3", "a3", None]


@pytest.mark.rule("tp-blackout-drink")
def test_a_blackout_takes_the_indigestible_drink() -> None:
    p = pub(HOUSE, at={1: "c3"}, alcohol={1: 6}, kept={1: ("birra", "jager")}, indigestible={1: "tequila"})
    play(p, "drink birra")
    assert indigestible(p, 1) is None
    assert dumped(p)["discards"] == {"birra": 1, "tequila": 1}
    # Take-aways stay.
    assert kept(p, 1) == ["jager"]


@pytest.mark.rule("tp-blackout-drink")
def test_a_blackout_takes_the_indigestible_drink_that_caused_it() -> None:
    p = pub(HOUSE, at={1: "c3"}, alcohol={1: 6}, indigestible={1: "latte-di-boucera"})
    play(p, "move e", "shake long-island")
    assert indigestible(p, 1) == "long-island"
    p = play(pub(HOUSE, at={1: "c3"}, alcohol={1: 6}), "move e", "shake long-island")
    assert indigestible(p, 1) is None
    assert dumped(p)["discards"] == {"long-island": 1}


@pytest.mark.rule("tp-blackout-effect")
def test_a_drink_that_knocks_out_does_nothing_more() -> None:
    p = listening(pub(HOUSE, at={1: "c3"}, alcohol={1: 6}, kept={1: ("birra",)}))
    play(p, "drink birra")
    assert at(p, 1) == "a3"
    assert mover(p) == 2
    assert "event-tp-no-effect" in heard(p.news(), 3)


@pytest.mark.rule("tp-blackout-turn")
def test_a_blackout_ends_one_s_own_turn() -> None:
    p = play(pub(HOUSE, at={1: "c3"}, alcohol={1: 6}, kept={1: ("birra",)}), "drink birra")
    assert mover(p) == 2
    assert dumped(p)["actions_left"] == 2


@pytest.mark.rule("tp-blackout-turn")
def test_somebody_else_s_blackout_ends_nothing() -> None:
    p = pub(HOUSE, at={1: "d3", 2: "c3"}, alcohol={2: 6})
    play(p, "move e", "event drinking-mate", "with 2", "shake tequila", "shake acqua")
    assert (at(p, 2), alcohol(p, 2)) == ("a3", 1)
    assert mover(p) == 1
    assert dumped(p)["actions_left"] == 1


@pytest.mark.rule("tp-blackout-turn")
def test_what_has_begun_for_the_others_is_finished() -> None:
    p = pub(HOUSE, at={1: "d3"}, alcohol={1: 6})
    play(p, "move e", "event drinking-mate", "with 3", "shake mojito", "shake jin-lemon")
    # Seat 1 has blacked out over the Jin Lemon and swaps nothing; seat 3 still has a Mojito.
    assert at(p, 1) == "a3"
    assert mover(p) == 3
    play(p, "swap g1 g3")
    assert mover(p) == 2


@pytest.mark.rule("tp-bathroom")
def test_a_bathroom_takes_three_off() -> None:
    p = pub(HOUSE, at={1: "b3", 2: "c3"}, alcohol={1: 6})
    assert why_not(p, "bathroom") == ""
    play(p, "bathroom")
    assert alcohol(p, 1) == 3
    play(p, "pass")
    assert why_not(p, "bathroom") == "tp-bathroom"


@pytest.mark.rule("tp-bathroom-start")
def test_the_start_sobers_completely() -> None:
    p = play(pub(HOUSE, alcohol={1: 6}), "bathroom")
    assert alcohol(p, 1) == 1
    assert seat(p, 1)["marker"] == "a3"
    assert p.to_move != CHANCE
