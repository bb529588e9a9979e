"""The games as PettingZoo environments: seats take turns (AEC), or all act at once and only one counts (parallel)."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from alehouse.engine.contract import OVER, Game
from alehouse.engine.luck import FastLuck
from alehouse.engine.options import OptionValue
from alehouse.engine.playing import play_on
from alehouse.envs.house import RENDER_MODES, House, Observation, Where

METADATA: Final = {"render_modes": [*RENDER_MODES], "is_parallelizable": True, "render_fps": 1}


class Seats(AECEnv):  # type: ignore[misc]
    """A table whose seats are agents. An agent's reward is what the end is worth to it, and 0 before that."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | Game,
        players: int,
        mask: Where = "observation",
        render_mode: str | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.house = House(game, players, mask, options)
        self.metadata = {**self.metadata, "name": f"{self.house.game.name}_v{self.house.game.version}"}
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.house.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.house.action_space() for agent in self.possible_agents}
        self.luck: FastLuck | None = None
        self.position = self.house.begin()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed with the luck as it is, and the first time with any."""
        if seed is not None or self.luck is None:
            self.luck = FastLuck(seed if seed is not None else str(np.random.SeedSequence().entropy))
        self.position = self.house.begin()
        play_on(self.position, self.luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to(self.position.to_move)
        self._show()

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        if self.house.mask_in == "info":
            self.infos[self.agent_selection] = dict(self.house.info(self.position, seat))

    def observe(self, agent: str) -> Observation:
        return self.house.observation(self.position, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play the action with this number. One that may not be chosen raises IllegalAction, and nothing happens."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or self.luck is None:
            raise ValueError("an agent that plays chooses an action, after a reset")
        self.position.play(self.house.game.table.actions[self.house.number(action)])
        play_on(self.position, self.luck)
        self._cumulative_rewards[agent] = 0.0
        if self.position.to_move == OVER:
            result = self.position.result()
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = result.utility(seat)
                self._cumulative_rewards[each] += self.rewards[each]
                self.terminations[each] = True
            if self.house.mask_in == "info":
                self.infos[agent] = dict(self.house.info(self.position, self._seat_of[agent]))
            self.agent_selection = self.agents[0]
        else:
            self._turn_to(self.position.to_move)
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.house.render(self.position, self.render_mode, self.language)

    def close(self) -> None:
        pass


def raw_env(game: str | Game, players: int, **kwargs: Any) -> Seats:
    """A table without wrappers: the fastest."""
    return Seats(game, players, **kwargs)


def env(game: str | Game, players: int, **kwargs: Any) -> AECEnv:
    """A table as PettingZoo's own games are: wrong actions and wrong order are answered by its wrappers.

    An agent that does what it may not is out, with a reward of -1, and so is the whole game.
    """
    table: AECEnv = Seats(game, players, **kwargs)
    if kwargs.get("mask", "observation") == "observation":
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(game: str | Game, players: int, **kwargs: Any) -> ParallelEnv:
    """The same as a parallel environment: all send an action, and that of the seat to move is played."""
    return turn_based_aec_to_parallel(env(game, players, **kwargs))
