"""A bot that looks one decision ahead, from what its seat may know.

Every action is tried in the same few imagined positions and under the same luck, so that actions are compared
and not the luck they happened to have. What follows is appraised as the game itself appraises positions.
"""

from __future__ import annotations

from typing import Final

from alehouse.bots.bot import Bot
from alehouse.engine.actions import Action
from alehouse.engine.contract import Knowledge, Position
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.playing import play_on

WORLDS: Final = 4
"""Imagined positions."""
FOLLOW: Final = 2
"""How many further decisions of the same seat (inside an effect, say) are made before appraising."""
SEEDS: Final = 1 << 30


class Greedy(Bot):
    def __init__(self, luck: Luck, worlds: int = WORLDS, follow: int = FOLLOW) -> None:
        self._luck = luck
        self._worlds = worlds
        self._follow = follow

    def choose(self, knowledge: Knowledge) -> Action:
        legal = knowledge.legal
        sums = [0.0] * len(legal)
        imaginer = knowledge.imaginer(self._luck)
        for _ in range(self._worlds):
            world = imaginer.next(self._luck)
            chance = FastLuck(self._luck.below(SEEDS))
            begin = chance.state
            for number, action in enumerate(legal):
                chance.state = begin
                position = world.copy()
                position.play(action)
                play_on(position, chance)
                sums[number] += _worth(position, knowledge.seat, chance, self._follow)
        return self._one_of_the_best(legal, sums)

    def _one_of_the_best(self, legal: list[Action], sums: list[float]) -> Action:
        best = max(sums)
        # Rounding must not decide between equals.
        enough = best - 1e-9 * (1.0 + abs(best))
        equals = [action for action, worth in zip(legal, sums) if worth >= enough]
        return equals[self._luck.below(len(equals))]


def _worth(position: Position, seat: int, chance: FastLuck, follow: int) -> float:
    """How good a position is, once the same seat has made its next few decisions, each for the best."""
    game = position.game
    if follow == 0 or position.to_move != seat:
        return game.appraise(position, seat)
    worth = 0.0
    while follow > 0 and position.to_move == seat:
        follow -= 1
        best: Position | None = None
        before = chance.state
        after = before
        for action in position.legal():
            trial = position.copy()
            trial.play(action)
            chance.state = before
            play_on(trial, chance)
            trial_worth = game.appraise(trial, seat)
            if best is None or trial_worth > worth:
                best, worth, after = trial, trial_worth, chance.state
        assert best is not None, "a seat to move has a legal action"
        position, chance.state = best, after
    return worth
