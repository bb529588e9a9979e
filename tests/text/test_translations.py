"""The three languages say the same things, about the same arguments, in decent type."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from alehouse.engine.rulebook import TABLE_MANNERS, rule_ids
from alehouse.text import languages
from tests.text.catalogue import entries, files, patterns, pieces, variables

OTHERS = [lang for lang in languages() if lang != "en"]

GRAMMAR = {"initial"}
"""Arguments that a language needs for its grammar only, and another may leave out."""


@pytest.mark.parametrize("lang", languages())
def test_every_file_is_fluent(lang: str) -> None:
    for file in files(lang):
        for entry in entries(file):
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_said_twice(lang: str) -> None:
    """An id stands in one file, once: of two texts one would silently never be read."""
    ids = Counter(
        entry.id.name for file in files(lang) for entry in entries(file) if isinstance(entry, (ast.Message, ast.Term))
    )
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_texts(lang: str) -> None:
    assert [file.name for file in files(lang)] == [file.name for file in files("en")]
    assert patterns("en").keys() - patterns(lang).keys() == set(), f"missing in {lang}"
    assert patterns(lang).keys() - patterns("en").keys() == set(), f"in {lang} only"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_arguments(lang: str) -> None:
    for id, pattern in patterns("en").items():
        theirs = variables(patterns(lang)[id]) - GRAMMAR
        assert theirs == variables(pattern) - GRAMMAR, f"{id} in {lang}"


@pytest.mark.parametrize("lang", languages())
def test_variants_are_complete(lang: str) -> None:
    """A choice by number has what its language needs: one and other, or exact numbers."""
    for id, pattern in patterns(lang).items():
        for element in pattern.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                keys = [
                    variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                    for variant in element.expression.variants
                ]
                assert len(set(keys)) == len(keys), f"{id}: {keys}"
                assert not {"zero", "two", "few"} & set(keys), f"{id}: {lang} has no such plural"


BAD_TYPE = {
    "straight quotes": r'"',
    "three full stops": r"\.\.\.",
    "two spaces": r"\S  +\S",
    "a space before punctuation": r"\w [,.;:!?](\s|$)",
    "no space after punctuation": r"[a-zà-ü][,;!?][a-zà-ü]",
    "a word twice": r"(?i)\b(the|a|of|to|el|la|de|que|il|di|che|è) \1\b",
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("fault", BAD_TYPE)
def test_type_is_decent(lang: str, fault: str) -> None:
    for id, pattern in patterns(lang).items():
        for text in pieces(pattern):
            assert not re.search(BAD_TYPE[fault], text), f"{id} in {lang} has {fault}: {text}"


@pytest.mark.parametrize("lang", languages())
def test_marks_come_in_pairs(lang: str) -> None:
    pairs = [("“", "”") if lang == "en" else ("«", "»"), ("(", ")")]
    if lang == "es":
        pairs += [("¿", "?"), ("¡", "!")]
    for id, pattern in patterns(lang).items():
        written = "".join(pieces(pattern))
        if id.endswith(".also"):
            continue
        for opening, closing in pairs:
            assert written.count(opening) == written.count(closing), f"{id} in {lang}: {opening} and {closing}"


@pytest.mark.parametrize("lang", languages())
def test_table_manners_fit_every_game(lang: str) -> None:
    """Not every game has dice or cards, so what holds at every table speaks of neither."""
    for id in rule_ids((TABLE_MANNERS,)):
        for said in (id, f"{id}.refusal"):
            written = " ".join(pieces(patterns(lang)[said]))
            assert not re.search(r"(?i)\b(dice|die|cards?|dados?|cartas?|dad[oi]|cart[ae])\b", written), (
                f"{said} in {lang}"
            )
