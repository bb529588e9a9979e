"""Getting out, and the closing of a pub that nobody can leave."""

from __future__ import annotations

import pytest

from alehouse import OVER
from tests.games.the_pub.table import (
    EMPTY,
    at,
    chances,
    heard,
    known_exits,
    known_personal,
    listening,
    mover,
    play,
    pub,
    ruled_out,
    why_not,
    winner,
)

HOUSE = """
    .  .  .  .  .  .  w
    .  .  .  .  .  .  .
    S  P─ D─ P─ D─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  .  .  d
"""


@pytest.mark.rule("tp-goal")
@pytest.mark.rule("tp-own-exit")
def test_who_reaches_their_exit_wins() -> None:
    p = listening(pub(HOUSE, exits="whd", at={2: "f3"}, turn=2))
    play(p, "move e")
    assert p.to_move == OVER
    assert winner(p) == 2
    result = p.result()
    assert result.places == [2, 1, 2]
    assert result.points == [0, 1, 0]
    assert heard(p.news(), 1)[:2] == ["event-tp-moved", "event-tp-out"]
    assert why_not(p, "pass") == "common-over"
    # At the end everybody shows what they were looking for.
    assert known_personal(p) == ["window", "hedge", "duct"]


@pytest.mark.rule("tp-own-exit")
def test_the_first_step_onto_it_is_enough() -> None:
    p = pub(HOUSE, exits="hwd", at={1: "f3"}, kept={1: ("vodkabull",)})
    assert winner(play(p, "drink vodkabull", "move e")) == 1


@pytest.mark.rule("tp-own-exit")
def test_an_exit_may_come_to_whoever_waits_for_it() -> None:
    p = pub(HOUSE, exits="whd", at={1: "b3", 3: "g3"})
    play(p, "move e", "shake mojito", "swap g3 g5")
    assert winner(p) == 3


@pytest.mark.rule("tp-own-exit")
def test_swapping_personal_exits_may_do_it_too() -> None:
    p = pub(HOUSE, exits="whd", at={3: "g3"}, kept={1: ("sex-on-the-beach",)}, turn=1)
    play(p, "drink sex-on-the-beach", "with 2")
    assert winner(p) is None
    p = pub(HOUSE, exits="hwd", at={3: "g3"}, kept={1: ("sex-on-the-beach",)}, turn=1)
    play(p, "drink sex-on-the-beach", "with 3")
    assert winner(p) == 3


@pytest.mark.rule("tp-own-exit")
@pytest.mark.parametrize(("turn", "wins"), [(2, 3), (4, 1)])
def test_of_several_the_first_clockwise_from_the_active_player_wins(turn: int, wins: int) -> None:
    # One swap puts the window under seat 1 and the hedge under seat 3.
    p = pub(HOUSE, players=4, exits="wdhd", at={1: "g3", 2: "b3", 3: "g1", 4: "b3"}, turn=turn)
    play(p, "move e", "shake mojito", "swap g1 g3")
    assert winner(p) == wins


@pytest.mark.rule("tp-other-exit")
def test_another_exit_is_an_ordinary_space() -> None:
    p = listening(pub(HOUSE, exits="dhw", at={1: "f3"}))
    play(p, "move e")
    assert mover(p) == 1
    assert at(p, 1) == "g3"
    # But now everybody knows that it is not the hedge.
    assert ruled_out(p, 1) == ["hedge"]
    assert "event-tp-other-exit" in heard(p.news(), 2)
    play(p, "move w")
    assert at(p, 1) == "f3"
    assert ruled_out(p, 1) == ["hedge"]


@pytest.mark.rule("tp-close-stuck")
def test_the_pub_closes_when_nobody_can_leave() -> None:
    p = listening(pub(HOUSE, exits="wwd", at={1: "f3", 2: "b3"}, box=()))
    play(p, "pass")
    assert p.to_move == OVER
    assert winner(p) is None
    # Seat 1 is three steps from the window, seat 3 eight from the duct.
    assert p.result().places == [1, 2, 3]
    assert "event-tp-closing" in heard(p.news(), 2)


@pytest.mark.rule("tp-close-stuck")
def test_it_stays_open_as_long_as_somebody_can_leave() -> None:
    p = play(pub(HOUSE, exits="wwh", box=()), "pass")
    assert mover(p) == 2
    p = play(pub(HOUSE, exits="wwd", box=(), indigestible={2: "long-island"}), "pass")
    assert mover(p) == 2
    # A tile in the box that fits is enough.
    p = play(pub(HOUSE, exits="wwd", box=("drink-tee",)), "pass")
    assert mover(p) == 2


