"""The texts as the tests see them: every message and attribute of a language, parsed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import alehouse.text

TEXTS = Path(alehouse.text.__file__).parent


def files(lang: str) -> list[Path]:
    return sorted((TEXTS / lang).glob("*.ftl"))


@cache
def entries(file: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body)


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Everything that can be said: the pattern of each message `a` and of each attribute `a.b`."""
    found: dict[str, ast.Pattern] = {}
    for file in files(lang):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    """The arguments that a pattern speaks of."""
    reader = _Reader()
    reader.visit(pattern)
    return reader.variables


def references(pattern: ast.Pattern) -> set[str]:
    """The other messages that a pattern holds."""
    reader = _Reader()
    reader.visit(pattern)
    return reader.messages


def pieces(pattern: ast.Pattern) -> list[str]:
    """All that is written in a pattern between its placeholders, variants included."""
    reader = _Reader()
    reader.visit(pattern)
    return reader.texts


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        raise AssertionError(f"{node.id.name}() is no plain Fluent: the web page must say the same")
