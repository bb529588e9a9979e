"""Balance: figures that are the same on any number of cores, intervals that hold, and effects that were planted."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import alehouse
from alehouse.engine.actions import Action
from alehouse.engine.contract import Position
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message
from alehouse.engine.result import Result, shared_win
from alehouse.engine.things import Things
from alehouse.games.fantasy_pub.view import PubOwn
from alehouse.lab.balance import Balance, Figure, weigh
from alehouse.lab.tally import WHOLE
from alehouse.lab.watch import watch_games
from alehouse.lab.watches import Drama, Seats
from alehouse.lab.worth import MILLION, Worth, thing_of
from tests.small_game import SMALL

THE_PUB = alehouse.game("the-pub")
TWO = alehouse.game("fantasy-pub-2003")


def test_any_number_of_processes_finds_the_same() -> None:
    """Down to the last digit: whole numbers are added up."""
    one, other = (weigh(THE_PUB, ["random"] * 3, 6, seed=2, processes=many).plain() for many in (1, 2))
    assert one == other
    assert json.loads(json.dumps(one)) == one


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_every_game_can_be_weighed(game: alehouse.Game) -> None:
    players = max(2, game.fewest)
    balance = weigh(game, ["random"] * players, 3, seed=1, processes=1)
    assert balance.games == 3
    assert sum(figure.found for figure in balance.by_seat()) == pytest.approx(players * balance.fair)
    assert sum(figure.found for figure in balance.by_order()) == pytest.approx(players * balance.fair)
    assert balance.drama.looks.total() > 0
    assert 0 <= balance.decided <= 1
    assert balance.worth.games
    for how, name in balance.worth.games:
        assert how in Worth.HOW
        assert balance.worth.games[how, name] <= 3
        assert thing_of(name, game.things.dealt) == name


def test_a_game_without_features_is_weighed_by_its_appraisal() -> None:
    assert weigh(SMALL, ["random", "greedy"], 5, processes=1).drama.looks


# Planted effects


def test_whoever_always_begins_has_what_the_first_has() -> None:
    """The order counts from whoever decides first, wherever they sit."""
    seats = Seats(3)
    position = THE_PUB.start(3)
    for first in range(3):
        seats.begin(position, first)
        seats._first, seats._begun = first, True
        seats.end(position, a_win_of(first))
    assert [got // WHOLE for got in seats.by_order.values()] == [3, 0, 0]
    assert [got // WHOLE for got in seats.by_seat.values()] == [1, 1, 1]


def a_win_of(*winners: int, players: int = 3) -> Result:
    places = [1 if seat in winners else 2 for seat in range(players)]
    return Result(places, [0] * players, [[]] * players, Message("why"), shared_win(places))


@pytest.mark.parametrize("looks", [1, 40])
def test_all_intervals_of_a_report_hold_together(looks: int) -> None:
    """In a world without any effect at most one report in twenty or so says that there is one."""
    luck = FastLuck(5)
    reports, wrong = 200, 0
    for _ in range(reports):
        worth = Worth()
        for look in range(looks):
            for _ in range(60):
                worth.count("dealt", f"card:{look}", [(luck.below(3) - 1) * MILLION, MILLION, 0, 0])
        balance = Balance(THE_PUB, ["random"] * 2, {}, 0)
        balance.worth = worth
        wrong += any(figure.excludes(0.0) for figure in balance.things("dealt"))
    assert wrong <= 0.05 * reports + 2 * (0.05 * 0.95 * reports) ** 0.5


def test_how_often_anybody_succeeds() -> None:
    """One win to share leaves no doubt; where everybody has an aim of their own, games differ."""
    sure = weigh(THE_PUB, ["random"] * 3, 5, seed=1, processes=1).success()
    assert sure.low == sure.found == sure.high == pytest.approx(1 / 3)
    unsure = weigh(alehouse.game("bristol-1350"), ["random"] * 4, 25, seed=1, processes=1).success()
    assert 0 < unsure.low < unsure.found < unsure.high < 1


# Drama


def a_drama(*seen: list[int], winner: int) -> Drama:
    drama = Drama()
    drama._seen = list(seen)
    drama.end(TWO.start(2), a_win_of(winner, players=2))
    return drama


def test_drama_is_counted_from_who_leads() -> None:
    drama = a_drama([600, 400], [500, 500], [400, 600], [700, 300], winner=0)
    assert drama.changes == {2: 1}, "a draw changes nothing"
    assert drama.lowest == 400
    assert drama.decided == 750, "three of the four looks are gone"
    dull = a_drama([600, 400], [900, 100], winner=0)
    assert (dull.changes, dull.decided, dull.lowest) == ({0: 1}, 0, 600)


def test_what_was_promised_stands_beside_what_came_true() -> None:
    drama = a_drama([950, 50], [900, 100], winner=0)
    assert (drama.looks[9], drama.promised[9], drama.came_true[9]) == (2, 1850, 2 * WHOLE)
    assert (drama.looks[0], drama.came_true[0], drama.looks[1]) == (1, 0, 1)


def test_a_lost_game_has_no_drama() -> None:
    drama = Drama()
    drama._seen = [[500, 500]]
    nobody = Result([2, 2], [0, 0], [[], []], Message("why"), [0.0, 0.0])
    drama.end(TWO.start(2), nobody)
    assert (drama.games, drama.looks.total()) == (0, 2)


# Skill


def test_better_players_are_told_from_worse() -> None:
    balance = weigh(SMALL, ["random"] * 2, 20, seed=1, ladder=["greedy", "random"], processes=1)
    assert balance.skill is not None
    assert [rung.kind for rung in balance.skill.rungs] == ["greedy", "random"]
    assert balance.skill.rungs[0].games == 8


def test_things_are_known_by_what_they_are() -> None:
    dealt = frozenset(["character", "drink"])
    assert thing_of("character:2.dwarf-a", dealt) == thing_of("character:@.dwarf-a", dealt) == "character:dwarf-a"
    assert thing_of("drink:birra", dealt) == "drink:birra"
    assert thing_of("die:3", dealt) is thing_of("space:a1", dealt) is thing_of("do:n", dealt) is None


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_a_game_says_what_somebody_may_be_dealt(game: alehouse.Game) -> None:
    """Words, seats and dice are nothing that anybody gets; and what is said to be dealt is declared."""
    assert game.things.dealt
    assert not game.things.dealt & {"do", "seat", "die", "place", "space"}
    with pytest.raises(ValueError, match="no things of these kinds: sword"):
        Things().are_dealt("sword")


def test_a_figure_knows_what_it_excludes() -> None:
    figure = Figure("x", 0.5, 0.4, 0.6, 10)
    assert figure.excludes(0.3)
    assert not figure.excludes(0.4)


def test_what_was_held_was_kept_to_the_end() -> None:
    """Dealt and played or given back is not held; dealt and kept is."""
    game = alehouse.game("fantasy-pub-2022")

    class Look(Worth):
        def end(self, position: Position, result: Result) -> None:
            super().end(position, result)
            for seat in range(position.players):
                held = {name for (one, name), count in self._held.items() if one == seat and count}
                own = position.view(seat).own
                assert isinstance(own, PubOwn)
                assert {name for name in held if name.startswith("card:")} == {f"card:{card}" for card in own.hand}

    watch_games(game, ["random"] * 3, 3, Look(), seed=1, processes=1)


def test_what_goes_back_into_the_box_is_not_played() -> None:
    """Everybody gives one card back in secret: only what is put on the table counts as played."""

    class Look(Worth):
        def begin(self, position: Position, number: int) -> None:
            super().begin(position, number)
            self._put = Counter[str]()

        def decide(self, position: Position, action: Action) -> None:
            super().decide(position, action)
            kind, _, rest = str(action).partition(" ")
            if kind == "event":
                self._put[f"card:{rest.partition(' ')[0]}"] += 1

        def end(self, position: Position, result: Result) -> None:
            played = Counter(name for offer in self._offers for name in offer.taken if name.startswith("card:"))
            super().end(position, result)
            assert played == self._put

    watch_games(alehouse.game("fantasy-pub-2022"), ["random"] * 3, 3, Look(), seed=1, processes=1)
