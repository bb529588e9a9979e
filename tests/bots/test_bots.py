"""Bots: named, repeatable, and blind to what their seat may not know."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import bots
from alehouse.engine.actions import Action
from alehouse.engine.contract import OVER, Game, Imaginer, Knowledge, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on
from tests.small_game import CLAIM, SMALL, STAND, SmallGame, SmallPosition

GAMES = [*alehouse.games(), SMALL]


def test_bots_have_names() -> None:
    assert bots.names() == ["random", "greedy", "novice", "regular", "skilled", "expert", "master"]


def test_a_wrong_name_is_answered_with_near_ones() -> None:
    with pytest.raises(AlehouseError) as wrong:
        bots.make("gready", FastLuck())
    assert wrong.value.message.args == {"name": "gready", "near": "greedy"}
    with pytest.raises(AlehouseError) as wrong:
        bots.make("??", FastLuck())
    assert wrong.value.message.args["near"] == ", ".join(bots.names())


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
@pytest.mark.parametrize(
    ("name", "seed"),
    # The levels differ in how long they think: those that take their time are asked less often.
    [(name, seed) for name in ("random", "greedy", "novice") for seed in range(12)]
    + [("regular", 3), ("regular", 7), ("skilled", 5)],
)
def test_truth_and_imagination_are_the_same_to_a_bot(game: Game, name: str, seed: int) -> None:
    """A bot is given knowledge, which is the same in an imagined position; so is what it chooses."""
    truth = a_decision(game, seed, 1 + 7 * seed)
    seat = truth.to_move
    digest = truth.digest()
    chosen = bots.decision(bots.make(name, FastLuck(seed)), truth)
    assert chosen in truth.legal()
    assert truth.digest() == digest, "a bot changes nothing"
    luck = FastLuck(100)
    imaginer = truth.knowledge(seat).imaginer(luck)
    for _ in range(3):
        imagined = imaginer.next(luck)
        assert bots.decision(bots.make(name, FastLuck(seed)), imagined) is chosen


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("name", bots.names())
def test_truth_and_imagination_are_the_same_over_thousands_of_positions(game: Game, name: str) -> None:
    for seed in range(6 if name in ("expert", "master") else 500):
        test_truth_and_imagination_are_the_same_to_a_bot(game, name, seed)


def test_a_bot_that_peeks_finds_nothing() -> None:
    """There is a position in what a bot is given; it is the same one, whatever the truth is."""

    def peek(knowledge: Knowledge) -> Action:
        position = knowledge.might_be()
        assert isinstance(position, SmallPosition)
        return CLAIM[position.hands[1 - knowledge.seat]]

    truth = a_decision(SMALL, 0, 0)
    truth.play(STAND)
    luck = FastLuck(5)
    imaginer = truth.knowledge(0).imaginer(luck)
    truths = [imaginer.next(luck) for _ in range(20)]
    assert len({position.digest() for position in truths}) == 3, "there is something to find"
    assert len({peek(position.knowledge(0)) for position in truths}) == 1


def test_knowledge_is_what_the_seat_may_know() -> None:
    position = a_decision(SMALL, 3, 0)
    knowledge = position.knowledge(position.to_move)
    assert knowledge.view == position.view(position.to_move)
    assert knowledge.legal == position.legal()
    assert knowledge.game is SMALL
    assert position.knowledge(1 - position.to_move).legal == []


def test_a_single_action_needs_no_thought() -> None:
    class Thoughtless(SmallGame):
        def prepare(self, position: Position, seat: int, luck: alehouse.Luck) -> Imaginer:
            raise AssertionError("nothing to imagine")

    class Single(SmallPosition):
        def legal(self) -> list[Action]:
            return [STAND]

    position = Single(Thoughtless())
    position.to_move = 0
    assert all(bots.decision(bots.make(name, FastLuck()), position) is STAND for name in bots.names())


def test_greedy_finds_the_winning_answer() -> None:
    """A claim of 3 when all other 3s are in sight of nobody: the odds say doubt."""
    position = SmallPosition(SMALL, 2, 1)
    position.hands = [1, 3]
    position.step, position.to_move, position.claim, position.dealing = "answer", 1, 3, 2
    position.coins = [0, 1]
    chosen = [bots.make("greedy", FastLuck(seed)).choose(position.knowledge(1)) for seed in range(20)]
    assert {str(action) for action in chosen} == {"doubt"}
