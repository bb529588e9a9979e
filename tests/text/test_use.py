"""Every text that is asked for exists, and every text that exists is asked for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.rulebook import rule_ids
from alehouse.text import languages
from tests.text.catalogue import entries, files, patterns, references

HOUSE = Path(alehouse.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z-]+)?")

SAYING = {"Message", "Event", "Finding", "tell"}
"""What is called with an id first; errors are too."""


def test_everything_asked_for_exists() -> None:
    known = patterns("en")
    missing = {id: where for id, where in asked_for().items() if not _matching(id, set(known))}
    assert missing == {}


def test_everything_that_exists_is_asked_for() -> None:
    assert sorted(set(patterns("en")) - used()) == []


def test_what_games_declare_exists() -> None:
    """Titles, options, chapters and rules have texts though no source names them in full."""
    assert declared() - set(patterns("en")) == set()


@pytest.mark.parametrize("lang", languages())
def test_the_texts_of_boxes_are_those_of_their_values(lang: str) -> None:
    """Every declared value has its text in the files of boxes, and these files hold nothing else."""
    written = [
        entry.id.name
        for file in files(lang)
        if file.stem.endswith("-box")
        for entry in entries(file)
        if isinstance(entry, fluent.Message)
    ]
    assert sorted(written) == sorted({id for game in alehouse.games() for id in box_texts(game)})


def used() -> set[str]:
    known = set(patterns("en"))
    found = declared()
    for literal in [*literals(), *asked_for()]:
        found |= _matching(literal, known)
    # A rule's refusal belongs to the rule: whoever names the one may say the other.
    found |= {f"{id}.refusal" for id in found | set(literals()) if f"{id}.refusal" in known}
    # A question to whoever decides belongs to the question as all others read it; the page says it.
    found |= {f"{id}.you" for id in found if id.startswith("prompt-") and f"{id}.you" in known}
    for id in list(found & known):
        found |= references(patterns("en")[id])
    return found


def declared() -> set[str]:
    ids = set()
    for game in alehouse.games():
        ids.add(game.title().id)
        ids.update(option.text(game.name).id for option in game.options)
        ids.update(chapter.id for chapter in game.chapters)
        ids.update(rule_ids(game.chapters))
        ids.update(box_texts(game))
    return ids


def box_texts(game: alehouse.Game) -> set[str]:
    """What the box of a game is told with: its values, and the members of its rows where they have texts there."""
    members = (member for value in game.box.declared for member in value.called if isinstance(member, Message))
    return {game.box_text(value).id for value in game.box.declared} | {
        member.id for member in members if member.id.startswith("box-")
    }


@cache
def literals() -> tuple[str, ...]:
    """Every string in the source that may be an id; of one put together, `*` for what is filled in.

    What is put together of hardly anything could be everything, and counts only where it is said.
    """
    found = {text for file in sources() for node in ast.walk(tree(file)) if (text := _text(node))}
    found |= {text for file in page() for text in _quoted(file)}
    return tuple(text for text in found if ID.fullmatch(text.replace("*", "x")) and len(text.replace("*", "")) >= 3)


@cache
def asked_for() -> dict[str, str]:
    """The ids that something is certainly said with, and where."""
    saying = SAYING | {kind.__name__ for kind in _errors(AlehouseError)}
    found: dict[str, str] = {}
    for file in sources():
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in saying:
                text = _text(node.args[0])
                if text:
                    found[text] = f"{file.relative_to(HOUSE)}:{node.lineno}"
    return found


def test_everything_the_page_says_exists() -> None:
    """What is said by `t("...")` in the page, wherever it is put together too."""
    known = set(patterns("en"))
    said = {(text, file.name) for file in page() for text in _said(file)}
    assert {each for each in said if not _matching(each[0], known)} == set()


@pytest.mark.parametrize("lang", languages())
def test_what_the_page_does_not_carry_is_said_at_terminals_alone(lang: str) -> None:
    """Neither the page nor whatever may reach it says anything from the files that it leaves out."""
    (named,) = re.findall(r"!@texts/(\w+)/{([\w,-]+)}\.ftl", (PAGE / "text" / f"{lang}.ts").read_text(encoding="utf-8"))
    assert named[0] == lang
    left_out = {
        entry.id.name
        for file in files(lang)
        if file.stem in named[1].split(",")
        for entry in entries(file)
        if isinstance(entry, fluent.Message)
    }
    assert left_out
    said = {id for id, where in asked_for().items() if not where.startswith(("terminal", "client", "lab"))}
    said |= {text for file in page() for text in _said(file)}
    # What begins with whatever is filled in could be anything.
    named_whole = {each for each in said if not each.startswith("*")}
    assert {id for each in named_whole for id in _matching(each, left_out)} == set()
    carried = {id for id, pattern in patterns(lang).items() if id.partition(".")[0] not in left_out}
    assert {id for each in carried for id in references(patterns(lang)[each])} & left_out == set()


def page() -> list[Path]:
    return sorted(file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind) if ".test." not in file.name)


@cache
def _quoted(file: Path) -> frozenset[str]:
    """Every string in a file of the page, with `*` for what is filled in."""
    found = re.findall(r'"([^"\n]*)"|`([^`]*)`', file.read_text(encoding="utf-8"))
    return frozenset(re.sub(r"\$\{[^}]*\}", "*", plain or filled) for plain, filled in found)


def _said(file: Path) -> set[str]:
    """What is said in a file of the page: the words behind `t(`, one or the other of two."""
    source = file.read_text(encoding="utf-8")
    calls = re.findall(r"\bt\(\s*([^(),]*(?:\?[^(),]*)?)[,)]", source)
    strings = (each for call in calls for each in re.findall(r'"([^"]*)"|`([^`]*)`', call))
    found = {re.sub(r"\$\{[^}]*\}", "*", plain or filled) for plain, filled in strings}
    return {text for text in found if ID.fullmatch(text.replace("*", "x")) and "-" in text}


def sources() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _errors(kind: type[AlehouseError]) -> list[type[AlehouseError]]:
    return [kind, *(each for sub in kind.__subclasses__() for each in _errors(sub))]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else "*"
            for part in node.values
        )
    return ""


def _matching(id: str, known: set[str]) -> set[str]:
    """The texts that an id stands for: itself, or all that can be put together from words of the source."""
    if "*" not in id:
        return {id} & known
    return {each for each in known if _fits(each, id.split("*"))}


def _fits(id: str, parts: list[str]) -> bool:
    if not id.startswith(parts[0]):
        return False
    rest = id.removeprefix(parts[0])
    if len(parts) == 1:
        return rest == ""
    return any(rest[:end] in words() and _fits(rest[end:], parts[1:]) for end in range(1, len(rest) + 1))


@cache
def words() -> frozenset[str]:
    """What may be filled into an id: any word that the source writes out."""
    found = {_text(node) for file in sources() for node in ast.walk(tree(file))}
    found |= {word for file in page() for word in re.findall(r"[a-z][a-z0-9-]*", file.read_text(encoding="utf-8"))}
    names = {name for game in alehouse.games() for name in (game.name, *(each.name for each in game.options))}
    return frozenset(word.removeprefix("--") for word in found | names)
