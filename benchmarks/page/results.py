"""What a run has measured of the page."""

from __future__ import annotations

import msgspec


class Measured(msgspec.Struct):
    """A table of one game; times are milliseconds, sizes bytes over the wire."""

    cold: list[float]
    """Until the first board is painted, with nothing kept from before."""
    warm: list[float]
    """The same with what the browser has kept."""
    script: int
    everything: int
    answers: list[float]
    """From a click until the first frame that shows what came of it."""


class Results(msgspec.Struct):
    """One run."""

    day: str
    commit: str
    quick: bool
    runs: int
    machine: dict[str, str]
    versions: dict[str, str]
    games: dict[str, Measured]
