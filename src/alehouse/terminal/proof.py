"""`alehouse verify`: whether a record keeps the rules, and whether its luck was fair."""

from __future__ import annotations

import sys
from pathlib import Path

from alehouse.engine import record_file
from alehouse.engine.registry import game
from alehouse.engine.verify import verify as findings_in
from alehouse.terminal.screen import Screen
from alehouse.text import speech


def verify(screen: Screen, file: str) -> bool:
    """Print what does not fit, or that everything does; whether it does."""
    record = record_file.read(Path(file))
    screen.speech = speech(screen.speech.lang, record.names)
    findings = findings_in(record)
    failures = [finding for finding in findings if finding.failure]
    for failure in failures:
        print(screen.speech.say(failure.message), file=sys.stderr)
    if failures:
        return False
    screen.tell("proof-good", game=game(record.game).title(), steps=len(record.steps), version=record.version)
    if not any(remark.message.id.startswith("verify-luck") for remark in findings):
        screen.tell("proof-luck")
    for remark in findings:
        screen.paragraph(screen.speech.say(remark.message))
    return True
