"""What came up, and what was to be expected."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import Game
from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.luck import FastLuck
from alehouse.engine.record import Record
from alehouse.engine.rolls import Tally, rolls
from tests.small_game import SMALL


def test_a_game_without_a_draw_has_none() -> None:
    assert rolls(Record.of(SMALL.start(players=2), {})) == {}


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_every_draw_counts_once_and_is_expected_once(game: Game) -> None:
    """As many things come up as are expected together, draw by draw; what nobody saw does not count."""
    luck = FastLuck(7)
    position = game.start(players=max(3, game.fewest))
    record = Record.of(position, {})
    by_hand: dict[str, Tally] = {}
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            chances = position.chances()
            action = luck.choose(chances)
            if action.parts:
                for outcome, weight in chances:
                    for thing in outcome.parts:
                        by_hand.setdefault(thing, Tally()).expected += weight / chances.total
                for thing in action.parts:
                    by_hand[thing].actual += 1
        else:
            legal = position.legal()
            action = legal[luck.below(len(legal))]
        record.add(str(action))
        position.play(action)
    found = rolls(record)
    assert found
    assert {thing: tally.actual for thing, tally in found.items()} == {
        thing: tally.actual for thing, tally in by_hand.items()
    }
    assert sum(tally.actual for tally in found.values()) == pytest.approx(
        sum(tally.expected for tally in found.values())
    )
