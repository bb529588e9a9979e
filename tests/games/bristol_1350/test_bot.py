"""How the game appraises positions, and whether that makes a sensible player."""

from __future__ import annotations

import pytest

from alehouse.lab.tally import wilson
from tests.games.bristol_1350.road import match, result, road, turns_done, worth


def test_the_healthy_want_their_cart_ahead_and_clean() -> None:
    ahead = worth(road("12 3 4", at="9 5 5"), 1)
    assert ahead > worth(road("12 3 4", at="5 5 5"), 1)
    assert ahead > worth(road("12 3 4", at="9 5 5", symptoms={2: "33"}), 1)
    assert ahead > worth(road("12 3 4", at="9 9 5"), 1)


@pytest.mark.parametrize(("mine", "likes"), [("23", False), ("33", True)])
def test_the_healthy_fear_mingles_and_the_infected_like_them(mine: str, likes: bool) -> None:
    hands = {1: mine, 2: "23"}
    quiet = road("12 3 4", dice="Ba Ba Ba Ca Oa Oa", symptoms=hands)
    rats = road("12 3 4", dice="Ba Br Br Ca Oa Oa", symptoms=hands)
    assert (worth(rats, 1) > worth(quiet, 1)) == likes


def test_the_infected_want_no_healthy_cart_ahead() -> None:
    far = worth(road("1 23 4", at="0 9 0", symptoms={1: "33"}), 1)
    assert worth(road("1 23 4", at="0 3 0", symptoms={1: "33"}), 1) > far
    assert worth(road("2 13 4", at="0 9 0", symptoms={1: "33"}), 1) > far


@pytest.mark.parametrize("symptoms", ["12", "33"])
def test_remedies_are_worth_something_to_both_sides(symptoms: str) -> None:
    poor = road("12 3 4", symptoms={1: symptoms})
    rich = road("12 3 4", symptoms={1: symptoms}, remedies={1: "arsenic-whip"})
    assert worth(rich, 1) > worth(poor, 1)


def test_won_and_lost_lie_outside_all_else() -> None:
    won = turns_done("12 3 4", at="14 3 3")
    assert worth(won, 1) > 5000
    assert worth(won, 3) < -5000


def shares(players: int, games: int) -> dict[str, tuple[int, int]]:
    """Greedy seats against one random seat less: how many won or, infected, had their way, and of how many."""
    good = {"greedy": 0, "random": 0}
    seats = {"greedy": 0, "random": 0}
    for number in range(games):
        # Everybody sits everywhere as often.
        kinds = [("greedy", "random")[(seat + number) % players % 2] for seat in range(players)]
        for kind, each in zip(kinds, result(match(kinds, 1350, number)).split()[1]):
            seats[kind] += 1
            good[kind] += each != "l"
    return {kind: (good[kind], seats[kind]) for kind in good}


def test_greedy_seats_do_better_than_random_ones() -> None:
    """A quick look; the 1,000 games of the promise are played by the long tests."""
    found = shares(5, 12)
    assert found["greedy"][0] / found["greedy"][1] > found["random"][0] / found["random"][1]


@pytest.mark.long
def test_greedy_seats_do_clearly_better_over_a_thousand_games() -> None:
    """The intervals (95 %) lie apart."""
    found = shares(9, 1000)
    assert wilson(*found["greedy"])[0] > wilson(*found["random"])[1]
