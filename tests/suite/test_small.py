"""The small game's own rules: what every game's own tests look like."""

from __future__ import annotations

import pytest

from alehouse import CHANCE, OVER, IllegalAction, Position
from tests.suite.small import SOUND


def play(*steps: str, players: int = 2) -> Position:
    """The position after these steps of a single round."""
    position = SOUND.start(players, rounds=1)
    for step in steps:
        position.play(SOUND.action(step))
    return position


@pytest.mark.rule("small-deal")
def test_everybody_is_dealt_a_card() -> None:
    position = play("draw 1")
    assert position.to_move == CHANCE
    assert play("draw 1", "draw 2").to_move == 0


@pytest.mark.rule("small-swap")
@pytest.mark.rule("small-keep")
def test_of_two_cards_one_is_kept() -> None:
    swapped = play("draw 1", "draw 2", "swap", "draw 3", "keep new")
    assert swapped.dump()["hands"] == [3, 2]
    assert swapped.dump()["put_away"] == 1


@pytest.mark.rule("small-claim")
def test_a_believed_claim_earns_its_rank() -> None:
    assert play("draw 1", "draw 2", "stand", "claim 3", "believe").result().points == [6, 3]


@pytest.mark.rule("small-doubt")
def test_whoever_was_wrong_pays() -> None:
    assert play("draw 1", "draw 2", "stand", "claim 3", "doubt").result().points == [2, 4]
    assert play("draw 3", "draw 2", "stand", "claim 3", "doubt").result().points == [4, 2]


@pytest.mark.rule("small-turn")
def test_one_thing_after_the_other() -> None:
    position = play("draw 1", "draw 2")
    with pytest.raises(IllegalAction) as caught:
        position.play(SOUND.action("believe"))
    assert caught.value.refusal.rule == "small-turn"
    assert play("draw 1", "draw 2", "stand", "claim 1", "believe").to_move == OVER
