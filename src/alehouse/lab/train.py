"""Learning what positions are worth, by self-play: generation after generation of games, each by what was learned.

Everything is kept in a folder while it goes on. Whoever is interrupted starts again with the same words, and nothing
that was played is played again; the same seed gives the same value, on any number of cores.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from librt.vecs import vec

from alehouse.bots.value import Net, Shipped, read_net
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError, BadOption
from alehouse.engine.messages import Json
from alehouse.lab.cores import cores_for, spread
from alehouse.lab.judging import Judged
from alehouse.lab.learning import RATE, Learner, chances_in
from alehouse.lab.lessons import Lesson, play_lesson
from alehouse.lab.simulate import MOST_GAMES

HIDDEN = 0
"""Eight or sixteen hidden units told who will win hardly better than none (docs/bots.md), and cost more."""
EPOCHS = 12
TESTED = 8
"""One game in so many of those that are learned from is played once more, fresh, for the report."""
FRESH = "fresh"
GREEDY = "greedy"
SEARCHING = "searching"
"""Whose games what was learned is judged on."""
_HEAD = struct.Struct("<II")


@dataclass(frozen=True)
class Plan:
    """What is learned, and from what."""

    game: str
    rules: int
    features: tuple[str, ...]
    games: int
    """Of each generation. The first is played by greedy bots, the others by bots that search with what was learned."""
    generations: int
    seed: int
    box: dict[str, Json]
    """What differs from the printed one."""
    hidden: int = HIDDEN
    epochs: int = EPOCHS


@dataclass
class Report:
    """What was learned, judged on fresh games beside what the game's own appraisal says to them."""

    file: Path
    games: int
    after: Judged
    """All games together."""
    by_kind: dict[str, dict[int, tuple[Judged, Judged]]]
    """By who played and the number of players, before and after. Where players err seldom it is decided late, and less
    can be told beforehand. And chances of success are not compared between tables of two and of nine, where it is no
    merit to tell the larger from the smaller."""

    def plain(self) -> dict[str, Json]:
        found: dict[str, Json] = {"games": self.games}
        for kind, by_players in self.by_kind.items():
            found[kind] = {
                str(many): {"before": told(before), "after": told(after)}
                for many, (before, after) in sorted(by_players.items())
            }
        found["calibration"] = [[*each] for each in self.after.calibration()]
        return found


def told(judged: Judged) -> dict[str, Json]:
    return {"auc": judged.whole(), "quarters": [*judged.quarters()]}


