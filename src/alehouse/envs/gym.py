"""The games as Gymnasium environments: one seat learns, bots have the others.

`import alehouse.envs.gym` registers them for `gymnasium.make("alehouse/NAME-vN", players=2)` and for
`gymnasium.make_vec(..., num_envs=64)`, where N is the version of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from alehouse.engine.contract import OVER, Game
from alehouse.engine.luck import FastLuck
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import games
from alehouse.envs.batch import LEARNER, Batch, bots_for, play_for_others, who_plays
from alehouse.envs.house import RENDER_MODES, House, Observation, Where, memory

ILLEGAL: Final = -1.0
"""The reward of whoever does what is not allowed; that ends the game."""
METADATA: Final = {"render_modes": [*RENDER_MODES], "render_fps": 1}
_NUMBERS: Final = np.dtype("<i4")
"""As a batch reads actions."""
VECTOR_METADATA: Final = {"autoreset_mode": AutoresetMode.SAME_STEP}


def seats_of(players: int, seat: int, opponents: str | Sequence[str]) -> list[str]:
    """Who sits where: the learner, and bots in the other seats in their order; one name is for all of them."""
    if not 0 <= seat < players:
        raise ValueError(f"the learner's seat is from 0 to {players - 1}, not {seat}")
    bots = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(bots) != players - 1:
        raise ValueError(f"there are {players - 1} opponents, not {len(bots)}")
    return [*bots[:seat], LEARNER, *bots[seat:]]


class Seat(gymnasium.Env[Observation, int]):
    """One seat of a table. The reward is what the end is worth to it, and 0 before that.

    Which choices there are is in the info, or in the observation, or asked for with `action_masks()`. Any other choice
    ends the game with a reward of -1, and the info says which rule was in the way.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | Game,
        players: int,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        mask: Where = "info",
        render_mode: str | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None:
        self.house = House(game, players, mask, options)
        self.seat = seat
        self.seats = seats_of(players, seat, opponents)
        self.render_mode = render_mode
        self.language = language
        self.observation_space = self.house.observation_space()
        self.action_space = self.house.action_space()
        self.position = self.house.begin()
        self._sit_down("")

    def _sit_down(self, seed: str) -> None:
        self._luck = FastLuck(f"{seed} 0")
        self._lucks = [FastLuck(f"{seed} 0 {seat}") for seat in range(self.house.players)]
        self._bring_bots()

    def _bring_bots(self) -> None:
        self._bots = bots_for(self.seats, self._lucks)
        self._who = who_plays(self.seats)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_bots", "_who")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bring_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        fresh = self._np_random is None
        super().reset(seed=seed)
        if seed is not None or fresh:
            self._sit_down(str(seed) if seed is not None else str(self.np_random.integers(2**62)))
        self.position = self.house.begin()
        self._go_on()
        while self.position.to_move == OVER:
            # It was over before the learner was asked.
            self.position = self.house.begin()
            self._go_on()
        self._show()
        return self.house.observation(self.position, self.seat), dict(self.house.info(self.position, self.seat))

    def _go_on(self) -> None:
        play_for_others(self.position, self._luck, self._who, self._bots)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices there are, as sb3-contrib asks for it."""
        return self.house.mask(self.position, self.seat).astype(np.bool_)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        chosen = self.house.game.table.actions[self.house.number(action)]
        if self.position.to_move == OVER:
            raise ValueError("the game is over: it begins again with a reset")
        refusal = self.position.why_not(chosen)
        if refusal is not None:
            info = dict(self.house.info(self.position, self.seat))
            return (
                self.house.observation(self.position, self.seat),
                ILLEGAL,
                True,
                False,
                {**info, "rule": refusal.rule},
            )
        self.position.play(chosen)
        self._go_on()
        self._show()
        over = self.position.to_move == OVER
        reward = self.position.result().utility(self.seat) if over else 0.0
        info = dict(self.house.info(self.position, self.seat))
        return self.house.observation(self.position, self.seat), reward, over, False, info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.house.render(self.position, self.render_mode, self.language)


class Tables(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same at many tables, stepped at once by a compiled batch; a game that is over begins again in the same step.

    What is returned is a copy, unless `copy=False` asks for the batch's own memory, which the next step changes. A step
    with a choice that is not allowed at one of the tables is refused as a whole: IllegalAction, and nothing happens.
    """

    metadata: dict[str, Any] = VECTOR_METADATA

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        players: int,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        mask: Where = "info",
        copy: bool = True,
        **options: OptionValue,
    ) -> None:
        self.house = House(game, players, mask, options)
        self.num_envs = num_envs
        self.seat = seat
        self.seats = seats_of(players, seat, opponents)
        self.copy = copy
        self.single_observation_space = self.house.observation_space()
        self.single_action_space = self.house.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._take(self._batch(0))

    def _batch(self, seed: int) -> Batch:
        return Batch(self.house.game, self.seats, self.num_envs, seed, options=self.house.options)

    def _take(self, batch: Batch) -> None:
        """Look at the memory of a batch."""
        tables, size = self.num_envs, self.house.eye.size
        self.batch = batch
        self._seen = memory(batch.seen, "u1").reshape(tables, size)
        self._mask = memory(batch.mask, "i1").reshape(tables, self.house.choices)
        self._done = memory(batch.done, "?")
        self._utility = memory(batch.utility, "f8").reshape(tables, -1)[:, self.seat]
        self._final = memory(batch.final, "u1").reshape(tables, -1, size)[:, self.seat]
        self._never = np.zeros(tables, np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        memory = ("_seen", "_mask", "_done", "_utility", "_final", "_never")
        return {name: value for name, value in self.__dict__.items() if name not in memory}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._take(self.batch)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("all tables are seeded together, by one number")
        super().reset(seed=seed)
        self._take(self._batch(seed if seed is not None else int(self.np_random.integers(2**62))))
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(np.asarray(actions, _NUMBERS).tobytes())
        info = self._info()
        if self.batch.ended:
            info["final_obs"] = self._own(self._final)
            info["_final_obs"] = self._done.copy()
        return self._observation(), self._own(self._utility), self._own(self._done), self._never.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        allowed: NDArray[np.bool_] = self._mask.astype(np.bool_)
        return allowed

    def _observation(self) -> Observation:
        seen = self._own(self._seen)
        return seen if self.house.mask_in == "info" else {"observation": seen, "action_mask": self._own(self._mask)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._own(self._mask)} if self.house.mask_in == "info" else {}

    def _own(self, memory: NDArray[Any]) -> NDArray[Any]:
        return memory.copy() if self.copy else memory


def id_of(game: Game) -> str:
    """By which name Gymnasium knows a game."""
    return f"alehouse/{game.name}-v{game.version}"


def register() -> None:
    """Let Gymnasium know every game."""
    for game in games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="alehouse.envs.gym:Seat",
                vector_entry_point="alehouse.envs.gym:Tables",
                kwargs={"game": game.name, "players": game.fewest if game.fewest > 1 else min(4, game.most)},
                disable_env_checker=True,
            )


register()
__all__ = ["ILLEGAL", "Seat", "Tables", "id_of", "register"]
