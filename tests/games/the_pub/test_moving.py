"""Steps along the ways, and which tiles count."""

from __future__ import annotations

import pytest

from alehouse import CHANCE
from tests.games.the_pub.table import alcohol, at, chances, dumped, kept, legal, mover, play, pub, why_not

STREET = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ D─ P─ B─ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


@pytest.mark.rule("tp-step")
def test_a_step_follows_joined_ways() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        P├ D─ .  .  .  .  .
        S  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        at={1: "a2", 2: "b2"},
    )
    assert legal(p) >= {"move e", "move s"}
    # To the north the way runs off into a gap, to the west off the grid.
    assert why_not(p, "move n") == why_not(p, "move w") == "tp-step"
    assert why_not(p, "move se") == "tp-step"
    play(p, "pass")
    assert why_not(p, "move s") == "tp-step"


@pytest.mark.rule("tp-step")
def test_walls_are_not_walked_through() -> None:
    p = pub(
        """
        .  .  .  .  .  .  ?
        P│ D│ .  .  .  .  .
        S  D┘ .  .  .  .  ?
        .  .  .  .  .  .  .
        .  .  .  .  .  .  ?
        """,
        at={1: "a2"},
    )
    assert why_not(p, "move e") == "tp-step"
    assert why_not(p, "move s") == ""


@pytest.mark.rule("tp-move-action")
def test_each_action_is_a_step_and_each_tile_counts() -> None:
    p = play(pub(STREET), "move e")
    assert at(p, 1) == "b3"
    assert p.to_move == CHANCE
    play(p, "shake birra", "move e")
    assert at(p, 1) == "c3"
    play(p, "shake jager")
    assert kept(p, 1) == ["birra", "jager"]
    assert mover(p) == 2


@pytest.mark.rule("tp-move-drink")
def test_a_drink_s_steps_count_only_where_they_end() -> None:
    p = play(pub(STREET, kept={1: ("vodkabull",)}), "drink vodkabull", "move e", "move e")
    # b3 and c3 are drink tiles, but only d3 will count, which is a pub tile.
    assert mover(p) == 1
    play(p, "move e")
    assert at(p, 1) == "d3"
    assert kept(p, 1) == []
    assert legal(p) >= {"pass", "move e"}


@pytest.mark.rule("tp-move-drink")
def test_stopping_early_counts_there() -> None:
    p = play(pub(STREET, kept={1: ("vodkabull",)}), "drink vodkabull", "move e", "move e", "stop")
    assert at(p, 1) == "c3"
    assert "shake acqua" in chances(p)


@pytest.mark.rule("tp-move-drink")
def test_not_moving_counts_nowhere() -> None:
    p = play(pub(STREET, at={1: "b3"}, kept={1: ("birra",)}), "drink birra", "stop")
    assert mover(p) == 1
    assert kept(p, 1) == []
    assert dumped(p)["actions_left"] == 1


@pytest.mark.rule("tp-move-event")
def test_an_event_s_steps_count_nowhere() -> None:
    p = pub(STREET.replace("S  D─ D─ P─ B─", "S  D─ E─ P─ B─"), at={1: "b3", 2: "a3", 3: "d3"}, alcohol={1: 4})
    play(p, "move e", "event brawl")
    assert at(p, 2) == "b3"
    assert at(p, 3) == "c3"
    # Nobody drew a drink at b3, and nobody an event at c3.
    assert mover(p) == 1
    assert alcohol(p, 1) == 2


@pytest.mark.rule("tp-move-drink")
def test_going_and_coming_back_counts_where_it_began() -> None:
    p = play(pub(STREET, at={1: "b3"}, kept={1: ("birra",)}), "drink birra", "move w", "move e")
    assert at(p, 1) == "b3"
    assert "shake acqua" in chances(p)


@pytest.mark.rule("tp-move-action")
def test_a_tile_counts_each_time() -> None:
    p = play(pub(STREET, at={1: "c3"}), "move w", "shake birra", "move e", "shake jager", "pass", "pass")
    play(p, "move w", "shake birra", "drink birra", "stop")
    assert kept(p, 1) == ["birra", "jager"]


@pytest.mark.rule("tp-step")
def test_an_exit_face_up_is_walked_through_like_any_space() -> None:
    house = """
        .  .  .  .  .  .  w
        .  .  .  .  .  .  B├
        S  P─ D─ P─ D─ B─ h
        .  .  .  .  .  .  .
        .  .  .  .  .  .  d
    """
    p = pub(house, exits="dwd", at={1: "f3"})
    play(p, "move e")
    assert why_not(p, "move e") == why_not(p, "move s") == "tp-step"
    play(p, "move n")
    assert at(p, 1) == "g2"