def train(
    game: Game,
    folder: Path,
    games: int,
    generations: int,
    seed: int = 0,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Learn the value of a game; the folder then holds it as NAME.value.json. `progress` is told of games played."""
    if not game.features:
        raise BadOption("lab-no-features", {"game": game.title()})
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("lab-games", {"games": str(games), "most": MOST_GAMES})
    plan = Plan(game.name, game.version, game.features, games, generations, seed, game.box.differs)
    _begin(folder, plan)
    played = 0
    lessons: list[Lesson] = []
    net: Net | None = None
    for generation in range(generations):
        lessons.extend(_lessons(game, folder, plan, str(generation), games, net, processes, played, progress))
        played += games
        net = _learned(game, folder, plan, generation, lessons, net)
    assert net is not None
    file = folder / f"{game.name}.value.json"
    return _judged(game, file, plan, net, folder, processes, played, progress)


def how_many_games(games: int, generations: int) -> int:
    """All that are played, those for the report included."""
    return games * generations + 2 * _fresh(games)


def _fresh(games: int) -> int:
    return max(1, games // TESTED)


def _begin(folder: Path, plan: Plan) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "plan.json"
    wanted = json.loads(json.dumps(asdict(plan)))
    if not file.exists():
        _put(file, json.dumps(wanted, indent=1).encode())
    elif json.loads(file.read_bytes()) != wanted:
        raise AlehouseError("lab-folder-other", {"folder": str(folder)})


def _put(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    new = file.with_name(file.name + ".new")
    new.write_bytes(data)
    new.replace(file)


# Games


def _lessons(
    game: Game,
    folder: Path,
    plan: Plan,
    name: str,
    games: int,
    net: Net | None,
    processes: int,
    played: int,
    progress: Callable[[int], None] | None,
) -> Iterator[Lesson]:
    """All games of a generation, in the order of their numbers; those that are missing are played first."""
    file = folder / f"games-{name}.bin"
    there = _read(file)
    missing = [number for number in range(games) if number not in there]
    weights = None if net is None else list(net.weights)
    if missing:
        work = partial(_play, plan, f"{plan.seed} {name}", not name.startswith(FRESH), weights, missing)
        with file.open("ab") as kept:
            for portion in spread(game, work, len(missing), cores_for(len(missing), processes)):
                for number, data in portion:
                    there[number] = data
                    kept.write(_HEAD.pack(number, len(data)) + data)
                kept.flush()
                if progress is not None:
                    progress(played + len(there))
    for number in range(games):
        yield Lesson.decode(there[number])


def _read(file: Path) -> dict[int, bytes]:
    """The games that were kept; what was written in part when somebody interrupted is cut off."""
    if not file.exists():
        return {}
    data = file.read_bytes()
    found: dict[int, bytes] = {}
    at = 0
    while at + _HEAD.size <= len(data):
        number, size = _HEAD.unpack_from(data, at)
        if at + _HEAD.size + size > len(data):
            break
        found[number] = data[at + _HEAD.size : at + _HEAD.size + size]
        at += _HEAD.size + size
    if at < len(data):
        _put(file, data[:at])
    return found


def _play(
    plan: Plan, seed: str, slips: bool, weights: list[float] | None, missing: list[int], game: Game, places: range
) -> list[tuple[int, bytes]]:
    net = None if weights is None else Net(len(plan.features), plan.hidden, game.one_win, vec[float](weights))
    counts = range(game.fewest, game.most + 1)
    found = []
    for place in places:
        number = missing[place]
        lesson = play_lesson(game, counts[number % len(counts)], net, slips, seed, number)
        found.append((number, lesson.encode()))
    return found


# Learning


def _learned(game: Game, folder: Path, plan: Plan, generation: int, lessons: list[Lesson], before: Net | None) -> Net:
    """What the games up to this generation teach."""
    file = folder / f"net-{generation}.json"
    if not file.exists():
        learner = Learner(len(game.features), plan.hidden, game.one_win, f"learn {plan.seed} {generation}")
        if before is not None:
            learner.load(list(before.weights))
        for lesson in lessons:
            learner.add(lesson)
        for epoch in range(plan.epochs):
            # Smaller corrections towards the end.
            learner.learn(RATE * (1 - epoch / plan.epochs))
        _put(file, _shipped(game, plan, learner.net()))
    return read_net(game, file.read_bytes())


def _shipped(game: Game, plan: Plan, net: Net) -> bytes:
    from msgspec import json as encoding

    weights = [float(f"{weight:.4g}") for weight in net.weights]
    learned: dict[str, object] = {"games": plan.games, "generations": plan.generations, "seed": plan.seed}
    if plan.box:
        learned["box"] = plan.box
    return encoding.encode(Shipped(game.name, game.version, [*game.features], net.hidden, weights, learned)) + b"\n"


# The report


def _judged(
    game: Game,
    file: Path,
    plan: Plan,
    net: Net,
    folder: Path,
    processes: int,
    played: int,
    progress: Callable[[int], None] | None,
) -> Report:
    """Half of the fresh games are greedy bots', half those of bots that search with what was learned."""
    games = _fresh(plan.games)
    everything = Judged()
    by_kind: dict[str, dict[int, tuple[Judged, Judged]]] = {GREEDY: {}, SEARCHING: {}}
    for kind, player in ((GREEDY, None), (SEARCHING, net)):
        for lesson in _lessons(game, folder, plan, f"{FRESH}-{kind}", games, player, processes, played, progress):
            before, after = by_kind[kind].setdefault(lesson.players, (Judged(), Judged()))
            before.add(lesson.looks, lesson.utility)
            chances = chances_in(net, lesson)
            after.add(chances, lesson.utility)
            everything.add(chances, lesson.utility)
        played += games
    _put(file, _shipped(game, plan, net))
    report = Report(file, 2 * games, everything, by_kind)
    _put(folder / "report.json", json.dumps(report.plain(), indent=1).encode())
    return report
