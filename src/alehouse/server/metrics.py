"""Figures about a running server in the Prometheus format.

They count only what everybody may see: of answers that nobody may know of, not even that there was one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        """By status."""
        self.sockets = 0
        self.passed = 0
        """Of them, those whose tables other servers tend."""
        self.steps = 0
        """Steps that were shown to somebody."""
        self.overtaken = 0
        self.cut_off = 0
        """Readers that were too slow."""
        self.live: Callable[[], int] = lambda: 0

    def text(self) -> str:
        lines = [
            *_told("alehouse_requests_total", "counter", "Requests by status."),
            *(f'alehouse_requests_total{{status="{each}"}} {self.requests[each]}' for each in sorted(self.requests)),
            *_figure("alehouse_sockets", "gauge", "Open websockets.", self.sockets),
            *_figure("alehouse_passed_sockets", "gauge", "Open websockets passed on to other servers.", self.passed),
            *_figure("alehouse_tables", "gauge", "Tables in memory.", self.live()),
            *_figure("alehouse_steps_total", "counter", "Steps shown to somebody.", self.steps),
            *_figure("alehouse_overtaken_total", "counter", "Steps where another server was first.", self.overtaken),
            *_figure("alehouse_cut_off_total", "counter", "Readers that were too slow.", self.cut_off),
        ]
        return "\n".join(lines) + "\n"


def _told(name: str, kind: str, what: str) -> list[str]:
    return [f"# HELP {name} {what}", f"# TYPE {name} {kind}"]


def _figure(name: str, kind: str, what: str, value: int) -> list[str]:
    return [*_told(name, kind, what), f"{name} {value}"]
