"""Golden playthroughs: every observable of a fixed game at every step, as text.

`python -m tests.suite.golden --write [GAME ...]` writes them anew. A change in them is a change in what somebody can
see: read the difference before you commit it. A file replays the actions that it holds itself (the lines that begin
with `>`), so that no change of luck rewrites it. What is as it was one step earlier is left out, of a seat everything
but what it alone knows, and in the middle of long games everything but what is played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from pathlib import Path

from alehouse import CHANCE, OVER, PUBLIC, FastLuck, Game, Position
from alehouse.engine.events import Event
from alehouse.engine.messages import Json
from alehouse.engine.views import Choice, PublicView
from alehouse.text import speech
from tests.suite import trajectories
from tests.suite.games import GAMES
from tests.suite.observe import WIDTH, text
from tests.suite.source import TESTS
from tests.suite.walks import Setting, choose

FOLDER = TESTS / "golden"
LARGEST = 1_500_000
"""Bytes; a reader has to look at the differences."""
IN_FULL = 60
"""So many steps are shown whole, and a quarter as many at the end."""


def settings(game: Game) -> list[Setting]:
    """The settings of a game's golden playthroughs: as few players as can be, and as many."""
    defaults = {option.name: option.default for option in game.options}
    return [Setting(game, players, dict(defaults)) for players in (game.fewest, game.most)]


def playthrough(setting: Setting, actions: Sequence[str]) -> Iterator[str]:
    """The whole game that is played with these actions, line by line."""
    yield f"{setting}"
    yield f"{len(setting.game.table)} actions, rules version {setting.game.version}"
    position = setting.start()
    position.listen()
    before: dict[str, str] = {}
    for step, action in enumerate([*actions, ""]):
        shown = step < IN_FULL or step > len(actions) - IN_FULL // 4
        if shown:
            yield ""
            yield f"step {step}, {_mover(position)}"
            now = _observables(position)
            yield from _changes(before, now)
            before = now
        if action:
            yield f"> {action}"
            position.play(setting.game.action(action))
            told = position.news()
            if shown:
                yield from map(_told, told)
    yield f"result: {text(position.result().plain())}"


def actions_in(file: Path) -> list[str]:
    """What is played in a golden file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


def actions_for(setting: Setting, file: Path, seed: int) -> list[str]:
    """The actions of a file as far as they can be played, and then any others, to the end."""
    position = setting.start()
    luck = FastLuck(seed)
    played: list[str] = []
    for known in chain(actions_in(file), repeat("")):
        if position.to_move == OVER:
            break
        action = setting.game.table.by_notation.get(known)
        if action is None or position.why_not(action) is not None:
            action = choose(position, luck)
        played.append(str(action))
        position.play(action)
    return played


def _mover(position: Position) -> str:
    return {CHANCE: "chance to move", OVER: "over"}.get(position.to_move, f"seat {position.to_move} to move")


def _observables(position: Position) -> dict[str, str]:
    found = {
        "digest": position.digest()[:12],
        "legal": ", ".join(map(str, position.legal())),
        "chances": ", ".join(f"{outcome} x{weight}" for outcome, weight in position.chances()),
        "refusals": _refusals(position),
    }
    if position.to_move >= 0:
        view = position.view(position.to_move)
        for action in position.legal():
            found[f"choice {action}"] = _described(position.game.describe(view, action))
    views = position.views()
    found.update({f"public{place}": value for place, value in _leaves(_public(views[PUBLIC].public))})
    for seat, view in views.items():
        if view.own is not None:
            found.update({f"seat {seat}{place}": value for place, value in _leaves(view.own.plain())})
    picture = position.game.picture(
        position.view(position.to_move if position.to_move >= 0 else PUBLIC), speech("en").say, WIDTH
    )
    found.update({f"picture {number:2}": line.rstrip() for number, line in enumerate(picture)})
    return found


def _public(public: PublicView) -> Json:
    """What everybody may know, the pending steps and the prompt on a line each: all of them change at once."""
    plain = public.plain()
    assert isinstance(plain, dict)
    plain["prompt"] = text(plain["prompt"])
    plain["pending"] = [" ".join(map(str, (each.step, each.by, *each.about, each.count))) for each in public.pending]
    return plain


def _described(choice: Choice) -> str:
    said = [speech("en").say(message) for message in (choice.words, *choice.brings)]
    return f"{' | '.join(said)} [{', '.join(choice.parts)}{f' -> {choice.leads}' if choice.leads else ''}]"


def _refusals(position: Position) -> str:
    refused = [position.why_not(action) for action in position.game.table.actions]
    counts = Counter(refusal.rule for refusal in refused if refusal is not None)
    return ", ".join(f"{rule} x{count}" for rule, count in sorted(counts.items()))


def _leaves(data: Json, place: str = "") -> Iterator[tuple[str, str]]:
    """Everything in plain data by its place; short lists as one."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from _leaves(value, f"{place}.{key}")
    elif isinstance(data, (list, tuple)) and any(isinstance(each, (dict, list)) for each in data):
        for index, value in enumerate(data):
            yield from _leaves(value, f"{place}.{index}")
    else:
        yield place, text(data)


def _changes(before: dict[str, str], now: dict[str, str]) -> Iterator[str]:
    for name, value in now.items():
        if before.get(name) != value:
            yield f"  {name}: {value}".rstrip()
    gone = [name for name in before if name not in now and not name.startswith("choice ")]
    if gone:
        yield f"  gone: {', '.join(gone)}"


def _told(event: Event) -> str:
    told = "all" if event.told is None else ", ".join(map(str, event.told))
    line = f"  * {told}: {text(event.plain())}{' reveals' if event.reveals else ''}"
    return line if event.otherwise is None else f"{line}\n    otherwise {_told(event.otherwise).strip()}"


def names(game: Game) -> dict[str, Setting]:
    """The golden files of a game, and what is played in each."""
    return {f"{game.name}-{number}.txt": setting for number, setting in enumerate(settings(game), 1)}


def content(setting: Setting, actions: Sequence[str]) -> str:
    return "\n".join(playthrough(setting, actions)) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Golden playthroughs of every game.")
    parser.add_argument(
        "--write", nargs="*", required=True, metavar="GAME", help="write those of these games anew, or all"
    )
    chosen = parser.parse_args().write
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        if chosen and game.name not in chosen:
            continue
        for number, (name, setting) in enumerate(names(game).items(), 1):
            file = FOLDER / name
            written = content(setting, actions_for(setting, file, number))
            file.write_text(written, encoding="utf-8")
            print(f"{name}: {len(written)} characters")
    digests = "".join(f"{line}\n" for line in trajectories.lines(GAMES))
    (FOLDER / trajectories.NAME).write_text(digests, encoding="utf-8")


if __name__ == "__main__":
    main()
