"""A game at this terminal: people share it, bots play along."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
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
from alehouse.terminal.journal import SUFFIX, Journal
from alehouse.terminal.outcome import print_result
from alehouse.terminal.private_files import NotKept
from alehouse.terminal.saves import keep_finished, new_name
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.seats import HUMAN, check_kind
from alehouse.terminal.signals import undisturbed
from alehouse.terminal.words import command_name, read_command
from alehouse.text import speech


def play_new(
    screen: Screen,
    game: Game,
    seats: Sequence[str],
    names: Sequence[str],
    options: dict[str, OptionValue],
    chain: Chain | None = None,
    seed: int | None = None,
) -> bool:
    """Play a game from its beginning; whether it was played to its end. The luck is fresh, unless it is handed in."""
    screen.speech = speech(screen.speech.lang, names)
    screen.heading(screen.speech.say(game.title()))
    screen.paragraph(screen.speech.say(game.book()[0].texts[0]))
    screen.line()
    _introduce(screen, seats)
    house = House(chain or Chain.fresh())
    table = Match(game, len(seats), options, names, seats, house.chain)
    try:
        begin_stretch(screen, table, house)
    except Left:
        # Nothing has happened yet that could be kept.
        if not screen.typed_any:
            raise BadArguments("error-nobody-types") from None
        return False
    return Playing(screen, table, house, Journal(new_name(game.name), house.chain), seed).to_the_end()


def resume(screen: Screen, file: Path) -> bool:
    """Go on with a game from its journal, or from a file that somebody saved; whether it was played to its end."""
    if file.suffix == SUFFIX:
        journal, told = Journal.take_up(file.absolute())
        try:
            house = House.of_journal(told.record, told.chain, told.words)
            return _go_on(screen, told.record, house, journal)
        finally:
            journal.close()
    record = record_file.read(file)
    if record.result is not None:
        raise BadArguments("error-resume-finished", {"file": str(file)})
    house = House.of(record)
    return _go_on(screen, record, house, Journal(new_name(record.game), house.chain))


def _go_on(screen: Screen, record: Record, house: House, journal: Journal) -> bool:
    for kind in record.kinds:
        check_kind(kind)
    table = Match.resume(record, house.chain)
    screen.speech = speech(screen.speech.lang, record.names)
    screen.heading(screen.speech.say(table.game.title()))
    _introduce(screen, record.kinds)
    screen.line()
    screen.tell("play-resumed")
    try:
        begin_stretch(screen, table, house)
    except Left:
        # It waits as it has waited before.
        return False
    playing = Playing(screen, table, house, journal)
    playing.eyes.skip_old_news()
    return playing.to_the_end()


def _introduce(screen: Screen, seats: Sequence[str]) -> None:
    for number, kind in enumerate(seats):
        screen.tell("play-seat", number=number + 1, seat=Seat(number), kind=screen.say(f"kind-{kind}"))


_A_WHILE = 3
"""Rounds; whoever is not asked for longer than that may be out of the game."""


class Playing:
    """A match at this terminal, whatever of it is on disk, and whoever looks."""

    def __init__(self, screen: Screen, table: Match, house: House, journal: Journal, seed: int | None = None) -> None:
        self._seed = secrets.randbits(62) if seed is None else seed
        """What the bots' own luck comes from; they decide by it between what looks equally good."""
        self._screen = screen
        self._table = table
        self._house = house
        self._journal = journal
        self._trouble: NotKept | None = None
        """Why what happened last is not on disk, if it is not."""
        self._unasked = 0
        """So many decisions of bots ago somebody here was asked."""
        self._hurries = False
        self.eyes = Eyes(screen, table)

    def to_the_end(self) -> bool:
        """Play on; whether the game came to its end."""
        self._screen.open()
        try:
            self._keep()
            self._play()
        except (Left, KeyboardInterrupt):
            self._leave()
            return False
        except Exception:
            # A mistake of ours, which is told elsewhere, must not cost anybody the game.
            self._leave()
            raise
        self._finish()
        return True

    def _play(self) -> None:
        table = self._table
        bots = {
            seat: make(kind, FastLuck(self._seed + seat))
            for seat, kind in enumerate(table.record.kinds)
            if kind != HUMAN
        }
        while table.position.to_move != OVER:
            seat = table.position.to_move
            if seat in bots:
                action = decision(bots[seat], table.position)
                with undisturbed():
                    table.decide(seat, action)
                    self._keep()
                if not self.eyes.people:
                    self.eyes.tell_news(PUBLIC)
                self._unasked += 1
                if self._unasked > _A_WHILE * len(table.record.kinds):
                    self._watch()
            elif len(table.legal(seat)) == 1 and table.position.asked_together() is None:
                self._decide_the_only_way(seat)
            else:
                self._unasked = 0
                Decision(self._screen, table, seat, self.eyes, self._house, self._keep).make()

    def _decide_the_only_way(self, seat: int) -> None:
        """A question with one answer is not asked; whoever would have answered is told."""
        table = self._table
        (only,) = table.legal(seat)
        words = table.game.describe(table.view(seat), only).words
        self.eyes.decided_by_itself(seat, len(table.record.steps), words)
        with undisturbed():
            table.decide(seat, only)
            self._keep()

    def _watch(self) -> None:
        """Nobody here has been asked for long, perhaps nobody will be: look on at one's own pace, or leave."""
        screen = self._screen
        if self._hurries or not self.eyes.people or not screen.interactive:
            return
        self._unasked = 0
        self.eyes.look_on()
        names = {each: command_name(screen.speech, each) for each in ("end", "quit")}
        command = read_command(screen.speech, screen.ask(screen.say("play-watch", **names) + " "), ("end", "quit"))
        if command is not None and command[0] == "quit":
            raise Left
        self._hurries = command is not None

    def _keep(self) -> None:
        """All is on disk before anybody sees what came of it. Where it cannot be, that is told, and play goes on."""
        try:
            self._journal.write(self._table)
            self._trouble = None
        except NotKept as wrong:
            if self._trouble is None:
                self._screen.paragraph(self._screen.speech.say(wrong.message))
            self._trouble = wrong

    def _leave(self) -> None:
        with undisturbed():
            self._keep()
            self._journal.close()
        # Nobody's cards stay behind on the screen.
        self.eyes.look_away()
        with suppress(OSError):
            self._screen.close()
        if self._trouble is not None:
            raise NotKept("play-left-not-kept", self._trouble.message.args)
        with suppress(OSError):  # A window that is closed shows nothing any more.
            self._screen.tell("play-kept", file=str(self._journal.file))

    def _finish(self) -> None:
        screen, eyes = self._screen, self.eyes
        screen.close()
        last = eyes.people[0] if len(eyes.people) == 1 else PUBLIC
        eyes.tell_news(last)
        eyes.draw(last)
        print_result(screen, self._table.position.result())
        record = self._table.save()
        name = self._journal.file.stem if self._journal.file is not None else new_name(record.game)
        try:
            file = keep_finished(record, name)
        except NotKept:
            # Its journal may be whole: whoever goes on with it comes to the same end, when there is room.
            self._journal.close()
            if self._trouble is None:
                screen.tell("play-kept", file=str(self._journal.file))
            raise
        self._journal.remove()
        self._house.forget()
        screen.line()
        print_luck(screen, record)
        screen.tell("record-kept")
        screen.line(f'  alehouse verify "{file}"')
