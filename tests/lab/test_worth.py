"""What things are worth: effects planted in a real game are found, and none is found where there is none."""

from __future__ import annotations

import pytest

import alehouse
from alehouse.engine.actions import Action
from alehouse.engine.contract import Position
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message
from alehouse.engine.result import Result, shared_win
from alehouse.lab.balance import Balance, Figure, weigh
from alehouse.lab.watch import watch_games
from alehouse.lab.worth import DEALT, HELD, MILLION, PLAYED, Worth

THE_PUB = alehouse.game("the-pub")
IDLE = ("acqua", "latte-di-boucera", "moskow-mule", "tequila")
"""Drinks that do nothing where none has alcohol to speak of, and water takes none off."""
STRONG = "drink:vodkabull"
POISON = "drink:tequila"


def a_pub_with(strong: int = 0, poison: int = 1) -> alehouse.Game:
    """A shaker of drinks that do nothing; so many carry whoever drinks them nine steps, and Tequila has so much
    alcohol."""
    names = {value.name: value.names for value in THE_PUB.box.declared}
    drinks = {**dict.fromkeys(names["drinks"], 0), **dict.fromkeys(IDLE, 4), "vodkabull": strong}
    alcohol = {**dict.fromkeys(names["alcohol"], 0), "tequila": poison}
    return THE_PUB.variant({"drinks": {**drinks}, "alcohol": {**alcohol}, "acqua_relief": 0, "vodkabull_steps": 9})


def drinks_dealt(balance: Balance) -> dict[str, Figure]:
    return {figure.name: figure for figure in balance.things(DEALT) if figure.name.startswith("drink:")}


# Real games with real bots


def test_a_strong_drink_stands_out_in_a_few_games() -> None:
    worth = weigh(a_pub_with(strong=4), ["greedy"] * 3, 24, seed=1, processes=1).worth.weighed()
    found = {name: each.difference for (how, name), each in worth.items() if how == DEALT and name.startswith("drink:")}
    assert max(found, key=lambda name: found[name]) == STRONG
    assert found[STRONG] > 0.1


@pytest.mark.long
def test_what_was_planted_is_found() -> None:
    drinks = drinks_dealt(weigh(a_pub_with(strong=4), ["greedy"] * 3, 300, seed=1))
    strong = drinks.pop(STRONG)
    assert strong.low > 0
    # Whoever gets one that does nothing has not got the strong one, which is one in four of all else in the shaker.
    assert len(drinks) == len(IDLE)
    assert not any(figure.excludes(-strong.found / len(IDLE)) for figure in drinks.values())
    assert not any(figure.low > 0 for figure in drinks.values())
    poison = drinks_dealt(weigh(a_pub_with(poison=9), ["greedy"] * 3, 300, seed=1))
    assert poison[POISON].high < 0


@pytest.mark.long
def test_where_nothing_was_planted_nothing_is_found() -> None:
    balance = weigh(a_pub_with(), ["greedy"] * 3, 300, seed=1)
    assert len(drinks_dealt(balance)) == len(IDLE)
    for how in (DEALT, PLAYED):
        assert not any(figure.excludes(0.0) for figure in balance.things(how) if figure.name.startswith("drink:"))


class Lots(Worth):
    """Who wins is drawn by lot, whatever was played."""

    def __init__(self) -> None:
        super().__init__()
        self._luck = FastLuck("lots")

    def end(self, position: Position, result: Result) -> None:
        super().end(position, a_win_of(self._luck.below(position.players), position.players))


def a_win_of(winner: int, players: int) -> Result:
    places = [1 if seat == winner else 2 for seat in range(players)]
    return Result(places, [0] * players, [[]] * players, Message("why"), shared_win(places))


def test_where_lots_decide_nothing_is_worth_anything() -> None:
    game = alehouse.game("bristol-1350")
    balance = Balance(game, ["random"] * 3, {}, 1)
    balance.worth = Lots()
    watch_games(game, ["random"] * 3, 120, balance.worth, seed=1, processes=1)
    for how in (DEALT, HELD):
        assert len(balance.things(how)) > 3
        assert not any(figure.excludes(0.0) for figure in balance.things(how))


