"""`alehouse replay`: a record step by step, forwards and back, through anybody's eyes."""

from __future__ import annotations

from pathlib import Path

from alehouse.engine import record_file
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Position
from alehouse.engine.errors import BadRecord
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat
from alehouse.engine.record import Record, start
from alehouse.engine.verify import verify
from alehouse.terminal.arguments import whole_number
from alehouse.terminal.news import in_sentences, print_news
from alehouse.terminal.outcome import print_result
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.words import IN_A_REPLAY, command_name, read_command, typed_number
from alehouse.text import speech


def replay(screen: Screen, file: str, seat: str | None) -> None:
    """Show the record in a file: step by step to a person, all at once to a file or another program."""
    record = record_file.read(Path(file))
    eyes = PUBLIC if seat is None else whole_number("--seat", seat, 1, record.players) - 1
    screen.speech = speech(screen.speech.lang, record.names)
    watching = Watching(screen, record, eyes)
    if not screen.interactive:
        watching.print_all()
        return
    screen.open()
    try:
        watching.step_through()
    finally:
        screen.close()


class Moment:
    """The position after a step, and what the step brought."""

    def __init__(self, position: Position, events: list[Event]) -> None:
        self.position = position
        self.events = events


class Watching:
    """A record, and where in it we are."""

    def __init__(self, screen: Screen, record: Record, seat: int) -> None:
        self._screen = screen
        self._seat = seat
        self._record = record
        self._moments = _moments(record)
        self._at = 0
        self._commands = {
            "next": self._next,
            "back": self._back,
            "turn": self._turn,
            "end": self._end,
            "seat": self._look_through,
            "log": self._log,
            "help": self._help,
        }

    def print_all(self) -> None:
        """Everything that happened, then how it stood in the end."""
        self._screen.heading(self._screen.speech.say(self._moments[0].position.game.title()))
        self._at = self._last
        self._tell(0, self._last)
        self._draw()

    def step_through(self) -> None:
        """As the person wishes, until that person has seen enough."""
        screen = self._screen
        if not screen.stays:
            screen.heading(screen.speech.say(self._moments[0].position.game.title()))
        self._show()
        self._help("")
        try:
            while True:
                typed = screen.ask(self._where() + " > ")
                if not typed:
                    self._next("")
                elif (step := typed_number(typed)) is not None:
                    self._go_to(step)
                elif (command := read_command(screen.speech, typed, IN_A_REPLAY)) is None:
                    screen.tell("replay-not-understood", text=typed, help=command_name(screen.speech, "help"))
                elif command[0] == "quit":
                    return
                else:
                    self._commands[command[0]](command[1])
        except Left:
            return

    def _where(self) -> str:
        """How far we are, and through whose eyes we look."""
        eyes = self._screen.say("replay-eyes", seat=Seat(self._seat)) if self._seat != PUBLIC else ""
        return f"{self._screen.say('replay-at', step=self._at, last=self._last)} {eyes}".rstrip()

    @property
    def _last(self) -> int:
        return len(self._moments) - 1

    def _next(self, _: str) -> None:
        if self._at == self._last:
            self._screen.tell("replay-no-more")
        else:
            self._go_to(self._at + 1)

    def _back(self, _: str) -> None:
        self._go_to(max(0, self._at - 1))

    def _turn(self, _: str) -> None:
        """On to where another seat is to decide, with all that happened on the way."""
        deciding = self._moments[self._at].position.to_move
        begun = self._at
        while self._at < self._last:
            self._at += 1
            if self._moments[self._at].position.to_move not in (deciding, CHANCE):
                break
        self._tell(begun + 1, self._at)
        self._draw()

    def _end(self, _: str) -> None:
        self._go_to(self._last)

    def _look_through(self, typed: str) -> None:
        """Through the eyes of a seat, as far as it could see then; without a number, of an onlooker."""
        players = self._record.players
        number = typed_number(typed)
        if typed and (number is None or not 1 <= number <= players):
            self._screen.tell("menu-not-understood", low=1, high=players)
            return
        self._seat = PUBLIC if number is None else number - 1
        self._show()

    def _log(self, _: str) -> None:
        print_news(self._screen, self._events(0, self._at))

    def _help(self, _: str) -> None:
        for command in IN_A_REPLAY:
            name = command_name(self._screen.speech, command)
            does = self._screen.say(f"does-replay-{command}")
            self._screen.paragraph(f"{name}: {does}", "  ", "      ")

    def _go_to(self, step: int) -> None:
        self._at = min(step, self._last)
        self._show()

    def _show(self) -> None:
        self._tell(self._at, self._at)
        self._draw()

    def _tell(self, first: int, last: int) -> None:
        """What these steps brought, behind what was before."""
        before = in_sentences(self._screen, self._events(0, first - 1))
        new = in_sentences(self._screen, self._events(first, last))
        self._screen.news([*before, *new], len(new))

    def _events(self, first: int, last: int) -> list[Message]:
        """What these steps brought, as far as we may know it."""
        events = [event for moment in self._moments[first : last + 1] for event in moment.events]
        return [seen.message() for event in events if (seen := event.seen_by(self._seat)) is not None]

    def _draw(self) -> None:
        screen = self._screen
        position = self._moments[self._at].position
        screen.line()
        screen.picture(position.game, position.view(self._seat))
        if position.to_move == OVER:
            print_result(screen, position.result())
        elif position.to_move >= 0 and not screen.stays:
            screen.heading(screen.speech.say(position.prompt()))


def _moments(record: Record) -> list[Moment]:
    """Every position of the record; one that was changed is refused, because it shows what never happened."""
    for finding in verify(record).failures:
        raise BadRecord("error-replay-changed", {"finding": finding.message})
    position = start(record)
    position.listen()
    moments = [Moment(position.copy(), position.news())]
    for notation in record.steps:
        position.play(position.game.action(notation))
        moments.append(Moment(position.copy(), position.news()))
    return moments
