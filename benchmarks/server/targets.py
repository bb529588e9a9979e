"""What we have promised of the server, held against what was measured."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.server.results import OWN, PEER, Contestant, Results, middle

TIMES_WITH_TINY = 2.5
TIMES_WITH_REAL = 1.5
ABOVE_THE_DISK = 0.020
TWO_TO_ONE = 1.25


@dataclass(frozen=True)
class Target:
    text: str
    value: str
    met: bool


def targets(results: Results) -> list[Target]:
    """Those that can be said something about."""
    found: list[Target] = []
    own = [each for each in results.contestants() if each.library == OWN]
    for each in own:
        if each.servers == 1:
            found += _against_the_peer(results, each)
    for each in own:
        found += _in_time(results, each)
    for each in own:
        if each.servers > 1:
            found += _two_to_one(results, each)
    return found


def _against_the_peer(results: Results, own: Contestant) -> list[Target]:
    peer = next((each for each in results.contestants() if each.library == PEER), None)
    theirs = results.rate(peer) if peer is not None else None
    ours = results.rate(own)
    if theirs is None or ours is None:
        return []
    times = TIMES_WITH_TINY if peer is not None and own.game == peer.game else TIMES_WITH_REAL
    ratio = ours.median / theirs.median
    text = f"{own}: at least {times:g} × the actions a CPU second of {PEER} with its tiny game, in memory"
    return [Target(text, f"{ratio:.2f} ×", ratio >= times)]


def _in_time(results: Results, own: Contestant) -> list[Target]:
    disk = results.disk(0.99)
    p99 = middle([report.paced for report in results.of(own)], "p99")
    text = (
        f"{own}: {results.plan.tables} tables with an action a second each, a p99 of at most "
        f"{ABOVE_THE_DISK * 1000:g} ms above the disk's ({disk * 1000:.1f} ms)"
    )
    return [Target(text, f"{(p99 - disk) * 1000:+.1f} ms", p99 - disk <= ABOVE_THE_DISK)]


def _two_to_one(results: Results, two: Contestant) -> list[Target]:
    one = Contestant(two.library, two.game, two.kept_in)
    cost_of_one, cost_of_two = results.an_action(one), results.an_action(two)
    if cost_of_one is None or cost_of_two is None:
        return []
    ratio = cost_of_two.median / cost_of_one.median
    text = f"{two}: an action costs at most {TWO_TO_ONE:g} × the server CPU of one server"
    return [Target(text, f"{ratio:.2f} ×", ratio <= TWO_TO_ONE)]
