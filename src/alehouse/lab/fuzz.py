"""The rules fuzzer: random play over all options and player counts, looking for what must never happen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from alehouse.engine import record_file
from alehouse.engine.contract import CHANCE, Game, Position
from alehouse.engine.errors import BadRecord
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.messages import Message
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record
from alehouse.engine.registry import game as game_of
from alehouse.lab.match import luck_for
from alehouse.lab.scrutiny import Scrutiny, setup


def fuzz(
    game: Game,
    games: int,
    seed: int = 0,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Discovery]:
    """Play many random games, set up in every way; of each cause of trouble, the shortest game that shows it.

    The records go into `folder`, if one is given. `progress` hears how many games have been played so far.
    """
    found: dict[str, Discovery] = {}
    for number in range(games):
        luck = luck_for(seed, number, CHANCE)
        players, options = setup(game, number, games, luck)
        discovery = _Trial(game, players, options).discover(luck)
        if discovery is not None:
            discovery = _as_early_as_possible(game, discovery)
            known = found.get(discovery.cause)
            if known is None or len(discovery.record.steps) < len(known.record.steps):
                found[discovery.cause] = discovery
        if progress is not None:
            progress(number + 1)
    if folder is not None:
        _keep(list(found.values()), folder)
    return list(found.values())


def reproduce(record: Record) -> Discovery | None:
    """Play the record of a discovery, and look as closely as the fuzzer did."""
    return _again(game_of(record.game).variant(record.box), record)


@dataclass
class Discovery:
    """Something that must never happen, and the record that leads there."""

    message: Message
    record: Record
    cause: str
    """The same for discoveries that seem to have the same cause."""
    path: Path | None = None


class _Trial(Scrutiny):
    """One game from its start."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game)
        nobody = [""] * players
        kinds = ["random"] * players
        self.record = Record(game.name, game.version, players, dict(options), nobody, kinds, game.box.differs)

    def begin(self) -> Position:
        return self.game.begin(self.record.players, self.record.options)

    def discover(self, luck: Luck, script: list[str] | None = None) -> Discovery | None:
        trouble = self.run(luck, script)
        if trouble is None:
            return None
        for step in trouble.steps:
            self.record.add(step)
        return Discovery(trouble.message, self.record, trouble.cause)


def _again(game: Game, record: Record) -> Discovery | None:
    return _Trial(game, record.players, record.options).discover(FastLuck(), record.steps)


def _as_early_as_possible(game: Game, discovery: Discovery) -> Discovery:
    """The same game, looked at closely at every step."""
    if discovery.message.id == "lab-fuzz-endless":
        return discovery
    return _again(game, discovery.record) or discovery


def _keep(discoveries: list[Discovery], folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadRecord("record-file-write", {"path": str(folder), "reason": wrong.strerror or str(wrong)}) from None
    for number, discovery in enumerate(discoveries, 1):
        kind = discovery.message.id.removeprefix("lab-fuzz-")
        discovery.path = folder / f"{discovery.record.game}-{kind}-{number}.json"
        record_file.write(discovery.record, discovery.path)
