"""Watches: they see what happens, and what several processes have seen adds up to the same."""

from __future__ import annotations

from collections import Counter

import pytest

import alehouse
from alehouse.engine.actions import Action
from alehouse.engine.contract import Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import Event
from alehouse.engine.result import Result
from alehouse.lab.match import Streams, play_match, record_match
from alehouse.lab.watch import Watch, watch_games
from tests.small_game import SMALL


class Everything(Watch):
    """Of each game all that was decided and drawn, and how often which event was heard."""

    def __init__(self) -> None:
        self.games: dict[int, list[str]] = {}
        self.heard: Counter[str] = Counter()
        self.points = 0
        self._steps: list[str] = []
        self._number = -1

    def begin(self, position: Position, number: int) -> None:
        self._number, self._steps = number, []

    def decide(self, position: Position, action: Action) -> None:
        assert action in position.legal()
        self._steps.append(str(action))

    def draw(self, position: Position, outcome: Action) -> None:
        assert position.chances().has(outcome)
        self._steps.append(str(outcome))

    def hear(self, position: Position, event: Event) -> None:
        self.heard[event.id] += 1

    def end(self, position: Position, result: Result) -> None:
        self.games[self._number] = self._steps
        self.points += sum(result.points)


def test_a_watch_sees_every_step() -> None:
    watch = Everything()
    watch_games(SMALL, ["random", "greedy"], 7, watch, seed=3, processes=1)
    assert sorted(watch.games) == list(range(7))
    for number, steps in watch.games.items():
        kinds = ["random", "greedy"] if number % 2 == 0 else ["greedy", "random"]
        assert steps == record_match(SMALL, kinds, SMALL.check_options(2, {}), 3, number).steps
    assert watch.heard


@pytest.mark.parametrize("steady", [False, True], ids=["one stream", "streams"])
def test_any_number_of_processes_sees_the_same(steady: bool) -> None:
    alone, together = Everything(), Everything()
    watch_games(SMALL, ["random", "greedy"], 40, alone, seed=3, steady=steady, processes=1)
    watch_games(SMALL, ["random", "greedy"], 40, together, seed=3, steady=steady, processes=3)
    assert alone.games == together.games
    assert (alone.heard, alone.points) == (together.heard, together.points)


def test_what_cannot_be_added_up_is_said() -> None:
    class Odd(Watch):
        def __init__(self, word: str) -> None:
            self.word = word

    one = Odd("a")
    one.add(Odd("a"))
    with pytest.raises(TypeError, match="word"):
        one.add(Odd("b"))


def test_nothing_to_watch() -> None:
    with pytest.raises(AlehouseError):
        watch_games(SMALL, ["random", "random"], 0, Everything())
    with pytest.raises(AlehouseError):
        watch_games(SMALL, ["random", "rndom"], 1, Everything())


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_steady_luck_is_as_fair_as_any(game: alehouse.Game) -> None:
    """Of the first draw of a game every outcome comes about as often as its weight says."""
    position = game.start(game.most)
    chances = position.chances()
    total = 600
    seen: Counter[str] = Counter()
    for number in range(total):
        seen[str(Streams(1, number).draw(position))] += 1
    for outcome, weight in chances:
        expected = total * weight / chances.total
        assert abs(seen[str(outcome)] - expected) < 5 * expected**0.5 + 1


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_steady_games_are_the_same_again(game: alehouse.Game) -> None:
    kinds = ["random"] * game.fewest
    options = game.check_options(game.fewest, {})
    one, other = (play_match(game, kinds, options, 1, 2, steady=True).position.digest() for _ in range(2))
    assert one == other != play_match(game, kinds, options, 1, 3, steady=True).position.digest()
