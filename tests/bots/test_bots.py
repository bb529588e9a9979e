"""Bots: named, repeatable, and blind to what their seat may not know."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import bots
from alehouse.bots.sight import Sight
from alehouse.engine.actions import Action
from alehouse.engine.contract import OVER, Game, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on
from tests.small_game import CLAIM, SMALL, STAND, SmallPosition

GAMES = [*alehouse.games(), SMALL]


def test_bots_have_names() -> None:
    assert bots.names() == ["random", "greedy"]


def test_a_wrong_name_is_answered_with_near_ones() -> None:
    with pytest.raises(AlehouseError) as wrong:
        bots.make("gready", FastLuck())
    assert wrong.value.message.args == {"name": "gready", "near": "greedy"}
    with pytest.raises(AlehouseError) as wrong:
        bots.make("??", FastLuck())
    assert wrong.value.message.args["near"] == "random, greedy"


def a_decision(game: Game, seed: int, decisions: int) -> Position:
    """A position of a random game with somebody to move."""
    luck = FastLuck(seed)
    position = game.start(game.fewest + seed % (game.most - game.fewest + 1))
    before = position.copy()
    for _ in range(decisions + 1):
        play_on(position, luck)
        if position.to_move == OVER:
            break
        before = position.copy()
        legal = position.legal()
        position.play(legal[luck.below(len(legal))])
    return before


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("seed", range(12))
def test_truth_and_imagination_are_the_same_to_a_bot(game: Game, name: str, seed: int) -> None:
    """A bot that looks at the true position would choose differently in an imagined one."""
    truth = a_decision(game, seed, 1 + 7 * seed)
    seat = truth.to_move
    digest = truth.digest()
    chosen = bots.make(name, FastLuck(seed)).choose(Sight(truth, seat))
    assert chosen in truth.legal()
    assert truth.digest() == digest, "a bot changes nothing"
    for other in range(3):
        imagined = truth.imagine(seat, FastLuck(100 + other))
        assert bots.make(name, FastLuck(seed)).choose(Sight(imagined, seat)) is chosen


def test_a_bot_that_peeks_would_be_caught() -> None:
    """The test above can fail: positions differ, and what they hide decides."""

    class Peeking:
        def choose(self, sight: Sight) -> Action:
            position = sight._position
            assert isinstance(position, SmallPosition)
            return CLAIM[position.hands[1 - sight.seat]]

    truth = a_decision(SMALL, 0, 0)
    truth.play(STAND)
    seen = {Peeking().choose(Sight(truth.imagine(0, FastLuck(seed)), 0)) for seed in range(20)}
    assert len(seen) == 3


def test_a_sight_is_what_the_seat_may_know() -> None:
    position = a_decision(SMALL, 3, 0)
    sight = Sight(position, position.to_move)
    assert sight.view == position.view(position.to_move)
    assert sight.legal == position.legal()
    assert sight.game is SMALL


def test_a_single_action_needs_no_thought() -> None:
    class Forced(Sight):
        def imagine(self, luck: alehouse.Luck) -> Position:
            raise AssertionError("nothing to imagine")

    sight = Forced(a_decision(SMALL, 1, 0), 0)
    sight.legal = [STAND]
    assert bots.make("greedy", FastLuck()).choose(sight) is STAND


def test_greedy_finds_the_winning_answer() -> None:
    """A claim of 3 when all other 3s are in sight of nobody: the odds say doubt."""
    position = SmallPosition(2, 1)
    position.hands = [1, 3]
    position.step, position.to_move, position.claim, position.dealing = "answer", 1, 3, 2
    position.coins = [0, 1]
    chosen = [bots.make("greedy", FastLuck(seed)).choose(Sight(position, 1)) for seed in range(20)]
    assert {str(action) for action in chosen} == {"doubt"}
