"""The types of all that the server says and hears, for the page: `python -m alehouse.server.typescript FOLDER`.

They are made from the declarations in protocol.py and about.py, as those of the views are from theirs.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from alehouse.bots import hints
from alehouse.engine import schema
from alehouse.engine.views import Choice, EventData, PendingStep, PublicView, View
from alehouse.server import about, analysing, protocol, replaying

_ENGINE = "../types/engine"
_MADE = "python -m alehouse.server.typescript"
_SOCKET: list[Any] = [
    *get_args(protocol.AnySaid),
    protocol.Step,
    protocol.Present,
    protocol.Now,
    protocol.Here,
    protocol.Done,
    protocol.Answer,
    protocol.Explained,
    protocol.Refused,
    replaying.Moment,
    hints.Hint,
    analysing.Analysed,
]
_DOORS: list[Any] = [
    about.House,
    about.GameInside,
    about.RollAbout,
    about.Draws,
    about.TableAbout,
    about.NewTable,
    about.SitDown,
    about.AskHint,
    about.Link,
    about.Token,
    about.Trouble,
]


def files() -> dict[str, str]:
    """Every file by name, with what it holds."""
    return {"socket.ts": _file(_SOCKET, protocol), "doors.ts": _file(_DOORS, about)}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (folder / name).write_text(content, encoding="utf-8")


def _file(types: list[Any], module: ModuleType) -> str:
    shared = schema.definitions([PendingStep, PublicView, View, Choice, EventData], View.__module__)
    found = {name: _known(each) for name, each in schema.definitions(types, module.__name__).items()}
    # The doors' sentences are the messages of the engine, read back as plain data.
    found.pop("Sentence", None)
    return schema.typescript(found, shared, _ENGINE, _MADE)


def _known(part: Any) -> Any:
    """The same schema; what is sent as it was encoded is a view, of which each game has its own type."""
    if isinstance(part, list):
        return [_known(each) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("anyOf") == [{}, {"type": "null"}]:
        return {**part, "anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]}
    if part.get("$ref") == "#/$defs/Sentence":
        return {**part, "$ref": "#/$defs/Message"}
    return {name: _known(each) for name, each in part.items()}


if __name__ == "__main__":
    write(Path(sys.argv[1]))
