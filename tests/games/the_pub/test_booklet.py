"""The examples of the booklet, played."""

from __future__ import annotations

import pytest

from alehouse import CHANCE
from tests.games.the_pub.table import (
    alcohol,
    at,
    chances,
    dumped,
    indigestible,
    kept,
    legal,
    mover,
    play,
    pub,
    seat,
    turned_up,
    why_not,
)


@pytest.mark.rule("tp-drink-order")
def test_a_drink_of_two_turns_the_die_from_one_to_three() -> None:
    """Page 8: somebody at 1 draws a drink of +2."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  D─ .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "move e", "shake jin-lemon")
    assert alcohol(p, 1) == 3


@pytest.mark.rule("tp-drink-bloody-mary")
def test_the_bloody_mary_is_on_the_menu_with_four() -> None:
    """Page 8: +4, to the nearest bathroom along the ways, with a choice among equals."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  B│ .  .  .  .  .
        S  D┼ .  .  .  .  ?
        .  B│ .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "move e", "shake bloody-mary")
    assert alcohol(p, 1) == 5
    assert legal(p) == {"go b2", "go b4"}
    play(p, "go b4")
    assert at(p, 1) == "b4"


@pytest.mark.rule("tp-place-edges")
def test_a_tile_at_the_edge_may_have_ways_off_the_grid() -> None:
    """Page 10: the tile on the left may be laid although its ways lead to the edge of the grid."""
    p = play(pub(), "draw", "tile drink-tee")
    assert {"place a2 esw", "place a2 nsw", "place a4 new", "place a4 nsw"} <= legal(p)
    play(p, "place a2 nsw", "draw", "tile event-tee", "place a1 nsw")
    assert dumped(p)["tiles"]["a1"]["ways"] == "nsw"


@pytest.mark.rule("tp-place-edges")
def test_all_ways_must_be_joined_correctly() -> None:
    """Page 10: every way of the new tile must agree with all its neighbours."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        D┌ P┐ .  .  .  .  .
        S  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "draw", "tile pub-straight")
    assert why_not(p, "place b3 ew") == "tp-place-edges"
    assert why_not(p, "place a4 ns") == ""


@pytest.mark.rule("tp-exits-hidden")
def test_the_first_tile_beside_an_exit_reveals_all_three() -> None:
    """Page 7: as soon as a tile lies beside an exit, all of them are revealed."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  P─ D─ P─ D─ .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "draw", "tile bathroom-straight", "place f3 ew", "exit window", "exit hedge")
    assert all(turned_up(p))


@pytest.mark.rule("tp-move-action")
def test_moving_with_both_actions_triggers_both_tiles() -> None:
    """Page 19: whoever spends two actions on moving triggers every tile that a move ends on."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  D─ E┼ .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """
    )
    play(p, "move e", "shake birra", "move e", "event fire-alarm")
    assert kept(p, 1) == ["birra"]
    assert [at(p, each) for each in (1, 2, 3)] == ["c3", "c3", "c3"]
    assert mover(p) == 2


@pytest.mark.rule("tp-drink-black-russan")
def test_with_the_black_russan_only_the_second_tile_counts() -> None:
    """Page 19: two tiles for each action spent on moving, and only the second one is triggered."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  D─ E┼ D─ P─ .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        indigestible={1: "black-russan"},
    )
    play(p, "move e")
    assert mover(p) == 1
    play(p, "move e")
    assert p.to_move == CHANCE
    assert "event brawl" in chances(p)
    play(p, "event fire-alarm", "move e", "move e")
    assert at(p, 1) == "e3"
    assert mover(p) == 2


@pytest.mark.rule("tp-move-event")
def test_a_brawl_onto_a_special_tile_does_not_trigger_it() -> None:
    """Page 19: a brawl pushes somebody onto an event tile, and nothing happens there."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  E─ P─ E┼ .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        at={1: "c3"},
    )
    play(p, "move e", "event brawl")
    assert at(p, 2) == at(p, 3) == "b3"
    assert mover(p) == 1


@pytest.mark.rule("tp-blackout")
def test_a_blackout_step_by_step() -> None:
    """Page 11: back to the bathroom used last, alcohol 1, the indigestible drink gone, the turn over."""
    p = pub(
        """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  B─ P─ D─ .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        at={1: "c3"},
        marker={1: "b3"},
        alcohol={1: 5},
        indigestible={1: "tequila"},
    )
    play(p, "move e", "shake mojito")
    assert (at(p, 1), alcohol(p, 1), indigestible(p, 1)) == ("b3", 1, None)
    assert seat(p, 1)["marker"] == "b3"
    assert mover(p) == 2
