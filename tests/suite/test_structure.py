"""Structure: arrows point one way, games have the same rooms, only a game's own package knows its name."""

from __future__ import annotations

import pytest

import alehouse
from tests.suite.source import HOUSE, imports, modules, words

MAY_IMPORT = {
    "engine": {"text"},
    "text": {"engine"},
    "games": {"engine"},
    "bots": {"engine", "games"},
    "tables": {"engine", "bots"},
    "lab": {"engine", "games", "bots", "text"},
    "envs": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "tables", "text"},
    "terminal": {"engine", "games", "bots", "tables", "lab", "text"},
}
"""What each part may know of, besides itself. Errors speak, so the engine may ask for their texts."""

PARTS = sorted(each.name for each in HOUSE.iterdir() if any(each.glob("*.py")))
PACKAGES = sorted(each.name for each in (HOUSE / "games").iterdir() if any(each.glob("*.py")))
ROOMS = ("components", "position", "rules", "view", "bot")


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


@pytest.mark.parametrize("package", PACKAGES)
def test_games_have_the_same_rooms(package: str) -> None:
    """Every game package has components, position, rules, view and bot, in files or in folders."""
    for room in ROOMS:
        folder = HOUSE / "games" / package
        assert (folder / f"{room}.py").is_file() or (folder / room / "__init__.py").is_file(), f"no {room}"


@pytest.mark.parametrize("package", PACKAGES)
def test_games_do_not_know_each_other(package: str) -> None:
    """A game's package imports from no other game's."""
    for module in modules(f"alehouse.games.{package}"):
        for name in imports(module):
            if name.startswith("alehouse.games."):
                assert name.split(".")[2] == package, f"{module} imports {name}"
