"""A game at this terminal: people share it, bots play along."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from alehouse.bots import decision, make
from alehouse.engine import record_file
from alehouse.engine.contract import OVER, PUBLIC, Game
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Seat
from alehouse.engine.options import OptionValue
from alehouse.engine.record import Record
from alehouse.tables import Match
from alehouse.terminal.arguments import BadArguments
from alehouse.terminal.decision import Decision
from alehouse.terminal.eyes import Eyes
from alehouse.terminal.fair_play import begin_stretch, print_luck
from alehouse.terminal.house import House
from alehouse.terminal.outcome import print_result
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
    house = House(Chain.fresh())
    table = Match(game, len(seats), options, names, seats, house.chain)
    try:
        begin_stretch(screen, table, house)
    except Left:
        # Nothing has happened yet that could be kept.
        return False
    return _play_to_the_end(screen, table, house, Slot(game.name))


def resume_file(screen: Screen, file: str) -> bool:
    """Go on with a game from a file that somebody saved."""
    path = Path(file)
    return resume(screen, record_file.read(path), path)


def resume(screen: Screen, record: Record, file: Path) -> bool:
    """Go on with a game; whether it was played to its end."""
    for kind in record.kinds:
        check_kind(kind)
    if record.result is not None:
        raise BadArguments("error-resume-finished", {"file": str(file)})
    house = House.of(record)
    table = Match.resume(record, house.chain)
    screen.speech = speech(screen.speech.lang, record.names)
    screen.heading(screen.speech.say(table.game.title()))
    _introduce(screen, record.kinds)
    screen.line()
    screen.tell("play-resumed")
    begin_stretch(screen, table, house)
    return _play_to_the_end(screen, table, house, Slot(record.game, file.absolute()))


def _introduce(screen: Screen, seats: Sequence[str]) -> None:
    for number, kind in enumerate(seats):
        screen.tell("play-seat", number=number + 1, seat=Seat(number), kind=screen.say(f"kind-{kind}"))


def _play_to_the_end(screen: Screen, table: Match, house: House, slot: Slot) -> bool:
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
                Decision(screen, table, seat, eyes, house).make()
    except (Left, KeyboardInterrupt):
        _keep(screen, table, house, slot)
        return False
    except Exception:
        # A mistake of ours, which is told elsewhere, must not cost anybody the game.
        _keep(screen, table, house, slot)
        raise
    _finish(screen, table, house, slot, eyes)
    return True


def _keep(screen: Screen, table: Match, house: House, slot: Slot) -> None:
    with undisturbed():
        file = slot.keep(table, house)
    screen.tell("play-kept", file=str(file))


def _finish(screen: Screen, table: Match, house: House, slot: Slot, eyes: Eyes) -> None:
    last = eyes.people[0] if len(eyes.people) == 1 else PUBLIC
    eyes.tell_news(last)
    eyes.draw(last)
    print_result(screen, table.position.result())
    record = table.save()
    file = slot.finish(record, house)
    screen.line()
    print_luck(screen, record)
    screen.tell("record-kept")
    screen.line(f'  alehouse verify "{file}"')
