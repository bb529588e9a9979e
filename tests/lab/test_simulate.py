"""Simulation: the same seed, the same games, on however many cores; and honest figures."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.record import replay
from alehouse.engine.result import Result, shared_win
from alehouse.lab.match import PATIENCE, luck_for, play_match, record_match
from alehouse.lab.simulate import Simulation, simulate
from alehouse.lab.tally import Tally, student, wilson
from tests.small_game import SMALL, SmallGame


def figures(simulation: Simulation) -> dict[str, object]:
    """All but the speed."""
    return {name: value for name, value in simulation.plain().items() if name != "speed"}


def test_any_number_of_cores_gives_the_same() -> None:
    alone = simulate(SMALL, ["random", "greedy"], 45, seed=3, processes=1)
    together = simulate(SMALL, ["random", "greedy"], 45, seed=3, processes=3)
    assert together.processes == 3
    assert figures(alone) == figures(together)
    assert figures(alone) != figures(simulate(SMALL, ["random", "greedy"], 45, seed=4, processes=1))


def test_more_games_begin_with_the_same_ones() -> None:
    """Game 7 of a series is the same game, whatever is played around it."""
    one, other = (record_match(SMALL, ["random"] * 2, {}, 1, 7) for _ in range(2))
    assert one.steps == other.steps
    assert one.steps != record_match(SMALL, ["random"] * 2, {}, 1, 8).steps
    assert one.steps != record_match(SMALL, ["random"] * 2, {}, 2, 7).steps


def test_every_seat_has_luck_of_its_own() -> None:
    numbers = [luck_for(seed, game, seat).below(10**9) for seed in (0, 1) for game in (0, 1) for seat in (-1, 0)]
    assert len(set(numbers)) == 8


def test_a_recorded_match_replays() -> None:
    match = play_match(SMALL, ["random", "greedy"], {"rounds": 2}, 1, 5)
    record = record_match(SMALL, ["random", "greedy"], {"rounds": 2}, 1, 5)
    assert replay(record).digest() == match.position.digest()
    assert len(record.steps) == match.steps
    assert record.kinds == ["random", "greedy"]


def test_chance_is_no_decision() -> None:
    match = play_match(SMALL, ["random", "random"], {"rounds": 1, "swaps": False}, 1, 1)
    assert (match.steps, match.decisions) == (4, 2)


def test_rotating_shares_the_seats() -> None:
    still = simulate(SMALL, ["random", "greedy"], 3, rotate=False, processes=1)
    turned = simulate(SMALL, ["random", "greedy"], 3, rotate=True, processes=1)
    assert [still.series.kinds(number)[0] for number in range(3)] == ["random"] * 3
    assert [turned.series.kinds(number)[0] for number in range(3)] == ["random", "greedy", "random"]
    seats = turned.plain()["seats"]
    assert isinstance(seats, list)
    assert [seat["kind"] for seat in seats if isinstance(seat, dict)] == [None, None]


@pytest.mark.parametrize("processes", [1, 2])
def test_progress_is_told(processes: int) -> None:
    told: list[int] = []
    simulate(SMALL, ["random", "random"], 95, processes=processes, progress=told.append)
    assert told == list(range(1, 96))


def test_figures_can_be_written_down() -> None:
    plain = simulate(SMALL, ["random", "random"], 5, processes=1).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert set(plain) >= {"game", "seed", "games", "seats", "kinds", "speed", "length", "decisions"}


@pytest.mark.parametrize(
    ("seats", "games", "id"),
    [
        (["random"], 1, "error-players"),
        (["random", "rndom"], 1, "bots-unknown"),
        (["random", "human"], 1, "bots-unknown"),
        (["random", "random"], 0, "lab-games"),
        (["random", "random"], -5, "lab-games"),
    ],
)
def test_what_cannot_be_simulated(seats: list[str], games: int, id: str) -> None:
    with pytest.raises(AlehouseError) as wrong:
        simulate(SMALL, seats, games)
    assert wrong.value.message.id == id


def test_an_endless_game_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Short(SmallGame):
        def __init__(self) -> None:
            super().__init__()
            self.length = 0

    assert PATIENCE > 1
    with pytest.raises(AlehouseError) as wrong:
        play_match(Short(), ["random", "random"], {}, 1, 1)
    assert wrong.value.message.id == "lab-endless"


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_real_games_are_the_same_on_two_cores(game: alehouse.Game) -> None:
    seats = ["random"] * game.fewest
    assert figures(simulate(game, seats, 4, processes=2)) == figures(simulate(game, seats, 4, processes=1))


# Counting.


def a_result(*places: int) -> Result:
    return Result(
        list(places), [10 - place for place in places], [[] for _ in places], Message("why"), shared_win(list(places))
    )


def test_shared_wins_are_shared() -> None:
    tally = Tally(3)
    tally.count(["random", "random", "greedy"], a_result(1, 1, 3), 5, 8)
    tally.count(["random", "random", "greedy"], a_result(1, 2, 3), 7, 9)
    tally.count(["random", "random", "greedy"], a_result(2, 2, 2), 7, 9)
    assert [score.wins for score in tally.seats] == [1.5, 0.5, 0.0]
    assert tally.kinds["random"].games == 6
    assert tally.kinds["random"].share == pytest.approx(2 / 6)
    assert tally.seats[2].mean_points == pytest.approx((7 + 7 + 8) / 3)
    assert (tally.games, tally.decisions, tally.steps) == (3, 19, 26)


def test_tallies_add_up() -> None:
    one, other, both = Tally(2), Tally(2), Tally(2)
    for tally, places in ((one, (1, 2)), (other, (1, 1)), (other, (2, 1))):
        tally.count(["random", "greedy"], a_result(*places), 1, 2)
        both.count(["random", "greedy"], a_result(*places), 1, 2)
    one.add(other)
    assert [score.plain() for score in one.seats] == [score.plain() for score in both.seats]
    assert one.kinds["greedy"].plain() == both.kinds["greedy"].plain()
    assert one.games == 3


def test_wilson_as_in_the_books() -> None:
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@given(games=st.integers(1, 10**6), data=st.data())
def test_the_interval_holds_the_share(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0.0 <= low <= wins / games + 1e-12
    assert wins / games - 1e-12 <= high <= 1.0


def test_students_quantiles_as_in_the_books() -> None:
    assert student(1.959964, 11) == pytest.approx(2.2281, abs=1e-3)
    assert student(1.959964, 60) == pytest.approx(2.0010, abs=1e-3)
    assert student(3.290527, 31) == pytest.approx(3.6460, abs=1e-2)
    assert student(1.959964, 1) == float("inf")
