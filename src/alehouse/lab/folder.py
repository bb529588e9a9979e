"""A folder in which portions of work are kept: files with checksums, each whole or not there at all.

Any number of machines can write into it at once. A portion is named by the digest of all that its outcome depends on,
so whoever plays it again writes the same file.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from pathlib import Path
from typing import Any

from alehouse import __version__
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json
from alehouse.lab.task import Task, code_of

PLAN = "plan.json"
_HEAD = "alehouse portion"


class Folder:
    """Where work is kept while it goes on, with the plan of all of it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # The plan

    def plan(self) -> dict[str, Json] | None:
        """What is done here; None where nothing was begun."""
        file = self.path / PLAN
        try:
            found: Json = json.loads(file.read_bytes())
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            raise AlehouseError("lab-folder-unreadable", {"file": str(file)}) from None
        if not isinstance(found, dict) or not isinstance(found.get("plan"), dict):
            raise AlehouseError("lab-folder-unreadable", {"file": str(file)})
        return found

    def begin(self, game: Game, plan: dict[str, Json]) -> None:
        """Begin this plan here, or go on with it; a folder of another plan or of another version is left alone."""
        wanted: dict[str, Json] = json.loads(json.dumps({**_version(game), "plan": plan}))
        found = self.plan()
        if found is None:
            # Somebody else may begin something else at the same time: whoever is first, it is theirs.
            self.put(PLAN, json.dumps(wanted, indent=1).encode() + b"\n", over=False)
            found = self.plan()
            assert found is not None, "it was put there"
        self.check_version(game, found)
        if found != wanted:
            raise AlehouseError("lab-folder-other", {"folder": str(self.path)})

    def check_version(self, game: Game, found: dict[str, Json]) -> None:
        """Refuse what other code has begun: the games would not be the same."""
        mine = _version(game)
        if any(found.get(name) != each for name, each in mine.items()):
            theirs, rules = (str(found.get(name)) for name in ("alehouse", "rules"))
            raise AlehouseError(
                "lab-folder-version",
                {"folder": str(self.path), "version": theirs, "rules": rules, "code": str(found.get("code"))},
            )

    # Portions

    def keep(self, task: Task[Any], number: int, done: Any, seconds: float) -> None:
        body = task.write(done)
        head = {"portion": _HEAD, "of": task.digest, "number": number, "seconds": seconds, "sha256": _sum(body)}
        self.put(_name(task, number), json.dumps(head).encode() + b"\n" + body)

    def read(self, task: Task[Any], number: int) -> tuple[Any, float] | None:
        """What came of a portion, and how many seconds it took; None if it is not there, or damaged."""
        try:
            head, _, body = (self.path / _name(task, number)).read_bytes().partition(b"\n")
        except FileNotFoundError:
            return None
        except OSError as wrong:
            raise self._trouble(wrong) from None
        try:
            said = json.loads(head)
            whole = (said["portion"], said["of"], said["number"], said["sha256"]) == (
                *(_HEAD, task.digest, number),
                _sum(body),
            )
            seconds = float(said["seconds"])
        except (ValueError, KeyError, TypeError):
            return None
        # What is whole and cannot be read is no damage, and would not get better by being played again.
        return (task.read(body), seconds) if whole else None

    def put(self, name: str, data: bytes, over: bool = True) -> None:
        """Write a file, whole or not at all, whoever else writes it too; over one that is there, or not."""
        new = self.path / f".{name}.{os.getpid()}.{secrets.token_hex(4)}.new"
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            try:
                with new.open("xb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                if over or not _linked(new, self.path / name):
                    new.replace(self.path / name)
            finally:
                new.unlink(missing_ok=True)
        except OSError as wrong:
            raise self._trouble(wrong) from None

    def _trouble(self, wrong: OSError) -> AlehouseError:
        return AlehouseError("lab-folder-trouble", {"folder": str(self.path), "reason": wrong.strerror or str(wrong)})


def seed_in(path: Path) -> int | None:
    """The seed of what was begun in a folder, if anything was."""
    begun = Folder(path).plan()
    plan = None if begun is None else begun["plan"]
    seed = plan.get("seed") if isinstance(plan, dict) else None
    return seed if isinstance(seed, int) else None


def _linked(new: Path, name: Path) -> bool:
    """Give a file its name unless another has it; whether that could be asked for here: not all disks know links."""
    try:
        name.hardlink_to(new)
    except FileExistsError:
        pass
    except OSError:
        return name.exists()
    return True


def _name(task: Task[Any], number: int) -> str:
    return f"{task.digest}-{number:04}.portion"


def _sum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _version(game: Game) -> dict[str, Json]:
    """Everything that has to be the same for the same games."""
    return {"alehouse": __version__, "rules": game.version, "code": code_of(game)}
