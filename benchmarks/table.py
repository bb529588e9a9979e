"""The results as a page: targets first, then every figure, then how it was measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from benchmarks.contestants import (
    CALLS,
    EVEN_LOOP,
    KINDS,
    LOOP,
    OWN,
    PLAY_OUT,
    ROLLOUTS,
    SIMULATE,
    Contestant,
)
from benchmarks.measuring import SAMPLE_EACH, SAMPLE_GAMES
from benchmarks.results import Results
from benchmarks.statistics import Figure, figure
from benchmarks.targets import Outcome, Target, comparisons, imports, targets, two_cores

RATES = ["library", "game", "driven by", "decisions/s", "lowest–highest", "games/s", "lowest–highest"]
OPERATIONS = ("copy", "legal", "digest", "view", "views of all", "prepare", "imagine")


def page(results: Results, plot: bool) -> str:
    """The whole page, in Markdown."""
    parts = [
        ["# How fast it is", "", "Written by `make bench`; never by hand. All figures are from one run."],
        ["This was a short trial: its figures are no results."] if results.quick else [],
        ["![Decisions a second on one core](speed.svg)"] if plot else [],
        ["## Targets", "", *_targets(results)],
        ["## Random play on one core", "", *_one_core(results)],
        ["## Random play on all cores", "", *_all_cores(results)],
        ["## Simulation", "", *_simulation(results)],
        ["## Single calls", "", *_calls(results)],
        ["## Numbers of players", "", *_players(results)],
        ["## Instructions", "", *_instructions(results)],
        ["## Building and importing", "", *_building(results)],
        ["## Not measured", "", *_problems(results)] if results.problems else [],
        ["## Machine and versions", "", *_machine(results)],
        ["## How it was measured", "", *_method(results)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _targets(results: Results) -> list[str]:
    games = results.games()
    return [
        *_table(["target", *games], (_outcomes(target, games) for target in targets(results))),
        "",
        *_table(["target", *KINDS], [_outcomes(imports(results), KINDS)]),
        "",
        "Beside the targets, other ways to compare:",
        "",
        *_table(["comparison", *games], (_outcomes(comparison, games) for comparison in comparisons(results))),
    ]


def _outcomes(target: Target, columns: Sequence[str]) -> list[str]:
    none = Outcome(None, None)
    return [target.text, *(_outcome(target.outcomes.get(column, none), target.unit) for column in columns)]


def _outcome(outcome: Outcome, unit: str) -> str:
    if outcome.value is None:
        return "not measured"
    value = f"{number(outcome.value)} {unit}"
    if outcome.met is None:
        return value
    return f"{value}: **met**" if outcome.met else f"{value}: **not met**"


def _one_core(results: Results) -> list[str]:
    rows = []
    for contestant in _players_of_random_games(results, "one"):
        if contestant.library == OWN and contestant.players != results.players[contestant.game].usual:
            continue
        decisions = results.figure(contestant, "decisions_per_second")
        games = results.figure(contestant, "games_per_second")
        length = number(decisions.median / games.median) if decisions and games else ""
        rows.append([*_who(contestant), contestant.way, *_spread(decisions), *_spread(games), length])
    return _table([*RATES, "decisions a game"], rows)


def _all_cores(results: Results) -> list[str]:
    rows = []
    for contestant in _players_of_random_games(results, "all"):
        decisions = results.figure(contestant, "decisions_per_second")
        games = results.figure(contestant, "games_per_second")
        rows.append([*_who(contestant), contestant.way, *_spread(decisions), *_spread(games)])
    many = f"As many processes at once as there are cores ({results.cores}), their rates added."
    return [many, "", *_table(RATES, rows)]


def _players_of_random_games(results: Results, cores: str) -> list[Contestant]:
    there = [each for each in results.measured if each.cores == cores and each.way not in (CALLS, SIMULATE)]
    return [each for each in there if results.measured[each]]


def _simulation(results: Results) -> list[str]:
    rows = []
    counts = sorted({1, min(2, results.cores), results.cores})
    for contestant, rounds in results.measured.items():
        if contestant.way != SIMULATE or not rounds:
            continue
        ratio = results.derive(contestant, two_cores)
        speeds = [_spread(results.figure(contestant, f"games_per_second_in_{count}")) for count in counts]
        rows.append([*_who(contestant), *(cell for pair in speeds for cell in pair), *_spread(ratio)])
    heads = [head for count in counts for head in (f"games/s in {count}", "lowest–highest")]
    return [
        "`alehouse.lab.simulate.simulate` with random bots, in so many processes; and what a loop of nothing gains from"
        " a second process on this machine, busy as it was (its games are stretches of that loop): more is not to be"
        " had.",
        "",
        *_table(["library", "game", *heads, "two to one", "lowest–highest"], rows),
    ]


def _calls(results: Results) -> list[str]:
    rows = []
    for contestant, rounds in results.measured.items():
        if contestant.way == CALLS and rounds:
            figures = [results.figure(contestant, operation) for operation in OPERATIONS]
            rows.append([*_who(contestant), *(_with_spread(each) for each in figures)])
    return [
        "Microseconds a call. Alehouse's views are built and encoded: that of whoever is to move, and those of all "
        "seats and onlookers, which share their public part. `prepare` gets ready to imagine what may be true, "
        "`imagine` does it once.",
        "",
        *_table(["library", "game", *OPERATIONS], rows),
    ]


def _players(results: Results) -> list[str]:
    rows = []
    for game in results.games():
        cells = []
        for players in results.players[game]:
            contestant = Contestant(OWN, game, PLAY_OUT, "one", "compiled", players)
            found = results.figure(contestant, "decisions_per_second")
            cells.append(f"{players}: {_with_spread(found) or 'not measured'}")
        rows.append([game, *cells])
    return [
        "Decisions/s of `play_out`, compiled, on one core.",
        "",
        *_table(["game", "fewest players", "as measured above", "most players"], rows),
    ]


def _instructions(results: Results) -> list[str]:
    rows = []
    for game, counted in results.instructions.items():
        now, then = counted["now"], counted["recorded"]
        rows.append([game, number(now), *([number(then), f"{now / then - 1:+.1%}"] if then else ["none yet", ""])])
    if not rows:
        return ["Not counted in this run: that takes valgrind, and is left out of short trials."]
    return [
        "Of `play_out`, compiled, as valgrind counts them: how busy the machine is makes no difference.",
        "",
        *_table(["game", "instructions a decision", "recorded", "change"], rows),
    ]


def _building(results: Results) -> list[str]:
    rows = []
    for kind, wheel in results.wheels.items():
        rows.append([f"building the wheel from scratch, {kind}", f"{wheel['seconds']:.1f} s (one build)"])
        rows.append([f"size of the wheel, {kind}", f"{wheel['bytes'] / 1e6:.2f} MB ({wheel['tag']})"])
    for kind, seconds in results.imports.items():
        found = figure(seconds)
        if found:
            spread = f"{found.median:.3f} s ({found.lowest:.3f}–{found.highest:.3f}, {len(seconds)} fresh processes)"
            rows.append([f"`import alehouse`, {kind}", spread])
    return _table(["what", "figure"], rows)


def _problems(results: Results) -> list[str]:
    whats: dict[str, list[str]] = {}
    for what, why in results.problems.items():
        whats.setdefault(why, []).append(what)
    return _table(["why", "what"], [[why.replace("|", "\\|"), "; ".join(names)] for why, names in whats.items()])


def _machine(results: Results) -> list[str]:
    rows = [["day", results.day], ["commit", results.commit], *([*pair] for pair in results.machine.items())]
    rows += [[package, version] for package, version in results.versions.items()]
    return _table(["what", "which"], rows)


def _method(results: Results) -> list[str]:
    return [
        f"- Rounds: {results.rounds}; each contestant runs once a round, for about {results.seconds:g} s, in a new"
        " process; round after round, so that a noisy moment hits all alike. Figures are medians over the rounds, with"
        " the lowest and the highest beside them.",
        "- One core: pinned to one core, in CPU time of the process. All cores and simulation: in wall time.",
        "- A decision is one action of a player. What chance does takes time, but is not counted.",
        f"- `{PLAY_OUT}` is Alehouse's own loop of random play, compiled with the engine. `{LOOP}` is the same loop in"
        " plain Python around the engine (or around the peer). The peers are called from Python, as everybody calls"
        " them, by the fastest loop that we could write; all the ways that we tried are listed.",
        f"- `{EVEN_LOOP}`: where all outcomes of chance are equally likely, OpenSpiel hands them over faster without"
        f" their odds. `{ROLLOUTS}`: OpenSpiel's own random play inside C++, as its tree search uses it, from the first"
        " decision on; its decisions are its games times the mean length of games played from Python.",
        "- Alehouse compiled is the wheel installed in the developers' environment; interpreted is the same Python with"
        " the sources first on its path.",
        f"- Single calls are timed on {SAMPLE_GAMES * SAMPLE_EACH} positions, {SAMPLE_EACH} from each of"
        f" {SAMPLE_GAMES} random games, for the player to move; nobody listens, and each is a fresh copy that was"
        " asked nothing before. The loop around the call is included. A peer has a figure where it has a call of the"
        " same meaning.",
        "- The peers play with their default settings: hearts and Catan with 4 players, the others with 2.",
    ]


def _who(contestant: Contestant) -> list[str]:
    if contestant.library != OWN:
        return [contestant.library, contestant.game]
    return [f"{OWN}, {contestant.kind}", f"{contestant.game}, {contestant.players} players"]


def _spread(found: Figure | None) -> list[str]:
    return [number(found.median), _between(found)] if found else ["", ""]


def _with_spread(found: Figure | None) -> str:
    return f"{number(found.median)} ({_between(found)})" if found else ""


def _between(found: Figure) -> str:
    return f"{number(found.lowest)}–{number(found.highest)}"


def number(value: float) -> str:
    """Three figures that count, and commas: 1,230,000; 45.6; 0.789."""
    rounded = float(f"{value:.3g}")
    decimals = 0 if abs(rounded) >= 100 else 1 if abs(rounded) >= 10 else 2 if abs(rounded) >= 1 else 3
    return f"{rounded:,.{decimals}f}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [_row(head), _row(["---"] * len(head)), *(_row(row) for row in rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
