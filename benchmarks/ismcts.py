"""Our search against OpenSpiel's own ISMCTS bot, with the same CPU time a move.

    python -m benchmarks.ismcts GAME PLAYERS skilled --games 20

Their bot is the one of `open_spiel.python.algorithms.ismcts` (OpenSpiel is in peers.in). It plays through a thin
adapter over the compiled rules, resamples with our imagination, and judges by random games, which the compiled engine
plays for it. It thinks as long as our bot has thought on average so far, counted in CPU time.
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any

import alehouse
from alehouse.bots import Bot, make
from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, Game, Imaginer, Knowledge, Position
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_out
from alehouse.lab.match import luck_for
from alehouse.lab.tally import wilson

# Its environment need not be there where types are checked.
numpy: Any = importlib.import_module("numpy")
pyspiel: Any = importlib.import_module("pyspiel")
ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")

EXPLORATION = 0.7
"""About the square root of one half, for results from 0 to 1."""
FIRST_SECONDS = 0.02
"""So long their bot thinks until ours has been timed."""


class State:
    """A position as OpenSpiel's bot wants it: actions are numbers."""

    def __init__(self, position: Position, seen_by: Knowledge | None = None) -> None:
        self.position = position
        self.seen_by = seen_by
        """What the seat to move knows, where it is asked for worlds."""

    def get_game(self) -> State:
        return self

    def get_type(self) -> Any:
        return _Kind

    def current_player(self) -> int:
        return self.position.to_move

    def is_terminal(self) -> bool:
        return self.position.to_move == OVER

    def is_chance_node(self) -> bool:
        return self.position.to_move == CHANCE

    def legal_actions(self) -> list[int]:
        return [action.number for action in self.position.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome.number, weight / total) for outcome, weight in chances]

    def apply_action(self, number: int) -> None:
        self.position.play(self.position.game.table.actions[number])

    def information_state_string(self) -> bytes:
        return self.position.view(self.position.to_move).encode()

    def clone(self) -> State:
        return State(self.position.copy())

    def returns(self) -> list[float]:
        result = self.position.result()
        return [result.utility(seat) for seat in range(self.position.players)]


class _Kind:
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Playouts:
    """One game at random to its end, and all actions alike before that."""

    def __init__(self, luck: FastLuck) -> None:
        self.luck = luck

    def prior(self, state: State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]

    def evaluate(self, state: State) -> list[float]:
        other = state.clone()
        play_out(other.position, self.luck)
        return other.returns()


class Theirs(Bot):
    """OpenSpiel's bot, thinking for as long as it is told to."""

    def __init__(self, luck: FastLuck) -> None:
        self.luck = luck
        self.seconds = FIRST_SECONDS
        self.used = self.cost = 0.0
        self.decisions = self.simulations = 0
        self.bot = ismcts.ISMCTSBot(
            game=None,
            evaluator=Playouts(luck),
            uct_c=EXPLORATION,
            max_simulations=1,
            random_state=numpy.random.RandomState(luck.below(1 << 30)),
            allow_inconsistent_action_sets=True,
        )
        self.bot.set_resampler(self._resampled)
        self.imaginer: Imaginer | None = None

    def _resampled(self, state: State, _player: int) -> State:
        assert self.imaginer is not None
        return State(self.imaginer.next(self.luck))

    def choose(self, knowledge: Knowledge) -> Action:
        began = time.process_time()
        self.imaginer = knowledge.imaginer(self.luck)
        many = max(len(knowledge.legal), int(self.seconds / self.cost)) if self.cost else len(knowledge.legal)
        self.bot._max_simulations = many
        number = int(self.bot.step(State(knowledge.might_be())))
        used = time.process_time() - began
        self.used += used
        self.decisions += 1
        self.simulations += many
        self.cost = self.used / self.simulations
        return knowledge.game.table.actions[number]


class Ours(Bot):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.used = 0.0
        self.decisions = 0

    def choose(self, knowledge: Knowledge) -> Action:
        began = time.process_time()
        action = self.bot.choose(knowledge)
        self.used += time.process_time() - began
        self.decisions += 1
        return action


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("players", type=int)
    reader.add_argument("bot")
    reader.add_argument("--games", type=int, default=20)
    told = reader.parse_args()
    game = alehouse.game(told.game)
    mine = 0.0
    ours_used = ours_decisions = theirs_used = theirs_decisions = simulations = 0.0
    for number in range(told.games):
        ours = Ours(make(told.bot, luck_for(0, number, 0)))
        theirs = Theirs(luck_for(0, number, 1))
        if ours_decisions:
            theirs.seconds = ours_used / ours_decisions
        mine += play(game, told.players, number, ours, theirs)
        ours_used += ours.used
        ours_decisions += ours.decisions
        theirs_used += theirs.used
        theirs_decisions += theirs.decisions
        simulations += theirs.simulations
        low, high = wilson(mine, number + 1)
        print(
            f"{told.game} {told.players} {told.bot}, {number + 1} games: ours {mine / (number + 1):.0%}"
            f" ({low:.0%}-{high:.0%}), {1000 * ours_used / ours_decisions:.0f} ms a move;"
            f" theirs {1000 * theirs_used / theirs_decisions:.0f} ms, {simulations / theirs_decisions:.0f} simulations",
            flush=True,
        )


def play(game: Game, players: int, number: int, ours: Ours, theirs: Theirs) -> float:
    """One game; ours on every second seat, and every second game on the others. How much of the success ours has."""
    bots: list[Bot] = [ours if (seat + number) % 2 == 0 else theirs for seat in range(players)]
    chance = luck_for(0, number // 2, CHANCE)
    position = game.start(players)
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            position.play(chance.choose(position.chances()))
            continue
        legal = position.legal()
        bot = bots[position.to_move]
        if bot is theirs and ours.decisions:
            theirs.seconds = ours.used / ours.decisions
        position.play(legal[0] if len(legal) == 1 else bot.choose(position.knowledge(position.to_move)))
    result = position.result()
    return sum(result.utility(seat) for seat in range(players) if bots[seat] is ours)


if __name__ == "__main__":
    main()
