"""What we have promised, held against what was measured."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from benchmarks.contestants import (
    CALLS,
    EVEN_LOOP,
    LOOP,
    OWN,
    PEERS,
    PLAY_OUT,
    ROLLOUTS,
    SIMULATE,
    Contestant,
)
from benchmarks.processes import Measures
from benchmarks.results import Results
from benchmarks.statistics import figure

DECISIONS = 1_000_000
TIMES_THE_FASTEST_PEER = 3.0
COPY_MICROSECONDS = 0.5
VIEW_MICROSECONDS = 15.0
TIMES_INTERPRETED = 7.0
TIMES_ON_TWO_CORES = 1.8
IMPORT_SECONDS = 0.3

CALLED = frozenset(way for peer in PEERS for ways in peer.games.values() for way in ways) - {CALLS, ROLLOUTS}
"""The ways to play with a peer from Python."""
GENERAL = CALLED - {EVEN_LOOP}
"""Those that do not need to know that all outcomes of chance are equally likely."""


@dataclass(frozen=True)
class Outcome:
    """A figure beside its target."""

    value: float | None
    met: bool | None
    """None if there is no figure or no target."""


@dataclass(frozen=True)
class Target:
    """One promise about every game (or, for importing, about every kind)."""

    text: str
    unit: str
    outcomes: dict[str, Outcome]


def targets(results: Results) -> list[Target]:
    """The promises about each game."""
    peer = fastest(results, GENERAL)
    rate = peer[1] if peer else None
    return [
        _target(
            results,
            f"`play_out` compiled, one core: at least {DECISIONS:,} decisions/s",
            "decisions/s",
            lambda game: _speed(results, game, PLAY_OUT, "compiled"),
            lambda value: value >= DECISIONS,
        ),
        _target(
            results,
            f"the same: at least {TIMES_THE_FASTEST_PEER:g} × the fastest peer called from Python, its chance drawn by "
            f"its odds ({_name(peer)})",
            "×",
            lambda game: _ratio(_speed(results, game, PLAY_OUT, "compiled"), rate),
            lambda value: value >= TIMES_THE_FASTEST_PEER,
        ),
        _target(
            results,
            f"the same: at least {TIMES_INTERPRETED:g} × interpreted",
            "×",
            lambda game: _ratio(
                _speed(results, game, PLAY_OUT, "compiled"), _speed(results, game, PLAY_OUT, "interpreted")
            ),
            lambda value: value >= TIMES_INTERPRETED,
        ),
        _target(
            results,
            f"`copy` compiled: at most {COPY_MICROSECONDS:g} µs",
            "µs",
            lambda game: _median(results, results.own(game, CALLS, "compiled"), "copy"),
            lambda value: value <= COPY_MICROSECONDS,
        ),
        _target(
            results,
            f"a view compiled, built and encoded, of each seat where all are made: at most {VIEW_MICROSECONDS:g} µs",
            "µs",
            lambda game: _a_view(results, game),
            lambda value: value <= VIEW_MICROSECONDS,
        ),
        _target(
            results,
            f"`simulate` compiled, two cores: at least {TIMES_ON_TWO_CORES:g} × the games/s of one",
            "×",
            lambda game: _two_cores(results, game),
            lambda value: value >= TIMES_ON_TWO_CORES,
        ),
    ]


def imports(results: Results) -> Target:
    """The promise about importing."""
    outcomes: dict[str, Outcome] = {}
    for kind, seconds in results.imports.items():
        found = figure(seconds)
        outcomes[kind] = Outcome(found.median, found.median < IMPORT_SECONDS) if found else Outcome(None, None)
    return Target(f"`import alehouse`: under {IMPORT_SECONDS:g} s", "s", outcomes)


def comparisons(results: Results) -> list[Target]:
    """What nobody promised, but a fair reader asks for: the same loop on both sides."""
    outside, general, inside = fastest(results, CALLED), fastest(results, GENERAL), fastest(results, (ROLLOUTS,))
    return [
        _target(
            results,
            f"`play_out` compiled, as against the fastest peer whose loop need not look at odds ({_name(outside)})",
            "×",
            lambda game: _ratio(_speed(results, game, PLAY_OUT, "compiled"), outside[1] if outside else None),
            None,
        ),
        _target(
            results,
            f"Python loop around Alehouse compiled, as against the fastest peer in the same loop ({_name(general)})",
            "×",
            lambda game: _ratio(_speed(results, game, LOOP, "compiled"), general[1] if general else None),
            None,
        ),
        _target(
            results,
            f"`play_out` compiled, as against the fastest peer whose loop is compiled too ({_name(inside)})",
            "×",
            lambda game: _ratio(_speed(results, game, PLAY_OUT, "compiled"), inside[1] if inside else None),
            None,
        ),
    ]


def _a_view(results: Results, game: str) -> float | None:
    """Of a seat, or of onlookers: all of them are made at once."""
    contestant = results.own(game, CALLS, "compiled")
    made = _median(results, contestant, "views of all")
    return made / (contestant.players + 1) if made is not None else None


def fastest(results: Results, ways: Collection[str]) -> tuple[Contestant, float] | None:
    """The peer with the most decisions/s on one core, among those that are driven in one of these ways."""
    found = [
        (contestant, speed.median)
        for contestant in results.measured
        if contestant.library != OWN and contestant.cores == "one" and contestant.way in ways
        if (speed := results.figure(contestant, "decisions_per_second")) is not None
    ]
    return max(found, key=lambda each: each[1], default=None)


def _target(
    results: Results,
    text: str,
    unit: str,
    value_of: Callable[[str], float | None],
    is_met: Callable[[float], bool] | None,
) -> Target:
    outcomes: dict[str, Outcome] = {}
    for game in results.games():
        value = value_of(game)
        outcomes[game] = Outcome(value, None if value is None or is_met is None else is_met(value))
    return Target(text, unit, outcomes)


def _speed(results: Results, game: str, way: str, kind: str) -> float | None:
    return _median(results, results.own(game, way, kind), "decisions_per_second")


def _median(results: Results, contestant: Contestant, measure: str) -> float | None:
    found = results.figure(contestant, measure)
    return found.median if found else None


def _two_cores(results: Results, game: str) -> float | None:
    found = results.derive(results.own(game, SIMULATE, "compiled", "all"), two_cores)
    return found.median if found else None


def two_cores(measures: Measures) -> float | None:
    """How many times as many games two processes play as one does, in one round."""
    return _ratio(measures.get("games_per_second_in_2"), measures.get("games_per_second_in_1"))


def _ratio(above: float | None, below: float | None) -> float | None:
    return above / below if above is not None and below else None


def _name(peer: tuple[Contestant, float] | None) -> str:
    if peer is None:
        return "none was measured"
    contestant, speed = peer
    return f"{contestant.library} {contestant.game}, {contestant.way}: {float(f'{speed:.3g}'):,.0f}"
