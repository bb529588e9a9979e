"""Learning what positions are worth, by self-play: generation after generation of games, each by what was learned.

Everything is kept in a folder while it goes on. Whoever is interrupted starts again with the same words, and nothing
that was played is played again; the same seed gives the same value, on any number of cores.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from librt.vecs import vec

from alehouse.bots.value import Net, Shipped, read_net
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadOption
from alehouse.engine.messages import Json
from alehouse.lab.folder import Folder
from alehouse.lab.hands import Hands
from alehouse.lab.judging import Judged
from alehouse.lab.learning import RATE, Learner, chances_in
from alehouse.lab.lessons import Lesson, play_lesson
from alehouse.lab.simulate import MOST_GAMES
from alehouse.lab.task import Task

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


def train(game: Game, hands: Hands, games: int, generations: int, seed: int = 0) -> Report:
    """Learn the value of a game; the folder of the hands then holds it as NAME.value.json."""
    if not game.features:
        raise BadOption("lab-no-features", {"game": game.title()})
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("lab-games", {"games": str(games), "most": MOST_GAMES})
    plan = Plan(game.name, game.version, game.features, games, generations, seed, game.box.differs)
    folder = hands.folder
    assert folder is not None, "what is learned has to be kept somewhere"
    lessons: list[Lesson] = []
    net: Net | None = None
    for generation in range(generations):
        task = _playing(game, plan, str(generation), games, net)
        # The next ones are played by what these teach.
        lessons.extend(_in_order(each for _, portion in hands.do(task, needed=True) for each in portion))
        net = _learned(game, folder, f"{task.digest}.net.json", plan, generation, lessons, net)
    assert net is not None
    return _judged(game, folder, plan, net, hands)


def how_many_games(games: int, generations: int) -> int:
    """All that are played, those for the report included."""
    return games * generations + 2 * _fresh(games)


def _fresh(games: int) -> int:
    return max(1, games // TESTED)


# Games


Numbered = tuple[int, bytes]
"""A game by its number, and what is to be learned from it."""


def _playing(game: Game, plan: Plan, name: str, games: int, net: Net | None) -> Task[list[Numbered]]:
    """All games of a generation, or of the report."""
    weights = None if net is None else list(net.weights)
    about: dict[str, Json] = {**asdict(plan), "weights": None if weights is None else [*weights]}
    work = partial(_play, plan, f"{plan.seed} {name}", not name.startswith(FRESH), weights)
    return Task(f"generation {name}" if name.isdecimal() else name, game, work, games, about, _written, _read)


def _in_order(numbered: Iterable[Numbered]) -> list[Lesson]:
    return [Lesson.decode(data) for _, data in sorted(numbered)]


def _written(portion: list[Numbered]) -> bytes:
    return b"".join(_HEAD.pack(number, len(data)) + data for number, data in portion)


def _read(data: bytes) -> list[Numbered]:
    found: list[Numbered] = []
    at = 0
    while at < len(data):
        number, size = _HEAD.unpack_from(data, at)
        at += _HEAD.size + size
        found.append((number, data[at - size : at]))
    return found


def _play(
    plan: Plan, seed: str, slips: bool, weights: list[float] | None, game: Game, numbers: range
) -> list[Numbered]:
    net = None if weights is None else Net(len(plan.features), plan.hidden, game.one_win, vec[float](weights))
    counts = range(game.fewest, game.most + 1)
    return [
        (number, play_lesson(game, counts[number % len(counts)], net, slips, seed, number).encode())
        for number in numbers
    ]


# Learning


def _learned(
    game: Game, folder: Folder, name: str, plan: Plan, generation: int, lessons: list[Lesson], before: Net | None
) -> Net:
    """What the games up to this generation teach."""
    file = folder.path / name
    if not file.exists():
        learner = Learner(len(game.features), plan.hidden, game.one_win, f"learn {plan.seed} {generation}")
        if before is not None:
            learner.load(list(before.weights))
        for lesson in lessons:
            learner.add(lesson)
        for epoch in range(plan.epochs):
            # Smaller corrections towards the end.
            learner.learn(RATE * (1 - epoch / plan.epochs))
        folder.put(name, _shipped(game, plan, learner.net()))
    return read_net(game, file.read_bytes())


def _shipped(game: Game, plan: Plan, net: Net) -> bytes:
    from msgspec import json as encoding

    weights = [float(f"{weight:.4g}") for weight in net.weights]
    learned: dict[str, object] = {"games": plan.games, "generations": plan.generations, "seed": plan.seed}
    if plan.box:
        learned["box"] = plan.box
    return encoding.encode(Shipped(game.name, game.version, [*game.features], net.hidden, weights, learned)) + b"\n"


# The report


def _judged(game: Game, folder: Folder, plan: Plan, net: Net, hands: Hands) -> Report:
    """Half of the fresh games are greedy bots', half those of bots that search with what was learned."""
    games = _fresh(plan.games)
    kinds = {GREEDY: None, SEARCHING: net}
    fresh: list[list[Numbered]] = [[] for _ in kinds]
    for place, portion in hands.do(
        *(_playing(game, plan, f"{FRESH}-{kind}", games, player) for kind, player in kinds.items())
    ):
        fresh[place] += portion
    everything = Judged()
    by_kind: dict[str, dict[int, tuple[Judged, Judged]]] = {}
    for kind, played in zip(kinds, fresh):
        by_players = by_kind.setdefault(kind, {})
        for lesson in _in_order(played):
            before, after = by_players.setdefault(lesson.players, (Judged(), Judged()))
            before.add(lesson.looks, lesson.utility)
            chances = chances_in(net, lesson)
            after.add(chances, lesson.utility)
            everything.add(chances, lesson.utility)
    name = f"{game.name}.value.json"
    folder.put(name, _shipped(game, plan, net))
    report = Report(folder.path / name, 2 * games, everything, by_kind)
    folder.put("report.json", json.dumps(report.plain(), indent=1).encode())
    return report
