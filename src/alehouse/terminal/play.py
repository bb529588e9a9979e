"""A game at this terminal: people share it, bots play along."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from alehouse.bots import decision, make
from alehouse.engine import record_file
from alehouse.engine.contract import OVER, PUBLIC, Game
from alehouse.engine.luck import FairLuck, FastLuck, commitment
from alehouse.engine.messages import Seat
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record, is_word
from alehouse.tables import Table
from alehouse.terminal.arguments import BadArguments
from alehouse.terminal.decision import Decision
from alehouse.terminal.eyes import Eyes
from alehouse.terminal.outcome import print_luck, print_result
from alehouse.terminal.saves import Slot
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.seats import HUMAN, check_kind
from alehouse.terminal.signals import undisturbed
from alehouse.text import speech


def play_new(
    screen: Screen, game: Game, seats: Sequence[str], names: Sequence[str], options: dict[str, OptionValue]
) -> bool:
    """Play a game from its beginning; whether it was played to its end."""
    screen.speech = speech(screen.speech.lang, names)
    screen.heading(screen.speech.say(game.title()))
    _introduce(screen, seats)
    try:
        luck = _bind_luck(screen, seats)
    except Left:
        # Nothing has happened yet that could be kept.
        return False
    table = Table(game, len(seats), options, names, seats, luck)
    return _play_to_the_end(screen, table, Slot(game.name))


def resume_file(screen: Screen, file: str) -> bool:
    """Go on with a game from a file that somebody saved."""
    path = Path(file)
    return resume(screen, record_file.read(path), path)


def resume(screen: Screen, record: Record, file: Path) -> bool:
    """Go on with a game; whether it was played to its end."""
    for kind in record.kinds:
        check_kind(kind)
    table = Table.resume(record)
    if table.position.to_move == OVER:
        raise BadArguments("error-resume-finished", {"file": str(file)})
    screen.speech = speech(screen.speech.lang, record.names)
    screen.heading(screen.speech.say(table.game.title()))
    _introduce(screen, record.kinds)
    screen.line()
    screen.tell("play-resumed", commitment=table.commitment)
    return _play_to_the_end(screen, table, Slot(record.game, file.absolute()))


def _introduce(screen: Screen, seats: Sequence[str]) -> None:
    for number, kind in enumerate(seats):
        screen.tell("play-seat", number=number + 1, seat=Seat(number), kind=screen.say(f"kind-{kind}"))


def _bind_luck(screen: Screen, seats: Sequence[str]) -> FairLuck:
    """Show what binds the house, then let the people mix in words that the house could not know."""
    secret = secrets.token_bytes(32)
    screen.line()
    screen.tell("luck-bound", commitment=commitment(secret))
    words = []
    for number, kind in enumerate(seats):
        if kind == HUMAN:
            words.append(_ask_for_a_word(screen, number))
    return FairLuck(secret, words or [secrets.token_hex(4)])


def _ask_for_a_word(screen: Screen, seat: int) -> str:
    screen.tell("luck-word", seat=Seat(seat))
    while True:
        word = screen.ask() or secrets.token_hex(4)
        if is_word(word):
            return word
        screen.tell("luck-word-odd")


def _play_to_the_end(screen: Screen, table: Table, slot: Slot) -> bool:
    eyes = Eyes(screen, table)
    if slot.file is not None:
        eyes.skip_old_news()
    bots = {
        seat: make(kind, FastLuck(secrets.randbits(64)))
        for seat, kind in enumerate(table.record.kinds)
        if kind != HUMAN
    }
    try:
        while table.position.to_move != OVER:
            seat = table.position.to_move
            if seat in bots:
                action = decision(bots[seat], table.position)
                with undisturbed():
                    table.decide(seat, action)
                if not eyes.people:
                    eyes.tell_news(PUBLIC)
            else:
                Decision(screen, table, seat, eyes).make()
    except (Left, KeyboardInterrupt):
        _keep(screen, table, slot)
        return False
    except Exception:
        # A mistake of ours, which is told elsewhere, must not cost anybody the game.
        _keep(screen, table, slot)
        raise
    _finish(screen, table, slot, eyes)
    return True


def _keep(screen: Screen, table: Table, slot: Slot) -> None:
    with undisturbed():
        file = slot.keep(table.save())
    screen.tell("play-kept", file=str(file))


def _finish(screen: Screen, table: Table, slot: Slot, eyes: Eyes) -> None:
    last = eyes.people[0] if len(eyes.people) == 1 else PUBLIC
    eyes.tell_news(last)
    eyes.draw(last)
    print_result(screen, table.position.result())
    record = table.save()
    file = slot.finish(record)
    print_luck(screen, record)
    screen.tell("record-kept")
    screen.line(f'  alehouse verify "{file}"')
