"""Boxes as files: TOML that says what each value means. What is no box is refused in one sentence.

An owner of a printed game puts the true values in the place of the assumed ones, a designer tries others. What a file
does not name stays as it is printed.
"""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Callable
from pathlib import Path

from alehouse.engine.box import BoxValue
from alehouse.engine.contract import Game
from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json, Message

LARGEST = 100_000
"""Bytes; a whole box with everything that is said about it has a tenth of it."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LINE = re.compile(r"at line (\d+)")


class BoxFile:
    """What a file says of a box: of which game, if it says so, and what differs."""

    def __init__(self, game: str | None, changes: dict[str, Json]) -> None:
        self.game = game
        self.changes = changes

    def put_into(self, game: Game) -> Game:
        """The game with this box; raises BadBox if it is another game's, or cannot work."""
        if self.game is not None and self.game != game.name:
            raise BadBox("error-box-other-game", {"other": self.game, "game": game.name})
        return game.variant(self.changes)


def read(path: Path) -> BoxFile:
    """The box in a file; raises BadBox, saying what is wrong with the file."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadBox("error-box-file", {"path": str(path)})
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError):
        raise BadBox("error-box-file", {"path": str(path)}) from None
    if len(data) > LARGEST:
        raise BadBox("error-box-huge", {"kilobytes": LARGEST // 1000})
    try:
        return from_text(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadBox("error-box-toml", {"line": 0}) from None


def from_text(text: str) -> BoxFile:
    """The box that this TOML describes. Whether its values fit a game, that game says."""
    try:
        found = {name: _plain(value) for name, value in tomllib.loads(text).items()}
    except (ValueError, RecursionError) as wrong:
        line = _LINE.search(str(wrong))
        raise BadBox("error-box-toml", {"line": int(line[1]) if line else 0}) from None
    game = found.pop("game", None)
    if game is not None and not isinstance(game, str):
        raise BadBox("error-box-game", {"value": str(game)})
    return BoxFile(game, found)


def _plain(value: object) -> Json:
    """Numbers and words as they are; days and hours, which no box has, as words: the game says that they are none."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return value if isinstance(value, (bool, int, float)) else str(value)


def to_text(game: Game, say: Callable[[Message], str]) -> str:
    """The whole box of a game as TOML, with what each value means; single values first, as TOML wants it."""
    lines = [*_comment(say(game.title())), *_comment(say(Message("box-file-how"))), f'game = "{game.name}"']
    for value in sorted(game.box.declared, key=lambda value: bool(value.names)):
        lines += ["", *_comment(say(game.box_text(value))), *_comment(say(_range(value)))]
        numbers = game.box.row(value.name)
        if not value.names:
            lines.append(f"{value.name} = {numbers[0]}{_note(game, value, 0, say)}")
            continue
        lines.append(f"[{value.name}]")
        for place, (name, number) in enumerate(zip(value.names, numbers)):
            lines.append(f"{_key(name)} = {number}{_note(game, value, place, say)}")
    return "\n".join(lines) + "\n"


def _range(value: BoxValue) -> Message:
    return Message("box-file-range", {"low": value.low, "high": value.high})


def _note(game: Game, value: BoxValue, place: int, say: Callable[[Message], str]) -> str:
    """What a member is called, and whether its number is assumed or was changed."""
    said = []
    called = value.called[place] if value.names else None
    if called is not None and called != value.names[place]:
        said.append(say(called) if isinstance(called, Message) else str(called))
    if value.assumes(place):
        said.append(say(Message("box-file-assumed")))
    if game.box.row(value.name)[place] != value.printed[place]:
        said.append(say(Message("box-file-changed", {"number": value.printed[place]})))
    return f"  # {' '.join('; '.join(said).split())}" if said else ""


def _comment(text: str) -> list[str]:
    return [f"# {line.strip()}" for line in text.splitlines()]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else f'"{name}"'
