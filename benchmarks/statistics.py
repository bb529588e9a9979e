"""From rounds to figures: the median, and how far the rounds lie apart."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """What several rounds came to."""

    median: float
    lowest: float
    highest: float


def figure(rounds: Sequence[float]) -> Figure | None:
    """The figure that these rounds make; None if there are none."""
    if not rounds:
        return None
    return Figure(statistics.median(rounds), min(rounds), max(rounds))
