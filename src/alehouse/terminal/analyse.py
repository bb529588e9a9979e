"""`alehouse analyse`: a game that was played, decision by decision; as text, as JSON, or as a page."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from alehouse.bots.analysis import USUAL, Analysis, Juncture, check, in_points, where_to_look
from alehouse.bots.hints import points
from alehouse.engine import record_file
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message, Seat
from alehouse.engine.registry import game as game_of
from alehouse.terminal.analyses import analysed
from alehouse.terminal.analysis_page import page_of, signed
from alehouse.terminal.asked import how_many_processes
from alehouse.terminal.choices import with_what_it_brings
from alehouse.terminal.places import typed_path
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.screen import Screen
from alehouse.text import speech


def analyse(screen: Screen, file: str, chosen: Namespace) -> None:
    """Analyse the record in a file, and tell what came of it."""
    level = chosen.level or USUAL
    processes = how_many_processes(chosen)
    record = record_file.read(Path(file))
    check(record, level)
    screen.speech = speech(screen.speech.lang, record.names)
    with progress_bar(screen, "analyse-progress", len(where_to_look(record))) as progress:
        found = analysed(record, level, processes, progress)
    if chosen.page is not None:
        _write_page(screen, found, typed_path(chosen.page))
    if chosen.json:
        screen.line(found.encode().decode())
    elif chosen.page is None:
        print_analysis(screen, found)


def print_analysis(screen: Screen, found: Analysis) -> None:
    """The analysis as text: where each chance went, what cost most, and every decision in one line."""
    screen.heading(screen.say("analysis-title", game=game_of(found.game).title()))
    screen.tell("analysis-how", level=found.level)
    if not found.finished:
        screen.tell("analysis-unfinished")
    screen.heading(screen.say("analysis-luck"))
    for seat in range(len(found.shares)):
        start, own, others, luck, end = in_points(found.shares[seat])
        parts = {"own": signed(own), "others": signed(others), "luck": signed(luck)}
        screen.tell("analyse-share", seat=Seat(seat), start=start, end=end, **parts)
        screen.paragraph(_marks(screen, found, seat), "    ")
    screen.tell("analysis-luck-meaning")
    screen.heading(screen.say("analysis-costly"))
    if not found.costly:
        screen.tell("analysis-costly-none")
    for number, place in enumerate(found.costly, 1):
        _print_costly(screen, number, found.moments[place])
    screen.heading(f"{screen.say('analysis-chances')} ({screen.say('analysis-chances-hint')})")
    for moment in found.moments:
        _print_moment(screen, moment)


def _marks(screen: Screen, found: Analysis, seat: int) -> str:
    marks = [moment.mark for moment in found.moments if moment.seat == seat]
    return screen.say(
        "analysis-marks",
        strong=marks.count("!"),
        doubtful=marks.count("?!"),
        mistakes=marks.count("?"),
        blunders=marks.count("??"),
    )


def _print_costly(screen: Screen, number: int, moment: Juncture) -> None:
    assert moment.seat is not None
    assert moment.played is not None
    assert moment.better is not None
    where = screen.say("analysis-where", seat=Seat(moment.seat), step=moment.step)
    fall = screen.say("analysis-from-to", before=points(moment.better.chance), after=points(moment.played.chance))
    screen.paragraph(f"{where} {moment.mark}  {fall}", f"{number:>3}. ")
    for what, judged in (("analysis-played", moment.played), ("analysis-better", moment.better)):
        screen.paragraph(f"{screen.say(what)}: {with_what_it_brings(screen, judged.choice)}", "     ")
    for sentence in moment.why:
        screen.paragraph(screen.speech.say(sentence), "     ")


def _print_moment(screen: Screen, moment: Juncture) -> None:
    chances = " ".join(f"{points(chance):>3}" for chance in moment.chances)
    if moment.seat is None or moment.played is None:
        screen.paragraph("", f"{moment.step:>5}  {chances}")
        return
    who = screen.speech.name(moment.seat)
    words = screen.speech.say(moment.played.choice.words)
    screen.paragraph(f"{who}: {words} {moment.mark}".rstrip(), f"{moment.step:>5}  {chances}  ")


def _write_page(screen: Screen, found: Analysis, file: Path) -> None:
    try:
        file.write_text(page_of(screen.speech, found), encoding="utf-8")
    except OSError as wrong:
        raise AlehouseError("analyse-page", {"file": str(file), "reason": wrong.strerror or str(wrong)}) from None
    screen.paragraph(screen.speech.say(Message("analyse-written", {"file": str(file)})))
