"""What the doors to the learning libraries share: a game with its seats, its spaces, and the memory that is written."""

from __future__ import annotations

from typing import Any, Final, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from alehouse.engine.contract import PUBLIC, Game, Position
from alehouse.engine.eye import Memory
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of
from alehouse.envs.batch import mark_legal
from alehouse.text import speech

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observation = Numbers | dict[str, Numbers | Mask]
Where = Literal["observation", "info"]
"""Where learners find which choices they have: beside what they see, or among what they are told besides."""
RENDER_MODES: Final = ("human", "ansi")
WIDTH: Final = 80


def memory(row: Any, kind: str) -> NDArray[Any]:
    """The memory of a row as an array, which nobody can write to."""
    return np.frombuffer(row, kind)


class House:
    """A game for so many players as the libraries want it described. It shares nothing that changes but its memory."""

    def __init__(self, game: str | Game, players: int, mask: Where, options: dict[str, OptionValue]) -> None:
        if mask not in ("observation", "info"):
            raise ValueError(f"the mask is in the observation or in the info, not in {mask!r}")
        self.game = game_of(game) if isinstance(game, str) else game
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(players, dict(options))
        self.mask_in = mask
        self.eye = self.game.eye(players, **self.options)
        self.choices = self.game.table.choices
        self._make_memory()

    def _make_memory(self) -> None:
        self._row = Memory(1, self.eye.size)
        self._marks = Memory(1, self.choices)
        self._seen: Numbers = memory(self._row.whole, "u1")
        self._mask: Mask = memory(self._marks.whole, "i1")
        self._no_mask = np.zeros(self.choices, np.int8)

    def __getstate__(self) -> tuple[Game, int, Where, dict[str, OptionValue]]:
        return self.game, self.players, self.mask_in, self.options

    def __setstate__(self, state: tuple[Game, int, Where, dict[str, OptionValue]]) -> None:
        House.__init__(self, *state)

    # Spaces

    def observation_space(self) -> gymnasium.spaces.Space[Any]:
        high = np.zeros(self.eye.size, np.uint8)
        for field in self.eye.fields:
            high[field.first : field.first + field.count] = field.high
        seen = gymnasium.spaces.Box(np.zeros(self.eye.size, np.uint8), high, dtype=np.uint8)
        if self.mask_in == "info":
            return seen
        mask = gymnasium.spaces.Box(0, 1, (self.choices,), np.int8)
        return gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self) -> gymnasium.spaces.Space[Any]:
        return gymnasium.spaces.Discrete(self.choices)

    # What a seat is told

    def begin(self) -> Position:
        return self.game.begin(self.players, self.options)

    def seen(self, position: Position, seat: int) -> Numbers:
        self.eye.see_behind(self._row.before[0], position, seat)
        return self._seen.copy()

    def mask(self, position: Position, seat: int) -> Mask:
        if position.to_move != seat:
            return self._no_mask.copy()
        mark_legal(position.legal(), self._marks, 0)
        return self._mask.copy()

    def observation(self, position: Position, seat: int) -> Observation:
        seen = self.seen(position, seat)
        return seen if self.mask_in == "info" else {"observation": seen, "action_mask": self.mask(position, seat)}

    def info(self, position: Position, seat: int) -> dict[str, Mask]:
        return {"action_mask": self.mask(position, seat)} if self.mask_in == "info" else {}

    def number(self, action: int) -> int:
        """An action's number, if there is such a choice."""
        if not 0 <= int(action) < self.choices:
            raise ValueError(f"choices are numbered from 0 to {self.choices - 1}, not {action}")
        return int(action)

    def render(self, position: Position, mode: str | None, language: str) -> str | None:
        """The board as onlookers see it, as text: returned (`ansi`) or printed (`human`)."""
        if mode is None:
            gymnasium.logger.warn("nothing is rendered unless a render mode is chosen: ansi or human")
            return None
        picture = "\n".join(self.game.picture(position.view(PUBLIC), speech(language).say, WIDTH))
        if mode == "ansi":
            return picture
        print(picture)
        return None
