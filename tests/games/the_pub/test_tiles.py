"""Drawing and laying tiles, and the exits that are turned up by them."""

from __future__ import annotations

import pytest

from alehouse import CHANCE
from tests.games.the_pub.table import (
    EMPTY,
    chances,
    dumped,
    heard,
    known_exits,
    legal,
    listening,
    mover,
    play,
    pub,
    turned_up,
    why_not,
)

CORRIDOR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  P─ B─ .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


@pytest.mark.rule("tp-draw")
def test_a_tile_is_drawn_at_random_and_laid() -> None:
    p = play(pub(), "draw")
    assert p.to_move == CHANCE
    assert chances(p)["tile drink-tee"] == 5
    assert sum(chances(p).values()) == 34
    play(p, "tile pub-straight")
    assert mover(p) == 1
    assert legal(p) == {"place a2 ns", "place b3 ew", "place a4 ns"}
    play(p, "place b3 ew")
    assert dumped(p)["tiles"] == {"b3": {"kind": "pub", "ways": "ew"}}
    assert dumped(p)["box"]["pub-straight"] == 1
    assert dumped(p)["actions_left"] == 1


@pytest.mark.rule("tp-draw-again")
def test_tiles_that_fit_nowhere_are_not_kept() -> None:
    p = pub(EMPTY, box=("drink-bend", "drink-straight"))
    assert set(chances(play(p, "draw"))) == {"tile drink-bend", "tile drink-straight"}
    # The only gap has ways on three sides: just a tee or a crossing fits.
    p = pub(
        """
        .  .  .  .  .  .  ?
        P┌ D┐ .  .  .  .  .
        S  .  .  .  .  .  ?
        E└ D┘ .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        box=("drink-straight", "bathroom-tee", "pub-straight"),
    )
    assert legal(p) >= {"draw"}
    play(p, "draw")
    # Only one kind of tile fits, so nothing is left to chance.
    assert mover(p) == 1
    assert legal(p) == {"place b3 nsw"}


@pytest.mark.rule("tp-draw-again")
def test_nobody_draws_when_nothing_fits() -> None:
    p = pub(CORRIDOR, box=())
    assert why_not(p, "draw") == "tp-draw-again"
    assert "draw" not in legal(p)


@pytest.mark.rule("tp-place-turned")
def test_a_tile_is_turned_but_stays_what_it_is() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-bend")
    assert why_not(p, "place d3 ew") == "tp-place-turned"
    assert why_not(p, "place d3 nw") == why_not(p, "place d3 sw") == ""


def test_turns_that_make_no_difference_are_offered_once() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-crossing")
    assert legal(p) == {"place a2 nesw", "place a4 nesw", "place d3 nesw"}


@pytest.mark.rule("tp-place-free")
def test_a_space_holds_one_tile() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-straight")
    assert why_not(p, "place b3 ew") == "tp-place-free"


@pytest.mark.rule("tp-place-touch")
def test_a_tile_touches_another() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-straight")
    assert why_not(p, "place e3 ew") == "tp-place-touch"
    # A face-down exit alone is not enough.
    assert why_not(p, "place f3 ew") == "tp-place-touch"
    assert why_not(p, "place g2 ns") == "tp-place-touch"


@pytest.mark.rule("tp-place-touch")
def test_exits_face_up_can_be_built_from() -> None:
    p = pub(
        """
        .  .  .  .  .  .  w
        .  .  .  .  .  .  .
        S  P─ D─ P─ D─ B─ h
        .  .  .  .  .  .  .
        .  .  .  .  .  .  d
        """
    )
    play(p, "draw", "tile drink-bend")
    assert {"place f1 es", "place f1 ne", "place f5 es", "place f5 ne"} <= legal(p)
    # Between two exits a way must lead through.
    assert why_not(p, "place g2 nw") == "tp-place-edges"


@pytest.mark.rule("tp-place-edges")
def test_ways_meet_ways_and_walls_meet_walls() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-tee")
    # b2 lies beside the wall of b3 and beside nothing else.
    assert why_not(p, "place b2 new") == "tp-place-join"
    assert why_not(p, "place b2 nes") == "tp-place-edges"
    assert why_not(p, "place d3 nes") == "tp-place-edges"
    assert why_not(p, "place d3 nsw") == ""


@pytest.mark.rule("tp-place-edges")
def test_every_touching_edge_counts() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        P┌ D┐ .  .  .  .  .
        S  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "draw", "tile drink-straight")
    # At b3 ways come in from the north and from the west.
    assert why_not(p, "place b3 ns") == why_not(p, "place b3 ew") == "tp-place-edges"
    p = play(p, "place a4 ns", "draw", "tile drink-tee")
    assert legal(p) >= {"place b3 new", "place b3 nsw"}
    assert why_not(p, "place b3 nes") == why_not(p, "place b3 esw") == "tp-place-edges"


@pytest.mark.rule("tp-place-join")
def test_at_least_one_way_joins() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-straight")
    assert why_not(p, "place b2 ew") == "tp-place-join"
    assert why_not(p, "place c4 ew") == "tp-place-join"


@pytest.mark.rule("tp-place-edges")
def test_a_face_down_exit_counts_as_open() -> None:
    near = """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  P─ B─ D─ D─ .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
    """
    p = play(pub(near), "draw", "tile drink-bend")
    assert why_not(p, "place f3 nw") == "tp-place-edges"
    p = play(pub(near), "draw", "tile pub-straight")
    assert why_not(p, "place f3 ew") == ""


@pytest.mark.rule("tp-exits-hidden")
def test_all_exits_are_turned_up_at_once() -> None:
    p = listening(
        pub(
            """
            .  .  .  .  .  .  ?
            .  .  .  .  .  .  .
            S  P─ B─ D─ D─ .  ?
            .  .  .  .  .  .  .
            .  .  .  .  .  .  ?
            """
        )
    )
    assert not any(turned_up(p))
    play(p, "draw", "tile pub-straight", "place f3 ew")
    assert chances(p) == {"exit window": 1, "exit hedge": 1, "exit duct": 1}
    play(p, "exit hedge")
    assert chances(p) == {"exit window": 1, "exit duct": 1}
    play(p, "exit duct")
    # The last one is no longer a matter of chance.
    assert mover(p) == 1
    assert known_exits(p) == ["hedge", "duct", "window"]
    assert heard(p.news(), 3).count("event-tp-turned-up") == 3


@pytest.mark.rule("tp-exits-hidden")
def test_exits_stay_hidden_as_long_as_nothing_lies_beside_them() -> None:
    p = play(pub(CORRIDOR), "draw", "tile drink-straight", "place d3 ew")
    assert mover(p) == 1
    assert known_exits(p) == ["", "", ""]


@pytest.mark.rule("tp-place-join")
def test_a_way_into_a_face_down_exit_joins() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  P─ B─ D─ D┐ .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "draw", "tile pub-bend")
    # At f3 there is the wall of e3 on one side, and the exit on the other.
    assert why_not(p, "place f3 es") == why_not(p, "place f3 ne") == ""
    assert why_not(p, "place f3 nw") == "tp-place-edges"
    assert why_not(play(pub(CORRIDOR), "draw", "tile pub-bend"), "place f3 es") == "tp-place-touch"


@pytest.mark.rule("tp-place-edges")
def test_between_two_face_down_exits_both_count_as_open() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  P┌ D─ P─ D─ E┬ .
        S  D┘ .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "draw", "tile drink-tee")
    assert why_not(p, "place g2 nes") == why_not(p, "place g2 new") == "tp-place-edges"
    assert why_not(p, "place g2 nsw") == ""
    play(p, "place g2 nsw")
    assert set(chances(p)) == {"exit window", "exit hedge", "exit duct"}


@pytest.mark.rule("tp-exits-hidden")
@pytest.mark.rule("tp-drink-negroeni")
def test_a_tile_laid_by_a_negroeni_turns_the_exits_up_too() -> None:
    near = CORRIDOR.replace("B─ .  .  .", "B─ D─ D─ .")
    p = pub(near, kept={1: ("negroeni",)}, box=("pub-straight",))
    play(p, "drink negroeni")
    assert legal(p) >= {"place f3 ew"}
    play(p, "place f3 ew", "exit duct", "exit window")
    assert all(turned_up(p))
    assert mover(p) == 1
