"""`alehouse verify`: whether a record keeps the rules, whether its luck fits, and to whom that is proven."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from alehouse.engine import record_file
from alehouse.engine.fair_luck import is_hex
from alehouse.engine.luck_proof import Noted
from alehouse.engine.registry import game
from alehouse.engine.verify import Verdict
from alehouse.engine.verify import verify as verification_of
from alehouse.terminal.arguments import BadArguments
from alehouse.terminal.fair_play import print_luck, print_rolls
from alehouse.terminal.screen import Screen
from alehouse.text import speech


def verify(screen: Screen, file: str, fingerprint: str | None, words: Sequence[str], seals: Sequence[str]) -> Verdict:
    """Print what binds the luck, what does not fit, and what all that comes to."""
    noted = Noted(
        _hex("--fingerprint", fingerprint) if fingerprint is not None else None,
        words,
        [_hex("--seal", seal) for seal in seals],
    )
    record = record_file.read(Path(file))
    screen.speech = speech(screen.speech.lang, record.names)
    found = verification_of(record, noted)
    print_luck(screen, record)
    for remark in found.findings:
        if not remark.failure:
            screen.paragraph(screen.speech.say(remark.message))
    for failure in found.failures:
        print(screen.speech.say(failure.message), file=sys.stderr)
    if found.verdict == "false":
        print(screen.say("proof-false"), file=sys.stderr)
    else:
        print_rolls(screen, record)
        screen.tell("proof-good", game=game(record.game).title(), steps=len(record.steps), version=record.version)
        if found.verdict == "proven":
            screen.tell("proof-proven")
        elif record.luck is not None:
            screen.tell("proof-consistent")
    return found.verdict


def _hex(argument: str, typed: str) -> str:
    value = typed.strip().lower()
    if not is_hex(value, 64):
        raise BadArguments("error-argument-hex", {"argument": argument, "value": typed})
    return value
