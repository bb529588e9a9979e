"""All that a run has measured: kept while it goes on, written to results.json, read back for the plot."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from benchmarks.build import Wheel
from benchmarks.contestants import OWN, Contestant, Players
from benchmarks.processes import Measures
from benchmarks.statistics import Figure, figure


class Count(TypedDict):
    """Instructions a decision of random play."""

    now: float
    recorded: float | None
    """When somebody last wrote them down."""


@dataclass
class Results:
    """One run."""

    day: str
    commit: str
    quick: bool
    rounds: int
    seconds: float
    """About how long a round of one contestant takes."""
    cores: int
    players: dict[str, Players] = field(default_factory=dict)
    """Of each of our games."""
    machine: dict[str, str] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    wheels: dict[str, Wheel] = field(default_factory=dict)
    """By kind."""
    imports: dict[str, list[float]] = field(default_factory=dict)
    """Seconds, by kind."""
    instructions: dict[str, Count] = field(default_factory=dict)
    """By game; empty if nothing here can count them."""
    measured: dict[Contestant, list[Measures]] = field(default_factory=dict)
    """What each contestant reported, round by round."""
    problems: dict[str, str] = field(default_factory=dict)
    """What could not be measured, and why."""

    def figure(self, contestant: Contestant, measure: str) -> Figure | None:
        """What this contestant came to; None if it was not measured."""
        return self.derive(contestant, lambda measures: measures.get(measure))

    def derive(self, contestant: Contestant, of: Callable[[Measures], float | None]) -> Figure | None:
        """The figure of something that is calculated in each round."""
        values = [of(measures) for measures in self.measured.get(contestant, [])]
        return figure([value for value in values if value is not None])

    def own(self, game: str, way: str, kind: str, cores: str = "one") -> Contestant:
        """Alehouse as it is measured where no number of players is named."""
        return Contestant(OWN, game, way, cores, kind, self.players[game].usual)

    def games(self) -> list[str]:
        """Our games that took part."""
        there = {contestant.game for contestant in self.measured if contestant.library == OWN}
        return [game for game in self.players if game in there]

    def save(self, file: Path) -> None:
        plain = {each.name: getattr(self, each.name) for each in dataclasses.fields(self)}
        plain["measured"] = [
            {**dataclasses.asdict(contestant), "rounds": rounds} for contestant, rounds in self.measured.items()
        ]
        file.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    @staticmethod
    def load(file: Path) -> Results:
        plain = json.loads(file.read_text(encoding="utf-8"))
        measured = {}
        for each in plain.pop("measured"):
            rounds = each.pop("rounds")
            measured[Contestant(**each)] = rounds
        plain["players"] = {game: Players(*numbers) for game, numbers in plain["players"].items()}
        return Results(**plain, measured=measured)
