"""Has a game become slower? Counted in instructions by valgrind: the same on a busy machine as on an idle one.

python -m benchmarks.instructions           counts, beside what was recorded
python -m benchmarks.instructions --write   records what is counted now
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import sys
from pathlib import Path

import alehouse
from benchmarks.contestants import players_of
from benchmarks.processes import Failed, run
from benchmarks.results import Count

RECORD = Path(__file__).with_name("instructions.json")
TOO_MANY = 1.1
"""Beyond so many times what was recorded, somebody has to look."""
DECISIONS = 50_000
WARM_UP = 20
"""Games that are not counted, because the first ones also fill what is remembered."""
NO_VALGRIND = "Instructions are not counted: that takes valgrind, which is not here."


def main(words: list[str]) -> int:
    if words not in ([], ["--write"]):
        print("python -m benchmarks.instructions [--write]", file=sys.stderr)
        return 2
    if not can_count():
        print(NO_VALGRIND, file=sys.stderr)
        return 1
    counts: dict[str, Count] = {}
    for game in alehouse.games():
        counts[game.name] = count(game)
        print(told(game.name, counts[game.name]), flush=True)
    if words:
        # Another Python or compiler may need some per cent more or less.
        counted_with = f"Python {platform.python_version()}, {platform.python_compiler()}, {platform.machine()}"
        record = {"counted with": counted_with, **{name: each["now"] for name, each in counts.items()}}
        RECORD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
        return 0
    return 1 if complain(counts) else 0


def can_count() -> bool:
    return shutil.which("valgrind") is not None


def count(game: alehouse.Game) -> Count:
    """Instructions a decision of random play, with what chance does in between.

    Counted twice, with those decisions and without, so that starting Python is in neither.
    """
    # The first time in a process of its own, which may have to write bytecode.
    run(_command(game, 0))
    all_in_all, decisions = _count(game, DECISIONS)
    before, _ = _count(game, 0)
    recorded = json.loads(RECORD.read_text(encoding="utf-8")).get(game.name) if RECORD.exists() else None
    return Count(now=round((all_in_all - before) / decisions, 1), recorded=recorded)


def told(name: str, counted: Count) -> str:
    """A count beside the recorded one."""
    now, then = counted["now"], counted["recorded"]
    beside = f"recorded are {then:,.0f} ({now / then - 1:+.1%})" if then else "none are recorded yet"
    return f"{name}: {now:,.0f} instructions a decision; {beside}"


def complain(counts: dict[str, Count]) -> bool:
    """Name the games that somebody has to look at; whether there are any."""
    slower = [name for name, each in counts.items() if each["recorded"] and each["now"] > TOO_MANY * each["recorded"]]
    for name in slower:
        print(f"{name} has become slower than recorded.", file=sys.stderr)
    if slower:
        print("If it is worth that, python -m benchmarks.instructions --write records it.", file=sys.stderr)
    return bool(slower)


def _count(game: alehouse.Game, wanted: int) -> tuple[int, int]:
    """Instructions of a whole process, and the decisions that it counted."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-fd=1"]
    # Names are spread over dictionaries by chance, unless told otherwise.
    said = run([*valgrind, *_command(game, wanted)], settings={"PYTHONHASHSEED": "0"})
    collected, played = re.search(r"Collected : (\d+)", said), re.search(r"^decisions (\d+)$", said, re.MULTILINE)
    if collected is None or played is None:
        raise Failed("valgrind counted nothing.")
    return int(collected[1]), int(played[1])


def _command(game: alehouse.Game, wanted: int) -> list[str]:
    numbers = (players_of(game).usual, wanted, WARM_UP)
    return [sys.executable, "-m", "benchmarks.counted", game.name, *map(str, numbers)]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failed as problem:
        sys.exit(str(problem))
