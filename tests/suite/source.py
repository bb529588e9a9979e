"""Where the source lies and what it imports: for the laws about how the house is built."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from alehouse import Game

TESTS = Path(__file__).parent.parent
HOUSE = TESTS.parent / "src" / "alehouse"


def modules(package: str) -> list[str]:
    """The names of all modules of a package, itself included."""
    path = _path(package)
    if path.name != "__init__.py":
        return [package]
    return sorted(_name(file) for file in path.parent.rglob("*.py"))


def modules_of(game: Game) -> list[str]:
    """The modules that a game is written in: its whole package, or where its classes stand."""
    found: set[str] = set()
    for kind in type(game).__mro__:
        parts = kind.__module__.split(".")
        if parts[:2] == ["alehouse", "games"]:
            found.update(modules(".".join(parts[:3])))
        elif parts[0] not in ("alehouse", "builtins"):
            found.add(kind.__module__)
    return sorted(found)


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(source(module))


def source(module: str) -> str:
    return _path(module).read_text(encoding="utf-8")


def imports(module: str, everywhere: bool = True) -> Iterator[str]:
    """The modules that a module imports, in functions too; `from a import b` counts as `a.b`."""
    for node in ast.walk(tree(module)) if everywhere else tree(module).body:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{module}: imports are written in full"
            yield from (f"{node.module}.{each.name}" for each in node.names)


def words(module: str) -> Iterator[str]:
    """All words that a module works with, names and strings: not comments, not docstrings."""
    remarks = {id(node.value) for node in ast.walk(tree(module)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in remarks:
            yield node.value
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield node.id if isinstance(node, ast.Name) else node.attr
    yield from imports(module)


def _path(module: str) -> Path:
    base = (TESTS.parent if module.startswith("tests.") else HOUSE.parent).joinpath(*module.split("."))
    package = base / "__init__.py"
    return package if package.exists() else base.with_suffix(".py")


def _name(file: Path) -> str:
    parts = file.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
