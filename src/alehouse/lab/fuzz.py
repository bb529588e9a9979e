"""The rules fuzzer: random play over all options and player counts, looking for what must never happen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb

from alehouse.engine import record_file
from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Position
from alehouse.engine.errors import BadPosition, BadRecord
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.messages import Message, Value
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record
from alehouse.engine.registry import game as game_of
from alehouse.lab.match import luck_for

SELDOM = 8
"""Random play is looked at closely at one step of so many; a game that shows trouble, at every step."""


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
        discovery = _Trial(game, players, options).run(luck)
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
    return _again(game_of(record.game), record)


@dataclass
class Discovery:
    """Something that must never happen, and the record that leads there."""

    message: Message
    record: Record
    cause: str
    """The same for discoveries that seem to have the same cause."""
    path: Path | None = None


def setup(game: Game, number: int, games: int, luck: Luck) -> tuple[int, dict[str, OptionValue]]:
    """Players and options of a game: all combinations in turn or, if there are more than games, any."""
    choices = [option.values() for option in game.options]
    combinations = game.most - game.fewest + 1
    for values in choices:
        combinations *= len(values)
    index = number if combinations <= games else luck.below(combinations)
    while True:
        index, place = divmod(index % combinations, game.most - game.fewest + 1)
        players = game.fewest + place
        options: dict[str, OptionValue] = {}
        for option, values in zip(game.options, choices):
            index, place = divmod(index, len(values))
            options[option.name] = values[place]
        if game.forbids(players, options) is None:
            return players, options
        index = luck.below(combinations)


class _Trial:
    """One game, watched closely."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        nobody = [""] * players
        kinds = ["random"] * players
        self.record = Record(game.name, game.version, players, dict(options), nobody, kinds, game.box.differs)
        self.doing = "start"

    def run(self, luck: Luck, script: list[str] | None = None) -> Discovery | None:
        """Play at random, or by a script, until something is found or nothing is left to play."""
        try:
            return self._play(luck, script)
        except BadPosition as wrong:
            return self._discover("lab-fuzz-check", {"reason": wrong.message}, wrong.message.id)
        except Exception as wrong:
            # Whatever it is, it is what the fuzzer looks for.
            frame = extract_tb(wrong.__traceback__)[-1]
            where = f"{Path(frame.filename).name}:{frame.lineno}"
            error = type(wrong).__name__
            return self._discover(
                "lab-fuzz-crash", {"doing": self.doing, "error": error, "where": where}, f"{self.doing} {error} {where}"
            )

    def _play(self, luck: Luck, script: list[str] | None) -> Discovery | None:
        position = self.game.begin(self.record.players, self.record.options)
        position.listen()
        while True:
            closely = script is not None or luck.below(SELDOM) == 0 or position.to_move == OVER
            if closely:
                self._look(position)
            if position.to_move == OVER:
                self.doing = "result"
                position.result()
                return None
            if len(self.record.steps) >= self.game.length:
                return self._discover("lab-fuzz-endless", {"length": self.game.length}, "")
            self.doing = "legal"
            possible = [outcome for outcome, weight in position.chances() if weight > 0] or position.legal()
            if not possible:
                return self._discover("lab-fuzz-dead-end", {}, "")
            if closely:
                odd = self._disagreement(position, possible)
                if odd is not None:
                    return self._discover("lab-fuzz-disagreement", {"action": str(odd)}, str(odd).split(" ")[0])
            if script is None:
                action = _choose(position, possible, luck)
            elif len(self.record.steps) < len(script):
                action = self.game.action(script[len(self.record.steps)])
            else:
                return None
            self.doing = "play"
            self.record.add(str(action))
            position.play(action)

    def _look(self, position: Position) -> None:
        """Ask everything that anybody may ask."""
        self.doing = "check"
        position.check()
        self.doing = "view"
        for seat in (PUBLIC, *range(position.players)):
            position.view(seat)
        self.doing = "describe"
        position.prompt()
        position.pending()
        for action in position.legal():
            self.game.describe(position.view(position.to_move), action)
        position.news()

    def _disagreement(self, position: Position, possible: list[Action]) -> Action | None:
        """An action that legal() or chances() offers twice, or about which why_not() says something else."""
        self.doing = "why_not"
        for action in self.game.table.actions:
            if possible.count(action) != (1 if position.why_not(action) is None else 0):
                return action
        return None

    def _discover(self, id: str, args: dict[str, Value], cause: str) -> Discovery:
        args["step"] = len(self.record.steps)
        return Discovery(Message(id, args), self.record, f"{id} {cause}")


def _again(game: Game, record: Record) -> Discovery | None:
    return _Trial(game, record.players, record.options).run(FastLuck(), record.steps)


def _as_early_as_possible(game: Game, discovery: Discovery) -> Discovery:
    """The same game, looked at closely at every step."""
    if discovery.message.id == "lab-fuzz-endless":
        return discovery
    return _again(game, discovery.record) or discovery


def _choose(position: Position, possible: list[Action], luck: Luck) -> Action:
    if position.to_move == CHANCE:
        return luck.choose(position.chances())
    return possible[luck.below(len(possible))]


def _keep(discoveries: list[Discovery], folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadRecord("record-file-write", {"path": str(folder), "reason": wrong.strerror or str(wrong)}) from None
    for number, discovery in enumerate(discoveries, 1):
        kind = discovery.message.id.removeprefix("lab-fuzz-")
        discovery.path = folder / f"{discovery.record.game}-{kind}-{number}.json"
        record_file.write(discovery.record, discovery.path)
