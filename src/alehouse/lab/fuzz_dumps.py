"""The fuzzer of dumps: positions that somebody has changed a little must be refused, or be as good as any other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import combinations
from pathlib import Path

import msgspec

from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Knowledge, Position
from alehouse.engine.errors import BadPosition, BadRecord
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.messages import Json, Message
from alehouse.lab.cores import spread
from alehouse.lab.mutation import Change, Mutator, Places, Vocabulary, changed, one_of
from alehouse.lab.scrutiny import SELDOM, Scrutiny, Trouble, Wrong, choose, setup
from alehouse.text import speech

SHELF = 50
"""So many dumps are changed that come from moments of one random game."""
MOMENTS = 8
"""So many moments of a game are dumped, the last ones among them."""
LESSONS = 30
"""So many games show what may stand where."""


def fuzz_dumps(
    game: Game,
    dumps: int,
    seed: int = 0,
    folder: Path | None = None,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Search:
    """Change many dumps a little and load them; of each cause of trouble, the smallest change that shows it.

    The same seed finds the same on any number of cores (0 means all). What is found goes into `folder`, if one is
    given. `progress` hears how many dumps have been tried so far.
    """
    shelves = -(-dumps // SHELF)
    total = Search()
    for part in spread(game, partial(_search, dumps, seed), shelves, processes):
        total.add(part)
        if progress is not None:
            progress(total.tried)
    if folder is not None:
        _keep(game, total.found(), folder)
    return total


def reproduce(game: Game, dump: Json) -> Trouble | None:
    """Load this, and look as closely as the fuzzer did."""
    return _Trial(game, dump).find()


@dataclass
class BadDump:
    """A dump that should have been refused, and what came of it."""

    trouble: Trouble
    changes: list[Change]
    dump: Json
    number: int
    """Which of all dumps it was."""
    path: Path | None = None

    @property
    def message(self) -> Message:
        return self.trouble.message

    @property
    def size(self) -> tuple[int, ...]:
        """Small ones are easy to understand. No two are of the same size."""
        edits = sum(len(change) for change in self.changes)
        return len(self.changes), edits, len(self.trouble.steps), self.number


@dataclass
class Search:
    """What came of many dumps."""

    tried: int = 0
    refused: int = 0
    broken: int = 0
    """So many were accepted and should not have been, or not even refused properly."""
    causes: dict[str, BadDump] = field(default_factory=dict)
    """The smallest of each cause."""

    @property
    def accepted(self) -> int:
        """So many were as good as any other."""
        return self.tried - self.refused - self.broken

    def found(self) -> list[BadDump]:
        """One of each cause, the smallest first."""
        return sorted(self.causes.values(), key=lambda found: found.size)

    def count(self, found: BadDump) -> None:
        known = self.causes.get(found.trouble.cause)
        if known is None or found.size < known.size:
            self.causes[found.trouble.cause] = found

    def add(self, other: Search) -> None:
        self.tried += other.tried
        self.refused += other.refused
        self.broken += other.broken
        for found in other.causes.values():
            self.count(found)


def _search(dumps: int, seed: int, game: Game, shelves: range) -> Search:
    search = Search()
    for shelf in shelves:
        luck = FastLuck(f"{seed} dumps {shelf}")
        sources = [Places(dump) for dump in _moments(game, shelf, -(-dumps // SHELF), luck)]
        mutants = _mutants(_learnt(game, seed), sources, luck)
        for number in range(shelf * SHELF, min(dumps, (shelf + 1) * SHELF)):
            source, changes, dump = next(mutants)
            search.tried += 1
            trial = _Trial(game, dump)
            trouble = trial.find()
            search.refused += trial.refused
            if trouble is not None:
                search.broken += 1
                search.count(_smallest(game, source, BadDump(trouble, changes, dump, number)))
    return search


def _moments(game: Game, number: int, games: int, luck: Luck) -> list[Json]:
    """Dumps from one random game: of its end, from shortly before, and from any time."""
    players, options = setup(game, number, games, luck)
    position = game.begin(players, options)
    passed = [position.copy()]
    while position.to_move != OVER and len(passed) <= game.length:
        position.play(choose(position, luck))
        passed.append(position.copy())
    late = len(passed) - 1 - luck.below(min(10, len(passed)))
    chosen = {len(passed) - 1, late, *(luck.below(len(passed)) for _ in range(MOMENTS - 2))}
    return [passed[each].dump() for each in sorted(chosen)]


@lru_cache(maxsize=1)
def _learnt(game: Game, seed: int) -> Mutator:
    """What may stand where in this game's dumps."""
    luck = FastLuck(f"{seed} lessons")
    examples = [dump for lesson in range(LESSONS) for dump in _moments(game, lesson, LESSONS, luck)]
    return Mutator(Vocabulary(examples))