@pytest.mark.rule("tp-close-stuck")
def test_a_jager_in_the_hand_is_a_way_out() -> None:
    house = """
        .  .  .  .  .  .  w
        .  .  .  .  .  P└ .
        S  P─ D─ P─ D─ B─ h
        .  .  .  .  .  .  .
        .  .  .  .  .  .  d
    """
    assert play(pub(house, exits="wwd", box=(), at={1: "f2"}), "pass").to_move == OVER
    p = play(pub(house, exits="wwd", box=(), at={1: "f2"}, kept={1: ("jager",)}), "pass")
    assert mover(p) == 2


@pytest.mark.rule("tp-close-stuck")
def test_it_closes_at_once_if_the_exits_were_never_found() -> None:
    p = play(pub(EMPTY, box=()), "pass")
    assert chances(p) == {"exit window": 1, "exit hedge": 1, "exit duct": 1}
    play(p, "exit duct", "exit hedge")
    assert p.to_move == OVER


@pytest.mark.rule("tp-close-late")
def test_the_pub_closes_after_a_hundred_rounds() -> None:
    p = play(pub(HOUSE, round=100, turn=2), "pass")
    assert mover(p) == 3
    play(p, "pass")
    assert p.to_move == OVER
    p = play(pub(HOUSE, round=99, turn=3), "pass")
    assert mover(p) == 1


@pytest.mark.rule("tp-nearest")
def test_the_nearest_wins_by_grid_steps() -> None:
    p = pub(HOUSE, round=100, turn=3, exits="whd", at={1: "f3", 2: "d3", 3: "a3"})
    play(p, "pass")
    # Three to the window, three to the hedge, eight to the duct.
    assert p.result().places == [1, 1, 3]
    assert p.result().why.id == "why-tp-nearest-shared"


@pytest.mark.rule("tp-nearest")
def test_with_a_long_island_the_nearest_exit_counts() -> None:
    p = pub(HOUSE, round=100, turn=3, exits="whd", at={1: "f3", 2: "d3"}, indigestible={1: "long-island"})
    play(p, "pass")
    assert p.result().places == [1, 2, 3]


@pytest.mark.rule("tp-nearest")
def test_face_down_exits_are_turned_up_first() -> None:
    p = play(pub(EMPTY, round=100, turn=3, exits="whd", at={}), "pass", "exit hedge", "exit window")
    assert known_exits(p) == ["hedge", "window", "duct"]
    # Six steps to the window in the middle, eight to the others.
    assert p.result().places == [1, 2, 2]


@pytest.mark.rule("tp-own-exit")
@pytest.mark.parametrize(("turn", "other"), [(1, 2), (2, 1)])
def test_if_a_swap_suits_both_the_active_player_wins(turn: int, other: int) -> None:
    p = pub(HOUSE, exits="whd", at={1: "g3", 2: "g1"}, kept={turn: ("sex-on-the-beach",)}, turn=turn)
    play(p, "drink sex-on-the-beach", f"with {other}")
    assert winner(p) == turn


@pytest.mark.rule("tp-close-stuck")
def test_that_it_stays_open_is_said_once_and_cannot_be_unsaid() -> None:
    p = listening(pub(HOUSE, exits="wwh", box=()))
    play(p, "pass")
    said = [event for event in p.news() if event.id == "event-tp-stays-open"]
    assert len(said) == 1
    assert said[0].reveals
    play(p, "pass")
    assert "event-tp-stays-open" not in heard(p.news(), 1)


@pytest.mark.rule("tp-close-stuck")
def test_it_closes_only_when_the_turn_is_over() -> None:
    p = pub(HOUSE, exits="wwd", at={1: "f3"}, box=())
    play(p, "bathroom")
    assert mover(p) == 1
    assert play(p, "bathroom").to_move == OVER


@pytest.mark.rule("tp-nearest")
def test_all_may_share_the_victory() -> None:
    p = play(pub(HOUSE, round=100, turn=3, exits="hhh"), "pass")
    assert p.result().places == [1, 1, 1]
    assert p.result().winners() == [0, 1, 2]


# What the end is worth


@pytest.mark.rule("tp-goal")
def test_the_win_is_the_winners() -> None:
    p = play(pub(HOUSE, exits="hwd", at={1: "f3"}), "move e")
    assert [p.result().utility(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.rule("tp-nearest")
def test_at_closing_time_the_nearest_share_the_win() -> None:
    p = pub(HOUSE, exits="hhw", at={1: "f3", 2: "f3"}, turn=3, round=100)
    play(p, "pass")
    assert p.to_move == OVER
    assert [p.result().utility(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
