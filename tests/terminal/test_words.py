"""Words that people type: understood in their language and in English, each meaning one thing."""

from __future__ import annotations

import pytest

from alehouse.engine.messages import Message
from alehouse.terminal.words import AT_A_DECISION, AT_A_TABLE, IN_A_REPLAY, folded, means_yes, read_command
from alehouse.text import languages, speech


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "why", ("why", "")),
        ("en", "WHY  move 3", ("why", "move 3")),
        ("en", "?", ("help", "")),
        ("es", "por qué", ("why", "")),
        ("es", "por que mover 3", ("why", "mover 3")),
        ("es", "deshacer", ("undo", "")),
        ("es", "undo", ("undo", "")),
        ("it", "perché", ("why", "")),
        ("it", "perche no", ("why", "")),
        ("it", "annulla", ("undo", "")),
        ("it", "rules porta", ("rules", "porta")),
        ("en", "perché", None),
        ("en", "sing", None),
    ],
)
def test_commands_are_understood(lang: str, typed: str, meant: tuple[str, str] | None) -> None:
    assert read_command(speech(lang), typed, AT_A_DECISION) == meant


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("commands", [AT_A_DECISION, AT_A_TABLE, IN_A_REPLAY])
def test_no_word_means_two_things(lang: str, commands: tuple[str, ...]) -> None:
    meanings: dict[str, str] = {}
    for each in {"en", lang}:
        for command in commands:
            ways = [Message(f"word-{command}"), Message(f"word-{command}.also")]
            for word in ",".join(speech(each).say(way) for way in ways).split(","):
                assert meanings.setdefault(folded(word), command) == command, word


@pytest.mark.parametrize(("lang", "typed"), [("en", "Yes"), ("es", "sí"), ("es", "SI"), ("it", "sì"), ("it", "y")])
def test_yes(lang: str, typed: str) -> None:
    assert means_yes(speech(lang), typed)


@pytest.mark.parametrize(("lang", "typed"), [("en", "no"), ("en", ""), ("es", "no"), ("it", "forse")])
def test_anything_else_is_no(lang: str, typed: str) -> None:
    assert not means_yes(speech(lang), typed)
