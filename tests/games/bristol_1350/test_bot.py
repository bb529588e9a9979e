"""How the game appraises positions, and whether that makes a sensible player."""

from __future__ import annotations

import pytest

from alehouse.games.bristol_1350.bristol import BRISTOL_1350
from alehouse.lab.match import play_match
from alehouse.lab.tally import wilson
from tests.games.bristol_1350.scene import Scene


def worth(scene: Scene, player: int) -> float:
    return BRISTOL_1350.appraise(scene.p, player - 1)


def test_the_healthy_want_their_cart_ahead_and_clean() -> None:
    ahead = Scene("1 2 | 3 | 4", at=(9, 5, 5))
    assert worth(ahead, 1) > worth(Scene("1 2 | 3 | 4", at=(5, 5, 5)), 1)
    assert worth(ahead, 1) > worth(Scene("1 2 | 3 | 4", at=(9, 5, 5), symptoms={2: "33"}), 1)
    assert worth(ahead, 1) > worth(Scene("1 2 | 3 | 4", at=(9, 9, 5)), 1)


def test_the_healthy_fear_mingles_and_the_infected_like_them() -> None:
    for symptoms, likes in (({1: "23", 2: "23"}, False), ({1: "33", 2: "23"}, True)):
        quiet = Scene("1 2 | 3 | 4", "Ba Ba Ba Ca Oa Oa", symptoms=symptoms)
        rats = Scene("1 2 | 3 | 4", "Ba Br Br Ca Oa Oa", symptoms=symptoms)
        assert (worth(rats, 1) > worth(quiet, 1)) == likes


def test_the_infected_want_no_healthy_cart_ahead() -> None:
    ill = {1: "33"}
    assert worth(Scene("1 | 2 3 | 4", at=(0, 3, 0), symptoms=ill), 1) > worth(
        Scene("1 | 2 3 | 4", at=(0, 9, 0), symptoms=ill), 1
    )
    assert worth(Scene("2 | 1 3 | 4", at=(0, 9, 0), symptoms=ill), 1) > worth(
        Scene("1 | 2 3 | 4", at=(0, 9, 0), symptoms=ill), 1
    )


def test_remedies_are_worth_something_to_both_sides() -> None:
    for symptoms in ("12", "33"):
        poor = Scene("1 2 | 3 | 4", symptoms={1: symptoms})
        rich = Scene("1 2 | 3 | 4", symptoms={1: symptoms}, remedies={1: ["arsenic-whip"]})
        assert worth(rich, 1) > worth(poor, 1)


def test_won_and_lost_lie_outside_all_else() -> None:
    won = Scene("1 2 | 3 | 4", at=(14, 3, 3)).end_round()
    assert worth(won, 1) > 5000
    assert worth(won, 3) < -5000


def shares(games: int) -> dict[str, tuple[int, int]]:
    """Five greedy seats against four random ones: how many won or, infected, had their way, and of how many."""
    good = {"greedy": 0, "random": 0}
    seats = {"greedy": 0, "random": 0}
    for number in range(games):
        # Everybody sits everywhere as often.
        kinds = [("greedy", "random")[(seat + number) % 9 % 2] for seat in range(9)]
        points = play_match(BRISTOL_1350, kinds, {}, 1350, number).position.result().points
        for kind, each in zip(kinds, points):
            seats[kind] += 1
            good[kind] += each > 0
    return {kind: (good[kind], seats[kind]) for kind in good}


def test_greedy_seats_do_better_than_random_ones() -> None:
    """A quick look; the 1,000 games of the promise are played by the long tests."""
    found = shares(24)
    assert found["greedy"][0] / found["greedy"][1] > found["random"][0] / found["random"][1]


@pytest.mark.long
def test_greedy_seats_do_clearly_better_over_a_thousand_games() -> None:
    """The intervals (95 %) lie apart."""
    found = shares(1000)
    assert wilson(*found["greedy"])[0] > wilson(*found["random"])[1]
