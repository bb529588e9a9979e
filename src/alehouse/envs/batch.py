"""Many tables, stepped in one call. What is seen, what may be done and what came of it lie in memory for all to read.

`numpy.frombuffer(batch.seen, "u1").reshape(batch.tables, -1)` is the very memory that is written here: nothing is
copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from alehouse.bots.bot import Bot, decision
from alehouse.bots.kinds import make
from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.errors import IllegalAction
from alehouse.engine.eye import Memory
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue

LEARNER: Final = "learner"
"""A seat whose decisions come from outside."""
RANDOM: Final = "random"
_AT_RANDOM: Final = 0
_LEARNS: Final = 1
_THINKS: Final = 2
ACTION: Final = 4
"""Bytes of an action's number, the lowest first."""


class Batch:
    """Tables at each of which a learner is to move. A game that is over begins again at once.

    `seats` names who sits where: LEARNER, or a bot; random ones play in here, without being asked. What happens at a
    table depends on the seed, on its number (they are counted from `first` on) and on what is chosen there, and on
    nothing else. Games that end before any learner was asked are passed over.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        tables: int,
        seed: int | str = 0,
        first: int = 0,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        chosen: dict[str, Json] = {}
        for name, value in (options or {}).items():
            chosen[name] = value
        players: int = game.check_players(len(seats))
        self.options = game.check_options(players, chosen)
        if LEARNER not in seats:
            raise ValueError(f"nobody learns: one of the seats must be {LEARNER!r}")
        if tables < 1:
            raise ValueError(f"there is one table at least, not {tables}")
        self.game = game
        self.seats = tuple(seats)
        self.tables = tables
        self.seed = seed
        self.first = first
        self.eye = game.eye(players, **self.options)
        self.choices: int = game.table.choices
        """How many actions can be chosen: as many numbers has a table's part of the mask."""

        self._rows = Memory(tables, self.eye.size)
        self.seen = self._rows.whole
        """Of each table what the seat to move sees: see `eye`."""
        self._marks = Memory(tables, self.choices)
        self.mask = self._marks.whole
        """Of each table which choices the seat to move has: 1 where it may."""
        self.to_move = vec[i64]([0] * tables)
        """The seat to move at each table: a learner's."""
        self.done = _zeros(tables)
        """1 where the last step ended a game. The table is at the next one by now."""
        self.ended: i64 = 0
        """How many games the last step ended."""
        self.utility = vec[float]([0.0] * (tables * players))
        """What the end was worth to each seat, where the last step ended a game; elsewhere 0."""
        self._final_rows = Memory(tables * players, self.eye.size)
        self.final = self._final_rows.whole
        """Of each table what every seat saw at the end of the last game there."""

        self._fresh = game.begin(players, self.options)
        """As every game begins: chance has not played yet."""
        self._players: i64 = players
        self._who = who_plays(seats)
        # Positions and actions are taken out of a vec without being checked to be such.
        self._actions = vec[Action](game.table.actions)
        self._chosen = vec[i64]([0] * tables)
        self._asked = _zeros(tables)
        """Whether a learner has been asked in this game."""
        self._lucks: list[FastLuck] = []
        self._bots: list[list[Bot | None]] = []
        self._bot_lucks: list[FastLuck] = []
        self._legal: list[list[Action]] = []
        self._positions = vec[Position]()
        for number in range(first, first + tables):
            self._lucks.append(FastLuck(f"{seed} {number}"))
            lucks = [FastLuck(f"{seed} {number} {seat}") for seat in range(players)]
            self._bot_lucks.extend(lucks)
            self._bots.append(bots_for(seats, lucks))
            self._legal.append([])
            self._positions = append(self._positions, self._fresh.copy())
        table: i64
        for table in range(i64(tables)):
            self._go_on(table, self._positions[table])
        self._look()

    # Playing

    def step(self, actions: bytes) -> None:
        """Play one action at each table: their numbers, four bytes each. If one may not be chosen, nothing happens."""
        if len(actions) != ACTION * self.tables:
            raise ValueError(f"{ACTION} bytes for each of {self.tables} tables are needed, not {len(actions)} in all")
        choices: i64 = self.choices
        table: i64
        for table in range(i64(self.tables)):
            number: i64 = i64(read_i32_le(actions, table * ACTION))
            if not 0 <= number < choices:
                raise ValueError(f"table {table}: choices are numbered from 0 to {choices - 1}, not {number}")
            if not self.mask[table * choices + number]:
                refusal = self._positions[table].why_not(self._actions[number])
                assert refusal is not None, "what is not in the mask is not legal"
                raise IllegalAction(refusal)
            self._chosen[table] = number
        self._play()

    def step_at_random(self) -> None:
        """Play one of the legal actions at each table, each as likely."""
        table: i64
        for table in range(i64(self.tables)):
            legal = self._legal[table]
            self._chosen[table] = legal[self._lucks[table].below(len(legal))].number
        self._play()

    def position(self, table: int) -> Position:
        """A copy of the position at a table."""
        return self._positions[table].copy()

    def _play(self) -> None:
        self.ended = 0
        table: i64
        for table in range(i64(self.tables)):
            if self.done[table]:
                self.done[table] = 0
                seat: i64
                for seat in range(table * self._players, (table + 1) * self._players):
                    self.utility[seat] = 0.0
            position = self._positions[table]
            position.play_unchecked(self._actions[self._chosen[table]])
            to_move = position.to_move
            if to_move < 0 or self._who[to_move] != _LEARNS:
                self._go_on(table, position)
        self._look()

    def _go_on(self, table: i64, position: Position) -> None:
        """Let chance and the bots play until a learner is to move, in the next game if this one is over."""
        luck = self._lucks[table]
        bots = self._bots[table]
        play_for_others(position, luck, self._who, bots)
        while position.to_move == OVER:
            if self._asked[table]:
                self._finish(table, position)
            position = self._fresh.copy()
            self._positions[table] = position
            play_for_others(position, luck, self._who, bots)
        self._asked[table] = 1

    def _finish(self, table: i64, position: Position) -> None:
        result = position.result()
        self._asked[table] = 0
        self.done[table] = 1
        self.ended += 1
        seat: i64
        for seat in range(self._players):
            place = table * self._players + seat
            self.utility[place] = result.utility(int(seat))
            self.eye.see_behind(self._final_rows.before[place], position, seat)

    def _look(self) -> None:
        """Write what may be done at all tables, then what is seen: all code together is more than the nearest cache."""
        table: i64
        for table in range(i64(self.tables)):
            position = self._positions[table]
            legal = position.legal()
            self._legal[table] = legal
            mark_legal(legal, self._marks, table)
            self.to_move[table] = position.to_move
        eye = self.eye
        before = self._rows.before
        for table in range(i64(self.tables)):
            eye.see_behind(before[table], self._positions[table], self.to_move[table])

    # Travelling

    def __copy__(self) -> Batch:
        return _batch_again(*self._state())

    def __deepcopy__(self, memo: object) -> Batch:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return _batch_again, self._state()

    def _state(self) -> tuple[Game, tuple[str, ...], int, int | str, int, dict[str, OptionValue], _State]:
        state = _State(
            [position.copy() for position in self._positions],
            [luck.__copy__() for luck in self._lucks],
            [luck.__copy__() for luck in self._bot_lucks],
            bytes(self._asked),
            bytes(self.done),
            list(self.utility),
            bytes(self.final),
        )
        return self.game, self.seats, self.tables, self.seed, self.first, self.options, state

    def _take_over(self, state: _State) -> None:
        """Go on where another batch was."""
        self._positions = vec[Position](state.positions)
        for mine, theirs in zip(self._lucks, state.lucks):
            mine.state = theirs.state
        for mine, theirs in zip(self._bot_lucks, state.bot_lucks):
            mine.state = theirs.state
        place: i64
        for place in range(i64(self.tables)):
            self._asked[place] = state.asked[place]
            self.done[place] = state.done[place]
            self.ended += i64(self.done[place])
        for place in range(i64(len(self.utility))):
            self.utility[place] = state.utility[place]
        for place in range(i64(len(self.final))):
            self.final[place] = state.final[place]
        self._look()


