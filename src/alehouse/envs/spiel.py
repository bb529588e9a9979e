"""The games as OpenSpiel games. `import alehouse.envs.spiel` registers them.

`pyspiel.load_game(spiel_name(game), {"players": 3})`: chance is a player whose outcomes and their chances are told.
`pyspiel.load_game(spiel_name(game, sampled=True), {"players": 3, "seed": 7})`: what chance brings is drawn inside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from alehouse.engine.chance import Chances
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.eye import Memory
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_out
from alehouse.engine.registry import games
from alehouse.envs.batch import legal_numbers, told_chances
from alehouse.envs.house import memory

_SEEDS = 2**30
# As plain numbers: OpenSpiel asks at every step, and its enumeration is slow to compare and to convert.
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_MANY = 32
_told: dict[int, tuple[Chances, list[tuple[int, float]]]] = {}
"""Draws with many outcomes as they were told before: games remember such chances, and hand out the same ones again."""
_MOST_TOLD = 256
_UTILITY = pyspiel.GameType.Utility
_CHANCE_MODE = pyspiel.GameType.ChanceMode


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position. What can be chosen has its number in the table; outcomes are numbered from 0, behind the choices."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position: Position = game.house.begin(game.num_players(), game.options)
        self.luck: FastLuck | None = game.next_luck()
        """Of a game in which what chance brings is drawn inside."""
        self.story = ""
        """What every seat has chosen. A string, since OpenSpiel copies whatever a state has with each clone."""

    def current_player(self) -> int:
        seat = self.position.to_move
        if seat >= 0:
            return seat
        return _CHANCE if seat == CHANCE else _TERMINAL

    def is_terminal(self) -> bool:
        return self.position.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return legal_numbers(position) if player == position.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.luck is not None:
            return [(0, 1.0)]
        chances = self.position.chances()
        known = _told.get(id(chances))
        if known is not None and known[0] is chances:
            return list(known[1])
        told = told_chances(chances, self.position.game.table.choices)
        if len(told) >= _MANY:
            if len(_told) >= _MOST_TOLD:
                _told.clear()
            _told[id(chances)] = chances, told
        return told

    def _apply_action(self, action: int) -> None:
        position = self.position
        table = position.game.table
        if position.to_move != CHANCE:
            self.story += f" {position.to_move}:{action}"
            position.play(table.actions[action])
        elif self.luck is not None:
            position.play(self.luck.choose(position.chances()))
        else:
            position.play(table.actions[table.choices + action])

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.game.table
        if player != _CHANCE:
            return str(table.actions[action])
        return "draw" if self.luck is not None else str(table.actions[table.choices + action])

    def returns(self) -> list[float]:
        seats = range(self.position.players)
        if self.position.to_move != OVER:
            return [0.0 for _ in seats]
        result = self.position.result()
        return [result.utility(seat) for seat in seats]

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, as JSON."""
        return self.position.view(self._whose(player)).encode().decode()

    def information_state_string(self, player: int | None = None) -> str:
        """The same, and what the seat has chosen so far."""
        seat = self._whose(player)
        own = [each for each in self.story.split() if each.startswith(f"{seat}:")]
        return " ".join([*own, self.observation_string(seat)])

    def _whose(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the seat cannot tell from this one, each as likely as what it knows says.

        Its history is still that of the truth: nothing that thinks for a seat may look at it.
        """
        luck = FastLuck(int(sampler() * _SEEDS))
        other: TableState = self.clone()
        other.position = self.position.game.prepare(self.position, player, luck).next(luck)
        return other

    def __str__(self) -> str:
        return self.position.digest()

    def __deepcopy__(self, memo: object) -> TableState:
        other: TableState = self.clone()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _state_again, (str(self.get_game()), self.serialize())


def _state_again(game: str, data: str) -> TableState:
    """A state that comes from another process."""
    state: TableState = pyspiel.load_game(game).deserialize_state(data)
    return state


class TableObserver:
    """What a seat sees as numbers from 0 to 1: the game's eye, each number divided by its bound."""

    def __init__(self, game: TableGame) -> None:
        self.eye = game.house.eye(game.num_players(), **game.options)
        self._row = Memory(1, self.eye.size)
        self._seen = memory(self._row.whole, "u1")
        high = np.zeros(self.eye.size, np.float32)
        self.tensor = np.zeros(self.eye.size, np.float32)
        self.dict = {}
        for field in self.eye.fields:
            part = slice(field.first, field.first + field.count)
            high[part] = field.high
            self.dict[field.name] = self.tensor[part]
        self._scale = 1 / high

    def set_from(self, state: TableState, player: int) -> None:
        self.eye.see_behind(self._row.before[0], state.position, player)
        np.multiply(self._seen, self._scale, out=self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        return state.observation_string(player)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players, with its options as parameters."""

    def __init__(self, kind: pyspiel.GameType, house: Game, params: dict[str, Any]) -> None:
        self.house = house
        players = house.check_players(int(params.get("players", _players(house))))
        chosen = {option.name: params[option.name] for option in house.options if option.name in params}
        self.options = house.check_options(players, chosen)
        self.sampled = kind.chance_mode == _CHANCE_MODE.SAMPLED_STOCHASTIC
        seed = int(params.get("seed", -1))
        self.luck = FastLuck(seed if seed >= 0 else str(np.random.SeedSequence().entropy))
        outcomes = len(house.table) - house.table.choices
        info = pyspiel.GameInfo(
            num_distinct_actions=house.table.choices,
            max_chance_outcomes=1 if self.sampled else outcomes,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if house.one_win else None,
            max_game_length=house.length,
        )
        super().__init__(kind, info, params)

    def next_luck(self) -> FastLuck | None:
        """For the next state that is made: each has another one."""
        return FastLuck(str(self.luck.below(_SEEDS))) if self.sampled else None

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return TableObserver(self)


class RandomRollouts:
    """An evaluator for OpenSpiel's searches that plays at random inside the engine: far quicker than through states."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = FastLuck(seed)

    def evaluate(self, state: TableState) -> Any:
        position = state.position.copy()
        play_out(position, self.luck)
        result = position.result()
        return np.array([result.utility(seat) for seat in range(position.players)])

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]


def spiel_name(game: Game, sampled: bool = False) -> str:
    """By which name OpenSpiel knows a game: it ends with the version of the rules."""
    return f"alehouse_{game.name.replace('-', '_')}_{'sampled_' if sampled else ''}v{game.version}"


def _players(game: Game) -> int:
    """For how many a game is, where nobody says."""
    return max(2, game.fewest) if game.most > 1 else game.fewest


def _kind(game: Game, sampled: bool) -> pyspiel.GameType:
    options = {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=spiel_name(game, sampled),
        long_name=f"Alehouse: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=_CHANCE_MODE.SAMPLED_STOCHASTIC if sampled else _CHANCE_MODE.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_UTILITY.CONSTANT_SUM if game.one_win else _UTILITY.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _players(game), **options, **({"seed": -1} if sampled else {})},
    )


def register() -> None:
    """Let OpenSpiel know every game, with chance as a player and with chance drawn inside."""
    known = set(pyspiel.registered_names())
    for game in games():
        for sampled in (False, True):
            if spiel_name(game, sampled) not in known:
                kind = _kind(game, sampled)
                pyspiel.register_game(kind, _game_type(kind, game))


def _game_type(kind: pyspiel.GameType, house: Game) -> type[TableGame]:
    """A class for each, as OpenSpiel wants it; what it is given here it keeps until after Python has ended."""

    class RegisteredGame(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, house, params or {})

    return RegisteredGame


register()
