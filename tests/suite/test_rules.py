"""Rules: each has an id, a text in every language, a place in the game's source, and a test that names it."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache

from alehouse import Game
from alehouse.engine.rulebook import TABLE_MANNERS, rule_ids
from alehouse.text import languages
from tests.suite.games import GAMES
from tests.suite.observe import said
from tests.suite.source import TESTS, modules_of, source, tree


def test_rules_have_texts(game: Game) -> None:
    """Every chapter has a title and every rule a text, in every language."""
    for chapter in game.chapters:
        for id in (chapter.id, *chapter.rules):
            for lang in languages():
                assert said(lang, game.rule_text(id)).strip(), f"{id} says nothing in {lang}"


def test_rules_are_listed_once(game: Game) -> None:
    """No rule stands twice in a rulebook, and every rulebook ends with what holds at any table."""
    ids = rule_ids(game.chapters)
    assert len(set(ids)) == len(ids)
    assert game.chapters[-1] is TABLE_MANNERS


def test_rules_are_tested(game: Game) -> None:
    """Every rule is shown by at least one test, marked with its id: `@pytest.mark.rule("id")`."""
    missing = [rule for rule in rule_ids(game.chapters) if rule not in marked_rules()]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_marks_name_rules() -> None:
    """A test is marked with rules that exist."""
    known = {rule for game in GAMES for rule in rule_ids(game.chapters)}
    unknown = sorted(marked_rules() - known)
    assert not unknown, f"marks that name no rule: {', '.join(unknown)}"


def test_rules_are_in_the_source(game: Game) -> None:
    """Every rule is referred to where it is applied: by its id, a name that holds it, or a remark with `its-id`."""
    used = used_rules(game)
    unused = [rule for rule in rule_ids(game.chapters) if rule not in used]
    assert not unused, f"rules that nothing refers to: {', '.join(unused)}"


@cache
def marked_rules() -> frozenset[str]:
    """The ids in all marks `pytest.mark.rule(...)` below tests/."""
    found: set[str] = set()
    for file in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file}:{node.lineno}: write the rule's id here"
                    found.add(str(argument.value))
    return frozenset(found)


def used_rules(game: Game) -> set[str]:
    """The rule ids that a game's source refers to, other than where they are declared and listed."""
    holders: dict[str, set[str]] = {}
    for module in ["alehouse.engine.rulebook", *modules_of(game)]:
        for name, value in vars(importlib.import_module(module)).items():
            holders.setdefault(name, set()).update(_words(value))
    used: set[str] = set()
    # What holds at any table is applied by the engine's machine.
    for module in ["alehouse.engine.steps", *modules_of(game)]:
        for node in _uses(tree(module)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.add(node.value)
            elif isinstance(node, ast.Name):
                used |= holders.get(node.id, set())
            elif isinstance(node, ast.Attribute):
                used |= holders.get(node.attr, set())
        used.update(re.findall(r"`([a-z0-9-]+)`", source(module)))
    return used


def _uses(module: ast.Module) -> Iterator[ast.AST]:
    """What stands in functions, but for calls of Chapter: elsewhere names are declared and listed."""
    inside: list[ast.AST] = [node for node in ast.walk(module) if isinstance(node, (ast.FunctionDef, ast.Lambda))]
    while inside:
        node = inside.pop()
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Chapter")):
            yield node
            inside.extend(ast.iter_child_nodes(node))


def _words(value: object) -> set[str]:
    """The word that a value is, or the words that it holds."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, (tuple, list)):
        return {word for each in value for word in _words(each)}
    if isinstance(value, dict):
        return {word for pair in value.items() for each in pair for word in _words(each)}
    return set()
