"""The results as a page: targets first, then every figure, then how it was measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from benchmarks.server.results import CALM, PEER, TRIES, Contestant, Results, middle
from benchmarks.server.targets import targets
from benchmarks.table import number


def page(results: Results) -> str:
    """The whole page, in Markdown."""
    parts = [
        ["# How fast the server is", "", "Written by `make bench-server`; never by hand. All figures are of one run."],
        ["This was a short trial: its figures are no results."] if results.quick else [],
        ["## Targets", "", *_targets(results)],
        ["## What an action costs", "", *_costs(results)],
        ["## How long it takes", "", *_times(results)],
        ["## Not measured", "", *_table(["what", "why"], results.problems.items())] if results.problems else [],
        ["## Machine and versions", "", *_machine(results)],
        ["## How it was measured", "", *_method(results)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _targets(results: Results) -> list[str]:
    rows = [[each.text, each.value, "**met**" if each.met else "**not met**"] for each in targets(results)]
    return _table(["target", "measured", ""], rows)


def _costs(results: Results) -> list[str]:
    rows = []
    for contestant in results.contestants():
        parts = [report.full for report in results.of(contestant)]
        rate, cost = results.rate(contestant), results.an_action(contestant)
        assert rate is not None
        assert cost is not None
        database = middle(parts, "database") / middle(parts, "actions")
        clients = middle(parts, "clients") / middle(parts, "actions")
        wall = [part.actions / part.seconds for part in parts]
        rows.append(
            [
                *_who(contestant),
                number(rate.median),
                f"{number(rate.lowest)}–{number(rate.highest)}",
                number(cost.median * 1e6),
                number(database * 1e6) if contestant.kept_in == "PostgreSQL" else "",
                number(clients * 1e6),
                number(sorted(wall)[len(wall) // 2]),
            ]
        )
    head = ["actions a CPU second", "lowest–highest", "server, µs an action", "PostgreSQL", "clients", "actions/s"]
    return [
        f"Full load: {results.plan.tables} tables, at each of which somebody decides as soon as they are asked.",
        "",
        *_table(["server", "game", "kept in", *head], rows),
    ]


def _times(results: Results) -> list[str]:
    rows = []
    for contestant in results.contestants():
        reports = results.of(contestant)
        cells = [
            f"{middle(parts, part) * 1000:.1f}"
            for parts in ([report.paced for report in reports], [report.full for report in reports])
            for part in ("p50", "p99")
        ]
        rows.append([*_who(contestant), *cells, f"{results.late(contestant) * 1000:.1f}"])
    rows.append(["the disk's own fdatasync", "", "", *(f"{results.disk(part) * 1000:.1f}" for part in (0.5, 0.99))])
    rows[-1] += ["", "", ""]
    return [
        "Milliseconds from saying what one does until somebody else at the table is shown it: with an action a second"
        " at each table, and under full load (where everybody waits for everybody else).",
        "",
        *_table(["server", "game", "kept in", "p50", "p99", "p50, full load", "p99, full load", "machine"], rows),
        "",
        "The last column is the machine itself: by how much a thread that does nothing but sleep was woken too late"
        " meanwhile (p99, with an action a second).",
    ]


def _who(contestant: Contestant) -> list[str]:
    return [contestant.library, contestant.game, contestant.kept_in + contestant.spread()]


def _machine(results: Results) -> list[str]:
    rows = [["day", results.day], ["commit", results.commit], *results.machine.items(), *results.versions.items()]
    return _table(["what", "which"], rows)


def _method(results: Results) -> list[str]:
    plan = results.plan
    return [
        f"- {plan.rounds} rounds; in each, every contestant once, in new processes. {plan.tables} tables with"
        f" {plan.players} seats, each seat a websocket of its own on loopback; all of them in one process with a small"
        " websocket client that is the same for all servers. Where there are two servers, either half of the tables is"
        " at each, or half of the people of every table, as a load balancer that knows nothing of tables spreads them.",
        f"- Of each part {plan.warm_up:g} s are not counted; then full load for {plan.full:g} s, and an action a second"
        f" at each table for {plan.paced:g} s.",
        "- CPU time is what the system counts for the servers' processes with all their threads. PostgreSQL's own and"
        " the clients' stand beside it and are not in it. Figures are medians over the rounds.",
        f"- The tiny game is the same on both sides (benchmarks/server): a sum to which everybody in turn adds. {PEER}"
        " runs as its documentation says, in memory, and stores nothing; Alehouse has stored every action before"
        " anybody is told of it (SQLite: WAL with synchronous=FULL; PostgreSQL: its defaults), numbers it, keeps its"
        " luck provable, and sends every choice in words.",
        f"- Where the machine itself was late by more than {CALM * 1000:g} ms (p99, the last column of times), a"
        f" contestant's turn is measured again, up to {TRIES} times in all, and the one in which the machine was least"
        f" late is taken, whatever it came to. Turns that were left out so in this run: {len(results.disturbed)}"
        " (results.json has them, too).",
        "- The disk: 4 kB appended to a file in the same folder and fdatasync, one after the other, just before each"
        " contestant's turn.",
    ]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [_row(head), _row(["---"] * len(head)), *(_row(row) for row in rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