# What counts as dealt


def test_every_card_is_dealt_once() -> None:
    """Four cards to everybody, and no card comes again by being drawn, kept and shown."""
    game = alehouse.game("fantasy-pub-2022")
    worth = Worth()
    watch_games(game, ["random"] * 3, 4, worth, seed=1, processes=1)
    cards = sum(times for (how, name), times in worth.times.items() if how == DEALT and name.startswith("card:"))
    assert cards >= 4 * 3 * game.box.number("dealt")

    class Dealt(Worth):
        draws = 0

        def draw(self, position: Position, outcome: Action) -> None:
            super().draw(position, outcome)
            self.draws += str(outcome).startswith("deal ")

    watch = Dealt()
    watch_games(game, ["random"] * 3, 4, watch, seed=1, processes=1)
    assert watch.draws == cards


def test_what_happens_to_a_thing_anyway_is_no_draw() -> None:
    """Whoever drinks flips a coin: that deals nobody a character."""

    class Drawn(Worth):
        entered = 0

        def draw(self, position: Position, outcome: Action) -> None:
            super().draw(position, outcome)
            several = len({str(each) for each, _ in position.chances()}) > 1
            self.entered += str(outcome).startswith("draw ") and several

    watch = Drawn()
    watch_games(alehouse.game("fantasy-pub-2022"), ["random"] * 2, 2, watch, seed=1, processes=1)
    dealt = sum(times for (how, name), times in watch.times.items() if how == DEALT and name.startswith("character:"))
    assert dealt == watch.entered - 2 * 2, "everybody's first one is named only when it sits down"


def test_a_drink_is_dealt_to_whoever_gets_it() -> None:
    class Shaken(Worth):
        shaken = for_all = 0

        def draw(self, position: Position, outcome: Action) -> None:
            super().draw(position, outcome)
            self.shaken += str(outcome).startswith("shake ")

        def end(self, position: Position, result: Result) -> None:
            drinks = [draw for draw in self._draws if draw.came is not None and draw.came.startswith("drink:")]
            self.for_all += sum(draw.seat < 0 for draw in drinks)
            super().end(position, result)

    watch = Shaken()
    watch_games(THE_PUB, ["random"] * 3, 3, watch, seed=1, processes=1)
    dealt = sum(times for (how, name), times in watch.times.items() if how == DEALT and name.startswith("drink:"))
    assert dealt == watch.shaken - watch.for_all
    assert 0 < watch.for_all < watch.shaken


# Arithmetic


def test_dealt_is_measured_against_what_might_have_come() -> None:
    """Of two that are equally likely one wins: that makes a whole difference, though both are dealt as often."""
    worth = Worth()
    luck = FastLuck("coin")
    for _ in range(200):
        good = luck.below(2)
        names = ("card:good", "card:bad")
        half = MILLION // 2
        better = half if good else -half
        for name in names:
            came = (name == "card:good") == bool(good)
            worth.count(DEALT, name, [(came * MILLION - half) * better, half * half, 0, 0], int(came))
    found = worth.weighed()
    assert found[DEALT, "card:good"].difference == pytest.approx(1.0)
    assert found[DEALT, "card:bad"].difference == pytest.approx(-1.0)
    assert found[DEALT, "card:good"].error < 0.05


def test_played_is_measured_against_not_playing() -> None:
    """Three in four succeed who play it, one in four who do not; and the error is that of two shares."""
    worth = Worth()
    for number in range(400):
        plays, wins = number % 2, (number // 2) % 4
        better = (wins < 3 if plays else wins < 1) * MILLION
        worth.count(PLAYED, "card:x", [better, MILLION, 0, 0] if plays else [0, 0, better, MILLION], plays)
    found = worth.weighed()[PLAYED, "card:x"]
    assert found.difference == pytest.approx(0.5)
    assert found.error == pytest.approx((2 * 0.75 * 0.25 / 200) ** 0.5, rel=0.01)
    assert found.games == 200


def test_what_everybody_plays_cannot_be_compared() -> None:
    worth = Worth()
    worth.count(PLAYED, "card:x", [MILLION, MILLION, 0, 0])
    assert worth.weighed() == {}
