"""Hints: from knowledge alone, the same for whoever asks again, and in words in every language."""

from __future__ import annotations

import subprocess
import sys

import pytest

import alehouse
from alehouse.bots import names
from alehouse.bots.hints import SHOWN, Hint, hint
from alehouse.bots.kinds import LEVELS, iterations
from alehouse.bots.review import Review
from alehouse.engine.contract import Game, Position
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.text import languages, speech
from tests.bots.test_bots import a_decision
from tests.bots.test_search import with_a_choice
from tests.small_game import SMALL, SmallPosition

GAMES = [*alehouse.games(), SMALL]


def a_claim_that_must_be_a_lie() -> SmallPosition:
    position = SmallPosition(SMALL, 2, 1)
    position.hands = [1, 3]
    position.step, position.to_move, position.claim, position.dealing = "answer", 1, 3, 2
    position.coins = [0, 1]
    return position


def test_a_hint_finds_the_winning_answer_and_says_how_much_better_it_is() -> None:
    found = hint(a_claim_that_must_be_a_lie().knowledge(1), "skilled")
    assert found.best[0].choice.action == "doubt"
    assert found.best[0].chance > found.best[1].chance
    (second,) = (said for said in found.why if said.id == "hint-second")
    assert second.args["less"] == (found.best[0].chance + 50) // 100 - (found.best[1].chance + 50) // 100


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_a_hint_is_the_same_whatever_the_hidden_truth_is(game: Game, seed: int) -> None:
    truth = with_a_choice(game, seed)
    seat, digest = truth.to_move, truth.digest()
    found = hint(truth.knowledge(seat), "novice")
    assert truth.digest() == digest, "a hint changes nothing"
    luck = FastLuck(seed)
    imaginer = truth.knowledge(seat).imaginer(luck)
    for _ in range(3):
        assert hint(imaginer.next(luck).knowledge(seat), "novice").plain() == found.plain()


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_a_process_that_got_only_bytes_gives_the_same_hint(game: Game) -> None:
    position = with_a_choice(game, 3)
    knowledge = position.knowledge(position.to_move)
    elsewhere = (
        "import sys\nfrom alehouse.bots.hints import hint\nfrom alehouse.engine.contract import Knowledge\n"
        "sys.stdout.buffer.write(hint(Knowledge.decode(sys.stdin.buffer.read()), 'novice').encode())"
    )
    said = subprocess.run([sys.executable, "-c", elsewhere], input=knowledge.encode(), capture_output=True, check=True)
    assert said.stdout == hint(knowledge, "novice").encode()


def every_word(found: Hint, lang: str) -> list[str]:
    speak = speech(lang, ["Ana", "Bea", "Cleo", "Dora", "Eva", "Fe", "Gil", "Hob", "Ina"])
    return [*(speak.say(each.choice.words) for each in found.best), *(speak.say(said) for said in found.why)]


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_the_best_come_first_and_everything_can_be_said(game: Game, seed: int) -> None:
    position = with_a_choice(game, seed)
    found = hint(position.knowledge(position.to_move), "regular")
    notations = [str(action) for action in position.legal()]
    assert all(each.choice.action in notations for each in found.best)
    assert len(found.best) == min(SHOWN, len(notations))
    assert len({each.choice.action for each in found.best}) == len(found.best)
    assert found.why, "there is always something to say"
    for lang in languages():
        assert all(every_word(found, lang))


def test_where_there_is_one_choice_that_is_said() -> None:
    found = only_choice()
    assert [said.id for said in hint(found.knowledge(found.to_move), "novice").why] == ["hint-only"]


def only_choice() -> Position:
    for seed in range(300):
        position = a_decision(alehouse.games()[seed % 4], seed, seed)
        if len(position.legal()) == 1:
            return position
    raise AssertionError("there are such decisions")


def test_whoever_has_nothing_to_decide_gets_no_hint() -> None:
    position = with_a_choice(SMALL, 2)
    with pytest.raises(AlehouseError) as wrong:
        hint(position.knowledge(1 - position.to_move), "novice")
    assert wrong.value.message.id == "hint-nothing"


def test_a_level_that_is_none_is_answered_with_those_that_there_are() -> None:
    position = with_a_choice(SMALL, 2)
    with pytest.raises(AlehouseError) as wrong:
        hint(position.knowledge(position.to_move), "grandmaster")
    assert str(wrong.value) == (
        "There is no level “grandmaster”; the levels are: novice, regular, skilled, expert, master."
    )
    assert [name for name in names() if name in LEVELS] == list(LEVELS)
    assert iterations("regular") == LEVELS["regular"]


# What hints are made of


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_follows_is_foreseen(game: Game) -> None:
    """Somewhere in a game another's answer is expected, and it is one that can come."""
    for seed in range(30):
        position = with_a_choice(game, seed)
        knowledge = position.knowledge(position.to_move)
        search = Review(FastLuck(seed), 60)
        best = search.review(knowledge, None).best
        assert best is not None
        foreseen = search.foresee(knowledge, best.action)
        assert foreseen.chances == sorted(foreseen.chances)
        if foreseen.reply is not None and position.players > 1:
            assert foreseen.reply.seat != position.to_move
            assert foreseen.reply.action in foreseen.reply.position.legal()
            return
    raise AssertionError("nobody ever answers")


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_decision_is_seen_through_every_seats_eyes(game: Game, seed: int) -> None:
    position = with_a_choice(game, seed)
    for played in (position.legal()[0], position.legal()[-1]):
        for seat in range(position.players):
            reviewed = Review(FastLuck(seat), 40).review(position.knowledge(seat), played)
            assert 0 <= reviewed.before <= 1
            assert 0 <= reviewed.after <= 1
            if seat == position.to_move:
                assert reviewed.after <= reviewed.before, "nothing is better than the best"
                assert reviewed.best is not None
            else:
                assert reviewed.considered == []


def test_what_was_played_is_looked_at_closely() -> None:
    """However bad it looks, it is tried often enough to say how bad it is."""
    position = a_claim_that_must_be_a_lie()
    for played in position.legal():
        reviewed = Review(FastLuck(1), 80).review(position.knowledge(1), played)
        (tried,) = (each.visits for each in reviewed.considered if each.action is played)
        assert tried >= 10
