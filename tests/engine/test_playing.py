"""Playing at random, and letting chance play."""

from __future__ import annotations

from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on, play_out
from tests.small_game import SMALL


def test_chance_plays_until_somebody_decides() -> None:
    position = SMALL.start(3)
    assert position.to_move == CHANCE
    assert play_on(position, FastLuck(1)) == 3, "a card for each"
    assert position.to_move == 0
    assert play_on(position, FastLuck(1)) == 0


def test_playing_out_counts_the_decisions() -> None:
    luck, same = FastLuck(7), FastLuck(7)
    position, by_hand = SMALL.start(2), SMALL.start(2)
    decisions = 0
    while by_hand.to_move != OVER:
        if by_hand.to_move == CHANCE:
            by_hand.play(same.choose(by_hand.chances()))
        else:
            legal = by_hand.legal()
            by_hand.play(legal[same.below(len(legal))])
            decisions += 1
    assert play_out(position, luck) == decisions
    assert position.to_move == OVER
    assert position.digest() == by_hand.digest()
