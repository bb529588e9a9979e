"""How a position looks: nearer is better, sober is better, won is best; and greedy makes good use of it."""

from __future__ import annotations

import pytest

from alehouse.lab.match import play_match
from tests.games.the_pub.table import GAME, play, pub

HOUSE = """
    .  .  .  .  .  .  w
    .  .  .  .  .  .  .
    S  P─ D─ P─ D─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  .  .  d
"""


def test_nearer_is_better() -> None:
    far = GAME.appraise(pub(HOUSE, exits="hwd", at={1: "b3"}), 0)
    near = GAME.appraise(pub(HOUSE, exits="hwd", at={1: "e3"}), 0)
    assert near > far


def test_a_way_is_better_than_a_gap() -> None:
    gap = GAME.appraise(pub(HOUSE.replace("P─ D─ B─", "P─ .  B─"), exits="hwd"), 0)
    way = GAME.appraise(pub(HOUSE, exits="hwd"), 0)
    assert way > gap


def test_sober_is_better() -> None:
    drunk = GAME.appraise(pub(HOUSE, exits="hwd", at={1: "e3"}, alcohol={1: 6}), 0)
    sober = GAME.appraise(pub(HOUSE, exits="hwd", at={1: "e3"}, alcohol={1: 2}), 0)
    assert sober > drunk


def test_a_rival_s_way_counts() -> None:
    quiet = GAME.appraise(pub(HOUSE, exits="whd", at={2: "b3"}), 0)
    danger = GAME.appraise(pub(HOUSE, exits="whd", at={2: "f3"}), 0)
    assert quiet > danger


def test_won_and_lost_lie_far_outside() -> None:
    p = play(pub(HOUSE, exits="hwd", at={1: "f3"}), "move e")
    assert GAME.appraise(p, 0) > 500
    assert GAME.appraise(p, 1) < -500


def share_won_by_one_greedy_seat(games: int) -> float:
    """One greedy seat among three random ones, in every seat as often."""
    won = 0
    for number in range(games):
        kinds = ["random"] * 4
        kinds[number % 4] = "greedy"
        won += play_match(GAME, kinds, {}, seed=1, number=number).position.result().winners() == [number % 4]
    return won / games


def test_greedy_beats_three_random_seats() -> None:
    """A quick look; the 400 games of the promise are played by the long tests."""
    assert share_won_by_one_greedy_seat(12) >= 0.75


@pytest.mark.long
def test_greedy_beats_three_random_seats_in_three_of_five_games() -> None:
    assert share_won_by_one_greedy_seat(400) >= 0.6
