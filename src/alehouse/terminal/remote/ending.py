"""The end of a game elsewhere: the result, what was claimed and true, the record, and how to check its luck."""

from __future__ import annotations

import shlex
from pathlib import Path

from alehouse.engine.messages import Message, Seat
from alehouse.engine.record import Record
from alehouse.engine.result import Result, ScoreLine
from alehouse.server.protocol import Checked, Ending, Now
from alehouse.terminal.fair_play import print_luck, print_rolls
from alehouse.terminal.outcome import print_result
from alehouse.terminal.remote.notes import LuckNotes
from alehouse.terminal.screen import Screen

_TRUTH = {True: "join-claim-true", False: "join-claim-false", None: "join-claim-open"}


def print_ending(screen: Screen, now: Now) -> None:
    """How it ended, and every claim beside the truth."""
    if now.ending is not None:
        print_result(screen, _result(now.ending))
    if now.claims:
        screen.heading(screen.say("join-claims"))
    for checked in now.claims:
        screen.paragraph(screen.speech.say(_beside_the_truth(checked)), "- ")


def print_record(screen: Screen, record: Record, notes: LuckNotes, file: Path) -> None:
    """Where the record is, and the command that proves its luck to whoever noted what binds it."""
    screen.line()
    print_luck(screen, record)
    print_rolls(screen, record)
    screen.tell("record-kept")
    words = [f"--word {shlex.quote(noted.word)}" for noted in notes.words if noted.seal is not None]
    seals = [f"--seal {noted.seal}" for noted in notes.words if noted.seal is not None]
    noted = [f"--fingerprint {notes.fingerprint}", *words, *seals] if words else []
    screen.line("  " + " ".join(["alehouse verify", shlex.quote(str(file)), *noted]))


def _result(ending: Ending) -> Result:
    lines = [[ScoreLine(what, points) for what, points in lines] for lines in ending.lines]
    return Result(ending.places, ending.points, lines, ending.why, ending.utility)


def _beside_the_truth(checked: Checked) -> Message:
    return Message(_TRUTH[checked.true], {"seat": Seat(checked.seat), "claim": checked.words})
