"""A record: who played what, and every action and outcome in notation. It replays without luck, for ever."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Final

from alehouse.engine.contract import Position
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.luck_record import LuckRecord
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of

LONGEST_WORD: Final = 200
"""Letters of a name, a notation, a word for the luck."""


class Record:
    """One game from its start: `steps` in notation, and in `trail` a digest of all that led to each."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, OptionValue],
        names: list[str],
        kinds: list[str],
        box: dict[str, Json] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = options
        self.box: dict[str, Json] = box if box is not None else {}
        """What differs from the printed box."""
        self.names = names
        """What the players are called; an empty name is none."""
        self.kinds = kinds
        """Who plays: `human`, or the name of a bot; empty if nobody said."""
        self.luck: LuckRecord | None = None
        """What binds and proves the luck; None where nobody promised fair luck: simulations."""
        self.steps: list[str] = []
        self._trail: list[str] = [self.header_digest()]
        self._due = 0
        """Steps that were added and are not in the trail yet."""
        self.result: Json = None
        """`Result.plain()` of a finished game."""

    @staticmethod
    def of(position: Position, options: dict[str, OptionValue], kinds: list[str] | None = None) -> Record:
        """An empty record of a game that begins with this position."""
        game = position.game
        chosen = game.check_options(position.players, dict(options))
        seats = list(kinds) if kinds is not None else [""] * position.players
        names = [""] * position.players
        return Record(game.name, game.version, position.players, chosen, names, seats, game.box.differs)

    @property
    def trail(self) -> list[str]:
        """One longer than `steps`: the first digest is that of the header alone. Made when somebody asks for it."""
        trail = self._trail
        while self._due:
            trail.append(next_digest(trail[-1], self.steps[len(trail) - 1]))
            self._due -= 1
        return trail

    @trail.setter
    def trail(self, trail: list[str]) -> None:
        self._trail = trail
        self._due = 0

    def add(self, notation: str) -> None:
        """One more step."""
        self.steps.append(notation)
        self._due += 1

    def shorten(self, steps: int) -> None:
        """Back to so many steps. Only decisions may be taken back, so that no luck is drawn twice."""
        del self.trail[steps + 1 :]
        del self.steps[steps:]

    def empty(self) -> Record:
        """The same game before its first step, without its luck."""
        options, names, kinds = dict(self.options), list(self.names), list(self.kinds)
        return Record(self.game, self.version, self.players, options, names, kinds, dict(self.box))

    def copy(self) -> Record:
        other = self.empty()
        other.luck = self.luck.copy() if self.luck is not None else None
        other.steps = list(self.steps)
        other.trail = list(self.trail)
        other.result = deepcopy(self.result)
        return other

    def header_digest(self) -> str:
        """The digest of all that was agreed before the first step."""
        return _short(json.dumps(self.header(), sort_keys=True))

    def header(self) -> Json:
        """All that was agreed before the first step; the luck is bound to it."""
        options: dict[str, Json] = dict(self.options)
        names: list[Json] = list(self.names)
        kinds: list[Json] = list(self.kinds)
        return [self.game, self.version, self.players, options, self.box, names, kinds]

    def __copy__(self) -> Record:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Record:
        return self.copy()


def next_digest(before: str, notation: str) -> str:
    """The digest after a step: made from the step and the digest before it, thus from everything before."""
    return _short(f"{before} {notation}")


def is_word(text: str) -> bool:
    """Whether a record can hold it: not too long, and nothing in it that would give orders to a terminal."""
    return len(text) <= LONGEST_WORD and text.isprintable()


def walk(record: Record) -> Iterator[Position]:
    """The first position and the position after each step: the same object every time, playing on.

    Raises BadRecord where the record does not fit its game; `verify` says more.
    """
    position = start(record)
    yield position
    game = position.game
    for number, notation in enumerate(record.steps, 1):
        try:
            position.play(game.action(notation))
        except AlehouseError as wrong:
            raise BadRecord("record-step", {"step": number, "reason": wrong.message}) from None
        yield position


def replay(record: Record) -> Position:
    """The position after the last step."""
    return list(walk(record))[-1]


def start(record: Record) -> Position:
    """The position that the record begins with."""
    game = game_of(record.game).variant(record.box)
    if record.version != game.version:
        raise BadRecord(
            "record-version",
            {"game": game.title(), "version": str(record.version), "known": str(game.version)},
        )
    players = game.check_players(record.players)
    if len(record.names) != players or len(record.kinds) != players:
        raise BadRecord("record-seats", {"players": players, "seats": len(record.names)})
    return game.begin(players, game.check_options(players, dict(record.options)))


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
