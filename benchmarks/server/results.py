"""What a run has measured: every contestant under the same load, round after round, and the disk beside them."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import msgspec

from benchmarks.server.counting import percentile
from benchmarks.server.load import Part, Report
from benchmarks.statistics import Figure, figure

TRIES = 4
"""How often a contestant is measured in a round at the most, until the machine is calm."""
PEER = "boardgame.io"
OWN = "Alehouse"
CALM = 0.005
"""Seconds. What is measured while the machine is later than that tells of the machine."""


class Plan(msgspec.Struct):
    """plan.toml: how many tables, how many players at each, and how long."""

    tables: int
    players: int
    real_game: str
    rounds: int
    warm_up: float
    full: float
    paced: float


class Contestant(msgspec.Struct, frozen=True):
    """A server with a game, and where it keeps its tables."""

    library: str
    game: str
    kept_in: str
    servers: int = 1
    together: bool = True
    """Whether the people of a table are all at the same server, or some at each."""

    def __str__(self) -> str:
        return f"{self.library}, {self.game}, {self.kept_in}{self.spread()}"

    def spread(self) -> str:
        """Over which servers, in words."""
        if self.servers == 1:
            return ""
        return f", {self.servers} servers, {'tables at one or the other' if self.together else 'each table at both'}"


class Round(msgspec.Struct):
    contestant: Contestant
    report: Report
    syncs: list[float]
    """Seconds that the disk took, just before."""
    late: float
    """Seconds by which a process that only sleeps was woken too late, the 99th percentile while actions were paced."""

    @property
    def calm(self) -> bool:
        """Whether the machine itself hardly stood still."""
        return self.late <= CALM


class Results(msgspec.Struct):
    """One run."""

    day: str
    commit: str
    quick: bool
    plan: Plan
    machine: dict[str, str]
    versions: dict[str, str]
    rounds: list[Round] = []
    disturbed: list[Round] = []
    """What was measured again, because the machine itself stood still too often."""
    problems: dict[str, str] = {}
    """What could not be measured, and why."""

    def contestants(self) -> list[Contestant]:
        return list(dict.fromkeys(each.contestant for each in self.rounds))

    def of(self, contestant: Contestant) -> list[Report]:
        return [each.report for each in self.rounds if each.contestant == contestant]

    def an_action(self, contestant: Contestant) -> Figure | None:
        """CPU seconds of all servers for one action under full load."""
        return figure([report.full.server / report.full.actions for report in self.of(contestant)])

    def rate(self, contestant: Contestant) -> Figure | None:
        """Actions a CPU second of all servers under full load."""
        return figure([report.full.actions / report.full.server for report in self.of(contestant)])

    def disk(self, part: float) -> float:
        """A percentile of all that the disk took, in seconds."""
        return percentile([sync for each in self.rounds for sync in each.syncs], part)

    def late(self, contestant: Contestant) -> float:
        """How late the machine itself was, in the middle of the rounds."""
        return float(median(each.late for each in self.rounds if each.contestant == contestant))

    def save(self, file: Path) -> None:
        kept = msgspec.structs.replace(self, rounds=_shortened(self.rounds), disturbed=_shortened(self.disturbed))
        file.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def _shortened(rounds: list[Round]) -> list[Round]:
    return [msgspec.structs.replace(each, syncs=[round(sync, 6) for sync in each.syncs]) for each in rounds]


def middle(parts: list[Part], what: str) -> float:
    """The median of a measure over the rounds."""
    return float(median(getattr(part, what) for part in parts))