# For whoever keeps a single table.


def bots_for(seats: Sequence[str], lucks: Sequence[FastLuck]) -> list[Bot | None]:
    """Who plays in each seat, with a luck of its own; nobody where a learner sits, or where anything will do."""
    return [None if kind in (LEARNER, RANDOM) else make(kind, luck) for kind, luck in zip(seats, lucks)]


def who_plays(seats: Sequence[str]) -> vec[u8]:
    """In each seat a learner, a bot that is asked, or anything that will do."""
    return vec[u8]([_LEARNS if kind == LEARNER else _AT_RANDOM if kind == RANDOM else _THINKS for kind in seats])


def play_for_others(position: Position, luck: FastLuck, who: vec[u8], bots: list[Bot | None]) -> None:
    """Let chance, and all who do not learn, play until a learner is to move or the game is over."""
    while True:
        to_move = position.to_move
        if to_move == CHANCE:
            position.play_unchecked(luck.choose(position.chances()))
        elif to_move == OVER or who[to_move] == _LEARNS:
            return
        elif who[to_move] == _AT_RANDOM:
            legal = position.legal()
            position.play_unchecked(legal[luck.below(len(legal))])
        else:
            bot = bots[to_move]
            assert bot is not None
            position.play(decision(bot, position))


def mark_legal(legal: list[Action], marks: Memory, row: i64) -> None:
    """Write which choices the seat to move has into a row: 1 where it may, 0 elsewhere."""
    mask = marks.cleared(row)
    first: i64 = len(mask) - len(marks.nothing)
    for action in legal:
        mask[first + action.number] = 1


def legal_numbers(position: Position) -> list[int]:
    """The numbers of the choices that the seat to move has."""
    return [action.number for action in position.legal()]


def told_chances(chances: Chances, first: int) -> list[tuple[int, float]]:
    """What may come, numbered from `first` of the table on, and how likely it is."""
    total = float(chances.total)
    told: list[tuple[int, float]] = []
    for place in range(len(chances)):
        outcome, weight = chances[place]
        told.append((outcome.number - first, weight / total))
    return told


class _State:
    """What a batch is at, besides what it was made with."""

    def __init__(
        self,
        positions: list[Position],
        lucks: list[FastLuck],
        bot_lucks: list[FastLuck],
        asked: bytes,
        done: bytes,
        utility: list[float],
        final: bytes,
    ) -> None:
        self.positions = positions
        self.lucks = lucks
        self.bot_lucks = bot_lucks
        self.asked = asked
        self.done = done
        self.utility = utility
        self.final = final

    def __reduce__(self) -> tuple[object, ...]:
        return _State, (
            self.positions,
            self.lucks,
            self.bot_lucks,
            self.asked,
            self.done,
            self.utility,
            self.final,
        )


def _batch_again(
    game: Game,
    seats: tuple[str, ...],
    tables: int,
    seed: int | str,
    first: int,
    options: dict[str, OptionValue],
    state: _State,
) -> Batch:
    batch = Batch(game, seats, tables, seed, first, options)
    batch._take_over(state)
    return batch


def _zeros(count: int) -> vec[u8]:
    return vec[u8]([0] * count)
