"""Structure: arrows point one way, games have the same rooms, only a game's own package knows its name."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

import alehouse
from tests.suite.source import HOUSE, imports, modules, tree, words

MAY_IMPORT = {
    "engine": {"text"},
    "text": {"engine"},
    "games": {"engine"},
    "bots": {"engine", "games"},
    "tables": {"engine", "bots"},
    "lab": {"engine", "games", "bots", "text"},
    "envs": {"engine", "games", "bots", "text"},
    "server": {"engine", "games", "bots", "tables", "text"},
    "client": {"engine", "bots", "server"},
    "terminal": {"engine", "games", "bots", "tables", "lab", "text", "server", "client"},
}
"""What each part may know of, besides itself. Errors speak, so the engine may ask for their texts."""

PARTS = sorted(each.name for each in HOUSE.iterdir() if any(each.glob("*.py")))
PACKAGES = sorted(each.name for each in (HOUSE / "games").iterdir() if any(each.glob("*.py")))
ROOMS = {
    "game",
    "components",
    "actions",
    "rulebook",
    "steps",
    "position",
    "rules",
    "chance",
    "telling",
    "view",
    "imagining",
    "dumping",
    "eye",
    "words",
    "picture",
    "bot",
}
"""Of every game's package, as docs/architecture.md describes them."""
WHERE_NEEDED = {"claims", "features", "reading", "showing", "talking"}
"""Only of games in which much is measured of a position, or shown that must be shown quickly, or there is something to
claim and to be read in others."""
ALWAYS_A_FOLDER = "rules"


@pytest.mark.parametrize("part", PARTS)
def test_arrows_point_one_way(part: str) -> None:
    """A part of the house imports only from those that the design lets it know."""
    for module in modules(f"alehouse.{part}"):
        for name in imports(module):
            above, _, rest = name.partition(".")
            if above == "alehouse":
                wanted = rest.split(".")[0]
                allowed = {part} | MAY_IMPORT[part] | (set(alehouse.__all__) if part != "engine" else set())
                assert wanted in allowed | {"__version__"}, f"{module} imports {name}"


def test_the_engine_loads_alone() -> None:
    """The engine imports its texts only inside functions: whoever simulates needs none."""
    for module in modules("alehouse.engine"):
        for name in imports(module, everywhere=False):
            assert not name.startswith("alehouse.") or name.startswith("alehouse.engine."), f"{module}: {name}"


@pytest.mark.parametrize("part", [part for part in PARTS if part != "games"])
def test_nobody_else_names_a_game(part: str) -> None:
    """Outside a game's package neither the package's name nor the game's occurs in the source."""
    names = [
        *PACKAGES,
        *(game.name for game in alehouse.games() if "alehouse.games." in type(game).__module__),
    ]
    for module in modules(f"alehouse.{part}"):
        for word in words(module):
            assert not any(name in word for name in names), f"{module} names a game: {word!r}"


LISTS = ("setup.py", "Makefile", "pyproject.toml", ".ci/*", "benchmarks/**/*.py", "tests/*.py", "tests/suite/**/*.py")


def test_no_list_has_to_be_added_to() -> None:
    """Building, measuring and the common suite find games by themselves: a fifth one is written into no list."""
    names = [*PACKAGES, *(game.name for game in alehouse.games() if "alehouse.games." in type(game).__module__)]
    for pattern in LISTS:
        files = list(HOUSE.parents[1].glob(pattern))
        assert files, pattern
        for file in files:
            content = file.read_text(encoding="utf-8")
            assert not any(name in content for name in names), f"{file} names a game"


@pytest.mark.parametrize("package", PACKAGES)
def test_games_have_the_same_rooms(package: str) -> None:
    """A package has exactly these rooms, each a file or, where it has several subjects, a folder; rules always one."""
    inside = {each for each in (HOUSE / "games" / package).iterdir() if each.suffix == ".py" or any(each.glob("*.py"))}
    found = {each.stem for each in inside}
    assert found - WHERE_NEEDED == ROOMS | {"__init__"}
    assert len(inside) == len(found), "a room is a file or a folder, not both"
    assert HOUSE / "games" / package / ALWAYS_A_FOLDER in inside


@pytest.mark.parametrize("package", PACKAGES)
def test_rules_are_functions(package: str) -> None:
    """Rules are functions over the position: no class stands among them."""
    for module in modules(f"alehouse.games.{package}.rules"):
        for node in ast.walk(tree(module)):
            assert not isinstance(node, ast.ClassDef), f"{module}: {node.name}"


@pytest.mark.parametrize("package", PACKAGES)
def test_only_telling_tells(package: str) -> None:
    """Who hears what is the business of one room: no other one makes events, or asks whether anybody listens."""
    for module in modules(f"alehouse.games.{package}"):
        if ".telling" not in module:
            for node in ast.walk(tree(module)):
                if isinstance(node, ast.Attribute):
                    assert node.attr != "heard", f"{module}:{node.lineno} asks who listens"
                elif isinstance(node, ast.Call):
                    assert ast.unparse(node.func) != "Event", f"{module}:{node.lineno} makes an event"


@pytest.mark.parametrize("part", ["engine", "games", "bots", "lab", "envs"])
def test_no_literal_is_shifted(part: str) -> None:
    """Compiled, a literal on the left of `<<` has 32 bits: engine/bits.py has the sets of one, in 64."""
    for module in modules(f"alehouse.{part}"):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                literal = isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
                assert not literal, f"{module}:{node.lineno} shifts a literal"


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_can_be_imported_by_their_full_names(package: str) -> None:
    """Nothing hides a game's package, and `alehouse.games()` lists the games nevertheless."""
    run = f"import alehouse.games.{package}.rules as rules, alehouse; print(rules.__name__, len(alehouse.games()))"
    said = subprocess.run([sys.executable, "-c", run], capture_output=True, check=True, text=True).stdout.split()
    assert said == [f"alehouse.games.{package}.rules", str(len(alehouse.games()))]


@pytest.mark.parametrize("package", PACKAGES)
def test_games_do_not_know_each_other(package: str) -> None:
    """A game's package imports from no other game's."""
    for module in modules(f"alehouse.games.{package}"):
        for name in imports(module):
            if name.startswith("alehouse.games."):
                assert name.split(".")[2] == package, f"{module} imports {name}"