def _mutants(mutator: Mutator, sources: Sequence[Places], luck: Luck) -> Iterator[tuple[Json, list[Change], Json]]:
    """A dump, one to three changes, and what they make of it: never the same as before."""
    dumps = [source.data for source in sources]
    while True:
        source = one_of(sources, luck)
        changes = [mutator.change(source, dumps, luck)]
        try:
            dump = changed(source.data, changes)
            for _ in range(one_of((0, 0, 0, 1, 1, 2), luck)):
                changes.append(mutator.change(Places(dump), dumps, luck))
                dump = changed(dump, changes[-1:])
        except LookupError:
            continue
        if _text(dump) != _text(source.data):
            yield source.data, changes, dump


class _Trial(Scrutiny):
    """One dump. All that happens follows from it, so that it shows the same again."""

    def __init__(self, game: Game, dump: Json) -> None:
        super().__init__(game)
        self.dump = dump
        self.refused = False
        self._text = _text(dump)

    def find(self) -> Trouble | None:
        """What is wrong with it, as early as it shows; None if it is refused, or as good as any other."""
        trouble = self.run(FastLuck(self._text.decode()))
        if self.refused:
            return None
        if trouble is None or trouble.message.id == "lab-fuzz-endless":
            return trouble
        return _Trial(self.game, self.dump).run(FastLuck(), trouble.steps) or trouble

    def begin(self) -> Position:
        self.doing = "load"
        try:
            position = self.game.load(self.dump)
        except BadPosition:
            self.refused = True
            raise
        self.doing = "dump"
        if _text(position.dump()) != self._text:
            raise Wrong("lab-fuzz-other-dump", "")
        luck = FastLuck(f"imagined {self._text.decode()}")
        # Whoever decides, and anybody else.
        watcher = luck.below(position.players + 1)
        for seat in {position.to_move, watcher if watcher < position.players else PUBLIC} - {CHANCE, OVER}:
            self._imagine(position, seat, luck)
        return position

    def seldom(self) -> int:
        # What is wrong with a dump shows soon, or at the end: games of thousands of steps would take all the time.
        return SELDOM + len(self.steps) // 4

    def _imagine(self, position: Position, seat: int, luck: Luck) -> None:
        """What a seat knows travels, and what it imagines looks like the truth to it."""
        self.doing = "knowledge"
        knowledge = position.knowledge(seat)
        Knowledge.decode(knowledge.encode())
        self.doing = "imagine"
        imagined = knowledge.imaginer(luck).next(luck)
        imagined.check()
        if imagined.view(seat).encode() != position.view(seat).encode():
            raise Wrong("lab-fuzz-imagined", position.prompt().id)


def _smallest(game: Game, source: Json, found: BadDump) -> BadDump:
    """With as few of its changes as show the same."""
    for many in range(1, len(found.changes)):
        for changes in combinations(found.changes, many):
            try:
                dump = changed(source, changes)
            except LookupError:
                continue
            trouble = _Trial(game, dump).find()
            if trouble is not None and trouble.cause == found.trouble.cause:
                return BadDump(trouble, list(changes), dump, found.number)
    return found


def _text(data: Json) -> bytes:
    """The same for the same data, whatever the order of its keys."""
    return msgspec.json.encode(data, order="sorted")


def _keep(game: Game, found: Sequence[BadDump], folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, each in enumerate(found, 1):
            kind = each.message.id.removeprefix("lab-fuzz-")
            each.path = folder / f"{game.name}-dump-{kind}-{number}.json"
            told = {
                "game": game.name,
                "version": game.version,
                "box": game.box.differs,
                "wrong": speech("en").say(each.message),
                "cause": each.trouble.cause,
                "changes": [[str(edit) for edit in change] for change in each.changes],
                "steps": each.trouble.steps,
                "position": each.dump,
            }
            each.path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise BadRecord("record-file-write", {"path": str(folder), "reason": wrong.strerror or str(wrong)}) from None
