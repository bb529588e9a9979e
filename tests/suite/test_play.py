"""Playing: games end, nobody is stuck, chance is fair, nothing gets lost, and the result adds up."""

from __future__ import annotations

import pytest

from alehouse import CHANCE, OVER, Game, Position
from tests.suite.walks import Setting, settings, walk, walks


def test_games_end(setting: Setting) -> None:
    """Every random game ends within the length that the game declares."""
    for position in walks(setting, steps=3000):
        assert position.to_move in (CHANCE, OVER) or 0 <= position.to_move < setting.players
        assert position.players == setting.players
        assert position.game is setting.game


def test_legal_is_in_order(setting: Setting) -> None:
    """`legal()` has something at every seat, in the order of the table, nothing twice; elsewhere nothing."""
    for position in walks(setting, steps=2000):
        check_legal(position)


def test_chances_have_weights(setting: Setting) -> None:
    """At CHANCE two or more outcomes have positive whole weights, none twice; elsewhere there are none."""
    for position in walks(setting, steps=2000):
        check_chances(position)


def test_what_was_handed_out_need_not_be_checked(setting: Setting) -> None:
    """`play_unchecked` does with every legal action, and with all that chance may bring, what `play` does."""
    for position in walks(setting, steps=200):
        for action in position.legal() or [outcome for outcome, _ in position.chances()]:
            checked, unchecked = position.copy(), position.copy()
            checked.play(action)
            unchecked.play_unchecked(action)
            assert checked.to_move == unchecked.to_move
            assert checked.digest() == unchecked.digest()


def test_components_are_conserved(setting: Setting) -> None:
    """`check()` holds at every step: nothing is lost, nothing is there twice, the numbers fit each other."""
    for position in walks(setting, steps=1500):
        position.check()


def test_results_add_up(setting: Setting) -> None:
    """At OVER everyone has a place after all who did better, and points that are the sum of their lines."""
    for seed in range(10):
        *_, last = walk(setting, seed)
        check_result(last)


@pytest.mark.long
def test_every_setting(game: Game) -> None:
    """All of this holds with every number of players and every combination of options."""
    for number, setting in enumerate(settings(game)):
        for position in walk(setting, number):
            check_legal(position)
            check_chances(position)
            position.check()
        check_result(position)


def check_legal(position: Position) -> None:
    legal = position.legal()
    if position.to_move < 0:
        assert not legal
        return
    assert legal, "a seat is to move and can do nothing"
    table = position.game.table.actions
    assert all(table[action.number] is action for action in legal), "not an object of the table"
    numbers = [action.number for action in legal]
    assert numbers == sorted(set(numbers)), f"out of order: {legal}"


def check_chances(position: Position) -> None:
    chances = position.chances()
    if position.to_move != CHANCE:
        assert not chances
        return
    assert 1 < len(chances) <= position.game.most_outcomes, f"that is no chance: {chances}"
    table = position.game.table.actions
    assert all(table[outcome.number] is outcome for outcome, _ in chances), "not an object of the table"
    assert len({outcome.number for outcome, _ in chances}) == len(chances), f"twice: {chances}"
    assert all(type(weight) is int and weight > 0 for _, weight in chances), f"no weight: {chances}"


def check_result(position: Position) -> None:
    result = position.result()
    assert len(result.places) == len(result.points) == len(result.lines) == position.players
    # Where everybody has lost, nobody is first; they may be ranked nevertheless.
    best = min(result.places)
    assert best >= 1
    for place in result.places:
        ahead = [other for other in result.places if other < place]
        # Where everybody can win together, all who reached the same share a place, and the next place is the next one.
        assert place - best == len(ahead if position.game.one_win else set(ahead)), f"gaps in {result.places}"
    worth = [result.utility(seat) for seat in range(position.players)]
    assert all(0.0 <= each <= 1.0 for each in worth), f"worth {worth}"
    if position.game.one_win:
        assert abs(sum(worth) - 1.0) < 1e-9, f"one win, divided into {worth}"
        assert [seat for seat, each in enumerate(worth) if each > 0] == result.winners()
    for points, lines in zip(result.points, result.lines):
        assert points == sum(line.points for line in lines)
